import HeadlessUIKit
import JankTrace
import Testing

/// Logs what a sheet's delegate is asked and told.
final class LoggedSheetDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private let log: Log
  /// Whether a user may dismiss the sheet.
  var dismisses = true

  init(_ log: Log) {
    self.log = log
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    log("should dismiss")
    return dismisses
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log("will dismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log("did dismiss")
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    log("did attempt to dismiss")
  }
}

/// A page B on a sheet above page A.
struct SheetStage {
  let presenter: LoggedPage
  let page: LoggedPage
  let delegate: LoggedSheetDelegate
  let window: UIWindow
  let simulation: Stage
}

/// What became of a sheet.
struct PlayedSheet {
  /// What was heard from the first touch on.
  let log: [String]
  /// Whether the sheet is there in the end.
  let isShown: Bool
  let trace: Trace

  /// Where the sheet was seen once it had arrived, in points below its place.
  var offsets: [Double] {
    let sheet = trace.samples.filter { $0.layer == "B" }
    // On the quiet phone of 667 points a sheet is 608 points high.
    return Array(sheet.map { $0.position.y - (59 + 304) }.drop { $0 != 0 })
  }

  /// How dark what is behind was seen to be, once the sheet had arrived.
  var darkness: [Double] {
    Array(trace.samples.filter { $0.layer == "dimming view" }.map(\.opacity).drop { $0 != 0.2 })
  }
}

/// Plays fingers on a sheet that is presented at 100 ms.
///
/// - Parameters:
///   - touchIDs: what happens on the glass, best from 1 s on.
///   - style: how the page is presented.
///   - semantics: what the model decides.
///   - setUp: what else is done.
/// - Returns: What became of it.
func playSheet(
  touchIDs: [TouchSample],
  style: UIModalPresentationStyle = .pageSheet,
  semantics: ChosenSemantics = .standard,
  _ setUp: @escaping (SheetStage) -> Void = { _ in }
) -> PlayedSheet {
  let log = Log()
  var isShown = false
  let simulation = Stage(
    profile: quietPhone,
    watchedLayers: ["B", "dimming view"],
    semantics: semantics
  )
  let trace = simulation.run { window in
    let stage = SheetStage(
      presenter: LoggedPage("A", log),
      page: LoggedPage("B", log),
      delegate: LoggedSheetDelegate(log),
      window: window,
      simulation: simulation
    )
    let (page, delegate) = (stage.page, stage.delegate)
    page.modalPresentationStyle = style
    page.presentationController?.delegate = delegate
    window.rootViewController = stage.presenter
    simulation.schedule("present", at: .milliseconds(100)) {
      stage.presenter.present(page, animated: true)
    }
    setUp(stage)
    simulation.schedule("listen", at: .milliseconds(900)) {
      log.clear()
      page.joins = true
    }
    simulation.schedule(touches: touchIDs)
    simulation.schedule("end", at: .milliseconds(4_000)) {
      isShown = page.view.window != nil
      #expect(stage.presenter.presentedViewController == (isShown ? page : nil))
      _ = delegate
    }
  }
  #expect(trace.findings.isEmpty, "\(trace.found)")
  return PlayedSheet(log: log.lines, isShown: isShown, trace: trace)
}

/// A finger in the middle of the screen that travels some points down in 200 ms.
///
/// - Parameters:
///   - travel: how far, in points; negative is upwards.
///   - rests: whether it stands still for 100 ms before it leaves, so that it has no speed.
///   - start: when it comes down, in milliseconds.
///   - ending: how it leaves.
/// - Returns: The samples in the order of time.
func pull(
  _ travel: Double,
  rests: Bool = false,
  from start: Int64 = 1_000,
  ending: TouchPhase = .ended
) -> [TouchSample] {
  let way = line([187, 150], [187, 150 + travel], steps: 20)
  let rest = Array(repeating: SIMD2(187, 150 + travel), count: rests ? 10 : 0)
  return touchID(way + rest, from: start, ending: ending)
}
