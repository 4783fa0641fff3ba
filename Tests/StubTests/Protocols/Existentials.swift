// Existentials and metatypes in every position, with and without `any`.

// hard: its initializer is called through any Animal.Type
protocol Animal: AnyObject {
    init(age: Int)
    var age: Int { get }
}

// easy: associated type, used as a plain existential
protocol Pet {
    associatedtype Food
    func eat(_ food: Food)
}

class Creature {}

// hard: any, composition, class & protocol, optionals; a bare protocol name is still legal
protocol Zoo {
    func keep(_ animal: any Animal)
    func keep(_ animal: (any Animal)?)
    func keep(_ animals: [any Animal & Sendable])
    func keep(bare animal: Animal, _ others: [Animal]?, _ by: [String: Animal?])
    func keep(creature: Creature & Animal) -> (any Animal)!
    func keep(pet: any Pet)
    func keep(any: Any, object: AnyObject, both: (Any?, AnyObject?))
    var boss: any Animal & Hashable2 { get set }
    var spare: (any Animal & Hashable2)? { get set }
    var implicit: (any Animal)! { get set }
}

// easy: empty, used in compositions
protocol Hashable2 {}

// hard: metatypes: concrete, existential, protocol, optional, in collections; default values do not exist
protocol Breeder {
    func breed(_ type: any Animal.Type) -> any Animal
    func breed(_ type: (any Animal).Type) -> Bool
    func breed(_ type: (any Animal.Type)?) -> (any Animal & Hashable2).Type
    func breed(bare type: Animal.Type, protocol: Animal.Protocol) -> Animal.Type?
    func breed(_ types: [any (Animal & Hashable2).Type]) -> [ObjectIdentifier: any Animal.Type]
    func breed(any type: Any.Type, object: AnyClass, error: any Error.Type) -> AnyObject.Type
    func breed<Value: Animal>(_ type: Value.Type) -> Value.Type
    static var standard: any Animal.Type { get }
    var types: (any Animal.Type, Int.Type) { get set }
}

// hard: parameterised and nested existentials, functions of existentials
protocol Keeper {
    var numbers: any Collection<Int> & Sendable { get set }
    func feed(_ pets: any Sequence<any Pet>) -> any Pet
    func feed(_ body: (any Animal, (any Pet)?) -> (any Animal)?) -> (() -> any Pet)?
    func feed(_ result: Result<any Animal, any Error & Sendable>) throws -> any Error
    func nested(_ values: [[any Animal]?]?, _ pair: (any Animal, any Pet)?) -> ((any Animal)?, [any Pet])?
    func noncopyable(_ value: borrowing any ~Copyable & Movable2)
}

// hard: empty and ~Copyable, the double is a class all the same
protocol Movable2: ~Copyable {}
