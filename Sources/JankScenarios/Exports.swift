// Whoever plays a scenario works with its trace.
@_exported public import JankTrace
