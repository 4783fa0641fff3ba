import Foundation
import Testing
import ToolRunner

/// `check --fix` applies certain edits, and nothing else.
@Suite struct FixTests {
    /// A component that needs `session`, below a root with these members.
    private static func app(_ members: String, before: String = "") -> String {
        """
        import Dovetail
        struct Session: Sendable {}
        \(before)protocol CardDependency: Dependency { var session: Session { get } }
        final class CardComponent: Component<CardDependency> { var card: Session { dependency.session } }
        final class AppComponent: BootstrapComponent {
            \(members)
            var card: CardComponent { CardComponent(parent: self) }
        }

        """
    }

    private static let hidden = "private var session: Session { Session() }"
    private static let shown = "var session: Session { Session() }"
    private static let unused = "// dovetail:ignore missing-provider: the host app has it\n"

    private func folder(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        return folder
    }

    private func text(_ path: String, in folder: TemporaryFolder) throws -> String {
        String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(path)), as: UTF8.self)
    }

    @Test func certainEditsAreAppliedAndTheRestIsLeft() throws {
        let folder = try folder([
            "App/App.swift": Self.app(Self.hidden, before: Self.unused),
            "App/Old.swift": "import Dovetail\nprotocol Old: Dependency {}\n",
        ])
        let run = try Command.dovetail("check", "App", "--fix", in: folder.url)
        #expect(run.status == 0)
        #expect(
            run.errors == """
                App/App.swift:3:1: fixed: there is no 'missing-provider' here to suppress [unused-suppression]
                App/App.swift:4:43: fixed: CardComponent needs 'session: Session', but 'session' in AppComponent is \
                private [inaccessible-provider]
                App/Old.swift:2:10: warning: no component depends on Old [unused-dependency-protocol]
                App/Old.swift:2:10: note: help: delete it, or use it: class Name: Component<Old>
                proved 1 of 1 requirement of 1 component under 1 root
                0 errors, 1 warning
                fixed 2 of 3 findings in 1 file

                """, "\(run.errors)")
        #expect(try text("App/App.swift", in: folder) == Self.app(Self.shown))
        let again = try Command.dovetail("check", "App", "--fix", "--quiet", in: folder.url)
        #expect(again.errors.hasPrefix("App/Old.swift:2:10: warning") && !again.errors.contains("fixed"))
    }

    @Test func aDryRunPrintsADiffAndWritesNothing() throws {
        let source = Self.app(Self.hidden)
        let folder = try folder(["App/App.swift": source])
        let run = try Command.dovetail("check", "App", "--fix", "--dry-run", in: folder.url)
        #expect(run.status == 1)
        #expect(try text("App/App.swift", in: folder) == source)
        #expect(run.output.hasPrefix("--- a/App/App.swift\n+++ b/App/App.swift\n@@ "), "\(run.output)")
        #expect(run.output.contains("\n-    \(Self.hidden)\n+    \(Self.shown)\n"), "\(run.output)")
        #expect(run.errors.hasSuffix("1 error, 0 warnings\nwould fix 1 finding in 1 file\n"), "\(run.errors)")
        // The diff does what `--fix` does.
        try folder.write("fix.diff", run.output)
        #expect(try Command.env("git", "apply", "fix.diff", in: folder.url).status == 0)
        #expect(try text("App/App.swift", in: folder) == Self.app(Self.shown))
    }

    @Test(arguments: ["\r\n", "\r"])
    func lineEndsAndByteOrderMarksAreKept(_ newline: String) throws {
        func source(_ member: String) -> String {
            "\u{FEFF}" + Self.app(member).replacingOccurrences(of: "\n", with: newline)
        }
        let folder = try folder(["App/App.swift": source(Self.hidden)])
        let run = try Command.dovetail("check", "App", "--fix", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try text("App/App.swift", in: folder) == source(Self.shown))
    }

    @Test func filesThatDoNotChangeAreNotWritten() throws {
        let folder = try folder(["App/App.swift": Self.app(Self.hidden), "App/Other.swift": "let other = 1\n"])
        let other = folder.url.appendingPathComponent("App/Other.swift").path
        let file = folder.url.appendingPathComponent("App/App.swift").path
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
        func inode(_ path: String) throws -> UInt64? {
            try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? UInt64
        }
        let before = try inode(other)
        #expect(try Command.dovetail("check", "App", "--fix", in: folder.url).status == 0)
        #expect(try inode(other) == before)
        let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func aLinkOutOfTheFoldersIsNotFollowed() throws {
        let source = Self.app(Self.hidden)
        let folder = try folder(["Shared/App.swift": source, "App/More.swift": "import Dovetail\n"])
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("App/App.swift").path, withDestinationPath: "../Shared/App.swift")
        let run = try Command.dovetail("check", "App", "--fix", in: folder.url)
        #expect(run.status == 1)
        #expect(try text("Shared/App.swift", in: folder) == source)
        #expect(run.errors.hasSuffix("fixed 0 of 1 finding\n"), "\(run.errors)")
    }

    @Test func theFileBehindALinkIsWritten() throws {
        let folder = try folder(["App/App.text": Self.app(Self.hidden)])
        let link = folder.url.appendingPathComponent("App/App.swift").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "App.text")
        let run = try Command.dovetail("check", "App", "--fix", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try text("App/App.text", in: folder) == Self.app(Self.shown))
        let type = try FileManager.default.attributesOfItem(atPath: link)[.type] as? FileAttributeType
        #expect(type == .typeSymbolicLink)
    }

    @Test func aDeclarationWithOtherUsesIsNotRenamed() throws {
        let source = Self.app("var sesion: Session { Session() }\n    var copy: Session { sesion }")
        let folder = try folder(["App/App.swift": source])
        let run = try Command.dovetail("check", "App", "--fix", in: folder.url)
        #expect(run.status == 1)
        #expect(try text("App/App.swift", in: folder) == source)
        let json = try Command.dovetail("check", "App", "--format", "json", in: folder.url)
        #expect(json.output.contains(#""edits" : ["#) && !json.output.contains(#""replacement""#), "\(json.output)")
    }

    @Test func aTestThatUsesTheNameCountsToo() throws {
        let source = Self.app("var sesion: Session { Session() }")
        let folder = try folder(["App/App.swift": source, "App/Tests/T.swift": "import XCTest\nlet s = app.sesion\n"])
        _ = try Command.dovetail("check", "App", "--fix", in: folder.url)
        #expect(try text("App/App.swift", in: folder) == source)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/Tests"))
        let run = try Command.dovetail("check", "App", "--fix", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(try text("App/App.swift", in: folder) == Self.app(Self.shown))
    }

    // MARK: Manifests

    private static func manifest(_ dependencies: String) -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Bank", targets: [
            .target(name: "Core"), .target(name: "Money"),
            .target(name: "Card", dependencies: [\(dependencies)]),
        ])

        """
    }

    private func package() throws -> TemporaryFolder {
        try folder([
            "Package.swift": Self.manifest(#""Money""#), "Sources/Core/A.swift": "public struct A {}\n",
            "Sources/Money/B.swift": "public struct B {}\n", "Sources/Card/C.swift": "import Core\nlet a = A()\n",
        ])
    }

    @Test func manifestsAreFixedAsByFixImports() throws {
        let (folder, other) = (try package(), try package())
        let run = try Command.dovetail("check", ".", "--fix", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.hasSuffix("fixed 2 of 2 findings in 1 file\n"), "\(run.errors)")
        _ = try Command.dovetail("modules", "fix-imports", in: other.url)
        #expect(try text("Package.swift", in: folder) == Self.manifest(#""Core""#))
        #expect(try text("Package.swift", in: folder) == text("Package.swift", in: other))
    }

    /// The module that is meant is not a dependency, so the corrected import would be an error too.
    @Test func anEditThatCausesAnotherFindingIsUndone() throws {
        let folder = try folder([
            "Package.swift": Self.manifest(#""Money""#).replacingOccurrences(of: "Core", with: "BankCore"),
            "Sources/BankCore/A.swift": "public struct A {}\n",
            "Sources/Money/B.swift": "// dovetail:ignore missing-provider: it was there\npublic struct B {}\n",
            "Sources/Card/C.swift": "import BankCoer\nimport Money\n",
        ])
        let run = try Command.dovetail("check", ".", "--fix", in: folder.url)
        #expect(run.status == 1)
        #expect(try text("Sources/Card/C.swift", in: folder) == "import BankCoer\nimport Money\n")
        #expect(try text("Sources/Money/B.swift", in: folder) == "public struct B {}\n")
        #expect(run.errors.hasSuffix("fixed 1 of 2 findings in 1 file\n"), "\(run.errors)")
    }

    @Test func documentsHaveTheEditsOfManifests() throws {
        let folder = try package()
        let json = try Command.dovetail("check", ".", "--format", "json", in: folder.url)
        #expect(json.output.components(separatedBy: #""replacement""#).count == 3, "\(json.output)")
        let sarif = try Command.dovetail("check", ".", "--format", "sarif", in: folder.url)
        #expect(sarif.output.components(separatedBy: #""fixes""#).count == 3, "\(sarif.output)")
    }

    // MARK: The command line

    @Test(arguments: [
        (["--dry-run"], "--dry-run needs --fix"),
        (["--fix", "--dry-run", "--format", "json"], "--dry-run prints only text"),
        (["--fix", "--write-baseline", "b.json"], "--fix and --write-baseline cannot be combined"),
    ])
    func optionsThatExcludeEachOther(_ options: [String], _ message: String) throws {
        let folder = try folder(["App/App.swift": Self.app(Self.hidden)])
        let run = try Command.dovetail(["check", "App"] + options, in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: \(message)\n"), "\(run.errors)")
    }

    @Test func findingsOfABaselineAreLeft() throws {
        let source = Self.app(Self.hidden)
        let folder = try folder(["App/App.swift": source])
        _ = try Command.dovetail("check", "App", "--write-baseline", "known.json", in: folder.url)
        let run = try Command.dovetail("check", "App", "--baseline", "known.json", "--fix", in: folder.url)
        #expect(run.status == 0)
        #expect(try text("App/App.swift", in: folder) == source)
    }
}
