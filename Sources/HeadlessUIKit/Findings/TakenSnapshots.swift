/// Snapshot views, grouped by the page for whose transition they were taken.
///
/// A transition can take thousands. Each view stores its number, so nothing here refers to it, and
/// the numbers of a page are consecutive.
struct TakenSnapshots {
  private var count = 0
  private var series: [Series] = []

  /// The snapshots from one number up to that of the next series.
  private struct Series {
    let first: Int
    weak var page: UIViewController?
  }
}

extension TakenSnapshots {
  mutating func add(_ view: UIView, takenIn transition: ObservedTransition) {
    // The transition knows its series: reading weak references takes longer than the rest.
    if transition.traces.snapshotSeries != series.count - 1 {
      transition.traces.snapshotSeries = series.count
      series.append(Series(first: count, page: transition.subject))
    }
    view.snapshotNumber = count
    count += 1
  }

  /// Returns the views made for transitions of a page that are still in a window, oldest first.
  func left(by page: UIViewController, in window: UIView) -> [UIView] {
    var found: [(number: Int, view: UIView)] = []
    window.forEachInTree { view in
      guard let number = view.snapshotNumber else { return }
      if series.last(where: { $0.first <= number })?.page === page { found.append((number, view)) }
    }
    return found.sorted { $0.number < $1.number }.map(\.view)
  }
}
