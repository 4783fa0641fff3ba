/// The parts of a SARIF 2.1.0 log that Dovetail writes, with their standard names.
struct SARIFLog: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    struct Run: Encodable {
        var tool: Tool
        var columnKind = "utf16CodeUnits"
        var originalUriBaseIds: [String: BaseFolder]
        /// What was not read.
        var invocations: [Invocation]?
        var results: [Result]
    }

    struct Invocation: Encodable {
        var executionSuccessful = true
        var toolExecutionNotifications: [Notification]
    }

    struct Notification: Encodable {
        var level = "note"
        var message: Message
        var locations: [Location]
    }

    struct Tool: Encodable {
        var driver: Driver
    }

    struct Driver: Encodable {
        var name = "dovetail"
        var version: String
        var rules: [Rule]
    }

    struct Rule: Encodable {
        var id: String
        var shortDescription: Message
        var helpUri: String?
        var help: Help
        var defaultConfiguration: Configuration
    }

    struct Configuration: Encodable {
        var level: String
    }

    struct Help: Encodable {
        var text: String
        var markdown: String
    }

    struct Message: Encodable {
        var text: String
    }

    struct BaseFolder: Encodable {
        var description: Message
    }

    struct Result: Encodable {
        var ruleId: String
        var ruleIndex: Int
        var level: String
        var message: Message
        var locations: [Location]
        var relatedLocations: [Location]?
        var codeFlows: [CodeFlow]?
        var partialFingerprints: [String: String]
        var fixes: [Fix]?
    }

    struct Fix: Encodable {
        var description: Message
        var artifactChanges: [ArtifactChange]
    }

    struct ArtifactChange: Encodable {
        var artifactLocation: ArtifactLocation
        var replacements: [Replacement]
    }

    struct CodeFlow: Encodable {
        var threadFlows: [ThreadFlow]
    }

    struct ThreadFlow: Encodable {
        var locations: [ThreadFlowLocation]
    }

    struct ThreadFlowLocation: Encodable {
        var location: Location
    }

    struct Replacement: Encodable {
        var deletedRegion: Region
        var insertedContent: Content
    }

    struct Content: Encodable {
        var text: String
    }

    struct Location: Encodable {
        var id: Int?
        var physicalLocation: PhysicalLocation
        var message: Message?
    }

    struct PhysicalLocation: Encodable {
        var artifactLocation: ArtifactLocation
        var region: Region
    }

    struct ArtifactLocation: Encodable {
        var uri: String
        var uriBaseId: String?
    }

    struct Region: Encodable {
        var startLine: Int
        var startColumn: Int
        var endLine: Int?
        var endColumn: Int?
    }
}
