// Noncopyable and nonescapable values: they cannot be recorded, cached or boxed.

struct FileHandle2: ~Copyable {
    var descriptor: Int
    consuming func close() {}
    deinit {}
}

enum View: ~Escapable {
    case empty
}

enum Slot<Value: ~Copyable>: ~Copyable {
    case empty
    case full(Value)
}

// hard: every ownership of a noncopyable parameter; results only from a handler
protocol FileSystem {
    func open(_ path: String) throws -> FileHandle2
    func read(_ handle: borrowing FileHandle2) -> [UInt8]
    func close(_ handle: consuming FileHandle2)
    func seek(_ handle: inout FileHandle2, to offset: Int) async
    func reopen(_ handle: consuming FileHandle2) async throws -> FileHandle2?
    func exchange(_ handle: consuming FileHandle2?, _ slot: consuming Slot<FileHandle2>) -> Slot<FileHandle2>
    func with<Value>(_ path: String, _ body: (borrowing FileHandle2) throws -> Value) rethrows -> Value
    func with(_ path: String, consuming body: (consuming FileHandle2) -> Void)
}

// hard: properties and subscripts of noncopyable type: a stored property, not a getter that copies
protocol Drive {
    var current: FileHandle2 { get set }
    var spare: FileHandle2? { get }
    subscript(index: Int) -> FileHandle2 { get set }
    static var boot: FileHandle2 { get }
}

// hard: the protocol does not demand Copyable, but a class always is
protocol Resource: ~Copyable {
    var id: Int { get }
    consuming func release() -> Int
    mutating func renew()
    borrowing func inspect(_ body: (borrowing Self) -> Void)
    static func acquire() -> Self
    func swap(_ other: consuming Self) -> Self
}

// hard: inherits from a ~Copyable protocol and is itself Copyable again
protocol SharedResource: Resource, AnyObject {
    func retain(_ other: borrowing some Resource & ~Copyable)
}

// hard: nonescapable parameters must not be stored anywhere, not even in a tuple of arguments
protocol Parser {
    func parse(_ bytes: Span<UInt8>) throws -> Int
    func parse(raw bytes: borrowing RawSpan, into output: inout MutableSpan<UInt8>)
    func look(_ view: borrowing View, _ times: Int) -> Int
    func each(_ bytes: Span<UInt8>, _ body: (Span<UInt8>, Int) -> Bool)
    func fixed(_ values: InlineArray<4, Int>, _ sugar: [3 of String]) -> InlineArray<4, Int>
}

// hard: ~Copyable generic parameters beside copyable ones, overloads apart by ownership
protocol Pool {
    func put(_ handle: borrowing FileHandle2)
    func put(_ handle: consuming FileHandle2)
    func put<Value: ~Copyable>(_ value: consuming Value) -> Bool
    func map<Value: ~Copyable, Result: ~Copyable>(_ value: consuming Value, _ body: (consuming Value) throws -> Result) rethrows -> Result
}
