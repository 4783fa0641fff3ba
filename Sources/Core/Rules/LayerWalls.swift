package import DovetailFacts

/// The layers of a rules file, applied to modules that do not exist yet.
package struct LayerWalls {
    package let rules: ModuleRules
    /// The rules file.
    package let path: String

    package init(rules: ModuleRules, path: String) {
        self.rules = rules
        self.path = path
    }

    /// The layers of a module, as far as its name and kind determine them.
    package func layers(of module: String, kind: ProjectModule.Kind = .library) -> [ModuleRules.Layer] {
        rules.layers.filter {
            Self.match($0.modules, name: module, kind: kind) && !Self.match($0.except, name: module, kind: kind)
        }
    }

    /// Whether every layer may use a module.
    package func isCommon(_ module: String) -> Bool { Self.match(rules.common, name: module, kind: .library) }

    private static func match(_ selectors: [ModuleSelector], name: String, kind: ProjectModule.Kind) -> Bool {
        let module = ProjectModule(name: name, kind: kind)
        return selectors.contains { selector in
            // The layer and the tags of such a module are unknown.
            ![.layer, .tag].contains(selector.space) && !selector.bindings(module).isEmpty
        }
    }

    /// Why a module may not use another; nil if it may.
    package func obstacle(from module: String, _ kind: ProjectModule.Kind, to other: String) -> String? {
        guard let own = layers(of: module, kind: kind).first, let target = layers(of: other).first,
            !own.allowed.contains(target.name), !isCommon(other)
        else { return nil }
        return "'\(module)' would depend on '\(other)', but its layer '\(own.name)' may not use "
            + "'\(target.name)'; allow that in \(path)"
    }
}
