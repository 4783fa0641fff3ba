import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics
import DovetailSwiftCode
import FactBuilders
import Foundation
import Testing

/// Which initializer a call of a type reaches.
///
/// A declaration is marked `// is NAME`, and a call `// calls NAME`, `// calls implicit` or `// calls unknown`.
@Suite struct InitializerTests {
    private func check(_ text: String, at place: Testing.SourceLocation = #_sourceLocation) throws {
        var text = text
        let facts = text.withUTF8 { FactReader.read(path: "App/0.swift", UnsafeRawBufferPointer($0)) }
        let module = ModuleFacts(module: Module(name: "App", isExact: true), files: [facts])
        let symbols = SymbolTable(Program(modules: [module], home: nil))
        let context = LookupContext(module: 0, file: facts)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        func mark(_ line: Int, _ word: String) -> String? {
            lines[line - 1].split(atText: "// \(word) ").dropFirst().first.map(String.init)
        }
        var compared = 0
        for reference in try NameReferenceReader.read(path: "App/0.swift", text) {
            guard let call = reference.call, let expected = mark(reference.location.line, "calls") else { continue }
            guard case .types(let types) = symbols.meaning(of: reference, in: context) else {
                Issue.record("'\(reference.path)' is no type", sourceLocation: place)
                continue
            }
            let answer =
                switch symbols.initializer(of: types[0], calledBy: call) {
                case .declared(let place): mark(place.line, "is") ?? "line \(place.line)"
                case .implicit: "implicit"
                case .unknown: "unknown"
                }
            #expect(answer == expected, "line \(reference.location.line)", sourceLocation: place)
            compared += 1
        }
        let marked = lines.count { $0.contains("// calls ") }
        #expect(compared == marked && marked > 0, sourceLocation: place)
    }

    @Test func labelsAndDefaultsTellInitializersApart() throws {
        try check(
            """
            struct Card {
                init(_ number: Int) {} // is plain
                init(number: Int, owner: String = "") {} // is labelled
                init(numbers: Int..., owner: String) {} // is several
            }
            let a = Card(1) // calls plain
            let b = Card(number: 1) // calls labelled
            let c = Card(number: 1, owner: "x") // calls labelled
            let d = Card(numbers: 1, 2, 3, owner: "x") // calls several
            let e = Card(owner: "x") // calls several
            let f = Card(owner: "x", number: 1) // calls unknown
            """)
    }

    @Test func whatOnlyTypesTellApartIsNotTold() throws {
        try check(
            """
            struct Card {
                init(_ number: Int) {}
                init(_ name: String) {}
                init<T: Equatable>(of value: T) {} // is generic
            }
            extension Card where Self: Sendable { init(_ number: Int, _ name: String) {} } // is extended
            let a = Card(1) // calls unknown
            let b = Card(of: 1) // calls generic
            let c = Card(1, "x") // calls extended
            """)
    }

    @Test func closuresBehindTheParenthesesAreArguments() throws {
        try check(
            """
            struct Button {
                init(_ title: String, action: () -> Void) {} // is action
                init(role: Int = 0, onTap: (() -> Void)? = nil, label: () -> String) {} // is label
                init(_ title: String, size: Int) {} // is size
                init(handler: Handler, then: @escaping () -> Void) {} // is two
            }
            typealias Handler = (Int) -> Void
            let a = Button("x") {} // calls action
            let b = Button { "x" } // calls label
            let c = Button(role: 1) {} label: { "x" } // calls label
            let d = Button("x", size: 2) // calls size
            let e = Button { _ in } then: {} // calls two
            """)
    }

    @Test func structsHaveAMemberwiseInitializer() throws {
        try check(
            """
            struct Point { var x = 0; var y = 0; static let zero = 0 }
            extension Point { init(both: Int) {} } // is both
            struct Line { let from: Point; let to: Point }
            struct Named { var name: String; init(name: String) {} } // is own
            enum Side: String { case left; init(_ text: String) {} } // is side
            let a = Point(x: 1, y: 2) // calls unknown
            let b = Point(both: 1) // calls both
            let c = Line(from: a, to: b) // calls implicit
            let d = Named(name: "x") // calls own
            let e = Side(rawValue: "left") // calls implicit
            let f = Side("left") // calls side
            """)
    }

    @Test func classesInheritWhatTheyDoNotHave() throws {
        try check(
            """
            class Base { init(name: String) {} // is base
                convenience init() { self.init(name: "") } // is empty
            }
            class Same: Base {}
            class Other: Base { init(age: Int) { super.init(name: "") } } // is other
            final class Plain {}
            protocol Made { init() }
            extension Made { init(twice: Int) { self.init() } } // is twice
            struct Thing: Made { init() {} } // is thing
            let a = Same(name: "x") // calls base
            let b = Same() // calls empty
            let c = Other(age: 1) // calls other
            let d = Other(name: "x") // calls unknown
            let e = Plain() // calls implicit
            let f = Thing(twice: 2) // calls twice
            let g = Thing() // calls thing
            """)
    }
}
