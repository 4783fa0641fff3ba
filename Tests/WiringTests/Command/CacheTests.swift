import Foundation
import Testing
import ToolRunner

/// The folder of `--cache`, which changes only how long a run takes.
@Suite struct CacheTests {
    private static let container = """
        import Swinject

        protocol Storage {}
        final class Disk: Storage {}

        let container = Container()
        func register() { container.register(Storage.self) { _ in Disk() } }
        func use() -> Storage { container.resolve(Storage.self)! }
        let registered: Void = register()

        """
    private static let helper = """
        import Swinject

        func made<Service>(_ type: Service.Type) -> Service { container.resolve(Service.self)! }

        """

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("App/App.swift", Self.container)
        try folder.write("App/Helper.swift", Self.helper)
        try folder.write("App/Use.swift", "func other() { _ = made(Storage.self) }\n")
        try folder.write("App/Model.swift", "struct Model { var id: Int }\n")
        return folder
    }

    private func check(_ folder: TemporaryFolder, _ arguments: String...) throws -> Command {
        try Command.run(Command.dovetail, ["check", "App", "--verbose"] + arguments, in: folder.url)
    }

    private func facts(_ folder: TemporaryFolder) throws -> Data {
        try Data(contentsOf: folder.url.appendingPathComponent("cache/facts"))
    }

    /// Runs with and without the cache; both must print the same.
    private func cached(_ folder: TemporaryFolder) throws -> Command {
        let (plain, cached) = (try check(folder), try check(folder, "--cache", "cache"))
        #expect(cached.errors == plain.errors)
        #expect(cached.status == plain.status)
        return cached
    }

    @Test func runsSayTheSame() throws {
        let folder = try folder()
        #expect(try cached(folder).errors.contains("proved 2 of 2 resolutions"))
        let first = try facts(folder)
        #expect(try cached(folder).status == 0)
        #expect(try facts(folder) == first)
    }

    @Test func changesAreSeen() throws {
        let folder = try folder()
        #expect(try cached(folder).status == 0)
        let first = try facts(folder)
        // With the same number of bytes.
        try folder.write(
            "App/App.swift",
            Self.container.replacingOccurrences(of: "register(Storage.self", with: "register(Starage.self"))
        #expect(try cached(folder).errors.contains("'Storage'"))
        #expect(try facts(folder) != first)
        try folder.write("App/App.swift", Self.container)
        #expect(try cached(folder).status == 0)
        #expect(try facts(folder) == first)
        // A helper with another name: files that use it are read again.
        try folder.write("App/Helper.swift", Self.helper.replacingOccurrences(of: "made<", with: "built<"))
        #expect(try cached(folder).errors.contains("proved 1 of 2 resolutions; 1 not provable: 1 type from a generic"))
    }

    /// Files whose changes cannot be mistaken are not read again; a file with another content is, even if it looks as old
    /// and as large as before.
    @Test func filesAreKnownWithoutReading() throws {
        let folder = try folder()
        let (file, stamps) = (folder.url.appendingPathComponent("App/App.swift"), "cache/stamps")
        func modified() throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        }
        // Files that changed just now are not known.
        #expect(try cached(folder).status == 0)
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(stamps).path))
        Thread.sleep(forTimeInterval: 3.5)
        #expect(try cached(folder).status == 0)
        let known = try Data(contentsOf: folder.url.appendingPathComponent(stamps))
        #expect(try cached(folder).status == 0)
        #expect(try Data(contentsOf: folder.url.appendingPathComponent(stamps)) == known)
        let age = try #require(try modified())
        let other = Self.container.replacingOccurrences(of: "register(Storage.self", with: "register(Starage.self")
        try Data(other.utf8).write(to: file)
        try FileManager.default.setAttributes([.modificationDate: age], ofItemAtPath: file.path)
        #expect(abs(try #require(try modified()).timeIntervalSince(age)) < 0.001)
        #expect(try cached(folder).errors.contains("'Storage'"))
        // Another folder with the same content.
        try FileManager.default.moveItem(
            at: folder.url.appendingPathComponent("App"), to: folder.url.appendingPathComponent("Old"))
        try FileManager.default.copyItem(
            at: folder.url.appendingPathComponent("Old"), to: folder.url.appendingPathComponent("App"))
        #expect(try cached(folder).errors.contains("'Storage'"))
    }

    /// A file is read anew if another file declares a helper that it already calls.
    @Test(arguments: ["built(Storage.self)", "Box()(Storage.self)", "box[Storage.self]"])
    func laterHelpersAreSeen(call: String) throws {
        let folder = try folder()
        try folder.write("App/Later.swift", "func later() { _ = \(call) }\n")
        #expect(try cached(folder).errors.contains("proved 2 of 2 resolutions"))
        try folder.write(
            "App/Box.swift",
            """
            import Swinject

            func built<Service>(_ type: Service.Type) -> Service { container.resolve(Service.self)! }
            struct Box {
                func callAsFunction<Service>(_ type: Service.Type) -> Service { container.resolve(Service.self)! }
                subscript<Service>(_ type: Service.Type) -> Service { container.resolve(Service.self)! }
            }
            let box = Box()

            """)
        #expect(try cached(folder).errors.contains("proved 3 of "))
    }

    @Test func movedFilesAreFoundWhereTheyAre() throws {
        let folder = try folder()
        let broken = Self.container.replacingOccurrences(of: "func register() {", with: "func register() { //")
        try folder.write("App/App.swift", broken + "}\n")
        #expect(try cached(folder).errors.contains("App/App.swift:8:"))
        let files = FileManager.default
        try files.moveItem(
            at: folder.url.appendingPathComponent("App/App.swift"),
            to: folder.url.appendingPathComponent("App/New.swift"))
        #expect(try cached(folder).errors.contains("App/New.swift:8:"))
    }

    @Test func twoFilesOfTheSameContent() throws {
        let folder = try folder()
        let twin = "import Swinject\nfunc twin() { _ = Container().resolve(Storage.self)! }\n"
        for name in ["One", "Two"] { try folder.write("App/\(name).swift", twin) }
        for _ in 0..<2 {
            let run = try cached(folder)
            for name in ["One", "Two"] { #expect(run.errors.contains("App/\(name).swift:2:"), "\(run.errors)") }
        }
    }

    @Test func damageAndLossDoNoHarm() throws {
        let folder = try folder()
        #expect(try cached(folder).status == 0)
        let good = try facts(folder)
        for count in [0, 1, 15, 16, 40, good.count / 2, good.count - 1] {
            try good.prefix(count).write(to: folder.url.appendingPathComponent("cache/facts"))
            #expect(try cached(folder).status == 0)
            #expect(try facts(folder) == good, "after \(count) bytes")
        }
        for place in stride(from: 0, to: good.count, by: 397) {
            var damaged = good
            damaged[place] ^= 0x41
            try damaged.write(to: folder.url.appendingPathComponent("cache/facts"))
            #expect(try check(folder, "--cache", "cache").status == 0)
            #expect(try facts(folder) == good, "with a wrong byte at \(place)")
        }
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("cache"))
        #expect(try cached(folder).status == 0)
        #expect(try facts(folder) == good)
    }

    @Test func whatIsGoneIsForgotten() throws {
        let folder = try folder()
        #expect(try cached(folder).status == 0)
        let count = try facts(folder).count
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/Use.swift"))
        #expect(try cached(folder).status == 0)
        #expect(try facts(folder).count < count)
    }

    @Test func aFolderThatCannotBe() throws {
        let folder = try folder()
        try folder.write("cache", "a file")
        let run = try check(folder, "--cache", "cache")
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: the cache folder 'cache' cannot be written: "), "\(run.errors)")
    }

    @Test func otherCommandsUseIt() throws {
        let folder = try folder()
        for command in [
            ["explain", "Storage", "App"], ["graph", "App"], ["generate", "--quiet", "-o", "Wiring.swift", "App"],
        ] {
            let plain = try Command.run(Command.dovetail, command, in: folder.url)
            for _ in 0..<2 {
                let run = try Command.run(Command.dovetail, command + ["--cache", "cache"], in: folder.url)
                #expect(run.output == plain.output)
                #expect(run.errors == plain.errors)
                #expect(run.status == 0, "\(run.errors)")
            }
        }
    }

    /// The rules file may name the folder, which is relative to it; the option comes first.
    @Test func theRulesFileNamesTheFolder() throws {
        let folder = try folder()
        func isThere(_ path: String) -> Bool {
            FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(path).path)
        }
        try folder.write("dovetail.yml", "cache: .build/dovetail\n")
        let app = folder.url.appendingPathComponent("App")
        let first = try Command.run(Command.dovetail, ["check", ".", "--verbose"], in: app)
        #expect(isThere(".build/dovetail/facts") && !isThere("App/.build"), "\(first.errors)")
        let again = try Command.run(Command.dovetail, ["check", ".", "--verbose"], in: app)
        #expect(first.status == again.status && first.errors == again.errors, "\(again.errors)")
        #expect(try check(folder, "--cache", "other").status == first.status)
        #expect(isThere("other/facts"))
        try folder.write("dovetail.yml", "cache: ''\n")
        #expect(try check(folder).errors.contains("dovetail.yml:1:8: error: 'cache' is empty"))
    }
}
