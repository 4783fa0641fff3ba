/// Modules that come with the system, its SDKs or the toolchain, and so are not named in manifests.
package enum SystemModules {
    /// Whether a module is one of them.
    package static func contains(_ name: String) -> Bool { names.contains(name) || name.hasPrefix("_") }

    /// Their names, except for private modules, which begin with `_`.
    package static let names: Set<String> = Set(
        "\(toolchain) \(apple)".split { $0 == " " || $0 == "\n" }.map(String.init))

    private static let toolchain = """
        Swift Foundation FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML
        Dispatch Glibc Musl Bionic Android WinSDK CRT ucrt Darwin XCTest Testing Observation Synchronization
        RegexBuilder Distributed Cxx CxxStdlib Builtin SwiftShims StringProcessing WASILibc Differentiation
        PackageDescription PackagePlugin XcodeProjectPlugin CompilerPluginSupport ProjectDescription ProjectDescriptionHelpers
        BlocksRuntime CDispatch DarwinFoundation Runtime SwiftOnoneSupport os ObjectiveC Mach MachO XPC
        """

    private static let apple = """
        Accelerate Accessibility AccessoryNotifications AccessorySetupKit Accounts ActivityKit AdAttributionKit
        AddressBook AddressBookUI AdServices AdSupport AGL AlarmKit AppClip AppIntents AppIntentsTesting AppKit
        AppleArchive AppleScriptKit AppleScriptObjC ApplicationServices AppMigrationKit AppTrackingTransparency ARKit
        AssetsLibrary AudioDriverKit AudioToolbox AudioUnit AudioVideoBridging AuthenticationServices
        AutomaticAssessment AutomaticAssessmentConfiguration Automator AVFAudio AVFoundation AVKit AVRouting
        BackgroundAssets BackgroundTasks BlockStorageDeviceDriverKit BrowserEngineCore BrowserEngineKit BrowserKit bsm
        BusinessChat CallKit Carbon CarKey CarPlay CFNetwork Charts Cinematic ClassKit ClockKit CloudKit Cocoa
        Collaboration ColorSync Combine CommonCrypto CompositorServices Compression ContactProvider Contacts
        ContactsUI CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics
        CoreHaptics CoreHID CoreImage CoreLocation CoreLocationUI CoreMedia CoreMediaIO CoreMIDI CoreML CoreMotion
        CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML
        CreateMLComponents CryptoKit CryptoTokenKit CUPS DataDetection DeclaredAgeRange DeveloperToolsSupport
        DeviceActivity DeviceCheck DeviceDiscoveryExtension DeviceDiscoveryUI DirectoryService DiscRecording
        DiscRecordingUI DiskArbitration DockKit DriverKit DVDPlayback EndpointSecurity EnergyKit EventKit EventKitUI
        ExceptionHandling ExecutionPolicy ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory
        FamilyControls FileProvider FileProviderUI FinanceKit FinanceKitUI FinderSync FindMy ForceFeedback FoundationModels FSKit
        FxPlug GameController GameKit GameplayKit GameSave GeoToolbox GLKit GroupActivities GSS HealthKit HealthKitUI
        HIDDriverKit HomeKit Hypervisor iAd IdentityDocumentServices IdentityDocumentServicesUI IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO ImagePlayground
        ImmersiveMediaSupport InputMethodKit InstallerPlugins Intents IntentsUI IOBluetooth IOBluetoothUI IOKit
        IOSurface IOUSBHost iTunesLibrary JavaScriptCore JournalingSuggestions Kerberos KernelManagement
        LatentSemanticMapping LDAP libxml2 LightweightCodeRequirements LinkPresentation LiveCommunicationKit
        LocalAuthentication LocalAuthenticationEmbeddedUI LockedCameraCapture MailKit ManagedApp
        ManagedAppDistribution ManagedSettings ManagedSettingsUI MapKit MarketplaceKit Matter MatterSupport
        MediaAccessibility MediaExtension MediaLibrary MediaPlayer MediaSetup MediaToolbox Messages MessageUI Metal
        MetalFX MetalKit MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit MIDIDriverKit MLCompute
        MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage ncurses NearbyInteraction NetFS
        Network NetworkExtension NetworkingDriverKit NewsstandKit NotificationCenter OpenAL OpenCL OpenDirectory
        OpenGL OpenGLES OSAKit OSLog PaperKit ParavirtualizedGraphics PassKit PCIDriverKit PDFKit PencilKit
        PermissionKit PHASE Photos PhotosUI PlaygroundSupport PreferencePanes ProximityReader PushKit PushToTalk
        Quartz QuartzComposer QuartzCore QuickLook QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit
        RelevanceKit ReplayKit RoomPlan SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenSaver ScreenTime
        ScriptingBridge SCSIControllerDriverKit SCSIPeripheralsDriverKit SecureElementCredential Security
        SecurityFoundation SecurityInterface SensitiveContentAnalysis SensorKit SerialDriverKit ServiceManagement
        SharedWithYou SharedWithYouCore ShazamKit simd Social SoundAnalysis Spatial Speech SpriteKit SQLite3 sqlite3
        StickerKit StoreKit StoreKitTest SwiftData SwiftUI SwiftUICore Symbols SymptomFramework SyncServices System
        SystemConfiguration SystemExtensions TabletopKit TabularData Tcl TelephonyMessagingKit ThreadNetwork TipKit Tk
        TouchController Translation TranslationUIProvider TVMLKit TVServices TVUIKit Twitter UIKit
        UniformTypeIdentifiers USBDriverKit UserNotifications UserNotificationsUI vecLib VideoSubscriberAccount
        VideoToolbox Virtualization Vision VisionKit VisualIntelligence vmnet WalletOrders WalletPasses
        WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WiFiAware WiFiInfrastructure WorkoutKit Xcode XcodeKit
        XCUIAutomation zlib
        """
}
