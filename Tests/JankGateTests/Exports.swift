// Makes the random generator that all modules share available to every test of this module.
@_exported public import TestSupport
