// Primary associated types, in declarations, inheritance and existentials.

struct User: Equatable {
    var id: Int
}

// hard: two primary associated types, one constrained
protocol Repository<Item, Identifier> {
    associatedtype Item
    associatedtype Identifier: Hashable
    func find(_ id: Identifier) throws -> Item?
    func save(_ item: Item)
}

// hard: the parent's types are bound by the angle brackets
protocol UserRepository: Repository<User, Int> {
    func current() -> User
}

// hard: one type bound by brackets, the other by the child's own associated type
protocol CachedRepository<Item>: Repository where Identifier == String {
    var cache: [String: Item] { get set }
}

// hard: parameterised existentials and opaque parameters, alone and in composition
protocol RepositoryUser {
    var users: any Repository<User, Int> { get set }
    func use(_ repository: some Repository<User, Int>) async
    func swap(_ repository: any Repository<User, Int> & Sendable) -> (any Repository<User, Int>)?
    func all(_ items: some Collection<any Repository<User, Int>>) -> any Sequence<User>
    func stream() -> any AsyncSequence<User, any Error>
}

// hard: generic method bound by primary types of its own parameter
protocol Syncing<Item> {
    associatedtype Item: Sendable
    func sync<Source: Repository<Item, Int>>(from source: Source) async throws -> [Item]
    func drain(_ items: any AsyncSequence<Item, Never>) async -> Int
}
