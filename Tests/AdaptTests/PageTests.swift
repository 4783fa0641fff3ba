import Foundation
import Testing
import ToolRunner

/// The examples on the page about adapters.
@Suite struct AdaptPageTests {
    private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("docs/adapt.md")

    private func blocks(_ kind: String) throws -> [String] {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        return text.components(separatedBy: "```\(kind)\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }

    /// The commands run as written and print what the page shows; the program prints what it claims to.
    @Test func guide() throws {
        let library = try AdaptedLibrary(
            "Analytics",
            source: """
                open class AnalyticsApp { open class func configure() { print("the library is configured") } }
                open class Tracker {
                    open class func logEvent(_ name: String, parameters: [String: Any]? = nil) {}
                    open class func setUserID(_ userID: String?) {}
                    open class var isCollecting: Bool { get { true } set {} }
                }
                """)
        let swift = try blocks("swift")
        for (name, text) in zip(["Analytics.txt", "Test.swift", "Dialogs.txt"], swift) {
            #expect(text.hasPrefix("// \(name)\n"))
            try library.work.write(name, text)
        }
        var shown = try blocks("text")[...]
        for line in try blocks("sh").joined().split(separator: "\n") {
            let arguments = line.split(separator: " ").map(String.init)
            try #require(arguments.prefix(2) == ["dovetail", "adapt"])
            let run = try Command.dovetail(Array(arguments.dropFirst()), in: library.work.url)
            #expect(run.status == (line.contains("Dialogs") ? 3 : 0), "\(line): \(run.errors)")
            guard line.contains("Dialogs") || line.contains("URLSession"), let text = shown.popFirst() else { continue }
            #expect(run.errors.hasPrefix(text), "\(run.errors)")
        }
        #expect(shown.isEmpty)
        for mode in LanguageMode.allCases {
            let files = library.swiftFiles("AppLog/Interface", "AppLog/Library", "AppLog/Stubs") + ["Test.swift"]
            #expect(try library.output(files, objects: ["Analytics.o"], mode) == expectedOutput(swift[1]), "\(mode)")
        }
    }
}
