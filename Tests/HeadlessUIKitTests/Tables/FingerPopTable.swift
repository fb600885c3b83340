import Foundation
import HeadlessUIKit
import JankTrace
import Testing

/// Logs what a navigation controller shows and leaves the animations to the system.
final class LoggedAudience: NSObject, UINavigationControllerDelegate {
  private let log: Log

  init(_ log: Log) {
    self.log = log
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    log("willShow \(viewController.title ?? "")")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    log("didShow \(viewController.title ?? "")")
  }
}

/// A navigation controller with page A and page B above it, on a window.
struct PopStage {
  let navigation: UINavigationController
  let a: LoggedPage
  let b: LoggedPage
  let log: Log
  let simulation: Stage
}

/// Plays fingers on two pages, of which B was pushed at 100 ms.
///
/// - Parameters:
///   - touchIDs: what happens on the glass, best from 1 s on.
///   - semantics: what the model decides.
///   - end: when the run is looked at, in milliseconds.
///   - isCoded: whether the navigation controller is created as a storyboard does.
///   - setUp: what else is done.
/// - Returns: What was heard from the first touch on and what is on the stack in the end.
func playPop(
  touchIDs: [TouchSample],
  semantics: ChosenSemantics = .standard,
  end: Int64 = 4_000,
  isCoded: Bool = false,
  _ setUp: @escaping (PopStage) -> Void = { _ in }
) -> (log: [String], stack: String, trace: Trace) {
  let log = Log()
  var stack = ""
  let simulation = Stage(
    profile: quietPhone,
    watchedLayers: ["B"],
    semantics: semantics
  )
  let trace = simulation.run { window in
    let coded = isCoded ? UINavigationController(coder: NSCoder()) : nil
    let stage = PopStage(
      navigation: coded ?? UINavigationController(rootViewController: LoggedPage("A", log)),
      a: LoggedPage("A", log),
      b: LoggedPage("B", log),
      log: log,
      simulation: simulation
    )
    let (navigation, audience) = (stage.navigation, LoggedAudience(log))
    navigation.title = "nav"
    navigation.viewControllers = [stage.a]
    navigation.delegate = audience
    window.rootViewController = navigation
    setUp(stage)
    simulation.schedule("push", at: .milliseconds(100)) {
      navigation.pushViewController(stage.b, animated: true)
    }
    simulation.schedule("listen", at: .milliseconds(900)) {
      log.clear()
      stage.b.joins = true
    }
    simulation.schedule(touches: touchIDs)
    simulation.schedule("end", at: .milliseconds(end)) {
      stack = navigation.titles
      _ = audience
    }
  }
  return (log.lines, stack, trace)
}

/// A finger from the left edge that travels some points to the right in 200 ms.
///
/// - Parameters:
///   - travel: how far, in points.
///   - rests: whether it stands still for 100 ms before it leaves, so that it has no speed.
///   - start: when it comes down, in milliseconds.
///   - ending: how it leaves.
/// - Returns: The samples in the order of time.
func edgeSwipe(
  _ travel: Double,
  rests: Bool = false,
  from start: Int64 = 1_000,
  ending: TouchPhase = .ended
) -> [TouchSample] {
  let way = line([5, 300], [5 + travel, 300], steps: 20)
  let rest = Array(repeating: SIMD2(5 + travel, 300), count: rests ? 10 : 0)
  return touchID(way + rest, from: start, ending: ending)
}
