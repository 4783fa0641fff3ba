// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum DebugInformationFormat: String, Sendable { case dwarf, dwarfWithDsym = "dwarf-with-dsym" }
public enum SwiftCompilationMode: String, Sendable { case singlefile, wholemodule }
public enum SwiftOptimizationLevel: String, Sendable { case o = "-O", oNone = "-Onone", oSize = "-Osize" }

extension Dictionary where Key == String, Value == SettingValue {
    public mutating func merge(_ other: SettingsDictionary) { merge(other) { $1 } }
    public func merging(_ other: SettingsDictionary) -> SettingsDictionary { merging(other) { $1 } }

    private func with(_ key: String, _ value: SettingValue) -> SettingsDictionary { merging([key: value]) }
    private func with(_ key: String, _ flag: Bool) -> SettingsDictionary { with(key, .string(flag ? "YES" : "NO")) }

    public func manualCodeSigning(
        identity: String? = nil, provisioningProfileSpecifier: String? = nil
    ) -> SettingsDictionary { with("CODE_SIGN_STYLE", "Manual") }
    public func automaticCodeSigning(devTeam: String) -> SettingsDictionary {
        with("CODE_SIGN_STYLE", "Automatic").with("DEVELOPMENT_TEAM", .string(devTeam))
    }
    public func codeSignIdentityAppleDevelopment() -> SettingsDictionary { codeSignIdentity("Apple Development") }
    public func codeSignIdentity(_ identity: String) -> SettingsDictionary {
        with("CODE_SIGN_IDENTITY", .string(identity))
    }
    public func currentProjectVersion(_ version: String) -> SettingsDictionary {
        with("CURRENT_PROJECT_VERSION", .string(version))
    }
    public func marketingVersion(_ version: String) -> SettingsDictionary {
        with("MARKETING_VERSION", .string(version))
    }
    public func appleGenericVersioningSystem() -> SettingsDictionary { with("VERSIONING_SYSTEM", "apple-generic") }
    public func versionInfo(
        _ version: String, prefix: String? = nil, suffix: String? = nil
    ) -> SettingsDictionary { with("CURRENT_PROJECT_VERSION", .string(version)) }
    public func swiftVersion(_ version: String) -> SettingsDictionary { with("SWIFT_VERSION", .string(version)) }
    public func otherSwiftFlags(_ flags: String...) -> SettingsDictionary { with("OTHER_SWIFT_FLAGS", .array(flags)) }
    public func otherSwiftFlags(_ flags: [String]) -> SettingsDictionary { with("OTHER_SWIFT_FLAGS", .array(flags)) }
    public func swiftActiveCompilationConditions(_ conditions: String...) -> SettingsDictionary {
        with("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .array(conditions))
    }
    public func swiftActiveCompilationConditions(_ conditions: [String]) -> SettingsDictionary {
        with("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .array(conditions))
    }
    public func swiftCompilationMode(_ mode: SwiftCompilationMode) -> SettingsDictionary {
        with("SWIFT_COMPILATION_MODE", SettingValue(mode))
    }
    public func swiftOptimizationLevel(_ level: SwiftOptimizationLevel) -> SettingsDictionary {
        with("SWIFT_OPTIMIZATION_LEVEL", SettingValue(level))
    }
    public func swiftOptimizeObjectLifetimes(_ isOn: Bool) -> SettingsDictionary {
        with("SWIFT_OPTIMIZE_OBJECT_LIFETIME", isOn)
    }
    public func swiftObjcBridgingHeaderPath(_ path: String) -> SettingsDictionary {
        with("SWIFT_OBJC_BRIDGING_HEADER", .string(path))
    }
    public func otherCFlags(_ flags: [String]) -> SettingsDictionary { with("OTHER_CFLAGS", .array(flags)) }
    public func otherLinkerFlags(_ flags: [String]) -> SettingsDictionary { with("OTHER_LDFLAGS", .array(flags)) }
    public func bitcodeEnabled(_ isOn: Bool) -> SettingsDictionary { with("ENABLE_BITCODE", isOn) }
    public func debugInformationFormat(_ format: DebugInformationFormat) -> SettingsDictionary {
        with("DEBUG_INFORMATION_FORMAT", SettingValue(format))
    }
    public func enableUserScriptSandboxing(_ isOn: Bool) -> SettingsDictionary {
        with("ENABLE_USER_SCRIPT_SANDBOXING", isOn)
    }
}
