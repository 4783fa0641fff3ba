import DovetailDiagnostics
package import DovetailFacts

/// Imports as JSON, one object per line, so that a reader need not keep all of them in memory.
package enum ImportJSON {
    /// Appends a line for each import, with sorted keys.
    package static func append(_ imports: [ModuleImport], to document: inout [UInt8]) {
        for found in imports {
            document += "{".utf8
            if let access = found.access { field("access", text: access.keyword, document: &document) }
            if !found.attributes.isEmpty { field("attributes", texts: found.attributes, document: &document) }
            document += "\"column\":\(found.location.column),".utf8
            if !found.condition.isAlways { field("condition", text: found.condition.description, document: &document) }
            field("file", text: found.location.path, document: &document)
            if let kind = found.kind { field("kind", text: kind, document: &document) }
            document += "\"line\":\(found.location.line),".utf8
            field("module", text: found.module, document: &document)
            if !found.path.isEmpty { field("path", texts: found.path, document: &document) }
            document.removeLast()
            document += "}\n".utf8
        }
    }

    private static func field(_ name: StaticString, text: String, document: inout [UInt8]) {
        key(name, &document)
        quote(text, &document)
        document.append(UInt8(ascii: ","))
    }

    private static func field(_ name: StaticString, texts: [String], document: inout [UInt8]) {
        key(name, &document)
        document.append(UInt8(ascii: "["))
        for (index, text) in texts.enumerated() {
            if index > 0 { document.append(UInt8(ascii: ",")) }
            quote(text, &document)
        }
        document += "],".utf8
    }

    private static func key(_ name: StaticString, _ document: inout [UInt8]) {
        document.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { document.append(contentsOf: $0) }
        document += "\":".utf8
    }

    private static func quote(_ text: String, _ document: inout [UInt8]) {
        document.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                document.append(UInt8(ascii: "\\"))
                document.append(byte)
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                document += "\\u00\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8
            default: document.append(byte)
            }
        }
        document.append(UInt8(ascii: "\""))
    }
}
