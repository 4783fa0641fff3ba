#if canImport(SwiftUI)
    import SwiftUI

    /// The page of a product.
    struct ProductView: View {
        let model: ProductViewModel

        var body: some View {
            Form {
                Text(model.product.summary)
                LabeledContent("Price", value: model.product.price.description)
                Text(model.inCart)
                Button("Add to cart") {
                    model.addToCart()
                }
            }
            .navigationTitle(model.title)
        }
    }

    #if canImport(UIKit)
        import UIKit

        extension ProductViewModel {
            /// The page, to push where the caller is.
            public func makeViewController() -> UIViewController {
                UIHostingController(rootView: ProductView(model: self))
            }
        }
    #endif
#endif
