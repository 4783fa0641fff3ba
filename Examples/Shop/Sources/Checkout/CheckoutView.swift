#if canImport(SwiftUI)
    import SwiftUI

    /// The form in which the customer orders.
    struct CheckoutView: View {
        @Bindable var model: CheckoutViewModel

        var body: some View {
            Form {
                ForEach(model.lines, id: \.self) { line in
                    Text(line)
                }
                TextField("Your name", text: $model.customer)
                Button("Place order") {
                    Task {
                        await model.placeOrder()
                    }
                }
                .disabled(!model.canPlaceOrder)
            }
            .navigationTitle(model.title)
        }
    }

    #if canImport(UIKit)
        import UIKit

        extension CheckoutViewModel {
            /// The form, to push where the caller is.
            public func makeViewController() -> UIViewController {
                UIHostingController(rootView: CheckoutView(model: self))
            }
        }
    #endif
#endif
