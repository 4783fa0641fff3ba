//! title: a factory changes a variable that it captures
//! compiler: 5 warning; 5-main warning; 6 error; 6-main error
//! check: nothing
import Dovetail

//// misuse
@main struct App {
    static func main() throws {
        var count = 0
        let container = try Container { c in
            c.register(Int.self) { _ in
                count += 1 //~
                return count //~
            }
        }
        print(try container.resolve(Int.self))
    }
}

//// fixed
nonisolated final class Count: Sendable {
    nonisolated func next() -> Int { 1 }
}

@main struct App {
    static func main() throws {
        let count = Count()
        let container = try Container { c in
            c.register(Int.self) { _ in count.next() }
        }
        print(try container.resolve(Int.self))
    }
}
