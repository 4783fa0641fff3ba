extension HandWritten {
    //: static SafeSource.pullAs
    static func pull() async throws {
        func call<Double: SafeSource<Int>>(_ type: Double.Type) async throws(SourceFault) -> [[Int]] {
            try await type.pull(3, as: [Int].self)
        }
        SafeSourceStub<Int>.reset()
        SafeSourceStub<Int>.pullAsReturnValue = [[1], [2]]
        dvExpect("answer", try await call(SafeSourceStub<Int>.self), [[1], [2]])
        dvExpect("received", dvTexts(SafeSourceStub<Int>.pullAsReceivedArguments as Any)[0], "3")
        dvExpect("calls", SafeSourceStub<Int>.pullAsCallsCount, 1)
        SafeSourceStub<Int>.reset()
    }
}
