// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct BuildAction: Equatable, Sendable {
    public init(
        targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        runPostActionsOnFailure: Bool = false, findImplicitDependencies: Bool = true
    ) {}
    public static func buildAction(
        targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        runPostActionsOnFailure: Bool = false, findImplicitDependencies: Bool = true
    ) -> Self { Self(targets: targets) }
}

public struct TestingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let parallelizable = Self(rawValue: 1)
    public static let randomExecutionOrdering = Self(rawValue: 2)
}

public struct TestActionOptions: Equatable, Sendable {
    public static func options(
        language: SchemeLanguage? = nil, region: String? = nil,
        preferredScreenCaptureFormat: ScreenCaptureFormat? = nil, coverage: Bool = false,
        codeCoverageTargets: [TargetReference] = []
    ) -> Self { Self() }
}

public struct TestAction: Equatable, Sendable {
    public static func targets(
        _ targets: [TestableTarget], arguments: Arguments? = nil, configuration: ConfigurationName = .debug,
        attachDebugger: Bool = true, expandVariableFromTarget: TargetReference? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        options: TestActionOptions = .options(), diagnosticsOptions: SchemeDiagnosticsOptions = [],
        skippedTests: [String] = []
    ) -> Self { Self() }
    public static func testPlans(
        _ testPlans: [Path], configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
    ) -> Self { Self() }
}

public struct RunActionOptions: Equatable, Sendable {
    public enum GPUFrameCaptureMode: Equatable, Sendable { case autoEnabled, metal, openGL, disabled }

    public static func options(
        language: SchemeLanguage? = nil, region: String? = nil, storeKitConfigurationPath: Path? = nil,
        simulatedLocation: SimulatedLocation? = nil, enableGPUFrameCaptureMode: GPUFrameCaptureMode = .autoEnabled,
        appClipInvocationURL: String? = nil
    ) -> Self { Self() }
}

public enum LaunchStyle: Equatable, Sendable { case automatically, waitForExecutableToBeLaunched }

public struct RunAction: Equatable, Sendable {
    public init(
        configuration: ConfigurationName = .debug, attachDebugger: Bool = true, customLLDBInitFile: Path? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [], executable: TargetReference? = nil,
        arguments: Arguments? = nil, options: RunActionOptions = .options(),
        diagnosticsOptions: SchemeDiagnosticsOptions = [], expandVariableFromTarget: TargetReference? = nil,
        launchStyle: LaunchStyle = .automatically
    ) {}
    public static func runAction(
        configuration: ConfigurationName = .debug, attachDebugger: Bool = true, customLLDBInitFile: Path? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [], executable: TargetReference? = nil,
        arguments: Arguments? = nil, options: RunActionOptions = .options(),
        diagnosticsOptions: SchemeDiagnosticsOptions = [], expandVariableFromTarget: TargetReference? = nil,
        launchStyle: LaunchStyle = .automatically
    ) -> Self { Self() }
}

public struct ArchiveAction: Equatable, Sendable {
    public init(
        configuration: ConfigurationName, revealArchiveInOrganizer: Bool = true, customArchiveName: String? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
    ) {}
    public static func archiveAction(
        configuration: ConfigurationName, revealArchiveInOrganizer: Bool = true, customArchiveName: String? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
    ) -> Self { Self(configuration: configuration) }
}

public struct ProfileAction: Equatable, Sendable {
    public init(
        configuration: ConfigurationName = .release, preActions: [ExecutionAction] = [],
        postActions: [ExecutionAction] = [], executable: TargetReference? = nil, arguments: Arguments? = nil
    ) {}
    public static func profileAction(
        configuration: ConfigurationName = .release, preActions: [ExecutionAction] = [],
        postActions: [ExecutionAction] = [], executable: TargetReference? = nil, arguments: Arguments? = nil
    ) -> Self { Self() }
}

public struct AnalyzeAction: Equatable, Sendable {
    public init(configuration: ConfigurationName) {}
    public static func analyzeAction(configuration: ConfigurationName) -> Self { Self(configuration: configuration) }
}
