package import JankTrace

/// The app's work for a page besides loading it.
package struct PageWork: Hashable, Sendable {
  /// The duration of `viewWillAppear`.
  package var appearing = Interval.zero
  /// The duration of each `viewDidLayoutSubviews`.
  package var layingOut = Interval.zero
  /// Work that begins off the main thread when the page is loaded, if any.
  package var background: Background?

  package init() {}

  /// Work off the main thread, and the processing of its result on the main thread.
  package struct Background: Hashable, Sendable {
    /// The duration of the work; no frame waits for it.
    package var length: Interval
    /// The time for which the main thread processes the result.
    package var result: Interval

    package init(length: Interval, result: Interval) {
      self.length = length
      self.result = result
    }
  }
}

extension PageWork {
  /// The longest time that the page works when it appears once.
  var longest: Interval {
    appearing + layingOut + (background?.length ?? .zero) + (background?.result ?? .zero)
  }
}
