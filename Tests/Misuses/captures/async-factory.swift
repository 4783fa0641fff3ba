//! title: an asynchronous factory changes a variable that it captures
//! compiler: 5 warning; 5-main warning; 6 error; 6-main error
//! check: nothing
import Dovetail

//// misuse
@main struct App {
    static func main() async throws {
        var count = 0
        let container = try Container { c in
            c.register(Int.self) { _ in
                count += 1 //~
                await Task.yield()
                return count //~
            }
        }
        print(try await container.resolve(async: Int.self))
    }
}

//// fixed
@main struct App {
    static func main() async throws {
        let count = 0
        let container = try Container { c in
            c.register(Int.self) { _ in
                await Task.yield()
                return count
            }
        }
        print(try await container.resolve(async: Int.self))
    }
}
