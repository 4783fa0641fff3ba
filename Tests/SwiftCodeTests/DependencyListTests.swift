import DovetailSwiftCode
import Foundation
import Testing

/// The lists of dependencies in Tuist manifests.
@Suite struct DependencyListTests {
    private static let manifest = """
        let project = Project(
            name: "A", packages: [.package(path: "x")],
            targets: [
                .target(name: "A", product: .app, sources: ["A/**"], dependencies: [
                    .target(name: "B"), // why
                    .sdk(name: "C"),
                ]),
                .module(.b, needs: [.project(target: "D", path: "../D")]),
                .joined(dependencies: [[.e, f("x", ["y"])], []].flatMap { $0 }),
            ])
        let shared: [TargetDependency] = []
        let names: [String] = ["A"]
        """

    @Test func listsAreFound() throws {
        let lists = try #require(DependencyLists(Self.manifest, path: "Project.swift"))
        #expect(
            lists.elements == [
                [".target(name: \"B\")", ".sdk(name: \"C\")"], [".project(target: \"D\", path: \"../D\")"],
                [".e", "f(\"x\", [\"y\"])"], [], [],
            ])
        #expect(DependencyLists("let a = [", path: "Project.swift") == nil)
    }

    @Test func markersStandBeforeEachElementAndAtTheEnd() throws {
        let lists = try #require(DependencyLists(Self.manifest, path: "Project.swift"))
        let marked = lists.marked([0, 2, 4]) { "m\($0)\($1)" }
        let wanted = Self.manifest
            .replacingOccurrences(
                of: ".target(name: \"B\"), // why\n            .sdk(name: \"C\"),",
                with: "m00, .target(name: \"B\"), // why\n            m01, .sdk(name: \"C\"), m02,"
            )
            .replacingOccurrences(of: "[.e, f(\"x\", [\"y\"])]", with: "[m20, .e, m21, f(\"x\", [\"y\"]), m22]")
            .replacingOccurrences(of: "[TargetDependency] = []", with: "[TargetDependency] = [m40]")
        #expect(marked == wanted)
        let again = try #require(DependencyLists(marked, path: "Project.swift"))
        #expect(again.elements.map(\.count) == [5, 1, 5, 0, 1])
    }

    @Test func oneLineChanges() throws {
        let lists = try #require(DependencyLists(Self.manifest, path: "Project.swift"))
        #expect(
            lists.adding(".f", to: 0)
                == Self.manifest.replacingOccurrences(
                    of: ".sdk(name: \"C\"),\n", with: ".sdk(name: \"C\"),\n            .f,\n"))
        #expect(
            lists.removing(0, from: 0)
                == Self.manifest.replacingOccurrences(of: "            .target(name: \"B\"), // why\n", with: ""))
        #expect(
            lists.adding(".f", to: 4)
                == Self.manifest.replacingOccurrences(of: "[TargetDependency] = []", with: "[TargetDependency] = [.f]"))
        #expect(
            lists.removing(0, from: 1)
                == Self.manifest.replacingOccurrences(of: "[.project(target: \"D\", path: \"../D\")]", with: "[]"))
    }
}
