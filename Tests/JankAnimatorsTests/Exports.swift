// Every test of this room may play on a stage.
@_exported public import StageSupport
