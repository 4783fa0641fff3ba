extension HandWritten {
    //: ByResult.value2
    static func nothing() async throws {
        func call(_ double: some ByResult) { (double.value as () -> Void)() }
        let double = ByResultStub()
        let seen = DVSeen()
        double.value2Closure = { seen.add("called") }
        call(double)
        dvExpect("closure", seen.calls, [["called"]])
        dvExpect("calls", double.value2CallsCount, 1)
    }

    //: ByType.putSomePlain
    static func putSome() async throws {
        struct Own: Plain {}
        func call<Value: Plain>(_ double: some ByType, _ value: Value) { (double.put as (Value) -> Void)(value) }
        let double = ByTypeStub()
        call(double, Own())
        dvExpect("received", dvText(double.putSomePlainReceivedValue as Any), "Own()")
        dvExpect("calls", double.putSomePlainCallsCount, 1)
    }

    //: ByEffect.syncValueValueAsync
    static func syncWithoutError() async throws {
        final class Own {
            let number = 4
        }
        // A value that is not Sendable is for this one alone.
        func call(_ double: some ByEffect) async -> Own { await double.sync(Own()) }
        let double = ByEffectStub()
        let answer = Own()
        double.syncValueValueAsyncReturnValue = answer
        dvExpect("answer", await call(double) === answer, true)
        dvExpect("received", double.syncValueValueAsyncReceivedId is Own, true)
        dvExpect("calls", [double.syncValueValueAsyncCallsCount, double.syncValueValueAsync2CallsCount], [1, 0])
    }
}
