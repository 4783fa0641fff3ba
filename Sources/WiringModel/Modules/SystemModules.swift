/// Modules that come with the system, its SDKs or the toolchain, so that no manifest names them.
package enum SystemModules {
    /// Whether a module is one of them.
    package static func contains(_ name: String) -> Bool { names.contains(name) || name.hasPrefix("_") }

    private static let names: Set<String> = Set(
        (toolchain + apple).split { $0 == " " || $0 == "\n" }.map(String.init))

    private static let toolchain = """
        Swift Foundation FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML
        Dispatch Glibc Musl Bionic Android WinSDK CRT ucrt Darwin XCTest Testing Observation Synchronization
        RegexBuilder Distributed Cxx CxxStdlib Builtin SwiftShims StringProcessing WASILibc Differentiation
        PackageDescription PackagePlugin CompilerPluginSupport ProjectDescription ProjectDescriptionHelpers
        BlocksRuntime CDispatch Subprocess Runtime SwiftOnoneSupport os ObjectiveC Mach MachO
        """

    private static let apple = """
        ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility AccessoryNotifications
        AccessorySetupKit Accounts ActivityKit AdAttributionKit AdServices AdSupport AddressBook AddressBookUI
        AppClip AppIntents AppIntentsTesting AppKit AppTrackingTransparency ApplicationServices AssetsLibrary
        AudioToolbox AudioUnit AudioVideoBridging AuthenticationServices AutomaticAssessmentConfiguration
        Automator AutomaticAssessment BackgroundAssets BackgroundTasks BrowserEngineCore BrowserEngineKit
        BrowserKit BusinessChat CFNetwork CallKit CarKey CarPlay Charts Cinematic ClassKit ClockKit CloudKit
        Collaboration ColorSync Combine CommonCrypto Compression Contacts ContactsUI CoreAudio CoreAudioKit
        CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHID CoreHaptics CoreImage
        CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMediaIO CoreMotion CoreNFC CoreServices
        CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CreateML CreateMLComponents
        CryptoKit CryptoTokenKit DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck
        DeviceDiscoveryExtension DeviceDiscoveryUI DirectoryService DiscRecording DiskArbitration DockKit
        DriverKit EndpointSecurity EnergyKit EventKit EventKitUI ExceptionHandling ExecutionPolicy
        ExposureNotification ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider
        FileProviderUI FinanceKit FinanceKitUI FindMy ForceFeedback FoundationModels FxPlug GLKit GSS GameController
        GameKit GameplayKit GeoToolbox GroupActivities HealthKit HealthKitUI HIDDriverKit HomeKit Hypervisor
        IOBluetooth IOBluetoothUI IOKit IOSurface IOUSBHost IdentityLookup IdentityLookupUI ImageCaptureCore ImageIO
        ImagePlayground InputMethodKit InstallerPlugins Intents IntentsUI JavaScriptCore JournalingSuggestions
        KernelManagement LatentSemanticMapping LinkPresentation LiveCommunicationKit LocalAuthentication
        LocalAuthenticationEmbeddedUI LockedCameraCapture MLCompute MailKit ManagedApp ManagedAppDistribution
        ManagedSettings ManagedSettingsUI MapKit MarketplaceKit Matter MatterSupport MediaAccessibility MediaExtension
        MediaLibrary MediaPlayer MediaSetup MediaToolbox MessageUI Messages Metal MetalFX MetalKit
        MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO MultipeerConnectivity
        MusicKit NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit NotificationCenter OSAKit
        OSLog OpenAL OpenCL OpenDirectory OpenGL OpenGLES PDFKit PHASE PassKit PaperKit PencilKit PermissionKit
        Photos PhotosUI PlaygroundSupport PreferencePanes ProximityReader PushKit PushToTalk Quartz QuartzCore
        QuickLook QuickLookThumbnailing QuickLookUI RealityFoundation RealityKit RelevanceKit ReplayKit RoomPlan
        SafariServices SafetyKit SceneKit ScreenCaptureKit ScreenSaver ScreenTime ScriptingBridge Security
        SecurityFoundation SecurityInterface SecureElementCredential SensitiveContentAnalysis SensorKit
        ServiceManagement SharedWithYou SharedWithYouCore ShazamKit Social SoundAnalysis Speech SpriteKit StickerKit
        StoreKit StoreKitTest SwiftData SwiftUI SwiftUICore SymptomFramework Symbols SyncServices System
        SystemConfiguration SystemExtensions TVMLKit TVServices TVUIKit TabletopKit TabularData TelephonyMessagingKit
        ThreadNetwork TipKit Translation TranslationUIProvider Twitter UIKit UniformTypeIdentifiers USBDriverKit
        UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit
        VisualIntelligence WalletOrders WalletPasses WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit
        Xcode XcodeKit iAd iTunesLibrary simd sqlite3 SQLite3 zlib libxml2 Spatial CompositorServices
        """
}
