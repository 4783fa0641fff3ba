@testable import DovetailBinaries
import Testing

@Suite struct ModuleMapTests {
    @Test(arguments: [
        ("framework module Foo { link \"z\" link framework \"StoreKit\" }", ["z", "StoreKit.framework"]),
        ("module A { module B { link \"sqlite3\" } }", ["sqlite3"]),
        ("module A {link\"z\"link/* */framework\"UIKit\"}", ["z", "UIKit.framework"]),
        ("// link \"a\"\n/* link \"b\" \n link \"c\" */ link \"d\" // link \"e\"", ["d"]),
        ("module A { header \"link \\\"x\\\".h\" umbrella \"link\" }", []), ("module link { header \"a.h\" }", []),
        ("requires link, framework header \"a.h\"", []), ("link \"unclosed\nlink \"b\"", ["unclosed", "b"]),
        ("link \"\"", []), ("/* never closed link \"a\"", []), ("link \"a\\", ["a\\"]), ("/", []), ("", []),
        ("mylink \"a\" unlink framework \"b\"", []),
    ])
    func links(_ text: String, _ expected: [String]) {
        let links = ModuleMapLink.links(in: Array(text.utf8))
        #expect(links.map { $0.isFramework ? "\($0.name).framework" : $0.name } == expected)
    }
}
