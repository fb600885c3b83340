internal import Foundation
internal import JankEngine

/// The views of a window at one moment, to be compared with those of another moment.
struct HierarchySnapshot {
  // From the window inwards, backmost first.
  private var entries: [Entry] = []

  private struct Entry {
    // Retained, so that no other view can get its identity meanwhile.
    let view: UIView
    /// The index of the superview's entry; its own for the window.
    let parent: Int
    let place: Int
    let look: ViewLook
  }

  init(of window: UIWindow) {
    take(window, in: 0, at: 0)
  }

  private mutating func take(_ view: UIView, in parent: Int, at place: Int) {
    let number = entries.count
    entries.append(Entry(view: view, parent: parent, place: place, look: ViewLook(of: view)))
    for (place, part) in view.subviews.enumerated() { take(part, in: number, at: place) }
  }
}

extension HierarchySnapshot {
  struct Difference {
    let view: UIView
    /// The superview in the first snapshot, or the current one if the view is new.
    let parent: UIView
    let what: String
    /// Whether more than the index, the superview or the background colour differs.
    var isShape = false
  }

  func differences(to later: HierarchySnapshot) -> [Difference] {
    let (numbers, laterNumbers) = (self.numbers, later.numbers)
    var found: [Difference] = []
    for entry in entries {
      let parent = parent(of: entry)
      func note(_ what: String, isShape: Bool = false) {
        found.append(Difference(view: entry.view, parent: parent, what: what, isShape: isShape))
      }
      guard let number = laterNumbers[ObjectIdentifier(entry.view)] else {
        // A subview of a removed view is not reported again.
        if laterNumbers[ObjectIdentifier(parent)] != nil { note("is no longer in the window") }
        continue
      }
      let other = later.entries[number]
      if later.parent(of: other) !== parent {
        note("has another superview")
      } else if other.place != entry.place {
        note("has another index in its superview")
      }
      let what = entry.look.differences(to: other.look)
      if !what.isEmpty { note(what, isShape: !entry.look.isShaped(like: other.look)) }
    }
    for entry in later.entries where numbers[ObjectIdentifier(entry.view)] == nil {
      let parent = later.parent(of: entry)
      guard numbers[ObjectIdentifier(parent)] != nil else { continue }
      found.append(Difference(view: entry.view, parent: parent, what: "was left behind"))
    }
    return found
  }

  private func parent(of entry: Entry) -> UIView { entries[entry.parent].view }

  private var numbers: [ObjectIdentifier: Int] {
    Dictionary(
      entries.enumerated().map { (ObjectIdentifier($1.view), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

/// The values of a view that an animator may change and has to restore.
struct ViewLook: Equatable {
  private let position: SIMD2<Double>
  private let bounds: SIMD4<Double>
  private let anchorPoint: SIMD2<Double>
  private let transform: Transform3D
  private let sublayerTransform: Transform3D
  private let alpha: Double
  private var backgroundColor: SIMD4<Double>
  private let isHidden: Bool
  private let takesTouches: Bool

  init(of view: UIView) {
    let layer = view.layer.state
    position = layer.position
    bounds = layer.bounds
    anchorPoint = layer.anchorPoint
    transform = layer.styles.transform(.transform)
    sublayerTransform = layer.styles.transform(.sublayerTransform)
    alpha = layer.opacity
    backgroundColor = layer.styles[.backgroundColor].numbers
    isHidden = layer.isHidden
    takesTouches = view.isUserInteractionEnabled
  }

  /// Whether at most the background colour differs, which apps change alongside any transition.
  func isShaped(like other: ViewLook) -> Bool {
    var repainted = self
    repainted.backgroundColor = other.backgroundColor
    return repainted == other
  }

  /// Lists the values that differ, in words; empty if none does.
  func differences(to later: ViewLook) -> String {
    Value.allCases.compactMap { change(of: $0, to: later) }.joined(separator: ", ")
  }
}

extension ViewLook {
  /// The values of a look, by their names in findings.
  enum Value: String, CaseIterable {
    case position, bounds, anchorPoint, transform, sublayerTransform, alpha, backgroundColor
    case isHidden, isUserInteractionEnabled
  }

  /// Describes the change of a value; nil if it does not differ.
  func change(of value: Value, to later: ViewLook) -> String? {
    func change<Of: Equatable>(
      _ path: KeyPath<ViewLook, Of>,
      _ words: (Of) -> String
    ) -> String? {
      let (old, new) = (self[keyPath: path], later[keyPath: path])
      return old == new ? nil : "\(value.rawValue) was \(words(old)) and is \(words(new))"
    }
    return switch value {
    case .position: change(\.position) { $0.words }
    case .bounds: change(\.bounds) { $0.words }
    case .anchorPoint: change(\.anchorPoint) { $0.words }
    case .transform: change(\.transform) { $0.words }
    case .sublayerTransform: change(\.sublayerTransform) { $0.words }
    case .alpha: change(\.alpha) { $0.words }
    case .backgroundColor: change(\.backgroundColor) { $0.words }
    case .isHidden: change(\.isHidden) { "\($0)" }
    case .isUserInteractionEnabled: change(\.takesTouches) { "\($0)" }
    }
  }

  /// Whether a value is that of a new view; always for places, colours and touches, which vary.
  func isPlain(_ value: Value) -> Bool {
    switch value {
    case .anchorPoint: anchorPoint == SIMD2(0.5, 0.5)
    case .transform: transform == .identity
    case .sublayerTransform: sublayerTransform == .identity
    case .alpha: alpha == 1
    case .isHidden: !isHidden
    case .position, .bounds, .backgroundColor, .isUserInteractionEnabled: true
    }
  }
}
