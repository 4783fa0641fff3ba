import DovetailBinaries
import DovetailFacts

extension LinkedImage.Kind {
    /// The linkage of a library of this kind; nil for a program.
    var linkage: ProjectModule.Linkage? {
        switch self {
        case .static: .static
        case .dynamic: .dynamic
        default: nil
        }
    }
}
