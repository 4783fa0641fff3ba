import DovetailChanges
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
}
