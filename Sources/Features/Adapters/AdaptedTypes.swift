import DovetailBasics
import DovetailFacts

/// The types to adapt, and the names derived from them.
struct AdaptedTypes {
    let names: LibraryNames
    let options: AdapterOptions

    init(_ names: LibraryNames, _ options: AdapterOptions) { (self.names, self.options) = (names, options) }

    private var library: LibraryInterface { names.library }

    /// - Throws: `AdapterRefusal` if one does not exist, or if nothing can conform in its place.
    func types() throws -> [LibraryType] {
        var found: [LibraryType] = []
        for name in options.types.map(plain) where !found.contains(where: { $0.name == name }) {
            found.append(try type(name))
        }
        for name in options.protocolNames.keys.sorted() where !found.contains(where: { $0.name == name }) {
            throw AdapterRefusal("--protocol-name refers to '\(name)', which is not one of --types")
        }
        let protocols = found.map(protocolName)
        if let double = protocols.first(where: { name in protocols.count { $0 == name } > 1 }) {
            throw AdapterRefusal(
                "two types would get the protocol '\(double)'; rename one with --protocol-name TYPE=NAME")
        }
        if let taken = protocols.first(where: { library.types[$0] != nil }) {
            throw AdapterRefusal(
                "'\(library.module)' already has a type '\(taken)'; rename the protocol with --protocol-name TYPE=NAME")
        }
        return found
    }

    private func type(_ name: String) throws -> LibraryType {
        guard let type = library.types[name] else { throw missing(name) }
        switch type.kind {
        case .class, .struct, .enum, .actor: break
        case .typealias:
            throw AdapterRefusal("'\(name)' is an alias of '\(type.target?.text ?? "")'; adapt that type instead")
        case .protocol:
            throw AdapterRefusal(
                "'\(name)' is already a protocol: keep it with --keep, and generate a double from its interface "
                    + "with 'dovetail stub'"
            )
        }
        if type.inherited.contains(where: { $0.tokens.first?.text == "~" }) {
            throw AdapterRefusal(
                "'\(name)' is not copyable, which generated protocols do not support; write that one "
                    + "by hand")
        }
        return type
    }

    /// - Throws: `AdapterRefusal` if a type to keep does not exist.
    func checkKept() throws {
        for name in options.kept.map(plain).sorted() where library.types[name] == nil { throw missing(name) }
    }

    private func missing(_ name: String) -> AdapterRefusal {
        if let module = library.extended[name] {
            return AdapterRefusal(
                "'\(library.module)' only extends '\(name)', which is a type of "
                    + (module.map { "'\($0)': --module \($0)" } ?? "another module"))
        }
        let all = library.types.keys.sorted()
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let near =
            all.filter { $0.split(separator: ".").last.map(String.init) == last }
            + all.filter { editDistance($0, name, limit: 2) <= 2 }
        let hint = near.isEmpty ? "" : "; did you mean \(near.prefix(3).map { "'\($0)'" }.joined(separator: " or "))?"
        return AdapterRefusal("no type is called '\(name)' in the interface of '\(library.module)'\(hint)")
    }

    /// A type's path without the module.
    private func plain(_ name: String) -> String {
        let start = "\(library.module)."
        return name.hasPrefix(start) && library.types[name] == nil ? String(name.dropFirst(start.count)) : name
    }

    func protocolName(_ type: LibraryType) -> String {
        options.protocolNames[type.name] ?? type.path.joined() + "Protocol"
    }

    /// The name of the type that forwards to the ports.
    func facadeName(_ types: [LibraryType]) -> String {
        if let name = options.facadeName { return name }
        return types.count == 1 ? types[0].path.joined() + "Facade" : library.module + "Facade"
    }

    /// - Throws: `AdapterRefusal` if the app already declares one of the names.
    func checkNames(_ types: [LibraryType]) throws {
        guard let taken = options.used?.declared else { return }
        for type in types {
            if taken.contains(protocolName(type)) {
                throw AdapterRefusal(
                    "the app already declares '\(protocolName(type))'; name the protocol with "
                        + "--protocol-name \(type.name)=NAME")
            }
        }
        if taken.contains(facadeName(types)) {
            throw AdapterRefusal("the app already declares '\(facadeName(types))'; name the facade with --facade-name")
        }
    }

    func adapterName(_ type: LibraryType) -> String { type.path.joined() + "Adapter" }

    func isSendable(_ type: LibraryType) -> Bool {
        type.kind == .actor
            || names.ancestry(type.name).compactMap { library.types[$0] }.contains { type in
                type.attributes.contains { $0.hasSuffix("MainActor") }
                    || type.inherited.contains { $0.path?.last == "Sendable" || $0.tokens.last?.text == "Sendable" }
            }
    }
}
