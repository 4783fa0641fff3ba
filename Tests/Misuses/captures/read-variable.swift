//! title: a factory reads a variable that changes later
//! compiler: 5 warning; 5-main warning; 6 error; 6-main error
//! check: nothing
import Dovetail

//// misuse
@main struct App {
    static func main() throws {
        var count = 0
        let container = try Container { c in
            c.register(Int.self) { _ in count } //~
        }
        count = 1
        print(try container.resolve(Int.self))
    }
}

//// fixed
@main struct App {
    static func main() throws {
        var count = 0
        count += 1
        let container = try Container { c in
            c.register(Int.self) { [count] _ in count }
        }
        print(try container.resolve(Int.self))
    }
}
