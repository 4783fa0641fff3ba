import DovetailDiagnostics
import DovetailFacts
import DovetailModules
import Testing

/// Pictures of modules that are collapsed to layers, packages and folders.
@Suite struct CollapsedPictureTests {
    private func module(_ name: String, package: String?, layer: String?, folder: String?) -> ModulePicture.Node {
        var module = ProjectModule(name: name, kind: .library)
        module.package = package
        return ModulePicture.Node(module, layer: layer, folder: folder)
    }

    private var picture: ModulePicture {
        ModulePicture(
            nodes: [
                module("Cart", package: "Features", layer: "ui", folder: "Sources/Features"),
                module("Catalog", package: "Features", layer: "ui", folder: "Sources/Features"),
                module("Store", package: "Data", layer: "data", folder: "Sources/Data"),
                module("Tools", package: nil, layer: nil, folder: nil),
            ],
            edges: [
                .init(from: 0, to: 1, imports: 3, isDeclared: true, findings: [], isCut: false),
                .init(from: 0, to: 2, imports: 2, isDeclared: true, findings: ["undeclared-import"], isCut: false),
                .init(from: 1, to: 2, imports: 5, isDeclared: false, findings: ["layer-violation"], isCut: false),
                .init(from: 2, to: 3, imports: 1, isDeclared: true, findings: [], isCut: true),
            ],
            libraries: [.init(name: "Alamofire", users: [.init(node: 2, imports: 1, findings: [], location: nil)])])
    }

    @Test("layers, packages and folders become nodes with the sum of the imports between them")
    func groups() {
        let layers = picture.collapsed(by: .layer)
        #expect(layers.nodes.map(\.name) == ["data", "no layer", "ui"])
        #expect(layers.nodes.map(\.modules) == [1, 1, 2])
        #expect(layers.edges.map { [$0.from, $0.to, $0.imports] } == [[0, 1, 1], [2, 0, 7]])
        #expect(layers.edges[1].findings == ["layer-violation", "undeclared-import"])
        #expect(layers.edges[1].isDeclared && layers.edges[0].isCut)
        #expect(picture.collapsed(by: .package).nodes.map(\.name) == ["Data", "Features", "no package"])
        #expect(
            picture.collapsed(by: .folder).nodes.map(\.name) == ["Sources/Data", "Sources/Features", "no folder"])
    }

    @Test("only what a layer or a rule forbids counts as forbidden")
    func forbidden() {
        #expect(picture.edges.map(\.isForbidden) == [false, false, true, false])
    }

    @Test("two modules of one name have different ids")
    func ids() {
        let twice = ModulePicture(
            nodes: [
                module("Core", package: "A", layer: nil, folder: nil),
                module("Core", package: "B", layer: nil, folder: nil),
                module("Home", package: "A", layer: nil, folder: nil),
            ], edges: [])
        #expect(twice.ids == ["Core (A)", "Core (B)", "Home"])
    }

    @Test("a part of a picture keeps the libraries that its modules use")
    func focus() {
        #expect(picture.focused(on: "Store")?.libraries.map(\.name) == ["Alamofire"])
        #expect(picture.focused(on: "Tools")?.libraries.first?.users.map(\.node) == [2])
    }
}
