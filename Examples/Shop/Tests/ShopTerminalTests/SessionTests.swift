import ShopRoot
import Testing

@testable import ShopTerminal

/// The whole shop behind the terminal, without doubles.
struct SessionTests {
    let session = Session(shop: ShopComponent())

    @Test func anOrderEmptiesTheCartOfEveryScreen() async {
        for command in ["list", "add 2", "order Hana"] { _ = await session.run(command) }
        #expect(await session.run("cart") == ["== Cart", "Your cart is empty."])
        #expect(await session.run("show 2").last == "Not in your cart")
    }

    @Test(arguments: ["add 1", "show tea", "remove 1", "page 0"])
    func whatIsNotListedIsNotFound(command: String) async {
        #expect(await session.run(command).first?.hasPrefix("There is no number") == true)
    }

    @Test func nothingIsOrderedWithoutAName() async {
        for command in ["list", "add 1"] { _ = await session.run(command) }
        #expect(await session.run("order").first?.hasPrefix("An order needs") == true)
    }
}
