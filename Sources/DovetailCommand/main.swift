import Commands

Dovetail.main()
