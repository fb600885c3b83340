/// Places the arranged subviews of a stack view, relative to their stored frames.
enum StackPass {
  /// Returns the frames of subviews after a change of the stack view's size.
  ///
  /// Along its axis, `fillEqually` and `fillProportionally` share the growth, `equalSpacing` and
  /// `equalCentering` widen the gaps, and `fill` gives all of it to the subview that resists least.
  static func frames(
    of views: [StoryboardView],
    in stack: StoryboardStack,
    from old: StoryboardSize,
    to new: StoryboardSize
  ) -> [StoryboardRect] {
    let growth = stack.isVertical ? new.height - old.height : new.width - old.width
    let across = stack.isVertical ? new.width - old.width : new.height - old.height
    let frames = views.map { $0.frame ?? $0.guessedFrame(in: old) }
    let shares = shares(of: views, frames, in: stack)
    let gaps = stack.distribution.hasPrefix("equal") ? max(views.count - 1, 1) : 0
    var shift = 0.0
    return zip(frames, shares).map { frame, share in
      let wider = growth * share
      let start = shift
      shift += wider + (gaps > 0 ? growth / Double(gaps) : 0)
      return placed(frame, stack, along: (start, wider), across: across)
    }
  }

  /// The share of the growth along the axis that each view takes.
  private static func shares(
    of views: [StoryboardView],
    _ frames: [StoryboardRect],
    in stack: StoryboardStack
  ) -> [Double] {
    let lengths = frames.map { stack.isVertical ? $0.height : $0.width }
    let total = lengths.reduce(0, +)
    switch stack.distribution {
    case "fillEqually": return views.map { _ in 1 / Double(views.count) }
    case "fillProportionally" where total > 0: return lengths.map { $0 / total }
    case "equalSpacing", "equalCentering": return views.map { _ in 0 }
    default:
      let resistances = views.map {
        stack.isVertical ? $0.hugging.height : $0.hugging.width
      }
      let least = resistances.indices.min { resistances[$0] < resistances[$1] }
      return views.indices.map { $0 == least ? 1 : 0 }
    }
  }

  private static func placed(
    _ frame: StoryboardRect,
    _ stack: StoryboardStack,
    along: (start: Double, length: Double),
    across: Double
  ) -> StoryboardRect {
    let (shift, growth) =
      switch stack.alignment {
      case "fill": (0.0, across)
      case "center": (across / 2, 0.0)
      case "trailing", "bottom": (across, 0.0)
      default: (0.0, 0.0)
      }
    let (x, y) = stack.isVertical ? (shift, along.start) : (along.start, shift)
    let (width, height) = stack.isVertical ? (growth, along.length) : (along.length, growth)
    return StoryboardRect(
      frame.x + x,
      frame.y + y,
      max(frame.width + width, 0),
      max(frame.height + height, 0)
    )
  }
}
