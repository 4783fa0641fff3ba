// Keywords and raw identifiers as names.

// hard: names derived from these must not be `` `repeat`Calls ``
protocol Keywords {
    var `default`: Int { get set }
    var `class`: String { get }
    var `self`: Int { get }
    var `Type2`: Int { get }
    static var `static`: Int { get set }
    func `repeat`() -> Int
    func `continue`(with message: String) -> String
    func `init`()
    func `subscript`(_ `in`: Int) -> Int
    func `throws`() throws
    func `async`() async
    func `Self`() -> Int
    func `func`<`protocol`>(_ `let`: `protocol`) -> `protocol`
}

// hard: keyword labels are legal without backticks, but not as names in a body
protocol Labels {
    func move(in: Int, for: String, where: Bool) -> Int
    func move(repeat: Int, while: Bool, `inout`: Int)
    func move(self: Int, Self: Int, super: Int)
    func move(_: Int, _ _: Int, if _: Bool)
    func move(as type: Any.Type, is `if`: Bool, try: Int) throws
    func move(await: Int, any: Int, some: Int, async: Int, actor: Int, each: Int) async
    func move(get: Int, set: Int, willSet: Int, borrowing: Int, consuming: Int, sending: Int)
    subscript(`default` `default`: Int) -> Int { get set }
    init(init: Int, deinit: Int)
}

// hard: the protocol itself, its associated type and its types are called like keywords
protocol `protocol` {
    associatedtype `associatedtype`
    func make(_ value: `enum`) -> `associatedtype`
    func type(_ type: `enum`.`Type`) -> any `protocol`
}

struct `enum` {
    struct `Type` {}
}

// hard: raw identifiers: spaces, digits, operators and dots in names
protocol `Raw names` {
    var `404`: Int { get set }
    func `load the user`(`user id`: Int, _ `the name`: String) -> String
    func `a+b`() throws
    func `a-b`() throws
    associatedtype `Some Item`
    static func `make one`(_ item: `Some Item`) -> Self
}

// hard: names no ASCII rule covers, and two that differ by case or underscore only
protocol Ünïcode {
    func größe(_ höhe: Int) -> Int
    func 保存(_ 值: String)
    var 🎉: Int { get set }
    func url()
    func URL()
    func _url()
    func url_()
    var x: Int { get }
    var X: Int { get }
}
