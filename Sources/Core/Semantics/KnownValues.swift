package import DovetailFacts

/// Known facts about values of the standard library, Foundation and the UI libraries.
package enum KnownValues {
    /// Failable initializers, by type and first label.
    private static let failable: [String: Set<String>] = [
        "URL": ["string", "resource"], "NSURL": ["string"], "UUID": ["uuidString"], "NSUUID": ["uuidString"],
        "URLComponents": ["string", "url"], "UserDefaults": ["suiteName"],
        "TimeZone": ["identifier", "abbreviation", "secondsFromGMT"], "Decimal": ["string"],
        "Data": ["base64Encoded"], "String": ["data", "bytes", "validatingUTF8", "validating", "cString"],
        "Bundle": ["path", "url", "identifier"], "InputStream": ["fileAtPath", "url"],
        "OutputStream": ["toFileAtPath", "url"], "HTTPURLResponse": ["url"],
        "FileHandle": ["forReadingAtPath", "forWritingAtPath", "forUpdatingAtPath"],
        "UIImage": ["named", "systemName", "data", "contentsOfFile"],
        "NSImage": ["named", "systemSymbolName", "data", "contentsOf", "contentsOfFile"],
        "UIColor": ["named"], "NSColor": ["named", "hex"], "UIFont": ["name"], "NSFont": ["name"],
        "CIFilter": ["name"], "CIImage": ["contentsOf", "data", "image"], "CGImage": ["width"],
    ]

    /// The numeric types.
    package static let numbers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
        "Double", "Float", "Float16", "Float80", "CGFloat",
    ]

    /// Types that cannot be created from every text.
    private static let readFromText: Set<String> = numbers.union(["Bool"])

    /// Static members whose type is the declaring type.
    private static let own: [String: Set<String>] = [
        "shared": [
            "URLSession", "URLCache", "HTTPCookieStorage", "URLCredentialStorage", "NSWorkspace", "UIApplication",
            "NSApplication",
        ],
        "default": ["FileManager", "NotificationCenter"], "standard": ["UserDefaults"],
        "main": ["Bundle", "RunLoop", "OperationQueue"],
        "processInfo": ["ProcessInfo"], "current": ["Locale", "Calendar", "TimeZone"],
        "autoupdatingCurrent": ["Locale", "Calendar", "TimeZone"], "gmt": ["TimeZone"],
        "distantPast": ["Date"], "distantFuture": ["Date"], "now": ["Date"], "zero": ["Duration"],
    ]

    /// Whether `Type.member` has the type `Type`.
    package static func isOfOwnType(_ member: String, of type: String) -> Bool { own[member]?.contains(type) ?? false }

    /// Whether `Type(…)` returns an optional; nil if unknown.
    package static func givesOptional(_ type: String, labels: [String?], first: InitialValue.Literal?) -> Bool? {
        if readFromText.contains(type) {
            if labels == [nil] { return first.map { $0 == .text } }
            return labels == [nil, "radix"] || labels == ["exactly"] ? true : labels.isEmpty ? false : nil
        }
        if labels.first == "rawValue" { return nil }
        guard let known = failable[type] else { return false }
        guard let label = labels.first else { return false }
        return known.contains(label ?? "_")
    }
}
