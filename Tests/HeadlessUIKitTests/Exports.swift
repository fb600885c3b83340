// Every test of this room may draw with the generator that all rooms share, and play on a stage.
@_exported public import StageSupport
@_exported public import TestSupport
