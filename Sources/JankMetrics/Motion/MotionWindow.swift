internal import JankTrace

/// The time in which what moves belongs to one transition: from its begin to that of the next.
struct MotionWindow {
  /// The transition, by place in the trace.
  let transition: Int
  let time: Range<Instant>

  /// A layer of a transition: which of those of its name, in the order in which they came.
  ///
  /// Numbers of layers are given out again, so that they say nothing from one run to another.
  struct Key: Hashable {
    let layer: String
    let ordinal: Int
  }

  /// What was seen of a layer in a window.
  struct Layer {
    let key: Key
    let subject: MotionSubject
    /// The pictures that tell of it, those in which it was off the screen included.
    let pictures: [LayerPath.Step]
    /// The picture that stood when the window began, if the layer was on the screen in it.
    let before: LayerPath.Step?

    /// The pictures in which it was on the screen.
    var steps: [LayerPath.Step] { pictures.filter(\.isOnScreen) }
    /// When the first picture was shown from which on it was off the screen, or nil if it stayed.
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

  /// The layers that pictures of the window show, in the order in which they came.
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

  /// The pictures shown after the begin, up to the end.
  private func steps(of path: LayerPath) -> ArraySlice<LayerPath.Step> {
    let all = path.steps[...]
    let first = all.count(shownUntil: time.lowerBound)
    return all[first..<max(first, all.count(shownUntil: time.upperBound))]
  }

  /// Every picture tells of each page that is there.
  private static func neighbour(
    before steps: ArraySlice<LayerPath.Step>,
    of path: LayerPath
  ) -> LayerPath.Step? {
    guard steps.startIndex > 0, let first = steps.first else { return nil }
    let before = path.steps[steps.startIndex - 1]
    return before.isOnScreen && before.frame == first.frame - 1 ? before : nil
  }
}
