import ShopRoot
import ShopScreens
import SwiftUI

/// The app: a tab for the catalog, which is drawn with SwiftUI, and one for the cart, which is drawn with UIKit.
@main
struct ShopApp: App {
    private let shop = ShopComponent()

    var body: some Scene {
        WindowGroup {
            TabView {
                ScreenView(screen: shop.catalog.list())
                    .ignoresSafeArea()
                    .tabItem { Label("Catalog", systemImage: "list.bullet") }
                ScreenView(screen: shop.cart.contents())
                    .ignoresSafeArea()
                    .tabItem { Label("Cart", systemImage: "cart") }
            }
        }
    }
}
