import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailVocabularies

/// A function of the program that can be evaluated, and the meaning of its names.
struct CodeFunction {
    var body: FunctionBody
    var file: Int
    /// The declared type of which it is a member; nil for a global function, or a member of another library's type.
    var type: Int?
    /// The name of another library's type that it extends.
    var external: String?
    /// The context of names in it.
    var context: LookupContext

    var isMember: Bool { type != nil || external != nil }
}

/// A variable of the program.
struct CodeVariable {
    var body: VariableBody
    var file: Int
    var type: Int?
    var external: String?
    var context: LookupContext
}

/// A file of the program, and the meaning of its names.
struct CodeFile {
    var path: String
    var module: ModuleID
    var bodies: FileBodies
    var context: LookupContext
}

/// The bodies of a program, found by what declares them.
struct Code {
    private(set) var files: [CodeFile] = []
    private(set) var functions: [CodeFunction] = []
    private(set) var variables: [CodeVariable] = []
    /// The members of each declared type, by its number and their name.
    private var members: [Int: [String: [Int]]] = [:]
    private var properties: [Int: [String: [Int]]] = [:]
    /// The properties of each declared type in the order of their declarations.
    private(set) var propertiesOfType: [Int: [Int]] = [:]
    /// The members of types of other libraries, by the type's name.
    private var externalMembers: [String: [String: [Int]]] = [:]
    private var externalProperties: [String: [String: [Int]]] = [:]
    private var globals: [String: [Int]] = [:]
    private var globalVariables: [String: [Int]] = [:]
    /// The numbers of the variables, by file and place.
    private var numbersOfVariables: [Place: Int] = [:]
    /// The types with an attribute such as `@main`.
    private(set) var entries: [Int] = []

    /// The raw values of enums' cases, by the number of the type.
    private var rawValues: [Int: [String: String]] = [:]
    private var payloads: [Int: [String: [BodyParameter]]] = [:]

    private struct Place: Hashable {
        var file: Int
        var site: Site
    }

    init(_ symbols: SymbolTable) {
        let program = symbols.program
        var types: [SourceLocation: Int] = [:]
        for (number, type) in symbols.types.enumerated() { types[type.fact.location] = number }
        var extended: [SourceLocation: (type: Int?, external: String?, context: LookupContext)] = [:]
        for (number, list) in symbols.extensions.enumerated() {
            for one in list {
                extended[one.fact.location] = (number, nil, one.inside(symbols.types[number]))
            }
        }
        for (name, list) in symbols.externalExtensions {
            for one in list {
                let path = one.fact.extended.shape.path ?? []
                var context = one.context.enclosed(by: path)
                context.extended = path.count
                extended[one.fact.location] = (nil, name, context)
            }
        }
        for (id, module) in zip(program.modules.ids, program.modules) {
            for file in module.files {
                guard let bodies = file.bodies?.value else { continue }
                let context = LookupContext(ofExpressionsIn: file, id)
                let number = files.count
                files.append(CodeFile(path: file.path, module: id, bodies: bodies, context: context))
                add(bodies, of: number, types, extended, symbols)
                entries += bodies.entries.compactMap { types[$0] }
                for one in bodies.cases {
                    if let type = types[one.owner] ?? extended[one.owner]?.type {
                        rawValues[type, default: [:]][one.name] = one.raw
                        payloads[type, default: [:]][one.name] = one.parameters
                    }
                }
            }
        }
    }

    private typealias Extended = [SourceLocation: (type: Int?, external: String?, context: LookupContext)]

    private mutating func add(
        _ bodies: FileBodies, of file: Int, _ types: [SourceLocation: Int], _ extended: Extended, _ symbols: SymbolTable
    ) {
        func place(_ owner: BodyOwner) -> (type: Int?, external: String?, context: LookupContext) {
            guard let place = owner.place else { return (nil, nil, files[file].context) }
            if let type = types[place] {
                var context = symbols.types[type].inside
                context.isInExpression = true
                return (type, nil, context)
            }
            if var found = extended[place] {
                found.context.isInExpression = true
                return found
            }
            return (nil, owner.path.joined(separator: "."), files[file].context.enclosed(by: owner.path))
        }
        for body in bodies.functions {
            let owner = place(body.owner)
            let number = functions.count
            functions.append(
                CodeFunction(
                    body: body, file: file, type: owner.type, external: owner.external, context: owner.context))
            if let type = owner.type {
                members[type, default: [:]][body.name, default: []].append(number)
            } else if let external = owner.external {
                externalMembers[external, default: [:]][body.name, default: []].append(number)
            } else {
                globals[body.name, default: []].append(number)
            }
        }
        for body in bodies.variables {
            let owner = place(body.owner)
            let number = variables.count
            variables.append(
                CodeVariable(
                    body: body, file: file, type: owner.type, external: owner.external, context: owner.context))
            numbersOfVariables[Place(file: file, site: body.site)] = number
            if let type = owner.type {
                properties[type, default: [:]][body.name, default: []].append(number)
                propertiesOfType[type, default: []].append(number)
            } else if let external = owner.external {
                externalProperties[external, default: [:]][body.name, default: []].append(number)
            } else {
                globalVariables[body.name, default: []].append(number)
            }
        }
    }

    /// The raw value of a case of an enum, if that is a string.
    func rawValue(_ name: String, of type: Int) -> String? { rawValues[type]?[name] }

    /// What a case of an enum carries.
    func payload(_ name: String, of type: Int) -> [BodyParameter] { payloads[type]?[name] ?? [] }

    /// All names that the code mentions.
    var mentionedNames: Set<String> { files.reduce(into: []) { $0.formUnion($1.bodies.names) } }

    /// The functions that a protocol requires.
    func requirements(of type: Int) -> [Int] {
        (members[type] ?? [:]).values.joined().filter { functions[$0].body.statements == nil }.sorted()
    }

    func functions(_ name: String, of type: Int) -> [Int] { members[type]?[name] ?? [] }
    func variables(_ name: String, of type: Int) -> [Int] { properties[type]?[name] ?? [] }
    func functions(_ name: String, ofExternal type: String) -> [Int] { externalMembers[type]?[name] ?? [] }
    func variables(_ name: String, ofExternal type: String) -> [Int] { externalProperties[type]?[name] ?? [] }

    /// The variable that a file declares at a site.
    func variable(_ body: VariableBody, in file: Int) -> Int? {
        numbersOfVariables[Place(file: file, site: body.site)]
    }

    /// The global functions of a name that a file can see, those of its own module first.
    func globalFunctions(_ name: String, from file: Int) -> [Int] {
        nearest(globals[name] ?? [], from: file) { (functions[$0].file, functions[$0].body.owner.access) }
    }

    /// The global variables of a name that a file can see.
    func globalVariables(_ name: String, from file: Int) -> [Int] {
        nearest(globalVariables[name] ?? [], from: file) { (variables[$0].file, variables[$0].body.owner.access) }
    }

    private func nearest(_ all: [Int], from file: Int, _ place: (Int) -> (file: Int, access: Access)) -> [Int] {
        let shown = all.filter { number in
            let (other, access) = place(number)
            if other == file { return true }
            if files[other].module == files[file].module { return access > .fileprivate }
            return access >= .package || access == .internal && !files[file].context.testable.isEmpty
        }
        let own = shown.filter { files[place($0).file].module == files[file].module }
        return own.isEmpty ? shown : own
    }

    /// The calls that may have one of these meanings by their names.
    ///
    /// - Parameter isCompiled: whether code of a file under a condition is part of the program.
    func calls(
        _ meanings: Set<Meaning>, _ vocabularies: [Vocabulary], isCompiled: (Int, Condition) -> Bool
    ) -> [(file: Int, site: Site)] {
        let names = Set(vocabularies.flatMap { $0.rules.filter { meanings.contains($0.meaning) }.map(\.name) })
        return files.indices.flatMap { file in
            files[file].bodies.calls.filter { names.contains($0.name) && isCompiled(file, $0.condition) }
                .map { (file, $0.site) }
        }
    }

    /// The place of a site.
    func place(_ site: Site, in file: Int) -> SourceLocation { files[file].bodies[site] }
}
