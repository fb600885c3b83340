extension UIStoryboard {
  /// A segue from a scene to another view controller.
  public struct Segue {
    /// Creates a segue object from its identifier, source and destination.
    public typealias Maker = (String?, UIViewController, UIViewController) -> UIStoryboardSegue

    /// The kind and destination of a segue.
    public enum Kind {
      /// Shows a scene in the container of the source, or presents it.
      case show(String)
      /// Presents a scene, optionally with a style.
      case present(String, UIModalPresentationStyle? = nil)
      /// Performs a segue class of the app to a scene.
      case custom(String)
      /// Unwinds to the nearest view controller that has an action.
      case unwind(Selector)
    }

    let identifier: String?
    let kind: Kind
    let animates: Bool
    let make: Maker

    /// Creates a segue.
    ///
    /// - Parameters:
    ///   - identifier: Its name, unique in its scene.
    ///   - kind: Its kind and destination.
    ///   - animates: Whether it is animated.
    ///   - make: Creates the segue object: the initialiser of an app's class, or the system's.
    public init(
      _ identifier: String,
      _ kind: Kind,
      animates: Bool = true,
      make: @escaping Maker = UIStoryboardSegue.init(identifier:source:destination:)
    ) {
      self.init(identifier: identifier, kind, animates: animates, make: make)
    }

    init(identifier: String?, _ kind: Kind, animates: Bool, make: @escaping Maker) {
      self.identifier = identifier
      self.kind = kind
      self.animates = animates
      self.make = make
    }
  }
}

// MARK: Performing

extension UIStoryboard.Segue {
  func take(from source: UIViewController, in storyboard: UIStoryboard, sender: Any?) {
    switch kind {
    case .show(let page), .present(let page, _), .custom(let page):
      go(from: source, to: storyboard.instantiate(page), sender)
    case .unwind(let action):
      let request = UIStoryboardUnwindSegueSource(
        source: source,
        unwindAction: action,
        sender: sender
      )
      guard let unwinding = Unwinding(request) else {
        let isHandMade = sequence(first: source, next: \.above).contains(where: \.isHandMade)
        let hint = "; a custom container has only the view controllers on screen as children"
        source.simulation.warn(
          "no view controller on the unwind path has the action \(action): "
            + "\(source.traceName) stays\(isHandMade ? hint : "")",
          inLine: source.simulation.script.currentStep?.line
        )
        return
      }
      unwinding.run(self)
    }
  }

  private func go(
    from source: UIViewController,
    to destination: UIViewController,
    _ sender: Any?
  ) {
    let segue = make(identifier, source, destination)
    switch kind {
    case .show: segue.action = { source.show(destination, sender: sender) }
    case .present(_, let style):
      if let style { destination.modalPresentationStyle = style }
      segue.action = { [unowned segue] in
        source.present(destination, animated: source.simulation.animations.areEnabled)
        guard destination.presentingViewController != nil else { return }
        source.simulation.storyboards.presentingSegues.append(segue)
      }
    case .custom, .unwind: break
    }
    source.prepareTraced(for: segue, sender)
    segue.run(animated: animates)
  }
}

extension UIViewController {
  func prepareTraced(for segue: UIStoryboardSegue, _ sender: Any?) {
    note("prepare(for: \(segue.traceName))")
    prepare(for: segue, sender: sender)
  }
}

extension UIViewController {
  fileprivate var isHandMade: Bool {
    !children.isEmpty && !(self is UINavigationController) && !(self is UITabBarController)
  }
}
