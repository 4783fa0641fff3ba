import Foundation
import Testing
import ToolRunner

/// `dovetail inspect` with libraries.
@Suite struct LibraryTests {
    @Test func eachIsALine() throws {
        let vendor = try Vendor()
        let table = try vendor.inspect()
        #expect(table.status == 0, "\(table.errors)")
        #expect(table.errors == "")
        let lines = table.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        try #require(lines.count == 3, "\(table.output)")
        #expect(lines[0] == ["LIBRARY", "LINKAGE", "SLICES", "MIN", "OS", "SIZE", "OBJC", "NEEDS"])
        #expect(lines[1].prefix(2) == ["lib/libMetrics.a", "static"])
        #expect(lines[2].prefix(2) == ["lib/libSession.so", "dynamic"])
    }

    @Test func slicesSayWhatTheyLoadAndDefine() throws {
        let vendor = try Vendor()
        let deps = try vendor.inspect("lib/libSession.so", "--deps")
        #expect(deps.output.contains("\n  id          libSession.so.1\n"), "\(deps.output)")
        #expect(!deps.output.contains("session_open"))
        let symbols = try vendor.inspect("lib", "--symbols")
        #expect(symbols.output.contains("\n    exports   metrics_count\n"), "\(symbols.output)")
        #expect(symbols.output.contains("\n  exports     session_open\n"), "\(symbols.output)")
        #expect(!symbols.output.contains("total"))
    }

    @Test func jsonHasAllOfIt() throws {
        let vendor = try Vendor()
        let plain = try vendor.inspect("--format", "json")
        let root = try JSONSerialization.jsonObject(with: Data(plain.output.utf8)) as? [[String: Any]]
        #expect(root?.compactMap { $0["linkage"] as? String } == ["static", "dynamic"])
        #expect(!plain.output.contains("metrics_count"))
        #expect(try vendor.inspect("--format", "json", "--symbols").output.contains("\"metrics_count\""))
        #expect(try vendor.inspect("--format", "json").output == plain.output)
    }

    @Test func damagedOnesAreSaid() throws {
        let vendor = try Vendor()
        try vendor.folder.write(
            "lib/libLost.a", "version https://git-lfs.github.com/spec/v1\noid sha256:1f\nsize 12\n")
        try vendor.run("head -c 100 lib/libMetrics.a > lib/libCut.a && : > lib/libEmpty.a")
        let table = try vendor.inspect("lib")
        #expect(table.status == 1)
        #expect(
            table.errors.contains(
                "lib/libLost.a: error: it is a Git LFS pointer: 'git lfs pull' fetches the file\n"))
        #expect(table.errors.contains("lib/libEmpty.a: error: the file is empty\n"))
        #expect(table.errors.contains("lib/libCut.a"), "\(table.errors)")
    }

    @Test(arguments: [
        (["nowhere"], "error: no such file or folder: 'nowhere'\n"),
        (["empty"], "error: no library found in 'empty'\n"),
        (["--carthage", "spec.json", "lib"], "--carthage cannot be combined with libraries"),
        (["--release", "1.0"], "--release needs --carthage"),
        (["--project", "--plan"], "cannot be combined"),
        (["--format", "sarif"], "--format sarif needs --project"),
        (["--apply"], "--apply needs --plan"),
        (["--plan", "--dry-run"], "--dry-run needs --apply"),
        (["--plan", "--apply", "--wrapper", "two words"], "a module of your own cannot be called 'two words'"),
        (["--plan", "--apply", "--wrapper", "class"], "a module of your own cannot be called 'class'"),
        (["--plan", "--apply", "--wrapper", "Foundation"], "a module of your own cannot be called 'Foundation'"),
        (["--plan", "--wrapper", "Door"], "--wrapper needs --apply"),
        (["--plan", "--package-path", "."], "--package-path needs --apply"),
        (["--cache", "c"], "--cache needs --project"),
        (["--carthage", "a", "--release", "1", "--format", "json"], "--release prints only text"),
    ])
    func badInputIsSaid(_ arguments: [String], _ message: String) throws {
        let vendor = try Vendor()
        try vendor.run("mkdir empty")
        let ran = try Command.dovetail(["inspect"] + arguments, in: vendor.url)
        #expect(ran.status == 2)
        #expect(ran.errors.contains(message), "\(ran.errors)")
    }
}
