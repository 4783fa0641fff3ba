package import DovetailDiagnostics
package import DovetailFacts

// Short builders for facts, in the form that the reader produces. The linking stage is tested with these, so that no
// fault of the reader affects its tests.

/// A place in the only file of the samples.
package func place(_ line: Int, _ column: Int = 1, in path: String = "App.swift") -> SourceLocation {
    SourceLocation(path: path, line: line, column: column)
}

/// A type with a plain name and generic arguments with plain names.
package func named(_ name: String, _ arguments: String..., line: Int = 1) -> TypeReference {
    TypeReference(
        text: arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>",
        shape: .named([.init(name, arguments.map { .name($0) })]), location: place(line))
}

/// `import name`
package func importing(_ name: String) -> ImportFact {
    ImportFact(text: "import \(name)", module: name, isTestable: false, isExported: false, condition: .always)
}

/// A declaration of a type.
package func declaration(
    _ kind: TypeKind, _ path: String..., line: Int = 1, in file: String = "App.swift", access: Access = .internal,
    generics: [String] = [], inherits: [TypeReference] = [], members: [MemberFact] = []
) -> TypeFact {
    var fact = TypeFact(kind: kind, path: path, access: access, condition: .always, location: place(line, in: file))
    fact.genericParameters = generics
    fact.inherits = inherits
    fact.members = members
    return fact
}

/// `typealias name<generics> = target`
package func alias(
    _ path: String..., generics: [String] = [], access: Access = .internal, condition: Condition = .always,
    line: Int = 1, in file: String = "App.swift", standsFor target: TypeShape
) -> AliasFact {
    AliasFact(
        path: path, access: access, genericParameters: generics, target: reference(target), condition: condition,
        location: place(line, in: file))
}

/// A type whose text is never read.
package func reference(_ shape: TypeShape, line: Int = 1) -> TypeReference {
    TypeReference(text: "\(shape)", shape: shape, location: place(line))
}

/// `var name: type`
package func property(_ name: String, _ type: TypeShape?, line: Int = 1) -> MemberFact {
    var fact = MemberFact(
        kind: .property, name: name, access: .internal, condition: .always, location: place(line, 9))
    fact.type = type.map { reference($0) }
    return fact
}

/// `func name(label: type, …) -> result`; a label of `_` means none.
package func function(
    _ name: String, _ parameters: KeyValuePairs<String, TypeShape> = [:], returning result: TypeShape? = nil,
    generics: [GenericParameterFact] = [], where constraints: [ConstraintFact] = [], line: Int = 1
) -> MemberFact {
    var fact = MemberFact(
        kind: .function, name: name, access: .internal, condition: .always, location: place(line, 10))
    fact.parameters = parameters.map { label, type in
        ParameterFact(
            label: label == "_" ? nil : label, name: label, type: reference(type), isVariadic: false)
    }
    fact.type = result.map { reference($0) }
    fact.generics = generics
    fact.constraints = constraints
    return fact
}

/// `A.B.C`
package func path(_ names: String...) -> TypeShape { .named(names.map { .init($0) }) }

/// `Name<arguments>`
package func generic(_ name: String, _ arguments: TypeShape...) -> TypeShape { .named([.init(name, arguments)]) }

/// A file with some declarations and imports.
package func file(
    _ path: String = "App.swift", imports: [String] = [], types: [TypeFact] = [], aliases: [AliasFact] = [],
    extensions: [ExtensionFact] = []
) -> FileFacts {
    var file = FileFacts(path: path)
    file.imports = imports.map(importing)
    file.types = types
    file.aliases = aliases
    file.extensions = extensions
    return file
}

/// A module with known files.
package func module(_ name: String, _ files: FileFacts...) -> ModuleFacts {
    ModuleFacts(module: Module(name: name, isExact: true), files: files)
}
