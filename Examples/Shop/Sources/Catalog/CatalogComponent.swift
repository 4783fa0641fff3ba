import CatalogInterface
import DovetailMain
import ShopDomain
import ShopScreens

/// The catalog: the list of products, and a page for each.
public final class CatalogComponent: Component<CatalogDependency>, ProductPages {
    /// The list of products.
    public func list() -> CatalogViewModel {
        CatalogViewModel(products: dependency.products, cart: dependency.shoppingCart)
    }

    /// The page of a product.
    public func page(of product: Product) -> any Screen {
        ProductViewModel(product: product, cart: dependency.shoppingCart)
    }
}
