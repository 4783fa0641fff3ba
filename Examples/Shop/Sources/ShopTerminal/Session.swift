import ShopDomain
import ShopRoot
import ShopScreens

/// A customer's visit: runs commands, and returns what the screens show.
final class Session {
    static let script = [
        "list", "show 1", "add 1", "add 1", "add 3", "cart", "page 2", "remove 2", "cart", "order Hana",
    ]
    static let help = "Commands: list, show N, add N, cart, page N, remove N, order NAME, quit"

    private let shop: ShopComponent
    private var products: [Product] = []

    init(shop: ShopComponent) {
        self.shop = shop
    }

    func run(_ command: String) async -> [String] {
        let words = command.split(separator: " ", maxSplits: 1).map(String.init)
        let argument = words.count > 1 ? words[1] : ""
        switch words.first {
        case "list": return await list()
        case "show": return element(argument, of: products) { text(shop.productPages.page(of: $0)) }
        case "add": return element(argument, of: products) { add($0) }
        case "cart": return text(shop.cart.contents())
        case "page":
            let cart = shop.cart.contents()
            return element(argument, of: cart.items) { text(cart.page(of: $0)) }
        case "remove":
            let cart = shop.cart.contents()
            return element(argument, of: cart.items) {
                cart.remove($0)
                return text(cart)
            }
        case "order": return await order(argument)
        default: return [Self.help]
        }
    }

    private func list() async -> [String] {
        let list = shop.catalog.list()
        await list.load()
        products = list.products
        return text(list)
    }

    private func add(_ product: Product) -> [String] {
        shop.shoppingCart.add(product)
        return ["Added: \(product.name)"]
    }

    private func order(_ customer: String) async -> [String] {
        let form = shop.checkout.form()
        form.customer = customer
        guard form.canPlaceOrder else { return ["An order needs a name, and something in the cart."] }
        await form.placeOrder()
        return text(form)
    }

    private func text(_ screen: any Screen) -> [String] {
        ["== \(screen.title)"] + screen.lines
    }

    private func element<Element>(
        _ number: String, of elements: [Element], _ run: (Element) -> [String]
    ) -> [String] {
        guard let number = Int(number), elements.indices.contains(number - 1) else {
            return ["There is no number \(number)."]
        }
        return run(elements[number - 1])
    }
}
