import DovetailDiagnostics
import DovetailFacts
import DovetailModules
import DovetailRules

/// A project as lines of text: `Card[test] #tag -> Core, /Firebase ; Core, UIKit` is a module with a kind and a tag,
/// its declared dependencies (third-party products after a slash), and the imports of its one file, each on its own
/// line. A module with the tag `#umbrella` has no declarations.
struct ProjectText {
    var text: String
    /// The modules of products, if they are known: `Firebase = FirebaseCore, FirebaseAuth`.
    var products: [String: [String]] = [:]
    var rules = ModuleRules()
    var today = "2026-06-15"

    var linked: LinkedModules {
        var modules: [(module: ProjectModule, imports: [ModuleImport])] = []
        for (index, line) in text.split(separator: "\n").enumerated() {
            let halves = Self.parts(line, ";")
            let sides = Self.parts(halves[0], "->")
            let words = sides[0].split(separator: " ").map(String.init)
            let name = Self.parts(words[0], "[")
            let kind = name.count > 1 ? ProjectModule.Kind(rawValue: String(name[1].dropLast())) : nil
            var module = ProjectModule(name: name[0], kind: kind ?? .library)
            module.tags = words.dropFirst().map { String($0.dropFirst()) }
            module.location = SourceLocation(path: "Package.swift", line: index + 1, column: 1)
            let isEmpty = halves.count < 2
            module.files = isEmpty ? [] : ["\(name[0]).swift"]
            module.isUmbrella = module.tags.contains("umbrella")
            module.dependencies = (sides.count > 1 ? Self.parts(sides[1], ",") : []).map { dependency in
                dependency.hasPrefix("/")
                    ? ModuleDependency(.product(name: String(dependency.dropFirst()), package: nil))
                    : ModuleDependency(.module(name: dependency, package: nil))
            }
            let imports = isEmpty ? [] : Self.parts(halves[1], ",").filter { !$0.isEmpty }
            modules.append((module, imports.enumerated().map { Self.imported($1, name[0], $0 + 1) }))
        }
        modules.sort { $0.module.name < $1.module.name }
        return LinkedModules(
            ProjectGraph(
                modules: modules.map(\.module),
                products: products.map { ExternalProduct(name: $0.key, package: nil, modules: $0.value) }),
            imports: modules.map(\.imports))
    }

    /// The results of a check: the id and the place of each finding.
    var found: [String] {
        ModuleCheck(linked, rules, today: today).findings.map {
            "\($0.id.rawValue) \($0.location.path):\($0.location.line)"
        }
    }

    var findings: [Finding] { ModuleCheck(linked, rules, today: today).findings }

    /// The same for these kinds of findings.
    func found(_ ids: FindingID...) -> [String] {
        found.filter { line in ids.contains { line.hasPrefix($0.rawValue + " ") } }
    }

    /// `@_exported A`, `A when canImport(A)`, or a plain name.
    private static func imported(_ text: String, _ module: String, _ line: Int) -> ModuleImport {
        let halves = parts(text, " when ")
        let words = halves[0].split(separator: " ").map(String.init)
        var fact = ModuleImport(
            module: words[words.count - 1],
            location: SourceLocation(path: "\(module).swift", line: line, column: 8))
        fact.attributes = words.dropLast().map { String($0.dropFirst()) }
        if halves.count > 1 { fact.condition = Condition(atom: halves[1]) }
        return fact
    }

    private static func parts(_ text: some StringProtocol, _ separator: String) -> [String] {
        var parts = [""]
        var rest = Substring(text)
        while !rest.isEmpty {
            if rest.hasPrefix(separator) {
                parts.append("")
                rest = rest.dropFirst(separator.count)
            } else {
                parts[parts.count - 1].append(rest.removeFirst())
            }
        }
        return parts.map { part in
            let start = part.drop { $0 == " " }
            return String(start.reversed().drop { $0 == " " }.reversed())
        }
    }
}

/// Selectors from text; an invalid one stops the test.
func selectors(_ texts: String...) -> [ModuleSelector] { texts.map(selector) }

private func selector(_ text: String) -> ModuleSelector {
    guard let selector = ModuleSelector(text) else { preconditionFailure("'\(text)' is no selector") }
    return selector
}

/// A rule at line 1 of a rules file.
func rule(_ demand: ModuleRule.Demand, isIndirect: Bool = false) -> ModuleRule {
    var rule = ModuleRule(
        id: "r", demand: demand, location: SourceLocation(path: "dovetail.yml", line: 1, column: 1))
    rule.isIndirect = isIndirect
    return rule
}

/// Layers from the lowest up, each of which may use those below it.
func layers(_ names: (name: String, modules: [String])...) -> [ModuleRules.Layer] {
    var layers: [ModuleRules.Layer] = []
    for (index, (name, modules)) in names.enumerated() {
        var layer = ModuleRules.Layer(
            name: name, modules: modules.map(selector),
            location: SourceLocation(path: "dovetail.yml", line: index + 1, column: 1))
        layer.allowed = names.prefix(index).map(\.name)
        layers.append(layer)
    }
    return layers
}
