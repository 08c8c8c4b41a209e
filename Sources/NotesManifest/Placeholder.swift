/// To come.
