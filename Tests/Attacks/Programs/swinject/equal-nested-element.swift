//! class: K17 equal types
//! note: an element type of an alias
import Swinject
import Probe
final class Song {}
typealias Songs = [Song]
let box = Container()
box.register(Song.self) { _ in Song() }
box.register(Array<Song>.self) { _ in [] }
probe(box.resolve(Songs.Element.self))
probe(box.resolve(Songs.self))
