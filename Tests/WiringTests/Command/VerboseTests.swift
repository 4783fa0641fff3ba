import Foundation
import Testing
import ToolRunner

/// With `--verbose`, each resolution that is not proved, or only under a condition, gets its own line.
@Suite struct VerboseTests {
    private func check(_ text: String, _ arguments: String...) throws -> Command {
        let folder = try TemporaryFolder()
        try folder.write("App/App.swift", "import Swinject\n" + text)
        return try Command.dovetail(["check", "App"] + arguments, in: folder.url)
    }

    /// The lines about resolutions at places in the file, without its path.
    private func places(_ run: Command) -> [String] {
        run.errors.split(separator: "\n").filter { $0.hasPrefix("App/") }.map { String($0.dropFirst(14)) }
    }

    private static let classes = "final class Clock {}\nfinal class Log {}\nlet container = Container()\n"

    @Test func twoOnOneLineHaveTwoLines() throws {
        let text =
            Self.classes + """
                container.register(Log.self) { _ in Log() }
                func open(_ a: String, _ b: String) { _ = (container.resolve(Log.self, name: a), container.resolve(Log.self, name: b)) }
                func one(_ n: String) { _ = container.resolve(Log.self, name: n) }
                _ = container.resolve(Log.self)
                open(readLine() ?? "", readLine() ?? "")
                one(readLine() ?? "")
                """
        let run = try check(text, "--verbose")
        #expect(
            places(run) == [
                "6:54: not provable: 'Log': the name is known only at run time",
                "6:92: not provable: 'Log': the name is known only at run time",
                "7:39: not provable: 'Log': the name is known only at run time",
            ], "\(run.errors)")
        #expect(run.errors.contains("\nproved 1 of 4 resolutions; 3 not provable: 3 dynamic names\n"), "\(run.errors)")
        #expect(try places(check(text)).isEmpty)
    }

    @Test func twoInOneHelperHaveTwoLines() throws {
        let run = try check(
            Self.classes + """
                extension Resolver {
                    func log(_ n: String) -> Log? { resolve(Log.self, name: n) ?? resolve(Log.self, name: n + "2") }
                }
                container.register(Log.self) { _ in Log() }
                func ask(_ name: String) { _ = container.log(name) }
                ask(readLine() ?? "")
                """, "--verbose")
        #expect(
            places(run).map { $0.prefix { $0 != "'" } } == ["6:37: not provable: ", "6:67: not provable: "],
            "\(run.errors)")
    }

    private static let uncalled =
        classes + """
            func fill() { container.register(Clock.self) { _ in Clock() } }
            func ask() { _ = (container.resolve(Clock.self), container.resolve(Clock.self)) }
            if CommandLine.arguments.count > 2 { container.register(Log.self) { _ in Log() } }
            _ = container.resolve(Log.self)
            ask()
            """

    @Test func whatHoldsUnderAConditionHasLinesToo() throws {
        let run = try check(Self.uncalled, "--verbose")
        #expect(run.status == 1, "\(run.errors)")
        #expect(
            places(run).filter { $0.contains("conditional") } == [
                "8:15: conditional: 'Log' is registered only in a branch, a loop or a closure; see App/App.swift:7:48"
            ], "\(run.errors)")
    }

    @Test func whatNothingCallsRegistersNothing() throws {
        let run = try check(Self.uncalled)
        #expect(run.status == 1)
        #expect(
            run.errors.contains("'Clock' is not registered: 'fill', which registers it, is never called"),
            "\(run.errors)")
        #expect(
            run.errors.contains(
                "proved 1 of 3 resolutions, 1 of them only if a branch is taken\n1 error, 0 warnings\n"),
            "\(run.errors)")
        let called = try check(Self.uncalled.replacingOccurrences(of: "\nask()", with: "\nfill()\nask()"))
        #expect(
            called.errors == "proved 3 of 3 resolutions, 1 of them only if a branch is taken\n0 errors, 0 warnings\n",
            "\(called.errors)")
        let strict = try check(Self.uncalled, "--strict")
        #expect(strict.status == 1)
        #expect(strict.errors.contains("2 errors, 0 warnings\n"), "\(strict.errors)")
    }
}
