import DovetailFacts
import SwiftSyntax

/// Assemblies that are passed to the program's own functions: `injector.assemble([Network(), Storage()])`.
extension ContainerVisitor {
    /// Whether a name is that of a function's parameter, rather than of an element of a list.
    func isParameter(_ name: String?) -> Bool {
        if case .parameter? = name.flatMap({ scope[$0]?.container }) { true } else { false }
    }

    /// Records a call of a function that may fill containers with what it is passed.
    func noteLists(_ node: FunctionCallExprSyntax, name: String, base: ExprSyntax?) {
        // It is a local closure with the same name.
        if base == nil, scope[name] != nil, !scope.isOfFile(name) { return }
        var call = ContainerCallFact(
            callee: callee(of: node) ?? ["?", name], labels: node.labels,
            containers: givenContainers(node.arguments), within: path, registration: registration,
            location: place(of: node))
        call.lists = node.arguments.enumerated().compactMap { index, argument in
            let made = Self.made(by: argument.expression)
            return made.isEmpty ? nil : Given(made, at: index)
        }
        call.isOfOptional = isOfOptional(node)
        call.isUnconditional = isUnconditional(node) && !call.isOfOptional
        if !call.isUnconditional { call.blocks = enclosing(Syntax(node)).blocks }
        call.repetition = repetition(of: node)
        call.function = function
        facts.listCalls.append(call)
    }
}
