import Foundation
import HeadlessUIKit
import StageSupport
import Testing

/// Plays the app in the folder Trips from its storyboard file, by touches.
///
/// The order of the callbacks is that of UIKit: a segue creates its destination, prepares and is
/// performed; a control asks before. An unwind segue prepares its source, then calls the action.
@Suite(.serialized)
struct TripsAppTests {
  private static let file = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Trips/Main.storyboard")

  /// A running app.
  struct App {
    let stage: Stage
    let window: UIWindow
    let stack: UINavigationController
    /// The time of the step.
    var start = Interval.zero

    var trip: TripController? { stack.topViewController as? TripController }
  }

  /// Plays the app; checks the callbacks of each step, from its touch to the next step.
  private func playApp(_ steps: [Step], look: @escaping (App) -> Void = { _ in }) throws -> Trace {
    let data = try Data(contentsOf: Self.file)
    CallbackLog.lines = []
    return play(until: .milliseconds(20_000)) { window, stage in
      #expect(throws: Never.self) { try UIStoryboard.define("Main", data: data) }
      registerClasses()
      let main = UIStoryboard(name: "Main", bundle: nil)
      guard let stack = main.instantiateInitialViewController() as? UINavigationController else {
        Issue.record("the first view controller is a navigation controller")
        return
      }
      window.rootViewController = stack
      var app = App(stage: stage, window: window, stack: stack)
      for (index, step) in steps.enumerated() {
        app.start = .milliseconds(Int64(2_000 * index + 500))
        stage.schedule("touch \(step.place)", at: app.start) { [app] in
          CallbackLog.lines = []
          step.touch(app)
        }
        stage.schedule("look", at: app.start + .milliseconds(1_900)) {
          #expect(CallbackLog.lines == step.callbacks, "\(step.place)")
        }
      }
      let end = Interval.milliseconds(Int64(2_000 * steps.count + 500))
      stage.schedule("look at the end", at: end) { [app] in look(app) }
    }
  }

  private func registerClasses() {
    UIStoryboard.register(
      TripListController.self,
      TripCell.self,
      TripController.self,
      CardView.self,
      NotesController.self,
      PhotoController.self,
      RatingController.self
    )
    UIStoryboard.register(SlideSegue.init)
    UIStoryboard.register(SlideBackSegue.init)
    UIStoryboard.register(ZoomSegue.init)
    UIStoryboard.register(ZoomBackSegue.init)
  }

  @Test func `an app starts with its table and pushes the page of a cell`() throws {
    let trace = try playApp([.openTrip]) { app in
      let card = app.trip?.card
      #expect(card?.cornerRadius == 12 && card?.layer.cornerRadius == 12)
      #expect(app.text("Oslo") != nil && app.trip?.details.count == 2)
    }
    #expect(trace.transitions.map(\.kind) == [.push] && trace.findings.isEmpty)
  }

  @Test func `the callbacks of a start are in UIKit's order`() throws {
    _ = try playApp([])
    #expect(
      CallbackLog.lines == [
        "TripList awakeFromNib", "TripList viewDidLoad", "TripList viewWillAppear false",
        "TripList viewDidAppear false",
      ]
    )
  }

  @Test func `a swipe slides notes in, and saving slides back with the text`() throws {
    let trace = try playApp([.openTrip, .swipeToNotes, .saveNotes]) { app in
      #expect(app.trip?.details.first?.text == "Old town of Oslo")
      #expect(app.stack.presentedViewController == nil && app.stack.view.window === app.window)
      #expect(app.stack.view.frame == app.window.bounds)
    }
    #expect(trace.transitions.map(\.kind) == [.push, .present, .dismiss])
    #expect(trace.findings.allSatisfy { Self.rulesOfHandMadeSegues.contains($0.rule) })
  }

  @Test func `a button zooms to a photo, and closing zooms back`() throws {
    let trace = try playApp([.openTrip, .showPhoto, .closePhoto]) { app in
      #expect(app.trip?.details.map(\.text) == ["No notes", "No rating"])
      #expect(app.stack.presentedViewController == nil && app.trip?.view.window === app.window)
      #expect(app.stack.view.transform == .identity)
    }
    #expect(trace.transitions.map(\.kind) == [.push, .present, .dismiss])
    #expect(trace.findings.allSatisfy { Self.rulesOfHandMadeSegues.contains($0.rule) })
  }

  @Test func `a bar button presents a sheet, whose slider returns its value`() throws {
    let trace = try playApp([.openTrip, .rate, .moveSlider, .saveRating]) { app in
      #expect(app.trip?.details.last?.text == "8 of 10")
      #expect(app.stack.presentedViewController == nil)
    }
    #expect(trace.transitions.map(\.kind) == [.push, .present, .dismiss])
    #expect(trace.findings.isEmpty)
  }

  /// A segue that puts the new view into the window by itself, and then presents it, breaks these
  /// rules on a phone too: UIKit logs unbalanced calls.
  private static let rulesOfHandMadeSegues: Set<FindingRule> = [.balancedAppearance, .arrivesOnce]
}

// MARK: Steps

extension TripsAppTests {
  /// A touch, and the callbacks that follow it.
  struct Step {
    let place: String
    let touch: (App) -> Void
    let callbacks: [String]
  }
}

extension TripsAppTests.Step {
  static let openTrip = Self(
    place: "the row of Oslo",
    touch: { $0.tap("Oslo") },
    callbacks: [
      "TripList shouldPerformSegue showTrip", "Trip awakeFromNib", "TripList prepare showTrip",
      "Trip viewDidLoad", "TripList viewWillDisappear true", "Trip viewWillAppear true",
      "TripList viewDidDisappear true", "Trip viewDidAppear true",
    ]
  )

  static let swipeToNotes = Self(
    place: "a swipe up",
    touch: { $0.drag(from: SIMD2(200, 600), to: SIMD2(200, 300)) },
    callbacks: [
      "Notes awakeFromNib", "Trip prepare showNotes", "Notes viewDidLoad",
      "Notes viewWillAppear false", "Notes viewDidAppear false", "Trip viewWillDisappear false",
      "Trip viewDidDisappear false",
    ]
  )

  static let saveNotes = Self(
    place: "the button Save",
    touch: { $0.tap("Save") },
    callbacks: [
      "Notes shouldPerformSegue saveNotes", "Notes prepare saveNotes",
      "Trip returnToTrip saveNotes", "Trip viewWillAppear false", "Trip viewDidAppear false",
      "Notes viewWillDisappear false", "Notes viewDidDisappear false",
    ]
  )

  static let showPhoto = Self(
    place: "the button Show photo",
    touch: { $0.tap("Show photo") },
    callbacks: [
      "Trip shouldPerformSegue showPhoto", "Photo awakeFromNib", "Trip prepare showPhoto",
      "Photo viewDidLoad", "Photo viewWillAppear false", "Photo viewDidAppear false",
      "Trip viewWillDisappear false", "Trip viewDidDisappear false",
    ]
  )

  static let closePhoto = Self(
    place: "the button Close",
    touch: { $0.tap("Close") },
    callbacks: [
      "Photo prepare closePhoto", "Trip returnToTrip closePhoto", "Trip viewWillAppear false",
      "Trip viewDidAppear false", "Photo viewWillDisappear false", "Photo viewDidDisappear false",
    ]
  )

  static let rate = Self(
    place: "the bar button Rate",
    touch: { $0.tap("Rate") },
    callbacks: [
      "Trip shouldPerformSegue rate", "Rating awakeFromNib", "Trip prepare rate",
      "Rating viewDidLoad", "Rating viewWillAppear true", "Rating viewDidAppear true",
    ]
  )

  static let moveSlider = Self(
    place: "the slider",
    touch: { app in
      guard let slider = app.find({ $0 is UISlider }) else { return }
      let (start, end) = (slider.place(0.5), slider.place(0.8))
      app.drag(from: start, to: end)
    },
    callbacks: []
  )

  static let saveRating = Self(
    place: "the button Done",
    touch: { $0.tap("Done") },
    callbacks: [
      "Rating shouldPerformSegue saveRating", "Rating prepare saveRating",
      "Trip returnToTrip saveRating", "Rating viewWillDisappear true",
      "Rating viewDidDisappear true",
    ]
  )
}

// MARK: Touches

extension TripsAppTests.App {
  /// The first view below the window that meets a condition, front views first.
  func find(_ condition: (UIView) -> Bool) -> UIView? {
    func search(_ view: UIView) -> UIView? {
      if condition(view) { return view }
      for part in view.subviews.reversed() {
        if let found = search(part) { return found }
      }
      return nil
    }
    return search(window)
  }

  /// The label or button with a text.
  func text(_ text: String) -> UIView? {
    find { ($0 as? UIButton)?.currentTitle == text || ($0 as? UILabel)?.text == text }
  }

  func tap(_ text: String) {
    guard let view = self.text(text) else {
      Issue.record("there is no \(text) on the screen")
      return
    }
    let place = view.place(0.5)
    touch([(0, .began, place), (60, .ended, place)])
  }

  func drag(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    var samples: [Sample] = [(0, .began, start)]
    for index in 1...8 {
      let share = Double(index) / 8
      samples.append((Int64(index * 10), .moved, start + (end - start) * share))
    }
    touch(samples + [(90, .ended, end)])
  }

  private typealias Sample = (delay: Int64, phase: TouchSample.Phase, place: SIMD2<Double>)

  private func touch(_ samples: [Sample]) {
    stage.schedule(
      touches: samples.map {
        TouchSample(
          time: .zero + start + .milliseconds($0.delay + 1),
          touchID: 0,
          phase: $0.phase,
          location: $0.place
        )
      }
    )
  }
}

extension UIView {
  /// The place on the screen at a fraction of the view's width, in its vertical middle.
  fileprivate func place(_ fraction: Double) -> SIMD2<Double> {
    let place = CGPoint(x: bounds.width * CGFloat(fraction), y: bounds.midY)
    let point = convert(place, to: nil)
    return SIMD2(Double(point.x), Double(point.y))
  }
}
