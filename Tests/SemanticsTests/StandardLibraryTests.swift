import DovetailFacts
import DovetailSemantics
import Foundation
import Testing

/// Facts about the standard library, compared with the library itself.
@Suite struct StandardLibraryTests {
    @Test func conformancesAreThoseOfTheLibrary() {
        let types: [(String, Any.Type)] = [
            ("Bool", Bool.self), ("String", String.self), ("Substring", Substring.self), ("Character", Character.self),
            ("Int", Int.self), ("Int8", Int8.self), ("Int64", Int64.self), ("UInt", UInt.self),
            ("UInt16", UInt16.self), ("Double", Double.self), ("Float", Float.self), ("Array", [NoValue].self),
            ("Dictionary", [Int: NoValue].self), ("Set", Set<Int>.self),
        ]
        let protocols: [(String, (Any.Type) -> Bool)] = [
            ("Equatable", { $0 is any Equatable.Type }), ("Hashable", { $0 is any Hashable.Type }),
            ("Comparable", { $0 is any Comparable.Type }), ("Encodable", { $0 is any Encodable.Type }),
            ("Decodable", { $0 is any Decodable.Type }), ("Numeric", { $0 is any Numeric.Type }),
            ("AdditiveArithmetic", { $0 is any AdditiveArithmetic.Type }),
            ("SignedNumeric", { $0 is any SignedNumeric.Type }), ("BinaryInteger", { $0 is any BinaryInteger.Type }),
            ("FixedWidthInteger", { $0 is any FixedWidthInteger.Type }),
            ("SignedInteger", { $0 is any SignedInteger.Type }),
            ("UnsignedInteger", { $0 is any UnsignedInteger.Type }),
            ("FloatingPoint", { $0 is any FloatingPoint.Type }),
            ("BinaryFloatingPoint", { $0 is any BinaryFloatingPoint.Type }),
            ("Strideable", { $0 is any Strideable.Type }), ("Sequence", { $0 is any Sequence.Type }),
            ("Collection", { $0 is any Collection.Type }),
            ("BidirectionalCollection", { $0 is any BidirectionalCollection.Type }),
            ("RandomAccessCollection", { $0 is any RandomAccessCollection.Type }),
            ("MutableCollection", { $0 is any MutableCollection.Type }),
            ("RangeReplaceableCollection", { $0 is any RangeReplaceableCollection.Type }),
            ("SetAlgebra", { $0 is any SetAlgebra.Type }), ("StringProtocol", { $0 is any StringProtocol.Type }),
            ("CustomStringConvertible", { $0 is any CustomStringConvertible.Type }),
            ("LosslessStringConvertible", { $0 is any LosslessStringConvertible.Type }),
            ("TextOutputStream", { $0 is any TextOutputStream.Type }),
            ("ExpressibleByIntegerLiteral", { $0 is any ExpressibleByIntegerLiteral.Type }),
            ("ExpressibleByFloatLiteral", { $0 is any ExpressibleByFloatLiteral.Type }),
            ("ExpressibleByStringLiteral", { $0 is any ExpressibleByStringLiteral.Type }),
            ("ExpressibleByArrayLiteral", { $0 is any ExpressibleByArrayLiteral.Type }),
            ("ExpressibleByDictionaryLiteral", { $0 is any ExpressibleByDictionaryLiteral.Type }),
        ]
        for (type, metatype) in types {
            for (name, conforms) in protocols {
                // A conformance that depends on the elements is unknown.
                guard let told = StandardConformances.conforms(type, to: name) else {
                    #expect(["Array", "Dictionary", "Set"].contains(type), "\(type): \(name)")
                    continue
                }
                #expect(told == conforms(metatype), "\(type): \(name)")
            }
        }
    }

    /// Neither `Equatable` nor `Codable`.
    private struct NoValue {}

    @Test func ofOthersNothingIsTold() {
        #expect(StandardConformances.conforms("Thread", to: "Hashable") == nil)
        #expect(StandardConformances.conforms("Int", to: "Plugin") == nil)
    }

    @Test func callsThatMayFailAreThoseThatTheCompilerKnows() {
        func isOptional<T>(_: T) -> Bool { false }
        func isOptional<T>(_: T?) -> Bool { true }
        let text = "7"
        #expect(KnownValues.givesOptional("Int", labels: [nil], first: .text) == isOptional(Int("7")))
        #expect(KnownValues.givesOptional("Int", labels: [nil], first: .number) == isOptional(Int(7.5)))
        #expect(KnownValues.givesOptional("Int", labels: [nil], first: nil) == nil)
        #expect(
            KnownValues.givesOptional("Int", labels: [nil, "radix"], first: .text) == isOptional(Int(text, radix: 16)))
        #expect(
            KnownValues.givesOptional("UInt8", labels: ["exactly"], first: .number) == isOptional(UInt8(exactly: 700)))
        #expect(KnownValues.givesOptional("Double", labels: [], first: nil) == isOptional(Double()))
        #expect(KnownValues.givesOptional("URL", labels: ["string"], first: .text) == isOptional(URL(string: text)))
        #expect(
            KnownValues.givesOptional("URL", labels: ["fileURLWithPath"], first: .text)
                == isOptional(URL(fileURLWithPath: text)))
        #expect(
            KnownValues.givesOptional("UUID", labels: ["uuidString"], first: .text)
                == isOptional(UUID(uuidString: text)))
        #expect(KnownValues.givesOptional("UUID", labels: [], first: nil) == isOptional(UUID()))
        #expect(
            KnownValues.givesOptional("Data", labels: ["base64Encoded"], first: .text)
                == isOptional(Data(base64Encoded: text)))
        #expect(KnownValues.givesOptional("Data", labels: ["count"], first: .number) == isOptional(Data(count: 7)))
    }

    @Test func anAvailabilityTellsInWhichBuildsItHolds() {
        let existence: [(String, Certainty)] = [
            ("@available(*, unavailable)", .fails), ("@available(macOS, unavailable)", .unknown),
            ("@available(iOS 17, *)", .holds),
            ("@available(*, deprecated, message: \"unavailable, obsoleted\")", .holds),
            ("@available(swift, obsoleted: 5)", .fails), ("@available(swift, obsoleted: 6.0)", .unknown),
            ("@available(swift 6)", .unknown), ("@available(swift, introduced: 5.9)", .holds),
            ("@available(swift, introduced: 7)", .fails), ("@available(macOS, obsoleted: 14)", .unknown),
        ]
        for (attribute, expected) in existence { #expect(Availability(attribute).exists == expected, "\(attribute)") }
        #expect(Availability("@available(*, deprecated, renamed: \"other\")").isDeprecated)
        #expect(Availability("@available(macOS, deprecated: 14)").isDeprecated)
        #expect(!Availability("@available(*, unavailable, message: \"deprecated\")").isDeprecated)
    }
}
