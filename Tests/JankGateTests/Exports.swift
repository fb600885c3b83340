// Every test of this room may draw with the generator that all rooms share.
@_exported public import TestSupport
