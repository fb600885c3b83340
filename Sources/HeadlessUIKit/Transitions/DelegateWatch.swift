/// What became of a delegate that is held weakly and may supply animators.
struct DelegateWatch {
  /// Whether the app has set a delegate and not taken it back.
  private var isExpected = false
  /// Whether it had an animator when it was last asked; nil before.
  private var suppliesAnimators: Bool?
}

extension DelegateWatch {
  /// The app has set a delegate, or taken it back with nil.
  mutating func delegateWasSet(_ delegate: AnyObject?) {
    isExpected = delegate != nil
    suppliesAnimators = nil
  }

  /// The delegate was asked for an animator.
  mutating func delegateAnswered(_ animator: AnyObject?) {
    suppliesAnimators = animator != nil
  }

  /// Answers once whether a delegate is gone that would be asked now and might have an animator.
  mutating func takeLoss(of delegate: AnyObject?) -> Bool {
    guard delegate == nil, isExpected else { return false }
    isExpected = false
    return suppliesAnimators ?? true
  }
}

extension UIViewController {
  /// Finds a change in the system's way because the delegate that had another is gone.
  ///
  /// - Parameters:
  ///   - watch: what is known of the delegate.
  ///   - delegate: the delegate, if it is there.
  ///   - property: the name of the property that holds it.
  ///   - change: what is asked for, in words.
  func checkDelegate(
    _ watch: inout DelegateWatch,
    _ delegate: AnyObject?,
    property: String,
    change: String
  ) {
    guard watch.takeLoss(of: delegate) else { return }
    simulation.find(
      .helpersStayAlive,
      of: self,
      """
      \(change) with the default animation: the \(property) of \(traceName) is held weakly and has \
      been deallocated
      """
    )
  }
}
