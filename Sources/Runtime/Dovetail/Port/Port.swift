import DovetailAtomics

/// The place where an app injects what a module needs and must not know, such as an adapter of a
/// third-group library.
///
/// ```swift
/// public enum ExternalLibrary {                                    // the module with the interface
///     public static let shareDialog = Port<any ShareDialog.Type>("shareDialog")
/// }
/// try ExternalLibrary.shareDialog.inject(FBShareDialogAdapter.self) // the app, once
/// let dialog = try ExternalLibrary.shareDialog.get().init(link: link) // a feature
/// ```
///
/// Values and metatypes may be injected. All threads that ask get the same value, so it has to be safe
/// to use from them. `DovetailTesting` replaces it for a task.
public final class Port<Value>: @unchecked Sendable, CustomStringConvertible {
    // Unchecked: `injection` is touched under the lock alone, and `storage` is written once before its flag is raised.
    private let name: String
    private let place: SourcePlace
    private let storage = SingletonStorage(for: Value.self)
    private var injection: SourcePlace?

    /// A port that nothing is injected into yet; to be kept in a `static let`.
    ///
    /// - Parameter name: what errors call it.
    public init(_ name: String, file: StaticString = #fileID, line: UInt = #line) {
        self.name = name
        place = SourcePlace(file, line)
    }

    deinit { storage.deallocate(Value.self) }

    /// Injects the value, for good. May be called from any thread.
    ///
    /// - Throws: `PortError` where a value was injected before, which stays.
    public func inject(_ value: Value, file: StaticString = #fileID, line: UInt = #line) throws(PortError) {
        let here = SourcePlace(file, line)
        dovetail_waits_lock()
        let earlier = injection
        if earlier == nil {
            injection = here
            storage.put(value)
            storage.publish()
        }
        dovetail_waits_unlock()
        if let earlier { throw PortError(port: description, reason: .injectedTwice(earlier, here)) }
    }

    /// The injected value. May be called from any thread, and takes no lock.
    ///
    /// - Throws: `PortError` where nothing was injected.
    public func get(file: StaticString = #fileID, line: UInt = #line) throws(PortError) -> Value {
        if dovetail_is_replacing(), let value = try replacedValue(SourcePlace(file, line)) { return value }
        if storage.isReady { return storage.value(Value.self) }
        throw PortError(port: description, reason: .nothingInjected(SourcePlace(file, line)))
    }

    private func replacedValue(_ place: SourcePlace) throws(PortError) -> Value? {
        do throws(UnexpectedService) {
            guard let value = try Replacements.current?.value(of: ObjectIdentifier(self), description) else {
                return nil
            }
            return value as? Value
        } catch {
            throw PortError(port: description, reason: .unexpected(place))
        }
    }

    /// The name and the line of the port, as in `port "shareDialog" (ExternalLibrary.swift:4)`.
    public var description: String { "port \"\(name)\" (\(place))" }
}
