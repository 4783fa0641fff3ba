/// What the interpreter knows of types of the standard library and Foundation: the types of their members.
enum StandardValues {
    static let numbers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
        "CGFloat", "Decimal",
    ]

    /// The first labels of initializers that may give nil, by type.
    static let failable: [String: Set<String>] = [
        "URL": ["string"], "URLComponents": ["string", "url"], "UUID": ["uuidString"], "Data": ["base64Encoded"],
        "TimeZone": ["identifier", "abbreviation", "secondsFromGMT"], "Bundle": ["path", "url", "identifier"],
        "UserDefaults": ["suiteName"], "UIImage": ["named", "data", "contentsOfFile", "systemName"],
        "NSImage": ["named", "data", "contentsOfFile", "systemSymbolName"], "Decimal": ["string"],
        "String": ["data", "bytes", "validating", "validatingCString", "validatingUTF8"],
        "UIColor": ["named"], "NSColor": ["named"], "UIFont": ["name"], "InputStream": ["url", "fileAtPath"],
    ]

    /// The types of members, by type; a function is written with parentheses.
    static let members: [String: [String: String]] = {
        let text = [
            "count": "Int", "isEmpty": "Bool", "hashValue": "Int", "description": "String",
            "uppercased()": "String", "lowercased()": "String", "hasPrefix()": "Bool", "hasSuffix()": "Bool",
            "contains()": "Bool", "dropFirst()": "Substring", "dropLast()": "Substring", "prefix()": "Substring",
            "suffix()": "Substring", "trimmingCharacters()": "String", "replacingOccurrences()": "String",
            "capitalized": "String", "first": "Character?", "last": "Character?",
        ]
        var all = [
            "String": text, "Substring": text,
            "Date": [
                "timeIntervalSince1970": "Double", "timeIntervalSinceNow": "Double",
                "timeIntervalSinceReferenceDate": "Double", "timeIntervalSince()": "Double",
                "addingTimeInterval()": "Date", "description": "String",
            ],
            "URL": [
                "absoluteString": "String", "path": "String", "lastPathComponent": "String",
                "pathExtension": "String", "host": "String?", "scheme": "String?", "query": "String?",
                "appendingPathComponent()": "URL", "deletingLastPathComponent()": "URL", "appending()": "URL",
            ],
            "UUID": ["uuidString": "String", "description": "String"],
            "Bool": ["description": "String"],
            "Data": ["count": "Int", "isEmpty": "Bool", "base64EncodedString()": "String"],
        ]
        for number in numbers {
            all[number] = [
                "description": "String", "hashValue": "Int", "magnitude": number.hasPrefix("Int") ? "" : number,
            ]
            .filter { !$0.value.isEmpty }
            all[number]?["advanced()"] = number
            if ["Double", "Float", "CGFloat"].contains(number) {
                all[number]?["rounded()"] = number
                all[number]?["squareRoot()"] = number
            }
        }
        return all
    }()

    /// What a function makes of a text; nil if that is not known.
    static func text(_ name: String, of text: String) -> String? {
        switch name {
        case "uppercased": text.uppercased()
        case "lowercased": text.lowercased()
        case "description": text
        default: nil
        }
    }
}
