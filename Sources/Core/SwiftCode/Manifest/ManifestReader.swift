import DovetailBasics
import DovetailDiagnostics
import SwiftParser
import SwiftSyntax

/// The contents of a `Package.swift`, read as text: no code of the project is run.
///
/// Targets with computed names are missing.
package struct Manifest: Sendable {
    /// A target and its sources.
    package struct Target: Sendable {
        package var name: String
        package var isTest: Bool
        package var isExecutable = false
        /// The folder of its sources, if the manifest states one.
        package var path: String?
        /// Whether the manifest states a folder, but not as a text.
        package var hasComputedPath = false
        package var exclude: [String] = []
        /// The files and folders listed as its sources; nil for everything in its folder.
        package var sources: [String]?
        /// Resources, which are copied or processed; Swift files in them are not compiled.
        package var resources: [String] = []
        /// The names of the targets and products that it depends on.
        package var dependencies: [String] = []
        package var plugins: [String] = []
        /// Whether its declarations are isolated to the main actor unless they say otherwise.
        package var isMainActor = false
        /// Whether its settings, or what changes them, leave its default isolation open.
        package var isIsolationOpen = false
        /// Whether it is surely compiled in language mode 6.
        package var isSwift6 = false
        /// The place of its Swift settings.
        package var settings: Place?
        /// The place of its name.
        package var place: Place?
        /// The place of each dependency, in order.
        package var dependencyPlaces: [Place] = []

        package init(name: String, isTest: Bool, path: String? = nil) {
            self.name = name
            self.isTest = isTest
            self.path = path
        }
    }

    /// A line and a column of the manifest, both from 1; columns count UTF-8 bytes.
    package struct Place: Hashable, Sendable {
        package var line: Int
        package var column: Int
    }

    package var name: String?
    package var targets: [Target] = []
    /// The targets of each product.
    package var products: [String: [String]] = [:]
    /// The products declared as dynamic libraries.
    package var dynamicProducts: Set<String> = []
    /// Whether there may be products that its text does not name.
    package var hasComputedProducts = false
    /// The folders of its local package dependencies.
    package var localPackages: [String] = []
    /// The last path component of the URL of each other package.
    package var remotePackages: [String] = []
    /// The names that `.package(name:…)` gives them, by the elements of `localPackages` and `remotePackages`: products are
    /// then named with these.
    package var givenNames: [String: String] = [:]

    /// The place of something that is known only by running the manifest: a computed list, or a change to the package
    /// after its creation. Nil if the text states all targets, products and dependencies.
    package var computed: Place?

    /// The place of the computed parts, if they may set the default isolation of targets that the text does not name.
    package var otherSettings: Place?

    /// Why its text could not be parsed, in which case nothing else is known; otherwise nil.
    package var unparsed: UnparsedSource?

    /// Parses a manifest; if that fails, only `unparsed` is set.
    package init(ofFile path: String, _ bytes: some Collection<UInt8>) {
        let tree = Array(bytes).withUnsafeBytes { bytes in
            Result { () throws(UnparsedSource) in try SourceParser.parse(bytes, path: path) }
        }
        switch tree {
        case .success(let tree): self.init(source: String(decoding: bytes, as: UTF8.self), tree)
        case .failure(let error):
            self.init()
            unparsed = error
        }
    }

    /// Parses the text of a manifest.
    package init(source: String, path: String = "Package.swift") throws(UnparsedSource) {
        self.init(source: source, try SourceParser.parse(source, path: path))
    }

    private init(source: String, _ tree: SourceFileSyntax) {
        let file = FileContext(path: "", source: source)
        let setsIsolation = ["defaultIsolation", "default-isolation"].contains { source.contains(text: $0) }
        let visitor = ManifestVisitor(file, ManifestConstants(tree), setsIsolation: setsIsolation)
        visitor.isSwift6 = LanguageMode.isSwift6(source, tree)
        visitor.walk(tree)
        self = visitor.manifest
        if setsIsolation {
            // Statements below the package, such as a loop over its targets, can change all settings.
            let change = tree.statements.first { item in
                !item.item.is(DeclSyntax.self) && item.item.description.contains(text: "swiftSettings")
            }
            if let change {
                let location = file.location(of: change)
                for index in targets.indices {
                    targets[index].isIsolationOpen = true
                    targets[index].settings = Place(line: location.line, column: location.column)
                }
            }
        }
        if let position = ComputedParts.first(in: tree) {
            let location = file.location(at: position)
            let place = Place(line: location.line, column: location.column)
            computed = computed ?? place
            if setsIsolation { otherSettings = place }
        }
    }

    /// An empty manifest.
    package init() {}
}

private final class ManifestVisitor: SyntaxVisitor {
    var manifest = Manifest()
    private let file: FileContext
    private let constants: ManifestConstants
    /// Whether the text names the setting, or the option, that sets the default isolation.
    private let setsIsolation: Bool
    /// Whether a target is surely compiled in language mode 6 if its settings do not say which it is.
    var isSwift6 = false

    init(_ file: FileContext, _ constants: ManifestConstants, setsIsolation: Bool) {
        self.setsIsolation = setsIsolation
        self.file = file
        self.constants = constants
        super.init(viewMode: .sourceAccurate)
    }

    private func place(_ node: ExprSyntax) -> Manifest.Place {
        let location = file.location(of: node)
        return Manifest.Place(line: location.line, column: location.column)
    }

    /// Reads the default isolation from Swift settings. If they are computed, they may set it only if the text names it.
    private func readIsolation(_ settings: ExprSyntax, _ target: inout Manifest.Target) {
        let found = IsolationSettings(constants.settings(settings))
        target.isMainActor = found.mayBeMain
        target.isIsolationOpen = found.isOpen && (setsIsolation || !found.hasOthers)
        target.isSwift6 = found.isSwift6 ?? (isSwift6 && !found.hasOthers)
        target.settings = place(settings)
        if found.hasOthers, setsIsolation { manifest.computed = manifest.computed ?? place(settings) }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        let function = callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? callee.trimmedDescription
        switch function {
        case "Package":
            manifest.name = node.string("name")
            let products = node.labelled("products")
            let calls = products?.as(ArrayExprSyntax.self)?.elements.map(\.expression)
            manifest.hasComputedProducts =
                products != nil
                && calls?.allSatisfy { $0.as(FunctionCallExprSyntax.self)?.string("name") != nil } != true
        case "target", "executableTarget", "testTarget", "macro":
            // `.target(name:)` can also be a dependency on a target.
            guard node.isTarget, let name = constants.text(node.labelled("name")) else { return .visitChildren }
            var target = Manifest.Target(
                name: name, isTest: function == "testTarget", path: constants.text(node.labelled("path")))
            target.hasComputedPath =
                target.path == nil && node.labelled("path").map { !$0.is(NilLiteralExprSyntax.self) } ?? false
            target.isExecutable = function == "executableTarget"
            target.exclude = node.array("exclude").compactMap(\.literal)
            target.sources = node.literals("sources")
            target.resources = node.array("resources").compactMap { resource in
                resource.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.literal
            }
            target.place = node.labelled("name").map(place)
            for dependency in node.labelled("dependencies").map(constants.elements) ?? [] {
                guard let name = constants.dependencyName(dependency.element) else {
                    if dependency.element.is(MemberAccessExprSyntax.self) {
                        manifest.computed = manifest.computed ?? place(dependency.place)
                    }
                    continue
                }
                target.dependencies.append(name)
                target.dependencyPlaces.append(place(dependency.place))
            }
            target.plugins = node.array("plugins").compactMap(constants.dependencyName)
            target.isSwift6 = isSwift6
            if let settings = node.labelled("swiftSettings") { readIsolation(settings, &target) }
            manifest.targets.append(target)
            return .skipChildren
        case "library", "executable":
            if let name = node.string("name") {
                manifest.products[name] = node.array("targets").compactMap(\.literal)
                let type = node.labelled("type")?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                if type == "dynamic" { manifest.dynamicProducts.insert(name) }
            }
        case "package":
            if let path = node.string("path") {
                manifest.localPackages.append(path)
                manifest.givenNames[path] = node.string("name")
            } else if let url = node.string("url") {
                let last = url.lastComponent
                let package = last.hasSuffix(".git") ? String(last.dropLast(4)) : last
                manifest.remotePackages.append(package)
                manifest.givenNames[package] = node.string("name")
            }
        default: break
        }
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    func labelled(_ label: String) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }

    func string(_ label: String) -> String? { labelled(label)?.literal }

    /// The texts of an array; nil if there is no array, or if an element is computed.
    fileprivate func literals(_ label: String) -> [String]? {
        guard let elements = labelled(label)?.as(ArrayExprSyntax.self)?.elements else { return nil }
        let literals = elements.compactMap(\.expression.literal)
        return literals.count == elements.count ? literals : nil
    }

    fileprivate func array(_ label: String) -> [ExprSyntax] {
        labelled(label)?.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
    }
}

extension ExprSyntax {
    var literal: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
}
