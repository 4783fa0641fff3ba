import DovetailAdapters
import DovetailBasics
import DovetailProject
import Foundation

/// The programs that Dovetail runs or that are used with it. It reads libraries, Xcode projects and XcodeGen's
/// specifications itself, without a program.
struct InstalledTools {
    let swift: [String]
    let interfaces: [String]
    let tuist: [String]
    let xcodegen: [String]
    let dot: [String]

    init(searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? "") {
        func find(_ name: String) -> [String] { Array(SearchPath(searchPath).programs(name).prefix(1)) }
        if let compiler = SwiftCompiler.find(on: searchPath, limit: 60) {
            let version = compiler.version.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            swift = [version, compiler.path]
            interfaces = (try? SynthesizedInterface.toolPath()).map { [$0] } ?? []
        } else {
            swift = []
            interfaces = []
        }
        tuist = find("tuist")
        xcodegen = find("xcodegen")
        dot = find("dot")
    }
}
