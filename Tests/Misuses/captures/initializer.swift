//! title: a function that is registered like an initializer changes a variable that it captures
//! compiler: 5 nothing; 5-main nothing; 6 error; 6-main error
//! check: nothing
import Dovetail

nonisolated final class Reader: Sendable {
    let number: Int
    init(number: Int) { self.number = number }
}

//// misuse
@main struct App {
    static func main() throws {
        var count = 0
        let container = try Container { c in
            c.register(Int.self) { _ in 1 }
            c.register(Reader.self) { (number: Int) in
                count += number //~
                return Reader(number: count) //~
            }
        }
        print(try container.resolve(Reader.self).number)
    }
}

//// fixed
@main struct App {
    static func main() throws {
        let count = 1
        let container = try Container { c in
            c.register(Int.self) { _ in 1 }
            c.register(Reader.self) { (number: Int) in Reader(number: number + count) }
        }
        print(try container.resolve(Reader.self).number)
    }
}
