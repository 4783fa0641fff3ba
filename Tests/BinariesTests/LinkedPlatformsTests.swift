import DovetailBinaries
import Testing

@Suite struct LinkedPlatformsTests {
    @Test func simulatorsGoWithTheirSystems() {
        let iOS = LinkedPlatforms(["iOS"])
        #expect(iOS.contains("iOS Simulator") && iOS.contains("iOS"))
        #expect(!iOS.contains("Mac Catalyst"))
        #expect(LinkedPlatforms(["iOS Simulator"]) == iOS)
    }

    @Test func setsOfThem() {
        let (iOS, macOS) = (LinkedPlatforms(["iOS"]), LinkedPlatforms(["macOS"]))
        #expect(iOS.intersection(macOS).isEmpty && !iOS.isEmpty && !LinkedPlatforms.all.isEmpty)
        #expect(iOS.intersection(.all) == iOS && LinkedPlatforms.all.intersection(iOS) == iOS)
        #expect(iOS.union(macOS).sorted == ["iOS", "macOS"])
        #expect(iOS.union(.all) == .all && LinkedPlatforms.all.sorted == [])
        #expect(LinkedPlatforms.all.contains(iOS) && !iOS.contains(.all) && iOS.union(macOS).contains(iOS))
        #expect(LinkedPlatforms([]) == .all)
    }
}
