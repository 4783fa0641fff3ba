/// A library that is to be written among the products of a `Package.swift`, of the target with its name.
package struct NewProduct: Hashable, Sendable {
    package var name: String
    /// Whether programs load it, instead of taking its objects.
    package var isDynamic: Bool

    package init(_ name: String, isDynamic: Bool) {
        self.name = name
        self.isDynamic = isDynamic
    }

    /// As it stands in a list.
    package var source: String {
        ".library(name: \"\(name)\", \(isDynamic ? "type: .dynamic, " : "")targets: [\"\(name)\"])"
    }
}
