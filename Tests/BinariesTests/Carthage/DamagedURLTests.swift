@testable import DovetailBinaries
import Foundation
import Testing

@Suite struct DamagedURLTests {
    @Test(arguments: [
        "https://example.com/a-1.zip", "https://example.com:8080/a%20b.zip", "file:///tmp/a.zip",
        "http://example.com/a",
        "https://user@example.com/a.zip?alt=https%3A%2F%2Fb.c%2Fd", "https://[::1]/a.zip",
        "https://a_b.example.com/~x/(1)",
        "ftp://example.com/a", "HTTPS://EXAMPLE.COM/A",
    ])
    func whole(_ url: String) {
        #expect(DamagedURL.problem(url) == nil)
    }

    @Test(arguments: [
        ("", "is empty"), ("https://example.com/a b.zip", "a space at character 22"),
        ("https://example.com/a\u{314B}.zip", "'\u{314B}' at character 22"),
        ("https://example.com/\"a.zip", "'\"'"),
        ("https://example.com/a\n", "a control character"),
        ("https://example.com/a\u{200B}.zip", "a control character"),
        ("https//example.com/a.zip", "no ':' after 'https'"), ("https:/example.com/a.zip", "no '//' after 'https:'"),
        ("https://https://example.com/a.zip", "its scheme twice"), ("https://https//example.com", "its scheme twice"),
        ("https:///a.zip", "no host"), ("https://", "no host"), ("https://exa..mple/a", "'exa..mple' is not a host"),
        ("https://example.com:x/a", "is not a host"),
        ("https://example.com/a%2.zip", "'%' without two hexadecimal digits"),
        ("https://example.com/a%", "'%' without two hexadecimal digits"), ("https://example.com/a.zip,", "ends in ','"),
        ("https://example.com/a.ziphttps://example.com/b.zip", "another URL in its path"),
        ("https://example.com", "names no file"), ("https://example.com/a/", "names no file"),
        ("example.com/a.zip", "has no scheme"), ("https://example.com/a[1].zip", "bracket"),
    ])
    func damaged(_ url: String, _ text: String) {
        #expect(DamagedURL.problem(url)?.contains(text) == true, "\(DamagedURL.problem(url) ?? "whole")")
    }

    @Test(arguments: [
        ("https://a.b/1.0/Foo-2468c231ebeb7922.zip", "Foo"), ("https://a.b/Foo-1.0.0.zip", "Foo"),
        ("https://a.b/Foo-1.0.0.zip-2468c231ebeb7922.zip", "Foo"), ("https://a.b/Foo.framework.zip?alt=x", "Foo"),
        ("https://a.b/Foo-Bar.xcframework.zip", "Foo-Bar"), ("https://a.b/Foo-100.zip", "Foo"),
        ("https://a.b/1.0.0", "1.0.0"),
    ])
    func products(_ url: String, _ product: String) {
        #expect(CarthageURL.product(url, version: "1.0.0") == product)
    }

    @Test func alternatives() {
        let url = "https://a.b/c.zip?x=1&alt=https%3A%2F%2Fd.e%2Ff&carthage-alt=file:///g&alt#alt=h"
        #expect(CarthageURL.alternatives(url) == ["https://d.e/f", "file:///g"])
        #expect(CarthageURL.withoutAlternatives(url) == "https://a.b/c.zip?x=1&alt")
        #expect(CarthageURL.alternatives("https://a.b/c.zip").isEmpty)
    }
}
