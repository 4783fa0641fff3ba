//! runs: no
//! modules: DependencyContainer Card App
//! proof: proved 2 of 5 resolutions; 1 not provable: 1 dynamic name
//// file: dovetail.yml
containers:
  - type: Container
    register: regist(injectType:)
    resolve: load(for:)
    key: id
    provides: resolve()
//// file: DependencyContainer/Container.swift
public protocol Injectable {
    init()
    var id: String { get }
    func resolve() -> AnyObject
}
public class Container {
    private var injections: [String: Injectable] = [:]
    public static let shared: Container = Container()
    public func regist(injectType: Injectable.Type) {
        let injection = injectType.init()
        injections[injection.id] = injection
    }
    public func load(for injectId: String) -> Injectable? { injections[injectId] }
}
public let cardInjectId = "Card"
public let depositInjectId = "Deposit"
public let signingInjectId = "Signing"
public protocol CardInject {}
public protocol DepositInject {}
public protocol SigningInject {}
//// file: Card/Builder.swift
import DependencyContainer
final class CardBuilder {
    func build() -> SigningInject? {
        guard let inject = Container.shared.load(for: signingInjectId)?.resolve() as? SigningInject else { return nil }
        return inject
    }
    func deposit() -> DepositInject? {
        Container.shared.load(for: depositInjectId)?.resolve() as? DepositInject //~ missing-registration: 'DepositInject' named "Deposit" is not registered
    }
    func wrong() -> Any? {
        Container.shared.load(for: cardInjectId)?.resolve() as? SigningInject //~ missing-registration: resolve the key that builds 'SigningInject', or cast to 'CardImplement'
    }
    func right() -> Any? { Container.shared.load(for: cardInjectId)?.resolve() as? CardInject }
    func dynamic(_ id: String) -> Any? { Container.shared.load(for: id)?.resolve() as? CardInject }
}
//// file: App/main.swift
import DependencyContainer
class SigningInjectItem: Injectable {
    required init() {}
    var id: String = signingInjectId
    func resolve() -> AnyObject { SigningImplement() }
}
class SigningImplement: SigningInject {}
class CardInjectItem: Injectable {
    required init() {}
    var id: String { cardInjectId }
    func resolve() -> AnyObject { return CardImplement() }
}
class CardImplement: CardInject {}
class DepositInjectItem: Injectable {
    required init() {}
    var id = depositInjectId
    func resolve() -> AnyObject { DepositImplement() }
}
class DepositImplement: DepositInject {}
Container.shared.regist(injectType: SigningInjectItem.self)
Container.shared.regist(injectType: CardInjectItem.self)
