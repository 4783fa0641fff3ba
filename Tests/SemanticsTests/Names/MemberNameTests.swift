import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailSwiftCode
import FactBuilders
import Testing

/// Where a member can be named, and what extensions add to a type, wherever that is declared.
@Suite struct MemberNameTests {
    @Test func whatIsPrivateIsSeenInItsTypeAlone() throws {
        try checkNames(
            """
            struct Card {}
            struct Bank {
                private struct Card {}
                struct Desk { private var a: Card? } // Card: Bank.Card
            }
            extension Bank { private func pay(_ card: Card) {} } // Card: Bank.Card
            extension Bank.Desk { func pay(_ card: Card) {} } // Card: Card
            class Base { private struct Card {}; fileprivate struct Note {} }
            class Next: Base { private var a: Card?; private var b: Note? } // Card: Card, Note: Base.Note
            """,
            """
            extension Bank { func keep(_ card: Card) {} } // Card: Card
            """)
    }

    @Test func anInheritedMemberIsExtendedAsItsOwn() throws {
        try checkNames(
            """
            class Base { class Row {} }
            final class Screen: Base {}
            extension Screen.Row { struct Cell {} } // Screen.Row: Base.Row
            var a: Base.Row.Cell // Base.Row.Cell: Screen.Row.Cell
            extension Base {
                class Other: Row { var b: Cell? } // Row: Base.Row, Cell: Screen.Row.Cell
            }
            """)
    }

    @Test func aSuperclassMayBeInherited() throws {
        try checkNames(
            """
            class Outer { class Inner { struct Deep {} } }
            class Next: Outer { class Own: Inner { var a: Deep? } } // Inner: Outer.Inner, Deep: Outer.Inner.Deep
            var a: Next.Own.Deep // Next.Own.Deep: Outer.Inner.Deep
            """)
    }

    @Test func extensionsAddToTypesOfLibraries() throws {
        try checkNames(
            """
            import SystemPackage
            extension CInterop { typealias Stat = Int; struct Note { var stat: Stat? } } // Stat: CInterop.Stat
            extension SystemPackage.CInterop { func show(_ note: Note) {} } // Note: CInterop.Note
            extension CInterop.Note { struct Line {} } // CInterop.Note: CInterop.Note
            extension CInterop.Mode { struct Flag { struct Bit {} } } // CInterop.Mode: elsewhere
            typealias Interop = CInterop
            extension Interop { struct Page {} }
            var a: CInterop.Stat // CInterop.Stat: CInterop.Stat
            var b: SystemPackage.CInterop.Note.Line // SystemPackage.CInterop.Note.Line: CInterop.Note.Line
            var c: Interop.Mode.Flag.Bit // Interop.Mode.Flag.Bit: CInterop.Mode.Flag.Bit
            var d: CInterop.Page // CInterop.Page: Interop.Page
            var e: CInterop.Mode // CInterop.Mode: elsewhere
            """)
    }

    @Test func anIfDecidesWhatAnExtensionExtends() throws {
        try checkNames(
            """
            struct Card {}
            struct Note {}
            #if FLAG
            typealias Paper = Card
            #else
            typealias Paper = Note
            #endif
            extension Paper { struct Line {} }
            var a: Card.Line // Card.Line: generic
            var b: Note.Line // Note.Line: generic
            """)
    }

    @Test func anAliasOfAProtocolMaySayWhatAnAssociatedTypeIs() throws {
        try checkNames(
            """
            protocol Priced { associatedtype Price }
            protocol Sold: Priced { typealias Price = Int }
            struct Bread: Sold {
                var price: Price // Price: generic
                func show() { _ = Price.self } // Price: generic
            }
            """)
    }

    @Test func aMemberOfAParametersNameIsNoTypeOfABody() throws {
        try checkNames(
            """
            class Card {}
            class Bank<Row> {
                enum Row { typealias Held = Card } // Card: Bank.Row.Card
            }
            extension Bank.Row { enum Card {} }
            """)
    }

    @Test func aClassOfABodyIsSeenInThatBodyAlone() throws {
        try checkNames(
            """
            struct Card { struct Row {} }
            struct Bank {
                func pay() { class Card {} }
                struct Desk {
                    typealias Held = Card
                    var row: Held.Row // Held.Row: Card.Row
                }
            }
            """)
    }

    @Test func aClassOfABodyIsAroundItsOwnMembers() throws {
        var text = """
            struct Row {}
            class Base { struct Row {} }
            struct Bank {
                func pay() {
                    class Card: Base {
                        struct Pin {}
                    }
                }
                func save() {}
                struct Card { struct Pin {} }
            }
            """
        let file = text.withUTF8 { FactReader.read(path: "Bank.swift", UnsafeRawBufferPointer($0)) }
        let facts = ModuleFacts(module: Module(name: "App", isExact: true), files: [file])
        let symbols = SymbolTable(Program(modules: [facts], home: nil))
        func line(of name: String, in path: [String], at line: Int) -> Int? {
            let place = SourceLocation(path: "Bank.swift", line: line, column: 1)
            let context = LookupContext(module: 0, file: file).enclosed(by: path, at: place)
            return symbols.declarations(of: [name], in: context).first.map { symbols.types[$0].fact.location.line }
        }
        #expect(line(of: "Pin", in: ["Bank", "Card"], at: 6) == 6)
        #expect(line(of: "Row", in: ["Bank", "Card"], at: 6) == 2)
        #expect(line(of: "Card", in: ["Bank"], at: 6) == 5)
        #expect(line(of: "Pin", in: ["Bank", "Card"], at: 10) == 10)
        #expect(line(of: "Row", in: ["Bank", "Card"], at: 10) == 1)
        #expect(line(of: "Card", in: ["Bank"], at: 9) == 10)
    }
}
