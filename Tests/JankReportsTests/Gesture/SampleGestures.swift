import JankReports
import JankTrace

/// Two contacts, for the tests of how they are written.
enum SampleGestures {
  static let report = GestureReport(
    contacts: [
      GestureReport.Contact(
        recording: "folder/swipe.json",
        number: 1,
        touchID: 0,
        unit: "pt",
        start: .zero,
        duration: .milliseconds(30),
        end: "lifted",
        length: 12.5,
        samples: [
          GestureReport.Sample(time: .zero, location: [100, 200]),
          GestureReport.Sample(time: .milliseconds(16), location: [100.5, 212.5]),
        ],
        velocities: [[31.25, 781.25], nil]
      ),
      GestureReport.Contact(
        recording: "=tap\u{1B}.json",
        number: 2,
        touchID: 1,
        unit: "px",
        start: .milliseconds(50),
        duration: .milliseconds(80),
        end: "cancelled",
        length: 0,
        samples: [GestureReport.Sample(time: .milliseconds(50), location: [1, 2])],
        velocities: [.zero, [1e18, -1e18]]
      ),
    ],
    estimators: ["lsq2", "impulse"]
  )
}
