#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    /// The Swift files of an Xcode target and of everything it depends on, as far as Xcode tells a plugin.
    ///
    /// Written from Xcode's documentation of its plugin API, and not run yet.
    struct XcodeModules {
        private(set) var entries: [ModulesFile.Module] = []

        init(_ target: XcodeTarget, project: XcodeProject) {
            var seen: Set<String> = []
            var pending = [XcodeTargetDependency.target(target)]
            while let dependency = pending.popLast() {
                switch dependency {
                case .target(let target):
                    guard seen.insert("target \(target.displayName)").inserted else { continue }
                    let files = target.inputFiles.filter { $0.url.pathExtension == "swift" }.map(\.url.path)
                    entries.append(
                        ModulesFile.Module(
                            name: Self.module(target), target: target.displayName, package: project.displayName,
                            files: files.sorted()))
                    pending += target.dependencies
                case .product(let product):
                    for target in product.sourceModules {
                        guard seen.insert("module \(target.moduleName)").inserted else { continue }
                        entries.append(
                            ModulesFile.Module(
                                name: target.moduleName, target: target.name, package: nil,
                                files: target.sourceFiles(withSuffix: ".swift").map(\.url.path).sorted()))
                    }
                @unknown default: continue
                }
            }
        }

        /// The name of a target's module, unless its settings say another one.
        static func module(_ target: XcodeTarget) -> String {
            String(target.displayName.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        }
    }

    extension Product {
        /// The modules of the product, with those that they depend on.
        fileprivate var sourceModules: [any SourceModuleTarget] {
            let own = targets.compactMap { $0 as? any SourceModuleTarget }
            return own + own.flatMap { $0.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget } }
        }
    }

    extension XcodeTarget {
        /// Whether it is linked and run.
        var isProgram: Bool {
            switch product?.kind {
            case .application, .executable: true
            // Extensions and others, which Xcode gives no kind of their own, but the identifier of their product type, such
            // as `com.apple.product-type.app-extension`. Watch apps and app clips are kinds of `application`.
            case .other(let type):
                ["product-type.application", "extension", "xpc-service"].contains { type.contains($0) }
            default: false
            }
        }
    }
#endif
