/// Hears of the moments of a run that rules look at.
///
/// Views, controllers, gestures and clocks announce what happens and know nothing of who listens.
/// A listener looks and remembers and changes nothing that is seen: it spends no virtual time, asks
/// for no frame and sets no value. Two moments go around the code of the app that they are about;
/// the listener runs that code, once.
protocol SimulationObserver: AnyObject {
  // MARK: The beginning of a transition

  /// Nothing of the next transition has happened yet, and it will begin.
  func transitionWillBegin(_ transition: ComingTransition)
  /// Views and controllers are set up, and nothing has been asked to move them yet.
  func transitionDidBegin(_ context: TransitionContext)
  /// Runs what starts the animator, or what the app has in its place.
  func transitionStarts(_ context: TransitionContext, by start: () -> Void)
  /// The animator has been started.
  func animatorDidStart(_ context: TransitionContext)
  /// Everything that the start of a transition changes is changed.
  func transitionDidStart(_ context: TransitionContext)

  // MARK: The end of a transition

  /// Progress was reported.
  func transitionWasDriven(_ context: TransitionContext)
  /// The finger is gone and the rest is to play, which takes some seconds at speed 1.
  func remainderWillRun(_ context: TransitionContext, seconds: Double, atSpeed speed: Double)
  /// The interaction is declared over; again, if it was over before.
  func interactionDidEnd(_ context: TransitionContext, finished: Bool, again: Bool)
  /// The animator, or whoever moved the views, says that it is over.
  func transitionWillComplete(_ context: TransitionContext, _ didComplete: Bool)
  /// It was said before.
  func transitionCompletedAgain(_ context: TransitionContext)
  /// All have heard of the end.
  func transitionDidComplete(_ context: TransitionContext, _ didComplete: Bool)

  // MARK: Transitions that the app carries out by itself

  /// The app begins one.
  func markDidBegin(_ mark: TransitionMark, _ exchange: MarkedExchange)
  /// The finger that drives it is gone.
  func fingerDidLeave(_ mark: TransitionMark)
  /// The app has ended it.
  func markDidEnd(_ mark: TransitionMark, _ didComplete: Bool)

  // MARK: Controllers

  /// A child is on its way to a parent or away from it.
  func controllerWillMove(_ controller: UIViewController)
  /// A controller has gone off screen.
  func controllerDidDisappear(_ controller: UIViewController)
  /// A page has gone for good, or has not come after all.
  func pageDidDepart(_ page: UIViewController)
  /// A segue is about to bring a controller off screen.
  func unwindWillRun(from source: UIViewController, to destination: UIViewController)
  /// The way back of a segue was refused, which is told already.
  func unwindWasRefused(from source: UIViewController)
  /// The app has hidden the bar of a navigation controller or shown it.
  func barWasMoved(in stack: UINavigationController)

  // MARK: Views, gestures and clocks

  /// A view is about to move into another one.
  func viewWillMove(_ view: UIView, into superview: UIView)
  /// A view was made that shows a picture of another.
  func snapshotWasTaken(_ view: UIView)
  /// Runs what an app does about a gesture.
  func gestureActs(_ gesture: UIGestureRecognizer, by act: () -> Void)
  /// A display link has been started.
  func linkDidStart(_ link: CADisplayLink)
  /// A timer has been started that fires again and again.
  func timerDidStart(_ timer: Timer)

  // MARK: The run

  /// The screen has another size, so that everything is elsewhere than where a finger has left it.
  func screenDidChangeSize()
  /// What the app wants to be seen is set, and the frame will be committed.
  func frameWillCommit()
  /// A frame was committed.
  func frameWasCommitted()
  /// The run is over; the app is still there.
  func runWillEnd()
  /// Everything that belongs to the app has to be let go of.
  func letGo()
  /// Everything that held the app has let go of it.
  func appWasLetGo()
}
