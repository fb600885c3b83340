import HeadlessUIKit
import Testing

/// A container whose children a test adds and removes.
class Container: UIViewController {
  var forwards = true
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
}

/// Plays a container with one child in the window and an act at 100 ms; returns the run.
func playContainer(
  forwards: Bool = true,
  _ act: @escaping (Container, _ from: UIViewController, _ to: UIViewController) -> Void
) -> Trace {
  play { window, simulation in
    let container = Container()
    container.title = "Box"
    container.forwards = forwards
    let (from, to) = (controller("from"), controller("to"))
    container.addChild(from)
    container.view.addSubview(from.view)
    from.didMove(toParent: container)
    window.rootViewController = container
    if !forwards {
      from.beginAppearanceTransition(true, animated: false)
      from.endAppearanceTransition()
    }
    simulation.schedule("act", at: .milliseconds(100)) { act(container, from, to) }
  }
}

extension Trace {
  /// The callbacks from the act of ``playContainer(forwards:_:)`` on.
  var act: [String] { callbacks(from: .milliseconds(90)) }
}
