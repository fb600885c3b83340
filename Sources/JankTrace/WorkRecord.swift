/// One piece of work that occupied the main thread or the graphics processor.
public struct WorkRecord: Hashable, Sendable {
  /// Where the cost came from.
  public enum Kind: String, Hashable, Sendable {
    /// A callback of the app: a command, an animator, an appearance method, a display-link tick.
    case callback
    /// Laying out views.
    case layout
    /// Drawing views into the stores of their layers.
    case display
    /// Making images ready for the render server: decoding them.
    case prepare
    /// Packaging the layer tree for the render server.
    case commit
    /// Work that the scenario put in the way.
    case stall
  }

  /// Where the cost came from.
  public let kind: Kind
  /// What the work was, in words a reader of the scenario knows.
  public let name: String
  /// When it was taken up.
  public let start: Instant
  /// When it was done.
  public let end: Instant
  /// The turn of the main thread's run loop that it was part of, counted from 1: a frame, a timer
  /// or a stall; 0 for work elsewhere.
  public let turn: Int
  /// When its turn asked for the thread; earlier than its start where it had to wait, or where
  /// other work of the turn came before it.
  public let requested: Instant

  /// What a callback of a display link is called.
  package static let displayLink = "display link"
  /// What a callback of a timer is called.
  package static let timer = "timer"

  /// What the simulator calls work of its own that every run can have.
  private static let ownNames: Set<String> = [
    "prepare", "execute", "layout", "draw", "commit", "frame", displayLink, timer,
  ]

  /// What work is called where it has to be told from all other work, as to be left out.
  ///
  /// That is its name. But scenarios name stalls as they like: one that is called as the simulator
  /// calls work of its own is `stall execute`, and what is called that, `stall stall execute`.
  ///
  /// - Parameters:
  ///   - name: what the work was.
  ///   - kind: where its cost came from, or nil for a stage of the render server.
  /// - Returns: The title.
  package static func title(_ name: String, of kind: Kind?) -> String {
    guard kind == .stall else { return name }
    var bare = name[...]
    while bare.hasPrefix("stall ") { bare = bare.dropFirst(6) }
    return ownNames.contains(String(bare)) ? "stall \(name)" : name
  }

  /// What it is called where it has to be told from all other work.
  package var title: String { Self.title(name, of: kind) }

  /// Whether an app moves things with it by itself, picture by picture.
  package var isTick: Bool {
    kind == .callback && (name == Self.displayLink || name == Self.timer)
  }

  /// Creates a record of work between two instants, which did not wait if nothing else is said.
  public init(
    kind: Kind,
    name: String,
    start: Instant,
    end: Instant,
    turn: Int = 0,
    requested: Instant? = nil
  ) {
    self.kind = kind
    self.name = name
    self.start = start
    self.end = end
    self.turn = turn
    self.requested = requested ?? start
  }
}
