public import JankTrace

/// What became of a frame.
public enum FrameClass: Hashable, Sendable {
  /// It was shown when it was due.
  case onTime
  /// It was shown so many refreshes later than it was due.
  case late(refreshes: Int)
  /// It was shown ``mostRefreshes`` later or more, as a file says that does not tell how many.
  case veryLate
  /// It took the place of older frames, which were never shown.
  case dropped

  /// Frames that are so late or later have one character in files.
  public static let mostRefreshes = 10
}

extension FrameClass {
  /// The class of a frame.
  public init(_ frame: FrameRecord) {
    if !frame.superseded.isEmpty {
      self = .dropped
    } else if frame.hitch > .zero {
      // Where the rate changed, a late frame may come at the refresh it was planned for.
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

  /// Whether as much as both say is the same.
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
  /// The characters of files, from on time to the latest, then dropped.
  private static let characters: [(character: Character, frame: FrameClass)] =
    [(".", .onTime)] + (1..<mostRefreshes).map { (Character("\($0)"), .late(refreshes: $0)) }
    + [("L", .veryLate), ("x", .dropped)]

  private var character: Character {
    Self.characters.first { $0.frame.agrees(with: self) }?.character ?? "."
  }

  /// The classes of all frames of a run, a character each.
  public static func text(_ trace: Trace) -> String {
    String(trace.frames.map { FrameClass($0).character })
  }

  /// Reads classes as they stand in a file, or nil if these are none.
  public static func classes(in text: String) -> [FrameClass]? {
    let known = Dictionary(uniqueKeysWithValues: characters.map { ($0.character, $0.frame) })
    let classes = text.map { known[$0] }
    return classes.contains(nil) ? nil : classes.compactMap(\.self)
  }
}
