extension ProjectModule {
    /// Whether code under this condition is in no build of the module: it needs a condition that no build defines, or a
    /// platform that the module is not built for.
    package func neverCompiles(_ condition: Condition) -> Bool {
        guard !condition.isAlways else { return false }
        let ruledOut = condition.atoms.filter(isFalse).map { Condition(atom: $0).negated }
        return ruledOut.reduce(condition) { $0.and($1) }.isNever
    }

    /// Whether one part of a condition holds in no build.
    private func isFalse(_ atom: String) -> Bool {
        let atom = atom.filter { !$0.isWhitespace }
        if atom.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
            guard let definedConditions, !["true", "false"].contains(atom) else { return false }
            return !definedConditions.contains(atom)
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
