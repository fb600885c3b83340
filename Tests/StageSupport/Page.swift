package import HeadlessUIKit

/// A view controller that passes its callbacks to a closure.
package final class Page: UIViewController {
  /// A callback of a page.
  package enum Callback: Equatable {
    case didLoad
    case willAppear(animated: Bool)
    case didAppear(animated: Bool)
    case willDisappear(animated: Bool)
    case didDisappear(animated: Bool)

    /// Whether the change is animated; nil for loading.
    package var isAnimated: Bool? {
      switch self {
      case .didLoad: nil
      case .willAppear(let animated), .didAppear(let animated): animated
      case .willDisappear(let animated), .didDisappear(let animated): animated
      }
    }
  }

  /// Called for each callback.
  package var hears: (Page, Callback) -> Void
  package var inWillAppear: (Page) -> Void = { _ in }
  package var inDidAppear: (Page) -> Void = { _ in }

  /// Creates a page that passes its callbacks to a closure.
  package init(_ hears: @escaping (Page, Callback) -> Void = { _, _ in }) {
    self.hears = hears
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    hears(self, .didLoad)
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hears(self, .willAppear(animated: animated))
    inWillAppear(self)
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hears(self, .didAppear(animated: animated))
    inDidAppear(self)
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hears(self, .willDisappear(animated: animated))
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hears(self, .didDisappear(animated: animated))
  }
}
