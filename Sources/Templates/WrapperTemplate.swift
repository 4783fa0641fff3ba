package import WiringModel

/// The one dynamic module that swallows static libraries, as targets and files of a package of SwiftPM.
package struct WrapperTemplate {
    /// A library that the wrapper is to swallow.
    package struct Library: Hashable, Sendable {
        package var name: String
        package var kind: LibraryBundle.Kind
        /// From the package's folder.
        package var path: String

        package init(name: String, kind: LibraryBundle.Kind, path: String) {
            self.name = name
            self.kind = kind
            self.path = path
        }
    }

    package let targets: [NewTarget]
    package let product: NewProduct
    package let files: [NewFile]
    /// What cannot be written, and what to do about it.
    package let left: [String]

    /// - Parameter flags: options for the linker.
    package init(
        _ name: String, _ libraries: [Library], flags: [String], systemLibraries: [String], frameworks: [String]
    ) {
        var targets: [NewTarget] = []
        var files: [NewFile] = []
        var left: [String] = []
        var folders: [String] = []
        var modules: [String] = []
        for library in libraries {
            let module = moduleName(library.name)
            switch library.kind {
            case .xcframework:
                targets.append(NewTarget(.binary, library.name, arguments: ["path: \"\(library.path)\""]))
            case .file:
                targets.append(NewTarget(.system, module))
                files += Self.systemModule(module, links: library.name)
                let folder = library.path.split(separator: "/").dropLast().joined(separator: "/")
                folders.append((library.path.hasPrefix("/") ? "/" : "") + (folder.isEmpty ? "." : folder))
            case .framework:
                left.append(
                    "\(library.path): SwiftPM takes xcframeworks; `xcodebuild -create-xcframework -framework "
                        + "\(library.path) -output \(library.name).xcframework` makes one")
                continue
            }
            modules.append(module)
        }
        let named = libraries.filter { $0.kind != .framework }
        var settings = systemLibraries.map { ".linkedLibrary(\"\($0)\")" }
        settings += frameworks.map { ".linkedFramework(\"\($0)\")" }
        let options = Set(folders).sorted().flatMap { ["-L", $0] } + flags.flatMap { ["-Xlinker", $0] }
        if !options.isEmpty {
            settings.append(".unsafeFlags([\(options.map { "\"\($0)\"" }.joined(separator: ", "))])")
        }
        let dependencies = named.map { library in
            NewTarget.Dependency.target(library.kind == .file ? moduleName(library.name) : library.name)
        }
        let arguments = settings.isEmpty ? [] : ["linkerSettings: [\(settings.joined(separator: ", "))]"]
        targets.append(NewTarget(.library, name, dependencies, arguments: arguments))
        files.append(
            NewFile(
                "Sources/\(name)/\(name).swift", imports: modules,
                """
                /// The one door to the libraries that this module swallows: nothing else imports them.
                ///
                /// Offer here what the app uses of them, in types of your own.
                public enum \(name) {
                }
                """))
        self.targets = targets
        self.files = files
        self.left = left
        product = NewProduct(name, isDynamic: true)
    }

    /// A module of headers, for a library that has none.
    private static func systemModule(_ module: String, links library: String) -> [NewFile] {
        [
            NewFile(
                "Sources/\(module)/module.modulemap",
                """
                module \(module) [system] {
                    header "shim.h"
                    link "\(library)"
                    export *
                }

                """),
            NewFile(
                "Sources/\(module)/shim.h", "// Include the headers of '\(library)' here, or copy them in.\n"),
        ]
    }
}
