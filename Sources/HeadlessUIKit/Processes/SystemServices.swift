internal import Foundation
internal import JankEngine
internal import JankTrace

/// What the processes of a device share: the wall clock, and the values and files of groups.
final class SystemServices {
  var clock = WallClock()
  var defaults = SharedDefaults()
  var files = GroupFiles()
  /// The processes; nil on a device with one app.
  weak var phone: Phone?
}

/// The clock on the wall, which a user can set; it starts at a fixed date in every run.
///
/// The media time of a device never jumps, this one can.
struct WallClock {
  /// 12 June 2014, 12:00:00 UTC, in seconds since 1970; any fixed date would do.
  private static let start = 1_402_574_400.0
  /// The sum of all changes by the user, in seconds.
  private var offset = 0.0

  mutating func change(by seconds: Double) { offset += seconds }

  /// The seconds since 1970 at an instant of the run.
  func seconds(at instant: Instant) -> Double { Self.start + offset + instant.seconds }
}

/// The values of the groups of apps and extensions, by the name of the group.
///
/// A process sees its own values at once. Others see a value after ``SystemTimes/defaults``, or at
/// once if the writer synchronises (certain: visible after a write or a synchronisation). Values
/// of a process that ends before that are lost.
struct SharedDefaults {
  private var writes: [Write] = []

  private struct Write {
    let suite: String
    let key: String
    /// The value, or nil for a removed one.
    let value: Any?
    let writer: ProcessOwner
    let time: Instant
    var visible: Instant
  }
}

extension SharedDefaults {
  mutating func set(
    _ value: Any?,
    forKey key: String,
    in suite: String,
    by writer: ProcessOwner,
    at time: Instant
  ) {
    let visible = time + SystemTimes.defaults
    writes.append(
      Write(suite: suite, key: key, value: value, writer: writer, time: time, visible: visible)
    )
  }

  /// The value that a process sees; nil if there is none.
  func value(forKey key: String, in suite: String, to reader: ProcessOwner, at time: Instant)
    -> Any?
  {
    newest(key, in: suite) { $0.writer == reader || $0.visible <= time }?.value
  }

  /// Whether the newest value of a key is of another process, which the reader has not seen.
  func hasUnseenValue(
    forKey key: String,
    in suite: String,
    of reader: ProcessOwner,
    since lastRead: Instant?,
    at time: Instant
  ) -> Bool {
    guard let newest = newest(key, in: suite, where: { $0.time <= time }) else { return false }
    return newest.writer.process != reader.process && newest.visible > lastRead ?? .zero
      && newest.value != nil
  }

  /// When the newest value of any key of a group was written that others see by then.
  func lastChange(in suites: Set<String>, until time: Instant) -> Instant? {
    writes.lazy.filter { suites.contains($0.suite) && $0.visible <= time }.map(\.time).max()
  }

  /// Makes the values of a process visible to all.
  mutating func synchronize(_ suite: String, by writer: ProcessOwner, at time: Instant) {
    for index in writes.indices
    where writes[index].suite == suite && writes[index].writer == writer
      && writes[index].visible > time
    {
      writes[index].visible = time
    }
  }

  /// Forgets the values of an ended process that were not visible yet, and returns the keys of
  /// those that it had written before.
  mutating func forget(_ writer: ProcessOwner, at time: Instant) -> [String] {
    let lost = writes.filter { $0.writer == writer && $0.visible > time }
    writes.removeAll { $0.writer == writer && $0.visible > time }
    return lost.filter { $0.time <= time }.map(\.key)
  }

  private func newest(_ key: String, in suite: String, where isMeant: (Write) -> Bool) -> Write? {
    var newest: Write?
    for write in writes where write.key == key && write.suite == suite && isMeant(write) {
      if let other = newest, other.time > write.time { continue }
      newest = write
    }
    return newest
  }
}
