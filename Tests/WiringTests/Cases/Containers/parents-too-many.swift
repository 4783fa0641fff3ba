//! title: of a container with many possible parents, one of which registers nothing, nothing is proved
//! runs: no
//! proof: proved 0 of 1 resolution
import Swinject

final class Log {}
let c0 = Container()
let c1 = Container()
let c2 = Container()
let c3 = Container()
let c4 = Container()
let c5 = Container()
let c6 = Container()
let c7 = Container()
let c8 = Container()
let c9 = Container()
let c10 = Container()
let c11 = Container()
let c12 = Container()
let c13 = Container()
let c14 = Container()
let c15 = Container()
let c16 = Container()
let c17 = Container()
let c18 = Container()
let c19 = Container()
let c20 = Container()
let c21 = Container()
let c22 = Container()
let c23 = Container()
let c24 = Container()
let c25 = Container()
let c26 = Container()
let c27 = Container()
let c28 = Container()
let c29 = Container()
let c30 = Container()
let c31 = Container()
let c32 = Container()
let c33 = Container()
let c34 = Container()
let c35 = Container()
let c36 = Container()
let c37 = Container()
let c38 = Container()
let c39 = Container()
c1.register(Log.self) { _ in Log() }
c2.register(Log.self) { _ in Log() }
c3.register(Log.self) { _ in Log() }
c4.register(Log.self) { _ in Log() }
c5.register(Log.self) { _ in Log() }
c6.register(Log.self) { _ in Log() }
c7.register(Log.self) { _ in Log() }
c8.register(Log.self) { _ in Log() }
c9.register(Log.self) { _ in Log() }
c10.register(Log.self) { _ in Log() }
c11.register(Log.self) { _ in Log() }
c12.register(Log.self) { _ in Log() }
c13.register(Log.self) { _ in Log() }
c14.register(Log.self) { _ in Log() }
c15.register(Log.self) { _ in Log() }
c16.register(Log.self) { _ in Log() }
c17.register(Log.self) { _ in Log() }
c18.register(Log.self) { _ in Log() }
c19.register(Log.self) { _ in Log() }
c20.register(Log.self) { _ in Log() }
c21.register(Log.self) { _ in Log() }
c22.register(Log.self) { _ in Log() }
c23.register(Log.self) { _ in Log() }
c24.register(Log.self) { _ in Log() }
c25.register(Log.self) { _ in Log() }
c26.register(Log.self) { _ in Log() }
c27.register(Log.self) { _ in Log() }
c28.register(Log.self) { _ in Log() }
c29.register(Log.self) { _ in Log() }
c30.register(Log.self) { _ in Log() }
c31.register(Log.self) { _ in Log() }
c32.register(Log.self) { _ in Log() }
c33.register(Log.self) { _ in Log() }
c34.register(Log.self) { _ in Log() }
c35.register(Log.self) { _ in Log() }
c36.register(Log.self) { _ in Log() }
c37.register(Log.self) { _ in Log() }
c38.register(Log.self) { _ in Log() }
c39.register(Log.self) { _ in Log() }
func child(_ parent: Container) -> Container {
    let container = Container(parent: parent)
    _ = container.resolve(Log.self)  //~ missing-registration: 'Log'
    return container
}
_ = child(c0)
_ = child(c1)
_ = child(c2)
_ = child(c3)
_ = child(c4)
_ = child(c5)
_ = child(c6)
_ = child(c7)
_ = child(c8)
_ = child(c9)
_ = child(c10)
_ = child(c11)
_ = child(c12)
_ = child(c13)
_ = child(c14)
_ = child(c15)
_ = child(c16)
_ = child(c17)
_ = child(c18)
_ = child(c19)
_ = child(c20)
_ = child(c21)
_ = child(c22)
_ = child(c23)
_ = child(c24)
_ = child(c25)
_ = child(c26)
_ = child(c27)
_ = child(c28)
_ = child(c29)
_ = child(c30)
_ = child(c31)
_ = child(c32)
_ = child(c33)
_ = child(c34)
_ = child(c35)
_ = child(c36)
_ = child(c37)
_ = child(c38)
_ = child(c39)
