import DovetailBasics
import DovetailModules
import DovetailProject
import DovetailRules

/// A project whose files belong to the modules that its manifests declare.
struct AssignedProject {
    let project: Project
    /// Nil if no manifest declares modules, or if manifests were not to be read.
    let modules: ModulesRun?

    /// - Parameter readsManifests: whether the manifests of all tools are read.
    /// - Parameter keepsProgram: whether only what the program of the inputs' target compiles is kept. The manifests of
    ///   other tools than SwiftPM tell what that is.
    /// - Throws: `InputError` if the inputs cannot be read, or if there is no such target.
    init(
        _ inputs: ProjectInputs, _ rules: Rules, cache: String?, readsManifests: Bool = true, keepsProgram: Bool,
        progress: ProgressLine
    ) throws {
        var inputs = inputs
        let target = readsManifests && keepsProgram && inputs.packagePath == nil ? inputs.target : nil
        if target != nil { inputs.target = nil }
        var project =
            try readsManifests
            ? inputs.projectWithGraph(rules, cache: cache, progress: progress) : inputs.project()
        modules = ModulesRun(project, progress: progress)
        if let modules {
            project = project.assigned(
                to: modules.linked.modules, declared: modules.problems.isEmpty ? modules.linked.declared : nil,
                tests: inputs.tests)
        }
        if let target { try project.keepProgram(ofTarget: target, among: modules?.linked.modules ?? []) }
        self.project = project
    }
}
