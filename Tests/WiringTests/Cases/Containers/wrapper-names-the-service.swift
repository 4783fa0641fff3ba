//! title: a wrapper with two generic parameters resolves the type that its attribute names
//! command: check
//! runs: no
//! proof: proved 1 of 2 resolutions
import Swinject

protocol SourceInfo {}
final class FetchManager: SourceInfo {}
let container = Container()
container.register(FetchManager.self, name: "live") { _ in FetchManager() }

@propertyWrapper struct Injected<Service, Value> {
    private let name: String?
    init(as type: Service.Type, name: String? = nil) { self.name = name }
    var wrappedValue: Value { container.resolve(Service.self, name: name) as! Value }
}

final class Screen {
    @Injected(as: FetchManager.self, name: "live") var source: SourceInfo
    @Injected(as: FetchManager.self) var other: SourceInfo //~ missing-registration: 'FetchManager' is not registered
}
_ = (Screen().source, Screen().other)
