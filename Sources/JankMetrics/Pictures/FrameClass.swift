public import JankTrace

/// The result of a frame.
public enum FrameClass: Hashable, Sendable {
  /// Shown when it was due.
  case onTime
  /// Shown this number of refreshes late, rounded up.
  case late(refreshes: Int)
  /// Shown ``mostRefreshes`` late or more, from a file without the exact number.
  case veryLate
  /// Shown in place of older frames, which were never shown.
  case dropped

  /// The number of late refreshes from which on all frames have the same character in files.
  public static let mostRefreshes = 10
}

extension FrameClass {
  /// Classifies a frame.
  public init(_ frame: FrameRecord) {
    if !frame.superseded.isEmpty {
      self = .dropped
    } else if frame.hitch > .zero {
      // If the rate changed, a late frame may come at the refresh it was planned for.
      self = .late(refreshes: max(1, frame.actual.number - frame.expected.number))
    } else {
      self = .onTime
    }
  }

  /// The class in words.
  public var about: String {
    switch self {
    case .onTime: "on time"
    case .late(let refreshes): "late by \(refreshes) \(refreshes == 1 ? "refresh" : "refreshes")"
    case .veryLate: "late by \(Self.mostRefreshes) refreshes or more"
    case .dropped: "with dropped frames"
    }
  }

  /// Creates the class with a description, or nil if there is none.
  package init?(about: String) {
    let count = about.split(separator: " ").dropFirst(2).first.flatMap { Int($0) } ?? 0
    let classes = [FrameClass.onTime, .late(refreshes: count), .veryLate, .dropped]
    guard let found = classes.first(where: { $0.about == about }) else { return nil }
    self = found
  }

  /// Whether two classes are equal as far as both are exact.
  package func agrees(with other: FrameClass) -> Bool {
    switch (self, other) {
    case (.veryLate, .late(let refreshes)), (.late(let refreshes), .veryLate):
      refreshes >= Self.mostRefreshes
    default: self == other
    }
  }
}

// MARK: In files

extension FrameClass {
  /// The characters in files, from on time to the latest, then dropped.
  private static let characters: [(character: Character, frame: FrameClass)] =
    [(".", .onTime)] + (1..<mostRefreshes).map { (Character("\($0)"), .late(refreshes: $0)) }
    + [("L", .veryLate), ("x", .dropped)]

  private var character: Character {
    Self.characters.first { $0.frame.agrees(with: self) }?.character ?? "."
  }

  /// Returns the classes of all frames of a run, one character each.
  public static func text(_ trace: Trace) -> String {
    String(trace.frames.map { FrameClass($0).character })
  }

  /// Parses the classes in a file; nil if the text has other characters.
  public static func classes(in text: String) -> [FrameClass]? {
    let known = Dictionary(uniqueKeysWithValues: characters.map { ($0.character, $0.frame) })
    let classes = text.map { known[$0] }
    return classes.contains(nil) ? nil : classes.compactMap(\.self)
  }
}
