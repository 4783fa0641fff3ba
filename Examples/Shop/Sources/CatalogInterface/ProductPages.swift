import ShopDomain
import ShopScreens

// dovetail:stub
/// The catalog, as other features see it.
public protocol ProductPages {
    /// The page of a product.
    func page(of product: Product) -> any Screen
}
