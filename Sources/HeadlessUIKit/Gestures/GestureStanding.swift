/// A recogniser's state and its pending state requests.
struct GestureStanding {
  typealias State = UIGestureRecognizer.State

  /// The last state that the handlers received.
  var settled = State.possible
  private(set) var requested: [State] = []
  /// Whether the recogniser is receiving an event.
  var isWatching = false
  /// Whether the recogniser waits for another one to fail.
  var isHeld = false
  /// Whether the delegate has allowed the gesture to begin.
  var mayBegin = false
  /// Whether a touch began since the last gesture ended.
  var isInPlay = false
  /// The recognisers that the app requires to fail first.
  var requirements: [WeakRecognizer] = []
  /// The reason why there was no gesture, as a clause, if known.
  var rejection: String?
}

extension GestureStanding {
  var latestState: State { requested.last ?? settled }

  /// The state that callers see; while a recogniser receives an event it sees its own requests.
  var visibleState: State { isWatching && !isHeld ? latestState : settled }

  /// Whether the recogniser still receives touches: its gesture has not ended and is not about to.
  var seesTouches: Bool { !latestState.isFinal }

  mutating func request(_ state: State) {
    // A gesture that has just begun, or waits to begin, does not also change.
    let isNews = state == .changed ? requested.isEmpty : state != latestState
    if isNews, state != .possible { requested.append(state) }
  }

  mutating func takeRequest() {
    requested.removeFirst()
  }

  mutating func fail(because reason: String) {
    requested = []
    isHeld = false
    settled = .failed
    rejection = rejection ?? reason
  }

  mutating func dropRequests() {
    requested = []
  }

  mutating func startOver() {
    self = GestureStanding(requirements: requirements)
  }
}

extension UIGestureRecognizer.State {
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether the gesture is recognised and continues, or has just ended.
  var isRecognized: Bool { self == .began || self == .changed || self == .ended }
}

struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
  }
}
