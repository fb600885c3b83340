public import Foundation

/// A transition from one view controller to another, created each time it is performed.
///
/// A subclass overrides ``perform()`` to animate the views itself; `super` performs the system's
/// action. A segue that presents lives as long as the presentation, so it can be its transitioning
/// delegate.
open class UIStoryboardSegue: NSObject {
  /// The name of the segue in its storyboard.
  public let identifier: String?
  /// The view controller at which the segue starts.
  public let source: UIViewController
  /// The view controller to which the segue leads.
  public let destination: UIViewController
  var action: (() -> Void)?

  /// Creates a segue.
  ///
  /// - Parameters:
  ///   - identifier: Its name, if any.
  ///   - source: The view controller at which it starts.
  ///   - destination: The view controller to which it leads.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue that runs a closure.
  ///
  /// - Parameters:
  ///   - identifier: Its name, if any.
  ///   - source: The view controller at which it starts.
  ///   - destination: The view controller to which it leads.
  ///   - performHandler: The closure.
  public convenience init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    action = performHandler
  }

  /// Performs the transition from the source to the destination.
  open func perform() { action?() }
}

extension UIStoryboardSegue {
  /// Performs the segue with animations only if `animated`; certain: the flag is set around
  /// `perform`, so code in it can read it.
  func run(animated: Bool) {
    let simulation = source.simulation
    let wereEnabled = simulation.animations.areEnabled
    simulation.animations.areEnabled = wereEnabled && animated
    source.note("perform \(traceName)")
    perform()
    simulation.animations.areEnabled = wereEnabled
  }

  var traceName: String { identifier ?? String(describing: type(of: self)) }
}

/// The source and the action of an unwind segue.
public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The view controller at which the segue starts.
  public let source: UIViewController
  /// The action that the destination implements.
  public let unwindAction: Selector
  /// The object that caused the segue, such as a button.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
