// Every test of this module can use the shared random generator and play on a stage.
@_exported public import StageSupport
@_exported public import TestSupport
