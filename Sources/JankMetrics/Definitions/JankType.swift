/// A jank classification of Android's frame timeline.
///
/// The bits are those of the trace packets of Perfetto, `JankType` in `frame_timeline_event.proto`.
/// Certain.
package struct JankType: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let surfaceFlingerScheduling = JankType(rawValue: 2)
  package static let predictionError = JankType(rawValue: 4)
  package static let displayHAL = JankType(rawValue: 8)
  package static let surfaceFlingerCPU = JankType(rawValue: 16)
  package static let surfaceFlingerGPU = JankType(rawValue: 32)
  package static let appDeadlineMissed = JankType(rawValue: 64)
  package static let bufferStuffing = JankType(rawValue: 128)
  package static let unknown = JankType(rawValue: 256)
  package static let surfaceFlingerStuffing = JankType(rawValue: 512)
  package static let dropped = JankType(rawValue: 1_024)

  /// The causes with the names that Perfetto shows, in the order of their bits.
  package static let named: [(type: JankType, name: String)] = [
    (.surfaceFlingerScheduling, "SurfaceFlinger Scheduling"),
    (.predictionError, "Prediction Error"),
    (.displayHAL, "Display HAL"),
    (.surfaceFlingerCPU, "SurfaceFlinger CPU Deadline Missed"),
    (.surfaceFlingerGPU, "SurfaceFlinger GPU Deadline Missed"),
    (.appDeadlineMissed, "App Deadline Missed"),
    (.bufferStuffing, "Buffer Stuffing"),
    (.unknown, "Unknown Jank"),
    (.surfaceFlingerStuffing, "SurfaceFlinger Stuffing"),
    (.dropped, "Dropped Frame"),
  ]
}

extension JankType {
  /// The value in trace packets, where no jank has a bit of its own.
  package var traceBits: Int { isEmpty ? 1 : rawValue }

  package var names: String {
    let names = Self.named.filter { contains($0.type) }.map(\.name)
    return names.isEmpty ? "None" : names.joined(separator: ", ")
  }
}
