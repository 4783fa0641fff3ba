import DovetailDiagnostics
import DovetailFacts
package import DovetailSemantics
import DovetailVocabularies

/// Evaluates a program's code as far as it concerns containers, and finds out what its lookups are met by.
///
/// It follows the program from its start, statement by statement. Where the code goes several ways, it follows all of
/// them and joins what it then knows; what a branch does is known to hold only on that branch. What it cannot follow is
/// an unknown value, or an unknown effect on the containers that are concerned.
package final class Interpreter {
    private let boxedSymbols: Boxed<SymbolTable>
    let types: Types
    private let boxedCode: Boxed<Code>
    /// The conditions of paths.
    let formulas = PathFormulas()
    /// Objects, closures and registrations, by number.
    var objects: [ObjectValue] = []
    var closures: [ClosureValue] = []
    var registrations: [RegistrationValue] = []
    /// The evaluations so far.
    var frames = 0
    var cells = 0
    var identities = 0
    var steps = 0
    /// More statements and calls than these are not evaluated.
    static let limit = 400_000
    /// The same for the launch, after which most is still to come.
    static let limitOfLaunch = 150_000
    static let depth = 60
    /// Whether something was not evaluated because a limit was reached: what is missing may be there.
    var isExhausted = false
    /// Whether something was left out, and whether that may have used a container.
    var leavesOut = false
    var leavesOutUses = false
    /// Whether code that may be left out may use a container for some values.
    var usesForAllValues: [InertCall: Bool] = [:]
    /// The functions that have been evaluated.
    var evaluated: Set<Int> = []
    var localFunctions: [LocalFunction] = []
    /// The functions that are being evaluated.
    var active: [Int: Int] = [:]
    var activeLocals: [ObjectIdentifier: Int] = [:]
    var activeClosures: [ClosureSite: Int] = [:]
    /// What runs within itself more often than this is not followed.
    static let recursion = 5
    var activeFactories: [ActiveFactory] = []
    var built: [BuildKey: [Built]] = [:]
    /// What the lookups of the factories that are going on are met by.
    var answersOfBuilds: [[Answered]] = []
    var builtRegistrations: Set<Int> = []
    /// The registrations whose arguments are not known, and the containers that they are in.
    var unplaced: [(registration: Int, container: Value)] = []
    /// The closures that were called.
    var calledClosures: Set<ClosureSite> = []
    /// The last closure that was made at each place and may concern containers, and what was known then.
    var madeClosures: [ClosureSite: (number: Int, state: State)] = [:]
    /// The properties whose wrappers were read.
    var readWrappers: Set<Int> = []
    /// The container in which something is registered.
    var containersOfRegistrations: [Int: Int] = [:]
    /// What was known when later code last registered something in a container.
    var statesOfContainers: [Int: State] = [:]
    /// What is resolved some time later, through a provider.
    var deferredAsks: [(registration: Int, container: Int)] = []
    /// The closures that run later or never, with what they are called with.
    var later: [(closure: Int, arguments: [Value])] = []
    /// The places of the lookups, and of the calls through which they are reached.
    var places: Set<SourceLocation> = []
    /// The places of all lookups that were evaluated, even if what was found there does not count.
    var asked: Set<SourceLocation> = []
    /// The lookups found so far.
    var found: [LookupSite: LookupOutcome] = [:]
    /// The registrations that later code makes, by container.
    var laterStores: [Int: Store] = [:]
    /// How many properties of objects are being initialized.
    var properties = 0
    /// The first container that later code made at a place, for a property of an object.
    var containersOfProperties: [ClosureSite: Int] = [:]
    var firstContainers: [Int: Int] = [:]
    var isLater = false
    /// Whether what runs may run at another time, too.
    var isTentative = false
    /// In how many closures that perhaps run what runs is.
    var perhaps = 0
    /// Whether nil is accepted for what is evaluated next.
    var acceptance = Acceptance.no
    /// What lookups that found nothing looked for, and in which containers; none if it is not known in which.
    var wanted: [LookupSite: (key: Key, containers: [Int])] = [:]
    /// The lookups that found nothing where nil is accepted.
    var absences: [(site: LookupSite, outcome: LookupOutcome)] = []
    /// The last value that is surely nil where a pattern wants something.
    var unmatched: Value?
    /// The calls for whose results nil is accepted.
    var accepted: [AcceptedCall: Acceptance] = [:]
    /// The container of the service that is being built although nothing resolves it; nil while others are built.
    var unresolved: Int?
    /// Why it is not known whether what is evaluated ever runs; nil if it does.
    var doubt: Why?
    /// Whether nothing calls what is evaluated.
    var isUnreached = false
    /// What the launch evaluated; nil before its end.
    var launched: (functions: Set<Int>, getters: Set<Int>)?
    /// The objects that the system keeps.
    var launchedObjects: Set<Int> = []
    /// What stands for the types of libraries that keep containers, by name.
    var holders: [String: Int] = [:]
    /// The objects that the launch made, by type; nil before its end.
    var launchObjects: [Int: [Int]]?
    /// The variables that may have changed when later code runs; none before the end of the launch.
    var changing: Set<Int> = []
    /// What may concern containers.
    lazy var relevance = Relevance(code, symbols, types, usedVocabularies)
    private lazy var relevantNames = Relevance.Names(code, symbols, types, usedVocabularies)
    private(set) var relevantClosures: [ClosureSite: Bool] = [:]
    /// The names of functions that resolve something.
    private(set) lazy var namesOfLookups = Set(
        usedVocabularies.flatMap { $0.rules.filter { $0.meaning == .ask }.map(\.name) })
    /// The names in all types that are written: `.init()` makes an object of one that it does not name.
    private(set) lazy var namesInTypes: Set<String> = {
        var mentioned = MentionedNames()
        for file in code.files {
            for statement in file.bodies.topLevel { mentioned.add(statement) }
            for parameter in file.bodies.cases.flatMap(\.parameters) {
                if let type = parameter.type { mentioned.add(type) }
            }
        }
        for alias in symbols.program.modules.flatMap(\.files).flatMap(\.aliases) { mentioned.add(alias.target.shape) }
        return (relevance.mentions.functions + relevance.mentions.variables)
            .reduce(into: mentioned.types) { $0.formUnion($1.types) }
    }()
    /// All names that the code mentions.
    lazy var names = code.mentionedNames
    /// The modules in which a program starts.
    lazy var startingModules = Set(
        code.files.filter { $0.bodies.topLevel.contains(where: \.runs) }.map(\.module)
            + code.entries.map { symbols.types[$0].context.module })
    var tentative: [LookupSite: LookupOutcome] = [:]
    /// The variables whose initial value is being evaluated.
    var initializing: Set<Int> = []
    /// The static or global variable whose initial value is being evaluated, and how many objects it has made so far.
    var making: (variable: Int, count: Int)?
    /// The objects that the initial value of each static or global variable makes: whichever path reads it first, they
    /// are the same.
    var objectsOfStatics: [Int: [Int]] = [:]
    var evaluatedGetters: Set<Int> = []
    /// The variables whose initial value was evaluated.
    var initialized: Set<Int> = []
    var activeGetters: [Int: Int] = [:]
    /// Whether what is found counts.
    var isRecording = true
    var problems: Set<Evaluation.Problem> = []
    /// Whether something is registered that is built asynchronously.
    var buildsAsynchronously = false
    /// The mistakes among the registrations of containers that are being filled, by container.
    var creationFaults: [Int: [CreationFault]] = [:]
    /// What is known to be wrong with what registrations build, by their number.
    var faultsOfRegistrations: [Int: LookupOutcome.Answer] = [:]
    /// The problems found where code perhaps runs, and the places of injections there.
    var tentativeProblems: Set<Evaluation.Problem> = []
    var tentativeInjections: Set<SourceLocation> = []
    /// Whether something that is not known may be registered in some container.
    var mayRegisterAnything = false
    /// Whether a port is read or injected, and whether a value is injected into one that is not known.
    var usesPorts = false
    var injectsUnknownPort = false
    var results: [CallKey: Value] = [:]
    /// What evaluations that had nothing to do with containers returned.
    var inert: [InertCall: InertResult] = [:]
    /// The evaluations of functions that are going on.
    var evaluations: [GoingOn] = []
    /// How many operations on containers there were so far.
    var containerUses = 0
    /// The calls that were evaluated, by file and site.
    var visited: Set<ClosureSite> = []
    /// How many calls were not evaluated because a function was within itself too often.
    var cuts = 0
    /// The calls that used a container.
    var using: Set<ClosureSite> = []
    /// The names of weak properties.
    lazy var weakFields: Set<String> = Set(code.variables.filter(\.body.isWeak).map(\.body.name))
    /// The places of the properties whose wrappers were made in an evaluation, by its number.
    var sitesOfFrames: [Int: SourceLocation] = [:]
    /// What the last call has made of its first `inout` parameter.
    var lastInout: Value?
    /// Whether a digest left something out.
    var digestIsCut = false
    /// Whether the last evaluation that is remembered changed nothing older.
    var lastWasPure = false
    /// How often code ran without using a container; negative once it did.
    var uselessRuns: [InertCall.Code: Int] = [:]
    /// What the last closure has made of its parameters.
    var lastValues: [Value?] = []

    struct ClosureSite: Hashable {
        var file: Int
        var site: Site
    }

    /// Whether code is written to handle nil.
    enum Acceptance { case no, ifTypeIsWritten, yes }

    struct AcceptedCall: Hashable {
        var frame: Int
        var site: Site
    }

    struct LookupSite: Hashable {
        var location: SourceLocation
        var text: String
    }

    /// Whether what fails is taken for what succeeds, to find out about what follows.
    let isRecovering: Bool

    package init(_ symbols: SymbolTable) {
        isRecovering = false
        var symbols = symbols
        symbols.comparesAsAtRunTime = true
        symbols.namesModules = false
        boxedSymbols = Boxed(symbols)
        types = Types(boxedSymbols)
        boxedCode = Boxed(Code(symbols))
    }

    /// An evaluation of the same program that goes on after what fails.
    init(recovering other: Interpreter) {
        isRecovering = true
        (boxedSymbols, types, boxedCode) = (other.boxedSymbols, other.types, other.boxedCode)
        relevance = other.relevance
    }

    /// The vocabularies of the libraries that some file sees.
    private(set) lazy var usedVocabularies: [Vocabulary] = {
        let seen = code.files.reduce(into: Set<String>()) { $0.formUnion(types.modules(seenFrom: $1.context)) }
        return types.vocabularies.filter { !$0.modules.isDisjoint(with: seen) }
    }()

    /// Whether the code of a closure may concern containers.
    func isRelevant(closure number: Int) -> Bool {
        let closure = closures[number]
        let site = ClosureSite(file: closure.scope.file, site: closure.body.site)
        if let known = relevantClosures[site] { return known }
        var names = MentionedNames()
        names.add(.closure(closure.body))
        names.bind(closure.scope.locals.keys)
        let isRelevant = relevance.concerns(
            names, at: .init(type: closure.scope.type, external: closure.scope.external, file: closure.scope.file),
            relevantNames)
        relevantClosures[site] = isRelevant
        return isRelevant
    }

    var symbols: SymbolTable { _read { yield boxedSymbols.value } }
    var code: Code { _read { yield boxedCode.value } }

    // MARK: Calls that were evaluated before

    /// What a call of a function depends on.
    struct CallKey: Hashable {
        var function: Int
        var own: Digest?
        var arguments: [Digest]
        var bindings: [String]
        var version: State.Version
        var changes: State.Version
        var path: PathCondition
        var modes: [Bool]
    }

    /// A value as far as it may matter to a function.
    indirect enum Digest: Hashable {
        case kind(Value.Kind)
        /// An object of the program: its type, and its properties that may matter.
        case object(type: Int, [String: [Digest]])
        case type(String)
    }

    /// A value as far as it may matter.
    func digest(_ value: Value, _ state: State, depth: Int = 0) -> [Digest] {
        value.kinds.map { kind in
            switch kind {
            case .object(let number):
                guard case .instance(let type) = objects[number].kind, depth < 3,
                    let fields = state.fields[number]
                else {
                    if depth >= 3 { digestIsCut = true }
                    return .kind(kind)
                }
                return .object(type: type, fields.mapValues { digest($0, state, depth: depth + 1) })
            case .unknown(let unknown) where unknown.identity == nil:
                return .type(value.type.map { "\($0.type)" } ?? "?")
            case .closure(let number):
                // The same code in the same place: what it captures may differ.
                let closure = closures[number]
                guard depth < 3, closure.scope.locals.count < 24 else {
                    digestIsCut = true
                    return .kind(kind)
                }
                var captured: [String: [Digest]] = [:]
                for (name, cell) in closure.scope.locals {
                    if let value = state.cells[cell] { captured[name] = digest(value, state, depth: depth + 2) }
                }
                return .object(type: -1 - closure.body.site.number - closure.scope.file * 100_000, captured)
            default: return .kind(kind)
            }
        }
    }

    // MARK: Frames and values

    /// A new evaluation.
    func frame(
        _ file: Int, _ context: LookupContext, from caller: Frame?, at site: Site?, in callFile: Int? = nil
    ) -> Frame {
        frames += 1
        return Frame(
            number: frames, caller: caller, callSite: site, callFile: callFile ?? caller?.file ?? file, file: file,
            context: context)
    }

    func bind(_ name: String, _ value: Value, _ state: inout State, _ frame: Frame) {
        guard name != "_" else { return }
        cells += 1
        frame.weak.remove(name)
        frame.wrapped.remove(name)
        frame.locals[name] = cells
        state.cells[cells] = value
    }

    func newObject(_ kind: ObjectValue.Kind, _ type: TypeValue) -> Int {
        guard let making else {
            objects.append(ObjectValue(kind: kind, type: type))
            return objects.count - 1
        }
        self.making?.count += 1
        let known = objectsOfStatics[making.variable, default: []]
        if known.indices.contains(making.count) {
            objects[known[making.count]] = ObjectValue(kind: kind, type: type)
            return known[making.count]
        }
        objects.append(ObjectValue(kind: kind, type: type))
        objectsOfStatics[making.variable, default: []].append(objects.count - 1)
        return objects.count - 1
    }

    func newAtom() -> PathCondition { formulas.newAtom() }

    /// A type as written in a body.
    func type(_ shape: TypeShape, _ frame: Frame) -> TypeValue {
        if case .named(let parts) = shape, parts.count == 2, parts[0].arguments.isEmpty, parts[1].arguments.isEmpty,
            let owner = frame.context.bindings[parts[0].name], let declared = types.declaration(owner)?.type
        {
            // A type that is associated with a generic parameter's.
            let own = types.value(owner, origin: Origin(frame: frame.origins[parts[0].name] ?? frame.number))
            if let found = associated(parts[1].name, of: declared, own, frame) { return found }
        }
        return types.value(shape, frame.context, origins: frame.origins, frame: frame.number)
    }

    /// Where the code of a frame is written, in its file.
    func site(of frame: Frame) -> Site {
        frame.site ?? frame.function.map { code.functions[$0].body.site } ?? Site(0)
    }

    /// The place of a site in a frame's file.
    func place(_ site: Site, _ frame: Frame) -> SourceLocation { code.place(site, in: frame.file) }

    /// Whether evaluation may go on.
    func mayStep() -> Bool {
        steps += 1
        if steps >= (isLater ? Self.limit : Self.limitOfLaunch) { (isOver, isExhausted) = (true, true) }
        return !isOver
    }

    /// Whether so much was evaluated that nothing of it counts.
    private(set) var isOver = false

    /// Whether a function or a closure may be evaluated at this depth of calls.
    func mayEnter(_ frame: Frame) -> Bool {
        if frame.depth >= Self.depth { isExhausted = true }
        return frame.depth < Self.depth
    }
}
