/// Observes a run for the checks of rules.
///
/// Views, controllers, gestures and clocks announce events without knowing the observer. An
/// observer has no side effects on the run: it takes no virtual time, requests no frame and sets no
/// value. `transitionStarts` and `gestureActs` wrap code of the app, which the observer runs once.
protocol SimulationObserver: AnyObject {
  // MARK: Beginning of a transition

  /// Called before anything of the next transition happens; it will begin.
  func transitionWillBegin(_ transition: ComingTransition)
  /// Called when views and controllers are set up, before the animator starts.
  func transitionDidBegin(_ context: TransitionContext)
  /// Runs the closure that starts the animator or its replacement.
  func transitionStarts(_ context: TransitionContext, by start: () -> Void)
  func animatorDidStart(_ context: TransitionContext)
  /// Called after all changes of the start were made.
  func transitionDidStart(_ context: TransitionContext)

  // MARK: End of a transition

  /// Called when progress was reported.
  func transitionWasDriven(_ context: TransitionContext)
  /// Called after the release, before the remainder runs; `seconds` is its duration at speed 1.
  func remainderWillRun(_ context: TransitionContext, seconds: Double, atSpeed speed: Double)
  /// Called when the app finishes or cancels an interaction whose transition has not begun.
  func interactionWasDecidedEarly(_ interaction: AnyObject)
  /// Called when the begun transition gets that decision.
  func earlyDecisionCounts(for context: TransitionContext)
  /// Called when the interaction is declared over; `again` if it was over before.
  func interactionDidEnd(_ context: TransitionContext, finished: Bool, again: Bool)
  /// Called when the animator, or its replacement, reports the end.
  func transitionWillComplete(_ context: TransitionContext, _ didComplete: Bool)
  /// Called when the end is reported a second time.
  func transitionCompletedAgain(_ context: TransitionContext)
  /// Called after all callbacks of the end.
  func transitionDidComplete(_ context: TransitionContext, _ didComplete: Bool)

  // MARK: Transitions that the app performs itself

  func markDidBegin(_ mark: TransitionMark, _ exchange: MarkedExchange)
  /// Called when the driving touch ends.
  func touchDidLeave(_ mark: TransitionMark)
  func markDidEnd(_ mark: TransitionMark, _ didComplete: Bool)

  // MARK: Controllers

  /// Called when a child is about to move to or from a parent.
  func controllerWillMove(_ controller: UIViewController)
  func controllerDidDisappear(_ controller: UIViewController)
  /// Called after a view controller left for good or its arrival was cancelled.
  func pageDidDepart(_ page: UIViewController)
  /// Called before a segue removes a view controller from the screen.
  func unwindWillRun(from source: UIViewController, to destination: UIViewController)
  /// Called after a rejected unwind segue, which is already reported.
  func unwindWasRefused(from source: UIViewController)
  /// Called when the app hides or shows the bar of a stack or of tabs, even if nothing changes.
  func barWasAsked(of container: UIViewController, toHide isHidden: Bool)
  /// Called after the status bar changed.
  func statusBarDidChange()
  /// Called after the status bar changed because the app asked for an update.
  func statusBarWasAsked()
  /// Called after the app hid or showed the bar of a navigation controller.
  func barWasMoved(in stack: UINavigationController)

  // MARK: Views, gestures and clocks

  func viewWillMove(_ view: UIView, into superview: UIView)
  func snapshotWasTaken(_ view: UIView)
  /// Runs the app's handlers of a gesture.
  func gestureActs(_ gesture: UIGestureRecognizer, by act: () -> Void)
  func linkDidStart(_ link: CADisplayLink)
  /// Called after a repeating timer started.
  func timerDidStart(_ timer: Timer)

  // MARK: Values of groups

  /// Called when a value was read; nil was found if there is none.
  func defaultsWereRead(_ key: String, in suite: String, asNumber: Bool, found: Any?)
  /// Called before a value is set or removed.
  func defaultsWillBeWritten(_ key: String, in suite: String)

  // MARK: The run

  /// Called after the screen changed its size, which invalidates remembered positions.
  func screenDidChangeSize()
  /// Called when the app's changes are complete, before the commit.
  func frameWillCommit()
  func frameWasCommitted()
  /// Called at the end of the run, while the app still exists.
  func runWillEnd()
  /// Releases all objects of the app.
  func letGo()
  /// Called after all owners have released the app.
  func appWasLetGo()
}
