// Accessors: effects, mutation, isolation, odd spelling.

struct PropertyError: Error {}

// hard: each combination of effects; none of these can be a stored property
protocol Effects {
    var a: Int { get async }
    var b: Int { get throws }
    var c: Int { get async throws }
    var d: Int { get throws(PropertyError) }
    var e: Int? { get async throws(PropertyError) }
    var f: [String] { get throws(Never) }
    static var g: Int { get async throws }
    subscript(h: Int) -> Int { get async throws(PropertyError) }
}

// hard: mutating getters and nonmutating setters, spelt in every order
protocol Mutation {
    var a: Int { mutating get }
    var b: Int { get nonmutating set }
    var c: Int { mutating get nonmutating set }
    var d: Int { set get }
    var e: Int { nonmutating get mutating set }
    var f: Int { mutating get async throws }
    subscript(g: Int) -> Int { mutating get nonmutating set }
}

// hard: types a stored property cannot start with; no default can be made up
protocol Values {
    associatedtype Value
    var value: Value { get set }
    var type: Value.Type { get }
    var closure: @Sendable (Value) async throws -> Value { get set }
    var raw: UnsafeMutableRawPointer { get }
    var never: Never { get }
    var `protocol`: any Values { get set }
    var path: KeyPath<Self, Value> { get }
    var tuple: (value: Value, next: Value?) { get set }
}

// hard: whitespace, comments and line breaks inside the accessor block
protocol Spelling {
    var a:Int{get}
    var b : Int { get
        set }
    var c: Int {
        // read
        get /* or */ set // write
    }
    var d: [ Int : ( String , Int ) ]? { get }; var e: Int { get }
    var
        f
        : Int
    { get }
    static var g: Int {get set}
}

// hard: didSet-style recording must not hide the getter; names with set and get in them
protocol GetSet {
    var get: Int { get }
    var set: Int { get set }
    var getSet: String { get set }
    var willSet: Bool { get set }
    var isAsync: Bool { get async }
    func get(_ set: Int) -> Int
}
