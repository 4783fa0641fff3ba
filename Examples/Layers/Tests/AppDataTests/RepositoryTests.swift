import AppCore
import AppData
import AppDomain
import Dovetail
import Foundation
import Testing

/// The repositories over a real database.
@Suite struct RepositoryTests {
    @Test func usersAreKnownByTheirPassword() throws {
        let users = try Container(DataAssembly(path: nil)).resolve((any UserRepository).self)
        #expect(try !users.contains(name: "Nabi"))
        try users.add(User(name: "Nabi"), password: "fish")
        #expect(try users.contains(name: "Nabi"))
        #expect(try users.user(name: "Nabi", password: "fish") == User(name: "Nabi"))
        #expect(try users.user(name: "Nabi", password: "dog") == nil)
    }

    @Test func allRepositoriesShareOneDatabase() throws {
        let container = try Container(DataAssembly(path: nil))
        try container.resolve((any UserRepository).self).add(User(name: "Nabi"), password: "fish")
        let session = try container.resolve((any SessionRepository).self)
        try session.set(User(name: "Nabi"))
        #expect(try session.user() == User(name: "Nabi"))
        let posts = try container.resolve((any PostRepository).self)
        for number in 0..<3 { try posts.add(Post(author: User(name: "Nabi"), text: "\(number)")) }
        #expect(try posts.posts(limit: 2).map(\.text) == ["2", "1"])
    }

    @Test func aFileKeepsWhatAnAppWrote() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).db").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        for start in [true, false] {
            let container = try Container(DataAssembly(path: path))
            let users = try container.resolve((any UserRepository).self)
            if start { try users.add(User(name: "Nabi"), password: "fish") }
            #expect(try users.contains(name: "Nabi"))
        }
    }
}
