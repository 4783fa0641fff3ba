// Ownership and region modifiers: they belong to the signature but to no stored type.

final class Parcel {
    var weight = 0
}

struct Letter {
    var text: String
}

// hard: a borrowing argument cannot be recorded without `copy`, a consuming one not used after
protocol Office {
    func look(at letter: borrowing Letter) -> Int
    func keep(_ letter: consuming Letter)
    func exchange(_ letter: consuming Letter) -> Letter
    func stamp(_ letter: inout Letter)
    func look(atAll letters: borrowing [Letter], then body: (borrowing Letter) -> Void)
    func old(_ letter: __owned Letter, _ other: __shared Letter)
}

// hard: sending results must not be the recorded or stored value; only SIL (not -typecheck) tells
protocol Carrier {
    func carry(_ parcel: sending Parcel)
    func pack() -> sending Parcel
    func repack(_ parcel: sending Parcel) async -> sending Parcel
    func repack(in parcel: inout sending Parcel)
    func plan(_ body: sending @escaping () -> Void, _ make: () -> sending Parcel) -> sending [Parcel]
}

// hard: mutating, consuming and borrowing methods, none of which a class may say
protocol Counter {
    mutating func increment()
    nonmutating func reset()
    mutating func swap(with other: inout Self)
    consuming func finish() -> Int
    borrowing func peek() -> Int
    mutating func callAsFunction(_ body: (inout Self) -> Void)
}

// hard: apart by ownership of one parameter only
protocol Sorter {
    func sort(_ values: [Int]) -> [Int]
    func sort(_ values: inout [Int])
    func sort(_ values: inout [Int], by less: (Int, Int) throws -> Bool) rethrows
    static func sort(_ values: consuming [Int], stable: Bool) -> [Int]
}
