import Dovetail

/// Services like those of an app.
protocol AuthRepository: AnyObject {}
final class DiskAuthRepository: AuthRepository, Sendable {}
final class MockAuthRepository: AuthRepository, Sendable {}

final class LoginUseCase {
    let auth: any AuthRepository
    init(auth: any AuthRepository) { self.auth = auth }
}

final class LoginViewModel {
    let useCase: LoginUseCase
    let auth: any AuthRepository
    init(useCase: LoginUseCase, auth: any AuthRepository) {
        self.useCase = useCase
        self.auth = auth
    }
}

protocol Animal { var name: String { get } }
struct Cat: Animal { let name: String }
struct Owner {
    let pet: any Animal
    let age: Int
}

final class Folder {
    let below: Folder?
    init(below: Folder?) { self.below = below }
}

final class Visit {
    let auth: (any AuthRepository)?
    init(auth: (any AuthRepository)?) { self.auth = auth }
}

struct Sum { let numbers: [Int] }
struct NumbersByName { let numbers: [String: Int] }

struct Later {
    let container: Container
    var auth: any AuthRepository { get throws { try container.resolve() } }
}

struct DataLayer: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register((any AuthRepository).self, scope: .singleton) { _ in DiskAuthRepository() }
    }
}

struct DomainLayer: Assembly {
    func assemble(_ c: inout Registrations) { c.register(LoginUseCase.self, LoginUseCase.init) }
}

/// Two services that need each other; the second is set as a property.
final class Husband {
    var wife: Wife?
}
final class Wife {
    let husband: Husband
    init(husband: Husband) { self.husband = husband }
}

final class Ring {
    var next: Ring?
}

final class Hen { init(egg: Egg) {} }
final class Egg { init(hen: Hen) {} }
struct Refusal: Error, CustomStringConvertible { let description = "refused" }
