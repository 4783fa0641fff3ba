/// A library to be added to the products of a `Package.swift`, built from the target with the same name.
package struct NewProduct: Hashable, Sendable {
    package var name: String
    /// Whether it is a dynamic library, which programs load, rather than a static one.
    package var isDynamic: Bool

    package init(_ name: String, isDynamic: Bool) {
        self.name = name
        self.isDynamic = isDynamic
    }

    /// Its source text as a list element.
    package var source: String {
        ".library(name: \"\(name)\", \(isDynamic ? "type: .dynamic, " : "")targets: [\"\(name)\"])"
    }
}
