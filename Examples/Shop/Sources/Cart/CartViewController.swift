#if canImport(UIKit)
    import ShopDomain
    import ShopScreens
    import UIKit

    /// The cart's screen.
    final class CartViewController: UITableViewController {
        private let model: CartViewModel

        init(model: CartViewModel) {
            self.model = model
            super.init(style: .plain)
            title = model.title
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            nil
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                primaryAction: UIAction(title: "Check out") { [weak self] _ in
                    self?.push(self?.model.checkout())
                })
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            tableView.reloadData()
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            model.items.count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = model.text(of: model.items[indexPath.row])
            cell.contentConfiguration = content
            return cell
        }

        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            model.lines.last
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            push(model.page(of: model.items[indexPath.row]))
        }

        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            guard editingStyle == .delete else { return }
            model.remove(model.items[indexPath.row])
            tableView.reloadData()
        }

        private func push(_ screen: (any Screen)?) {
            guard let screen else { return }
            navigationController?.pushViewController(screen.makeViewController(), animated: true)
        }
    }

    extension CartViewModel {
        /// The cart, with navigation to the screens that it opens.
        public func makeViewController() -> UIViewController {
            UINavigationController(rootViewController: CartViewController(model: self))
        }
    }
#endif
