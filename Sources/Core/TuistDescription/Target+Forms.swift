// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension Target {
    /// The form used by Tuist 4.
    public static func target(
        name: String,
        destinations: Destinations,
        product: Product,
        productName: String? = nil,
        bundleId: String? = nil,
        deploymentTargets: DeploymentTargets? = nil,
        infoPlist: InfoPlist? = .default,
        sources: SourceFilesList? = nil,
        resources: ResourceFileElements? = nil,
        buildableFolders: [BuildableFolder] = [],
        copyFiles: [CopyFilesAction]? = nil,
        headers: Headers? = nil,
        entitlements: Entitlements? = nil,
        scripts: [TargetScript] = [],
        dependencies: [TargetDependency] = [],
        settings: Settings? = nil,
        coreDataModels: [CoreDataModel] = [],
        environment: [String: EnvironmentVariable] = [:],
        environmentVariables: [String: EnvironmentVariable] = [:],
        launchArguments: [LaunchArgument] = [],
        additionalFiles: [FileElement] = [],
        buildRules: [BuildRule] = [],
        mergedBinaryType: MergedBinaryType = .disabled,
        mergeable: Bool = false,
        onDemandResourcesTags: OnDemandResourcesTags? = nil,
        metadata: TargetMetadata = .default,
        file: StaticString = #filePath,
        line: Int = #line
    ) -> Target {
        Target(
            name: name, destinations: destinations, product: product, productName: productName, bundleId: bundleId,
            deploymentTargets: deploymentTargets, infoPlist: infoPlist, sources: sources, resources: resources,
            buildableFolders: buildableFolders, copyFiles: copyFiles, headers: headers, entitlements: entitlements,
            scripts: scripts, dependencies: dependencies, settings: settings, coreDataModels: coreDataModels,
            environment: environment, environmentVariables: environmentVariables, launchArguments: launchArguments,
            additionalFiles: additionalFiles, buildRules: buildRules, mergedBinaryType: mergedBinaryType,
            mergeable: mergeable, onDemandResourcesTags: onDemandResourcesTags, metadata: metadata, file: file,
            line: line)
    }

    /// The form used by Tuist 1 to 3.
    public init(
        name: String,
        platform: Platform,
        product: Product,
        productName: String? = nil,
        bundleId: String? = nil,
        deploymentTarget: DeploymentTarget? = nil,
        infoPlist: InfoPlist? = .default,
        sources: SourceFilesList? = nil,
        resources: ResourceFileElements? = nil,
        copyFiles: [CopyFilesAction]? = nil,
        headers: Headers? = nil,
        entitlements: Entitlements? = nil,
        actions: [TargetScript] = [],
        scripts: [TargetScript] = [],
        dependencies: [TargetDependency] = [],
        settings: Settings? = nil,
        coreDataModels: [CoreDataModel] = [],
        environment: [String: EnvironmentVariable] = [:],
        environmentVariables: [String: EnvironmentVariable] = [:],
        launchArguments: [LaunchArgument] = [],
        additionalFiles: [FileElement] = [],
        buildRules: [BuildRule] = [],
        file: StaticString = #filePath,
        line: Int = #line
    ) {
        self.init(
            name: name, destinations: [], product: product, productName: productName, bundleId: bundleId,
            infoPlist: infoPlist, sources: sources, resources: resources, copyFiles: copyFiles, headers: headers,
            entitlements: entitlements, scripts: actions + scripts, dependencies: dependencies, settings: settings,
            coreDataModels: coreDataModels, environment: environment, environmentVariables: environmentVariables,
            launchArguments: launchArguments, additionalFiles: additionalFiles, buildRules: buildRules, file: file,
            line: line)
        self.platform = platform
        self.deploymentTarget = deploymentTarget
    }

    /// The form used by Tuist 1, whose resources are a list of files.
    @_disfavoredOverload
    public init(
        name: String,
        platform: Platform,
        product: Product,
        productName: String? = nil,
        bundleId: String? = nil,
        deploymentTarget: DeploymentTarget? = nil,
        infoPlist: InfoPlist? = .default,
        sources: SourceFilesList? = nil,
        resources: [FileElement]?,
        copyFiles: [CopyFilesAction]? = nil,
        headers: Headers? = nil,
        entitlements: Entitlements? = nil,
        actions: [TargetScript] = [],
        dependencies: [TargetDependency] = [],
        settings: Settings? = nil,
        coreDataModels: [CoreDataModel] = [],
        environment: [String: EnvironmentVariable] = [:],
        launchArguments: [LaunchArgument] = [],
        additionalFiles: [FileElement] = [],
        file: StaticString = #filePath,
        line: Int = #line
    ) {
        self.init(
            name: name, platform: platform, product: product, productName: productName, bundleId: bundleId,
            deploymentTarget: deploymentTarget, infoPlist: infoPlist, sources: sources, copyFiles: copyFiles,
            headers: headers, entitlements: entitlements, actions: actions, dependencies: dependencies,
            settings: settings, coreDataModels: coreDataModels, environment: environment,
            launchArguments: launchArguments, additionalFiles: additionalFiles, file: file, line: line)
    }
}
