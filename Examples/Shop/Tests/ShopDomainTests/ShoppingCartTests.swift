import ShopDomain
import Testing

struct ShoppingCartTests {
    let tea = Product(id: "tea", name: "Green tea", summary: "", price: Price(cents: 450))
    let cup = Product(id: "cup", name: "Cup", summary: "", price: Price(cents: 905))
    let cart = ShoppingCart()

    @Test func aProductHasOneLine() {
        [tea, cup, tea].forEach(cart.add)
        #expect(cart.lines == [OrderLine(product: tea, count: 2), OrderLine(product: cup, count: 1)])
        #expect(cart.count == 3)
        #expect(cart.total == Price(cents: 1_805))
    }

    @Test func theLastPieceTakesItsLineAlong() {
        [tea, tea, cup].forEach(cart.add)
        cart.remove(tea)
        #expect(cart.lines.map(\.count) == [1, 1])
        cart.remove(tea)
        cart.remove(tea)
        #expect(cart.lines == [OrderLine(product: cup, count: 1)])
    }

    @Test(arguments: [(0, "$0.00"), (7, "$0.07"), (450, "$4.50"), (123_456, "$1234.56")])
    func aPriceHasTwoDigitsAfterThePoint(cents: Int, text: String) {
        #expect(Price(cents: cents).description == text)
    }
}
