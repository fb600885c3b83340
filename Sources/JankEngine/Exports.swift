// Whoever imports the engine works with instants, records and curves at once.
@_exported public import JankMotion
@_exported public import JankTrace
