//! title: an override changes a variable that it captures
//! compiler: 5 warning; 5-main warning; 6 error; 6-main error
//! check: nothing
import Dovetail
import DovetailTesting

//// misuse
@main struct App {
    static func main() throws {
        let container = try Container { c in c.register(Int.self) { _ in 0 } }
        var count = 0
        let number = try withOverrides {
            $0.override(Int.self) { _ in
                count += 1 //~
                return count //~
            }
        } operation: {
            try container.resolve(Int.self)
        }
        print(number)
    }
}

//// fixed
@main struct App {
    static func main() throws {
        let container = try Container { c in c.register(Int.self) { _ in 0 } }
        let count = 1
        let number = try withOverrides {
            $0.override(Int.self) { _ in count }
        } operation: {
            try container.resolve(Int.self)
        }
        print(number)
    }
}
