/// Something that a container did, for those who observe it with `Registrations.observe`.
public struct ContainerEvent: Sendable, CustomStringConvertible {
    /// What it did.
    ///
    /// A later version may add kinds. A `switch` over them needs a `default` to compile with it.
    public enum Kind: Sendable, Equatable {
        /// A factory has returned a service.
        case built
        /// A call of `resolve` from outside factories has returned a service, a new or a kept one.
        case resolved
        /// A call of `resolve` from outside factories has thrown this error.
        case failed(ResolutionError)
    }

    /// What the container did.
    public let kind: Kind
    /// The service, with those that were being built because of which it was built: the outermost first, the service
    /// last. Of a call of `resolve`, the resolved service alone; of one that failed, the error's path.
    ///
    /// An asynchronous service that is kept is built by a task of its own, so its path begins at itself.
    public let path: [ResolutionError.Step]
    /// How long it took, in seconds, with everything that was built or awaited for it.
    public let seconds: Double

    /// The kind, the path and the time, in one line, as in `built: Login (App.swift:3) → Auth (App.swift:2), 0.002 s`.
    public var description: String {
        let milliseconds = Int(seconds * 1000 + 0.5)
        let zeros = String(repeating: "0", count: 3 - min(3, String(milliseconds % 1000).count))
        let time = "\(milliseconds / 1000).\(zeros)\(milliseconds % 1000) s"
        switch kind {
        case .built: return "built: \(path.map(\.description).joined(separator: " → ")), \(time)"
        case .resolved: return "resolved: \(path.map(\.description).joined(separator: " → ")), \(time)"
        case .failed(let error): return "failed: \(error), \(time)"
        }
    }
}
