public import Foundation

/// One passage from a controller to another, made anew each time it is taken.
///
/// A subclass overrides ``perform()`` to move the views in its own way; what the system would do is
/// done by calling `super`. A segue that presents lives as long as the presentation, so that it can
/// be the presentation's transitioning delegate.
open class UIStoryboardSegue: NSObject {
  /// The name of the segue in its storyboard.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is gone to.
  public let destination: UIViewController
  /// What the system does.
  var action: (() -> Void)?

  /// Creates a segue.
  ///
  /// - Parameters:
  ///   - identifier: its name, if any.
  ///   - source: the controller that is left.
  ///   - destination: the controller that is gone to.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue that runs a closure.
  ///
  /// - Parameters:
  ///   - identifier: its name, if any.
  ///   - source: the controller that is left.
  ///   - destination: the controller that is gone to.
  ///   - performHandler: goes from one to the other.
  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    action = performHandler
  }

  /// Goes from the source to the destination.
  open func perform() { action?() }
}

extension UIStoryboardSegue {
  /// Performs the segue with animations only if it is to be animated.
  ///
  /// Certain: the flag is set around `perform`, so what the segue presents in there can ask it.
  func run(animated: Bool) {
    let simulation = source.simulation
    let wereEnabled = simulation.animations.areEnabled
    simulation.animations.areEnabled = wereEnabled && animated
    source.note("perform \(traceName)")
    perform()
    simulation.animations.areEnabled = wereEnabled
  }

  /// The name of the segue in traces.
  var traceName: String { identifier ?? String(describing: type(of: self)) }
}

/// Who asks to go back, and by which action the one to go back to is known.
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that is left.
  public let source: UIViewController
  /// The action that the destination has.
  public let unwindAction: Selector
  /// What caused it, such as a button.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
