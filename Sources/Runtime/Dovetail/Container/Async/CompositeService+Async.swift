// How services are composed in an asynchronous resolution.

extension CompositeService {
    static func compose<Arguments>(
        _ container: Container, _ name: String?, _ arguments: Handed<Arguments>, _ resolution: AsyncResolution
    ) async throws(ResolutionError) -> Handed<Any>? {
        let type = Handed<any CompositeService.Type>(self)
        return try await resolution.provide { graph throws(ResolutionError) in
            Handed<Any?>(try type.value.compose(container, name, arguments.value, graph))
        }.value.map { Handed($0) }
    }
}

extension Optional {
    static func compose<Arguments>(
        _ container: Container, _ name: String?, _ arguments: Handed<Arguments>, _ resolution: AsyncResolution
    ) async throws(ResolutionError) -> Handed<Any>? {
        if let (found, owner) = container.registration(RegistrationKey(Wrapped.self, Arguments.self, name)) {
            let part = try await container.provide(found, owner, Wrapped.self, arguments, resolution)
            return Handed(Wrapped?.some(part.value) as Any)
        }
        guard let composite = Wrapped.self as? any CompositeService.Type,
            let part = try await composite.compose(container, name, arguments, resolution)
        else { return Handed(Wrapped?.none as Any) }
        return Handed((part.value as? Wrapped) as Any)
    }
}

extension Array {
    static func compose<Arguments>(
        _ container: Container, _ name: String?, _ arguments: Handed<Arguments>, _ resolution: AsyncResolution
    ) async throws(ResolutionError) -> Handed<Any>? {
        guard name == nil else { return nil }
        let found = container.registrations(of: Element.self, Arguments.self)
        if found.isEmpty { return nil }
        var all = Handed<[Element]>([])
        for (registration, owner) in found {
            let part = try await container.provide(registration, owner, Element.self, arguments, resolution)
            all = Handed(all.value + [part.value])
        }
        return Handed(all.value)
    }
}

extension Dictionary where Key == String {
    static func compose<Arguments>(
        _ container: Container, _ name: String?, _ arguments: Handed<Arguments>, _ resolution: AsyncResolution
    ) async throws(ResolutionError) -> Handed<Any>? {
        guard name == nil else { return nil }
        var all = Handed<[String: Value]>([:])
        for (registration, owner) in container.registrations(of: Value.self, Arguments.self) {
            guard let name = registration.name else { continue }
            let part = try await container.provide(registration, owner, Value.self, arguments, resolution)
            all = Handed(all.value.merging([name: part.value]) { $1 })
        }
        return all.value.isEmpty ? nil : Handed(all.value)
    }
}
