/// Places the subviews of one view by constraints, in one pass without a solver.
///
/// What a constraint asks for is taken relative to the stored frames: an edge moves by as much as
/// the edge to which it is tied. So views that were stored where the constraints put them are where
/// UIKit puts them on any screen, and on the screen of the canvas nothing moves.
struct ConstraintPass {
  /// A layout guide: the whole view, or a line across it.
  struct Guide {
    let view: String
    /// How far down the view a line is, 0 to 1; nil for a guide with all edges.
    let line: Double?
  }

  /// The frame found for a view.
  struct Result {
    let frame: StoryboardRect
    /// Whether an axis kept its stored values because no constraint decides.
    let isUncertain: Bool
  }

  /// A start and a length on one axis.
  private struct Span {
    var start: Double
    var length: Double

    /// The value at a fraction of the length, or the length.
    func value(_ fraction: Double?) -> Double { fraction.map { start + length * $0 } ?? length }
  }

  /// A view on one axis.
  private struct Node {
    let view: StoryboardView
    let isHorizontal: Bool
    let stored: Span?
    var span: Span?
    /// Whether no equation decides about the start.
    var isUncertain = false
    var equations: [Equation] = []
    /// The nodes whose equations need this one.
    var dependents: [Int] = []

    var hugging: Double { isHorizontal ? view.hugging.width : view.hugging.height }
  }

  /// What one constraint states about a node.
  private struct Equation {
    /// Where on the node: a fraction of its length; nil for the length.
    let place: Double?
    let other: Other
    let otherPlace: Double?
    let multiplier: Double
    let constant: Double
    let priority: Double
    let order: Int
  }

  private enum Other {
    case constant
    case parent(isHorizontal: Bool)
    case node(Int)
  }

  private let parent: String
  private let old: StoryboardSize
  private let new: StoryboardSize
  private let guides: [String: Guide]
  private var nodes: [Node] = []
  private var indices: [String: Int] = [:]
  private var constraints: [StoryboardConstraint] = []

  init(
    parent: String,
    from old: StoryboardSize,
    to new: StoryboardSize,
    guides: [String: Guide]
  ) {
    self.parent = parent
    self.old = old
    self.new = new
    self.guides = guides
  }
}

extension ConstraintPass {
  /// Adds a subview and the constraints that mention it.
  mutating func add(_ view: StoryboardView, _ constraints: [StoryboardConstraint]) {
    // The first of two views with the same identifier counts.
    guard indices[view.id] == nil else { return }
    indices[view.id] = nodes.count
    let frame = view.frame
    nodes.append(
      Node(
        view: view,
        isHorizontal: true,
        stored: frame.map { Span(start: $0.x, length: $0.width) }
      )
    )
    nodes.append(
      Node(
        view: view,
        isHorizontal: false,
        stored: frame.map { Span(start: $0.y, length: $0.height) }
      )
    )
    // A constraint between two subviews is added once, with its first item.
    self.constraints += constraints.filter {
      $0.isEquality && ($0.first.id == view.id || indices[$0.first.id] == nil)
    }
  }

  /// Returns the frames of the added views, by identifier.
  ///
  /// - Complexity: Linear in the constraints, apart from sorting those of each view.
  mutating func solved() -> [String: Result] {
    link()
    // Required constraints decide first, then all.
    settle(Array(nodes.indices), from: 1000)
    settle(nodes.indices.filter { nodes[$0].span == nil }, from: 0)
    for _ in 0..<Self.roundLimit {
      let next = nextAlone()
      if next.isEmpty { break }
      for index in next where nodes[index].span == nil { settleAlone(index) }
    }
    for index in nodes.indices where nodes[index].span == nil { settleAlone(index) }
    return results()
  }

  private static let roundLimit = 32

  private func results() -> [String: Result] {
    indices.mapValues { index in
      let (across, along) = (nodes[index].span, nodes[index + 1].span)
      return Result(
        frame: StoryboardRect(
          across?.start ?? 0,
          along?.start ?? 0,
          max(across?.length ?? 0, 0),
          max(along?.length ?? 0, 0)
        ),
        isUncertain: nodes[index].isUncertain || nodes[index + 1].isUncertain
      )
    }
  }
}

// MARK: Equations

extension ConstraintPass {
  /// Makes an equation for each side of each constraint.
  private mutating func link() {
    var seen: Set<String> = []
    for (order, constraint) in constraints.enumerated() {
      if let id = constraint.id, !seen.insert(id).inserted { continue }
      let first = constraint.first
      if let index = node(of: first) {
        add(constraint, about: index, first, constraint.second, order, isReversed: false)
      }
      if let second = constraint.second, let index = node(of: second) {
        add(constraint, about: index, second, first, order, isReversed: true)
      }
    }
    for index in nodes.indices {
      nodes[index].equations.sort { ($1.priority, $0.order) < ($0.priority, $1.order) }
    }
  }

  private func node(of item: StoryboardConstraint.Item) -> Int? {
    indices[item.id].map { $0 + (item.attribute.isHorizontal ? 0 : 1) }
  }

  private mutating func add(
    _ constraint: StoryboardConstraint,
    about index: Int,
    _ item: StoryboardConstraint.Item,
    _ other: StoryboardConstraint.Item?,
    _ order: Int,
    isReversed: Bool
  ) {
    guard let (target, place) = target(other) else { return }
    let isRoot = other.map { $0.id == parent } ?? false
    let inset = other.map { $0.attribute.inset(isRoot: isRoot) } ?? 0
    let constant = constraint.constant + inset - item.attribute.inset(isRoot: false)
    let factor = constraint.multiplier
    if case .node(let source) = target { nodes[source].dependents.append(index) }
    nodes[index].equations.append(
      Equation(
        place: item.attribute.fraction,
        other: target,
        otherPlace: place,
        multiplier: isReversed ? 1 / factor : factor,
        constant: isReversed ? -constant / factor : constant,
        priority: constraint.priority,
        order: order
      )
    )
  }

  /// Returns what an item of a constraint refers to; nil if it is not in the parent.
  private func target(
    _ item: StoryboardConstraint.Item?
  ) -> (Other, place: Double?)? {
    guard let item else { return (.constant, nil) }
    let attribute = item.attribute
    if let index = node(of: item) { return (.node(index), attribute.fraction) }
    let guide = guides[item.id]
    guard item.id == parent || guide?.view == parent else { return nil }
    return (
      .parent(isHorizontal: attribute.isHorizontal),
      attribute.fraction.map { guide?.line ?? $0 }
    )
  }

  /// Returns what an equation asks for; nil if the other side is not known yet.
  private func value(of equation: Equation, for node: Node) -> Double? {
    let before: Span?
    let after: Span
    switch equation.other {
    case .constant:
      return node.stored?.value(equation.place) ?? equation.constant
    case .parent(let isHorizontal):
      before = Span(start: 0, length: isHorizontal ? old.width : old.height)
      after = Span(start: 0, length: isHorizontal ? new.width : new.height)
    case .node(let index):
      guard let span = nodes[index].span else { return nil }
      before = nodes[index].stored
      after = span
    }
    let target = after.value(equation.otherPlace)
    guard let own = node.stored, let before else {
      return target * equation.multiplier + equation.constant
    }
    let shift = target - before.value(equation.otherPlace)
    return own.value(equation.place) + shift * equation.multiplier
  }
}

// MARK: Solving

extension ConstraintPass {
  /// Determines all nodes that two known equations of a priority determine, and those that then
  /// follow.
  private mutating func settle(_ indices: [Int], from priority: Double) {
    var waiting = indices
    while let index = waiting.popLast() {
      guard nodes[index].span == nil, let span = span(of: index, from: priority) else { continue }
      nodes[index].span = span
      waiting += nodes[index].dependents.filter { nodes[$0].span == nil }
    }
  }

  private func span(of index: Int, from priority: Double) -> Span? {
    let node = nodes[index]
    var first: (place: Double?, value: Double)?
    for equation in node.equations where equation.priority >= priority {
      guard let value = value(of: equation, for: node), value.isFinite else { continue }
      guard let known = first else {
        first = (equation.place, value)
        continue
      }
      if let span = Self.span(known, (equation.place, value)) { return span }
    }
    return nil
  }

  /// Returns the span with two values; nil if they say the same.
  private static func span(
    _ first: (place: Double?, value: Double),
    _ second: (place: Double?, value: Double)
  ) -> Span? {
    switch (first.place, second.place) {
    case (let place?, nil):
      return Span(start: first.value - second.value * place, length: second.value)
    case (nil, let place?):
      return Span(start: second.value - first.value * place, length: first.value)
    case (let one?, let two?):
      guard one != two else { return nil }
      let length = (second.value - first.value) / (two - one)
      return Span(start: first.value - length * one, length: length)
    case (nil, nil): return nil
    }
  }

  /// The nodes to determine by a single equation: those that wait for no other one, else of those
  /// with a known edge the ones that resist growing most.
  private func nextAlone() -> [Int] {
    let open = nodes.indices.filter { nodes[$0].span == nil }
    let complete = open.filter { index in
      nodes[index].equations.allSatisfy { value(of: $0, for: nodes[index]) != nil }
    }
    guard complete.isEmpty else { return complete }
    var placed = open.filter { alone($0) != nil }
    // A stored length that no longer fits says less than one that does.
    let fitting = placed.filter { fits($0) }
    if !fitting.isEmpty { placed = fitting }
    let most = placed.map { nodes[$0].hugging }.max()
    return placed.filter { nodes[$0].hugging == most }
  }

  /// Whether the stored length of a node is at most the new one of the parent.
  private func fits(_ index: Int) -> Bool {
    guard let stored = nodes[index].stored else { return true }
    return stored.length <= (nodes[index].isHorizontal ? new.width : new.height)
  }

  /// Determines a node by a single equation and its stored values, or else by autoresizing, and
  /// then those that follow.
  private mutating func settleAlone(_ index: Int) {
    let span = alone(index)
    nodes[index].span = span ?? followed(index)
    nodes[index].isUncertain = span == nil && nodes[index].view.resizing.isEmpty
    settle(nodes[index].dependents, from: 0)
  }

  /// Returns the span by the first equation; nil if none decides about the start.
  private func alone(_ index: Int) -> Span? {
    let node = nodes[index]
    let guess = node.view.guessedSize
    let length = node.stored?.length ?? (node.isHorizontal ? guess.width : guess.height)
    for equation in node.equations {
      guard let place = equation.place, let value = value(of: equation, for: node),
        value.isFinite
      else { continue }
      return Span(start: value - length * place, length: length)
    }
    return nil
  }

  /// Returns the span by autoresizing, with the length of an equation if there is one.
  private func followed(_ index: Int) -> Span {
    let node = nodes[index]
    let stored = node.view.frame ?? node.view.guessedFrame(in: old)
    let frame = stored.following(node.view.resizing, from: old, to: new)
    let start = node.isHorizontal ? frame.x : frame.y
    let length = node.isHorizontal ? frame.width : frame.height
    let asked = node.equations.lazy.compactMap { value(of: $0, for: node) }.first(where: \.isFinite)
    return Span(start: start, length: asked ?? length)
  }
}
