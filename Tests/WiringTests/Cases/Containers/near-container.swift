//! runs: no
import Swinject

protocol Store {}
final class Disk: Store {}
let app = Container()
let session = Container(parent: app)
session.register(Store.self) { _ in Disk() }
_ = session.resolve(Store.self)
_ = app.resolve(Store.self) //~ missing-registration: registered here in 'session', another container
