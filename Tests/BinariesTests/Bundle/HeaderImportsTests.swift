@testable import DovetailBinaries
import Testing

@Suite struct HeaderImportsTests {
    @Test(arguments: [
        ("#import <FirebaseCore/FirebaseCore.h>", ["FirebaseCore"]),
        ("  #  include\t<Metal/Metal.h>\r\n#import <stdio.h>", ["Metal"]),
        ("@import UIKit;\n@interface Foo\n@end", ["UIKit"]),
        ("#import \"Own.h\"\n// #import <Nope/Nope.h>\n#if __has_include(<Maybe/Maybe.h>)", []),
        ("#importer <No/No.h>\n#import <", []),
    ])
    func areNamed(_ header: String, _ modules: [String]) {
        #expect(HeaderImports.modules(in: Array(header.utf8)).sorted() == modules)
    }
}
