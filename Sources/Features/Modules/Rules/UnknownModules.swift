import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailRules

/// Names and patterns in a rules file that match no module, so that nothing is protected by them.
struct UnknownModules {
    private let linked: LinkedModules
    private let rules: ModuleRules
    private let names: Set<String>
    /// The names that patterns are compared with; tests must be named in full.
    private let plainNames: Set<String>
    private let tags: Set<String>

    init(_ linked: LinkedModules, _ rules: ModuleRules) {
        self.linked = linked
        self.rules = rules
        names = Set(linked.modules.map(\.name))
        plainNames = Set(linked.modules.filter { $0.kind != .test }.map(\.name))
        tags = Set(linked.modules.flatMap(\.tags))
    }

    var findings: [Finding] {
        let subjects = rules.layers.flatMap { $0.modules + $0.except } + rules.rules.flatMap(\.demand.subjects)
        let all = subjects + rules.common + rules.umbrella + rules.rules.flatMap(\.demand.selectors)
        return all.filter { $0.space == .module && $0.isName && !names.contains($0.pattern) }.compactMap(ofName)
            + subjects.compactMap(ofPattern)
    }

    private func ofName(_ selector: ModuleSelector) -> Finding? {
        guard let place = selector.location else { return nil }
        let name = selector.pattern
        let help: String
        if let near = nearestName(to: name, in: names) {
            help = "did you mean '\(near)'?"
        } else if linked.vendors.contains(name) {
            help = "for a module of another package, write 'external:\(name)'"
        } else if SystemModules.contains(name) {
            help = "for a system module, write 'sdk:\(name)'"
        } else if isForApps(selector) {
            help = "remove the name, or write 'kind:app', which stands for the app of each build system"
        } else {
            help = "remove the name, or correct it"
        }
        return Finding(.unknownModule, at: place, "no module of the project is called '\(name)'", help: help)
    }

    /// Whether a name in a layer is probably that of an app, which may exist in the projects of one build system only.
    private func isForApps(_ selector: ModuleSelector) -> Bool {
        rules.layers.contains { layer in
            layer.modules.contains { $0.location == selector.location }
                && (selector.pattern.hasSuffix("App") || ["app", "apps"].contains(layer.name.lowercased()))
        }
    }

    /// The finding for a pattern, or a tag, that nothing matches.
    private func ofPattern(_ selector: ModuleSelector) -> Finding? {
        guard let place = selector.location else { return nil }
        let pattern = selector.pattern
        let takeOut = "correct it, or remove it until there is such a module"
        switch selector.space {
        case .module where !selector.isName && !plainNames.contains(where: selector.matchesPattern):
            let help =
                names.contains(where: selector.matchesPattern)
                ? "for tests, write 'kind:test' or their full names"
                : nearPattern(selector).map { "did you mean '\($0)'?" } ?? takeOut
            return Finding(
                .unknownModule, at: place, "no module of the project matches '\(pattern)'", help: help)
        case .tag where !tags.contains(where: selector.matchesPattern):
            return Finding(
                .unknownModule, at: place, "no module of the project has the tag '\(pattern)'",
                help: nearestName(to: pattern, in: tags).map { "did you mean '\($0)'?" } ?? takeOut)
        case .module, .tag, .layer, .kind, .sdk, .external, .folder: return nil
        }
    }

    /// A pattern of one text, at the start or at the end of names, corrected to the text that names have there.
    private func nearPattern(_ selector: ModuleSelector) -> String? {
        let pattern = selector.pattern
        guard let text = selector.texts.first, selector.texts.count == 1, text.count > 3,
            pattern.hasPrefix(text) != pattern.hasSuffix(text)
        else { return nil }
        let isStart = pattern.hasPrefix(text)
        let pieces = plainNames.flatMap { name in
            (text.count - 1...text.count + 1).map { String(isStart ? name.prefix($0) : name.suffix($0)) }
        }
        return nearestName(to: text, in: Set(pieces)).map { near in
            isStart ? near + pattern.dropFirst(text.count) : pattern.dropLast(text.count) + near
        }
    }
}
