import HeadlessUIKit
import JankTrace
import Testing

/// Two variants of a story that differ in one thing: one breaks the rule, the other almost does.
struct RuleCase: Sendable, CustomTestStringConvertible {
  let rule: FindingRule
  /// What breaks the rule.
  let breach: String
  /// What almost breaks it.
  let nearMiss: String
  /// The rules that are violated as a consequence.
  let consequences: [FindingRule]
  private let story: @Sendable (Story) -> Void

  /// With `isFixed` the story plays the near miss.
  init(
    _ rule: FindingRule,
    _ breach: String,
    butNot nearMiss: String,
    thenAlso consequences: [FindingRule] = [],
    _ story: @escaping @Sendable (Story) -> Void
  ) {
    self.rule = rule
    self.breach = breach
    self.nearMiss = nearMiss
    self.consequences = consequences
    self.story = story
  }

  var testDescription: String { "\(rule.rawValue): \(breach), but not \(nearMiss)" }

  /// Plays the story.
  func play(isBroken: Bool) -> Trace { Story.play(story, isFixed: !isBroken) }
}

struct RuleTests {
  private static let cases =
    RuleCase.endings + RuleCase.drives + RuleCase.views + RuleCase.requests + RuleCase.stacks
    + RuleCase.lives + RuleCase.bars + RuleCase.pages

  @Test(arguments: cases)
  func `a violation is reported with its rule and a consequence to search for`(
    rule: RuleCase
  ) throws {
    let trace = rule.play(isBroken: true)
    #expect(Set(trace.rules) == Set([rule.rule] + rule.consequences), "\(trace.found)")
    let finding = try #require(trace.findings.first)
    #expect(!finding.text.isEmpty && !finding.subject.isEmpty)
    #expect(!finding.rule.consequence.isEmpty)
  }

  @Test(arguments: cases)
  func `a near miss is no finding`(rule: RuleCase) {
    let trace = rule.play(isBroken: false)
    #expect(trace.found.isEmpty)
  }

  @Test func `every rule has a test`() {
    let rules = Self.cases.map(\.rule) + PhoneTodayTests.traps.map(\.rule)
    #expect(Set(rules) == Set(FindingRule.allCases))
  }
}

extension Modal {
  /// Dismisses B with a drag, and asks at the release whether to finish.
  func followFinger(
    _ driver: @escaping () -> UIPercentDrivenInteractiveTransition = { .init() },
    from time: Int64 = 900,
    finishes: @escaping (UIPanGestureRecognizer, CGFloat) -> Bool
  ) {
    story.at(time) {
      let pan = UIPanGestureRecognizer { [unowned b, delegate] recognizer in
        guard let pan = recognizer as? UIPanGestureRecognizer else { return }
        let progress = pan.translation(in: nil).y / 667
        let interaction = delegate.interaction as? UIPercentDrivenInteractiveTransition
        switch pan.state {
        case .began:
          delegate.interaction = driver()
          b.dismiss(animated: true)
        case .changed: interaction?.update(progress)
        case .ended, .cancelled, .failed:
          if finishes(pan, progress) { interaction?.finish() } else { interaction?.cancel() }
        case .possible: break
        }
      }
      b.view.addGestureRecognizer(pan)
    }
  }
}

/// A presentation that covers the lower half of the screen and can fade its presenter.
final class HalfPresentation: UIPresentationController {
  var fadesPresenter = false
  var showsPresenter = false

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard fadesPresenter else { return }
    let presenter = presentingViewController
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      presenter.view.alpha = 0.5
    })
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    guard showsPresenter else { return }
    let presenter = presentingViewController
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      presenter.view.alpha = 1
    })
  }
}
