extension UIStoryboard {
  /// A way that leads from a page.
  public struct Segue {
    /// Makes the object of a segue from its identifier, source and destination.
    public typealias Maker = (String?, UIViewController, UIViewController) -> UIStoryboardSegue

    /// Where a segue leads and how.
    public enum Kind {
      /// Shows a page in the container around the source, or presents it.
      case show(String)
      /// Presents a page, in a style of its own if one is given.
      case present(String, UIModalPresentationStyle? = nil)
      /// Goes to a page in the way of a class of the app.
      case custom(String)
      /// Goes back to the nearest controller that has an action.
      case unwind(Selector)
    }

    let identifier: String
    let kind: Kind
    let animates: Bool
    let make: Maker

    /// Creates a segue.
    ///
    /// - Parameters:
    ///   - identifier: its name, unique among those of its page.
    ///   - kind: where it leads.
    ///   - animates: whether it is animated.
    ///   - make: makes its object; the initialiser of a class of the app, or else the system's.
    public init(
      _ identifier: String,
      _ kind: Kind,
      animates: Bool = true,
      make: @escaping Maker = UIStoryboardSegue.init(identifier:source:destination:)
    ) {
      self.identifier = identifier
      self.kind = kind
      self.animates = animates
      self.make = make
    }
  }
}

// MARK: Taking it

extension UIStoryboard.Segue {
  /// Goes where the segue leads.
  func take(from source: UIViewController, in storyboard: UIStoryboard, sender: Any?) {
    switch kind {
    case .show(let page), .present(let page, _), .custom(let page):
      go(from: source, to: storyboard.instantiateViewController(withIdentifier: page), sender)
    case .unwind(let action):
      let request = UIStoryboardUnwindSegueSource(
        source: source,
        unwindAction: action,
        sender: sender
      )
      guard let unwinding = Unwinding(request) else {
        let isHandMade = sequence(first: source, next: \.above).contains(where: \.isHandMade)
        let hint = "; what a container made by hand does not show is no child of it"
        source.simulation.warn(
          "no controller on the way back has the action \(action): \(source.traceName) stays"
            + (isHandMade ? hint : ""),
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
  /// Prepares a segue and records it.
  func prepareTraced(for segue: UIStoryboardSegue, _ sender: Any?) {
    note("prepare(for: \(segue.traceName))")
    prepare(for: segue, sender: sender)
  }
}

extension UIViewController {
  /// Whether the controller is a container that the app has made by hand.
  fileprivate var isHandMade: Bool {
    !children.isEmpty && !(self is UINavigationController) && !(self is UITabBarController)
  }
}
