extension HandWritten {
    //: Switchable.toggle
    static func toggle() async throws {
        func call(_ double: some Switchable) { _ = double.toggle(true) }
        #if DEBUG
            let double = SwitchableStub<Int>()
            double.toggleReturnValue = 3
            dvExpect("answer", double.toggle(false), 3)
        #else
            let double = SwitchableStub()
            let seen = DVSeen()
            double.toggleClosure = { seen.add("\($0)") }
            double.toggle(false)
            dvExpect("closure", seen.calls, [["false"]])
        #endif
        call(double)
        dvExpect("received", double.toggleReceivedInvocations, [false, true])
        dvExpect("calls", double.toggleCallsCount, 2)
    }
}
