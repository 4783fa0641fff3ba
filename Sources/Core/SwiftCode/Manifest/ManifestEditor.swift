import SwiftSyntax

/// Edits the text of a `Package.swift`: changes only the requested lines, in the style of those around them. Each edit
/// returns the complete new text, or says why it is not possible.
package struct ManifestEditor {
    /// Why a change cannot be made, in words for the user.
    package struct Refusal: Error, Hashable, CustomStringConvertible {
        package var description: String

        init(_ description: String) { self.description = description }
    }

    private let source: SourceBytes
    private let tree: SourceFileSyntax
    private let constants: ManifestConstants

    /// - Parameter path: the manifest's name in errors if it cannot be parsed.
    package init(_ source: String, path: String = "Package.swift") throws(UnparsedSource) {
        self.source = SourceBytes(source)
        tree = try SourceParser.parse(source, path: path)
        constants = ManifestConstants(tree)
    }

    /// The manifest with a target added: after the last of its kind or, if there is none, after all targets.
    package func adding(_ target: NewTarget) throws(Refusal) -> String {
        let array = try targetList()
        let calls = array.elements.map { $0.expression.as(FunctionCallExprSyntax.self) }
        guard !calls.contains(where: { $0.flatMap(name(of:)) == target.name }) else {
            throw Refusal("Package.swift already has a target '\(target.name)'")
        }
        let list = SourceList(array, in: source)
        let index =
            calls.lastIndex { $0?.declares == target.kind.rawValue } ?? (calls.isEmpty ? nil : calls.count - 1)
        let indentation = list.indentation(of: index) ?? "        "
        let text = target.source(
            indentation: indentation, step: String(indentation.prefix(max(indentation.count / 2, 1))))
        return list.adding(lines(text), after: index)
    }

    /// The manifest with a dependency added to a target. Targets come before products.
    package func adding(_ dependency: NewTarget.Dependency, to target: String) throws(Refusal) -> String {
        let call = try self.call(of: target)
        guard let value = call.labelled("dependencies") else {
            guard let list = SourceList(call, in: source),
                let name = call.arguments.enumerated().first(where: { $0.element.label?.text == "name" })
            else { throw Refusal("the target '\(target)' has no literal name in Package.swift") }
            return list.adding("dependencies: [\(dependency.source)]", after: name.offset)
        }
        let array = try list(value, of: target)
        let names = array.elements.map { constants.dependencyName($0.expression) }
        if let name = dependency.name, names.contains(name) {
            throw Refusal("the target '\(target)' already depends on '\(name)'")
        }
        var index: Int?
        if case .target = dependency {
            index = array.elements.enumerated().filter { $0.element.expression.literal != nil }.last?.offset
        }
        return SourceList(array, in: source).adding(dependency.source, after: index)
    }

    /// The manifest without a dependency of a target, identified by the name of the target or product.
    package func removing(_ dependency: String, from target: String) throws(Refusal) -> String {
        let call = try self.call(of: target)
        let array = try call.labelled("dependencies").map { value throws(Refusal) in try list(value, of: target) }
        guard let array,
            let index = array.elements.enumerated().first(where: {
                constants.dependencyName($0.element.expression) == dependency
            })?.offset
        else { throw Refusal("the target '\(target)' does not list the dependency '\(dependency)' in Package.swift") }
        return SourceList(array, in: source).removing(index)
    }

    /// The manifest with a package dependency added.
    package func adding(_ package: NewPackage) throws(Refusal) -> String {
        try adding(package.source, toListOf: "dependencies", of: packageCall(), before: ["targets"])
    }

    /// The manifest with a product added at the end.
    package func adding(_ product: NewProduct) throws(Refusal) -> String {
        let call = try packageCall()
        let names = call.labelled("products")?.as(ArrayExprSyntax.self)?.elements.compactMap {
            $0.expression.as(FunctionCallExprSyntax.self).flatMap(name(of:))
        }
        guard names?.contains(product.name) != true else {
            throw Refusal("Package.swift already has a product '\(product.name)'")
        }
        return try adding(product.source, toListOf: "products", of: call, before: ["dependencies", "targets"])
    }

    /// The manifest with an entry added at the end of a list of the package, which is created if missing.
    ///
    /// - Parameter next: the arguments that follow the list.
    private func adding(
        _ entry: String, toListOf label: String, of call: FunctionCallExprSyntax, before next: [String]
    ) throws(Refusal) -> String {
        if let value = call.labelled(label) {
            guard let array = value.as(ArrayExprSyntax.self) else {
                throw Refusal("the \(label) in Package.swift are not an array literal")
            }
            return SourceList(array, in: source).adding(entry)
        }
        let index = call.arguments.map { $0.label?.text ?? "" }.firstIndex(where: next.contains)
        guard let list = SourceList(call, in: source), let index, index > 0 else {
            throw Refusal("Package.swift lists no targets")
        }
        let indentation = list.indentation(of: index - 1) ?? "    "
        return list.adding(lines("\(label): [\n\(indentation)    \(entry),\n\(indentation)]"), after: index - 1)
    }

    // MARK: Places

    private func packageCall() throws(Refusal) -> FunctionCallExprSyntax {
        guard !tree.hasError else { throw Refusal("Package.swift has a syntax error") }
        let calls = CallFinder.calls(in: tree) {
            ["Package", "PackageDescription.Package"].contains($0.calledExpression.trimmedDescription)
        }
        guard let call = calls.first else { throw Refusal("Package.swift does not create a Package") }
        guard calls.count == 1 else {
            throw Refusal("Package.swift creates more than one Package")
        }
        return call
    }

    /// The name of a target or product, where the text states it.
    private func name(of call: FunctionCallExprSyntax) -> String? { constants.text(call.labelled("name")) }

    private func targetList() throws(Refusal) -> ArrayExprSyntax {
        guard let array = try packageCall().labelled("targets")?.as(ArrayExprSyntax.self) else {
            throw Refusal("the targets in Package.swift are not an array literal")
        }
        return array
    }

    /// The declaration of a target: in the list of targets, or the only one elsewhere in the manifest.
    private func call(of target: String) throws(Refusal) -> FunctionCallExprSyntax {
        let array = try packageCall().labelled("targets")?.as(ArrayExprSyntax.self)
        let calls = array?.elements.compactMap { $0.expression.as(FunctionCallExprSyntax.self) } ?? []
        if let call = calls.first(where: { name(of: $0) == target }) { return call }
        let others = CallFinder.calls(in: tree) {
            $0.declaresTarget && $0.isTarget && name(of: $0) == target
        }
        guard others.count < 2 else { throw Refusal("Package.swift lists the target '\(target)' more than once") }
        if let call = others.first { return call }
        _ = try targetList()
        throw Refusal("Package.swift has no target '\(target)' in its list of targets")
    }

    private func list(_ value: ExprSyntax, of target: String) throws(Refusal) -> ArrayExprSyntax {
        guard let array = value.as(ArrayExprSyntax.self) else {
            throw Refusal("the dependencies of the target '\(target)' are not an array literal")
        }
        return array
    }

    /// A multi-line text with the manifest's line ends.
    private func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: source.newline)
    }
}

private final class CallFinder: SyntaxVisitor {
    private var found: [FunctionCallExprSyntax] = []
    private let isWanted: (FunctionCallExprSyntax) -> Bool

    private init(_ isWanted: @escaping (FunctionCallExprSyntax) -> Bool) {
        self.isWanted = isWanted
        super.init(viewMode: .sourceAccurate)
    }

    /// The calls in a manifest that match, including nested ones.
    static func calls(
        in tree: SourceFileSyntax, _ isWanted: @escaping (FunctionCallExprSyntax) -> Bool
    ) -> [FunctionCallExprSyntax] {
        let finder = CallFinder(isWanted)
        finder.walk(tree)
        return finder.found
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if isWanted(node) { found.append(node) }
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// The name of the function, as in `.target(`.
    fileprivate var declares: String? { calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text }

    fileprivate var declaresTarget: Bool {
        ["target", "executableTarget", "testTarget", "macro", "plugin"].contains(declares ?? "")
    }
}
