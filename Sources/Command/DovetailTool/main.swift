// The command once more, as the plugin's tool: a plugin finds an executable by its
// target's name, and one of SwiftPM's build systems names the file after the product.
#if Tool
    import DovetailCommandLine

    Dovetail.main()
#else
    #error("the plugins of Dovetail need its trait Tool, which is on unless a manifest says `traits: []`")
#endif
