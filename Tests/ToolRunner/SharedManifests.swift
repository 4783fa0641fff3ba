import DovetailBasics
import Foundation

/// What SwiftPM and the compiler say of the manifests that tests write, shared between projects with the same manifest.
///
/// Most tests of the command line write one of a few manifests. SwiftPM compiles each in half a second, and the first
/// manifest of a Tuist project costs three: Tuist's API and the system's modules are compiled before it. The folder holds
/// a `swift` that answers `dump-package` with what SwiftPM said of the same manifest in another temporary folder, and a
/// `swiftc` that copies Tuist's API from the last project, keeps the system's modules, and copies the program that was made
/// from the same Tuist manifest. Both pass on everything else: other commands, manifests that can see more than their own
/// text, and failures. The folder is kept in the build folder, for later runs with the same compiler.
package enum SharedManifests {
    /// `PATH` for the tool, or nil if the folder cannot be written.
    package static let path: String? = {
        let files = FileManager.default
        var compiler = CacheKey()
        compiler.add((try? Command.run(Command.swiftc, ["--version"]).output) ?? UUID().uuidString)
        for (_, text) in scripts { compiler.add(text) }
        let folder = RuntimeBuild.project.appendingPathComponent(".build/manifests-of-tests/\(compiler.name)")
        do {
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            for (name, text) in scripts {
                let script = folder.appendingPathComponent(name)
                // Another run may be using it.
                if (try? String(contentsOf: script, encoding: .utf8)) != text {
                    try Data(text.utf8).write(to: script, options: .atomic)
                }
                try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
            }
            // The tool looks for it next to the compiler.
            let interfaces = "swift-synthesize-interface"
            try? files.createSymbolicLink(
                atPath: folder.appendingPathComponent(interfaces).path,
                withDestinationPath: Command.toolchain + interfaces)
        } catch {
            return nil
        }
        return "\(folder.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
    }()

    private static let scripts = [("swift", swift), ("swiftc", swiftc)]

    private static let swiftc = #"""
        #!/bin/sh
        answers=${0%/*}
        PATH=${PATH#"$answers:"}
        export PATH
        last= module= place= output=
        count=$#
        while [ "$count" -gt 0 ]; do
            argument=$1
            shift
            count=$((count - 1))
            case $last in
            -module-cache-path) argument=$answers/imports ;;
            -module-name) module=$argument ;;
            -emit-module-path) place=${argument%/*} ;;
            -o) output=$argument ;;
            esac
            last=$argument
            set -- "$@" "$argument"
        done
        if [ "$module" = DovetailManifest ]; then
            # The program knows where its manifest stands: below temporary folders, whose names have the same length.
            for argument; do case $argument in *.swift) manifest=$argument ;; esac; done
            one='[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}'
            text() { echo "$manifest"; cat "$manifest"; }
            names=$(text | grep -oE "$one" | awk '!seen[$0]++') || exec swiftc "$@"
            [ -n "$names" ] || exec swiftc "$@"
            key=$({ text | sed -E "s/$one/@/g"; for argument; do case $argument in *.o) cat "$argument" ;; esac; done; } |
                cksum | tr ' ' -)
            if [ ! -e "$answers/manifest-$key" ]; then
                swiftc "$@" || exit
                mkdir "$answers/manifest-$key.$$"
                echo "$names" > "$answers/manifest-$key.$$/names"
                cp "$output" "$answers/manifest-$key.$$/program"
                [ ! -e "$answers/manifest-$key" ] && mv "$answers/manifest-$key.$$" "$answers/manifest-$key" ||
                    rm -rf "$answers/manifest-$key.$$"
                exit 0
            fi
            change=$(echo "$names" | paste -d/ "$answers/manifest-$key/names" - | sed 's,.*,s/&/g,')
            LC_ALL=C sed "$change" "$answers/manifest-$key/program" > "$output"
            chmod +x "$output"
            exit 0
        fi
        [ "$module" = ProjectDescription ] && [ -n "$place" ] || exec swiftc "$@"
        # Only the sources, which differ between versions of the tool: their folder is not seen in what is compiled.
        key=$(for argument; do case $argument in *.swift) cat "$argument" ;; esac; done | cksum | tr ' ' -)
        if [ ! -e "$answers/api-$key" ]; then
            swiftc "$@" || exit
            mkdir "$answers/api-$key.$$"
            cp "$place/ProjectDescription."* "$answers/api-$key.$$"
            [ ! -e "$answers/api-$key" ] && mv "$answers/api-$key.$$" "$answers/api-$key" || rm -rf "$answers/api-$key.$$"
            exit 0
        fi
        cp "$answers/api-$key/ProjectDescription."* "$place"
        """#

    private static let swift = #"""
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
