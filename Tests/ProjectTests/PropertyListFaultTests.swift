@testable import DovetailProject
import Foundation
import Testing

/// Where the text of a project file is damaged.
@Suite struct PropertyListFaultTests {
    /// The text of each fault has a `|` at its place.
    @Test(arguments: [
        ("{ a = |(", "this '(' is never closed"), ("|{ a = (b); c = d;", "this '{' is never closed"),
        ("{ a = b|\n c = d; }", "';' is missing here"), ("{ a = b; c |d; }", "'=' is missing here"),
        ("{ a = (b|  c); }", "',' or ')' is missing here"), ("{ a = |\"b; }", "this text has no closing quote"),
        ("{ a = b; |/* c }", "this comment is never closed"), ("{ a = b; } |}", "nothing may follow the last bracket"),
        ("{ a = |; }", "a value is missing here"), ("{ |= b; }", "a key or '}' is missing here"),
        ("{ a = (b, |; }", "a value is missing here"), ("|", "it is empty"),
        ("{ a = b;\n|<<<<<<< HEAD\n c = d; }", "unresolved merge conflict"),
        ("{ a = b|/* c */ d; }", "';' is missing here"), ("{ a = |<00 01; }", "this '<' is never closed"),
    ]) func places(_ text: String, _ reason: String) throws {
        let offset = try #require(text.firstIndex(of: "|")).utf16Offset(in: text)
        let bytes = Array(text.utf8).filter { $0 != UInt8(ascii: "|") }
        #expect(PropertyListFault.first(in: bytes) == PropertyListFault(offset: offset, reason: reason))
        #expect(throws: (any Error).self) { try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) }
    }

    @Test func bytesThatAreNoText() {
        let bytes = Array("{ a = \"é".utf8) + [0xFF] + Array("\"; }".utf8)
        #expect(PropertyListFault.first(in: bytes)?.offset == 9)
    }

    @Test(arguments: [
        "{}", "()", "{ a = (); }", "{ a = (b, ); }", "{ \"a \\\" b\" = 'c'; }",
        "// !$*UTF8*$!\n{ a /* x */ = b /* y */; }",
        "{ a = <0a 0b>; b = ../c-d.e:f$g_h; }", "{ a = \"// no comment\"; }", "a",
    ]) func wellFormed(_ text: String) { #expect(PropertyListFault.first(in: Array(text.utf8)) == nil) }

    @Test func deepLists() throws {
        let text = String(repeating: "(", count: 400_000)
        let fault = try #require(PropertyListFault.first(in: Array(text.utf8)))
        #expect(fault.isDepth && fault.offset == PropertyListFault.depthLimit)
    }
}
