/// The ends of an animation, as in CABasicAnimation: any of from, to and by.
///
/// The rules are those of `EndValues`, extended to transforms, which have no `by`.
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
  /// Returns the start and the end for a model value.
  package func resolved(model: LayerValue) -> (start: LayerValue, end: LayerValue) {
    guard case .numbers(let numbers) = model else { return (from ?? model, to ?? model) }
    let ends = EndValues(from: from?.numbers, to: to?.numbers, by: by?.numbers)
      .resolved(model: numbers)
    return (.numbers(ends.start), .numbers(ends.end))
  }
}
