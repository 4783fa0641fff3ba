import Foundation

/// The pods that CocoaPods links into a target or makes visible to it.
enum LinkedPods {
    case none
    /// Those of which the files that CocoaPods writes for the target contain the name, among these words.
    case named(Set<String>)
    /// CocoaPods is used, but what it writes for the target is not there.
    case unknown

    /// - Parameter files: the absolute paths of a target's `.xcconfig` files, with those that they include.
    init(configurationFiles files: some Sequence<String>) {
        let own = Set(files.filter(Self.isOfPods))
        guard !own.isEmpty else {
            self = .none
            return
        }
        var words: Set<String> = []
        for file in own.sorted() {
            guard let data = FileManager.default.contents(atPath: file) else {
                self = .unknown
                return
            }
            words.formUnion(Self.words(in: String(decoding: data, as: UTF8.self)))
        }
        self = .named(words)
    }

    /// Whether CocoaPods writes a file: `Pods/Target Support Files/Pods-App/Pods-App.debug.xcconfig`.
    static func isOfPods(_ file: String) -> Bool { file.contains("/Target Support Files/Pods-") }

    /// Paths and flags such as `"${PODS_ROOT}/Firebase/CoreOnly"`, `-framework "Alamofire"` and `-l"Kit"`.
    private static func words(in text: String) -> Set<String> {
        let parts = text.split { !($0.isLetter || $0.isNumber || "_-+.".contains($0)) }
        return Set(parts.map { $0.hasPrefix("-l") ? String($0.dropFirst(2)) : String($0) })
    }

    /// Whether a target may import a pod.
    func contain(_ pod: PodfileLock.Pod) -> Bool {
        switch self {
        case .none: return false
        case .unknown: return true
        case .named(let words):
            // If targets use different parts of a pod, CocoaPods builds it several times: `Alamofire-iOS`.
            return words.contains(pod.name) || words.contains(pod.module)
                || words.contains { $0.hasPrefix("\(pod.name)-") }
        }
    }

    /// Whether a target uses pods.
    var isUsed: Bool {
        if case .none = self { return false }
        return true
    }

    /// Whether everything on the search paths that CocoaPods sets is known.
    var areKnown: Bool {
        if case .named = self { return true }
        return false
    }
}
