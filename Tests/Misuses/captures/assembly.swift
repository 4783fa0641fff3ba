//! title: a factory captures an assembly that changes
//! compiler: 5 nothing; 5-main nothing; 6 error; 6-main error
//! check: nothing
import Dovetail

//// misuse
nonisolated final class Services: Assembly {
    var count = 0
    func assemble(_ c: inout Registrations) {
        c.register(Int.self) { _ in
            self.count += 1 //~
            return self.count
        }
    }
}

@main struct App {
    static func main() throws {
        let container = try Container(Services())
        print(try container.resolve(Int.self))
    }
}

//// fixed
nonisolated struct Services: Assembly {
    let count = 0
    func assemble(_ c: inout Registrations) {
        c.register(Int.self) { [count] _ in count }
    }
}

@main struct App {
    static func main() throws {
        let container = try Container(Services())
        print(try container.resolve(Int.self))
    }
}
