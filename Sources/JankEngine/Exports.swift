// Modules that import the engine also use instants, records and curves.
@_exported public import JankMotion
@_exported public import JankTrace
