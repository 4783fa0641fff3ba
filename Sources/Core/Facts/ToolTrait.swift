#if !Tool
    #error("build the command and its tests with its trait: swift build --traits Tool")
#endif
