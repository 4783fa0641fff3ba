import DovetailBasics
import DovetailDiagnostics

/// Reads the module rules of a rules file.
extension FieldReader {
    mutating func layers(_ value: RulesValue) -> [ModuleRules.Layer] {
        var layers: [ModuleRules.Layer] = []
        for entry in list(value, FileKey.layers) {
            var name: String?, modules: [ModuleSelector] = [], except: [ModuleSelector] = [], folders: [RulesPath] = []
            let fields = fields(of: entry, "an entry of 'layers'", LayerKey.self)
            for (key, value) in fields {
                switch key {
                case .name: name = text(value, key)
                case .modules: modules = selectors(value, key, spaces: [.module, .kind, .tag])
                case .except: except = selectors(value, key, spaces: [.module, .kind, .tag, .folder])
                case .folders: folders = self.folders(value, key)
                }
            }
            guard let name else { continue }
            if !fields.contains(where: { [.modules, .folders].contains($0.key) }) {
                report("the layer '\(name)' needs 'modules' or 'folders'", entry)
            }
            if let other = layers.first(where: { $0.name == name }) {
                report("the layer '\(name)' is defined twice, first on line \(other.location.line)", entry)
            }
            var layer = ModuleRules.Layer(name: name, modules: modules, location: entry.location)
            layer.except = except
            layer.folders = folders
            layers.append(layer)
        }
        return layers
    }

    /// Reads patterns of folders; what `/**` adds to one says nothing.
    private mutating func folders(_ value: RulesValue, _ key: LayerKey) -> [RulesPath] {
        texts(value, key).map { text, location in
            var names = text.split(separator: "/")
            while names.last == "**" { names.removeLast() }
            if names.contains("**") {
                report(
                    "'**' can only be at the end of a path; write '*' for each folder in between",
                    RulesValue(content: .nothing, location: location))
            }
            return RulesPath((text.hasPrefix("/") ? "/" : "") + names.joined(separator: "/"), at: location)
        }
    }

    /// Reads which layers each layer may use.
    mutating func allow(_ value: RulesValue, _ layers: inout [ModuleRules.Layer]) {
        guard case .mapping(let entries) = value.content else {
            return report("'allow' must map each layer to the layers that it may use, not be \(value.kind)", value)
        }
        let known = layers.map(\.name)
        var seen: [String: SourceLocation] = [:]
        for entry in entries {
            guard case .text(let name) = entry.key.content else {
                report("a key of 'allow' must be a layer's name, not \(entry.key.kind)", entry.key)
                continue
            }
            if let other = seen[name] {
                report("the layer '\(name)' is defined twice, first on line \(other.line)", entry.key)
                continue
            }
            seen[name] = entry.key.location
            guard let index = layers.firstIndex(where: { $0.name == name }) else {
                reportNoLayer(name, layers, at: entry.key.location)
                continue
            }
            layers[index].allowLocation = entry.key.location
            for (allowed, location) in texts(entry.value, FileKey.allow) {
                if known.contains(allowed) {
                    layers[index].allowed.append(allowed)
                } else {
                    reportNoLayer(allowed, layers, at: location)
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
                    : "a rule can have only one of '\(demands[0].key.rawValue)' and '\(demands[1].key.rawValue)'; "
                        + "write two rules",
                value)
            return nil
        }
        guard let id, let demand = demands[0].demand else { return nil }
        var rule = ModuleRule(id: id, demand: demand, location: value.location)
        (rule.isIndirect, rule.why, rule.fix) = (isIndirect, why, fix)
        return rule
    }

    mutating func exception(_ value: RulesValue) -> RuleException? {
        var rule: String?, from: ModuleSelector?, to: ModuleSelector?, reason: String?, until: String?
        for (key, value) in fields(of: value, "an entry of 'exceptions'", ExceptionKey.self) {
            switch key {
            case .rule: rule = text(value, key)
            case .from: from = selector(value, key, spaces: [.module, .layer, .kind, .tag, .folder])
            case .to: to = selector(value, key, spaces: Set(ModuleSelector.Space.allCases))
            case .reason: reason = text(value, key)
            case .until:
                until = text(value, key)
                if let day = until, !isDay(day) {
                    report("'until' must be a date such as 2026-12-31, not '\(day)'", value)
                }
            }
        }
        guard let rule, let from, let to, let reason else { return nil }
        return RuleException(
            rule: rule, from: from, to: to, reason: reason, until: until, location: value.location)
    }

    /// Checks references between parts of the rules.
    mutating func checkModules(_ rules: ModuleRules) {
        func check(_ selectors: [ModuleSelector], _ location: SourceLocation) {
            for selector in selectors
            where selector.space == .layer && !rules.layers.contains(where: { selector.matchesPattern($0.name) }) {
                reportNoLayer(selector.pattern, rules.layers, at: selector.location ?? location)
            }
        }
        var seen: [String: SourceLocation] = [:]
        for rule in rules.rules {
            if let other = seen[rule.id] {
                report(
                    "the rule '\(rule.id)' is defined twice, first on line \(other.line)",
                    RulesValue(content: .nothing, location: rule.location))
            }
            seen[rule.id] = rule.location
            check(rule.demand.selectors, rule.location)
        }
        for exception in rules.exceptions {
            check([exception.from, exception.to], exception.location)
            if exception.isOfFolders {
                checkFolders(exception)
                continue
            }
            if seen[exception.rule] == nil,
                !ModuleRules.findings.contains(FindingID(written: exception.rule)?.rawValue ?? "")
            {
                report(
                    "no rule is called '\(exception.rule)'; an exception needs a rule's id, or one of the findings "
                        + ModuleRules.findings.sorted().joined(separator: ", "),
                    RulesValue(content: .nothing, location: exception.location))
            }
        }
    }

    /// Checks an exception that names a folder.
    private mutating func checkFolders(_ exception: RuleException) {
        let nowhere = RulesValue(content: .nothing, location: exception.location)
        if FindingID(written: exception.rule) != .layerViolation {
            report("an exception for folders needs 'rule: \(FindingID.layerViolation.rawValue)'", nowhere)
        }
        if ![exception.from, exception.to].allSatisfy({ [.folder, .layer].contains($0.space) }) {
            report("in an exception for a folder, both 'from' and 'to' must be 'folder:' or 'layer:'", nowhere)
        }
    }

    private mutating func reportNoLayer(_ name: String, _ layers: [ModuleRules.Layer], at location: SourceLocation) {
        let near = layers.filter { editDistance($0.name, name, limit: 2) <= 2 }.min { $0.name < $1.name }
        let hint =
            near.map { "; did you mean '\($0.name)', defined on line \($0.location.line)?" }
            ?? (layers.isEmpty
                ? "; 'layers' is empty"
                : "; the layers are \(layers.map(\.name).sorted().joined(separator: ", "))")
        report("no layer is called '\(name)'\(hint)", RulesValue(content: .nothing, location: location))
    }
}

/// Whether a text is an existing date, such as 2026-12-31.
private func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || 48...57 ~= $0 }) else {
        return false
    }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3, 1...12 ~= numbers[1] else { return false }
    let (year, month) = (numbers[0], numbers[1])
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return 1...days[month - 1] ~= numbers[2]
}
