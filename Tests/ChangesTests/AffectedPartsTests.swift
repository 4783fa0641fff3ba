import DovetailChanges
import DovetailDiagnostics
import DovetailGraphs
import Testing

/// What a change affects, as values.
@Suite struct AffectedPartsTests {
    /// Modules in a chain, each with one file, of which each uses the next unless it is `apart`.
    private static func document(_ names: [String], apart: String? = nil) -> GraphDocument {
        var document = GraphDocument(WiringGraph(nodes: [], edges: []))
        document.modules = names.enumerated().map { index, name in
            var module = GraphDocument.Module(name: name, kind: name.hasSuffix("Tests") ? "test" : "library")
            module.files = ["\(name)/\(name).swift"]
            if index + 1 < names.count, name != apart {
                module.uses = [.init(module: index + 1, imports: 1, isDeclared: true)]
            }
            return module
        }
        return document
    }

    @Test func dependenciesBeforeAndAfterTheChangeCount() {
        let joined = Self.document(["ATests", "B", "C"])
        let apart = Self.document(["ATests", "B", "C"], apart: "ATests")
        for (old, new) in [(joined, apart), (apart, joined)] {
            let parts = AffectedParts(files: ["C/C.swift"], from: old, to: new)
            #expect(parts.modules == ["B", "C"])
            #expect(parts.tests == ["ATests"])
            #expect(parts.everything.isEmpty)
        }
        #expect(AffectedParts(files: ["C/C.swift"], from: apart, to: apart).tests.isEmpty)
    }

    @Test func manifestsThatCannotBeReadAffectEverything() {
        var new = Self.document(["ATests", "B", "C"], apart: "ATests")
        new.gaps = [.init(kind: "module", text: "it cannot be read")]
        let parts = AffectedParts(files: ["C/C.swift"], from: new, to: new)
        #expect(parts.tests == ["ATests"])
        #expect(parts.everything.map(\.text) == ["what depends on what is not known entirely: it cannot be read"])
    }

    @Test(arguments: ["manifest", "module", "coverage"])
    func gapsBeforeOrAfterTheChangeAffectEverything(_ kind: String) {
        let whole = Self.document(["ATests", "B", "C"], apart: "ATests")
        var open = whole
        open.gaps = [.init(kind: kind, text: "Tuist manifests were not evaluated")]
        let after = AffectedParts(files: ["C/C.swift"], from: whole, to: open)
        #expect(
            after.everything.map(\.text) == [
                "what depends on what is not known entirely: Tuist manifests were not evaluated"
            ])
        #expect(!after.isComplete)
        let before = AffectedParts(files: ["C/C.swift"], from: open, to: whole)
        #expect(
            before.everything.map(\.text) == [
                "what depended on what before is not known entirely: Tuist manifests were not evaluated"
            ])
        #expect(before.isComplete)
        #expect(AffectedParts(files: ["C/C.swift"], from: whole, to: whole).everything.isEmpty)
    }

    @Test func aFileBelongsToAllModulesThatCompileIt() {
        var document = Self.document(["ATests", "B", "CTests", "D"], apart: "B")
        document.modules?[2].files.append("B/B.swift")
        let parts = AffectedParts(files: ["B/B.swift"], from: document, to: document)
        #expect(parts.tests == ["ATests", "CTests"])
        // A resource beside it may be one of both.
        #expect(AffectedParts(files: ["B/b.json"], from: document, to: document).tests == ["ATests", "CTests"])
        #expect(AffectedParts(files: ["D/D.swift"], from: document, to: document).tests == ["CTests"])
    }

    @Test func modulesWithoutSwiftFilesHaveTheFolderOfTheirManifest() {
        var document = Self.document(["ATests", "B", "CTests", "D"], apart: "B")
        document.modules?[3].files = []
        let unknown = AffectedParts(files: ["B/D/d.c"], from: document, to: document)
        #expect(unknown.everything.map(\.text) == ["it may belong to 'D', whose files are not known"])
        #expect(AffectedParts(files: ["B/B.swift"], from: document, to: document).tests == ["ATests"])
        document.modules?[3].folder = "B/D"
        let known = AffectedParts(files: ["B/D/d.c"], from: document, to: document)
        #expect(known.tests == ["CTests"])
        #expect(known.everything.isEmpty)
    }

    @Test func buildPluginsAffectTheirUsers() {
        var document = Self.document(["ATests", "B", "Gen", "Tool"], apart: "B")
        document.modules?[1].plugins = [2]
        document.modules?[2].kind = "plugin"
        for index in 0..<4 {
            document.modules?[index].location = .init(path: "Package.swift", line: 1, column: 1)
        }
        let parts = AffectedParts(files: ["Tool/Tool.swift"], from: document, to: document)
        #expect(parts.tests == ["ATests"])
        #expect(parts.everything.isEmpty)
        document.modules?[0].location?.path = "project.yml"
        #expect(
            AffectedParts(files: ["Tool/Tool.swift"], from: document, to: document).everything.map(\.text) == [
                "the build plugin 'Gen' is affected, and which targets of Xcode or Tuist use it is unknown"
            ])
    }

    @Test(arguments: [
        ("Config/part.yml", "it is a manifest, or a part of one"),
        ("B/Kit.xcframework/Info.plist", "it is a part of a library without sources"),
        ("Sub", "it is another repository, whose files are not read"),
        ("Docs/B.json", "it is in no module"),
    ])
    func filesThatAffectEverything(_ path: String, _ reason: String) {
        var document = Self.document(["ATests", "B"])
        document.included = ["Config/part.yml"]
        let parts = AffectedParts(files: [path], from: document, to: document, repositories: ["Sub"])
        #expect(parts.everything.map(\.line) == ["\(path): \(reason)"])
        #expect(parts.isComplete == (path != "Sub"))
    }

    @Test func pagesAndSourcesAreNoReason() {
        let document = Self.document(["ATests", "B"])
        let page = AffectedParts(files: ["Docs/B.md"], from: document, to: document)
        #expect(page.everything.isEmpty && page.tests.isEmpty && page.isComplete)
        let source = AffectedParts(files: ["B/Config.swift"], from: document, to: document)
        #expect(source.everything.isEmpty && source.tests == ["ATests"])
        #expect(!AffectedParts(files: ["Tuist/Config.swift"], from: document, to: document).everything.isEmpty)
    }
}
