/// The end values of an animation, as in `CABasicAnimation`: any of from, to and by.
///
/// | given | runs from | to |
/// |---|---|---|
/// | from, to | from | to |
/// | from, by | from | from + by |
/// | to, by | to − by | to |
/// | from | from | the model value |
/// | to | the model value | to |
/// | by | the model value | model + by |
/// | nothing | the model value | the model value |
///
/// Source: Apple's documentation of CABasicAnimation and measured values (certain). With all three,
/// from and to count (inferred).
public struct EndValues<Value: VectorValue>: Equatable, Sendable {
  /// The value at the start, if specified.
  public let from: Value?
  /// The value at the end, if specified.
  public let to: Value?
  /// The change from start to end, if specified.
  public let by: Value?

  /// Creates end values: a start, an end, and the change between them.
  public init(from: Value? = nil, to: Value? = nil, by: Value? = nil) {
    self.from = from
    self.to = to
    self.by = by
  }

  /// Returns the start and the end for a layer's model value.
  public func resolved(model: Value) -> (start: Value, end: Value) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from + by)
    case (nil, let to?, let by?): (to - by, to)
    case (let from?, nil, nil): (from, model)
    case (nil, let to?, nil): (model, to)
    case (nil, nil, let by?): (model, model + by)
    case (nil, nil, nil): (model, model)
    }
  }
}
