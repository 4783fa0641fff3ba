/// Why a service could not be resolved.
///
/// The description shows the path from what was asked for to what failed, each step with the line that
/// registered it.
public struct ResolutionError: Error, Sendable, CustomStringConvertible {
    /// One service of the path.
    public struct Step: Sendable, CustomStringConvertible {
        /// Its type.
        public let service: Any.Type
        /// Its name, if it was asked for by one.
        public let name: String?
        /// The line that registered it; nil where nothing did.
        public let place: SourcePlace?

        /// The type, the name and the line, as in `Storage named "disk" (Data.swift:12)`.
        public var description: String {
            let named = name.map { " named \"\($0)\"" } ?? ""
            return "\(service)\(named)" + (place.map { " (\($0))" } ?? "")
        }
    }

    /// What went wrong at the path's end.
    public enum Reason: Sendable {
        /// The service is not registered, neither in the container nor in one above it. What is near is
        /// of the same type, under another name or with other arguments.
        case notRegistered(near: [Step])
        /// The service needs itself.
        case cycle
        /// The service is being built by another thread, which waits for something that this one
        /// builds. The other thread's path ends at the service.
        case waitCycle(other: [Step])
        /// The service's factory threw this error.
        case factory(any Error)
    }

    /// From what was asked for to what failed.
    public let path: [Step]
    /// What went wrong there.
    public let reason: Reason

    /// The path and the reason, in one line.
    public var description: String {
        let path = Self.text(path)
        switch reason {
        case .notRegistered(let near):
            let list = near.isEmpty ? "" : "; near: " + near.map(\.description).joined(separator: ", ")
            return "\(path): not registered\(list)"
        case .cycle: return "\(path): needs itself"
        case .waitCycle(let other):
            return "\(path): is being built by another thread, which waits for this one: \(Self.text(other))"
        case .factory(let error): return "\(path): \(error)"
        }
    }

    private static func text(_ path: [Step]) -> String { path.map(\.description).joined(separator: " → ") }
}

extension ResolutionError.Step {
    init(_ registration: Registration) {
        service = registration.service
        name = registration.key.name
        place = registration.place
    }
}
