// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public typealias TargetAction = TargetScript

/// A build phase; only its name is kept. A script is text, a file, or a tool with arguments.
public struct TargetScript: Equatable, Sendable {
    public let name: String
    init(_ name: String) { self.name = name }

    public static func pre(
        script: String, name: String, inputPaths: [Path] = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name) }
    public static func post(
        script: String, name: String, inputPaths: [Path] = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name) }
    public static func pre(
        path: Path, arguments: String..., name: String, inputPaths: [Path] = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name) }
    public static func post(
        path: Path, arguments: String..., name: String, inputPaths: [Path] = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name) }
    public static func pre(
        path: Path, arguments: [String], name: String, inputPaths: [Path] = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name) }
    public static func post(
        path: Path, arguments: [String], name: String, inputPaths: [Path] = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name) }
    public static func pre(
        tool: String, arguments: String..., name: String, inputPaths: [Path] = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name) }
    public static func post(
        tool: String, arguments: String..., name: String, inputPaths: [Path] = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name) }
    public static func pre(
        tool: String, arguments: [String], name: String, inputPaths: [Path] = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name) }
    public static func post(
        tool: String, arguments: [String], name: String, inputPaths: [Path] = [], inputFileListPaths: [Path] = [],
        outputPaths: [Path] = [], outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil,
        runForInstallBuildsOnly: Bool = false, shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self(name) }
}
