/// Services as an app has them.
protocol AuthRepository: AnyObject {}
final class DiskAuthRepository: AuthRepository {}
final class MockAuthRepository: AuthRepository {}

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

final class Hen { init(egg: Egg) {} }
final class Egg { init(hen: Hen) {} }
struct Refusal: Error, CustomStringConvertible { let description = "refused" }
