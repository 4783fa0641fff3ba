//! runs: no
//! proof: proved 1 of 2 resolutions
// A library's assemblies, which an app applies.
import Swinject

public protocol Store {}
public protocol Log {}
final class Disk: Store {}
final class UseCase { init(store: Store) {} }
public final class DataAssembly: Assembly {
    public init() {}
    public func assemble(container: Container) {
        container.register(Store.self) { _ in Disk() }
        container.register(UseCase.self) { r in
            _ = r.resolve(Log.self)! //~ missing-registration: 'UseCase', registered here, needs 'Log'
            return UseCase(store: r.resolve(Store.self)!)
        }
    }
}
