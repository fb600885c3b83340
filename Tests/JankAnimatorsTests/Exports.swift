// Every test of this module uses the stage of StageSupport.
@_exported public import StageSupport
