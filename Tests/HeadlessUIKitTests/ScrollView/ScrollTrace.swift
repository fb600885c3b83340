import Foundation
import HeadlessUIKit
import Testing

/// A touch that scrolled a real UIScrollView, and the measured content offsets.
struct ScrollTrace {
  /// The content offset in points at a time in seconds after the touch began.
  struct Frame {
    let time: Double
    let offset: Double
  }

  let name: String
  let isTracking: Bool
  let startOffset: Double
  let frames: [Frame]
  let tolerance: Double
  let finalOffset: Double?
  let targetOffset: Double?
  /// The velocity that the scroll view reported at the release, in points per second.
  let reportedVelocity: Double?
  private let events: [(time: Double, y: Double, phase: TouchPhase)]
  private let x: Double
  private let releaseTime: Double

  /// The mean delay of releases planned for a whole millisecond, in seconds, from the traces that
  /// record it.
  private static let lateness = 0.0007

  private static let bundled = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "JankMotionTests/Vectors")

  /// The folder that the environment variable JANKLAB_VECTORS names, else the bundled one.
  private static var folder: URL {
    let path = ProcessInfo.processInfo.environment["JANKLAB_VECTORS"] ?? ""
    return path.isEmpty ? bundled : URL(filePath: path)
  }

  /// Returns a touch stream from the folder gestures inside or beside the vectors, or a bundled
  /// one.
  private static func stream(named name: String) throws -> [String: Any] {
    let folders = [
      folder.appending(path: "gestures"), folder.appending(path: "data/gestures"),
      folder.deletingLastPathComponent().appending(path: "gestures"),
      folder.deletingLastPathComponent().appending(path: "data/gestures"),
      bundled.appending(path: "gestures"),
    ]
    let files = folders.map { $0.appending(path: "\(name).json") }
    return try object(
      try #require(files.first { FileManager.default.fileExists(atPath: $0.path) })
    )
  }

  /// All traces of the vectors.
  static func all() throws -> [ScrollTrace] {
    let vectors = try object(folder.appending(path: "gestures.json"))["vectors"] as? [[String: Any]]
    return try #require(vectors).filter { $0["kind"] as? String == "scrollTrace" }.map(Self.init)
  }

  private static func object(_ file: URL) throws -> [String: Any] {
    let data = try Data(contentsOf: file)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private init(_ vector: [String: Any]) throws {
    name = try #require(vector["name"] as? String)
    isTracking = vector["phase"] as? String == "tracking"
    startOffset = try #require(vector["startOffset"] as? Double)
    frames = try #require(vector["frames"] as? [[String: Double]]).map {
      Frame(time: try #require($0["t"]), offset: try #require($0["offset"]))
    }
    tolerance = try #require((vector["tolerance"] as? [String: Double])?["absolute"])
    finalOffset = vector["finalOffset"] as? Double
    targetOffset = vector["targetOffset"] as? Double
    let stream = try Self.stream(named: try #require(vector["stream"] as? String))
    let expected = (stream["expectedVelocities"] as? [[String: Any]])?.first
    reportedVelocity = (expected?["expected"] as? [String: Double])?["contentVelocityY"]
    let events = try #require(stream["events"] as? [[String: Any]])
    x = try #require(events.first?["x"] as? Double)
    self.events = try events.map { event in
      (
        try #require(event["t_ms"] as? Double) / 1000, try #require(event["y"] as? Double),
        try #require(Self.phases[event["phase"] as? String ?? ""])
      )
    }
    let model = vector["model"] as? [String: Any]
    let last = try #require(self.events.last).time
    releaseTime = model?["releaseTime"] as? Double ?? last + Self.lateness
  }

  private static let phases: [String: TouchPhase] = [
    "began": .began, "moved": .moved, "stationary": .stationary, "ended": .ended,
  ]

  /// Returns the touch's samples, beginning at a time in seconds.
  func touches(from start: Double) -> [TouchSample] {
    events.map { event in
      TouchSample(
        time: Instant(seconds: start + (event.phase == .ended ? releaseTime : event.time)),
        touchID: 0,
        phase: event.phase,
        location: [x, event.y]
      )
    }
  }
}

/// A scroll view like the measured one, and the values that it reported.
final class ScrollStage: NSObject, UIScrollViewDelegate {
  /// The content offsets of the frames that changed them, by refresh.
  private(set) var offsets: [Int: Double] = [:]
  private(set) var velocity: Double?
  private(set) var target: Double?
  private(set) var final = 0.0

  /// Plays a touch on content of 40,000 points, of which the screen shows 852.
  static func play(_ trace: ScrollTrace, from start: Double, until limit: Double) -> ScrollStage {
    let stage = ScrollStage()
    var profile = quietPhone
    profile.screenSize = [393, 852]
    HeadlessUIKitTests.play(on: profile, until: Interval(seconds: limit)) { window, simulation in
      let scrollView = UIScrollView(frame: window.bounds)
      scrollView.contentSize = CGSize(width: 393, height: 40_000)
      scrollView.contentOffset.y = trace.startOffset
      scrollView.delegate = stage
      window.addSubview(scrollView)
      simulation.schedule(touches: trace.touches(from: start))
    }
    return stage
  }

  /// Returns the content offset at a refresh, which is the last change up to it.
  func offset(at refresh: Int, startingAt start: Double) -> Double {
    let last = offsets.keys.filter { $0 <= refresh }.max()
    return last.flatMap { offsets[$0] } ?? start
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets[Int(CACurrentMediaTime() * 60 + 1e-6)] = scrollView.contentOffset.y
    final = scrollView.contentOffset.y
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity.y * 1000
    target = unsafe targetContentOffset.pointee.y
  }
}
