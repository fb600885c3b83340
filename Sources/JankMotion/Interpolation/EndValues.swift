/// The end values of an animation as `CABasicAnimation` takes them: any of from, to and by.
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
/// Source: Apple's documentation of CABasicAnimation and measured values (certain). Given all
/// three, from and to count (inferred).
public struct EndValues<Value: VectorValue>: Equatable, Sendable {
  /// The value at the beginning, if given.
  public let from: Value?
  /// The value at the end, if given.
  public let to: Value?
  /// The change from beginning to end, if given.
  public let by: Value?

  /// Makes end values.
  ///
  /// - Parameters:
  ///   - from: The value at the beginning.
  ///   - to: The value at the end.
  ///   - by: The change from beginning to end.
  public init(from: Value? = nil, to: Value? = nil, by: Value? = nil) {
    self.from = from
    self.to = to
    self.by = by
  }

  /// The beginning and the end over a model value.
  ///
  /// - Parameter model: The value of the layer itself.
  /// - Returns: Both ends.
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
