import Foundation
import Testing
import ToolRunner

/// An app in the folder. What the command leaves to do in its project is done by `finish`, and then checked.
extension Workshop {
    func app(_ kind: SampleApp.Kind) throws -> SampleApp {
        let app = SampleApp(kind: kind)
        for (path, text) in app.files { try write(path, text) }
        return app
    }

    func add(_ arguments: String...) throws -> Command {
        try Command.dovetail(["add"] + arguments, in: url)
    }

    /// Writes the manifests with these modules, and expects that the project is known and clean.
    func finish(
        _ app: SampleApp, _ added: [SampleApp.Module], appNeeds: [String] = [], packages: [String] = ["Dovetail"],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var modules = SampleApp.modules + added
        for index in modules.indices where modules[index].role == .app { modules[index].needs += appNeeds }
        for (path, text) in app.manifests(modules, packages: packages) { try write(path, text) }
        try expectClean(modules: modules.count, sourceLocation: sourceLocation)
    }

    func expectClean(modules: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let checked = try Command.dovetail("check", in: url)
        #expect(
            checked.errors.contains("checked \(modules) modules in "), "\(checked.errors)",
            sourceLocation: sourceLocation)
        #expect(checked.errors.hasSuffix("0 errors, 0 warnings\n"), "\(checked.errors)", sourceLocation: sourceLocation)
    }
}
