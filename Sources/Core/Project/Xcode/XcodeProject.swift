import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import Foundation

/// An Xcode project: its targets, and the modules that its files belong to.
struct XcodeProject: Sendable {
    /// The targets that compile Swift, in the order of the project.
    private(set) var targets: [XcodeTarget] = []
    /// Why the project could not be read.
    private(set) var gap: ManifestGap?
    /// The absolute paths of the files that an XcodeGen specification includes.
    private(set) var included: Set<String> = []
    /// What an XcodeGen specification leaves open, in words for people.
    private(set) var problems: [String] = []
    /// The path of the `.xcodeproj` folder or of XcodeGen's specification, as displayed by the run.
    let path: String
    /// Its name: that of the `.xcodeproj` folder, which a specification names.
    private(set) var name: String
    /// The places of an XcodeGen specification's targets and dependencies.
    private var specPlaces: [String: SourceLocation]?
    /// The targets that share a source with another one, by index. Their modules cannot be told apart exactly.
    private var sharing: Set<Int> = []

    /// - Parameter path: the path of the `.xcodeproj` folder.
    init(_ path: String) {
        self.path = path
        name = Self.name(of: path)
        let file = "\(path)/project.pbxproj"
        let current = FileManager.default.currentDirectoryPath
        do {
            guard let data = FileManager.default.contents(atPath: file) else {
                throw XcodeObjects.Unreadable(reason: "the file cannot be opened")
            }
            let objects = try XcodeObjects(data)
            let reader = XcodeTargetReader(
                objects, folder: absolutePath("..", from: absolutePath(path, from: current)))
            let found = reader.targets
            if let excess = reader.excess.found {
                throw XcodeObjects.Unreadable(reason: excess.reason, object: excess.owner)
            }
            targets = found
            placeOpenIsolations()
        } catch {
            let unreadable = error as? XcodeObjects.Unreadable
            gap = ManifestGap(
                location: unreadable?.object.map { XcodePlaces(file).place(of: $0) }
                    ?? Self.location(of: unreadable?.offset ?? 0, in: file),
                message: "this Xcode project cannot be read: \(unreadable?.reason ?? "\(error)")")
        }
        sharing = Self.sharing(targets)
    }

    /// The place of a byte of a file.
    private static func location(of offset: Int, in file: String) -> SourceLocation {
        let before = FileManager.default.contents(atPath: file)?.prefix(offset) ?? Data()
        let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return SourceLocation(path: file, line: max(line.count, 1), column: (line.last?.count ?? 0) + 1)
    }

    /// The project that an XcodeGen specification describes.
    ///
    /// - Parameter specification: the path of the file, as displayed by the run.
    init(specification path: String) {
        self.path = path
        name = Self.name(of: path)
        do {
            let spec = try XcodeGenSpec(path)
            let reader = try XcodeGenReader(spec)
            name = spec.name
            included = spec.included
            targets = reader.targets
            problems = reader.problems
            specPlaces = reader.places
            placeOpenIsolations()
        } catch {
            let unreadable = error as? YAMLValue.Unreadable
            gap = ManifestGap(
                location: unreadable?.location ?? SourceLocation(path: path, line: 1, column: 1),
                message: "this XcodeGen specification cannot be read: \(unreadable?.reason ?? "\(error)")")
        }
        sharing = Self.sharing(targets)
    }

    private mutating func placeOpenIsolations() {
        guard targets.contains(where: \.isIsolationOpen) else { return }
        let places = places
        for index in targets.indices where targets[index].isIsolationOpen {
            let target = targets[index]
            targets[index].openIsolation = OpenIsolation(target: target.name, location: places.place(of: target.id))
        }
    }

    /// The file name of a path, without its extension.
    private static func name(of path: String) -> String {
        let file = path.lastComponent
        return String(file.split(separator: ".").first ?? "")
    }

    /// The places of its targets and their dependencies.
    var places: XcodePlaces {
        specPlaces.map { XcodePlaces($0, in: path) } ?? XcodePlaces("\(path)/project.pbxproj")
    }

    /// The targets that compile a file which another target compiles, too. Tests that compile sources of an app change
    /// nothing about the app.
    private static func sharing(_ targets: [XcodeTarget]) -> Set<Int> {
        var sharing: Set<Int> = []
        for one in targets.indices {
            for other in targets.indices where other > one && targets[one].sharesSource(with: targets[other]) {
                let pair = [one, other]
                let tests = pair.filter { targets[$0].isTest }
                sharing.formUnion(tests.isEmpty ? pair : tests)
            }
        }
        return sharing
    }

    /// The owner of a file: the first project that has a target for it decides, and test bundles come last.
    ///
    /// - Parameter file: an absolute path.
    static func owner(of file: String, among projects: [XcodeProject]) -> FileOwner {
        let owners = projects.lazy.map { $0.owner(of: file) }.filter(\.isKnown)
        return owners.first { if case .module(_, let isTest) = $0 { !isTest } else { false } } ?? owners.first ?? .none
    }

    /// Whether an app, an extension or a tool compiles a file.
    ///
    /// - Parameter file: an absolute path.
    func isCompiledIntoProgram(_ file: String) -> Bool { targets.contains { $0.kind == .app && $0.compiles(file) } }

    /// The modules of targets other than the owner, and no tests, that compile a file, too.
    ///
    /// - Parameter file: an absolute path.
    static func others(of file: String, besides owner: Module, among projects: [XcodeProject]) -> [Module] {
        projects.flatMap { project in
            project.targets.filter { !$0.isTest && $0.compiles(file) }.map { project.module(of: $0, isExact: false) }
        }
        .filter { $0.id != owner.id }
    }

    /// The module of a target. Programs of one name, such as an app for two systems, have one each.
    func module(of target: XcodeTarget, isExact: Bool = false) -> Module {
        var module = Module(name: target.module, package: path, isExact: isExact)
        let twins = targets.filter { $0.module == target.module && $0.kind == .app }
        if target.kind == .app, twins.count > 1 { module.target = target.name }
        module.isMainActor = target.isMainActor
        module.openIsolation = target.openIsolation
        module.isSwift6 = target.isSwift6
        module.conditions = BuildConditions(platforms: target.platforms, defined: target.definedConditions)
        return module
    }

    /// The kinds of the targets' modules, by the modules' ids.
    var kinds: [String: ProjectModule.Kind] {
        var kinds: [String: ProjectModule.Kind] = [:]
        for target in targets {
            for id in Set([Module(name: target.module, package: path).id, module(of: target).id]) {
                kinds[id] = kinds[id]?.joined(target.kind) ?? target.kind
            }
        }
        return kinds
    }

    /// The owner of a file; none if no target compiles it. If several do, a library comes before a program, and a
    /// program before a test bundle.
    ///
    /// - Parameter file: an absolute path.
    func owner(of file: String) -> FileOwner {
        let owners = targets.indices.filter { targets[$0].compiles(file) }
        func rank(_ index: Int) -> Int { targets[index].isTest ? 2 : targets[index].isProgram ? 1 : 0 }
        guard let index = owners.min(by: { (rank($0), $0) < (rank($1), $1) }) else { return .none }
        return .module(
            module(of: targets[index], isExact: !sharing.contains(index)), isTest: targets[index].isTest)
    }
}

extension XcodeTarget {
    fileprivate func sharesSource(with other: XcodeTarget) -> Bool {
        files.contains(where: other.compiles) || other.files.contains(where: compiles)
            || folders.contains { own in
                other.folders.contains { $0.path == own.path || $0.holds(own.path) || own.holds($0.path) }
            }
    }
}
