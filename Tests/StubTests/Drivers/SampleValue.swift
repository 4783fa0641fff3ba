import Foundation
import SwiftSyntax

/// Expressions for values, by their types. No two have the same value.
struct SampleValue {
    /// Values of the fixture's own types, by the text of the type.
    var known: [String: String]
    /// The types of doubles, by the paths of their protocols.
    var doubles: [String: String]
    /// The types that the fixture declares.
    var declared: Set<String>
    /// The types around the protocol.
    var outer: [String]
    /// The names of generic types that are created without arguments.
    var created: Set<String>
    private var number = 10

    init(
        known: [String: String], doubles: [String: String], declared: Set<String>, outer: [String],
        created: Set<String>
    ) {
        (self.known, self.doubles, self.declared) = (known, doubles, declared)
        (self.outer, self.created) = (outer, created)
    }

    /// Nil if there is none.
    mutating func text(_ type: String) -> String? { TypeTree.parse(type).flatMap { text($0) } }

    mutating func text(_ type: TypeSyntax) -> String? {
        number += 1
        let name = type.trimmedDescription
        let scoped = (outer + [name]).joined(separator: ".")
        if let value = known[scoped] ?? known[name] { return value.replacingOccurrences(of: "#", with: "\(number)") }
        if doubles.values.contains(name) { return "\(name)()" }
        switch type.as(TypeSyntaxEnum.self) {
        case .attributedType(let type): return text(type.baseType)
        case .optionalType(let type): return text(type.wrappedType)
        case .implicitlyUnwrappedOptionalType(let type): return text(type.wrappedType)
        case .arrayType(let type): return list(of: type.element)
        case .dictionaryType(let type): return dictionary(type.key, type.value)
        case .tupleType(let type): return tuple(type)
        case .functionType(let type): return closure(type)
        case .metatypeType(let type): return metatype(type)
        case .someOrAnyType(let type): return existential(type.constraint)
        case .compositionType: return existential(type)
        case .memberType(let type):
            let path = type.trimmedDescription.filter { $0 != "`" }
            if ["Swift", "Foundation", "Dispatch", "_Concurrency"].contains(type.baseType.trimmedDescription) {
                var inner = type.trimmedDescription
                inner.removeFirst(type.baseType.trimmedDescription.count + 1)
                let shadowed = outer
                outer = []
                defer { outer = shadowed }
                return text(inner)
            }
            if let double = doubles[path] { return "\(double)()" }
            if type.name.text == "Index" || type.name.text == "Stride" { return "\(number % 2)" }
            return declared.contains(path) ? "\(type.trimmedDescription)()" : nil
        case .identifierType(let type): return named(type)
        default: return nil
        }
    }

    private mutating func list(of type: TypeSyntax) -> String? {
        guard let first = text(type), let second = text(type) else { return nil }
        return "[\(first), \(second)]"
    }

    private mutating func dictionary(_ key: TypeSyntax, _ value: TypeSyntax) -> String? {
        guard let key = text(key), let value = text(value) else { return nil }
        return "[\(key): \(value)]"
    }

    private mutating func tuple(_ type: TupleTypeSyntax) -> String? {
        var parts: [String] = []
        for element in type.elements {
            guard let value = text(element.type) else { return nil }
            let label = element.firstName.map { $0.text == "_" ? "" : "\($0.text): " } ?? ""
            parts.append(label + value)
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    private mutating func closure(_ type: FunctionTypeSyntax) -> String? {
        let parameters = type.parameters.map { _ in "_" }.joined(separator: ", ")
        let head = parameters.isEmpty ? "" : "\(parameters) in "
        let result = type.returnClause.type.trimmedDescription
        if ["Void", "()", "Swift.Void"].contains(result) { return "{ \(head)}" }
        return text(type.returnClause.type).map { "{ \(head)\($0) }" }
    }

    private mutating func metatype(_ type: MetatypeTypeSyntax) -> String? {
        let base = type.baseType.trimmedDescription
        if type.metatypeSpecifier.tokenKind == .keyword(.Protocol) { return "(any \(base)).self" }
        if base == "Any" { return ["Swift.Int.self", "Swift.String.self", "Swift.Double.self"][number % 3] }
        if base == "AnyObject" { return "DVObject.self" }
        return doubles[base].map { "\($0).self" } ?? "\(base).self"
    }

    /// A value of any conforming type.
    private mutating func existential(_ constraint: TypeSyntax) -> String? {
        if let metatype = constraint.as(MetatypeTypeSyntax.self) {
            let base = metatype.baseType.plain.trimmedDescription
            if base == "Error" { return "DVError.self" }
            return (doubles[base.filter { $0 != "`" }] ?? GenericChoices.concrete(base, doubles)).map { "\($0).self" }
        }
        let path = (0...outer.count).reversed().map {
            (outer.prefix($0) + [constraint.trimmedDescription]).joined(separator: ".")
        }
        .first { doubles[$0] != nil }
        if let path { return doubles[path].map { "\($0)()" } }
        return GenericChoices.concrete(constraint.trimmedDescription.filter { $0 != "`" }, doubles).flatMap {
            doubles.values.contains($0) ? "\($0)()" : text($0)
        }
    }

    private mutating func named(_ type: IdentifierTypeSyntax) -> String? {
        let name = type.name.text.filter { $0 != "`" }
        let arguments = (type.genericArgumentClause?.arguments ?? []).compactMap {
            TypeTree.parse($0.argument.trimmedDescription)
        }
        let isOwn =
            declared.contains(name)
            || (1..<(outer.count + 1)).contains {
                declared.contains((outer.prefix($0) + [name]).joined(separator: "."))
            }
        guard !isOwn else {
            if let double = doubles[name] { return "\(double)()" }
            if ["Box", "Box2"].contains(name), let value = arguments.first {
                return text(value).map { "\(name)(value: \($0))" }
            }
            return "\(type.trimmedDescription)()"
        }
        if created.contains(name) { return "\(type.trimmedDescription)()" }
        switch (name, arguments.count) {
        case ("Optional", 1): return text(arguments[0])
        case ("Array", 1), ("ArraySlice", 1), ("Set", 1), ("ContiguousArray", 1): return list(of: arguments[0])
        case ("Dictionary", 2), ("KeyValuePairs", 2): return dictionary(arguments[0], arguments[1])
        case ("Result", 2): return text(arguments[0]).map { "Swift.Result.success(\($0))" }
        case ("AsyncStream", 1): return "AsyncStream { $0.finish() }"
        case ("AsyncThrowingStream", 2): return "AsyncThrowingStream { $0.finish() }"
        case ("Task", 2): return text(arguments[0]).map { "Task { \($0) }" }
        case ("InlineArray", 2): return "[1, 2, 3, \(number)]"
        default: return arguments.isEmpty ? plain(name) : nil
        }
    }

    private func plain(_ name: String) -> String? {
        switch name {
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64":
            return "\(number % 100)"
        case "Float", "Double", "TimeInterval": return "\(number).5"
        case "Decimal": return "Decimal(\(number))"
        case "String", "Substring", "StaticString": return "\"s\(number)\""
        case "Character": return "\"c\""
        case "Bool": return "true"
        case "Void": return "()"
        case "Any": return "\(number)"
        case "AnyObject", "DVObject": return "DVObject()"
        case "AnyClass": return "DVObject.self"
        case "DVPlain", "DVEquatable", "DVHashable", "DVComparable", "DVRecord", "DVError":
            return "\(name)(number: \(number))"
        case "DVKey", "DVLevel": return ["\(name).one", "\(name).two", "\(name).three"][number % 3]
        case "Decoder", "Encoder": return "DV\(name)()"
        case "Error": return "DVError(number: \(number))"
        case "Data": return "Data([\(number % 100)])"
        case "Date": return "Date(timeIntervalSince1970: \(number))"
        case "URL": return "URL(fileURLWithPath: \"/\(number)\")"
        case "URLRequest": return "URLRequest(url: URL(fileURLWithPath: \"/\(number)\"))"
        case "URLResponse":
            return "URLResponse(url: URL(fileURLWithPath: \"/\(number)\"), mimeType: nil, expectedContentLength: 1, "
                + "textEncodingName: nil)"
        case "JSONDecoder", "JSONEncoder": return "\(name)()"
        case "TimeZone": return "TimeZone(secondsFromGMT: \(number))!"
        case "ComparisonResult": return "ComparisonResult.orderedDescending"
        case "DispatchQueue": return "DispatchQueue(label: \"q\(number)\")"
        case "ObjectIdentifier": return "ObjectIdentifier(DVObject.self)"
        case "UnsafeMutableRawPointer": return "UnsafeMutableRawPointer.allocate(byteCount: \(number), alignment: 8)"
        default: return doubles[name].map { "\($0)()" }
        }
    }
}
