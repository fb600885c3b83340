/// How far a recogniser is, and what it asked for that is not settled yet.
struct GestureStanding {
  typealias State = UIGestureRecognizer.State

  /// The state that everybody was told of.
  var settled = State.possible
  /// The states asked for since, in order.
  private(set) var requested: [State] = []
  /// Whether the recogniser is being shown an event.
  var isWatching = false
  /// Whether recognising waits for another recogniser to fail.
  var isHeld = false
  /// Whether the delegate was asked and the gesture may begin.
  var mayBegin = false
  /// Whether a touch was seen since the gesture before was over.
  var isInPlay = false
  /// Who has to fail first, as the app asked for.
  var requirements: [WeakRecognizer] = []
  /// Why there was no gesture, in words, where that is known.
  var refusal: String?
}

extension GestureStanding {
  /// The state that was asked for last.
  var latestState: State { requested.last ?? settled }

  /// The state that is seen: a recogniser that watches an event sees what it asked for.
  var visibleState: State { isWatching && !isHeld ? latestState : settled }

  /// Whether events are of interest: the gesture is not over and nothing is waiting to end it.
  var seesTouches: Bool { !latestState.isFinal }

  mutating func request(_ state: State) {
    // What has just begun, or waits to, has not changed for anybody.
    let isNews = state == .changed ? requested.isEmpty : state != latestState
    if isNews, state != .possible { requested.append(state) }
  }

  mutating func takeRequest() {
    requested.removeFirst()
  }

  /// Turns everything down.
  mutating func fail(because reason: String) {
    requested = []
    isHeld = false
    settled = .failed
    refusal = refusal ?? reason
  }

  mutating func dropRequests() {
    requested = []
  }

  mutating func startOver() {
    self = GestureStanding(requirements: requirements)
  }
}

extension UIGestureRecognizer.State {
  /// Whether the gesture is over.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether the gesture is recognised and goes on, or was just completed.
  var isRecognized: Bool { self == .began || self == .changed || self == .ended }
}

/// A recogniser that another refers to without keeping it.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
  }
}
