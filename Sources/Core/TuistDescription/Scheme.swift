// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Scheme: Equatable, Sendable {
    public let name: String

    public init(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
        testAction: TestAction? = nil, runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil,
        profileAction: ProfileAction? = nil, analyzeAction: AnalyzeAction? = nil
    ) { self.name = name }

    public static func scheme(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil,
        testAction: TestAction? = nil, runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil,
        profileAction: ProfileAction? = nil, analyzeAction: AnalyzeAction? = nil
    ) -> Self { Self(name: name) }
}

public struct TargetReference: ExpressibleByStringInterpolation, Hashable, Sendable {
    public var projectPath: Path?
    public var targetName: String

    public init(projectPath: Path?, target: String) {
        self.projectPath = projectPath
        targetName = target
    }
    public init(stringLiteral value: String) { self.init(projectPath: nil, target: value) }
    public static func project(path: Path, target: String) -> Self { Self(projectPath: path, target: target) }
    public static func target(_ name: String) -> Self { Self(projectPath: nil, target: name) }
}

public struct TestableTarget: ExpressibleByStringInterpolation, Equatable, Sendable {
    public enum Parallelization: Equatable, Sendable { case disabled, enabled, swiftTestingOnly }
    public var target: TargetReference

    public init(
        target: TargetReference, skipped: Bool = false, parallelizable: Bool = false,
        randomExecutionOrdering: Bool = false, simulatedLocation: SimulatedLocation? = nil
    ) { self.target = target }
    public init(stringLiteral value: String) { target = TargetReference(stringLiteral: value) }

    public static func testableTarget(
        target: TargetReference, isSkipped: Bool = false, parallelization: Parallelization = .disabled,
        isRandomExecutionOrdering: Bool = false, simulatedLocation: SimulatedLocation? = nil
    ) -> Self { Self(target: target) }
    public static func testableTarget(
        target: TargetReference, isSkipped: Bool = false, isParallelizable: Bool,
        isRandomExecutionOrdering: Bool = false, simulatedLocation: SimulatedLocation? = nil
    ) -> Self { Self(target: target) }
}

public struct SimulatedLocation: Equatable, Sendable {
    public static func custom(gpxFile: Path) -> Self { Self() }
    public static let london = Self(), johannesburg = Self(), moscow = Self(), mumbai = Self(), tokyo = Self()
    public static let sydney = Self(), hongKong = Self(), honolulu = Self(), sanFrancisco = Self()
    public static let mexicoCity = Self(), newYork = Self(), rioDeJaneiro = Self()
}

public struct ExecutionAction: Equatable, Sendable {
    public init(title: String = "", scriptText: String, target: TargetReference? = nil, shellPath: String? = nil) {}
    public static func executionAction(
        title: String = "", scriptText: String, target: TargetReference? = nil, shellPath: String? = nil
    ) -> Self { Self(scriptText: scriptText) }
}

public struct LaunchArgument: Equatable, Sendable {
    public init(name: String, isEnabled: Bool) {}
    public static func launchArgument(name: String, isEnabled: Bool) -> Self { Self(name: name, isEnabled: isEnabled) }
}

public struct EnvironmentVariable: ExpressibleByStringInterpolation, Hashable, Sendable {
    public var value: String
    public var isEnabled: Bool
    public init(value: String, isEnabled: Bool) {
        self.value = value
        self.isEnabled = isEnabled
    }
    public init(stringLiteral value: String) { self.init(value: value, isEnabled: true) }
    public static func environmentVariable(value: String, isEnabled: Bool) -> Self {
        Self(value: value, isEnabled: isEnabled)
    }
}

public struct Arguments: Equatable, Sendable {
    public init(environment: [String: String] = [:], launchArguments: [LaunchArgument] = []) {}
    public init(environmentVariables: [String: EnvironmentVariable], launchArguments: [LaunchArgument] = []) {}
    public static func arguments(
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = []
    ) -> Self { Self() }
}

public enum SchemeDiagnosticsOption: Equatable, Sendable {
    case enableAddressSanitizer, enableASanStackUseAfterReturn, enableThreadSanitizer, mainThreadChecker
    case performanceAntipatternChecker
}

public struct SchemeDiagnosticsOptions: ExpressibleByArrayLiteral, Equatable, Sendable {
    public init(arrayLiteral elements: SchemeDiagnosticsOption...) {}
    public static func options(
        addressSanitizerEnabled: Bool = false, detectStackUseAfterReturnEnabled: Bool = false,
        threadSanitizerEnabled: Bool = false, mainThreadCheckerEnabled: Bool = true,
        performanceAntipatternCheckerEnabled: Bool = true
    ) -> Self { [] }
}

public struct SchemeLanguage: ExpressibleByStringInterpolation, Equatable, Sendable {
    public let identifier: String
    public init(stringLiteral value: String) { identifier = value }
    public init(identifier: String) { self.identifier = identifier }
    public static let doubleLengthPseudoLanguage: Self = "IDELaunchSchemeLanguageUsePseudoLength"
    public static let rightToLeftPseudoLanguage: Self = "IDELaunchSchemeLanguageUseRightToLeft"
}

public enum ScreenCaptureFormat: String, Equatable, Sendable { case screenshots, screenRecording }
public enum MetalOptions: Equatable, Sendable { case none }
