/// A type that scenes register and resolve.
struct SceneService {
    /// Its names, which all mean the same type.
    var spellings: [String]
    /// An expression that creates one.
    var value: String

    static let all: [SceneService] = [
        SceneService(spellings: ["Plain", "App.Plain"], value: "Plain()"),
        SceneService(spellings: ["Special"], value: "Special()"),
        SceneService(spellings: ["any Closing", "Closing", "AnyClosing"], value: "Door()"),
        SceneService(spellings: ["Space.Inner", "SpaceInner", "Room.Inner"], value: "Space.Inner()"),
        SceneService(spellings: ["Ancestor.Nested", "Descendant.Nested"], value: "Ancestor.Nested()"),
        SceneService(spellings: ["Crate<Int>", "IntCrate", "Packed<Int>"], value: "Crate<Int>()"),
        SceneService(spellings: ["Crate<Plain>", "Packed<Plain>"], value: "Crate<Plain>()"),
        SceneService(spellings: ["Closing & Opening", "any Opening & Closing", "Both"], value: "Door()"),
        SceneService(spellings: ["(Int, Plain)", "Pair"], value: "(1, Plain())"),
        SceneService(spellings: ["[Plain]", "Array<Plain>", "Plains"], value: "[]"),
        SceneService(spellings: ["() -> Plain", "Maker"], value: "{ Plain() }"),
        // Each file declares its own.
        SceneService(spellings: ["Hidden"], value: "Hidden()"),
        SceneService(spellings: ["Int", "Swift.Int", "Count"], value: "1"),
    ]

    /// The declarations of the types.
    static let declarations = [
        "class Plain {}",
        "final class Special: Plain {}",
        "protocol Closing {}",
        "protocol Opening {}",
        "typealias AnyClosing = any Closing",
        "typealias Both = Opening & Closing",
        "struct Door: Closing, Opening {}",
        "enum Space { final class Inner {} }",
        "typealias SpaceInner = Space.Inner",
        "typealias Room = Space",
        "class Ancestor { struct Nested {} }",
        "final class Descendant: Ancestor {}",
        "struct Crate<T> {}",
        "typealias IntCrate = Crate<Int>",
        "typealias Packed<T> = Crate<T>",
        "typealias Pair = (Int, Plain)",
        "typealias Plains = [Plain]",
        "typealias Maker = () -> Plain",
        "typealias Count = Int",
    ]
    /// The declarations that each file has privately.
    static let hidden = ["private final class Hidden {}"]
}

/// A key that a scene registers and resolves.
struct SceneKey: Hashable {
    /// An index of ``SceneService/all``.
    var service: Int
    var name: String?
}
