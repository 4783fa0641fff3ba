import DovetailFacts

/// Reads `dovetail.yml`.
package enum RulesReader {
    /// The default name of the file.
    package static let fileName = "dovetail.yml"

    /// The names by which the file is found.
    package static let fileNames = [fileName, "dovetail.yaml"]

    /// The largest allowed size of a rules file.
    package static let byteLimit = 1 << 20

    /// The rules in `bytes`, with paths as written.
    ///
    /// - Parameter path: the path of the file, used in locations.
    /// - Throws: all problems of the file.
    package static func read(_ bytes: [UInt8], path: String) throws(RulesProblems) -> Rules {
        var yaml = YAMLReader(RulesText(bytes, path: path))
        let value = yaml.read()
        guard yaml.problems.isEmpty else { throw RulesProblems(yaml.problems) }
        var fields = FieldReader()
        let rules = fields.rules(value, path: path)
        guard fields.problems.isEmpty else { throw RulesProblems(fields.problems) }
        return rules
    }
}

extension FieldReader {
    /// The file's value as rules. An empty value, as in a file with only comments, means no rules.
    fileprivate mutating func rules(_ value: RulesValue?, path: String) -> Rules {
        var rules = Rules()
        rules.file = path
        guard let value else { return rules }
        if case .nothing = value.content { return rules }
        for (key, value) in fields(of: value, "the rules file", FileKey.self) {
            switch key {
            case .sources:
                rules.sources = texts(value, key).map { RulesPath($0.text, at: $0.location) }
                if case .list(let list) = value.content, list.isEmpty {
                    report("'sources' is empty; remove it to check the rules file's folder", value)
                }
            case .exclude: rules.exclude = texts(value, key).map(\.text)
            case .strict: rules.isStrict = flag(value, key) ?? false
            case .baseline: rules.baseline = text(value, key).map { RulesPath($0, at: value.location) }
            case .cache: rules.cache = text(value, key).map { RulesPath($0, at: value.location) }
            case .containers: rules.containers = list(value, key).compactMap { container($0) }
            case .overrides: rules.overrides = list(value, key).compactMap { override($0) }
            case .graph: rules.graph = graph(value)
            case .layers: rules.modules.layers = layers(value)
            case .allow: allow(value, &rules.modules.layers)
            case .common: rules.modules.common = selectors(value, key)
            case .umbrella: rules.modules.umbrella = selectors(value, key)
            case .exhaustive:
                rules.modules.isExhaustive = flag(value, key) ?? false
                if rules.modules.isExhaustive, rules.modules.layers.isEmpty {
                    report("'exhaustive' requires every module to be in a layer, but there are no layers", value)
                }
            case .rules: rules.modules.rules = list(value, key).compactMap { moduleRule($0) }
            case .exceptions: rules.modules.exceptions = list(value, key).compactMap { exception($0) }
            case .linkage: rules.linkage = images(value)
            }
        }
        checkModules(rules.modules)
        return rules
    }

    private mutating func graph(_ value: RulesValue) -> GraphSource {
        var source = GraphSource()
        for (key, value) in fields(of: value, "'graph'", GraphKey.self) {
            switch key {
            case .tuist: source.tuistGraph = text(value, key).map { RulesPath($0, at: value.location) }
            case .evaluate: source.evaluatesManifests = flag(value, key) ?? false
            }
        }
        return source
    }

    private mutating func container(_ value: RulesValue) -> HandWrittenContainer? {
        var type: String?, register: FunctionName?, resolve: FunctionName?, property: String?, provides: FunctionName?
        for (key, value) in fields(of: value, "an entry of 'containers'", ContainerKey.self) {
            switch key {
            case .type: type = text(value, key)
            case .register: register = function(value, key, takesArgument: "the type to register")
            case .resolve: resolve = function(value, key, takesArgument: "the key")
            case .key: property = name(value, key)
            case .provides: provides = function(value, key)
            }
        }
        guard let type, let register, let resolve else { return nil }
        return HandWrittenContainer(
            type: type, register: register, resolve: resolve, key: property, provides: provides,
            location: value.location)
    }

    private mutating func override(_ value: RulesValue) -> IntendedOverride? {
        var service: String?, name: String?, reason: String?
        for (key, value) in fields(of: value, "an entry of 'overrides'", OverrideKey.self) {
            switch key {
            case .service: service = text(value, key)
            case .name: name = text(value, key)
            case .reason: reason = text(value, key)
            }
        }
        guard let service, let reason else { return nil }
        return IntendedOverride(service: service, name: name, reason: reason, location: value.location)
    }
}
