import DovetailAdapters
import DovetailDiagnostics
import DovetailFacts
import Foundation

// Short builders for the API of a library, in the form that the interface reader produces.

/// A type by its text: names, dots, brackets, `?`, `any` and arrows.
func type(_ text: String) -> SwiftType {
    var tokens: [SwiftType.Token] = []
    var word = ""
    var hasSpace = false
    func end() {
        guard !word.isEmpty else { return }
        let isName = word.first?.isUppercase == true && tokens.last?.text != "."
        tokens.append(.init(word, hasSpace: hasSpace, isName: isName))
        (word, hasSpace) = ("", false)
    }
    for character in text {
        if character.isLetter || character.isNumber || character == "_" {
            word.append(character)
            continue
        }
        end()
        switch character {
        case " ": hasSpace = true
        case ">" where tokens.last?.text == "-": tokens[tokens.count - 1].text = "->"
        default:
            tokens.append(.init(String(character), hasSpace: hasSpace))
            hasSpace = false
        }
    }
    end()
    return SwiftType(tokens: tokens, shape: shape(text))
}

private func shape(_ text: String) -> SwiftType.Shape {
    func inner(_ first: Int) -> SwiftType { type(String(text.dropFirst(first).dropLast())) }
    if text.contains("->") { return text.hasSuffix("?") && text.hasPrefix("((") ? .optional(inner(0)) : .function }
    if text.hasSuffix("?") { return .optional(inner(0)) }
    if text.hasPrefix("[") { return text.contains(":") ? .dictionary : .array(inner(1)) }
    return .other
}

private func requirement(_ kind: MemberSignature.Kind) -> MemberSignature {
    MemberSignature(kind, at: SourceLocation(path: "Vendor.swiftinterface", line: 1, column: 1))
}

/// `func name(label: Type, …) -> Result`; a label of `_` means none, and labels are also the names.
func method(
    _ name: String, _ parameters: KeyValuePairs<String, String> = [:], returning result: String? = nil,
    isStatic: Bool = false, isAsync: Bool = false, throws thrown: String? = nil, attributes: [String] = []
) -> LibraryMember {
    var member = requirement(.method(name))
    member.parameters = parameters.map { label, text in
        MemberParameter(label: label == "_" ? nil : label, name: label == "_" ? "value" : label, type: type(text))
    }
    member.result = result.map { type($0) }
    member.isStatic = isStatic
    member.effects = Effects(isAsync: isAsync, thrown: thrown)
    member.attributes = attributes
    return LibraryMember(member)
}

/// `var name: Type { get set }`
func variable(_ name: String, _ text: String, isSettable: Bool = false, isStatic: Bool = false) -> LibraryMember {
    var member = requirement(.property(name))
    member.result = type(text)
    member.hasSetter = isSettable
    member.isStatic = isStatic
    return LibraryMember(member)
}

/// `init(label: Type, …)`
func initializer(_ parameters: KeyValuePairs<String, String> = [:], isRequired: Bool = false) -> LibraryMember {
    var member = requirement(.initializer)
    member.parameters = parameters.map { MemberParameter(label: $0, name: $0, type: type($1)) }
    var found = LibraryMember(member)
    found.isRequired = isRequired
    return found
}

/// A declaration of a type, with the scope of its members set.
func declared(
    _ kind: LibraryType.Kind, _ path: String, inherits: [String] = [], attributes: [String] = [],
    _ members: LibraryMember...
) -> LibraryType {
    var found = LibraryType(kind, path: path.split(separator: ".").map(String.init))
    found.inherited = inherits.map { type($0) }
    found.attributes = attributes
    found.members = members.map { member in
        var member = member
        member.scope = found.path
        return member
    }
    return found
}

/// The interface of a module Vendor.
func vendor(_ types: LibraryType..., imports: Set<String> = ["Foundation"]) -> LibraryInterface {
    var library = LibraryInterface(module: "Vendor")
    library.imports = imports
    for type in types { library.types[type.name] = type }
    return library
}

/// Options for these types, and further changes.
func asking(_ types: String..., change: (inout AdapterOptions) -> Void = { _ in }) -> AdapterOptions {
    var options = AdapterOptions()
    options.types = types
    change(&options)
    return options
}
