/// Does nothing: wiring needs no registration at launch. It exists so that sources written for Needle still compile;
/// you can delete the call.
public func registerProviderFactories() {}
