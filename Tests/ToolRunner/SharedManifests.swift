import DovetailBasics
import Foundation

/// SwiftPM's descriptions of the packages that tests write, shared between packages with the same manifest.
///
/// Most tests of the command line write one of a few manifests, and SwiftPM compiles each in half a second. The folder
/// holds a `swift` that answers `dump-package` with what SwiftPM said of the same manifest in another temporary folder,
/// and passes on everything else: other commands, manifests that can see more than their own text, and failures. It is
/// kept in the build folder, for later runs with the same compiler.
enum SharedManifests {
    /// `PATH` for the tool, or nil if the folder cannot be written.
    static let path: String? = {
        let files = FileManager.default
        var compiler = CacheKey()
        compiler.add((try? Command.run(Command.swiftc, ["--version"]).output) ?? UUID().uuidString)
        compiler.add(script)
        let folder = RuntimeBuild.project.appendingPathComponent(".build/manifests-of-tests/\(compiler.name)")
        let swift = folder.appendingPathComponent("swift")
        do {
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            // Another run may be using it.
            if (try? String(contentsOf: swift, encoding: .utf8)) != script {
                try Data(script.utf8).write(to: swift, options: .atomic)
            }
            try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
        } catch {
            return nil
        }
        return "\(folder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    }()

    private static let script = #"""
        #!/bin/sh
        # swift package --package-path FOLDER --scratch-path FOLDER dump-package
        answers=${0%/*}
        PATH=${PATH#"$answers:"}
        export PATH
        [ "$#" = 6 ] && [ "$6" = dump-package ] && folder=$(cd "$3" && pwd -P) || exec swift "$@"
        [ ! -e "$folder/.swiftpm" ] || exec swift "$@"
        # The name of the temporary folder, which differs between tests.
        temporary=$(cd "${TMPDIR:-/tmp}" && pwd -P)
        inside=${folder#"$temporary/"}
        name=${inside%%/*}
        case $name in *-????????-????-????-????-????????????) ;; *) name=@FOLDER@ inside=@FOLDER@$folder ;; esac
        ! grep -Eq 'Foundation|Context|FilePath|Glibc|Darwin' "$folder"/Package*.swift || exec swift "$@"
        # The place of the package, and the names and texts of its manifests.
        key=$({ echo "$temporary ${inside#"$name"}"; for file in "$folder"/Package*.swift; do echo "${file##*/}"; cat "$file"; done; } | cksum | tr ' ' -)
        if [ ! -e "$answers/$key" ]; then
            swift "$@" > "$answers/$key.$$" || { code=$?; rm "$answers/$key.$$"; exit $code; }
            sed "s|$name|@FOLDER@|g" "$answers/$key.$$" > "$answers/$key.$$.new"
            mv "$answers/$key.$$.new" "$answers/$key"
            rm "$answers/$key.$$"
        fi
        sed "s|@FOLDER@|$name|g" "$answers/$key"
        """#
}
