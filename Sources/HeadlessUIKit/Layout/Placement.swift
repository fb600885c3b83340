internal import Foundation

/// Computes the frames of a view's subviews from constraints, in one pass.
///
/// 1. The unknowns are the frames of the subviews that constraints position, and of such views in
///    them; all other frames are fixed.
/// 2. Constraints and intrinsic sizes are added as linear equations in the order of their
///    priorities. An equation that contradicts earlier ones is ignored, with a warning if it is
///    required.
/// 3. An inequality becomes an equation as soon as it would be violated.
///
/// Undetermined values stay unchanged, with a warning: nothing is guessed.
struct Placement {
  private let root: UIView
  // Each view precedes its subviews.
  private var views: [UIView] = []
  // For lookups only.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var demands: [Demand] = []

  /// An equation or inequality: a row of factors, the right side and the relation.
  private struct Demand {
    var row: [Double]
    let relation: NSLayoutConstraint.Relation
    let priority: UILayoutPriority
    let constraint: NSLayoutConstraint?
  }

  /// - Parameters:
  ///   - root: The view whose subviews are placed.
  ///   - target: For the size of the root itself: what it should be; nil leaves its frame as it is.
  init(of root: UIView, fitting target: FittingTarget? = nil) {
    self.root = root
    if target != nil {
      numbers[ObjectIdentifier(root)] = 0
      views.append(root)
    }
    collect(from: root)
    var seen: Set<ObjectIdentifier> = []
    for view in views {
      for constraint in view.layoutTraits?.constraints ?? []
      where seen.insert(ObjectIdentifier(constraint)).inserted {
        if target != nil, constraint.owner?.isDescendant(of: root) != true { continue }
        if let demand = demand(constraint) { demands.append(demand) }
      }
    }
    for view in views { demand(contentsOf: view) }
    if let target { demand(target) }
    let ranked = demands.enumerated().sorted { left, right in
      let (first, second) = (left.element.priority.rawValue, right.element.priority.rawValue)
      return first == second ? left.offset < right.offset : first > second
    }
    demands = ranked.map(\.element)
  }

  private mutating func collect(from view: UIView) {
    for part in view.subviews where part.isPlacedByConstraints {
      numbers[ObjectIdentifier(part)] = views.count
      views.append(part)
      collect(from: part)
    }
  }
}

// MARK: Equations

extension Placement {
  private var emptyRow: [Double] { [Double](repeating: 0, count: views.count * 4 + 1) }

  private mutating func demand(contentsOf view: UIView) {
    guard let number = numbers[ObjectIdentifier(view)] else { return }
    let size = view.intrinsicContentSize
    let hugging = view.layoutTraits?.hugging ?? (.defaultLow, .defaultLow)
    for (place, length, priority) in [
      (2, size.width, hugging.horizontal), (3, size.height, hugging.vertical),
    ] where length >= 0 {
      var row = emptyRow
      row[number * 4 + place] = 1
      row[views.count * 4] = length
      demands.append(Demand(row: row, relation: .equal, priority: priority, constraint: nil))
    }
  }

  /// Adds the size that the root should have.
  private mutating func demand(_ target: FittingTarget) {
    for (place, length, priority) in [
      (2, target.size.width, target.horizontal), (3, target.size.height, target.vertical),
    ] {
      var row = emptyRow
      row[place] = 1
      row[views.count * 4] = length
      demands.append(Demand(row: row, relation: .equal, priority: priority, constraint: nil))
    }
  }

  private func demand(_ constraint: NSLayoutConstraint) -> Demand? {
    let items = constraint.items
    let isWhole = items.count == (constraint.secondAttribute == .notAnAttribute ? 1 : 2)
    guard isWhole, let owner = constraint.owner else { return nil }
    var row = emptyRow
    row[views.count * 4] = constraint.constant
    add(1, times: constraint.firstAttribute, of: items[0], in: owner, to: &row)
    if items.count == 2 {
      let factor = -constraint.multiplier
      add(factor, times: constraint.secondAttribute, of: items[1], in: owner, to: &row)
    }
    return Demand(
      row: row,
      relation: constraint.relation,
      priority: constraint.priority,
      constraint: constraint
    )
  }

  /// Adds a multiple of an attribute, measured from the corner of the owner.
  private func add(
    _ factor: Double,
    times attribute: NSLayoutConstraint.Attribute,
    of item: any LayoutItem,
    in owner: UIView,
    to row: inout [Double]
  ) {
    guard let view = item.layoutView else { return }
    let attribute = attribute.resolved(in: view)
    guard let (axis, share) = attribute.place else { return }
    let insets = attribute.isMargin ? view.layoutMargins : item.layoutInsets
    let (start, end) = axis == 0 ? (insets.left, insets.right) : (insets.top, insets.bottom)
    guard let share else {
      add(factor, timesLengthOf: view, axis, to: &row)
      row[views.count * 4] += factor * (start + end)
      return
    }
    var outer = view
    while outer !== owner {
      addOrigin(of: outer, axis, factor, to: &row)
      guard let above = outer.superview else { return }
      outer = above
    }
    add(factor * share, timesLengthOf: view, axis, to: &row)
    let line = attribute.baselineOffset(in: view)
    row[views.count * 4] -= factor * (start - share * (start + end) + line)
  }

  private func add(
    _ factor: Double,
    timesLengthOf view: UIView,
    _ axis: Int,
    to row: inout [Double]
  ) {
    if let number = numbers[ObjectIdentifier(view)] {
      row[number * 4 + 2 + axis] += factor
    } else {
      row[views.count * 4] -= factor * (axis == 0 ? view.bounds.width : view.bounds.height)
    }
  }

  private func addOrigin(
    of view: UIView,
    _ axis: Int,
    _ factor: Double,
    to row: inout [Double]
  ) {
    if let number = numbers[ObjectIdentifier(view)] {
      row[number * 4 + axis] += factor
    } else {
      let frame = view.placedFrame
      row[views.count * 4] -= factor * (axis == 0 ? frame.minX : frame.minY)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis, 0 horizontal and 1 vertical, and the fraction of the length; nil for the length
  /// itself.
  fileprivate var place: (axis: Int, share: Double?)? {
    switch self {
    case .left, .leading, .leftMargin, .leadingMargin: (0, 0)
    case .right, .trailing, .rightMargin, .trailingMargin: (0, 1)
    case .centerX, .centerXWithinMargins: (0, 0.5)
    case .width: (0, nil)
    case .top, .topMargin, .firstBaseline: (1, 0)
    case .bottom, .bottomMargin, .lastBaseline: (1, 1)
    case .centerY, .centerYWithinMargins: (1, 0.5)
    case .height: (1, nil)
    case .notAnAttribute: nil
    }
  }

  fileprivate var isMargin: Bool {
    NSLayoutConstraint.Attribute.leftMargin.rawValue <= rawValue
  }

  /// The distance of a baseline from its edge, in points, downwards.
  fileprivate func baselineOffset(in view: UIView) -> CGFloat {
    switch self {
    case .firstBaseline: view.firstBaselineOffset ?? 0
    case .lastBaseline: -(view.lastBaselineOffset ?? 0)
    default: 0
    }
  }

  /// The attribute itself; our choice: without a text the baselines are the lower edge.
  fileprivate func resolved(in view: UIView) -> Self {
    let isBaseline = self == .firstBaseline || self == .lastBaseline
    return isBaseline && view.firstBaselineOffset == nil ? .bottom : self
  }
}

// MARK: Solving

extension Placement {
  func carryOut() {
    guard !views.isEmpty else { return }
    let system = solve()
    for (number, view) in views.enumerated() {
      let values = (0..<4).map { system.value(of: number * 4 + $0) }
      if view.superview === root {
        place(view, at: values)
      } else if hasNews(values, for: view) {
        view.superview?.setNeedsLayout()
      }
    }
  }

  /// The size of a root that was to fit.
  func fittingSize(_ target: FittingTarget) -> CGSize {
    let system = solve()
    return CGSize(
      width: system.value(of: 2) ?? target.size.width,
      height: system.value(of: 3) ?? target.size.height
    )
  }

  private func solve() -> LinearSystem {
    var held = Set(demands.indices.filter { demands[$0].relation == .equal })
    while true {
      var system = LinearSystem(unknownCount: views.count * 4)
      for (index, demand) in demands.enumerated() where held.contains(index) {
        guard system.take(demand.row) == .contradicts else { continue }
        if demand.priority == .required { demand.constraint?.reportBroken() }
      }
      let broken = demands.indices.first { !held.contains($0) && isBroken(demands[$0], in: system) }
      guard let broken else { return system }
      held.insert(broken)
    }
  }

  private func isBroken(_ demand: Demand, in system: LinearSystem) -> Bool {
    guard let excess = system.excess(of: demand.row) else { return false }
    return demand.relation == .lessThanOrEqual ? excess > 0 : excess < 0
  }

  private func place(_ view: UIView, at values: [Double?]) {
    if values.contains(nil) { view.reportAmbiguous(values) }
    let old = view.placedFrame
    view.place(
      at: CGRect(
        x: values[0] ?? old.minX,
        y: values[1] ?? old.minY,
        width: values[2] ?? old.width,
        height: values[3] ?? old.height
      )
    )
  }

  // Only a constraint that reaches beyond the superview can make the superview's own pass differ.
  private func hasNews(_ values: [Double?], for view: UIView) -> Bool {
    guard let superview = view.superview,
      view.layoutTraits?.constraints.contains(where: { constraint in
        constraint.owner.map { $0 !== superview && superview.isDescendant(of: $0) } ?? false
      }) == true
    else { return false }
    let frame = view.placedFrame
    let old = [frame.minX, frame.minY, frame.width, frame.height]
    return zip(values, old).contains { value, old in value.map { abs($0 - old) > 1e-6 } ?? false }
  }
}

// MARK: Views

extension UIView {
  func placeSubviews() {
    guard !subviews.isEmpty, subviews.contains(where: \.isPlacedByConstraints) else { return }
    Placement(of: self).carryOut()
  }

  /// The frame of the view without its transform, in points.
  var placedFrame: CGRect {
    let (size, anchor, position) = (bounds.size, layer.anchorPoint, layer.position)
    let origin = CGPoint(
      x: position.x - anchor.x * size.width,
      y: position.y - anchor.y * size.height
    )
    return CGRect(origin: origin, size: size)
  }

  fileprivate func place(at frame: CGRect) {
    let old = placedFrame
    let differences = [
      frame.minX - old.minX, frame.minY - old.minY,
      frame.width - old.width, frame.height - old.height,
    ]
    // Smaller differences are rounding errors and must not start an animation.
    guard differences.contains(where: { abs($0) > 1e-6 }) else { return }
    let anchor = layer.anchorPoint
    bounds.size = frame.size
    center = CGPoint(
      x: frame.minX + anchor.x * frame.width,
      y: frame.minY + anchor.y * frame.height
    )
  }

  fileprivate func reportAmbiguous(_ values: [Double?]) {
    guard let layoutTraits, !layoutTraits.isKnownAmbiguous else { return }
    layoutTraits.isKnownAmbiguous = true
    let names = zip(["x", "y", "width", "height"], values).filter { $0.1 == nil }.map(\.0)
    simulation.warn(
      "The layout of \(layoutName) is ambiguous: no constraint sets its "
        + "\(names.joined(separator: " and its ")); left unchanged"
    )
  }
}

extension NSLayoutConstraint {
  fileprivate func reportBroken() {
    guard !isKnownBroken else { return }
    isKnownBroken = true
    let frames = items.compactMap(\.layoutView).filter { !$0.isPlacedByConstraints }
    let mask = frames.map(\.layoutName).joined(separator: " and ")
    let hint =
      mask.isEmpty
      ? "" : "; translatesAutoresizingMaskIntoConstraints is true for \(mask)"
    owner?.simulation.warn(
      "Unable to simultaneously satisfy constraints. Ignored: \(self)\(hint)"
    )
  }
}
