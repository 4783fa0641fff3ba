import DovetailBinaries
import DovetailFacts

/// The product type of a Tuist target.
enum TuistProduct: Hashable {
    case app
    case framework, staticFramework, staticLibrary, dynamicLibrary
    case unitTests, uiTests
    case bundle, macro

    /// Products are spelled in two ways: `unitTests` and `unit_tests`. Unknown products count as programs.
    init(_ text: String) {
        switch text.lowercased().filter({ $0 != "_" && $0 != "-" }) {
        case "framework": self = .framework
        case "staticframework": self = .staticFramework
        case "staticlibrary": self = .staticLibrary
        case "dynamiclibrary": self = .dynamicLibrary
        case "unittests": self = .unitTests
        case "uitests": self = .uiTests
        case "bundle", "stickerpackextension": self = .bundle
        case "macro": self = .macro
        default: self = .app
        }
    }

    /// Nil for a product that is not linked with the project's programs.
    var imageKind: LinkedImage.Kind? {
        switch self {
        case .app: .app
        case .framework, .dynamicLibrary: .dynamic
        case .staticFramework, .staticLibrary: .static
        case .unitTests, .uiTests: .test
        case .bundle, .macro: nil
        }
    }

    var moduleKind: ProjectModule.Kind {
        switch self {
        case .app: .app
        case .framework, .staticFramework, .staticLibrary, .dynamicLibrary: .library
        case .unitTests, .uiTests: .test
        case .bundle: .resources
        case .macro: .macro
        }
    }
}
