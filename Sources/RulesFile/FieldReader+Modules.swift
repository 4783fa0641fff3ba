import WiringModel

/// Reads what a rules file says about modules.
extension FieldReader {
    mutating func layers(_ value: RulesValue) -> [ModuleRules.Layer] {
        var layers: [ModuleRules.Layer] = []
        for entry in list(value, FileKey.layers) {
            var name: String?, modules: [ModuleSelector] = []
            for (key, value) in fields(of: entry, "an entry of 'layers'", LayerKey.self) {
                switch key {
                case .name: name = text(value, key)
                case .modules: modules = selectors(value, key, spaces: [.module, .kind, .tag])
                }
            }
            guard let name else { continue }
            if let other = layers.first(where: { $0.name == name }) {
                report("the layer '\(name)' stands twice, first in line \(other.location.line)", entry)
            }
            layers.append(ModuleRules.Layer(name: name, modules: modules, location: entry.location))
        }
        return layers
    }

    /// Which layers each layer may use.
    mutating func allow(_ value: RulesValue, _ layers: inout [ModuleRules.Layer]) {
        guard case .mapping(let entries) = value.content else {
            return report("'allow' is a mapping of layers to those that they may use, not \(value.kind)", value)
        }
        let known = layers.map(\.name)
        func unknown(_ name: String) -> String {
            let near = known.filter { editDistance($0, name, limit: 2) <= 2 }.min()
            return "there is no layer '\(name)'"
                + (near.map { "; did you mean '\($0)'?" } ?? "; the layers are \(known.joined(separator: ", "))")
        }
        var seen: [String: SourceLocation] = [:]
        for entry in entries {
            guard case .text(let name) = entry.key.content else {
                report("a key of 'allow' is a layer's name, not \(entry.key.kind)", entry.key)
                continue
            }
            if let other = seen[name] {
                report("the layer '\(name)' stands twice, first in line \(other.line)", entry.key)
                continue
            }
            seen[name] = entry.key.location
            guard let index = layers.firstIndex(where: { $0.name == name }) else {
                report(unknown(name), entry.key)
                continue
            }
            for (allowed, location) in texts(entry.value, FileKey.allow) {
                if known.contains(allowed) {
                    layers[index].allowed.append(allowed)
                } else {
                    report(unknown(allowed), RulesValue(content: .nothing, location: location))
                }
            }
        }
    }

    mutating func moduleRule(_ value: RulesValue) -> ModuleRule? {
        var id: String?, demands: [(key: RuleKey, demand: ModuleRule.Demand?)] = []
        var isIndirect = false, why: String?, fix: String?
        for (key, value) in fields(of: value, "an entry of 'rules'", RuleKey.self) {
            switch key {
            case .id: id = text(value, key)
            case .forbid, .protect, .independent, .acyclic, .interfaceFirst: demands.append((key, demand(key, value)))
            case .indirect: isIndirect = flag(value, key) ?? false
            case .why: why = text(value, key)
            case .fix: fix = text(value, key)
            }
        }
        guard demands.count == 1 else {
            let keys = RuleKey.allCases.filter(\.isDemand).map(\.rawValue).joined(separator: ", ")
            report(
                demands.isEmpty
                    ? "a rule needs one of the keys \(keys)"
                    : "a rule demands one thing; '\(demands[0].key.rawValue)' and '\(demands[1].key.rawValue)' are two rules",
                value)
            return nil
        }
        guard let id, let demand = demands[0].demand else { return nil }
        var rule = ModuleRule(id: id, demand: demand, location: value.location)
        (rule.isIndirect, rule.why, rule.fix) = (isIndirect, why, fix)
        return rule
    }

    private mutating func demand(_ key: RuleKey, _ value: RulesValue) -> ModuleRule.Demand? {
        let own: Set<ModuleSelector.Space> = [.module, .layer, .kind, .tag]
        let what = "'\(key.rawValue)'"
        switch key {
        case .forbid:
            var from: [ModuleSelector] = [], to: [ModuleSelector] = []
            for (key, value) in fields(of: value, what, ForbidKey.self) {
                switch key {
                case .from: from = selectors(value, key, spaces: own)
                case .to: to = selectors(value, key)
                }
            }
            return .forbid(from: from, to: to)
        case .protect:
            var modules: [ModuleSelector] = [], only: [ModuleSelector] = []
            for (key, value) in fields(of: value, what, ProtectKey.self) {
                switch key {
                case .modules: modules = selectors(value, key)
                case .only: only = selectors(value, key, spaces: own)
                }
            }
            return .protect(modules: modules, only: only)
        case .independent:
            var modules: [ModuleSelector] = [], except: [ModuleSelector] = []
            for (key, value) in fields(of: value, what, IndependentKey.self) {
                switch key {
                case .modules: modules = selectors(value, key, spaces: own)
                case .except: except = selectors(value, key, spaces: own)
                }
            }
            return .independent(modules: modules, except: except)
        case .acyclic:
            var modules: [ModuleSelector] = []
            for (key, value) in fields(of: value, what, AcyclicKey.self) {
                modules = selectors(value, key, spaces: own)
            }
            return .acyclic(modules: modules)
        case .interfaceFirst:
            var modules: [ModuleSelector] = [], interface: [ModuleSelector] = [], only: [ModuleSelector] = []
            for (key, value) in fields(of: value, what, InterfaceFirstKey.self) {
                switch key {
                case .modules: modules = selectors(value, key, spaces: [.module])
                case .interface: interface = selectors(value, key, spaces: [.module])
                case .only: only = selectors(value, key, spaces: own)
                }
            }
            guard interface.count == 1 else { return nil }
            return .interfaceFirst(modules: modules, interface: interface[0], only: only)
        case .id, .indirect, .why, .fix: return nil
        }
    }

    mutating func exception(_ value: RulesValue) -> RuleException? {
        var rule: String?, from: ModuleSelector?, to: ModuleSelector?, reason: String?, until: String?
        for (key, value) in fields(of: value, "an entry of 'exceptions'", ExceptionKey.self) {
            switch key {
            case .rule: rule = text(value, key)
            case .from: from = selector(value, key, spaces: [.module, .layer, .kind, .tag])
            case .to: to = selector(value, key)
            case .reason: reason = text(value, key)
            case .until:
                until = text(value, key)
                if let day = until, !Self.isDay(day) {
                    report("'until' is a day such as 2026-12-31, not '\(day)'", value)
                }
            }
        }
        guard let rule, let from, let to, let reason else { return nil }
        return RuleException(
            rule: rule, from: from, to: to, reason: reason, until: until, location: value.location)
    }

    private static func isDay(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.count) == [4, 2, 2], let month = Int(parts[1]), let day = Int(parts[2]),
            Int(parts[0]) != nil
        else { return false }
        return (1...12).contains(month) && (1...31).contains(day)
    }

    // MARK: Selectors

    /// One selector, or a list of them.
    mutating func selectors(
        _ value: RulesValue, _ key: some RulesKey,
        spaces: Set<ModuleSelector.Space> = Set(ModuleSelector.Space.allCases)
    ) -> [ModuleSelector] {
        if case .list(let list) = value.content {
            return list.compactMap { selector($0, key, spaces: spaces) }
        }
        return selector(value, key, spaces: spaces).map { [$0] } ?? []
    }

    mutating func selector(
        _ value: RulesValue, _ key: some RulesKey,
        spaces: Set<ModuleSelector.Space> = Set(ModuleSelector.Space.allCases)
    ) -> ModuleSelector? {
        guard let text = text(value, key) else { return nil }
        guard var selector = ModuleSelector(text) else {
            let words = ModuleSelector.Space.allCases.dropFirst().map { "\($0.rawValue):" }.joined(separator: ", ")
            report(
                "'\(text)' names no modules; write a name with at most \(ModuleSelector.wildcardLimit) '*' or '{x}' "
                    + "in it, and before it nothing or one of \(words)", value)
            return nil
        }
        guard spaces.contains(selector.space) else {
            report("'\(key.rawValue)' takes no '\(selector.space.rawValue):'", value)
            return nil
        }
        if selector.space == .kind, !ModuleRules.kinds.contains(where: { selector.matches($0) != selector.isNegated }) {
            report(
                "there is no kind '\(selector.pattern)'; the kinds are \(ModuleRules.kinds.joined(separator: ", "))",
                value)
            return nil
        }
        selector.location = value.location
        return selector
    }

    /// What one part says of another.
    mutating func checkModules(_ rules: ModuleRules) {
        let layers = Set(rules.layers.map(\.name))
        func check(_ selectors: [ModuleSelector], _ location: SourceLocation) {
            for selector in selectors where selector.space == .layer && !layers.contains(where: selector.matches) {
                report(
                    "there is no layer '\(selector.pattern)'; the layers are "
                        + (layers.isEmpty ? "none" : layers.sorted().joined(separator: ", ")),
                    RulesValue(content: .nothing, location: location))
            }
        }
        var seen: [String: SourceLocation] = [:]
        for rule in rules.rules {
            if let other = seen[rule.id] {
                report(
                    "the rule '\(rule.id)' stands twice, first in line \(other.line)",
                    RulesValue(content: .nothing, location: rule.location))
            }
            seen[rule.id] = rule.location
            check(rule.demand.selectors, rule.location)
        }
        for exception in rules.exceptions {
            check([exception.from, exception.to], exception.location)
            if seen[exception.rule] == nil, !ModuleRules.findings.contains(exception.rule) {
                report(
                    "there is no rule '\(exception.rule)', and no finding that an exception may name",
                    RulesValue(content: .nothing, location: exception.location))
            }
        }
    }
}
