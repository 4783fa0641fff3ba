#if DEBUG && canImport(SwiftUI) && canImport(UIKit)
    import CatalogInterface
    import CheckoutInterface
    import ShopDomain
    import ShopScreens
    import SwiftUI
    import UIKit

    #Preview {
        ScreenView(screen: CartComponent(dependency: CartPreviewDependency()).contents())
    }

    /// What the cart needs, for previews: the other features are not built for them.
    private final class CartPreviewDependency: CartDependency {
        let shoppingCart = ShoppingCart()
        let productPages: any ProductPages = PreviewScreens()
        let checkoutScreens: any CheckoutScreens = PreviewScreens()

        init() {
            shoppingCart.add(Product(id: "tea", name: "Green tea", summary: "", price: Price(cents: 450)))
            shoppingCart.add(Product(id: "cup", name: "Cup", summary: "", price: Price(cents: 905)))
        }
    }

    private struct PreviewScreens: ProductPages, CheckoutScreens {
        func page(of product: Product) -> any Screen { PreviewScreen(title: product.name) }
        func checkout() -> any Screen { PreviewScreen(title: "Checkout") }
    }

    /// A screen of another feature: its title alone.
    private final class PreviewScreen: Screen {
        let title: String
        let lines: [String] = []

        init(title: String) {
            self.title = title
        }

        func makeViewController() -> UIViewController {
            let controller = UIViewController()
            controller.title = title
            return controller
        }
    }
#endif
