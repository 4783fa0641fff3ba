import Foundation
/// Chooses types for generic parameters.
enum GenericChoices {
    /// Protocols that integers conform to, except those for which the driver has a narrower type.
    private static let ofNumbers: Set<String> = [
        "Equatable", "Hashable", "Comparable", "Codable", "Decodable", "Encodable", "Numeric", "BinaryInteger",
        "CustomStringConvertible", "SignedInteger", "CVarArg",
    ]
    private static let ofCollections: Set<String> = [
        "Sequence", "Collection", "RangeReplaceableCollection", "RandomAccessCollection",
    ]

    /// A type that meets a constraint; nil if none is known. Without a constraint, a type that conforms to nothing.
    static func concrete(_ constraint: String?, _ doubles: [String: String]) -> String? {
        let text = constraint ?? ""
        let all = (text.hasPrefix("(") ? String(text.dropFirst().dropLast()) : text).split(separator: "&").map {
            $0.filter { $0 != " " }.replacingOccurrences(of: "Swift.", with: "").replacingOccurrences(
                of: "_Concurrency.", with: "")
        }
        let parts = all.filter { !["Sendable", "~Copyable", "Copyable", "~Escapable", "Any", ""].contains($0) }
        guard let first = parts.first else { return "DVPlain" }
        if let known = doubles[parts.joined(separator: " & ")] { return known }
        if parts.count == 1 {
            if first == "Equatable" { return "DVEquatable" }
            if first == "Hashable" { return "DVHashable" }
            if first == "Comparable" { return "DVComparable" }
            if first == "AnyObject" { return "DVObject" }
            if first == "Decoder" || first == "Encoder" { return first }
            if first == "Clock<Duration>" { return "ContinuousClock" }
            if first.hasPrefix("AsyncSequence<") {
                let arguments = first.dropFirst(14).dropLast().split(separator: ",").map(String.init)
                return arguments.last == "Never"
                    ? "AsyncStream<\(arguments[0])>" : "AsyncThrowingStream<\(arguments[0]), any Error>"
            }
        }
        let names = Set(parts.map { String($0.prefix { $0 != "<" }) })
        if names.contains("Error"), names.subtracting(["Error", "Equatable", "Hashable"]).isEmpty { return "DVError" }
        if names.isSubset(of: ofNumbers) { return "Int" }
        if names.isSubset(of: ofCollections) {
            let element = first.firstIndex(of: "<").map { String(first[first.index(after: $0)...].dropLast()) }
            return "[\(element.map { $0.hasPrefix("any") ? "any " + $0.dropFirst(3) : $0 } ?? "Int")]"
        }
        if names.contains("RawRepresentable") || names.contains("CaseIterable") { return "DVKey" }
        let types = Set(names.subtracting(["AnyObject"]).map { doubles[$0] })
        return types.count == 1 ? types.first ?? nil : nil
    }
}
