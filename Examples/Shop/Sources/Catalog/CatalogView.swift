#if canImport(SwiftUI)
    import ShopDomain
    import SwiftUI

    /// The list of products.
    struct CatalogView: View {
        let model: CatalogViewModel

        var body: some View {
            List(model.products) { product in
                NavigationLink(value: product) {
                    LabeledContent(product.name, value: product.price.description)
                }
            }
            .overlay {
                if let problem = model.problem {
                    Text(problem)
                }
            }
            .navigationTitle(model.title)
            .navigationDestination(for: Product.self) { product in
                ProductView(model: model.page(of: product))
            }
            .task {
                await model.load()
            }
        }
    }

    #if canImport(UIKit)
        import UIKit

        extension CatalogViewModel {
            /// The list, with navigation to the pages of products.
            public func makeViewController() -> UIViewController {
                UIHostingController(rootView: NavigationStack { CatalogView(model: self) })
            }
        }
    #endif
#endif
