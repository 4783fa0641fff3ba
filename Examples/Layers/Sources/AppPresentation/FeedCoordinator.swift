import AppCore

final class FeedCoordinator: Coordinator {
    private let model: FeedViewModel
    private let screen: any Screen

    init(model: FeedViewModel, screen: any Screen) {
        self.model = model
        self.screen = screen
    }

    func start() throws {
        screen.show(model.title)
        for line in try model.lines { screen.show(line) }
        while let text = screen.ask("write"), !text.isEmpty {
            try model.write(text)
            for line in try model.lines { screen.show(line) }
        }
    }
}
