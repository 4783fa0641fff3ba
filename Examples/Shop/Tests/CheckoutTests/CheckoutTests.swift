import Checkout
import ShopDomain
import Testing

/// The checkout alone. `dovetail stub` wrote the doubles.
struct CheckoutTests {
    struct ServerDown: Error {}

    let tea = Product(id: "tea", name: "Green tea", summary: "", price: Price(cents: 450))
    let orders = OrderRepositoryStub()
    let cart = ShoppingCart()
    let form: CheckoutViewModel

    init() {
        let dependency = CheckoutDependencyStub()
        dependency.underlyingShoppingCart = cart
        dependency.underlyingOrders = orders
        form = CheckoutComponent(dependency: dependency).form()
        cart.add(tea)
    }

    @Test func anOrderNeedsANameAndSomethingToBuy() async {
        #expect(form.lines == ["To pay: $4.50"])
        form.customer = " "
        #expect(!form.canPlaceOrder)
        form.customer = "Hana"
        #expect(form.canPlaceOrder)
        cart.removeAll()
        #expect(!form.canPlaceOrder)
        await form.placeOrder()
        #expect(!orders.placeForCalled)
    }

    @Test func anOrderEmptiesTheCart() async {
        orders.placeForReturnValue = Order(id: 7, customer: "Hana", lines: cart.lines)
        form.customer = "Hana"
        await form.placeOrder()
        #expect(form.lines == ["Thank you, Hana. Order 7 over $4.50 is on its way."])
        #expect(orders.placeForReceivedArguments?.customer == "Hana")
        #expect(cart.lines.isEmpty)
    }

    @Test func aFailureKeepsTheCart() async {
        orders.placeForThrowableError = ServerDown()
        form.customer = "Hana"
        await form.placeOrder()
        #expect(form.message == "The order could not be placed. Your cart is as it was.")
        #expect(cart.count == 1)
    }
}
