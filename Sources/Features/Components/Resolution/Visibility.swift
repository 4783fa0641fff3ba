import DovetailFacts

/// What the generated file can see, as the compiler sees it from there.
struct Visibility {
    let program: Program
    /// The module in which the generated file stands, or would stand; nil where it is not known.
    let home: Int?

    /// Whether a declaration of `module` with this access can be used in the
    /// generated file. Where a module's extent is not known, anything that is
    /// not private counts as visible.
    func sees(_ access: Access, of module: Int) -> Bool {
        guard access > .fileprivate else { return false }
        guard let home, home != module else { return true }
        let there = program.modules[module].module, here = program.modules[home].module
        guard there.isExact, here.isExact, !there.isTestable else { return true }
        if access == .package { return there.package == nil || there.package == here.package }
        return access >= .public
    }

    /// The narrowest level that would do for a declaration of `module`.
    func needed(of module: Int) -> Access {
        guard let home, home != module, program.modules[module].module.isExact else { return .internal }
        let package = program.modules[module].module.package
        return package != nil && package == program.modules[home].module.package ? .package : .public
    }
}
