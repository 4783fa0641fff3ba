import DovetailAtomics

/// Why a service could not be resolved.
///
/// The description shows the path from the resolved service to the one that failed, each step with the line that
/// registered it. `path`, `place` and `reason` are the same as values.
public struct ResolutionError: Error, Sendable, Equatable, CustomStringConvertible {
    /// One service of the path.
    public struct Step: Sendable, CustomStringConvertible {
        /// Its type.
        public let service: Any.Type
        /// The types of its arguments as a tuple; `Void` if it takes none.
        public let arguments: Any.Type
        /// The name by which it was resolved, if any.
        public let name: String?
        /// The line that registered it; nil if nothing did.
        public let place: SourcePlace?

        /// The type, the name, the arguments and the line, as in `Storage named "disk" (Data.swift:12)`.
        public var description: String {
            var text = TypeName.of(service)
            if let name { text += " named \"\(name)\"" }
            if arguments != Void.self {
                let types = TypeName.of(arguments)
                text += " with arguments " + (types.hasPrefix("(") ? types : "(\(types))")
            }
            if let place { text += " (\(place))" }
            return text
        }
    }

    /// What went wrong at the end of the path.
    ///
    /// A later version may add reasons. A `switch` over them needs a `default` to compile with it.
    public enum Reason: Sendable {
        /// The service is registered neither in the container nor in an ancestor. `near` lists registrations of the
        /// same type with another name or other arguments.
        case notRegistered(near: [Step])
        /// The service needs itself.
        case cycle
        /// The service needs itself with other arguments, without end: it was found 255 levels deep. Asynchronous
        /// factories that resolve two such services at the same time double at each level, and use up the memory first.
        case endless
        /// Another thread is building the service and waits for something that this thread builds. `other` is that
        /// thread's path, which ends at the service.
        case waitCycle(other: [Step])
        /// The service is isolated to the main actor, and the resolution did not begin there.
        case mainActor
        /// The service is built asynchronously, and the resolution was not asynchronous.
        case asynchronous
        /// The task that resolved the service was cancelled before the service was built.
        case cancelled
        /// The container was released. What its singletons have a `Provider` or a `Lazy` of cannot be resolved without it.
        case released
        /// The service has scope `weak`, but its factory returned something that is not an object.
        case notAnObject
        /// The service's factory or its completion threw this error.
        case factory(any Error)
    }

    /// The path from the resolved service to the one that failed.
    public let path: [Step]
    /// What went wrong at its end.
    public let reason: Reason

    /// The line to look at first: that of the last service of the path that is registered. If a service is missing, it
    /// registers the service that needs it. Nil if no service of the path is registered.
    ///
    /// - Complexity: O(n) for a path of n services.
    public var place: SourcePlace? {
        for step in path.reversed() {
            if let place = step.place { return place }
        }
        return nil
    }

    /// The path and the reason, in one line.
    public var description: String {
        let path = Self.text(path)
        switch reason {
        case .notRegistered(let near):
            let list = near.isEmpty ? "" : "; similar registrations: " + near.map(\.description).joined(separator: ", ")
            return "\(path): not registered\(list)"
        case .cycle: return "\(path): depends on itself"
        case .endless: return "\(path): depends on itself with other arguments, more than 255 levels deep"
        case .waitCycle(let other):
            return "\(path): is being built by another thread, which is waiting for this one: \(Self.text(other))"
        case .mainActor:
            return "\(path): is isolated to the main actor; resolve it with resolve(…, on: MainActor.self)"
        case .asynchronous:
            return "\(path): is built asynchronously; resolve it with await and resolve(async: …), or with await in an "
                + "asynchronous factory"
        case .cancelled: return "\(path): the task was cancelled"
        case .released:
            return "\(path): the container was released; keep it as long as what resolves from it"
        case .notAnObject: return "\(path): is not an object, so its scope cannot be weak"
        case .factory(let error): return "\(path): \(error)"
        }
    }

    init(path: [Step], reason: Reason) {
        self.path = path
        self.reason = reason
    }

    /// The path, with its middle left out if it is long.
    private static func text(_ path: [Step]) -> String {
        var steps = path.map(\.description)
        if steps.count > 24 { steps.replaceSubrange(12..<steps.count - 8, with: ["… \(steps.count - 20) more"]) }
        return steps.joined(separator: " → ")
    }
}

extension ResolutionError {
    /// The services that the calling task and thread are building, the outermost first.
    static var ownPath: [Step] {
        let path = (0..<dovetail_depth()).map { depth in
            Step(Unmanaged<Registration>.fromOpaque(dovetail_at(depth)).takeUnretainedValue())
        }
        return dovetail_is_async() ? AsyncPath.current.steps + path : path
    }

    /// Whether the calling task or thread is building a service.
    static var isBuilding: Bool { dovetail_depth() > 0 || !AsyncPath.current.registrations.isEmpty }

    /// The failure of a service that the calling thread's innermost factory needs.
    init(at step: Step, reason: Reason) {
        path = Self.ownPath + [step]
        self.reason = reason
    }

    /// Wraps the error that the calling thread's innermost factory threw.
    @inline(never)
    static func from(_ error: any Error) -> ResolutionError {
        error as? ResolutionError ?? ResolutionError(path: ownPath, reason: .factory(error))
    }

    @inline(never)
    static func cycle(_ registration: Registration) -> ResolutionError {
        ResolutionError(at: Step(registration), reason: registration.takesArguments ? .endless : .cycle)
    }
}

extension ResolutionError.Step {
    init(_ registration: Registration) {
        service = registration.service
        arguments = registration.arguments
        name = registration.name
        place = registration.place
    }

    init(_ key: RegistrationKey) {
        service = key.service
        arguments = key.arguments
        name = key.name
        place = nil
    }
}
