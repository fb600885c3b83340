/// Fits the views of a storyboard to a screen.
///
/// On the screen of the canvas the stored frames are kept as they are. On another one each parent
/// places its subviews in one pass, in this order: the rules of stack views and cells; autoresizing
/// where no constraint mentions the view; equalities of edges, centres and lengths between the
/// parent, its subviews and its guides; else the stored frame, which is reported. Inequalities do
/// not decide, and sizes of texts and images are those of the file. Views that Xcode never laid out
/// are cut to their parents, see ``UnlaidViews``.
package struct StoryboardLayout {
  /// The constraints that mention a view, by its identifier.
  private var constraints: [String: [StoryboardConstraint]] = [:]
  /// What each guide stands for: a view and, for a line, its place along the view's height.
  private var guides: [String: ConstraintPass.Guide] = [:]
  private var unlaid: UnlaidViews

  private init(of root: StoryboardView) {
    unlaid = UnlaidViews(in: root)
    collect(root)
  }

  /// Places the views of a controller.
  ///
  /// - Parameters:
  ///   - controller: the controller.
  ///   - canvas: the size of the screen for which its frames are stored.
  ///   - screen: the size of the screen on which the app runs.
  /// - Returns: The root view with all installed views; nil for a controller without a view.
  package static func place(
    _ controller: StoryboardController,
    from canvas: StoryboardSize,
    on screen: StoryboardSize
  ) -> PlacedView? {
    guard let root = controller.view else { return nil }
    var layout = StoryboardLayout(of: root)
    for (id, guide) in controller.guides where guide != .safeArea {
      layout.guides[id] = .init(view: root.id, line: guide == .top ? 0 : 1)
    }
    let stored = root.frame?.size ?? canvas
    let target = size(ofRoot: stored, from: canvas, on: screen)
    var placed = layout.place(root, in: StoryboardRect(0, 0, target.width, target.height))
    // How the views follow a change of size is seen in one.
    let probe = StoryboardRect(0, 0, stored.width + probed, stored.height + probed)
    placed.learnResizing(from: layout.place(root, in: probe), storedSize: stored, probe.size)
    return placed
  }

  private static let probed = 100.0

  /// Returns the size of a root view on a screen.
  ///
  /// A root as wide as the canvas fills the screen, less its bars. Any other is of a sheet, a
  /// popover or a part of another page, and keeps its size.
  private static func size(
    ofRoot root: StoryboardSize,
    from canvas: StoryboardSize,
    on screen: StoryboardSize
  ) -> StoryboardSize {
    guard root.width == canvas.width, root.height <= canvas.height else { return root }
    return StoryboardSize(screen.width, max(screen.height - (canvas.height - root.height), 0))
  }
}

extension StoryboardLayout {
  private mutating func collect(_ view: StoryboardView) {
    for constraint in view.constraints where constraint.isInstalled {
      let ids = [constraint.first.id] + (constraint.second.map { [$0.id] } ?? [])
      for id in Set(ids) { constraints[id, default: []].append(constraint) }
    }
    if let safeArea = view.safeArea { guides[safeArea] = .init(view: view.id, line: nil) }
    for subview in view.subviews { collect(subview) }
  }

  /// Places a view in a frame, and its subviews in it.
  private func place(_ view: StoryboardView, in frame: StoryboardRect) -> PlacedView {
    var own = view
    own.subviews = []
    var placed = PlacedView(view: own, frame: frame, resizing: view.resizing)
    let subviews = view.subviews.filter(\.isInstalled)
    let stored = view.frame?.size ?? frame.size
    let places =
      if let stack = view.stack {
        StackPass.frames(
          of: subviews,
          in: unlaid.shared(stack, among: subviews),
          from: stored,
          to: frame.size
        ).map { Place(frame: $0) }
      } else {
        self.places(of: subviews, in: view, from: stored, to: frame.size)
      }
    placed.subviews = zip(subviews, places).map { subview, place in
      let (fitted, placeholder) = unlaid.fitted(subview, place.frame, to: frame.size)
      var placed = self.place(subview, in: fitted)
      placed.isUncertain = place.isUncertain
      placed.placeholder = placeholder
      placed.resizing = place.resizing ?? []
      return placed
    }
    return placed
  }

  /// The place of a subview.
  private struct Place {
    var frame: StoryboardRect
    var isUncertain = false
    /// How it follows the parent's size; nil if that has to be learnt.
    var resizing: StoryboardResizing?
  }

  private func places(
    of subviews: [StoryboardView],
    in view: StoryboardView,
    from old: StoryboardSize,
    to new: StoryboardSize
  ) -> [Place] {
    var pass = ConstraintPass(parent: view.id, from: old, to: new, guides: guides)
    var constrained: Set<String> = []
    for subview in subviews where subview.followedRule == nil {
      guard let own = constraints[subview.id] else { continue }
      constrained.insert(subview.id)
      pass.add(subview, own)
    }
    let solved = pass.solved()
    return subviews.map { subview in
      if constrained.contains(subview.id), let found = solved[subview.id] {
        return Place(frame: found.frame, isUncertain: found.isUncertain)
      }
      let rule = subview.followedRule ?? subview.resizing
      let frame = (subview.frame ?? subview.guessedFrame(in: old)).following(
        rule,
        from: old,
        to: new
      )
      return Place(frame: frame, resizing: rule)
    }
  }
}

extension StoryboardView {
  /// How cells and content views follow their parents, whatever the file states.
  fileprivate var followedRule: StoryboardResizing? {
    switch element {
    case "tableViewCell": [.width]
    case "tableViewCellContentView": [.width, .height]
    default: nil
    }
  }

  /// The frame of a view without a stored one and without constraints.
  func guessedFrame(in parent: StoryboardSize) -> StoryboardRect {
    switch element {
    case "label", "button", "textField", "imageView", "switch", "slider":
      StoryboardRect(0, 0, guessedSize.width, guessedSize.height)
    default: StoryboardRect(0, 0, parent.width, parent.height)
    }
  }

  /// The size of a view without a stored one: of its text, else of a switch.
  var guessedSize: StoryboardSize {
    StoryboardSize(look.text.map { Double(min($0.count, 40)) * 9 } ?? 51, 31)
  }
}

extension StoryboardRect {
  /// Returns the rectangle after autoresizing, in the way of UIKit: flexible parts share the growth
  /// in proportion to their lengths.
  func following(
    _ rule: StoryboardResizing,
    from old: StoryboardSize,
    to new: StoryboardSize
  ) -> Self {
    let across = Self.shared(
      new.width - old.width,
      [rule.contains(.left) ? x : nil, rule.contains(.width) ? width : nil]
        + [rule.contains(.right) ? old.width - x - width : nil]
    )
    let along = Self.shared(
      new.height - old.height,
      [rule.contains(.top) ? y : nil, rule.contains(.height) ? height : nil]
        + [rule.contains(.bottom) ? old.height - y - height : nil]
    )
    return Self(x + across.0, y + along.0, max(width + across.1, 0), max(height + along.1, 0))
  }

  /// Returns the shares of a growth for the first margin and for the length; nil parts are fixed.
  private static func shared(_ growth: Double, _ parts: [Double?]) -> (Double, Double) {
    let flexible = parts.compactMap(\.self)
    let total = flexible.reduce(0, +)
    let shares = parts.map { part -> Double in
      guard let part else { return 0 }
      return total > 0 ? growth * part / total : growth / Double(flexible.count)
    }
    return (shares[0], shares[1])
  }
}

// MARK: How views follow later changes

extension PlacedView {
  /// Derives how the subviews follow the size of their parents from another layout of the same
  /// views.
  ///
  /// A margin or a length is flexible if it takes more than a quarter of the growth.
  fileprivate mutating func learnResizing(
    from other: PlacedView,
    storedSize: StoryboardSize,
    _ grownSize: StoryboardSize
  ) {
    for index in subviews.indices where other.subviews.indices.contains(index) {
      // What was made up does not show how the view follows.
      if subviews[index].placeholder == .fitted { continue }
      let stored = subviews[index].view.frame ?? subviews[index].frame
      let grown = other.subviews[index].frame
      if subviews[index].resizing.isEmpty {
        let (width, height) = (
          grownSize.width - storedSize.width, grownSize.height - storedSize.height
        )
        subviews[index].resizing = StoryboardResizing(
          across: (width, grown.x - stored.x, grown.width - stored.width),
          along: (height, grown.y - stored.y, grown.height - stored.height)
        )
      }
      subviews[index].learnResizing(
        from: other.subviews[index],
        storedSize: stored.size,
        grown.size
      )
    }
  }
}

extension StoryboardResizing {
  /// Creates the parts that follow a growth, from the growth of the parent, the shift of the view
  /// and its own growth on each axis.
  fileprivate init(
    across: (total: Double, start: Double, length: Double),
    along: (total: Double, start: Double, length: Double)
  ) {
    self = []
    let axes: [(Double, Double, Double, Self, Self, Self)] = [
      (across.total, across.start, across.length, .left, .width, .right),
      (along.total, along.start, along.length, .top, .height, .bottom),
    ]
    for (total, start, length, first, middle, last) in axes where total > 0 {
      let shares = [(start / total, first), (length / total, middle)]
      for (share, part) in shares where share > 0.25 { insert(part) }
      let rest = (total - start - length) / total
      if rest > 0.25, contains(first) || contains(middle) { insert(last) }
    }
  }
}
