/// An event in the life of what uses a pluginized component, such as a view controller.
///
/// These are Needle's, and there will be no others.
public enum PluginizedScopeLifecycle: Sendable {
    /// It is in use, as after `viewDidAppear`.
    case active
    /// It is not in use, as after `viewDidDisappear`, and may be used again.
    case inactive
    /// It is being released.
    case `deinit`
}

/// An observation that can be ended.
public protocol ObserverDisposable: AnyObject {
    /// Ends the observation.
    func dispose()
}

/// The source of the events to which a pluginized component is bound.
public protocol PluginizedScopeLifecycleObservable: AnyObject {
    /// Calls `observer` with each event, until the result is disposed.
    ///
    /// Must call it where the pluginized component may be used: on the main actor if the component is isolated to it.
    func observe(_ observer: @escaping (PluginizedScopeLifecycle) -> Void) -> any ObserverDisposable
}
