/// Frameworks that come with the import of another one: an import also links the imports of the imported module.
enum SystemUmbrellas {
    /// The system's frameworks that some imports link.
    static func frameworks(behind imports: Set<String>) -> Set<String> {
        var found = imports
        for umbrella in umbrellas where !imports.isDisjoint(with: umbrella.modules) {
            found.formUnion(umbrella.frameworks)
        }
        return found
    }

    private static let umbrellas: [(modules: Set<String>, frameworks: Set<String>)] = {
        let foundation: Set<String> = ["Foundation", "CFNetwork", "CoreFoundation", "Security"]
        let interface: Set<String> = [
            "CoreGraphics", "CoreImage", "CoreText", "CoreVideo", "FileProvider", "IOSurface", "ImageIO", "Metal",
            "OpenGLES", "QuartzCore", "UserNotifications",
        ]
        return [
            (["Foundation"], foundation), (["UIKit", "AppKit", "Cocoa"], interface.union(foundation)),
            (["SwiftUI"], interface.union(foundation).union(["UIKit", "Combine"])),
        ]
    }()
}
