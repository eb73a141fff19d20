print("tabletalk-decode")
