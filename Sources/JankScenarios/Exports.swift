// Code that plays a scenario works with its trace.
@_exported public import JankTrace
// Diagnostics report what is wrong with a scenario.
@_exported public import JankText
