/// Declarations of a module that may use a library, grouped by how the library could be exposed.
enum LeakSnippets {
    /// The declarations of the library.
    static let library = """
        public final class Client: Sendable { public init() {}; public struct Mode: Sendable { public init() {} }; public static let shared = Client() }
        open class Base { public init() {} }
        public protocol Listener {}
        public protocol Keyed { associatedtype Key }
        public struct Failure: Error { public init() {} }
        public struct Box<Content> { public init() {} }
        public enum Kind { case small, large }
        @globalActor public actor LibraryActor { public static let shared = LibraryActor() }
        public typealias Name = Swift.String
        public struct Element { public init() {} }
        public struct Event: Sendable { public init() {} }
        public struct Key {}
        public struct Wrapped {}
        @propertyWrapper public struct Wrapper<Value> {
            public var wrappedValue: Value
            public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        }
        @resultBuilder public struct Builder { public static func buildBlock(_ value: Int) -> Int { value } }
        struct Hidden {}
        """

    /// All of them compile if the library is imported.
    static let all = [
        // Members and functions.
        "public func f(_ client: Client) {}",
        "public func f() -> Client { Client() }",
        "public func f() -> Library.Client { Client() }",
        "public func f() -> [String: Client?] { [:] }",
        "public func f(_ done: @escaping (Result<Client, any Error>) -> Void) {}",
        "public func f() -> any Listener { A() }\nstruct A: Listener {}",
        "public func f() -> some Listener { A() }\nstruct A: Listener {}",
        "public func f<T: Listener>(_ value: T) {}",
        "public func f<T>(_ value: T) where T: Listener {}",
        "public func f<T: Sequence>(_ value: T) where T.Element == Client {}",
        "public func f() throws(Failure) {}",
        "public func f(_ mode: Client.Mode) {}",
        "public func f(_ box: Box<Int>) {}",
        "public func f(_ type: Client.Type) {}",
        "public func f(_ pair: (Int, Client)) {}",
        "public func f(_ name: Name) {}",
        "public func f(_ kind: Int = Kind.small.hashValue) {}",
        "func f(_ client: Client) {}",
        "public func f(_ client: Int) { _ = Client() }",
        "public func f<Client>(_ client: Client) {}",
        "package func f(_ client: Client) {}",
        "fileprivate func f(_ client: Client) {}",
        // Types and their members.
        "public struct A { public var client: Client }",
        "public struct A { var client: Client }",
        "public struct A { public private(set) var client: Client }",
        "public struct A { private(set) public var client = Client() }",
        "public struct A { public var clients = [Client()] }",
        "public struct A { public var type = Client.self }",
        "public struct A { public var client: Client { Client() } }",
        "public struct A { public let number = 1; let client = Client() }",
        "public class A { public init(_ client: Client) {} }",
        "public class A { init(_ client: Client) {} }",
        "public class A { public subscript(_ client: Client) -> Int { 1 } }",
        "public class A { public subscript(_ index: Int) -> Client { Client() } }",
        "struct A { public var client: Client }",
        "public enum A { case one(Client), two }",
        "enum A { case one(Client), two }",
        "public class A: Base {}",
        "class A: Base {}",
        "public struct A: Listener {}",
        "public struct A<T: Listener> {}",
        "public struct A<T> where T: Listener {}",
        "public typealias A = Client",
        "typealias A = Client",
        "public typealias A<T> = Box<T>",
        "public protocol A { var client: Client { get } }",
        "protocol A { var client: Client { get } }",
        "public protocol A: Listener {}",
        "public protocol A { associatedtype B: Listener }",
        "public protocol A { associatedtype B = Client }",
        "public protocol A where Self: Base {}",
        "@LibraryActor public final class A {}",
        "@LibraryActor final class A {}",
        "public struct A { public struct B { public var client: Client } }",
        "public struct A { struct B { public var client: Client } }",
        // Names that mean something else.
        "public struct A { public enum Client { case one }; public func f(_ client: Client) {} }",
        "public struct A<Client> { public func f(_ client: Client) {} }",
        "public struct A<Client> {}\nextension A { public func f(_ client: Client) {} }",
        "public struct A {}\nextension A { public enum Client { case one } }\nextension A { public func f(_ client: Client) {} }",
        "public class B { public enum Kind { case one } }\npublic class A: B { public func f(_ kind: Kind) {} }",
        "public protocol B { associatedtype Client; func f(_ client: Client) }",
        "public struct A: IteratorProtocol { public typealias Element = Int; public mutating func next() -> Element? { nil } }",
        "public struct A: IteratorProtocol { public mutating func next() -> Int? { nil }; public func f(_ value: Element) {} }",
        "extension Sequence { public func f(_ value: Element) {} }",
        "extension Array { public func f(_ value: Element) {} }",
        "public protocol A: Sequence { func f(_ value: Element) }",
        "public protocol A: Sequence {}\npublic protocol B: A { func f(_ value: Element) }",
        "public protocol A: Sequence {}\nextension A { public func f(_ value: Element) {} }",
        "public enum Client { case one }\npublic func f(_ client: Client) {}",
        "public enum Client { case one }\npublic func f(_ client: Library.Client) {}",
        "public struct Hidden {}\npublic func f(_ hidden: Hidden) {}",
        // Extensions.
        "extension Client { public func f() {} }",
        "extension Client { func f() {} }",
        "public extension Client { func f() {} }",
        "public extension Client { internal func f() {} }",
        "extension Client.Mode { public func f() {} }",
        "public protocol A {}\nextension Client: A {}",
        "protocol A {}\nextension Client: A {}",
        "public struct A {}\nextension A: Listener {}",
        "struct A {}\nextension A: Listener {}",
        "public struct A {}\nextension A { public func f(_ client: Client) {} }",
        "public struct A {}\npublic extension A { func f(_ client: Client) {} }",
        "public struct A {}\nextension A { func f(_ client: Client) {} }",
        "struct A {}\nextension A { public func f(_ client: Client) {} }",
        "public struct A {}\nextension A { public struct B { public var client: Client } }",
        "extension Array where Element == Client { public func f() {} }",
        "extension Array where Element == Client { func f() {} }",
        "extension Array where Element: Listener { public var g: Int { 1 } }",
        "public struct A<T> {}\nextension A: Listener where T: Listener {}",
        "struct A {}\nextension A { public enum B { case one(Client) } }",
        // Conditions.
        "#if DEBUG\n#else\npublic func f(_ client: Client) {}\n#endif",
        // Names in constraints mean the same as inside the type.
        "extension Array where Element == Int { public func f() {} }",
        "extension Dictionary where Key == String { public func f() {} }",
        "extension Optional { public func f(_ value: Wrapped) {} }",
        "public protocol P: Sequence where Element == Int {}",
        "public protocol P { associatedtype Event }\nextension P where Event: Hashable { public var f: Int { 1 } }",
        "public protocol P { associatedtype Event }\npublic protocol Q: P where Event == Int {}",
        "public struct W<Event> {}\nextension W where Event == Int { public func f() {} }",
        "public struct W<Content> {}\nextension W where Content == Event { public func f() {} }",
        // Inherited types, by unqualified names.
        "public enum Outer { open class B { public enum Kind { case one } }\npublic class A: B { public func f(_ k: Kind) {} } }",
        "public class B { public enum Kind { case one } }\npublic typealias Sup = B\npublic class A: Sup { public func f(_ k: Kind) {} }",
        "public protocol P { associatedtype Kind }\npublic protocol A: P & Sendable { func f(_ k: Kind) }",
        "public protocol P { associatedtype Kind }\npublic typealias PQ = P & Sendable\npublic protocol A: PQ { func f(_ k: Kind) }",
        "public protocol P { associatedtype Kind }\npublic protocol A where Self: P { func f(_ k: Kind) }",
        "public struct W<Event> {}\npublic typealias V = W<Int>\nextension V { public func f(_ b: Event) {} }",
        "public protocol P { associatedtype Kind = Int }\npublic struct T: P { public func f(_ k: Kind) {} }",
        // Members and functions whose names look like types'.
        "public enum Mine { case Client, b }\npublic func f(_ a: Mine = .Client) {}",
        "public enum Mine { case Event(Int) }\npublic func f(_ a: Mine = .Event(1)) {}",
        "public func Event() -> Int { 1 }\npublic let x = Event()",
        "public enum E: Sendable { case Event(Int); public static let x = Event(1) }",
        "public let x = Base() is Client",
        "public let x = Event() as Event",
        // Uses that the compiler does not restrict.
        "@Builder public func f() -> Int { 1 }",
        "@LibraryActor public func f() {}",
        "public struct A { @LibraryActor public func f() {} }",
        "public func f(_ body: @escaping @LibraryActor () -> Void) {}",
        "public struct A { public subscript<T: Listener>(_ value: T) -> Int { 1 } }",
        "public typealias L<T: Listener> = [T]",
        // With package access.
        "extension Client { package func g() {} }",
        "package extension Client { func g() {} }",
        "package struct A: Listener {}",
        "package struct A {}\nextension A: Listener {}",
        "package class A: Base {}",
        "package protocol A: Listener {}",
        "extension Array where Element == Client { package func h() {} }",
        "package struct A { package var client: Client }",
        // Property wrappers.
        "public struct A { @Wrapper public var a: Int = 1 }",
        "public struct A { @Wrapper(wrappedValue: 1) public var a: Int }",
        "public struct A { @Wrapper var a: Int = 1 }",
        "public struct A { @Builder public var a: Int { 1 } }",
        // Conditional conformances.
        "public struct A<T> {}\nextension A: Sendable where T: Listener {}",
        "public struct A<T> {}\nextension A: Equatable where T == Client { public static func == (a: Self, b: Self) -> Bool { true } }",
        "public struct A<T> {}\nprotocol Q {}\nextension A: Q where T == Client {}",
        // Values that determine their types.
        "public let x = (Event())",
        "public let x = (Event(), 1)",
        "public let (a, b) = (Event(), 1)",
        "public let x = [1: Event()]",
        "public let x = [1: [Event()]]",
        "public let x = Client.Mode()",
        "public let x = [String]()",
        "let x = Event()",
    ]
}
