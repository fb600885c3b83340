/// A callback of a page in which a scenario lets the app work, by the key of the scenario.
package enum PageCallback: String, CaseIterable, Sendable {
  /// The page loads its view.
  case viewDidLoad
  /// The page is about to appear.
  case viewWillAppear
  /// The page lays out its views.
  case viewDidLayoutSubviews
}

extension PageCallback {
  /// The name of the work item that the callback makes for a screen, for example `load Photo`.
  package func workName(of screen: String) -> String {
    switch self {
    case .viewDidLoad: "load \(screen)"
    case .viewWillAppear: "appear \(screen)"
    case .viewDidLayoutSubviews: "lay out \(screen)"
    }
  }
}
