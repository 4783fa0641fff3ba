import Dovetail
import Testing

/// The runtime: components, containers and ports, with wiring written by hand.
@Suite struct RuntimeStageTests {
    private final class Store: Sendable {}
    private final class Screen {
        let store: Store
        init(store: Store) { self.store = store }
    }
    private final class Shelf {
        let stores: [Store]
        init(_ stores: Store...) { self.stores = stores }
    }
    private final class Node {
        var next: Node?
    }

    // MARK: Components

    @Test func sharedIsBuiltOnce() {
        let house = HouseComponent()
        #expect(house.keysMade == 0)
        #expect(house.key === house.key)
        #expect(house.keysMade == 1)
        #expect(HouseComponent().key !== house.key)
    }

    @Test func twoSharedValuesOnOneLineAreApart() {
        let room = RoomComponent(dependency: RoomDouble())
        let first = room.other
        #expect(first.0 !== first.1)
        #expect(room.other.0 === first.0 && room.other.1 === first.1)
    }

    @Test func aSharedValueThatThrowsIsTriedAgain() throws {
        let room = RoomComponent(dependency: RoomDouble())
        #expect(throws: NoLight.self) { try room.lit(fails: true) }
        #expect(try room.lit(fails: false) === room.lit(fails: true))
    }

    @Test func sharedValuesGoWithTheirComponent() {
        weak var lamp: Key?
        do {
            let room = RoomComponent(dependency: RoomDouble())
            lamp = room.lamp
            #expect(lamp != nil)
            withExtendedLifetime(room) {}
        }
        #expect(lamp == nil)
    }

    @Test func aChildAsksItsParent() {
        let house = HouseComponent()
        let room = house.room
        #expect(room.key === house.key && room.dependency.key === house.key)
        #expect(room.parent === house && room.path == ["HouseComponent", "RoomComponent"])
        #expect(house.room !== room)
    }

    @Test func aComponentOnADoubleAsksTheDouble() {
        let double = RoomDouble()
        let room = RoomComponent(dependency: double)
        #expect(room.key === double.key && room.path == ["RoomComponent"])
    }

    // MARK: Containers

    @Test func servicesAreFoundByTypeNameAndArguments() throws {
        let container = try Container { c in
            c.register(Int.self) { _ in 1 }
            c.register(Int.self, name: "two") { _ in 2 }
            c.register(Int.self) { (_, number: Int) in number }
            c.register(String.self) { r in "\(try r.resolve(Int.self)) \(try r.resolve(Int.self, arguments: 3))" }
        }
        #expect(try container.resolve(Int.self) == 1)
        #expect(try container.resolve(Int.self, name: "two") == 2)
        #expect(try container.resolve(String.self) == "1 3")
    }

    @Test func whatIsNotRegisteredIsSaidWithItsPath() throws {
        let line: UInt = #line + 1
        let container = try Container { c in c.register(String.self) { r in "\(try r.resolve(Int.self))" } }
        #expect {
            try container.resolve(String.self)
        } throws: { error in
            "\(error)" == "String (RuntimeStageTests.swift:\(line)) → Int: not registered"
        }
    }

    @Test func anInitializerGetsWhatItTakes() throws {
        let container = try Container { c in
            c.register(Store.self, scope: .singleton) { _ in Store() }
            c.register(Screen.self, Screen.init)
        }
        #expect(try container.resolve(Screen.self).store === container.resolve(Store.self))
    }

    @Test func scopesKeepWhatTheySay() throws {
        func shelf(_ scope: RegistrationScope) throws -> (Container, Shelf) {
            let container = try Container { c in
                c.register(Store.self, scope: scope) { _ in Store() }
                c.register(Shelf.self) { r in Shelf(try r.resolve(), try r.resolve()) }
            }
            return (container, try container.resolve(Shelf.self))
        }
        let (_, transient) = try shelf(.transient)
        #expect(transient.stores[0] !== transient.stores[1])
        let (ofGraphs, graph) = try shelf(.graph)
        #expect(graph.stores[0] === graph.stores[1])
        #expect(try ofGraphs.resolve(Store.self) !== graph.stores[0])
        let (ofSingletons, singleton) = try shelf(.singleton)
        #expect(try ofSingletons.resolve(Store.self) === singleton.stores[0])
        let (ofWeak, weak) = try shelf(.weak)
        #expect(weak.stores[0] === weak.stores[1])
        #expect(try ofWeak.resolve(Store.self) === weak.stores[0])
    }

    @Test func whatMayBeMissingIsNil() throws {
        let container = try Container { c in c.register(Int.self) { _ in 1 } }
        #expect(try container.resolve(Int?.self) == 1)
        #expect(try container.resolve(String?.self) == nil)
    }

    @Test func allServicesOfATypeComeInTheirOrder() throws {
        let parent = try Container { c in c.contribute(Int.self) { _ in 1 } }
        let child = try Container(parent: parent) { c in
            c.register(Int.self, name: "two") { _ in 2 }
            c.contribute(Int.self) { _ in 3 }
        }
        #expect(try child.resolve([Int].self) == [1, 2, 3])
        #expect(throws: ResolutionError.self) { try child.resolve(Int.self) }
    }

    @Test func anotherRegistrationHasToSayThatItOverrides() throws {
        let overridden = try Container { c in
            c.register(Int.self) { _ in 1 }
            c.register(Int.self, override: true) { _ in 2 }
        }
        #expect(try overridden.resolve(Int.self) == 2)
        #expect(throws: RegistrationError.self) {
            try Container { c in
                c.register(Int.self) { _ in 1 }
                c.register(Int.self) { _ in 2 }
            }
        }
        #expect(throws: RegistrationError.self) {
            try Container { c in c.register(Int.self, override: true) { _ in 2 } }
        }
    }

    @Test func aParentIsAskedForWhatAChildDoesNotHave() throws {
        let parent = try Container { c in
            c.register(Int.self) { _ in 1 }
            c.register(String.self) { r in "\(try r.resolve(Int.self))" }
            c.register(Double.self, scope: .singleton) { r in Double(try r.resolve(Int.self)) }
        }
        let child = try Container(parent: parent) { c in c.register(Int.self) { _ in 2 } }
        #expect(try child.resolve(String.self) == "2" && parent.resolve(String.self) == "1")
        // What a parent keeps holds nothing of a child.
        #expect(try child.resolve(Double.self) == 1)
    }

    @Test func whatNeedsItselfFails() throws {
        let container = try Container { c in
            c.register(Int.self) { r in Int(try r.resolve(String.self).count) }
            c.register(String.self) { r in "\(try r.resolve(Int.self))" }
        }
        #expect {
            try container.resolve(Int.self)
        } throws: { error in
            "\(error)".hasSuffix("depends on itself")
        }
    }

    @Test func whatIsCompletedMayNeedItself() throws {
        let container = try Container { c in
            c.register(Node.self, scope: .singleton) { _ in
                Node()
            } completed: { r, node in
                node.next = try r.resolve(Node.self)
            }
        }
        let node = try container.resolve(Node.self)
        #expect(node.next === node)
        node.next = nil
    }

    @Test func aGraphIsValidatedWithoutRunningFactories() throws {
        let container = try Container { c in c.register(Screen.self, Screen.init) }
        #expect {
            try container.validate()
        } throws: { error in
            "\(error)".hasSuffix("Store: not registered")
        }
    }

    // MARK: Replacements

    @Test func aReplacementHoldsForItsTaskAlone() throws {
        let container = try Container { c in
            c.register(Int.self) { _ in 1 }
            c.register(String.self, scope: .singleton) { r in "\(try r.resolve(Int.self))" }
        }
        var services = Registrations()
        services.register(Int.self) { _ in 2 }
        var expected = ExpectedServices()
        expected.identities = [ObjectIdentifier(String.self)]
        let replacements = Replacements(try services.checked(), [:], expected)
        #expect(try replacements.run { try container.resolve(String.self) } == "2")
        #expect(try container.resolve(String.self) == "1")
        let problems = replacements.problems
        #expect(problems.unused.isEmpty && problems.unmatched.isEmpty && problems.unexpected.isEmpty)
    }

    // MARK: Ports

    @Test func aPortGivesWhatIsInjected() throws {
        let port = Port<Int>("limit")
        #expect(throws: PortError.self) { try port.get() }
        try port.inject(1)
        #expect(try port.get() == 1)
    }

    @Test func aPortIsInjectedOnce() throws {
        let port = Port<Int>("limit")
        try port.inject(1)
        #expect(throws: PortError.self) { try port.inject(2) }
        #expect(try port.get() == 1)
    }
}
