// The double must inherit a class and call its initializer.
import Foundation

class BaseView {
    let frame: Int
    init(frame: Int) {
        self.frame = frame
    }
    func draw() -> Int { frame }
}

class DefaultView: BaseView {
    init() {
        super.init(frame: 0)
    }
    required init(code: Int) {
        super.init(frame: code)
    }
}

// hard: superclass in the inheritance clause; it has an init() and a required init
protocol ViewLike: DefaultView {
    var title: String { get set }
    func reload(_ completion: () -> Void)
}

// hard: the superclass already witnesses one requirement, which then needs `override`
protocol Drawing: DefaultView {
    func draw() -> Int
    func erase() -> Int
}

// hard: NSObjectProtocol has dozens of requirements that only NSObject brings
protocol DownloadDelegate: NSObjectProtocol {
    func downloadDidEnd(_ code: Int) -> Bool
    func isEqual(to other: Int) -> Bool
}

// hard: NSObject by name, and a requirement it witnesses (description)
protocol Inspectable: NSObject {
    var description: String { get }
    var hashValueText: String { get }
}

// hard: superclass and Sendable and main actor at once
@MainActor
class Controller {
    init() {}
    var isLoaded = false
}

protocol Coordinator: Controller, Sendable {
    var child: (any Coordinator)? { get set }
    nonisolated func identify() -> String
    func start() async
}
