/// The result of a case.
package enum SweepRow: Hashable, Sendable {
  /// A constraint excludes the point.
  case excluded
  /// The scenario or the run is invalid.
  case invalid
  /// A value for each metric in its steps, or nil if the run has none.
  case values([Int64?])
}
