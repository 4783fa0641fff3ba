import DovetailCommandLine

Dovetail.main()
