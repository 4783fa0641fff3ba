import DovetailFacts

/// What one file declares, with the places from which names in it are looked up.
struct DeclarationsOfFile: Sendable {
    let types: [DeclaredType]
    let aliases: [DeclaredAlias]
    let extensions: [DeclaredExtension]
    /// The functions outside all types.
    let functions: [(MemberFact, LookupContext)]
    /// The properties outside all types.
    let properties: [(MemberFact, LookupContext)]

    init(module: ModuleID, file: FileFacts) {
        let context = LookupContext(module: module, file: file)
        types = file.types.map {
            var inner = context.enclosed(by: $0.path.dropLast(), at: $0.location)
            inner.condition = $0.condition
            return DeclaredType(fact: $0, context: inner)
        }
        aliases = file.aliases.map {
            var inner = context.enclosed(by: $0.path.dropLast(), at: $0.location)
            inner.condition = $0.condition
            return DeclaredAlias(fact: $0, context: inner)
        }
        extensions = file.extensions.map {
            var inner = context
            inner.condition = $0.condition
            inner.place = $0.location
            return DeclaredExtension(fact: $0, context: inner)
        }
        let globals = file.globals.map {
            var inner = context
            inner.condition = $0.condition
            return ($0, inner)
        }
        functions = globals.filter { $0.0.kind == .function }
        properties = globals.filter { $0.0.kind == .property }
    }
}
