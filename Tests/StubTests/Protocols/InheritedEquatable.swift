// Parents from the standard library whose requirements are in nobody's source files.

// hard: == must be written, nothing is synthesised for a class
protocol Tag: Equatable {
    var title: String { get }
}

// hard: == and hash(into:), and the protocol redeclares one of them
protocol Key: Hashable {
    var raw: String { get }
    static func == (left: Self, right: Self) -> Bool
}

// hard: < for Comparable, == for the Equatable it inherits
protocol Version: Comparable, CustomStringConvertible, CustomDebugStringConvertible {
    var major: Int { get }
}

// hard: a class gets ObjectIdentifier as ID for nothing, but here ID is fixed to something else
protocol Row: Identifiable, Hashable where ID == String {
    var cells: [String] { get set }
}

// hard: Identifiable with the default ID must stay comparable to itself
protocol AnyRow: AnyObject, Identifiable {
    var position: Int { get }
}

// hard: Error makes the double Sendable, which mutable state is not
protocol Failure: Error, Equatable {
    var code: Int { get }
    var underlying: (any Error)? { get }
}
