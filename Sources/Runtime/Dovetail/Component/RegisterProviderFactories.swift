/// Does nothing: wiring needs no registration at launch. It is here so that
/// sources written for Needle keep compiling; delete the call at leisure.
public func registerProviderFactories() {}
