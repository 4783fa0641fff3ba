import Observation
import ShopDomain
import ShopScreens

/// What the list of products shows.
@Observable
public final class CatalogViewModel: Screen {
    /// The products, once they are loaded.
    public private(set) var products: [Product] = []
    /// Why there are none.
    public private(set) var problem: String?
    private let repository: any ProductRepository
    private let cart: ShoppingCart

    init(products: any ProductRepository, cart: ShoppingCart) {
        repository = products
        self.cart = cart
    }

    /// What is above the list.
    public var title: String { "Catalog" }

    /// The products with their prices, or why there are none.
    public var lines: [String] {
        if let problem { return [problem] }
        return products.enumerated().map { "\($0 + 1). \($1.name), \($1.price)" }
    }

    /// Loads the products.
    public func load() async {
        do {
            products = try await repository.products()
            problem = nil
        } catch {
            problem = "The products could not be loaded."
        }
    }

    /// What the page of a product shows.
    func page(of product: Product) -> ProductViewModel {
        ProductViewModel(product: product, cart: cart)
    }
}
