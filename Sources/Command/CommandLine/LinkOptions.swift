import ArgumentParser

/// Whether findings name their pages.
struct LinkOptions: ParsableArguments {
    @Flag(help: "Name the page of each kind of finding, in text output.")
    var links = false
}
