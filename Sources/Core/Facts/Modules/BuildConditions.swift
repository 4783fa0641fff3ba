import DovetailBasics

/// What decides, before a module is compiled, which of its `#if` branches are: the platforms that it is built for, and the
/// conditions that its builds define.
package struct BuildConditions: Codable, Hashable, Sendable {
    /// The platforms, named as in `os(…)`; empty if unknown.
    package var platforms: [String]
    /// The conditions that some build defines; nil if unknown.
    package var defined: Set<String>?

    package init(platforms: [String] = [], defined: Set<String>? = nil) {
        self.platforms = platforms
        self.defined = defined
    }

    /// Whether code under this condition is in no build: it needs a condition that no build defines, or a platform that
    /// the module is not built for.
    package func neverCompiles(_ condition: Condition) -> Bool {
        guard !condition.isAlways else { return false }
        let ruledOut = condition.atoms.filter(isFalse).map { Condition(atom: $0).negated }
        return ruledOut.reduce(condition) { $0.and($1) }.isNever
    }

    /// Whether one part of a condition holds in no build.
    private func isFalse(_ atom: String) -> Bool {
        let atom = atom.filter { !$0.isWhitespace }
        if atom.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
            guard let defined, !["true", "false"].contains(atom) else { return false }
            return !defined.contains(atom)
        }
        guard !platforms.isEmpty else { return false }
        switch atom {
        case "os(OSX)": return !platforms.contains("macOS")
        case "targetEnvironment(macCatalyst)": return !platforms.contains("iOS")
        case "canImport(UIKit)": return platforms == ["macOS"]
        default: return atom.hasPrefix("os(") && !platforms.contains { atom == "os(\($0))" }
        }
    }
}

extension ProjectModule {
    /// What decides which of its `#if` branches are compiled.
    package var conditions: BuildConditions { BuildConditions(platforms: platforms, defined: definedConditions) }

    /// Whether code under this condition is in no build of the module.
    package func neverCompiles(_ condition: Condition) -> Bool { conditions.neverCompiles(condition) }
}

extension Program {
    /// The program as one that begins with a module compiles it: without the registrations and lookups that are under an
    /// `#if` of another platform, or of conditions that their module's builds do not define.
    package func compiled(into start: ModuleID) -> Program {
        let platforms = modules[start].module.conditions.platforms
        var result = self
        for index in modules.ids {
            var conditions = modules[index].module.conditions
            if !platforms.isEmpty { conditions.platforms = platforms }
            guard !conditions.platforms.isEmpty || conditions.defined != nil else { continue }
            for (number, file) in modules[index].files.enumerated() where file.containers.hasConditions {
                result.modules[index].files[number].containers.removeAll { conditions.neverCompiles($0) }
            }
        }
        return result
    }
}

extension ContainerFacts {
    /// Whether something in it is under an `#if`.
    fileprivate var hasConditions: Bool {
        registrations.contains { !$0.condition.isAlways } || resolutions.contains { !$0.condition.isAlways }
            || portUses.contains { !$0.condition.isAlways }
    }

    /// Removes what is under some conditions.
    fileprivate mutating func removeAll(_ isRemoved: (Condition) -> Bool) {
        registrations.removeAll { isRemoved($0.condition) }
        resolutions.removeAll { isRemoved($0.condition) }
        portUses.removeAll { isRemoved($0.condition) }
    }
}
