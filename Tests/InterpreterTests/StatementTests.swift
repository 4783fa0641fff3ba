import Testing

/// The order of statements, and the ways that code goes.
@Suite struct StatementTests {
    private let start = """
        import Swinject
        final class Feed {}
        final class Chat {}
        let box = Container()

        """

    @Test func order() {
        expectOutcomes(
            start + """
                _ = box.resolve(Feed.self) // missing
                box.register(Feed.self) { _ in Feed() }
                _ = box.resolve(Feed.self) // proved
                _ = box.resolve(Feed.self, name: "other") // missing
                box.removeAll()
                _ = box.resolve(Feed.self) // missing
                """)
    }

    @Test func branches() {
        expectOutcomes(
            start + """
                if CommandLine.arguments.count > 1 {
                    box.register(Feed.self) { _ in Feed() }
                    _ = box.resolve(Feed.self) // proved
                } else {
                    box.register(Chat.self) { _ in Chat() }
                }
                _ = box.resolve(Feed.self) // conditional
                if CommandLine.arguments.count > 2 {
                    box.register(Int.self) { _ in 1 }
                } else {
                    box.register(Int.self) { _ in 2 }
                }
                _ = box.resolve(Int.self) // proved
                """)
    }

    /// What a condition that cannot change decides is the same wherever it is tested.
    @Test func oneCondition() {
        expectOutcomes(
            start + """
                let isOn = CommandLine.arguments.contains("on")
                if isOn { box.register(Feed.self) { _ in Feed() } }
                if isOn { _ = box.resolve(Feed.self) } // proved
                if !isOn { _ = box.resolve(Feed.self) } // missing
                """)
    }

    @Test func exits() {
        expectOutcomes(
            start + """
                func fill(_ isOn: Bool) {
                    guard isOn else { return }
                    box.register(Feed.self) { _ in Feed() }
                }
                fill(false)
                _ = box.resolve(Feed.self) // missing
                fill(CommandLine.arguments.count > 1)
                _ = box.resolve(Feed.self) // conditional
                fill(true)
                _ = box.resolve(Feed.self) // proved
                """)
    }

    @Test func loops() {
        expectOutcomes(
            start + """
                for name in ["a", "b"] { box.register(Feed.self, name: name) { _ in Feed() } }
                _ = box.resolve(Feed.self, name: "b") // proved
                _ = box.resolve(Feed.self, name: "c") // missing
                for _ in CommandLine.arguments { box.register(Chat.self) { _ in Chat() } }
                _ = box.resolve(Chat.self) // conditional
                """)
    }

    @Test func labelledBreak() {
        expectOutcomes(
            start + """
                block: do {
                    if CommandLine.arguments.count > 1 { break block }
                    box.register(Feed.self) { _ in Feed() }
                }
                _ = box.resolve(Feed.self) // conditional
                """)
    }

    @Test func compiledConditions() {
        expectOutcomes(
            start + """
                #if DEBUG
                box.register(Feed.self) { _ in Feed() }
                #endif
                #if DEBUG
                _ = box.resolve(Feed.self) // proved
                #endif
                _ = box.resolve(Feed.self) // missing under #if !DEBUG
                """)
    }

    @Test func errors() {
        expectOutcomes(
            start + """
                struct Failure: Error {}
                func fill() throws {
                    if CommandLine.arguments.count > 1 { throw Failure() }
                    box.register(Feed.self) { _ in Feed() }
                }
                do {
                    try fill()
                    _ = box.resolve(Feed.self) // proved
                } catch {}
                _ = box.resolve(Feed.self) // conditional
                """)
    }

    /// What is deferred runs on each way out of its block, but not on those before it.
    @Test func deferredOnEachWay() {
        expectOutcomes(
            start + """
                struct Failure: Error {}
                func early(_ stops: Bool) {
                    if stops { return }
                    defer { box.register(Feed.self) { _ in Feed() } }
                    if CommandLine.arguments.count > 1 { return }
                }
                early(true)
                _ = box.resolve(Feed.self) // missing
                early(false)
                _ = box.resolve(Feed.self) // proved
                func failing() throws {
                    defer { box.register(Chat.self) { _ in Chat() } }
                    throw Failure()
                }
                try? failing()
                _ = box.resolve(Chat.self) // proved
                for name in ["a", "b"] {
                    defer { box.register(Int.self, name: name) { _ in 1 } }
                    if name == "a" { continue }
                    break
                }
                _ = box.resolve(Int.self, name: "a") // proved
                _ = box.resolve(Int.self, name: "b") // proved
                """)
    }

    /// Rounds that surely run are run; what an unknown number of them counts is unknown.
    @Test func countedRounds() {
        expectOutcomes(
            start + """
                var number = 0
                while number < 5 {
                    if number == 4 { box.register(Feed.self) { _ in Feed() } }
                    number += 1
                }
                _ = box.resolve(Feed.self) // proved
                var names = ["a", "b", "c"]
                while let name = names.popLast() { box.register(Feed.self, name: name) { _ in Feed() } }
                _ = box.resolve(Feed.self, name: "a") // proved
                var count = 0
                for _ in CommandLine.arguments {
                    box.register(Chat.self, name: "\\(count)") { _ in Chat() }
                    count += 1
                }
                _ = box.resolve(Chat.self, name: "3") // unknown
                """)
    }

    /// The last run of a function within itself stands for all that follow.
    @Test func countedRecursion() {
        expectOutcomes(
            start + """
                func fill(_ depth: Int) {
                    guard depth > 0 else {
                        box.register(Feed.self) { _ in Feed() }
                        return
                    }
                    fill(depth - 1)
                }
                fill(2)
                _ = box.resolve(Feed.self) // proved
                func empty(_ depth: Int) { if depth == 0 { box.removeAll() } else { empty(depth - 1) } }
                empty(20)
                _ = box.resolve(Feed.self) // conditional
                """)
    }
}
