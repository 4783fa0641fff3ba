// The same command as an executable for the plugin: a plugin finds an executable by its target's name, but one of
// SwiftPM's build systems names the file after the product.
#if Tool
    import DovetailCommandLine

    Dovetail.main()
#else
    #error("Dovetail's plugins need its package trait 'Tool': write `traits: [\"Tool\"]` in the dependency on Dovetail")
#endif
