// Protocols inside types: two of one simple name, and signatures that rely on the scope.

enum Payments {
    struct Config {
        var retries = 0
    }

    // hard: Config and Service are not the module's but the scope's
    protocol Service {
        func start(_ config: Config) throws -> Receipt
        var config: Config { get set }
        func next() -> (any Service)?
    }

    struct Receipt {}
}

enum Search {
    final class Config {}

    // hard: same simple name as the protocol above
    protocol Service {
        associatedtype Hit
        func start(_ config: Config) -> [Hit]
        func other(_ service: any Payments.Service) async
    }
}

// hard: joined without a separator both protocols below are called ABC
enum AB {
    protocol C {
        func abc() -> Int
    }
}

enum A {
    // hard: joins to ABC like AB.C
    protocol BC {
        func abc() -> String
    }

    enum B {
        // hard: third level
        protocol C: AB.C {
            func deep(_ other: any BC) -> any AB.C
        }
    }
}

// hard: top-level name that equals the joined name of a nested one
protocol A_BC {
    func abc() -> Double
}

// hard: nested in a class, an actor, a struct, and in extensions, one of a type from elsewhere
final class Player {
    protocol Delegate: AnyObject {
        func playerDidEnd(_ player: Player, state: State)
    }

    enum State {
        case idle
    }
}

actor Downloader {
    // hard: nested in an actor, Sendable
    protocol Progress: Sendable {
        func step(_ value: Double) async
    }
}

extension Player {
    struct Output {
        // hard: nested in an extension's type, and State is the outer class's
        protocol Format {
            func encode(_ state: State) -> [UInt8]
        }
    }
}

extension String {
    // hard: nested in String; Index and UTF8View are String's
    protocol Formatter {
        func format(_ text: String, at index: Index) -> Substring
        var view: UTF8View { get }
    }
}
