/// A rule for every run of an app with transitions; a violation is a ``Finding``.
///
/// The raw value is the rule's short name in results.
public enum FindingRule: String, CaseIterable, Hashable, Sendable {
  /// Every transition that has begun gets exactly one completeTransition call.
  case completesOnce = "F1"
  /// The argument of completeTransition is the opposite of transitionWasCancelled.
  case completesTruly = "F2"
  /// An interaction controller is returned only if something will drive it.
  case interactionIsDriven = "F3"
  /// The rest of an interactive transition runs at a visible completionSpeed above 0.
  case remainderHasSpeed = "F4"
  /// An interactive phase ends with exactly one finish or cancel before the transition completes; a
  /// failed or cancelled gesture counts as cancel.
  case interactionEndsOnce = "F5"
  /// After a cancel, hierarchy, frames, transforms, alpha, anchor points and interaction flags are
  /// as before.
  case cancelRestores = "F6"
  /// After success the page has its final frame without a transform, and is visible and in the
  /// window.
  case successSettles = "F7"
  /// The arriving view is added once and has no other superview before.
  case arrivesOnce = "F8"
  /// The presenter's view is not added to the container when a presentation that kept it in place
  /// is dismissed.
  case presenterStaysHome = "F9"
  /// A view that the context does not provide is not moved, and looks as before after the
  /// dismissal.
  case nilViewIsUntouched = "F10"
  /// A controller presents only while neither it nor its presentation is in transition.
  case presentsOneAtATime = "F11"
  /// A presenter has its view in a window.
  case presenterIsInWindow = "F12"
  /// Nothing is pushed or popped during a navigation transition.
  case navigatesOneAtATime = "F13"
  /// A controller is on a navigation stack at most once, and is not a navigation controller itself.
  case pushesOnce = "F14"
  /// Every will callback is followed by its did callback or by the opposite will callback.
  case balancedAppearance = "F15"
  /// The pop gesture does not begin at the root, during a transition or in the wrong direction.
  case popGestureWaits = "F16"
  /// A cancelled pop restores the stack, even if the stack was set meanwhile.
  case cancelledPopRestoresStack = "F17"
  /// A cancelled tab change resets the index, and quick taps lose no child.
  case cancelledTabRestoresIndex = "F18"
  /// A size change during a transition or a presentation is applied to the frames at its end.
  case sizeChangeIsFollowed = "F19"
  /// An animation without a duration or a change ends as well.
  case emptyAnimationEnds = "F20"
  /// Speed, timeOffset and beginTime of a layer are 1, 0 and 0 after every end, and its time never
  /// runs backwards in between.
  case layerTimeIsReset = "F21"
  /// An animator or interaction controller serves one transition at a time.
  case animatorsAreNotShared = "F22"
  /// Transitioning delegates and animators live as long as necessary.
  case helpersStayAlive = "F23"
  /// Every child is added and removed with willMove and didMove, and its view is in its parent's
  /// view.
  case pairedMoves = "F24"
  /// An app does not call viewWillAppear and similar callbacks itself, and forwards only callbacks
  /// that are not forwarded automatically.
  case callbacksAreTheSystems = "F25"
  /// Completions alongside a transition check isCancelled.
  case alongsideLooksAtOutcome = "F26"
  /// A snapshot is taken of a view that is in a window and laid out.
  case snapshotsSeeContent = "F27"
  /// Dismiss is called once for each level.
  case dismissesOneLevel = "F28"
  /// A page that was dismissed or popped is released.
  case pagesAreReleased = "F29"
  /// Timers and display links of an animator stop with its transition, and no property animator is
  /// released while paused or stopped.
  case linksStop = "F30"
  /// No view of a transition stays in the window after its end.
  case nothingIsLeftBehind = "F31"
  /// A cross-fade does not coincide with a scroll or a status bar change.
  case crossFadeUnderScroll = "F32"
  /// An unwind segue ends with its destination uncovered.
  case unwindUncovers = "F33"
  /// A retargeted animation continues from the presentation values.
  case motionIsContinuous = "F34"
  /// The safe area of an arriving page changes in one direction, and not at the end.
  case insetsGoOneWay = "F35"
  /// A property animator is used only as its state allows.
  case animatorsObeyTheirStates = "F36"
  /// An update of a widget gets exactly one answer.
  case updatesAnswerOnce = "F37"
  /// A value that may be missing is not read as a number without asking for it.
  case missingValuesAreExpected = "F38"
  /// Remaining time is between zero and the time that was saved.
  case remainingTimeIsBounded = "F39"
  /// A value that another process wrote is read before it is overwritten.
  case writersReadFirst = "F40"
  /// The values of a group are visible to others before their writer ends.
  case valuesAreSaved = "F41"
  /// A widget uses less memory than its limit.
  case widgetsStayUnderTheirLimit = "F42"
  /// A widget on screen does not block its main thread.
  case widgetsStayResponsive = "F43"
  /// A snapshot of a widget is not older than the values it shows.
  case snapshotsAreCurrent = "F44"
  /// An extension does not use the shared application.
  case extensionsUseTheirContext = "F45"
  /// A leaving page has settled when completeTransition is called.
  case leavingPageSettles = "F46"
  /// One transitioning delegate animates the presentation of a page and its dismissal.
  case oneDelegateForBothWays = "F47"
  /// A bar is hidden only while a page that hid it is on the stack.
  case barsFollowThePages = "F48"
  /// After a cancel, bars show the items of the page that stays.
  case barItemsFollowTheOutcome = "F49"
  /// A change of the status bar ends with the transition that it accompanies, and is reverted with
  /// it.
  case statusBarFollowsTheTransition = "F50"
  /// An interactive transition is finished or cancelled only after it has begun.
  case decisionsWaitForTheBegin = "F51"
}

extension FindingRule {
  /// The severity of a violation.
  public enum Severity: String, Hashable, Sendable {
    /// A user is stuck or sees a defect, or the app crashes: see ``Finding/raises``.
    case error
    /// The system handles it, or drops the request with a console message.
    case warning
  }

  /// The severity of a violation without an exception.
  public var severity: Severity {
    switch self {
    case .presentsOneAtATime, .presenterIsInWindow, .balancedAppearance, .animatorsAreNotShared,
      .helpersStayAlive,
      .pairedMoves, .callbacksAreTheSystems, .snapshotsSeeContent, .dismissesOneLevel,
      .pagesAreReleased, .linksStop, .crossFadeUnderScroll, .missingValuesAreExpected,
      .writersReadFirst, .snapshotsAreCurrent, .oneDelegateForBothWays, .decisionsWaitForTheBegin:
      .warning
    default:
      .error
    }
  }
}
