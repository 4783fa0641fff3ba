import DovetailAtomics

/// The values that replace registrations and injected values while a task runs. `DovetailTesting` creates it.
///
/// A container used in such a task resolves through a copy of itself, with the same registrations except for the
/// replaced ones, and without kept values. A test therefore does not see what another one, running at the same time,
/// builds.
package final class Replacements: @unchecked Sendable {
    // Unchecked: `copies` and `inForce` are accessed only under the lock, and everything else is constant.
    private let outer: Replacements?
    private let services: [RegistrationKey: Registration]
    private let values: [ObjectIdentifier: ReplacedValue]
    private let expected: ExpectedServices
    private let log = ReplacementLog()
    /// The copies of containers by the identity of their originals, which remove them when they are released.
    private var copies: [ObjectIdentifier: Container] = [:]

    @TaskLocal private static var local: Replacements?

    /// The replacements of the calling task, if there are any.
    @inline(never)
    static var current: Replacements? { dovetail_is_replacing() ? local : nil }

    /// Those whose test is running.
    nonisolated(unsafe) private static var inForce: [Replacements] = []

    /// Creates replacements nested within those of the calling task.
    package init(_ services: Registrations, _ values: [ObjectIdentifier: ReplacedValue], _ expected: ExpectedServices) {
        outer = Replacements.current
        let log = log
        var own: [RegistrationKey: Registration] = [:]
        for service in services.all {
            let step = ResolutionError.Step(service)
            log.expectUse(of: "\(step)")
            log.expectMatch(of: "\(step)")
            own[service.key] = service.copy(scope: .transient) { log.noteUse(of: "\(step)") }
        }
        for value in values.values { log.expectUse(of: value.what) }
        self.services = own
        self.values = values
        self.expected = expected
    }

    /// Calls `body`, which is a test's code, with these replacements.
    package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        begin()
        defer { end() }
        return try apply(body)
    }

    /// Calls `body`, which is a test's code, with these replacements, on the caller's actor.
    package func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        begin()
        defer { end() }
        return try await apply(isolation: isolation, body)
    }

    /// Calls `body` with these replacements.
    func apply<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Replacements.$local.withValue(self, operation: body)
    }

    /// Calls `body` with these replacements, on the caller's actor.
    func apply<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Replacements.$local.withValue(self, operation: body, isolation: isolation)
    }

    private func begin() {
        dovetail_start_replacing()
        underLock { Replacements.inForce.append(self) }
    }

    private func end() {
        underLock {
            if let index = Replacements.inForce.lastIndex(where: { $0 === self }) {
                Replacements.inForce.remove(at: index)
            }
        }
    }

    /// The problems so far, sorted.
    package var problems: ReplacementProblems { log.problems }

    deinit {
        for copy in copies.values { copy.origin?.container?.forgetCopies(of: ObjectIdentifier(self)) }
    }

    // MARK: Containers

    /// The container's copy for these replacements.
    func copy(of container: Container) -> Container {
        if let origin = container.origin {
            // A factory uses the copy that it was given.
            if let original = origin.container { return copy(of: original) }
            if origin.replacements === self { return container }
        }
        let identity = ObjectIdentifier(container)
        if let known = underLock({ copies[identity] }) { return known }
        let parent = container.parent.map { copy(of: $0) }
        let made = Container(
            parent: parent, registrations: container.registrations.map { copy(of: $0, container.observers) },
            observers: container.observers, origin: CopyOrigin(container, self))
        return underLock {
            if let known = copies[identity] { return known }
            copies[identity] = made
            container.copiers.append(ReplacementsReference(self))
            return made
        }
    }

    /// Releases the copy of a container that is being released.
    fileprivate func forgetCopy(of container: ObjectIdentifier) {
        // Released without the lock, since that runs the `deinit` of what the copy keeps.
        _ = underLock { copies.removeValue(forKey: container) }
    }

    private func copy(of registration: Registration, _ observers: ContainerObservers) -> Registration {
        if registration.kind != .element, let replacement = replacement(of: registration.key) {
            noteMatch(registration.key)
            // A replacement is kept as long as the service that it replaces, but need not be an object.
            let copy = replacement.copy(
                scope: registration.scope == .weak ? .singleton : registration.scope, isMain: registration.isMain,
                isAsync: registration.isAsync
            ) {}
            return observers.watching([copy])[0]
        }
        let isAlias = registration.details?.value.isAlias ?? false
        if isAlias || expects(ObjectIdentifier(registration.service)) {
            return registration.copy(scope: registration.scope) {}
        }
        let (log, step) = (log, ResolutionError.Step(registration))
        return registration.copy(scope: registration.scope) { throw log.complain(of: "\(step)") }
    }

    private func noteMatch(_ key: RegistrationKey) {
        if let own = services[key] { log.noteMatch(of: "\(ResolutionError.Step(own))") } else { outer?.noteMatch(key) }
    }

    private func replacement(of key: RegistrationKey) -> Registration? {
        services[key] ?? outer?.replacement(of: key)
    }

    /// Whether a service or a port may be used without a replacement.
    private func expects(_ identity: ObjectIdentifier) -> Bool {
        expected.all || expected.identities.contains(identity) || (outer?.expects(identity) ?? false)
    }

    // MARK: Ports

    /// The value that replaces a port's value, or nil if its own is expected.
    ///
    /// - Throws: `UnexpectedService` if it is neither replaced nor expected.
    func value(of port: ObjectIdentifier, _ what: @autoclosure () -> String) throws(UnexpectedService) -> Any? {
        if let value = replacedValue(port) { return value }
        if expects(port) { return nil }
        throw log.complain(of: what())
    }

    // MARK: Code outside the test

    /// Notes that code to which no replacements apply resolves a service of a container.
    fileprivate static func noteEscape(_ step: @autoclosure () -> ResolutionError.Step, of container: Container) {
        // Only these: what the others have must not outlive their tests.
        let affected = underLock {
            inForce.filter { one in container.copiers.contains { $0.identity == ObjectIdentifier(one) } }
        }
        if !affected.isEmpty, EscapedCode.isCalling { for one in affected { one.noteEscape("\(step())") } }
    }

    /// Notes that code to which no replacements apply reads a port.
    static func noteEscape(_ port: ObjectIdentifier, _ what: @autoclosure () -> String) {
        let affected = underLock { inForce.filter { $0.values[port] != nil } }
        if !affected.isEmpty, EscapedCode.isCalling { for one in affected { one.noteEscape(what()) } }
    }

    private func noteEscape(_ what: String) { if !expectsElsewhere { log.noteEscape(of: what) } }

    private var expectsElsewhere: Bool { expected.elsewhere || (outer?.expectsElsewhere ?? false) }

    private func replacedValue(_ port: ObjectIdentifier) -> Any? {
        guard let own = values[port] else { return outer?.replacedValue(port) }
        log.noteUse(of: own.what)
        return own.value
    }
}

/// What a container's copy was made from, and for which replacements. It keeps neither.
final class CopyOrigin: @unchecked Sendable {
    // Unchecked: the references are written only here.
    private(set) weak var container: Container?
    private(set) weak var replacements: Replacements?

    init(_ container: Container, _ replacements: Replacements) {
        self.container = container
        self.replacements = replacements
    }
}

/// Replacements that have a copy of a container, which does not keep them.
struct ReplacementsReference {
    let identity: ObjectIdentifier
    private(set) weak var replacements: Replacements?

    init(_ replacements: Replacements) {
        identity = ObjectIdentifier(replacements)
        self.replacements = replacements
    }
}

/// The replacement of a port's value.
package struct ReplacedValue {
    let value: Any
    let what: String

    package init<Value>(_ value: Value, for port: Port<Value>, at place: SourcePlace) {
        self.value = value
        what = "\(port) (\(place))"
    }
}

/// The services and ports that may be used without being replaced.
package struct ExpectedServices: Sendable {
    package var identities: Set<ObjectIdentifier> = []
    package var all = false
    /// Whether code to which no replacements apply may use everything.
    package var elsewhere = false

    package init() {}
}

/// The error that a service was used although it is neither replaced nor expected.
struct UnexpectedService: Error, CustomStringConvertible {
    let description = "is not overridden here; override it, or allow it with expectLive"
}

/// The problems with replacements.
package struct ReplacementProblems {
    /// Replacements that no container used in the task registers.
    package let unmatched: [String]
    /// Replacements that were not used.
    package let unused: [String]
    /// Services and ports that were used although they are neither replaced nor expected.
    package let unexpected: [String]
    /// Services and ports that code outside the test's tasks used.
    package let escaped: [String]
}

/// The use of replacements so far.
private final class ReplacementLog: @unchecked Sendable {
    // Unchecked: accessed only under the lock.
    private var unmatched: Set<String> = []
    private var unused: Set<String> = []
    private var unexpected: Set<String> = []
    private var escaped: Set<String> = []

    func expectMatch(of what: String) { underLock { _ = unmatched.insert(what) } }

    func noteMatch(of what: String) { underLock { _ = unmatched.remove(what) } }

    func expectUse(of what: String) { underLock { _ = unused.insert(what) } }

    func noteUse(of what: String) { underLock { _ = unused.remove(what) } }

    func complain(of what: String) -> UnexpectedService {
        underLock { _ = unexpected.insert(what) }
        return UnexpectedService()
    }

    func noteEscape(of what: String) { underLock { _ = escaped.insert(what) } }

    var problems: ReplacementProblems {
        underLock {
            ReplacementProblems(
                unmatched: unmatched.sorted(), unused: unused.subtracting(unmatched).sorted(),
                unexpected: unexpected.sorted(), escaped: escaped.sorted())
        }
    }
}

extension Container {
    /// Releases the copies of this container, which is being released itself.
    func releaseCopies() {
        for copier in underLock({ copiers }) { copier.replacements?.forgetCopy(of: ObjectIdentifier(self)) }
    }

    /// Forgets replacements that are being released, and their copy with them.
    fileprivate func forgetCopies(of replacements: ObjectIdentifier) {
        underLock { copiers.removeAll { $0.identity == replacements } }
    }

    /// The copy of this container for the calling task's replacements, or nil if it has none.
    func replaced() -> Container? { dovetail_is_replacing() ? Replacements.current?.copy(of: self) : nil }

    /// The same for code that resolves a service. If it has no replacements, tests that are running get to know.
    func replaced(_ service: Any.Type, _ arguments: Any.Type, _ name: String?) -> Container? {
        guard dovetail_is_replacing() else { return nil }
        if let current = Replacements.current { return current.copy(of: self) }
        Replacements.noteEscape(step(service, arguments, name), of: self)
        return nil
    }
}
