extension FindingRule {
  /// UIKit's behaviour when the rule is violated, in searchable words.
  public var consequence: String { Self.consequences[self] ?? "" }

  private static let consequences: [FindingRule: String] = [
    .completesOnce:
      """
    Without it input stays blocked and later presentations are rejected; a second one unbalances \
    the callbacks.
    """,
    .completesTruly:
      """
    True after a cancel leaves stack and screen inconsistent: a dead controller or a black \
    view.
    """,
    .interactionIsDriven:
      "The transition stays frozen at 0 percent.",
    .remainderHasSpeed:
      "At 0 it stalls for ever, as with 1 - percentComplete at 1; far above 1 it jumps.",
    .interactionEndsOnce:
      "The transition stalls, or ends with the wrong outcome.",
    .cancelRestores:
      "A view left behind, a black screen, or a misplaced page.",
    .successSettles:
      "A page is off screen or scaled, and the next rotation breaks it.",
    .arrivesOnce:
      "The view jumps from its old position, or the order of the views is wrong.",
    .presenterStaysHome:
      "The view is removed with the container: a black screen.",
    .nilViewIsUntouched:
      "The view is moved out of the window's tree, or stays changed.",
    .presentsOneAtATime:
      """
    "Attempt to present … while a presentation is in progress"; the request is dropped and \
    its completion never runs.
    """,
    .presenterIsInWindow:
      """
    "whose view is not in the window hierarchy"; the request is dropped.
    """,
    .navigatesOneAtATime:
      """
    "nested push animation can result in corrupted navigation bar", "Finishing up a \
    navigation transition in an unexpected state", "Can't add self as subview".
    """,
    .pushesOnce:
      """
    "Pushing the same view controller instance more than once is not supported", "Pushing a \
    navigation controller is not supported": an exception.
    """,
    .balancedAppearance:
      """
    "Unbalanced calls to begin/end appearance transitions".
    """,
    .popGestureWaits:
      "The app freezes; the next push does nothing.",
    .cancelledPopRestoresStack:
      "An extra controller stays on the stack.",
    .cancelledTabRestoresIndex:
      "The app freezes on quick swipes.",
    .sizeChangeIsFollowed:
      "The page keeps its old frame.",
    .emptyAnimationEnds:
      "The transition hangs.",
    .layerTimeIsReset:
      "A view vanishes in a later transition, or everything is slow.",
    .animatorsAreNotShared:
      "Flags of the last transition leak into the next: wrong direction, frozen start.",
    .helpersStayAlive:
      "The default animation, or a crash.",
    .pairedMoves:
      """
    A child that is never notified, missing appearance callbacks, or \
    UIViewControllerHierarchyInconsistency.
    """,
    .callbacksAreTheSystems:
      """
    "Calling -viewDidAppear: directly on a view controller is not supported"; callbacks run \
    twice.
    """,
    .alongsideLooksAtOutcome:
      "Bars, tints and selections keep the state of a success.",
    .snapshotsSeeContent:
      "Blank tiles.",
    .dismissesOneLevel:
      "Two levels vanish, or the second request is dropped.",
    .pagesAreReleased:
      "A leak: controller, animator and context retain each other.",
    .linksStop:
      """
    An old link completes the next transition; "It is an error to release a paused or stopped \
    property animator" is an exception.
    """,
    .nothingIsLeftBehind:
      "It swallows all touches: the app looks frozen.",
    .crossFadeUnderScroll:
      "The interface stalls.",
    .unwindUncovers:
      "The page stays on screen, and later presentations are rejected.",
    .motionIsContinuous:
      "The view jumps: its animation starts from the model value or from its fixed beginning.",
    .insetsGoOneWay:
      "The content bounces, or jumps when the transition ends.",
    .animatorsObeyTheirStates:
      "The call does nothing, or raises an exception.",
    .updatesAnswerOnce:
      "The system keeps the old snapshot, and asks the widget less often.",
    .missingValuesAreExpected:
      "With integerForKey it reads as 0: since a date of 1970, decades seem to have passed.",
    .remainingTimeIsBounded:
      "A negative or growing countdown, after the clock was changed or the time was over.",
    .writersReadFirst:
      "The last writer wins, and the value of the other process is lost.",
    .valuesAreSaved:
      "The system ends a process without a callback; its values are as before.",
    .widgetsStayUnderTheirLimit:
      "The system ends the widget without notice: \"Unable to Load\".",
    .widgetsStayResponsive:
      "The whole Notification Center stops responding.",
    .snapshotsAreCurrent:
      "The widget first shows what is no longer true.",
    .extensionsUseTheirContext:
      "\"'shared' is unavailable in application extensions\": the extension does not compile.",
    .leavingPageSettles:
      "The page vanishes in the middle of its movement.",
    .oneDelegateForBothWays:
      """
    The second delegate does not know what the first one left: a snapshot stays and swallows \
    touches, or a hidden view stays hidden.
    """,
    .barsFollowThePages:
      "The bar stays hidden after a pop: no title, no back button, no tabs.",
    .barItemsFollowTheOutcome:
      "The navigation bar shows the title or the buttons of the page that was not opened.",
    .statusBarFollowsTheTransition:
      "The status bar stays hidden or in the wrong colour, or still fades over a page at rest.",
    .decisionsWaitForTheBegin:
      """
    Before startInteractiveTransition, finish and cancel have no effect: the transition then \
    begins and stays frozen at 0 percent.
    """,
  ]
}
