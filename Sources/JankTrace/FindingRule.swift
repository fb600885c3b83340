/// What must hold in every run of an app with transitions; a violation is a ``Finding``.
///
/// The raw value is the rule's short name in results.
public enum FindingRule: String, CaseIterable, Hashable, Sendable {
  /// Every transition that has begun gets exactly one completeTransition.
  case completesOnce = "F1"
  /// What completeTransition is told is the opposite of transitionWasCancelled.
  case completesTruly = "F2"
  /// An interaction controller is only returned if something will drive it.
  case interactionIsDriven = "F3"
  /// The rest of an interactive transition runs at a completionSpeed above 0 that lets it be
  /// seen.
  case remainderHasSpeed = "F4"
  /// An interactive phase ends by exactly one finish or cancel before the transition completes,
  /// and a failed or cancelled gesture counts as cancel.
  case interactionEndsOnce = "F5"
  /// After a cancel hierarchy, frames, transforms, alpha, anchor points and interaction flags
  /// are as before.
  case cancelRestores = "F6"
  /// After success the page sits in its final frame, untransformed, visible and in the window.
  case successSettles = "F7"
  /// The arriving view is added once and is in no other place before.
  case arrivesOnce = "F8"
  /// The presenter's view is not put into the container when a presentation that kept it in
  /// place is dismissed.
  case presenterStaysHome = "F9"
  /// A view that the context does not hand out is left alone.
  case nilViewIsUntouched = "F10"
  /// A controller presents only while neither it nor its presentation is in transition.
  case presentsOneAtATime = "F11"
  /// A presenter has its view in a window.
  case presenterIsInWindow = "F12"
  /// Nothing is pushed or popped while a navigation transition runs.
  case navigatesOneAtATime = "F13"
  /// A controller is on a navigation stack at most once, and is no navigation controller itself.
  case pushesOnce = "F14"
  /// Every will is followed by its did or by the opposite will.
  case balancedAppearance = "F15"
  /// The pop gesture does not begin at the root, during a transition or in the wrong direction.
  case popGestureWaits = "F16"
  /// A cancelled pop restores the stack, even if it was set meanwhile.
  case cancelledPopRestoresStack = "F17"
  /// A cancelled change of tabs sets the index back, and quick taps lose no child.
  case cancelledTabRestoresIndex = "F18"
  /// A change of size during a transition or a presentation is seen in the frames at its end.
  case sizeChangeIsFollowed = "F19"
  /// An animation that takes no time or changes nothing ends, too.
  case emptyAnimationEnds = "F20"
  /// Speed, timeOffset and beginTime of a layer are 1, 0 and 0 after every end, and time never
  /// runs back in between.
  case layerTimeIsReset = "F21"
  /// An animator or interaction controller serves one transition at a time.
  case animatorsAreNotShared = "F22"
  /// Transitioning delegates and animators live as long as they are needed.
  case helpersStayAlive = "F23"
  /// Every child is added and removed with willMove and didMove, and its view lies in its
  /// parent's.
  case pairedMoves = "F24"
  /// No app calls viewWillAppear and the like itself, and forwards by hand only what is not
  /// forwarded anyway.
  case callbacksAreTheSystems = "F25"
  /// Completions alongside a transition look at isCancelled.
  case alongsideLooksAtOutcome = "F26"
  /// A snapshot is taken of a view that is in a window and laid out.
  case snapshotsSeeContent = "F27"
  /// Dismiss is asked for once for each level.
  case dismissesOneLevel = "F28"
  /// A page that has been dismissed or popped is let go.
  case pagesAreReleased = "F29"
  /// Timers and display links of an animator stop with its transition, and no property animator is
  /// released while it is paused or stopped.
  case linksStop = "F30"
  /// No view of a transition stays in the window after its end.
  case nothingIsLeftBehind = "F31"
  /// A cross-fade does not coincide with a scroll or a change of the status bar.
  case crossFadeUnderScroll = "F32"
  /// A segue that goes back ends with its destination uncovered.
  case unwindUncovers = "F33"
  /// What is animated anew while it moves goes on from where it is seen.
  case motionIsContinuous = "F34"
  /// The safe area of a page that comes changes in one direction, and not at the end.
  case insetsGoOneWay = "F35"
  /// A property animator is used as its state allows.
  case animatorsObeyTheirStates = "F36"
}

extension FindingRule {
  /// How bad a violation is.
  public enum Severity: String, Hashable, Sendable {
    /// A user is stuck or sees something wrong, or the app crashes: see ``Finding/raises``.
    case error
    /// The system copes with it, or drops the request with a line in the console.
    case warning
  }

  /// How bad a violation is that raises no exception.
  public var severity: Severity {
    switch self {
    case .presentsOneAtATime, .presenterIsInWindow, .animatorsAreNotShared, .helpersStayAlive,
      .pairedMoves, .callbacksAreTheSystems, .snapshotsSeeContent, .dismissesOneLevel,
      .pagesAreReleased, .linksStop, .crossFadeUnderScroll:
      .warning
    default:
      .error
    }
  }
}
