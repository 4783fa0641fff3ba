import DovetailAtomics

/// What a container knows about one service, without its type.
class Registration: @unchecked Sendable {
    // Unchecked: all state but `building` and `ready` is constant; `building` is touched
    // under the lock of `Building` alone, and `ready` is one atomic byte.
    let key: RegistrationKey
    let service: Any.Type
    let scope: RegistrationScope
    let place: SourcePlace
    let isOverride: Bool

    /// Who builds the singleton now; guarded by the lock of `Building`.
    final var building: Building?
    /// Raised once the singleton is there.
    final let ready: UnsafeMutablePointer<Bool>
    /// The singleton's memory, which holds a value of the service's type once `isReady`.
    final let memory: UnsafeMutableRawPointer

    init(
        _ key: RegistrationKey, _ service: Any.Type, _ scope: RegistrationScope, _ place: SourcePlace,
        _ isOverride: Bool, _ memory: UnsafeMutableRawPointer
    ) {
        self.key = key
        self.service = service
        self.scope = scope
        self.place = place
        self.isOverride = isOverride
        self.memory = memory
        ready = .allocate(capacity: 1)
        ready.initialize(to: false)
    }

    deinit {
        ready.deallocate()
        memory.deallocate()
    }

    /// Whether the singleton is there; if so, what built it is visible.
    final var isReady: Bool { dovetail_flag(ready) }
}

/// What a container knows about one service.
final class RegistrationOf<Service, Arguments>: Registration, @unchecked Sendable {
    typealias Factory = (borrowing Resolver, Arguments) throws -> Service

    let factory: Factory

    init(
        _ key: RegistrationKey, _ scope: RegistrationScope, _ place: SourcePlace, _ isOverride: Bool,
        _ factory: @escaping Factory
    ) {
        self.factory = factory
        let memory = UnsafeMutablePointer<Service>.allocate(capacity: 1)
        super.init(key, Service.self, scope, place, isOverride, memory)
    }

    deinit {
        if isReady { memory.assumingMemoryBound(to: Service.self).deinitialize(count: 1) }
    }
}

/// What a registration is found by.
struct RegistrationKey: Hashable, Sendable {
    let service: ObjectIdentifier
    /// The type of the tuple of its arguments.
    let arguments: ObjectIdentifier
    let name: String?

    init<Service, Arguments>(_ service: Service.Type, _ arguments: Arguments.Type, _ name: String?) {
        self.service = ObjectIdentifier(service)
        self.arguments = ObjectIdentifier(arguments)
        self.name = name
    }
}

/// A line of the sources.
public struct SourcePlace: Sendable, CustomStringConvertible {
    private let fileID: StaticString
    private let line: UInt

    init(_ fileID: StaticString, _ line: UInt) {
        self.fileID = fileID
        self.line = line
    }

    /// The file's name and the line, as in `Domain.swift:12`.
    public var description: String {
        "\(fileID.description.split(separator: "/").last.map(String.init) ?? fileID.description):\(line)"
    }
}
