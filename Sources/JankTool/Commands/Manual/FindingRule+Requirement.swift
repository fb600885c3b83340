internal import JankTrace

extension FindingRule {
  /// The requirement, in a sentence for the manual.
  var requirement: String {
    switch self {
    case .completesOnce: "Call `completeTransition` exactly once for each transition that began."
    case .completesTruly: "Pass `completeTransition` the opposite of `transitionWasCancelled`."
    case .interactionIsDriven: "Return an interaction controller only if something drives it."
    case .remainderHasSpeed: "After the release, `completionSpeed` is above 0 and visible."
    case .interactionEndsOnce:
      "An interactive phase ends with exactly one `finish` or `cancel`, also if the gesture fails."
    case .cancelRestores:
      "A cancel restores hierarchy, frames, transforms, alpha, anchor points and interaction flags."
    case .successSettles:
      "After success the view is in its final frame, untransformed, visible and in the window."
    case .arrivesOnce: "The arriving view is added once and has no other superview before."
    case .presenterStaysHome:
      "Do not move the presenter's view into the container if the presentation kept it in place."
    case .nilViewIsUntouched: "Do not touch a view that the context does not hand out."
    case .presentsOneAtATime: "Present only while no other presentation is in transition."
    case .presenterIsInWindow: "The view of the presenter is in a window."
    case .navigatesOneAtATime: "Do not push or pop while a navigation transition runs."
    case .pushesOnce:
      "A view controller is on a stack at most once, and is not a navigation controller."
    case .balancedAppearance: "Every `will` callback is followed by its `did` or the opposite."
    case .popGestureWaits:
      "The pop gesture does not begin at the root, during a transition or in the wrong direction."
    case .cancelledPopRestoresStack: "A cancelled pop restores the stack."
    case .cancelledTabRestoresIndex: "A cancelled tab change restores the selected index."
    case .sizeChangeIsFollowed:
      "Frames at the end of a transition follow a change of size that came meanwhile."
    case .emptyAnimationEnds: "An animation that takes no time or changes nothing ends too."
    case .layerTimeIsReset:
      "After the end, `speed`, `timeOffset` and `beginTime` of a layer are 1, 0 and 0."
    case .animatorsAreNotShared:
      "An animator or interaction controller serves one transition at a time."
    case .helpersStayAlive: "Transitioning delegates and animators live as long as needed."
    case .pairedMoves:
      "Add and remove each child with `willMove` and `didMove`, its view inside the parent's."
    case .callbacksAreTheSystems: "Do not call `viewWillAppear` and its relatives yourself."
    case .alongsideLooksAtOutcome: "Completions alongside a transition check `isCancelled`."
    case .snapshotsSeeContent: "Take snapshots of views that are in a window and laid out."
    case .dismissesOneLevel: "Call `dismiss` once for each level."
    case .pagesAreReleased: "A dismissed or popped view controller is released."
    case .linksStop:
      "Timers and display links stop with the transition; no paused property animator is released."
    case .nothingIsLeftBehind: "No view of a transition stays in the window after its end."
    case .crossFadeUnderScroll:
      "A cross-fade does not coincide with a scroll or a change of the status bar."
    case .unwindUncovers: "An unwind segue ends with its destination uncovered."
    case .motionIsContinuous: "A new animation of a moving view continues from where it is seen."
    case .insetsGoOneWay:
      "The safe area of an arriving view changes in one direction, and not at the end."
    case .animatorsObeyTheirStates: "A property animator is used as its state allows."
    case .updatesAnswerOnce: "An update of a widget calls its completion handler exactly once."
    case .missingValuesAreExpected:
      "Ask for a value that may be missing as an object before you read it as a number."
    case .remainingTimeIsBounded:
      "Remaining time is between 0 and the time that was saved, whatever the clock shows."
    case .writersReadFirst: "Read a value that another process wrote before you overwrite it."
    case .valuesAreSaved: "Synchronise the values of a group before the process can end."
    case .widgetsStayUnderTheirLimit: "A widget uses less memory than its limit."
    case .widgetsStayResponsive: "A widget on screen never blocks its main thread."
    case .snapshotsAreCurrent: "A snapshot of a widget is not older than the values it shows."
    case .extensionsUseTheirContext:
      "An extension opens URLs with its context, not with the shared application."
    }
  }
}
