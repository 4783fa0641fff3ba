import Testing

/// What is used again without being evaluated again, and what may not be.
@Suite struct RememberingTests {
    private let start = """
        import Swinject
        protocol Api {}
        final class Live: Api {}
        final class Page { init(api: Api?) {} }
        let box = Container()

        """

    @Test func aSharedVariableThatChanges() {
        expectOutcomes(
            start + """
                enum Flags { static var isOn = false }
                func isOn() -> Bool { Flags.isOn }
                if isOn() { box.register(Api.self) { _ in Live() } }
                _ = box.resolve(Api.self) // missing
                Flags.isOn = true
                if isOn() { box.register(Api.self) { _ in Live() } }
                _ = box.resolve(Api.self) // proved
                """)
    }

    @Test func aPropertyThatChanges() {
        expectOutcomes(
            start + """
                final class Settings { var isOn = false }
                let settings = Settings()
                func isOn(_ settings: Settings) -> Bool { settings.isOn }
                if isOn(settings) { box.register(Api.self) { _ in Live() } }
                settings.isOn = true
                if isOn(settings) { box.register(Int.self) { _ in 1 } }
                _ = box.resolve(Api.self) // missing
                _ = box.resolve(Int.self) // proved
                """)
    }

    /// Two calls of a function that may return another value each time are two conditions.
    @Test func whatMayBeAnotherEachTime() {
        expectOutcomes(
            start + """
                import Foundation
                func isLucky() -> Bool { Int.random(in: 0...1) == 0 }
                if isLucky() { box.register(Api.self) { _ in Live() } }
                if isLucky() {
                    _ = box.resolve(Api.self) // conditional
                }
                """)
    }

    /// A function that did nothing before may register for another argument.
    @Test func whatDidNothingBefore() {
        expectOutcomes(
            start + """
                func run(_ work: (Container) -> Void) { work(box) }
                run { _ in }
                run { _ in }
                run { $0.register(Api.self) { _ in Live() } }
                _ = box.resolve(Api.self) // proved
                """)
    }

    /// A factory that is built where another branch is taken depends on that branch.
    @Test func factoriesOnPaths() {
        expectOutcomes(
            start + """
                let isLive = CommandLine.arguments.count > 1
                if isLive { box.register(Api.self) { _ in Live() } }
                box.register(Page.self) { r in
                    Page(api: r.resolve(Api.self)!) // conditional
                }
                if isLive { _ = box.resolve(Page.self) } // proved
                _ = box.resolve(Page.self) // proved
                """)
    }

    /// What such a factory needs is said, too, although it is the same on all paths.
    @Test func needsOfFactoriesOnPaths() {
        expectOutcomes(
            start + """
                final class Repo { init(number: Int) {} }
                let isLive = CommandLine.arguments.count > 1
                if isLive { box.register(Api.self) { _ in Live() } }
                box.register(Int.self) { _ in 1 }
                box.register(Repo.self) { r in
                    Repo(number: r.resolve(Int.self)!) // proved
                }
                box.register(Page.self) { r in
                    _ = r.resolve(Repo.self) // proved
                    return Page(api: r.resolve(Api.self)!) // proved
                }
                if isLive { _ = box.resolve(Page.self) } // proved
                """)
    }

    /// What is left out, since it never used a container, may use one the next time: nothing is missing for sure.
    @Test func whatIsLeftOutMakesNoErrors() {
        let runs = (0..<20).map { "run(\($0)) { _ in }" }.joined(separator: "\n")
        expectOutcomes(
            start + """
                func run(_ number: Int, _ work: (Container) -> Void) { work(box) }

                """ + runs + """

                    run(20) { $0.register(Api.self) { _ in Live() } }
                    _ = box.resolve(Api.self) // unknown
                    """)
    }

    /// Code that uses no container for any value hides no mistake, however often it is left out.
    @Test func whatIsLeftOutWithoutContainers() {
        let runs = (0..<20).map { "show(\($0)) { print($0) }" }.joined(separator: "\n")
        expectOutcomes(
            start + """
                final class Screen { let own = Container() }
                var screens: [Screen] = [Screen()]
                func show(_ number: Int, _ work: (Int) -> Void) {
                    if screens.count > number { work(number) }
                }

                """ + runs + """

                    box.register(Int.self) { _ in 1 }
                    _ = box.resolve(Api.self) // missing
                    _ = box.resolve(Int.self) // proved
                    """)
    }

    /// What is left out may call what an object keeps.
    @Test func whatObjectsKeepMayBeLeftOut() {
        let runs = (0..<20).map { "run(Holder(\($0)) {})" }.joined(separator: "\n")
        expectOutcomes(
            start + """
                final class Holder {
                    let number: Int
                    let work: () -> Void
                    init(_ number: Int, _ work: @escaping () -> Void) { (self.number, self.work) = (number, work) }
                }
                func run(_ holder: Holder) { holder.work() }

                """ + runs + """

                    run(Holder(20) { box.register(Api.self) { _ in Live() } })
                    _ = box.resolve(Api.self) // unknown
                    """)
    }

    /// A call that registers by the names that it is given may have been left out; other services are missing for sure.
    @Test func whatIsLeftOutWithNames() {
        let calls = (0..<40).map { "add(\"\($0)\", \($0))" }.joined(separator: "\n")
        expectOutcomes(
            start + """
                func add(_ name: String, _ number: Int) {
                    if number > 49 { box.register(Api.self, name: name) { _ in Live() } }
                }
                add("first", 50)

                """ + calls + """

                    add("last", 51)
                    _ = box.resolve(Api.self, name: "first") // proved
                    _ = box.resolve(Api.self, name: "last") // unknown
                    _ = box.resolve(Page.self) // missing
                    """)
    }

    /// What is left out may set what a registration depends on.
    @Test func whatIsLeftOutSetsAFlag() {
        let runs = (0..<20).map { "note(\($0))" }.joined(separator: "\n")
        expectOutcomes(
            start + """
                enum Flags { static var isOn = false }
                func note(_ number: Int) { if number == 20 { Flags.isOn = true } }

                """ + runs + """

                    note(20)
                    if Flags.isOn { box.register(Api.self) { _ in Live() } }
                    _ = box.resolve(Api.self) // unknown
                    """)
    }

    /// What later code registers in the container of an object is possibly there for other later code of it.
    @Test func laterCodeOfOneObject() {
        expectOutcomes(
            start + """
                import UIKit
                final class Scene: UIViewController {
                    lazy var own = Container()
                    func fill() { own.register(Api.self) { _ in Live() } }
                    func show() {
                        _ = own.resolve(Api.self) // conditional
                        _ = own.resolve(Int.self) // missing
                    }
                }
                """)
    }

    /// A local function in a loop that calls itself ends.
    @Test func localFunctionsThatCallThemselves() {
        expectOutcomes(
            start + """
                func fill(_ names: [String]) {
                    func all(_ names: [String]) {
                        for name in names {
                            for other in names where other != name { all([other]) }
                            box.register(Api.self, name: name) { _ in Live() }
                        }
                    }
                    all(names)
                }
                fill(CommandLine.arguments)
                box.register(Int.self) { _ in 1 }
                _ = box.resolve(Int.self) // proved
                """)
    }

    /// Deferred statements run with what is returned.
    @Test func deferredStatementsThatCall() {
        expectOutcomes(
            start + """
                func note() { defer { again() } }
                func again() { defer { box.register(Api.self) { _ in Live() } }; return }
                func number() -> Int {
                    defer { note() }
                    if CommandLine.arguments.isEmpty { return 1 }
                    return 2
                }
                _ = number()
                _ = box.resolve(Api.self) // proved
                """)
    }
}
