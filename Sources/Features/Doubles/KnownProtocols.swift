import DovetailDiagnostics
import DovetailFacts

/// Protocols of the standard library and Foundation that other protocols often inherit.
package enum KnownProtocols {
    /// The module recorded for them.
    package static let module = "Swift"

    /// Those that no generated type can conform to.
    static let unmeetable = [
        "DistributedActor": "only a distributed actor conforms to DistributedActor, and that needs an actor system",
        "BitwiseCopyable": "no class is BitwiseCopyable, and a double keeps its calls in a class",
    ]

    /// The origin of an `id` whose type a protocol binds.
    static let identifiable = ProtocolFacts(
        name: "Identifiable", location: SourceLocation(path: "", line: 1, column: 1))

    /// Those without requirements, or whose requirements every class meets.
    static let markers: Set<String> = [
        "AnyObject", "class", "Sendable", "Actor", "Error", "Copyable", "Escapable", "SendableMetatype", "Observable",
        "LocalizedError", "CustomNSError", "NSObjectProtocol", "NSObject", "Identifiable", "AutoMockable",
        "Dependency",
    ]

    /// The requirements of the others, as source text. Identity implements `Equatable` and the like.
    package static let source = """
        public protocol Equatable {}
        public protocol Hashable: Equatable {}
        public protocol Comparable: Equatable {}
        public protocol CustomStringConvertible { var description: String { get } }
        public protocol CustomDebugStringConvertible { var debugDescription: String { get } }
        public protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
        public protocol TextOutputStream { mutating func write(_ string: String) }
        public protocol Encodable { func encode(to encoder: any Encoder) throws }
        public protocol Decodable { init(from decoder: any Decoder) throws }
        public protocol Codable: Encodable, Decodable {}
        public protocol RawRepresentable<RawValue> {
            associatedtype RawValue
            init?(rawValue: RawValue)
            var rawValue: RawValue { get }
        }
        public protocol CaseIterable { static var allCases: [Self] { get } }
        public protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible {
            var stringValue: String { get }
            init?(stringValue: String)
            var intValue: Int? { get }
            init?(intValue: Int)
        }
        public protocol RandomNumberGenerator { mutating func next() -> UInt64 }
        public protocol AdditiveArithmetic: Equatable {
            static var zero: Self { get }
            static func + (left: Self, right: Self) -> Self
            static func - (left: Self, right: Self) -> Self
        }
        public protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
        public protocol ExpressibleByBooleanLiteral {
            associatedtype BooleanLiteralType where BooleanLiteralType == Bool
            init(booleanLiteral value: BooleanLiteralType)
        }
        public protocol ExpressibleByIntegerLiteral {
            associatedtype IntegerLiteralType where IntegerLiteralType == Int
            init(integerLiteral value: IntegerLiteralType)
        }
        public protocol ExpressibleByFloatLiteral {
            associatedtype FloatLiteralType where FloatLiteralType == Double
            init(floatLiteral value: FloatLiteralType)
        }
        public protocol ExpressibleByUnicodeScalarLiteral {}
        public protocol ExpressibleByStringLiteral {
            associatedtype StringLiteralType where StringLiteralType == String
            init(stringLiteral value: StringLiteralType)
        }
        public protocol ExpressibleByArrayLiteral {
            associatedtype ArrayLiteralElement
            init(arrayLiteral elements: ArrayLiteralElement...)
        }
        public protocol ExpressibleByDictionaryLiteral {
            associatedtype Key
            associatedtype Value
            init(dictionaryLiteral elements: (Key, Value)...)
        }
        public protocol AsyncIteratorProtocol<Element, Failure> {
            associatedtype Element
            associatedtype Failure: Error
            mutating func next() async throws -> Element?
        }
        public protocol AsyncSequence<Element, Failure> {
            associatedtype Element
            associatedtype Failure: Error
            associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element, AsyncIterator.Failure == Failure
            func makeAsyncIterator() -> AsyncIterator
        }
        public protocol IteratorProtocol<Element> {
            associatedtype Element
            mutating func next() -> Element?
        }
        public protocol Sequence<Element> {
            associatedtype Element
            associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
            func makeIterator() -> Iterator
        }
        """
}
