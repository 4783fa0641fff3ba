extension HandWritten {
    //: Streams.resume
    static func resume() async throws {
        func call(_ double: some Streams, _ continuation: CheckedContinuation<Int, any Error>) {
            double.resume(continuation)
        }
        let double = StreamsStub()
        double.resumeClosure = { $0.resume(returning: 7) }
        dvExpect("closure", try await withCheckedThrowingContinuation { call(double, $0) }, 7)
        dvExpect("received", double.resumeReceivedContinuation != nil, true)
        dvExpect("calls", double.resumeCallsCount, 1)
    }

    //: Streams.tasks
    static func tasks() async throws {
        func call(_ double: some Streams, _ group: inout TaskGroup<Int>) async { await double.tasks(&group) }
        let double = StreamsStub()
        double.tasksClosure = { group in group.addTask { 5 } }
        let all = await withTaskGroup(of: Int.self) { group in
            await call(double, &group)
            var all: [Int] = []
            for await number in group { all.append(number) }
            return all
        }
        dvExpect("closure", all, [5])
        dvExpect("calls", double.tasksCallsCount, 1)
    }
}
