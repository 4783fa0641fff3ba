// The command once more, as the plugin's tool: a plugin finds an executable by its
// target's name, and one of SwiftPM's build systems names the file after the product.
#if Tool
    import DovetailCommandLine

    Dovetail.main()
#else
    #error("Dovetail's plugins need its trait Tool, which is enabled unless a manifest sets `traits: []`")
#endif
