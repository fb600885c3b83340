/// A list of interaction controllers, which it does not retain.
struct InteractionList {
  private var references: [Reference] = []

  private struct Reference {
    weak var object: AnyObject?
  }

  mutating func insert(_ interaction: AnyObject?) {
    guard let interaction, !contains(interaction) else { return }
    references.removeAll { $0.object == nil }
    references.append(Reference(object: interaction))
  }

  func contains(_ interaction: AnyObject?) -> Bool {
    interaction != nil && references.contains { $0.object === interaction }
  }
}

/// The interaction controllers of a run that are of interest later.
struct KnownInteractions {
  /// Those that have driven a completed transition.
  var used = InteractionList()
  /// Those that a gesture of the app decided before their transition began.
  var decidedEarly = InteractionList()

  /// Whether an interaction is UIKit's own: no decision of its gesture is a mistake of the app.
  static func isSystems(_ interaction: AnyObject?) -> Bool {
    interaction is PopDrive || interaction is SheetDrag
  }
}
