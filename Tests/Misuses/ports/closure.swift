//! title: a port gives every actor one closure, which changes what it captures
//! compiler: nothing
//! check: warning not-sendable-kept
import Dovetail

//// misuse
typealias Next = () -> Int

nonisolated enum Ports {
    static let next = Port<Next>("next")
}

actor Loader {
    func load() throws { _ = try Ports.next.get()() }
}

@MainActor func inject() throws {
    var count = 0
    try Ports.next.inject {
        count += 1
        return count
    }
}

@main struct App {
    static func main() async throws {
        try inject()
        try await Loader().load()
    }
}

//// fixed
typealias Next = @Sendable () -> Int

nonisolated enum Ports {
    static let next = Port<Next>("next")
}

actor Loader {
    func load() throws { _ = try Ports.next.get()() }
}

@MainActor func inject() throws {
    try Ports.next.inject { 1 }
}

@main struct App {
    static func main() async throws {
        try inject()
        try await Loader().load()
    }
}
