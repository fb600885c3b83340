// Every test of this module may use the generator that all modules share.
@_exported public import TestSupport
