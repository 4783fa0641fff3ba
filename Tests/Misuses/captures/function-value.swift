//! title: a function value that may capture anything is a factory
//! compiler: 5 warning; 5-main warning; 6 error; 6-main error
//! check: not provable
import Dovetail

//// misuse
@main struct App {
    static func main() throws {
        let make: (borrowing Resolver) throws -> Int = { _ in 1 }
        let container = try Container { c in
            c.register(Int.self, factory: make) //~
        }
        print(try container.resolve(Int.self))
    }
}

//// fixed
@main struct App {
    static func main() throws {
        let make: @Sendable (borrowing Resolver) throws -> Int = { _ in 1 }
        let container = try Container { c in
            c.register(Int.self, factory: make)
        }
        print(try container.resolve(Int.self))
    }
}
