import DovetailBasics
import DovetailFacts

/// What is visible to the compiler from the generated file.
struct Visibility {
    let program: Program
    /// The module that contains, or would contain, the generated file; nil if it is unknown.
    let home: ModuleID?

    /// Whether the generated file can use a declaration of `module` with this access. If the files of a module are
    /// unknown, everything that is not private counts as visible.
    func sees(_ access: Access, of module: ModuleID) -> Bool {
        guard access > .fileprivate else { return false }
        guard let home, home != module else { return true }
        let there = program.modules[module].module, here = program.modules[home].module
        guard there.isExact, here.isExact, !there.isTestable else { return true }
        if access == .package { return there.package == nil || there.package == here.package }
        return access >= .public
    }

    /// The narrowest access that would suffice for a declaration of `module`.
    func needed(of module: ModuleID) -> Access {
        guard let home, home != module, program.modules[module].module.isExact else { return .internal }
        let package = program.modules[module].module.package
        return package != nil && package == program.modules[home].module.package ? .package : .public
    }
}
