internal import Foundation

extension NSLayoutConstraint {
  /// How the views of a visual format are aligned; raw values as in UIKit.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Returns the constraints of a visual format, such as `H:|-10-[title(100)]-[text]|`.
  ///
  /// - Parameters:
  ///   - format: The format; a fatal error names the place that cannot be read.
  ///   - opts: The alignment of the views, which is not modelled.
  ///   - metrics: Numbers by their names in the format.
  ///   - views: The views by their names in the format; they have a common superview.
  /// - Returns: The constraints, which are not active yet.
  public class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let found = views.compactMapValues { $0 as? UIView }
    var reader = VisualFormat(format, metrics: metrics ?? [:], views: found)
    return reader.constraints()
  }
}

/// Reads a visual format from left to right.
private struct VisualFormat {
  private let format: String
  private let metrics: [String: Any]
  private let views: [String: UIView]
  private var rest: Substring
  private var isVertical = false
  private var made: [NSLayoutConstraint] = []

  /// A number with a relation, or another view of the same size.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: UIView?
    var priority = UILayoutPriority.required
  }

  /// A view, or the superview's edge for nil.
  private enum Place {
    case edge
    case view(UIView)
  }

  // The gap of a plain dash, in points: certain between views; to the superview's edge inferred.
  private static let gaps: (views: CGFloat, edge: CGFloat) = (8, 20)

  init(_ format: String, metrics: [String: Any], views: [String: UIView]) {
    self.format = format
    self.metrics = metrics
    self.views = views
    rest = format[...]
  }
}

extension VisualFormat {
  mutating func constraints() -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var last = place()
    while !rest.isEmpty {
      let gaps = take("-") ? spacing() : [Predicate()]
      let next = place()
      for gap in gaps ?? [standardGap(last, next)] { join(last, next, gap) }
      last = next
    }
    return made
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private func fail(_ reason: String) -> Never {
    let column = format.count - rest.count + 1
    fatalError("the visual format \"\(format)\", column \(column): \(reason)")
  }

  private mutating func place() -> Place {
    if take("|") { return .edge }
    guard take("[") else { fail("expected a view in brackets or |") }
    let name = word()
    guard let view = views[name] else { fail("no view is named \"\(name)\"") }
    if take("(") {
      for size in predicates() { fix(view, size) }
      guard take(")") else { fail("expected )") }
    }
    guard take("]") else { fail("expected ]") }
    return .view(view)
  }

  private mutating func word() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  /// The sizes of a gap behind its first dash, or nil for the standard one.
  private mutating func spacing() -> [Predicate]? {
    if rest.hasPrefix("[") || rest.hasPrefix("|") { return nil }
    let isList = take("(")
    let sizes = isList ? predicates() : [predicate()]
    if isList, !take(")") { fail("expected )") }
    guard take("-") else { fail("expected - behind a gap") }
    return sizes
  }

  private mutating func predicates() -> [Predicate] {
    var list = [predicate()]
    while take(",") { list.append(predicate()) }
    return list
  }

  private mutating func predicate() -> Predicate {
    var predicate = Predicate()
    if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let isNegative = take("-")
    let name = word()
    if let view = views[name] {
      predicate.view = view
    } else {
      guard let number = number(name) else { fail("\"\(name)\" is no number, metric or view") }
      predicate.constant = isNegative ? -number : number
    }
    if take("@") {
      let text = word()
      guard let priority = number(text) else { fail("\"\(text)\" is no priority") }
      predicate.priority = UILayoutPriority(Float(priority))
    }
    return predicate
  }

  private func number(_ name: String) -> CGFloat? {
    switch metrics[name] {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: Double(name).map { CGFloat($0) }
    }
  }
}

// MARK: Making constraints

extension VisualFormat {
  private func standardGap(_ first: Place, _ second: Place) -> Predicate {
    if case .view = first, case .view = second { return Predicate(constant: Self.gaps.views) }
    return Predicate(constant: Self.gaps.edge)
  }

  private mutating func fix(_ view: UIView, _ size: Predicate) {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    add(view, attribute, size, size.view, attribute, constant: size.constant)
  }

  private mutating func join(_ first: Place, _ second: Place, _ gap: Predicate) {
    let start: NSLayoutConstraint.Attribute = isVertical ? .top : .leading
    let end: NSLayoutConstraint.Attribute = isVertical ? .bottom : .trailing
    switch (first, second) {
    case (.view(let before), .view(let after)):
      add(after, start, gap, before, end, constant: gap.constant)
    case (.edge, .view(let view)):
      add(view, start, gap, superview(of: view), start, constant: gap.constant)
    case (.view(let view), .edge):
      add(superview(of: view), end, gap, view, end, constant: gap.constant)
    case (.edge, .edge): fail("there is no view between the edges")
    }
  }

  private func superview(of view: UIView) -> UIView {
    guard let superview = view.superview else { fail("the view has no superview yet") }
    return superview
  }

  private mutating func add(
    _ first: UIView,
    _ attribute: NSLayoutConstraint.Attribute,
    _ predicate: Predicate,
    _ second: UIView?,
    _ other: NSLayoutConstraint.Attribute,
    constant: CGFloat
  ) {
    let constraint = NSLayoutConstraint(
      item: first,
      attribute: attribute,
      relatedBy: predicate.relation,
      toItem: second,
      attribute: second == nil ? .notAnAttribute : other,
      multiplier: 1,
      constant: constant
    )
    constraint.priority = predicate.priority
    made.append(constraint)
  }
}
