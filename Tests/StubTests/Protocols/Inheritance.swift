// Inheritance: diamonds, refinement, composition, redeclaration, conflict.

// easy: a getter and a method, parent of many below
protocol Named {
    var name: String { get }
    func describe() -> String
}

// hard: turns the inherited getter into a settable property
protocol Renamable: Named {
    var name: String { get set }
}

// hard: redeclares one requirement and overloads it by result
protocol Titled: Named {
    func describe() -> String
    func describe() -> Int
}

// hard: diamond; name must be settable once, describe() -> String must not appear three times
protocol Page: Renamable, Titled {
    func describe() -> String
    var number: Int { get }
}

// hard: composition by & and by a typealias of a composition, a class bound among them
typealias Movable = Renamable & Sized
// easy: effects, and used through a typealias of a composition
protocol Sized {
    var size: Int { get async throws }
}
// hard: reaches one parent on three ways, one through the typealias
protocol Window: Movable & AnyObject, Page {
    func move()
}

// hard: the typealias is nested and has a protocol with an associated type in it
enum Kit {
    typealias Base = Collecting & Sized
}
// easy: associated type that children rename and narrow
protocol Collecting {
    associatedtype Part
    func collect(_ parts: [Part]) -> Int
}
// hard: its parents are behind a nested typealias, its associated type is fixed
protocol Album: Kit.Base where Part == String {
    func play(_ part: Part)
}

// hard: the child narrows the parent's associated type, renames it and adds a default
protocol Limited: Collecting where Part: Comparable, Part: CustomStringConvertible {
    associatedtype Part = Int
    associatedtype Limit = Part
    func limit(to part: Limit) -> Part?
}

// hard: two parents, one associated type name, constraints from both and from the child
protocol Emitting {
    associatedtype Part: Hashable
    func emit() -> Part
}
// hard: one associated type, three sources of constraints
protocol Relay: Collecting, Emitting where Part: Sendable {
    func relay(_ other: any Named & Sendable)
}

// hard: parents agree on the name, not on the effects: one witness must serve all three
protocol Calm {
    var level: Int { get }
    func act() -> Int
}
// hard: alone it must be able to throw, in Moody it may not
protocol Nervous {
    var level: Int { get throws }
    func act() throws -> Int
}
// hard: alone it must be async, in Moody it may not
protocol Distant {
    var level: Int { get async throws }
    func act() async throws -> Int
}
// hard: no member of its own; the weakest witness serves all parents
protocol Moody: Calm, Nervous, Distant {}

// hard: parents disagree on error type, escaping, Sendable and failability: one witness fits all, and may not throw
struct LeftError: Error {}
struct RightError: Error {}
// hard: alone it throws LeftError and takes a Sendable closure
protocol LeftLoader {
    func load() throws(LeftError) -> Int
    func each(_ body: () -> Void)
    func later(_ body: @escaping @Sendable () -> Void)
    init(path: String)
}
// hard: alone it throws RightError and may fail to initialise
protocol RightLoader {
    func load() throws(RightError) -> Int
    func each(_ body: @escaping () -> Void)
    func later(_ body: @escaping () -> Void)
    init?(path: String)
}
// hard: no member of its own; one witness of each pair, none throwing
protocol TwoLoaders: LeftLoader, RightLoader {}

// hard: constraint on Self instead of an inheritance clause
protocol Attached where Self: Named, Self: Sized {
    func attach()
}

// hard: empty, and empty by inheritance: a double is still wanted
protocol Marker {}
// easy: no member of its own, members of a parent
protocol Marked: Marker, Named {}

// hard: refined through a generic where-clause on a nested associated type
protocol Pipeline {
    associatedtype Stage: Collecting
    var stage: Stage { get }
}
// hard: the stage is generic, with two constraints from the child
protocol TextPipeline: Pipeline where Stage.Part == String, Stage: Limited {
    func text() -> Stage.Part
}
