import Cart
import ShopDomain
import ShopScreens
import Testing

#if canImport(UIKit)
    import UIKit
#endif

/// The cart alone: neither the catalog nor the checkout is compiled for these tests.
struct CartTests {
    let tea = Product(id: "tea", name: "Green tea", summary: "", price: Price(cents: 450))
    let cart = ShoppingCart()
    let pages = ProductPagesStub()
    let checkout = CheckoutScreensStub()
    let contents: CartViewModel

    init() {
        let dependency = CartDependencyStub()
        dependency.underlyingShoppingCart = cart
        dependency.underlyingProductPages = pages
        dependency.underlyingCheckoutScreens = checkout
        contents = CartComponent(dependency: dependency).contents()
    }

    @Test func itShowsWhatIsInTheCart() {
        #expect(contents.lines == ["Your cart is empty."])
        cart.add(tea)
        cart.add(tea)
        #expect(contents.lines == ["1. 2 × Green tea, $9.00", "Total: $9.00"])
        contents.remove(contents.items[0])
        #expect(contents.lines == ["1. 1 × Green tea, $4.50", "Total: $4.50"])
    }

    @Test func aLineOpensThePageOfItsProduct() {
        let page = EmptyScreen()
        pages.pageOfReturnValue = page
        cart.add(tea)
        #expect(contents.page(of: contents.items[0]) === page)
        #expect(pages.pageOfReceivedProduct == tea)
    }

    @Test func anEmptyCartHasNoCheckout() {
        #expect(contents.checkout() == nil)
        #expect(!checkout.checkoutCalled)

        let form = EmptyScreen()
        checkout.checkoutReturnValue = form
        cart.add(tea)
        #expect(contents.checkout() === form)
    }
}

/// A screen of another feature.
private final class EmptyScreen: Screen {
    let title = ""
    let lines: [String] = []
    #if canImport(UIKit)
        func makeViewController() -> UIViewController { UIViewController() }
    #endif
}
