package import DovetailBinaries
import DovetailFacts
package import DovetailSwiftCode

/// The one dynamic module that absorbs static libraries, as targets and files of a SwiftPM package.
package struct WrapperTemplate {
    /// A library that the wrapper absorbs.
    package struct Library: Hashable, Sendable {
        package var name: String
        package var kind: LibraryBundle.Kind
        /// Relative to the package's folder.
        package var path: String
        /// The library's module; nil if it has none.
        package var module: String?

        package init(name: String, kind: LibraryBundle.Kind, path: String, module: String? = nil) {
            self.name = name
            self.kind = kind
            self.path = path
            self.module = module
        }

        /// The name of its target. A library file gets a module with headers, whose name must not be a Swift keyword or
        /// that of a system module.
        package var target: String {
            guard kind == .file else { return name }
            let module = moduleName(name)
            return module.asNestedName != module || SystemModules.contains(module) ? "\(module)Library" : module
        }
    }

    package let targets: [NewTarget]
    package let product: NewProduct
    package let files: [NewFile]
    /// Libraries that cannot be added, and what to do about them.
    package let left: [String]

    /// - Parameter flags: linker options.
    package init(
        _ name: String, _ libraries: [Library], flags: [String], systemLibraries: [String], frameworks: [String]
    ) {
        var targets: [NewTarget] = []
        var files: [NewFile] = []
        var left: [String] = []
        var archives: [String] = []
        var modules: [String] = []
        for library in libraries {
            switch library.kind {
            case .xcframework:
                targets.append(
                    NewTarget(.binary, name: library.target, arguments: ["path: \(Self.literal(library.path))"]))
                if let module = library.module { modules.append(module.asNestedName) }
            case .file:
                targets.append(NewTarget(.system, name: library.target))
                files += Self.headers(library.target, of: library.name)
                // By path: `-l` does not find every name, and would prefer a dynamic library next to it.
                archives.append(library.path)
                modules.append(library.target)
            case .framework:
                left.append(
                    "\(library.path): SwiftPM needs an xcframework; create one with `xcodebuild -create-xcframework "
                        + "-framework \(library.path) -output \(library.name).xcframework`")
            }
        }
        let named = libraries.filter { $0.kind != .framework }
        var settings = systemLibraries.map { ".linkedLibrary(\"\($0)\")" }
        settings += frameworks.map { ".linkedFramework(\"\($0)\")" }
        let options = archives.sorted() + flags.flatMap { ["-Xlinker", $0] }
        if !options.isEmpty {
            settings.append(".unsafeFlags([\(options.map(Self.literal).joined(separator: ", "))])")
        }
        let dependencies = named.map { NewTarget.Dependency.target($0.target) }
        let arguments = settings.isEmpty ? [] : ["linkerSettings: [\(settings.joined(separator: ", "))]"]
        targets.append(NewTarget(.library, name: name, dependencies: dependencies, arguments: arguments))
        files.append(
            NewFile(
                "Sources/\(name)/\(name).swift", imports: modules,
                """
                /// Wraps the libraries that are linked into this module. No other module imports them.
                ///
                /// Declare here what the app uses of them, in types of your own.
                public enum \(name) {
                }
                """))
        self.targets = targets
        self.files = files
        self.left = left
        product = NewProduct(name, isDynamic: true)
    }

    private static func literal(_ text: String) -> String {
        let escaped = text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
        return "\"\(escaped)\""
    }

    /// A module with headers, for a library that has none.
    private static func headers(_ module: String, of library: String) -> [NewFile] {
        [
            NewFile(
                "Sources/\(module)/module.modulemap",
                """
                module \(module) [system] {
                    header "shim.h"
                    export *
                }

                """),
            NewFile(
                "Sources/\(module)/shim.h", "// Include the headers of '\(library)' here, or copy them in.\n"),
        ]
    }
}
