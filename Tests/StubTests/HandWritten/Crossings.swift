extension HandWritten {
    //: Pipeline2.runBody
    static func run() async throws {
        func call(_ double: some Pipeline2) async throws -> Int {
            try await double.run(1, "a", body: { (number: Int, text: String) async throws(DVError) -> Int in number })
        }
        let double = Pipeline2Stub()
        double.runBodyReturnValue = 4
        dvExpect("answer", try await call(double), 4)
        dvExpect("received", dvText(double.runBodyReceivedInputs as Any), "[1, a]")
        double.runBodyClosure = { $0.count }
        dvExpect("closure", try await call(double), 2)
        double.runBodyThrowableError = DVError(number: 1)
        do {
            _ = try await call(double)
            dvExpect("error", false, true)
        } catch { dvExpect("error", "\(error)", "DVError(number: 1)") }
        dvExpect("calls", double.runBodyCallsCount, 3)
    }

    //: static Pipeline2.chain
    static func chain() async throws {
        func call<Double: Pipeline2>(_ type: Double.Type, _ stage: Double) -> any Pipeline2 { type.chain(stage, stage) }
        Pipeline2Stub.reset()
        let stage = Pipeline2Stub()
        let answer = Pipeline2Stub()
        Pipeline2Stub.chainReturnValue = answer
        dvExpect("answer", dvText(call(Pipeline2Stub.self, stage)), dvText(answer))
        dvExpect("received", Pipeline2Stub.chainReceivedStages?.map { dvText($0) }, [dvText(stage), dvText(stage)])
        Pipeline2Stub.chainClosure = { _ in stage }
        dvExpect("closure", dvText(call(Pipeline2Stub.self, stage)), dvText(stage))
        dvExpect("calls", Pipeline2Stub.chainCallsCount, 2)
        Pipeline2Stub.reset()
    }

    //: Pipeline2.merge
    static func merge() async throws {
        func call(_ double: some Pipeline2) async -> (Set<Int>, Set<String>) { await double.merge(1, "a") }
        let double = Pipeline2Stub()
        double.mergeReturnValue = (Set([5]), Set(["b"]))
        dvExpect("answer", "\(await call(double))", "(Set([5]), Set([\"b\"]))")
        double.mergeClosure = { _ in (Set([6]), Set<String>()) }
        dvExpect("closure", "\(await call(double))", "(Set([6]), Set([]))")
        dvExpect("received", double.mergeReceivedInvocations.map { dvText($0) }, ["[1, a]", "[1, a]"])
    }

    //: Arena.withRegion
    static func withRegion() async throws {
        func call<Double: Arena>(_ double: Double) throws(DVError) -> Int {
            try double.withRegion(3) { (_: inout Double.Region) throws(DVError) -> Int in 1 }
        }
        let double = ArenaStub<Int>()
        double.withRegionThrowableError = DVError(number: 2)
        do {
            _ = try call(double)
            dvExpect("error", false, true)
        } catch { dvExpect("error", "\(error)", "DVError(number: 2)") }
        dvExpect("received", double.withRegionReceivedInvocations, [3])
        dvExpect("calls", double.withRegionCallsCount, 1)
    }
}
