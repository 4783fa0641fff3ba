// Access levels: what the double may say, and what it must not be made for.
import Foundation

// hard: the double's members must be public, and open/public differ for a class
public protocol PublicService {
    var name: String { get set }
    func run(_ options: PublicOptions) async throws -> [String: PublicOptions]
    static func make() -> Self
    init(name: String)
    subscript(index: Int) -> PublicOptions? { get }
}

public struct PublicOptions: Sendable {
    public init() {}
}

// hard: internal in name, but public witnesses are allowed and public doubles are not
internal protocol InternalService: PublicService {
    func detail(_ options: InternalOptions)
}

struct InternalOptions {}

// hard: usable from inlinable code, still internal
@usableFromInline
protocol InlinedService {
    func inline(_ value: Int) -> Int
    associatedtype Value
}

// hard: public protocol in a scope that is internal; a public double of it is an error
enum Scope {
    public protocol Inner {
        func inner(_ options: InternalOptions)
    }
}

// hard: an extension's access level is its members' default
public extension PublicOptions {
    protocol Reader {
        func read(_ options: PublicOptions) -> Int
    }
}

// hard: a public double of it must be @_spi too
@_spi(Testing)
public protocol SpiService {
    func spi() -> Int
}

// refuse: fileprivate; no other file can name it
fileprivate protocol FilePrivateService {
    func hidden()
}

// refuse: private; no other file can name it
private protocol PrivateService {
    func hidden()
}

// refuse: internal by its own word, but its scope is private
private enum Hidden {
    protocol Service {
        func hidden()
    }
}

// refuse: a private extension makes it fileprivate
private extension PublicOptions {
    protocol Writer {
        func write()
    }
}

extension Hidden {
    // refuse: scope is private, declared elsewhere
    enum Deep {
        protocol Service2 {
            func hidden(_ service: any FilePrivateService, _ other: any PrivateService)
        }
    }
}
