import DovetailAtomics

/// The point where an app injects a value that a module needs but must not know about, such as an adapter for a
/// third-party library.
///
/// ```swift
/// public enum ExternalLibrary {                                    // the module with the interface
///     public static let shareDialog = Port<any ShareDialog.Type>("shareDialog")
/// }
/// try ExternalLibrary.shareDialog.inject(FBShareDialogAdapter.self) // the app, once
/// let dialog = try ExternalLibrary.shareDialog.get().init(link: link) // a feature
/// ```
///
/// Values and metatypes may be injected. All threads get the same value, so it must be safe to use from any of them.
/// `DovetailTesting` can replace it for a task.
public final class Port<Value>: @unchecked Sendable, CustomStringConvertible {
    // Unchecked: `injection` is accessed only under the lock, and `storage` is written once, before its flag is raised.
    private let name: String
    private let place: SourcePlace
    private let storage = SingletonStorage(for: Value.self)
    private var injection: SourcePlace?

    /// Creates a port without a value. Keep it in a `static let`.
    ///
    /// - Parameter name: the port's name in errors.
    public init(_ name: String, file: StaticString = #fileID, line: UInt = #line) {
        self.name = name
        place = SourcePlace(file, line)
    }

    deinit { storage.deallocate(Value.self) }

    /// Injects the value permanently. May be called from any thread.
    ///
    /// - Throws: `PortError` if a value was already injected; that one is kept.
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
    /// - Throws: `PortError` if nothing was injected, or if a test neither replaced nor expected the value.
    public func get(file: StaticString = #fileID, line: UInt = #line) throws(PortError) -> Value {
        if dovetail_is_replacing(), let value = try replacedValue(SourcePlace(file, line)) { return value }
        if storage.isReady { return storage.value(Value.self) }
        throw PortError(port: description, reason: .nothingInjected(SourcePlace(file, line)))
    }

    private func replacedValue(_ place: SourcePlace) throws(PortError) -> Value? {
        guard let replacements = Replacements.current else {
            Replacements.noteEscape(ObjectIdentifier(self), description)
            return nil
        }
        do throws(UnexpectedService) {
            guard let value = try replacements.value(of: ObjectIdentifier(self), description) else { return nil }
            return value as? Value
        } catch {
            throw PortError(port: description, reason: .unexpected(place))
        }
    }

    /// The name and the line of the port, as in `port "shareDialog" (ExternalLibrary.swift:4)`.
    public var description: String { "port \"\(name)\" (\(place))" }
}
