import DovetailBasics
import DovetailDiagnostics
package import DovetailFacts
package import DovetailRules
import Foundation

extension AppProject {
    /// Reads the project in a folder, to add modules to it.
    ///
    /// - Parameter isPreferred: whether a new module is best modelled after this one.
    /// - Throws: `InputError` if no manifest of an app declares modules, or if one cannot be read.
    package init(in folder: String, _ rules: Rules, preferring isPreferred: (ProjectModule) -> Bool) throws {
        var inputs = ProjectInputs()
        inputs.paths = [folder]
        inputs.exclude = rules.exclude
        inputs.mayBeEmpty = true
        // The rules of the project are not checked here.
        var rules = rules
        rules.modules = ModuleRules()
        // What is read is evaluated again with changes.
        let scratch = rules.cache == nil && rules.graph.evaluatesManifests ? try ScratchFolder() : nil
        let cache = rules.cache?.path ?? scratch?.path
        let project = try inputs.projectWithGraph(rules, cache: cache)
        guard let found = project.graph else { throw project.noModules(rules) }
        if let unread = found.unreadable.first { throw InputError("\(unread.location): \(unread.message)") }
        guard let model = Self.model(of: found.graph.modules, preferring: isPreferred) else {
            throw project.noModules(rules)
        }
        let tuist = rules.graph.evaluatesManifests ? TuistEditor(cache: cache) : nil
        try self.init(found.graph.modules, model: model, in: folder, tuist: tuist)
        self.scratch = scratch
    }
}
