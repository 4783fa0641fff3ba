import DovetailFacts
import SwiftSyntax

/// Names whose owner is not evident from the source.
extension UseVisitor {
    /// Records a name that may be a member that the other module adds to a type.
    func noteAddition(
        _ name: String, to base: TypeShape?, call: CallShape?, node: some SyntaxProtocol
    ) {
        guard let found = added.find(name, to: base, call: call, own: types.own) else { return }
        note(
            .obstacle(
                "'\(found.member.title)' may be a member that '\(types.otherName)' adds to '\(found.type)', which an "
                    + "interface cannot have"), node)
    }

    /// Records a top-level function or property named without its module.
    func global(_ name: String, call: CallShape?, node: DeclReferenceExprSyntax) {
        note(.global(name: name, call), node)
        guard let foreign = types.foreignOwner else { return }
        note(
            .obstacle(
                "'\(name)' may be a member of '\(foreign)', which '\(types.ownName)' does not declare: write "
                    + "'\(types.otherName).\(name)' if that is meant"), node)
    }

    /// `.init(…)` or `.shared`, whose type is the one expected there.
    func implicitMember(_ name: String, _ node: MemberAccessExprSyntax) {
        let value = call(of: ExprSyntax(node)) == nil ? Syntax(node) : node.parent
        let wanted = value?.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)?
            .typeAnnotation.map { TypeShape($0.type) }
        let call = call(of: ExprSyntax(node), named: node.declName)
        if let wanted {
            guard let other = types.otherType(wanted) else {
                return noteAddition(name, to: wanted, call: call, node: node.declName)
            }
            if name == "init", let call { return note(.construction(other, call), node) }
            return note(.staticMember(type: other, name: name, call), node)
        }
        let candidates = types.other.types.values.filter { type in
            type.obstacle == nil && type.access >= .package
                && type.members.contains { member in
                    guard name == "init" else { return member.isStatic && member.name == name }
                    return member.kind == .initializer && call?.given(of: member.parameters) != nil
                }
        }
        noteAddition(name, to: nil, call: call, node: node.declName)
        if let type = candidates.min(by: { $0.name < $1.name }), isImporting {
            note(.obstacle("'.\(name)' may mean '\(type.name).\(name)': write the type"), node)
        }
    }
}
