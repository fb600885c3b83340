/// The ends of an animation as CABasicAnimation takes them: any of from, to and by.
///
/// The rules are those of `EndValues`, for values of which transforms are one kind. A transform
/// knows no `by`.
package struct LayerEnds: Hashable, Sendable {
  package let from: LayerValue?
  package let to: LayerValue?
  package let by: LayerValue?

  package init(from: LayerValue?, to: LayerValue?, by: LayerValue?) {
    self.from = from
    self.to = to
    self.by = by
  }
}

extension LayerEnds {
  /// The beginning and the end over a model value.
  package func resolved(model: LayerValue) -> (start: LayerValue, end: LayerValue) {
    guard case .numbers(let numbers) = model else { return (from ?? model, to ?? model) }
    let ends = EndValues(from: from?.numbers, to: to?.numbers, by: by?.numbers)
      .resolved(model: numbers)
    return (.numbers(ends.start), .numbers(ends.end))
  }
}
