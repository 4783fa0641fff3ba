import DovetailBasics
import DovetailFacts

/// Checks the names of new modules and layers.
package enum NewNames {
    /// Dovetail's own modules, which generated sources import.
    private static let dovetail: Set<String> = ["dovetail", "dovetailmain", "dovetailtesting"]
    /// Names that YAML does not read as text, in any case.
    private static let yaml: Set<String> = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]

    /// - Parameter what: the kind of thing that is named, as the start of a message.
    package static func check(_ what: String, _ name: String) throws {
        guard isSwiftName(name), name.utf8.allSatisfy({ $0 < 0x80 }), name.contains(where: \.isLetter) else {
            throw InputError(
                "'\(name)' is not a valid name for \(what): use letters and digits, beginning with a letter")
        }
        guard name.asNestedName == name, name != "null" else {
            throw InputError("\(what) cannot be called '\(name)', which is a keyword of Swift")
        }
        guard name != "Swift" else { throw InputError("\(what) cannot be called 'Swift', like the standard library") }
    }

    private static func checkYAML(_ what: String, _ name: String) throws {
        guard !yaml.contains(name.lowercased()) else {
            throw InputError("\(what) cannot be called '\(name)', which is a keyword of YAML")
        }
    }

    /// Checks the name of a new package.
    package static func check(package name: String) throws {
        try check("a package", name)
        guard !dovetail.contains(name.lowercased()) else {
            throw InputError("a package cannot be called '\(name)', like the package that it depends on")
        }
    }

    /// Checks the names of new modules.
    ///
    /// - Parameter taken: the names that the package already uses.
    package static func check(modules: [String], taken: [String]) throws {
        var used = Dictionary(taken.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        for module in modules {
            try check("a module", module)
            try checkYAML("a module", module)
            guard !SystemModules.contains(module), !dovetail.contains(module.lowercased()) else {
                throw InputError(
                    "a module cannot be called '\(module)': the system or Dovetail already has one")
            }
            // Two names that differ only in case are the same folder on most Macs.
            if let other = used.updateValue(module, forKey: module.lowercased()) {
                throw InputError("the name '\(module)' is taken" + (other == module ? "" : ", by '\(other)'"))
            }
        }
    }

    /// Checks the layers of a new package.
    package static func check(layers: [String]) throws {
        guard layers.count > 1 else { throw InputError("give at least two layers; the last one is the app") }
        var seen: Set<String> = []
        for layer in layers {
            try check("a layer", layer)
            try checkYAML("a layer", layer)
            guard seen.insert(layer).inserted else { throw InputError("the layer '\(layer)' is listed twice") }
        }
    }
}
