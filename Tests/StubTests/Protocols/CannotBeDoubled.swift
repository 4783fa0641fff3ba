// No class or actor in another file can conform to these: a generator must say so and why.
import Distributed

final class Sealed {
    var value = 0
}

// cannot: the superclass is final, so only Sealed itself could conform
protocol SealedLike: Sealed {
    func open()
}

class Locked {
    static func make() -> Locked { Locked() }
    private init() {}
}

// cannot: the superclass has no accessible initializer, so no subclass can be made
protocol LockedLike: Locked {
    func open()
}

// cannot: an actor has no superclass, and a class cannot conform to Actor
protocol ActorView: Actor where Self: OpenView {
    func draw()
}

class OpenView {}

// cannot: an actor cannot conform to a global-actor-isolated protocol, and only an actor conforms to Actor
@MainActor
protocol MainActorActor: Actor {
    func run()
}

// cannot: only a distributed actor can conform
protocol Remote3: DistributedActor where ActorSystem == LocalTestingDistributedActorSystem {
    distributed func ping() -> Int
}

// cannot: a class cannot be BitwiseCopyable
protocol Pixel: BitwiseCopyable {
    var red: UInt8 { get }
}

// cannot: inherits BitwiseCopyable through a parent
protocol Texel: Pixel {
    func blend() -> Int
}

// cannot: two parameter packs of one shape; Swift 6.3.1 accepts no witness, not even the identical one
protocol TwoPacks {
    func zip<each Left, each Right>(_ left: repeat each Left, with right: repeat each Right) -> (repeat (each Left, each Right))
}

// cannot: the same for a pack of functions between two packs
protocol PackedFunctions {
    func convert<each From, each To>(_ functions: repeat @escaping (each From) -> each To)
}

// cannot: nobody outside the file can name it
fileprivate protocol Secret {
    func tell()
}

class BaseView {
    let frame: Int
    init(frame: Int) { self.frame = frame }
}

// cannot: the only initializer of the superclass takes an argument, and nothing tells which
protocol FramedLike where Self: BaseView {
    func resize(to frame: Int) -> Bool
}

class StrictBase {
    final func load(_ id: Int) throws -> Int { id }
}

// cannot: the superclass has a final throwing method of that signature, so a member cannot be in the class
protocol Strict: StrictBase {
    func load(_ id: Int) -> Int
}

protocol LeftId {
    var id: Int { get }
}
protocol RightId {
    var id: String { get }
}
// cannot: its parents want properties of one name and two types
protocol TwoIds: LeftId, RightId {
    func both() -> Bool
}

// cannot: an OptionSet is a struct
protocol Flags: OptionSet where RawValue == Int {
    func describe() -> String
}

// cannot: Clock is not among the parents that are known
protocol TestClock: Clock where Duration == Swift.Duration {
    func advance(by duration: Swift.Duration)
}

// cannot: SerialExecutor is not among the parents that are known
protocol Lane: SerialExecutor {
    var name: String { get set }
}

func scope() {
    // cannot: a local protocol has no name outside its function
    protocol Local {
        func tell()
    }
    struct Told: Local {
        func tell() {}
    }
    Told().tell()
}
