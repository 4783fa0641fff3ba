// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The `TUIST_…` environment variables of the run: `Environment.isCI` reads `TUIST_IS_CI`.
@dynamicMemberLookup
public enum Environment {
    public enum Value: Equatable, Sendable {
        case boolean(Bool)
        case string(String)
    }

    public static subscript(dynamicMember member: String) -> Value? {
        var name = ""
        var previous: Character = "_"
        for character in member {
            if character.isUppercase, previous.isLowercase || previous.isNumber { name += "_" }
            name += character.uppercased()
            previous = character
        }
        let variables = ProcessInfo.processInfo.environment
        guard let value = variables["TUIST_\(name)"] ?? variables["TUIST_\(member.uppercased())"] else { return nil }
        switch value.lowercased() {
        case "1", "true", "yes": return .boolean(true)
        case "0", "false", "no": return .boolean(false)
        default: return .string(value)
        }
    }
}

extension Optional where Wrapped == Environment.Value {
    public func getString(default defaultString: String) -> String {
        if case .string(let value) = self { value } else { defaultString }
    }

    public func getBoolean(default defaultBoolean: Bool) -> Bool {
        if case .boolean(let value) = self { value } else { defaultBoolean }
    }
}
