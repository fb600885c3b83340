// Whoever plays a scenario works with its trace.
@_exported public import JankTrace
// What is wrong with a scenario is told in its diagnostics.
@_exported public import JankText
