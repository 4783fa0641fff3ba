extension HandWritten {
    //: Bundle2.collect
    static func collect() async throws {
        func call(_ double: some Bundle2) -> (Int, String) { double.collect(1, "a") }
        let double = Bundle2Stub()
        double.collectReturnValue = (2, "b")
        double.collectReturnValues = [(3, "c")]
        dvExpect("next answer", "\(call(double))", "(3, \"c\")")
        dvExpect("answer", "\(call(double))", "(2, \"b\")")
        double.collectClosure = { ($0.count, "d") }
        dvExpect("closure", "\(call(double))", "(2, \"d\")")
        dvExpect("received", double.collectReceivedInvocations.map { dvText($0) }, ["[1, a]", "[1, a]", "[1, a]"])
        double.reset()
        dvExpect("calls", double.collectCallsCount, 0)
    }

    //: Bundle2.types
    static func types() async throws {
        func call(_ double: some Bundle2) throws -> (Int?, String?) { try double.types(Int.self, String.self) }
        let double = Bundle2Stub()
        double.typesReturnValue = (Int?.some(1), String?.none)
        dvExpect("answer", "\(try call(double))", "(Optional(1), nil)")
        dvExpect("received", dvText(double.typesReceivedTypes as Any), "[Swift.Int.self, Swift.String.self]")
        double.typesThrowableError = DVError(number: 1)
        dvExpect("error", (try? call(double)) == nil, true)
        dvExpect("calls", double.typesCallsCount, 2)
    }

    //: Bundle2.check
    static func check() async throws {
        func call(_ double: some Bundle2) -> Bool { double.check((1, 2), ("a", "b")) }
        let double = Bundle2Stub()
        double.checkReturnValue = true
        dvExpect("answer", call(double), true)
        double.checkClosure = { $0.count == 3 }
        dvExpect("closure", call(double), false)
        dvExpect("received", dvText(double.checkReceivedValues as Any), "[[1, 2], [a, b]]")
        dvExpect("calls", double.checkCallsCount, 2)
    }

    //: Dispatcher.dispatchThen
    static func dispatch() async throws {
        func call(_ double: some Dispatcher) async throws -> Int {
            try await double.dispatch("name", 1, "a", then: { number, text in number + text.count })
        }
        let double = DispatcherStub()
        double.dispatchThenReturnValue = 5
        dvExpect("answer", try await call(double), 5)
        dvExpect("received", dvTexts(double.dispatchThenReceivedArguments as Any), ["name", "[1, a]"])
        double.dispatchThenClosure = { name, values in name.count + values.count }
        dvExpect("closure", try await call(double), 6)
        double.dispatchThenThrowableError = DVError(number: 1)
        dvExpect("error", (try? await call(double)) == nil, true)
        dvExpect("calls", double.dispatchThenCallsCount, 3)
    }

    //: Dispatcher.registerNamed
    static func register() async throws {
        func call(_ double: some Dispatcher) {
            double.register({ (number: Int, text: String) in number }, named: "name")
        }
        let double = DispatcherStub()
        call(double)
        dvExpect("received", double.registerNamedReceivedName, "name")
        let seen = DVSeen()
        double.registerNamedClosure = { seen.add($0) }
        call(double)
        dvExpect("closure", seen.calls, [["name"]])
        dvExpect("calls", double.registerNamedCallsCount, 2)
    }

    //: static Dispatcher.emit
    static func emit() async throws {
        func call<Double: Dispatcher>(_ type: Double.Type) async {
            await type.emit(DVError(number: 1), DVError(number: 2))
        }
        DispatcherStub.reset()
        await call(DispatcherStub.self)
        dvExpect(
            "received", DispatcherStub.emitReceivedEvents?.map { "\($0)" },
            ["DVError(number: 1)", "DVError(number: 2)"])
        let seen = DVSeen()
        DispatcherStub.emitClosure = { seen.add("\($0.count)") }
        await call(DispatcherStub.self)
        dvExpect("closure", seen.calls, [["2"]])
        dvExpect("calls", DispatcherStub.emitCallsCount, 2)
        DispatcherStub.reset()
        dvExpect("calls after reset", DispatcherStub.emitCallsCount, 0)
    }

    //: Zipper.init
    static func initialise() async throws {
        func call<Double: Zipper>(_ type: Double.Type) -> Double { type.init(1, "a") }
        let double = call(ZipperStub.self)
        dvExpect("received", dvText(double.initReceivedParts as Any), "[1, a]")
        dvExpect("calls", double.initCallsCount, 1)
    }

    //: Zipper.firstsOf
    static func firsts() async throws {
        func call(_ double: some Zipper) -> (Int?, Character?) { double.firsts(of: [1, 2], "ab") }
        let double = ZipperStub()
        double.firstsOfReturnValue = (Int?.some(7), Character?.some("z"))
        dvExpect("answer", "\(call(double))", "(Optional(7), Optional(\"z\"))")
        dvExpect("received", dvText(double.firstsOfReceivedParts as Any), "[[1, 2], ab]")
        dvExpect("calls", double.firstsOfCallsCount, 1)
    }
}
