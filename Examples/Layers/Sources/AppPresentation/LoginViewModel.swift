import AppCore
import AppDomain

/// The state of the login screen.
final class LoginViewModel {
    private let login: any LoginUseCase
    private(set) var message = ""

    init(login: any LoginUseCase) { self.login = login }

    var user: User? { get throws { try login.current() } }

    /// Tries to log in. Returns whether somebody is logged in now.
    func submit(name: String, password: String) throws -> Bool {
        do {
            let user = try login.login(name: name, password: password)
            message = "Hello, \(user.name)."
            return true
        } catch LoginError.wrongPassword {
            message = "That is not \(name)'s password."
            return false
        }
    }
}
