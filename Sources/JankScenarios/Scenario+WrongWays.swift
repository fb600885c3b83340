internal import HeadlessUIKit
internal import JankAnimators
internal import JankText
internal import JankTrace

extension Scenario {
  /// Why the transition of a drag does not follow the touch: one of the two goes the other way.
  ///
  /// - Parameters:
  ///   - touchID: The number of the touch.
  ///   - index: The step of the drag.
  ///   - trace: The run.
  ///   - progress: Which steps happened.
  /// - Returns: The end of a sentence about the drag; nil where both go the same way, and where the
  ///   drag drove no transition of the app's own.
  func wrongWay(
    of touchID: Int,
    _ index: Int,
    _ trace: Trace,
    _ progress: ScriptProgress
  ) -> String? {
    guard let transition = drivenTransition(of: index, trace, progress),
      let driven = driven(by: transition),
      let side = Effect.Direction(rawValue: driven.way.rawValue)
    else { return nil }
    let name = "the \(transition.kind.noun) of \(quoted(driven.screen))"
    let steps = displacements(of: touchID, trace)
    let farthest = steps.map { ($0 * driven.way.heading(likely: $0)).sum() }.max() ?? 0
    guard farthest >= UIPanGestureRecognizer.slop else {
      return steps.last.map {
        "goes \(Effect.Direction(of: $0).rawValue), and \(name) follows drags that go "
          + side.rawValue
      }
    }
    guard let effect = driven.effect, effect.movesPages(towards: side.opposite) else { return nil }
    return "goes \(side.rawValue), and \(quoted(effect.kind.name)) of \(name) goes "
      + #"\#(side.opposite.rawValue): set "towards" to "\#(side.rawValue)""#
  }

  /// Why the transition of a drag is not the one that its `on` promises: it is that of another
  /// screen, as the place of the touch decides.
  ///
  /// - Parameters:
  ///   - index: The step of the drag.
  ///   - trace: The run.
  ///   - progress: Which steps happened.
  /// - Returns: The end of a sentence about the drag; nil where it drives the named screen, and
  ///   where it names none or drives nothing.
  func otherScreen(of index: Int, _ trace: Trace, _ progress: ScriptProgress) -> String? {
    guard case .drag(_, let name?) = script[index].action, let screen = screen(named: name),
      !screen.drags.isEmpty, screen.controller == nil,
      let transition = drivenTransition(of: index, trace, progress)
    else { return nil }
    let pages = movedPages(of: screen)
    guard !pages.contains(transition.from), !pages.contains(transition.to) else { return nil }
    return "drives the \(transition.kind.noun) of \(quoted(transition.subject)), and \"on\" names "
      + "\(quoted(name)): the place of the touch decides what it drives"
  }

  private func drivenTransition(
    of index: Int,
    _ trace: Trace,
    _ progress: ScriptProgress
  ) -> TransitionRecord? {
    guard let start = progress.drags[index]?.lowerBound else { return nil }
    let received = receipt(ofDrag: index, trace)
    let joinsAnother = progress.drags.contains {
      $0.value.lowerBound < start && receipt(ofDrag: $0.key, trace) == received
    }
    guard !joinsAnother else { return nil }
    let requests = requestTimes(ofDrag: index, from: start, trace, progress)
    return trace.transitions.first { $0.isInteractive && requests.contains($0.requested) }
  }

  /// Where a touch is from where it came down, sample by sample, in points.
  private func displacements(of touchID: Int, _ trace: Trace) -> [SIMD2<Double>] {
    let places = trace.touches.filter { $0.touchID == touchID }.map(\.location)
    return places.map { $0 - places[0] }
  }

  /// What a drag drives by a rule of a screen.
  private struct Driven {
    let screen: String
    let way: DragDirection
    let effect: Effect?
  }

  private func driven(by transition: TransitionRecord) -> Driven? {
    switch transition.kind {
    case .dismiss:
      return app.screens.first { $0.name == transition.from }.flatMap { screen in
        screen.presenting.dragToDismiss.map { _ in
          Driven(screen: screen.name, way: .down, effect: screen.presenting.dismissal)
        }
      }
    case .present:
      return app.screens.first { $0.name == transition.to }.flatMap { screen in
        screen.presenting.dragToPresent.map {
          Driven(screen: screen.name, way: $0.way, effect: screen.presenting.presentation)
        }
      }
    case .pop:
      let stacks = stacks(popping: transition)
      guard stacks.contains(where: { $0.dragToPop != nil }) else { return nil }
      let effect = stacks.count == 1 ? stacks[0].pop : nil
      return Driven(screen: transition.from, way: .right, effect: effect)
    // Pages side by side follow drags to both sides.
    case .push, .tab, .exchange: return nil
    }
  }

  /// The stacks that may have popped a page: those that begin with one of its two pages, or all if
  /// none does.
  private func stacks(popping transition: TransitionRecord) -> [Stack] {
    let stacks = app.screens.compactMap { screen -> Stack? in
      if case .stack(let stack) = screen.kind { stack } else { nil }
    }
    let known = stacks.filter {
      $0.pages.contains(transition.from) || $0.pages.contains(transition.to)
    }
    return known.isEmpty ? stacks : known
  }
}

extension Effect {
  /// Whether it moves pages in straight lines to a side.
  fileprivate func movesPages(towards side: Direction) -> Bool {
    settings[Option.reverse.name] == nil && settings[Option.towards.name] == .name(side.rawValue)
  }
}

extension Effect.Direction {
  /// The side to which a displacement goes most.
  fileprivate init(of displacement: SIMD2<Double>) {
    let isHorizontal = displacement.x.magnitude > displacement.y.magnitude
    self =
      isHorizontal
      ? displacement.x < 0 ? .left : .right
      : displacement.y < 0 ? .up : .down
  }
}

extension TransitionRecord.Kind {
  /// The transition as a noun of sentences.
  var noun: String {
    switch self {
    case .present: "presentation"
    case .dismiss: "dismissal"
    case .push, .pop: rawValue
    case .tab, .exchange: "change"
    }
  }
}
