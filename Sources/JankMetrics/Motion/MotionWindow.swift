internal import JankTrace

/// The time in which motion belongs to one transition: from its begin to the begin of the next one.
struct MotionWindow {
  let transition: Int
  let time: Range<Instant>

  /// A layer of a transition: its name, and its index among layers of that name in order of
  /// appearance.
  ///
  /// The numbers of layers are reused, so they cannot identify a layer across runs.
  struct Key: Hashable {
    let layer: String
    let ordinal: Int
  }

  struct Layer {
    let key: Key
    let subject: MotionSubject
    /// The frames with a sample of the layer, including those in which it was off screen.
    let pictures: [LayerPath.Step]
    /// The frame on screen when the window began, if it showed the layer.
    let before: LayerPath.Step?

    var steps: [LayerPath.Step] { pictures.filter(\.isOnScreen) }
    /// Whether two frames showed it in different places.
    var moves: Bool {
      let seen = (before.map { [$0] } ?? []) + steps
      return seen.contains { $0.coordinates != seen[0].coordinates }
    }
    /// The time of the first frame from which on it was off the screen, or nil if it stayed.
    var gone: Instant? {
      guard let last = pictures.lastIndex(where: \.isOnScreen) else { return pictures.first?.shown }
      return last + 1 < pictures.count ? pictures[last + 1].shown : nil
    }
  }
}

extension MotionWindow {
  static func windows(of transitions: [TransitionRecord], until end: Instant) -> [MotionWindow] {
    let begins = transitions.map(\.began)
    let ends = begins.dropFirst() + [max(end, begins.last ?? end)]
    return zip(begins, ends).enumerated().map { place, span in
      MotionWindow(transition: place, time: span.0..<max(span.0, span.1))
    }
  }

  /// The layers in frames of the window, in order of appearance.
  func layers(of paths: [LayerPath]) -> [Layer] {
    let present = paths.map { (path: $0, steps: steps(of: $0)) }
      .filter { !$0.steps.isEmpty }.enumerated()
      .sorted { left, right in
        let (first, second) = (left.element.steps, right.element.steps)
        let (here, there) = (first[first.startIndex].frame, second[second.startIndex].frame)
        return here == there ? left.offset < right.offset : here < there
      }.map(\.element)
    var counts: [String: Int] = [:]
    return present.map { path, steps in
      defer { counts[path.layer, default: 0] += 1 }
      return Layer(
        key: Key(layer: path.layer, ordinal: counts[path.layer] ?? 0),
        subject: MotionSubject(transition: transition, layer: path.title),
        pictures: Array(steps),
        before: Self.neighbour(before: steps, of: path)
      )
    }
  }

  /// The frames shown after the begin, up to the end.
  private func steps(of path: LayerPath) -> ArraySlice<LayerPath.Step> {
    let all = path.steps[...]
    let first = all.count(shownUntil: time.lowerBound)
    return all[first..<max(first, all.count(shownUntil: time.upperBound))]
  }

  /// Every frame has a sample of each view that exists.
  private static func neighbour(
    before steps: ArraySlice<LayerPath.Step>,
    of path: LayerPath
  ) -> LayerPath.Step? {
    guard steps.startIndex > 0, let first = steps.first else { return nil }
    let before = path.steps[steps.startIndex - 1]
    return before.isOnScreen && before.frame == first.frame - 1 ? before : nil
  }
}
