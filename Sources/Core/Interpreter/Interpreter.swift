package import DovetailDiagnostics
import DovetailFacts
package import DovetailSemantics
import DovetailVocabularies

/// Evaluates a program's code as far as it concerns containers, and finds out what its lookups are met by.
///
/// It follows the program from its start, statement by statement. Where the code goes several ways, it follows all of
/// them and joins what it then knows; what a branch does is known to hold only on that branch. What it cannot follow is
/// an unknown value, or an unknown effect on the containers that are concerned.
package final class Interpreter {
    let symbols: SymbolTable
    let types: Types
    let code: Code
    /// Objects, closures and registrations, by number.
    var objects: [ObjectValue] = []
    var closures: [ClosureValue] = []
    var registrations: [RegistrationValue] = []
    /// The evaluations so far.
    var frames = 0
    var cells = 0
    var identities = 0
    var atoms = 0
    var steps = 0
    /// More statements and calls than these are not evaluated.
    static let limit = 400_000
    static let depth = 60
    /// The functions that have been evaluated, and the closures.
    var evaluated: Set<Int> = []
    var evaluatedClosures: Set<ClosureSite> = []
    var evaluatedLocals: Set<ClosureSite> = []
    var localFunctions: [LocalFunction] = []
    /// The functions that are being evaluated.
    var active: [Int: Int] = [:]
    var activeFactories: [ActiveFactory] = []
    var built: [BuildKey: Built] = [:]
    var builtRegistrations: Set<Int> = []
    /// What is asked for some time later, through a provider.
    var deferredAsks: [(registration: Int, container: Int)] = []
    /// The closures that run later or never, with what they are called with.
    var later: [(closure: Int, arguments: [Value])] = []
    /// The lookups found so far.
    var found: [LookupSite: LookupOutcome] = [:]
    /// The registrations that later code makes, by container.
    var laterStores: [Int: Store] = [:]
    var isLater = false
    /// Whether what runs may run at another time, too.
    var isTentative = false
    /// Whether nil is accepted for what is evaluated next.
    var acceptance = Acceptance.no
    /// The calls for whose results nil is accepted.
    var accepted: [AcceptedCall: Acceptance] = [:]
    /// Whether nothing calls what is evaluated.
    var isUnreached = false
    var launchedFunctions: Set<Int> = []
    var launchedGetters: Set<Int> = []
    /// All names that the code mentions.
    lazy var names = code.mentionedNames
    var tentative: [LookupSite: LookupOutcome] = [:]
    /// The variables whose initial value is being evaluated.
    var initializing: Set<Int> = []
    var evaluatedGetters: Set<Int> = []
    var activeGetters: [Int: Int] = [:]
    /// Whether what is found counts.
    var isRecording = true
    var problems: Set<Problem> = []
    /// The places of the properties whose wrappers were made in an evaluation, by its number.
    /// The names of weak properties.
    lazy var weakFields: Set<String> = Set(code.variables.filter(\.body.isWeak).map(\.body.name))
    var sitesOfFrames: [Int: SourceLocation] = [:]
    /// What the last call has made of its first `inout` parameter.
    var lastInout: Value?
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

    /// Something that fails besides lookups.
    struct Problem: Hashable {
        enum Kind: Hashable { case duplicate }

        var kind: Kind
        var location: SourceLocation
        var other: SourceLocation
        var text: String
    }

    package init(_ symbols: SymbolTable) {
        var symbols = symbols
        symbols.comparesAsAtRunTime = true
        self.symbols = symbols
        types = Types(symbols)
        code = Code(symbols)
    }

    // MARK: Frames and values

    /// A new evaluation.
    func frame(_ file: Int, _ context: LookupContext, from caller: Frame?, at site: Site?) -> Frame {
        frames += 1
        return Frame(number: frames, caller: caller, callSite: site, file: file, context: context)
    }

    func bind(_ name: String, _ value: Value, _ state: inout State, _ frame: Frame) {
        guard name != "_" else { return }
        cells += 1
        frame.locals[name] = cells
        state.cells[cells] = value
    }

    func newObject(_ kind: ObjectValue.Kind, _ type: TypeValue) -> Int {
        objects.append(ObjectValue(kind: kind, type: type))
        return objects.count - 1
    }

    func newAtom() -> Condition {
        atoms += 1
        return Condition(atom: "?\(atoms)")
    }

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

    /// The place of a site in a frame's file.
    func place(_ site: Site, _ frame: Frame) -> SourceLocation { code.place(site, in: frame.file) }

    /// Whether evaluation may go on.
    func mayStep() -> Bool {
        steps += 1
        return steps < Self.limit
    }
}
