internal import JankTrace

extension FindingRule {
  /// The requirement, in a sentence for the manual.
  var requirement: String { Self.requirements[self] ?? "" }

  private static let requirements: [FindingRule: String] = [
    .completesOnce:
      "Call `completeTransition` exactly once for each transition that began.",
    .completesTruly:
      "Pass `completeTransition` the opposite of `transitionWasCancelled`.",
    .interactionIsDriven:
      "Return an interaction controller only if something drives it.",
    .remainderHasSpeed:
      "After the release, `completionSpeed` is above 0 and visible.",
    .interactionEndsOnce:
      "An interactive phase ends with exactly one `finish` or `cancel`, also if the gesture fails.",
    .cancelRestores:
      """
    A cancel restores hierarchy, frames, transforms, alpha, anchor points and interaction flags.
    """,
    .successSettles:
      "After success the view is in its final frame, untransformed, visible and in the window.",
    .arrivesOnce:
      "The arriving view is added once and has no other superview before.",
    .presenterStaysHome:
      "Do not move the presenter's view into the container if the presentation kept it in place.",
    .nilViewIsUntouched:
      """
    Do not move a view that the context does not hand out. If you change its look, restore it in \
    the dismissal.
    """,
    .presentsOneAtATime:
      "Present only while no other presentation is in transition.",
    .presenterIsInWindow:
      "The view of the presenter is in a window.",
    .navigatesOneAtATime:
      "Do not push or pop while a navigation transition runs.",
    .pushesOnce:
      "A view controller is on a stack at most once, and is not a navigation controller.",
    .balancedAppearance:
      "Every `will` callback is followed by its `did` or the opposite.",
    .popGestureWaits:
      "The pop gesture does not begin at the root, during a transition or in the wrong direction.",
    .cancelledPopRestoresStack:
      "A cancelled pop restores the stack.",
    .cancelledTabRestoresIndex:
      "A cancelled tab change restores the selected index.",
    .sizeChangeIsFollowed:
      "Frames at the end of a transition follow a change of size that came meanwhile.",
    .emptyAnimationEnds:
      "An animation that takes no time or changes nothing ends too.",
    .layerTimeIsReset:
      "After the end, `speed`, `timeOffset` and `beginTime` of a layer are 1, 0 and 0.",
    .animatorsAreNotShared:
      "An animator or interaction controller serves one transition at a time.",
    .helpersStayAlive:
      "Transitioning delegates and animators live as long as needed.",
    .pairedMoves:
      "Add and remove each child with `willMove` and `didMove`, its view inside the parent's.",
    .callbacksAreTheSystems:
      "Do not call `viewWillAppear` and its relatives yourself.",
    .alongsideLooksAtOutcome:
      "Completions alongside a transition check `isCancelled`.",
    .snapshotsSeeContent:
      "Take snapshots of views that are in a window and laid out.",
    .dismissesOneLevel:
      "Call `dismiss` once for each level.",
    .pagesAreReleased:
      "A dismissed or popped view controller is released.",
    .linksStop:
      "Timers and display links stop with the transition; no paused property animator is released.",
    .nothingIsLeftBehind:
      "No view of a transition stays in the window after its end.",
    .crossFadeUnderScroll:
      "A cross-fade does not coincide with a scroll or a change of the status bar.",
    .unwindUncovers:
      "An unwind segue ends with its destination uncovered.",
    .motionIsContinuous:
      "A new animation of a moving view continues from where it is seen.",
    .insetsGoOneWay:
      "The safe area of an arriving view changes in one direction, and not at the end.",
    .animatorsObeyTheirStates:
      "A property animator is used as its state allows.",
    .updatesAnswerOnce:
      "An update of a widget calls its completion handler exactly once.",
    .missingValuesAreExpected:
      "Ask for a value that may be missing as an object before you read it as a number.",
    .remainingTimeIsBounded:
      "Remaining time is between 0 and the time that was saved, whatever the clock shows.",
    .writersReadFirst:
      "Read a value that another process wrote before you overwrite it.",
    .valuesAreSaved:
      "Synchronise the values of a group before the process can end.",
    .widgetsStayUnderTheirLimit:
      "A widget uses less memory than its limit.",
    .widgetsStayResponsive:
      "A widget on screen never blocks its main thread.",
    .snapshotsAreCurrent:
      "A snapshot of a widget is not older than the values it shows.",
    .extensionsUseTheirContext:
      "An extension opens URLs with its context, not with the shared application.",
    .leavingPageSettles:
      "Call `completeTransition` when the leaving page has settled, too.",
    .oneDelegateForBothWays:
      "One `transitioningDelegate` animates the presentation of a page and its dismissal.",
    .barsFollowThePages:
      "A bar is hidden only while a page that hid it is on the stack.",
    .barItemsFollowTheOutcome:
      "After a cancel, the navigation bar shows the items of the page that stays.",
    .statusBarFollowsTheTransition:
      "A change of the status bar ends with its transition, and a cancel reverts it.",
    .decisionsWaitForTheBegin:
      "Call `finish` or `cancel` only after the interactive transition has begun.",
  ]
}
