#if DEBUG && canImport(SwiftUI)
    import ShopDomain
    import SwiftUI

    #Preview("List") {
        NavigationStack {
            CatalogView(model: CatalogComponent(dependency: CatalogPreviewDependency()).list())
        }
    }

    #Preview("Product") {
        ProductView(model: CatalogComponent(dependency: CatalogPreviewDependency()).list().page(of: .preview))
    }

    /// What the catalog needs, for previews.
    private final class CatalogPreviewDependency: CatalogDependency {
        let products: any ProductRepository = PreviewProducts()
        let shoppingCart = ShoppingCart()
    }

    private nonisolated struct PreviewProducts: ProductRepository {
        func products() async throws -> [Product] { [.preview] }
    }

    extension Product {
        fileprivate static nonisolated var preview: Product {
            Product(id: "tea", name: "Green tea", summary: "From Boseong, 50 g.", price: Price(cents: 450))
        }
    }
#endif
