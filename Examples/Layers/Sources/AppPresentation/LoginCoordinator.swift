import AppCore

final class LoginCoordinator: Coordinator {
    private let model: LoginViewModel
    private let screen: any Screen

    init(model: LoginViewModel, screen: any Screen) {
        self.model = model
        self.screen = screen
    }

    func start() throws {
        while try model.user == nil {
            guard let name = screen.ask("name"), let password = screen.ask("password") else { return }
            _ = try model.submit(name: name, password: password)
            screen.show(model.message)
        }
    }
}
