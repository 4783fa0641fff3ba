// More parents that a generator must know, read from an interface, or refuse by name.
import Foundation

// hard: init(from:) and encode(to:) cannot be synthesised from stubs
protocol Document: Codable {
    var title: String { get set }
}

// hard: allCases is static and must be Sendable-safe; RawRepresentable brings a failable init
protocol Choice: CaseIterable, RawRepresentable where RawValue == String {
    static var preferred: Self { get }
}

// hard: init? of LosslessStringConvertible and the description it inherits
protocol Token: LosslessStringConvertible, Sendable {
    var scope: String { get }
}

// hard: three literal initializers, one variadic, one of tuples
protocol Literal: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
where StringLiteralType == String, ArrayLiteralElement == Int, Key == String, Value == Int {
    var kind: String { get }
}

// hard: needs an iterator, and Element is fixed
protocol Playlist: Sequence where Element == String {
    func shuffle()
}

// hard: mutating next() on a class
protocol Ticker: IteratorProtocol where Element == Date {
    var interval: TimeInterval { get set }
}

// hard: AsyncIterator, with typed Failure
protocol Feed: AsyncSequence where Element == Data, Failure == any Error {
    func pause() async
}

// hard: LocalizedError's requirements all have defaults, Error needs Sendable
protocol PaymentError: LocalizedError, CustomNSError {
    var amount: Decimal { get }
}

// hard: arithmetic needs static zero, + and -, and mutating defaults reassign self
protocol Money: AdditiveArithmetic, Comparable {
    var cents: Int { get }
}

// hard: TextOutputStream's write is mutating, the double is a class
protocol Console: TextOutputStream {
    var lines: [String] { get }
}

// hard: two failable initializers and two properties, none of them written in the protocol
protocol Field: CodingKey {
    var depth: Int { get }
}

// hard: mutating next<T>() generic default on top of the requirement next() -> UInt64
protocol Dice: RandomNumberGenerator {
    var sides: Int { get }
}
