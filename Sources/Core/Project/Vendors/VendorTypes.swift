import DovetailBasics
import DovetailBinaries
package import DovetailFacts
import DovetailSwiftCode

/// The types of third-party modules, as far as these are on disk.
package struct VendorTypes {
    private let vendors: VendorFiles

    /// - Parameter folders: those with manifests, or the project's alone.
    package init(projects folders: [String]) { vendors = VendorFiles(projects: folders) }

    /// Those of `names` that a module declares or re-exports, each with the module that declares it; nil if the module
    /// is not found.
    package func types(of module: String, among names: Set<String>) -> [String: String]? {
        var found: [String: String]?
        var seen: Set<String> = []
        var pending = [module]
        while let module = pending.popLast() {
            let files = vendors.files(of: module)
            guard !files.isEmpty, seen.insert(module).inserted else { continue }
            let types = Self.types(in: files, among: names, least: .public)
            for name in types.names where found?[name] == nil { found = (found ?? [:]).merging([name: module]) { $1 } }
            found = found ?? [:]
            pending += types.exports.subtracting(seen).sorted()
        }
        return found
    }

    /// Those of `names` that files declare for other modules.
    ///
    /// - Parameter least: the narrowest access that counts: `package` if the other modules are in the same package.
    package static func types(
        in files: [String], among names: Set<String>, least: Access
    ) -> (names: Set<String>, exports: Set<String>) {
        let read = Workers.map(files.count) { index, bytes -> (names: Set<String>, exports: Set<String>) in
            guard bytes.read(files[index]) == nil else { return ([], []) }
            if files[index].hasSuffix(".h") {
                // By convention, frameworks re-export what their headers import.
                let imports = HeaderImports.modules(in: Array(bytes.bytes))
                return (HeaderTypes(String(decoding: bytes.bytes, as: UTF8.self)).names, imports)
            }
            let imports = ImportScanner.imports(in: bytes.bytes, path: files[index])
            let exports = Set(imports.filter(\.isExported).map(\.module))
            return (ExportedTypes.names(in: bytes.bytes, least: least), exports)
        }
        return (Set(read.flatMap(\.names)).intersection(names), Set(read.flatMap(\.exports)))
    }
}
