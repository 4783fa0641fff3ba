// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Project: Equatable, Sendable {
    public let name: String
    public let organizationName: String?
    public let options: Options
    public let packages: [Package]
    public let settings: Settings?
    public let targets: [Target]
    public let schemes: [Scheme]
    public let fileHeaderTemplate: FileHeaderTemplate?
    public let additionalFiles: [FileElement]
    public let resourceSynthesizers: [ResourceSynthesizer]

    public init(
        name: String,
        organizationName: String? = nil,
        classPrefix: String? = nil,
        options: Options = .options(),
        packages: [Package] = [],
        settings: Settings? = nil,
        targets: [Target] = [],
        schemes: [Scheme] = [],
        fileHeaderTemplate: FileHeaderTemplate? = nil,
        additionalFiles: [FileElement] = [],
        resourceSynthesizers: [ResourceSynthesizer] = .default
    ) {
        self.name = name
        self.organizationName = organizationName
        self.options = options
        self.packages = packages
        self.settings = settings
        self.targets = targets
        self.schemes = schemes
        self.fileHeaderTemplate = fileHeaderTemplate
        self.additionalFiles = additionalFiles
        self.resourceSynthesizers = resourceSynthesizers
        ManifestOutput(name: name, settings: settings, targets: targets).write()
    }
}

extension Project {
    /// Options of the generator, none of which are kept. Tuist 2 uses a list of options.
    public struct Options: ExpressibleByArrayLiteral, Equatable, Sendable {
        public init(arrayLiteral elements: Option...) {}

        public static func options(
            automaticSchemesOptions: AutomaticSchemesOptions = .enabled(),
            defaultKnownRegions: [String]? = nil,
            developmentRegion: String? = nil,
            disableBundleAccessors: Bool = false,
            disableShowEnvironmentVarsInScriptPhases: Bool = false,
            disableSynthesizedResourceAccessors: Bool = false,
            textSettings: TextSettings = .textSettings(),
            xcodeProjectName: String? = nil
        ) -> Self { [] }
    }

    public struct Option: Equatable, Sendable {
        public static let disableBundleAccessors = Self()
        public static let disableShowEnvironmentVarsInScriptPhases = Self()
        public static let disableSynthesizedResourceAccessors = Self()
        public static func developmentRegion(_ region: String) -> Self { Self() }
        public static func xcodeProjectName(_ name: String) -> Self { Self() }
        public static func textSettings(
            usesTabs: Bool? = nil, indentWidth: UInt? = nil, tabWidth: UInt? = nil, wrapsLines: Bool? = nil
        ) -> Self { Self() }
        public static func automaticSchemesOptions(_ options: Options.AutomaticSchemesOptions) -> Self { Self() }
    }
}

extension Project.Options {
    public struct AutomaticSchemesOptions: Equatable, Sendable {
        public enum TargetSchemesGrouping: Equatable, Sendable {
            case singleScheme, notGrouped
            case byNameSuffix(build: Set<String>, test: Set<String>, run: Set<String>)
        }

        public static let disabled = Self()
        public static func enabled(
            targetSchemesGrouping: TargetSchemesGrouping = .singleScheme,
            codeCoverageEnabled: Bool = false,
            testingOptions: TestingOptions = [],
            testLanguage: SchemeLanguage? = nil,
            testRegion: String? = nil,
            testScreenCaptureFormat: ScreenCaptureFormat? = nil,
            runLanguage: SchemeLanguage? = nil,
            runRegion: String? = nil
        ) -> Self { Self() }
    }

    public struct TextSettings: Equatable, Sendable {
        public static func textSettings(
            usesTabs: Bool? = nil, indentWidth: UInt? = nil, tabWidth: UInt? = nil, wrapsLines: Bool? = nil
        ) -> Self { Self() }
    }
}
