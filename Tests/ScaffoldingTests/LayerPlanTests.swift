import DovetailScaffolding
import DovetailSwiftCode
import Foundation
import Testing

/// The layers of a new package, and the files written for them.
@Suite struct LayerPlanTests {
    private static let plans = [
        LayerPlan(package: "Shop", layers: LayerPlan.usual),
        LayerPlan(package: "Shop", layers: ["core", "domain", "presentation", "data", "app"]),
        LayerPlan(package: "Shop", layers: ["base", "app"]),
        LayerPlan(package: "Shop", layers: ["kit", "screens", "app"]),
        LayerPlan(package: "Shop", layers: ["kit", "data", "rules", "presentation", "screens", "main"]),
    ]

    private func imports(_ file: NewFile) -> [String] {
        file.text.split(separator: "\n").compactMap { line in
            line.hasPrefix("import ") || line.hasPrefix("@testable import ")
                ? line.split(separator: " ").last.map(String.init) : nil
        }
    }

    @Test func aLayerUsesThoseBeforeIt() {
        let plan = LayerPlan(package: "Shop", layers: ["kit", "rules", "app"])
        #expect(plan.allowed("kit").isEmpty && plan.allowed("rules") == ["kit"])
        #expect(plan.allowed("app") == ["kit", "rules"])
        #expect(plan.app == "app" && plan.module("rules") == "ShopRules")
    }

    @Test func whatIsShownDoesNotKnowHowItIsStored() {
        for layers in [LayerPlan.usual, ["core", "domain", "presentation", "data", "app"]] {
            let plan = LayerPlan(package: "Shop", layers: layers)
            #expect(plan.allowed("data") == ["core", "domain"] && plan.allowed("presentation") == ["core", "domain"])
            #expect(plan.allowed("app") == Array(layers.dropLast()))
        }
    }

    @Test(arguments: plans)
    func theTargetsDependOnWhatTheirLayersMayUse(plan: LayerPlan) throws {
        for layer in plan.layers {
            let target = try #require(plan.targets.first { $0.name == plan.module(layer) })
            #expect(target.kind == (layer == plan.app ? .executable : .library))
            let own = target.dependencies.filter { $0 != .dovetail }
            #expect(own == plan.allowed(layer).map { .target(plan.module($0)) })
            #expect(plan.targets.contains { $0.kind == .test && $0.name == "\(plan.module(layer))Tests" })
        }
        #expect(plan.targets.count == 2 * plan.layers.count)
    }

    /// A file that imports something its target does not depend on would not compile.
    @Test(arguments: plans)
    func aFileImportsOnlyWhatItsTargetDependsOn(plan: LayerPlan) throws {
        for file in PackageTemplate.files(plan, dovetail: "../dovetail") where file.path.hasSuffix(".swift") {
            let folders = file.path.split(separator: "/")
            guard folders.count > 1 else { continue }
            let target = try #require(plan.targets.first { $0.name == folders[1] }, "\(file.path)")
            let known = Set(target.dependencies.compactMap(\.name) + ["Testing"])
            #expect(Set(imports(file)).isSubset(of: known), "\(file.path)")
            #expect(imports(file) == imports(file).sorted() || file.text.contains("@testable"), "\(file.path)")
        }
    }

    @Test(arguments: plans)
    func eachTargetHasAFileAndEachFileOnePlace(plan: LayerPlan) {
        let files = PackageTemplate.files(plan, dovetail: "../dovetail")
        #expect(Set(files.map(\.path)).count == files.count)
        #expect(files.allSatisfy { $0.text.hasSuffix("\n") && !$0.text.hasSuffix("\n\n") })
        for target in plan.targets {
            let folder = target.kind == .test ? "Tests" : "Sources"
            let hasFile = files.contains { $0.path.hasPrefix("\(folder)/\(target.name)/") }
            // The app's tests are those of its container; a layer that only has values has its own.
            #expect(hasFile, "\(target.name)")
        }
        #expect(
            files.filter { $0.path.hasSuffix("/main.swift") }.map(\.path) == [
                "Sources/\(plan.module(plan.app))/main.swift"
            ])
    }

    @Test(arguments: plans)
    func theRulesAndTheManifestSayTheSame(plan: LayerPlan) throws {
        let files = PackageTemplate.files(plan, dovetail: "../dovetail")
        let rules = try #require(files.first { $0.path == "dovetail.yml" }?.text)
        let manifest = try #require(files.first { $0.path == "Package.swift" }?.text)
        for layer in plan.layers {
            #expect(rules.contains("  - name: \(layer)\n    modules: [\(plan.module(layer))]\n"))
            #expect(rules.contains("  \(layer): [\(plan.allowed(layer).joined(separator: ", "))]\n"))
        }
        for target in plan.targets { #expect(manifest.contains(target.source(indentation: "        "))) }
        #expect(manifest.contains(".package(name: \"Dovetail\", path: \"../dovetail\"),"))
        #expect(rules.contains("exhaustive: true"))
    }

    @Test(arguments: plans)
    func theAppsContainerHasTheAssemblyOfEachLayerThatRegisters(plan: LayerPlan) throws {
        let files = PackageTemplate.files(plan, dovetail: "../dovetail")
        let container = try #require(files.first { $0.path.hasSuffix("/AppContainer.swift") }?.text)
        let assemblies = files.filter { $0.path.hasSuffix("Assembly.swift") }
        for file in assemblies {
            let name = try #require(file.path.split(separator: "/").last?.dropLast(".swift".count))
            #expect(container.contains("        \(name)()"), "\(name)")
        }
        #expect(
            container.components(separatedBy: "Assembly()").count - 1 == assemblies.count)
    }
}
