// Written by dovetail generate. Do not edit: change the components instead.
// swift-format-ignore-file
// swiftlint:disable all

import Cart
import Catalog
import CatalogInterface
import Checkout
import CheckoutInterface
import Dovetail
import DovetailMain
import ShopData
import ShopDomain
import ShopScreens

// If the next line does not compile, the tool that wrote this file and the library
// are of different versions: update one of them, and generate again.
private typealias WiringVersion = Dovetail.Wiring.Version1

// MARK: - ShopComponent

extension ShopComponent: nonisolated Dovetail.Wiring.WiredRoot {
    public nonisolated static func _rootConnection(
        of root: Swift.ObjectIdentifier, _ slot: Dovetail.Wiring.DependencySlot
    ) -> Dovetail.Wiring.Connection? {
        if Dovetail.Wiring.isClass(root, ShopComponent.self) {
            return Dovetail.Wiring.root(ShopComponent.self, slot, Dovetail.Wiring.RootPlace(), ShopComponent_children)
        }
        return nil
    }
}

private nonisolated final class Under_ShopComponent: Dovetail.Wiring.PlaceUnder<ShopComponent, Swift.Void>, Cart.CartDependency, Catalog.CatalogDependency, Checkout.CheckoutDependency {
    @inline(never) @MainActor var shoppingCart: ShopDomain.ShoppingCart { _above.shoppingCart }
    @inline(never) @MainActor var productPages: any CatalogInterface.ProductPages { _above.productPages }
    @inline(never) @MainActor var checkoutScreens: any CheckoutInterface.CheckoutScreens { _above.checkoutScreens }
    @inline(never) @MainActor var products: any ShopDomain.ProductRepository { _above.products }
    @inline(never) @MainActor var orders: any ShopDomain.OrderRepository { _above.orders }
}

private nonisolated func ShopComponent_children(
    _ child: Swift.ObjectIdentifier, _ slot: Dovetail.Wiring.DependencySlot,
    _ owner: Swift.AnyObject, _ place: Dovetail.Wiring.Place
) -> Dovetail.Wiring.Connection? {
    let place = Under_ShopComponent(Dovetail.Wiring.owner(owner, as: ShopComponent.self), ())
    if Dovetail.Wiring.isClass(child, CartComponent.self) {
        return Dovetail.Wiring.connection(CartComponent.self, slot, place, place)
    }
    if Dovetail.Wiring.isClass(child, CatalogComponent.self) {
        return Dovetail.Wiring.connection(CatalogComponent.self, slot, place, place)
    }
    if Dovetail.Wiring.isClass(child, CheckoutComponent.self) {
        return Dovetail.Wiring.connection(CheckoutComponent.self, slot, place, place)
    }
    return nil
}

