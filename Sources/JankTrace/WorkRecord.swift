/// Work that occupied the main thread or the GPU.
public struct WorkRecord: Hashable, Sendable {
  /// The kind of work.
  public enum Kind: String, Hashable, Sendable {
    /// A callback of the app: a command, an animator, an appearance method, a display-link tick.
    case callback
    /// Laying out views.
    case layout
    /// Drawing views into the stores of their layers.
    case display
    /// Preparing images for the render server by decoding them.
    case prepare
    /// Packaging the layer tree for the render server.
    case commit
    /// Work that the scenario added.
    case stall
  }

  /// The kind of work.
  public let kind: Kind
  /// A name that a reader of the scenario understands.
  public let name: String
  /// When it started.
  public let start: Instant
  /// When it finished.
  public let end: Instant
  /// The turn of the main thread's run loop, counted from 1: a frame, a timer or a stall; 0 for
  /// work elsewhere.
  public let turn: Int
  /// When the turn requested the thread; before `start` if it waited for the thread or for other
  /// work of the turn.
  public let requested: Instant
  /// What it was done for: the pages whose views were laid out, in order, or the view that was
  /// drawn; empty for other work.
  public let subjects: [String]
  /// The process, by its index in ``Trace/processes``; 0 without processes.
  public let process: Int

  /// The name of display-link callbacks.
  package static let displayLink = "display link"
  /// The name of timer callbacks.
  package static let timer = "timer"

  private static let ownNames: Set<String> = [
    "prepare", "execute", "layout", "draw", "commit", "frame", displayLink, timer,
  ]

  /// A unique title of work, for example to exclude it.
  ///
  /// It is the name, unless a scenario's stall has one of the simulator's own names: such a stall
  /// is `stall execute`, and one with that name is `stall stall execute`.
  ///
  /// - Parameters:
  ///   - name: The name of the work.
  ///   - kind: The kind of the work, or nil for a stage of the render server.
  /// - Returns: The title.
  package static func title(_ name: String, of kind: Kind?) -> String {
    guard kind == .stall else { return name }
    var bare = name[...]
    while bare.hasPrefix("stall ") { bare = bare.dropFirst(6) }
    return ownNames.contains(String(bare)) ? "stall \(name)" : name
  }

  /// The unique title of the work.
  package var title: String { Self.title(name, of: kind) }

  /// Whether an app animates with it frame by frame.
  package var isTick: Bool {
    kind == .callback && (name == Self.displayLink || name == Self.timer)
  }

  /// Creates a record of work between two instants, without a wait by default.
  public init(
    kind: Kind,
    name: String,
    start: Instant,
    end: Instant,
    turn: Int = 0,
    requested: Instant? = nil,
    subjects: [String] = [],
    process: Int = 0
  ) {
    self.kind = kind
    self.name = name
    self.start = start
    self.end = end
    self.turn = turn
    self.requested = requested ?? start
    self.subjects = subjects
    self.process = process
  }

  /// The same work, ended at another instant.
  package func ended(at end: Instant) -> WorkRecord {
    WorkRecord(
      kind: kind,
      name: name,
      start: start,
      end: end,
      turn: turn,
      requested: requested,
      subjects: subjects,
      process: process
    )
  }
}
