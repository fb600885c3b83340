/// A key of a page that makes work, which reports name by it.
package enum PageWorkKey: String, CaseIterable, Sendable {
  /// The page loads its view.
  case viewDidLoad
  /// The page is about to appear.
  case viewWillAppear
  /// The page lays out its views.
  case viewDidLayoutSubviews
  /// The page draws its background.
  case draw
  /// The main thread takes over what a thread in the background has made.
  case background
}

extension PageWorkKey {
  /// The name of the work that the key makes for a screen, for example `viewDidLoad of Photo`.
  ///
  /// The callbacks of a page have the names that the library gives their own costs.
  package func workName(of screen: String) -> String {
    switch self {
    case .viewDidLoad, .viewWillAppear, .viewDidLayoutSubviews: "\(rawValue) of \(screen)"
    case .draw: "draw \(screen)"
    case .background: "result for \(screen)"
    }
  }
}
