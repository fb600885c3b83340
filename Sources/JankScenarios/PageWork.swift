package import JankTrace

/// What the app works for a page besides loading it.
package struct PageWork: Hashable, Sendable {
  /// How long `viewWillAppear` takes.
  package var appearing = Interval.zero
  /// How long each `viewDidLayoutSubviews` takes.
  package var layingOut = Interval.zero
  /// What begins off the main thread when the page is loaded; nil for nothing.
  package var background: Background?

  package init() {}

  /// Work off the main thread, whose result the main thread takes.
  package struct Background: Hashable, Sendable {
    /// How long it takes; no frame waits for it.
    package var length: Interval
    /// How long the main thread works with the result.
    package var result: Interval

    package init(length: Interval, result: Interval) {
      self.length = length
      self.result = result
    }
  }
}

extension PageWork {
  /// The longest that the page works when it comes once.
  var longest: Interval {
    appearing + layingOut + (background?.length ?? .zero) + (background?.result ?? .zero)
  }
}
