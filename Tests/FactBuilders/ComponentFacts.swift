import DovetailBasics

package import DovetailFacts

/// `class name: BootstrapComponent`
package func root(_ name: String, line: Int, _ members: [MemberFact] = []) -> TypeFact {
    declaration(.class, name, line: line, inherits: [named("BootstrapComponent", line: line)], members: members)
}

/// `class name: Component<dependency>`
package func component(_ name: String, needing dependency: String, line: Int, _ members: [MemberFact] = []) -> TypeFact
{
    declaration(.class, name, line: line, inherits: [named("Component", dependency, line: line)], members: members)
}

/// `protocol name: Dependency`
package func dependency(_ name: String, line: Int, _ members: [MemberFact] = []) -> TypeFact {
    declaration(.protocol, name, line: line, inherits: [named("Dependency", line: line)], members: members)
}

/// `var name: type { get }`
package func property(
    _ name: String, _ text: String, line: Int, access: Access = .internal, effects: Effects = Effects(),
    isSettable: Bool = false, condition: Condition = .always
) -> MemberFact {
    var fact = MemberFact(
        kind: .property, name: name, access: access, condition: condition, location: place(line, 9))
    fact.type = named(text, line: line)
    fact.effects = effects
    fact.isSettable = isSettable
    return fact
}

/// `child(parent: self)` in a member of `parent`.
package func building(
    _ child: String, in parent: String, line: Int, passingSelf isSelf: Bool = true, isKept: Bool = false,
    condition: Condition = .always
) -> ConstructionFact {
    ConstructionFact(
        callee: .type(.name(child)), expected: nil, arguments: [.init(label: "parent", isSelf: isSelf)],
        within: .name(parent), isStaticContext: false, isKept: isKept, genericParameters: [], condition: condition,
        location: place(line, 20))
}

/// A program with one module, App, and one file, which imports Dovetail.
package func program(_ types: [TypeFact], _ constructions: [ConstructionFact] = []) -> Program {
    var file = FileFacts(path: "App.swift")
    file.imports = [importing("Dovetail")]
    file.types = types
    file.constructions = constructions
    return Program(modules: [ModuleFacts(module: Module(name: "App", isExact: true), files: [file])], home: 0)
}

/// `class name: PluginizedComponent<EmptyDependency, list, nonCore>`
package func pluginized(_ name: String, _ list: String, _ nonCore: String, line: Int, _ members: [MemberFact] = [])
    -> TypeFact
{
    let superclass = named("PluginizedComponent", "EmptyDependency", list, nonCore, line: line)
    return declaration(.class, name, line: line, inherits: [superclass], members: members)
}

/// `class name: NonCoreComponent<EmptyDependency>`
package func nonCore(_ name: String, line: Int, _ members: [MemberFact] = []) -> TypeFact {
    declaration(
        .class, name, line: line, inherits: [named("NonCoreComponent", "EmptyDependency", line: line)],
        members: members)
}
