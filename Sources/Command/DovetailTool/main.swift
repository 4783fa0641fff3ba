// The command once more, as the plugin's tool: a plugin finds an executable by its
// target's name, and one of SwiftPM's build systems names the file after the product.
import DovetailCommandLine

Dovetail.main()
