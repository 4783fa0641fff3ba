import DovetailBasics
import DovetailSwiftCode
import Foundation

/// Package descriptions from SwiftPM, cached across runs as long as their manifests are unchanged.
///
/// SwiftPM runs a manifest to read it, as every build does. The result is cached by the manifest's content and the
/// package's folder. A manifest that depends on its environment is read again only if the cache is deleted.
final class PackageDumps {
    private static let fileName = "packages"

    private let file: URL?
    private let known: [String: Data]
    private var used: [String: Data] = [:]

    /// - Parameter cache: the cache folder; nil to run SwiftPM each time.
    init(cache: String?) {
        file = cache.map { URL(fileURLWithPath: $0, isDirectory: true).appendingPathComponent(Self.fileName) }
        let data = file.flatMap { try? Data(contentsOf: $0) }
        known = data.flatMap { try? PropertyListDecoder().decode([String: Data].self, from: $0) } ?? [:]
    }

    /// The descriptions of the packages in `folders`, in order, or why there is none.
    func describe(_ folders: [String]) -> [Result<PackageDescription, InputError>] {
        let keys = folders.map(Self.key)
        var answers: [Int: Data] = [:]
        for (index, key) in keys.enumerated() { answers[index] = known[key] ?? used[key] }
        let missing = folders.indices.filter { answers[$0] == nil }
        let asked = Workers.map(missing.count) { position, _ in SwiftPM.dump(folders[missing[position]]) }
        for (index, answer) in zip(missing, asked) {
            if case .success(let data) = answer { answers[index] = data }
        }
        let failures = Dictionary(uniqueKeysWithValues: zip(missing, asked))
        return folders.indices.map { index in
            if let data = answers[index], let description = PackageDescription(data) {
                used[keys[index]] = data
                return .success(description)
            }
            if case .failure(let error)? = failures[index] { return .failure(error) }
            return .failure(
                InputError("cannot understand SwiftPM's description of \(ManifestFile.path(in: folders[index]))"))
        }
    }

    /// Saves the descriptions that this run used. A failure to write the cache is ignored.
    func save() {
        guard let file, used != known else { return }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        guard let data = try? encoder.encode(used) else { return }
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? data.write(to: file, options: .atomic)
    }

    /// The package's folder, and the contents of its manifests for all versions of Swift.
    private static func key(_ folder: String) -> String {
        let whole = URL(fileURLWithPath: folder).standardizedFileURL.path
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        var content = Data(whole.utf8)
        for name in names where name.hasPrefix("Package") && name.hasSuffix(".swift") {
            content += Data("\0\(name)\0".utf8) + (FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data())
        }
        return ContentKey.text(of: content)
    }
}

/// Runs SwiftPM.
private enum SwiftPM {
    /// The time limit for a manifest, in seconds.
    private static let limit: TimeInterval = 60

    /// The output of `swift package dump-package` in a package's folder.
    static func dump(_ folder: String) -> Result<Data, InputError> {
        let scratch: ScratchFolder
        do { scratch = try ScratchFolder() } catch { return .failure(error as? InputError ?? InputError("\(error)")) }
        defer { scratch.delete() }
        let output = URL(fileURLWithPath: scratch.file("package.json"))
        // Use a separate build folder, because SwiftPM would wait for a build that is using the package's own.
        let options = ["--package-path", folder, "--scratch-path", scratch.file("build")]
        var run = describe(options, output)
        // macOS runs no sandbox within another, such as that of a plugin or a build phase. The outer one remains.
        if case .success(let outcome) = run, outcome.output.contains("sandbox_apply: Operation not permitted") {
            let within = ["--disable-sandbox", "--manifest-cache", "none", "--cache-path", scratch.file("cache")]
            run = describe(options + within, output)
        }
        switch run {
        case .failure(let error): return .failure(error as? InputError ?? InputError("\(error)"))
        case .success(let outcome) where outcome.isOverLimit:
            return .failure(InputError("\(ManifestFile.path(in: folder)) took more than \(Int(limit)) seconds"))
        case .success(let outcome):
            if outcome.code == 0, let data = try? Data(contentsOf: output) { return .success(data) }
            let lines = outcome.output.split(whereSeparator: \.isNewline)
            // The very first line is the compiler's command line.
            let errors = lines.filter { $0.contains("error:") && !$0.contains("(compiled with: ") }
            let line = errors.first ?? lines.last ?? "no reason given"
            let text = shown(String(line), folder)
            return .failure(InputError("SwiftPM cannot read \(ManifestFile.path(in: folder)): \(text)"))
        }
    }

    private static func describe(_ options: [String], _ output: URL) -> Result<ChildProcess.Outcome, any Error> {
        let arguments = ["swift", "package"] + options + ["dump-package"]
        return Result {
            try ChildProcess(executable: "/usr/bin/env", arguments: arguments, outputFile: output, limit: limit).run()
        }
    }

    /// A message with the package's paths as displayed by the run.
    private static func shown(_ message: String, _ folder: String) -> String {
        let whole = absolutePath(folder, from: FileManager.default.currentDirectoryPath)
        var text = message
        for path in [PackageSet.real(folder), whole] {
            text = text.replacingOccurrences(of: path + "/", with: folder == "." ? "" : folder + "/")
            text = text.replacingOccurrences(of: "'\(path)'", with: "'\(folder)'")
        }
        return text
    }
}
