/// Reads the module selectors of a rules file.
extension FieldReader {
    /// One selector, or a list of them.
    mutating func selectors(
        _ value: RulesValue, _ key: some RulesKey,
        spaces: Set<ModuleSelector.Space> = ModuleSelector.Space.ofModules
    ) -> [ModuleSelector] {
        if case .list(let list) = value.content {
            return list.compactMap { selector($0, key, spaces: spaces) }
        }
        return selector(value, key, spaces: spaces).map { [$0] } ?? []
    }

    /// One selector, or a non-empty list of them: an empty one would have no effect.
    mutating func someSelectors(
        _ value: RulesValue, _ key: some RulesKey,
        spaces: Set<ModuleSelector.Space> = ModuleSelector.Space.ofModules
    ) -> [ModuleSelector] {
        if case .list(let list) = value.content, list.isEmpty {
            report(
                "'\(key.rawValue)' does not list any "
                    + "modules", value)
        }
        return selectors(value, key, spaces: spaces)
    }

    mutating func selector(
        _ value: RulesValue, _ key: some RulesKey,
        spaces: Set<ModuleSelector.Space> = ModuleSelector.Space.ofModules
    ) -> ModuleSelector? {
        guard let text = text(value, key) else { return nil }
        guard var selector = ModuleSelector(text) else {
            let allowed = ModuleSelector.Space.allCases.dropFirst().filter { $0 != .folder || spaces.contains($0) }
            let words = allowed.map { "\($0.rawValue):" }.joined(separator: ", ")
            report(
                "'\(text)' is not a module pattern; write a name with at most \(ModuleSelector.wildcardLimit) '*' "
                    + "or '{x}' in it, optionally after one of \(words)", value)
            return nil
        }
        guard spaces.contains(selector.space) else {
            report("'\(key.rawValue)' does not accept '\(selector.space.rawValue):'", value)
            return nil
        }
        if selector.space == .kind, !ModuleRules.kinds.contains(where: selector.matchesPattern) {
            report(
                "no kind is called '\(selector.pattern)'; the kinds are \(ModuleRules.kinds.joined(separator: ", "))",
                value)
            return nil
        }
        selector.location = value.location
        return selector
    }
}
