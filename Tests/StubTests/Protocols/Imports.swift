// Imports that the double's own file must repeat, scoped, qualified and conditional.

@preconcurrency import Dispatch
import struct Foundation.URL
import class Foundation.JSONDecoder
import func Foundation.sin
import enum Foundation.ComparisonResult
internal import Synchronization
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
#if canImport(Observation)
import Observation
#endif

// hard: module-qualified names, some from a module imported only in part
protocol Qualified {
    func load(_ url: Foundation.URL, with decoder: Foundation.JSONDecoder) -> Swift.Result<Swift.Int, any Swift.Error>
    func compare(_ other: Swift.String) -> Foundation.ComparisonResult?
    func wait(on queue: Dispatch.DispatchQueue, _ body: @escaping @Sendable () -> Swift.Void)
    var clock: any _Concurrency.Clock<Swift.Duration> { get }
    static var path: Swift.KeyPath<Swift.String, Swift.Int> { get }
}

// hard: a member whose type exists only when another module does; noncopyable from the library
protocol Networking {
    #if canImport(FoundationNetworking)
    func data(for request: URLRequest) async throws -> (URL, URLResponse)
    #endif
    func count(_ counter: borrowing Atomic<Int>) -> Int
    func with(_ mutex: borrowing Mutex<[Int]>)
}

// hard: a marker-like parent from another module
protocol Model: Observable, AnyObject {
    var name: String { get set }
}
