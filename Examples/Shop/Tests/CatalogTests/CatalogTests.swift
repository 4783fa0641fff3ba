import ShopDomain
import Testing

@testable import Catalog

/// The catalog alone. `dovetail stub` wrote the doubles.
struct CatalogTests {
    struct NoConnection: Error {}

    let tea = Product(id: "tea", name: "Green tea", summary: "Fresh.", price: Price(cents: 450))
    let repository = ProductRepositoryStub()
    let cart = ShoppingCart()
    let component: CatalogComponent

    init() {
        let dependency = CatalogDependencyStub()
        dependency.underlyingProducts = repository
        dependency.underlyingShoppingCart = cart
        component = CatalogComponent(dependency: dependency)
    }

    @Test func theListShowsWhatTheRepositoryHas() async {
        repository.productsReturnValue = [tea]
        let list = component.list()
        #expect(list.lines.isEmpty)
        await list.load()
        #expect(list.lines == ["1. Green tea, $4.50"])
        #expect(repository.productsCallsCount == 1)
    }

    @Test func aFailureIsShownUntilLoadingSucceeds() async {
        repository.productsThrowableError = NoConnection()
        let list = component.list()
        await list.load()
        #expect(list.lines == ["The products could not be loaded."])

        repository.productsThrowableError = nil
        repository.productsReturnValue = [tea]
        await list.load()
        #expect(list.lines == ["1. Green tea, $4.50"])
    }

    @Test func aProductPagePutsTheProductIntoTheCart() {
        let page = component.list().page(of: tea)
        #expect(page.lines == ["Fresh.", "$4.50", "Not in your cart"])
        page.addToCart()
        #expect(cart.lines == [OrderLine(product: tea, count: 1)])
        #expect(component.page(of: tea).lines.last == "1 in your cart")
    }
}
