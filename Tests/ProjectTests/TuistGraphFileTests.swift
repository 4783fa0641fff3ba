import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailProject
import Foundation
import Testing

/// The JSON of `tuist graph`, in both its formats.
struct TuistGraphFileTests {
    private static let legacy = #"""
        {"name": "Shop", "path": "/mac/Shop", "projects": {
          "/mac/Shop/App": {"name": "App", "path": "/mac/Shop/App", "isExternal": false, "packages": [], "schemes": [],
            "targets": [
              {"name": "App", "product": "app", "sources": ["/mac/Shop/App/Sources/B.swift", "/mac/Shop/App/Sources/A.swift",
                "/mac/Shop/App/Sources/x.m"],
               "dependencies": [{"project": {"target": "Cart-Kit", "path": "/mac/Shop/Cart"}},
                 {"xcframework": {"path": "/mac/Shop/Carthage/Realm.xcframework", "status": "required"}},
                 {"sdk": {"name": "StoreKit.framework", "status": "optional"}}, {"package": {"product": "Lottie"}}]},
              {"name": "AppTests", "product": "unit_tests", "sources": [],
               "dependencies": [{"target": {"name": "App"}}, {"xctest": {}}]}]},
          "/mac/Shop/Cart": {"name": "Cart", "path": "/mac/Shop/Cart", "isExternal": false,
            "targets": [{"name": "Cart-Kit", "product": "static_framework", "sources": [],
              "dependencies": [{"project": {"target": "Moya", "path": "/mac/Moya"}}]}]},
          "/mac/Moya": {"name": "Moya", "path": "/mac/Moya", "isExternal": true,
            "targets": [{"name": "Moya", "product": "static_framework", "sources": [], "dependencies": []}]}}}
        """#

    private static let current = #"""
        {"name": "Shop", "path": "/mac/Shop", "packages": [], "projects": [
          "/mac/Shop/App", {"name": "App", "path": "/mac/Shop/App", "type": {"local": {}}, "targets": {
            "App": {"name": "App", "product": "app", "productName": "App", "sources": [{"path": "/mac/Shop/App/A.swift"}],
              "metadata": {"tags": ["team:b", "layer:app"]}, "dependencies": []},
            "AppUITests": {"name": "AppUITests", "product": "ui_tests", "productName": "AppUITests", "sources": []}}},
          "/mac/Shop/Cart", {"name": "Cart", "path": "/mac/Shop/Cart", "targets": {
            "Cart": {"name": "Cart", "product": "framework", "productName": "Cart_Kit",
              "buildableFolders": [{"path": "/mac/Shop/Cart/S", "resolvedFiles": [{"path": "/mac/Shop/Cart/S/C.swift"}]}]}}},
          "/mac/Moya", {"name": "Moya", "path": "/mac/Moya", "type": {"external": {"hash": "1"}}, "targets": {
            "RxMoya": {"name": "RxMoya", "product": "static_framework", "productName": "RxMoya"}}}],
         "dependencies": [
           {"target": {"name": "App", "path": "/mac/Shop/App", "status": "required"}},
           [{"target": {"name": "Cart", "path": "/mac/Shop/Cart", "status": "required"}},
            {"xcframework": {"_0": {"path": "/mac/Realm.xcframework", "linking": "static"}}},
            {"packageProduct": {"path": "/mac/Shop/App", "product": "Lottie", "type": "runtime package product"}},
            {"sdk": {"name": "StoreKit.framework", "path": "/x", "status": "required", "source": "system"}}],
           {"target": {"name": "Cart", "path": "/mac/Shop/Cart", "status": "required"}},
           [{"target": {"name": "RxMoya", "path": "/mac/Moya", "status": "required"}}]],
         "dependencyConditions": [
           {"from": {"target": {"name": "App", "path": "/mac/Shop/App"}},
            "to": {"target": {"name": "Cart", "path": "/mac/Shop/Cart"}}},
           {"condition": {"_0": {"platformFilters": ["macos", "ios"]}}}]}
        """#

    private func graph(_ text: String) throws -> ProjectGraph {
        try TuistGraphFile.graph(Data(text.utf8), root: "Code")
    }

    @Test func legacyShape() throws {
        let graph = try graph(Self.legacy)
        #expect(
            graph.lines == [
                "App.App app: Cart.Cart_Kit +Realm @StoreKit +Lottie", "App.AppTests test: App.App @XCTest",
                "Cart.Cart_Kit library: +Moya.Moya",
            ])
        #expect(graph.products.map(\.name) == ["Lottie", "Moya", "Realm"])
        #expect(graph.products[1].modules == ["Moya"])
        #expect(graph.modules[0].files == ["Code/App/Sources/A.swift", "Code/App/Sources/B.swift"])
        #expect(graph.modules[0].location?.description == "Code/App/Project.swift:1:1")
    }

    @Test func currentShape() throws {
        let graph = try graph(Self.current)
        #expect(
            graph.lines == [
                "App.App app: +Lottie +Realm @StoreKit Cart.Cart_Kit(iOS, macOS)", "App.AppUITests test: ",
                "Cart.Cart_Kit library: +Moya.RxMoya",
            ])
        #expect(graph.modules[0].tags == ["layer:app", "team:b"])
        #expect(graph.modules[2].files == ["Code/Cart/S/C.swift"])
    }

    @Test func whatIsMissingIsNamed() throws {
        let cases = [
            "": "it is not JSON", "[]": "it is not an object", "{}": "the key 'projects' is missing",
            #"{"projects": 3}"#: "'projects' is neither", #"{"projects": ["/a"], "dependencies": []}"#: "neither",
            #"{"projects": ["/a", {}]}"#: "'dependencies' is not a list",
            #"{"projects": ["/a", {}], "dependencies": []}"#: "the project '/a' has no targets",
            #"{"projects": {"/a": {"targets": [{"name": "A"}]}}}"#: "a target of '/a' has no name or no product",
            #"{"projects": [3, {"targets": {}}], "dependencies": []}"#: "is not a path",
        ]
        for (text, message) in cases {
            let error = #expect(throws: InputError.self) { try graph(text) }
            #expect(error?.description.contains(message) == true, "\(text): \(error?.description ?? "")")
        }
        let error = #expect(throws: InputError.self) { try TuistGraphFile.read("/nowhere/g.json", roots: ["."]) }
        #expect(error?.description == "no graph file at '/nowhere/g.json'")
    }

    /// Every prefix of a document, and every document with one byte changed, results in a graph or an `InputError`.
    @Test(arguments: [legacy, current])
    func damagedDocuments(text: String) throws {
        let bytes = Array(text.utf8)
        var random = SystemRandomNumberGenerator()
        for index in stride(from: 0, to: bytes.count, by: 7) {
            var changed = bytes
            changed[index] = UInt8.random(in: 0...255, using: &random)
            for document in [Data(bytes[..<index]), Data(changed)] {
                do { _ = try TuistGraphFile.graph(document, root: ".") } catch { #expect(error is InputError) }
            }
        }
    }
}
