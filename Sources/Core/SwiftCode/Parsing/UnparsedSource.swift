package import DovetailDiagnostics

/// Why a source was not parsed, and where.
package struct UnparsedSource: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Reason: Hashable, Sendable {
        case isNotUTF8
        case nestsTooDeep(Nesting)
        case tooManyConditions
    }

    /// The kind of nesting.
    package enum Nesting: String, Sendable {
        case brackets
        case types
        case expressions
        case branches
        case conditions = "#if directives"
    }

    package let reason: Reason
    package let location: SourceLocation

    init(_ reason: Reason, at location: SourceLocation) {
        self.reason = reason
        self.location = location
    }

    /// What is wrong there.
    package var message: String {
        switch reason {
        case .isNotUTF8: "this file is not valid UTF-8"
        case .nestsTooDeep(let nesting): "\(nesting.rawValue) are nested too deeply here, so this file is not read"
        case .tooManyConditions: "this #if has too many conditions to follow"
        }
    }

    /// How to fix it.
    package var help: String {
        switch reason {
        case .isNotUTF8: "save the file as UTF-8"
        case .nestsTooDeep(.brackets), .nestsTooDeep(.types): "give the inner arrays or types their own names"
        case .nestsTooDeep: "split this up"
        case .tooManyConditions: "split it into several #if blocks with fewer conditions"
        }
    }

    package var description: String { "\(location): \(message)" }

    /// This as a finding, for a command that can exclude the file.
    package var finding: Finding {
        Finding(
            .unreadableSource, at: location, message,
            help: reason == .isNotUTF8 ? help : "\(help), or pass --exclude")
    }
}
