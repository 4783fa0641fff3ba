import Dovetail
import DovetailTesting
import Foundation
import Testing

private final class Feed: Sendable {}

@MainActor private protocol Screen: AnyObject {
    var title: String { get }
}

@MainActor private final class Model {
    let feed: Feed
    init(feed: Feed) { self.feed = feed }
}

@MainActor private final class FeedScreen: Screen {
    let model: Model
    let title: String
    init(model: Model) {
        self.model = model
        title = "feed"
    }
}

/// A service of any thread that needs one of the main actor.
private final class Router: @unchecked Sendable {
    let model: Model
    init(model: Model) { self.model = model }
}

@MainActor private final class Node {
    let id: Int
    weak var parent: Node?
    init(id: Int) { self.id = id }
}

/// Services of the main actor.
@Suite struct MainActorContainerTests {
    private static func container() throws -> Container {
        try Container { c in
            c.register(Feed.self, scope: .singleton, Feed.init)
            c.register(Model.self, scope: .singleton, Model.init)
            c.register((any Screen).self, on: MainActor.self) { r in try FeedScreen(model: r.resolve()) }
            c.register((any Screen).self, name: "closure") { @MainActor r in try FeedScreen(model: r.resolve()) }
            c.register(Router.self) { r in try Router(model: r.resolve()) }
        }
    }

    @Test @MainActor func theMainActorResolves() throws {
        let container = try Self.container()
        let screen = try container.resolve((any Screen).self, on: MainActor.self)
        let model = try container.resolve(Model.self, on: MainActor.self)
        #expect((screen as? FeedScreen)?.model === model)
        #expect(try container.resolve(Model.self, on: MainActor.self) === model)
        #expect(try container.resolve((any Screen).self, name: "closure", on: MainActor.self).title == "feed")
        let inferred: Model = try container.resolve(on: MainActor.self)
        #expect(inferred === model)
        // Services of any thread are resolved like this, too, and those that need one of the main actor.
        #expect(try container.resolve(Feed.self, on: MainActor.self) === container.resolve(Feed.self))
        #expect(try container.resolve(Router.self, on: MainActor.self).model === model)
    }

    @Test func othersWait() async throws {
        let container = try Self.container()
        let model = try await container.resolve(Model.self, on: MainActor.self)
        #expect(try await container.resolve(Model.self, on: MainActor.self) === model)
        #expect(try await container.resolve(Router.self, on: MainActor.self).model === model)
    }

    /// Whether it was built before makes no difference.
    @Test(arguments: [false, true]) func otherThreadsGetAnError(isBuilt: Bool) async throws {
        let container = try Self.container()
        if isBuilt { _ = try await container.resolve(Model.self, on: MainActor.self) }
        let direct = #expect(throws: ResolutionError.self) { try container.resolve(Model.self) }
        #expect(direct?.description.contains("is isolated to the main actor") == true, "\(direct as Any)")
        let nested = #expect(throws: ResolutionError.self) { try container.resolve(Router.self) }
        #expect(nested?.path.map { "\($0.service)" } == ["Router", "Model"])
        guard case .mainActor? = nested?.reason else { throw nested.map { $0 as any Error } ?? CancellationError() }
        #expect(throws: ResolutionError.self) { try container.resolve(Model?.self) }
        #expect(throws: ResolutionError.self) { try container.resolve([any Screen].self) }
    }

    /// Even on the main actor, a resolution must say that it begins there.
    @Test @MainActor func aResolutionThatDoesNotSaySo() throws {
        let container = try Self.container()
        #expect(throws: ResolutionError.self) { try container.resolve(Model.self) }
        _ = try container.resolve(Model.self, on: MainActor.self)
        #expect(throws: ResolutionError.self) { try container.resolve(Model.self) }
    }

    @Test @MainActor func argumentsScopesAndCompletions() throws {
        let container = try Container { c in
            c.register(Node.self, scope: .singleton, on: MainActor.self) { (_, id: Int) in Node(id: id) }
            c.register(Node.self, name: "pair", on: MainActor.self) { (_, id: Int, other: Int) in Node(id: id + other) }
            c.register(
                Node.self, name: "child", scope: .weak, on: MainActor.self, factory: { _ in Node(id: 1) },
                completed: { @MainActor r, node in node.parent = try r.resolve(Node.self, arguments: 0) })
            c.contribute(Node.self, on: MainActor.self) { _ in Node(id: 7) }
        }
        let root = try container.resolve(Node.self, arguments: 0, on: MainActor.self)
        #expect(try container.resolve(Node.self, arguments: 0, on: MainActor.self) === root)
        #expect(try container.resolve(Node.self, name: "pair", arguments: 1, 2, on: MainActor.self).id == 3)
        let child = try container.resolve(Node.self, name: "child", on: MainActor.self)
        #expect(child.parent === root)
        #expect(try container.resolve(Node.self, name: "child", on: MainActor.self) === child)
        #expect(try container.resolve([Node].self, on: MainActor.self).map(\.id).contains(7))
        #expect(throws: ResolutionError.self) { try container.resolve(Node.self, arguments: 0) }
        #expect(throws: ResolutionError.self) { try container.resolve(Node.self, arguments: 5) }
    }

    @Test @MainActor func theExtentEnds() throws {
        let container = try Self.container()
        struct Failure: Error {}
        let failing = try Container(parent: container) { c in
            c.register(Int.self, on: MainActor.self) { _ in throw Failure() }
        }
        #expect(throws: ResolutionError.self) { try failing.resolve(Int.self, on: MainActor.self) }
        #expect(throws: ResolutionError.self) { try container.resolve(Model.self) }
    }

    @Test @MainActor func validation() throws {
        let container = try Self.container()
        let unknown = try container.validate()
        #expect(unknown.contains { "\($0.service)" == "Screen" })
        #expect(try container.validate(runningFactories: true, on: MainActor.self).isEmpty)
    }

    @Test func overridesReplaceThem() async throws {
        let container = try Self.container()
        let feed = Feed()
        try await withOverrides {
            $0.override(Feed.self, with: feed)
            $0.expectLive(Model.self)
        } operation: { () async throws in
            #expect(try await container.resolve(Model.self, on: MainActor.self).feed === feed)
        }
        #expect(try await container.resolve(Model.self, on: MainActor.self).feed !== feed)
        try await withOverrides {
            $0.override(Model.self, on: MainActor.self) { _ in Model(feed: feed) }
        } operation: { () async throws in
            #expect(try await container.resolve(Model.self, on: MainActor.self).feed === feed)
            // A value that replaces a service of the main actor is found only there, as the service is.
            #expect(throws: ResolutionError.self) { try container.resolve(Model.self) }
        }
    }

    /// Many tasks get one singleton, built once.
    @Test func manyTasks() async throws {
        let container = try Self.container()
        let models = try await withThrowingTaskGroup(of: Model.self) { group in
            for _ in 0..<200 { group.addTask { try await container.resolve(Model.self, on: MainActor.self) } }
            return try await group.reduce(into: [Model]()) { $0.append($1) }
        }
        #expect(Set(models.map(ObjectIdentifier.init)).count == 1)
    }
}
