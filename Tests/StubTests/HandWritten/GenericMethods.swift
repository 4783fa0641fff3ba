extension HandWritten {
    //: Renderer.renderValueString3
    static func renderNumbers() async throws {
        func call<Values: Collection<Int>>(_ double: some Renderer, _ values: Values) -> String {
            double.render(values)
        }
        let double = RendererStub()
        double.renderValueString3ReturnValue = "numbers"
        dvExpect("answer", call(double, [1, 2]), "numbers")
        dvExpect("received", dvText(double.renderValueString3ReceivedValue as Any), "[1, 2]")
        dvExpect("calls", double.renderValueString3CallsCount, 1)
    }

    //: Renderer.renderValueString4
    static func renderTexts() async throws {
        func call<Values: Collection<String>>(_ double: some Renderer, _ values: Values) -> String {
            double.render(values)
        }
        let double = RendererStub()
        double.renderValueString4ReturnValue = "texts"
        dvExpect("answer", call(double, ["a"]), "texts")
        dvExpect("received", dvText(double.renderValueString4ReceivedValue as Any), "[a]")
        dvExpect("calls", double.renderValueString4CallsCount, 1)
    }
}
