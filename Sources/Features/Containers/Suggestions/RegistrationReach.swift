import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// What registrations resolve, directly or indirectly, whichever container and name they use.
struct RegistrationReach {
    private let services: LinkedServices
    private var byService: [Type: [Int]] = [:]

    init(_ services: LinkedServices) {
        self.services = services
        for (number, registration) in services.registrations.enumerated() {
            guard case .known(let service) = registration.service else { continue }
            byService[service.type, default: []].append(number)
        }
    }

    /// The registrations of a service.
    func registrations(of service: Type) -> [Int] { byService[service] ?? [] }

    /// Everything that these registrations may resolve, themselves included.
    func reached(from start: [Int]) -> [Int] {
        reachable(from: start) { number in
            var next = services.needs[number].flatMap { need -> [Int] in
                let resolution = services.resolutions[need]
                guard case .known(let service) = resolution.service else { return [] }
                return registrations(of: service.type)
                    + (resolution.element.map { registrations(of: $0.type) } ?? [])
            }
            if case .forward(let place) = services.registrations[number].fact.form,
                let original = services.number(of: place)
            {
                next.append(original)
            }
            return next
        }
    }

    /// Whether a registration may resolve a service.
    func mayResolve(_ service: Type, _ number: Int) -> Bool {
        services.needs[number].contains { need in
            let resolution = services.resolutions[need]
            guard case .known(let type) = resolution.service else { return true }
            return type.type == service || resolution.element?.type == service
        }
    }
}
