// swiftc: -package-name stress
// The package level cannot be written without a package name, so this file needs the flag above.

// hard: neither public nor internal; the double may be package or internal, not public
package protocol PackageService {
    func run(_ options: PackageOptions) -> PackageOptions
    static var shared: Self { get }
}

package struct PackageOptions: Sendable {
    package init() {}
}

// hard: public inside a package scope
package enum PackageScope {
    public protocol Inner {
        var options: PackageOptions { get set }
    }
}
