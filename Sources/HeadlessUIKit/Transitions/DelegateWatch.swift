/// The state of a weak delegate that may supply animators.
struct DelegateWatch {
  /// Whether the app has set a delegate and not reset it.
  private var isExpected = false
  /// Whether it last supplied an animator; nil before it was asked.
  private var suppliesAnimators: Bool?
}

extension DelegateWatch {
  mutating func delegateWasSet(_ delegate: AnyObject?) {
    isExpected = delegate != nil
    suppliesAnimators = nil
  }

  mutating func delegateAnswered(_ animator: AnyObject?) {
    suppliesAnimators = animator != nil
  }

  /// Returns once whether a delegate that might supply an animator was deallocated.
  mutating func takeLoss(of delegate: AnyObject?) -> Bool {
    guard delegate == nil, isExpected else { return false }
    isExpected = false
    return suppliesAnimators ?? true
  }
}

extension UIViewController {
  /// Reports a default animation because the delegate with a custom one was deallocated.
  ///
  /// - Parameters:
  ///   - watch: The state of the delegate.
  ///   - delegate: The delegate, if it exists.
  ///   - property: The name of its property.
  ///   - change: The requested change, in words.
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
