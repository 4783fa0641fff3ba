import DovetailMain
import ShopDomain

/// What the catalog needs.
public protocol CatalogDependency: Dependency {
    /// Where products come from.
    var products: any ProductRepository { get }
    /// Where products go.
    var shoppingCart: ShoppingCart { get }
}
