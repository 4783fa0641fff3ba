import DovetailBasics

/// How many of a program's resolutions are proved, and why the others are not.
package struct ContainerProof: Codable, Hashable, Sendable {
    /// Why it is unknown whether a resolution finds its service.
    package enum Reason: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
        case dynamicName = "dynamic-name"
        case genericType = "generic-type"
        case unwrittenType = "unwritten-type"
        case argumentType = "argument-type"
        case unknownContainer = "unknown-container"
        case unknownInitializer = "unknown-initializer"
        case dynamicRegistration = "dynamic-registration"
        case possibleCycle = "possible-cycle"
        case otherModule = "other-module"
        case unknownPort = "unknown-port"
        case unseenCall = "unseen-call"
        case unknownActor = "unknown-actor"
        case unparsed = "unparsed"

        /// A count of them in words.
        package func text(_ count: Int) -> String {
            let (one, many) = words
            return "\(count) \(count == 1 ? one : many)"
        }

        private var words: (String, String) {
            switch self {
            case .dynamicName: ("dynamic name", "dynamic names")
            case .genericType: ("type from a generic", "types from generics")
            case .unwrittenType: ("unknown type", "unknown types")
            case .argumentType: ("argument of an unknown type", "arguments of unknown types")
            case .unknownContainer: ("unknown container", "unknown containers")
            case .unknownInitializer: ("unknown initializer", "unknown initializers")
            case .possibleCycle: ("possible cycle", "possible cycles")
            case .otherModule: ("service of another module", "services of other modules")
            case .unseenCall: ("member that may never be called", "members that may never be called")
            case .unparsed: ("resolution beside code with syntax errors", "resolutions beside code with syntax errors")
            case .unknownActor: ("call on an unknown actor", "calls on unknown actors")
            case .unknownPort: ("port that may have no value yet", "ports that may have no value yet")
            case .dynamicRegistration:
                ("service that may be registered dynamically", "services that may be registered dynamically")
            }
        }

        package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    /// A resolution that cannot be proved.
    package struct Gap: Codable, Hashable, Sendable {
        package var location: SourceLocation
        package var reason: Reason
        /// What is resolved, and why it cannot be followed.
        package var text: String
        /// What to write so that it can be proved.
        package var help: String
        /// The single place that prevents the proof of this resolution, and perhaps of others; nil if there is none.
        package var culprit: SourceLocation?

        package init(
            location: SourceLocation, reason: Reason, text: String, help: String, culprit: SourceLocation? = nil
        ) {
            self.location = location
            self.reason = reason
            self.text = text
            self.help = help
            self.culprit = culprit
        }
    }

    /// A resolution whose service may not be registered yet at that point of a run.
    package struct Conditional: Codable, Hashable, Sendable {
        package enum Cause: Codable, Hashable, Sendable {
            /// It is registered in a branch, a loop or a closure.
            case branch
            /// It is registered by code that runs some time after the launch.
            case later
            /// It is registered by a function, declared at this place, that is called in a branch or under `#if`.
            case calledInBranch(name: String, at: SourceLocation)
            /// It is registered by one of the overloads, declared at this place, that the only call of this name may
            /// mean.
            case overload(name: String, at: SourceLocation)

            /// Where it is registered, in words that follow "is registered".
            package var text: String {
                switch self {
                case .branch: "only in a branch, a loop or a closure"
                case .later: "only by code that may run later"
                case .calledInBranch(let name, _): "only by '\(name)', whose only call is in a branch or under #if"
                case .overload(let name, _): "only by one overload of '\(name)', whose only call may mean another"
                }
            }
        }

        package var location: SourceLocation
        /// What is resolved.
        package var text: String
        package var registration: SourceLocation
        package var cause: Cause
        /// Whether a port is read, and not a service resolved.
        package var isPort = false
        /// The programs to which this applies, in words, if they are not all that contain the place.
        package var programs = ""

        /// What is registered, and where.
        package var sentence: String { "\(text) is \(isPort ? "injected" : "registered") \(cause.text)\(programs)" }

        package init(location: SourceLocation, text: String, registration: SourceLocation, cause: Cause) {
            self.location = location
            self.text = text
            self.registration = registration
            self.cause = cause
        }
    }

    package var registrations = 0
    package var resolutions = 0
    package var proved = 0
    package var gaps: [Gap] = []
    /// The resolutions in code that nothing calls, which count neither as proved nor as not provable.
    package var unreached: [Gap] = []
    /// The proved resolutions that hold only if a branch is taken or a loop runs: their places, and what they depend on.
    package var conditional: [Conditional] = []

    /// How many places read a port, and at how many of them it has a value.
    package var ports = 0
    package var provedPorts = 0
    package var portGaps: [Gap] = []
    /// The proved ones that hold only if a branch is taken or a loop runs.
    package var conditionalPorts: [Conditional] = []

    package init() {}

    /// `proved 3 of 4 reads of ports, 1 of them only if a branch is taken; 1 not provable: 1 port that may
    /// have no value yet`; nil if no port is read.
    package var portLine: String? {
        guard ports > 0 else { return nil }
        let line = "proved \(provedPorts) of \(counted(ports, noun: "read of a port", many: "reads of ports"))"
        return line + Self.rest(conditionalPorts, portGaps)
    }

    /// `proved 128 of 131 resolutions; 3 not provable: 2 dynamic names, 1 type from a generic`; nil if nothing is
    /// registered or resolved, as in a program that only uses ports.
    package var line: String? {
        guard registrations + resolutions + unreached.count > 0 else { return nil }
        let more = unreached.isEmpty ? "" : "; \(unreached.count) more in code that nothing calls"
        guard resolutions > 0 else { return "no resolutions to prove" + more }
        return "proved \(proved) of \(counted(resolutions, noun: "resolution"))" + Self.rest(conditional, gaps) + more
    }

    /// What follows the number of those that are proved.
    private static func rest(_ conditional: [Conditional], _ gaps: [Gap]) -> String {
        let line = conditional.isEmpty ? "" : ", \(conditional.count) of them only if a branch is taken"
        guard !gaps.isEmpty else { return line }
        let counts = Dictionary(grouping: gaps, by: \.reason).mapValues(\.count)
        let parts = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { $0.key.text($0.value) }
        return line + "; \(gaps.count) not provable: \(parts.joined(separator: ", "))"
    }
}
