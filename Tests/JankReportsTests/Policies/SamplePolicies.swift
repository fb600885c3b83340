import JankReports
import JankTrace

/// Verdicts made by hand.
enum SamplePolicies {
  static let report = PolicyReport(
    policies: [
      PolicyReport.Policy(name: "quick", slop: 10, estimator: "ios-weighted"),
      PolicyReport.Policy(name: "slow", slop: 18, estimator: "lsq2"),
      PolicyReport.Policy(name: "late", slop: 10, estimator: "lsq2"),
    ],
    touchTracks: [
      PolicyReport.ReleasedTouch(
        recording: "a folder/a|b.json",
        number: 1,
        way: .right,
        extent: 375,
        duration: .milliseconds(120),
        verdicts: [
          PolicyReport.Verdict(travel: 90, velocity: 1200.4, decision: .completes),
          PolicyReport.Verdict(travel: 82, velocity: 1100, decision: .completes),
          PolicyReport.Verdict(travel: 90, velocity: 1100, decision: .returns),
        ]
      ),
      PolicyReport.ReleasedTouch(
        recording: "c.json",
        number: 2,
        way: .down,
        extent: 667,
        duration: .milliseconds(10),
        verdicts: [
          PolicyReport.Verdict(travel: 2.5, velocity: nil, decision: .cancelled),
          PolicyReport.Verdict(travel: -5.5, velocity: nil, decision: .unrecognised),
          PolicyReport.Verdict(travel: 2.5, velocity: nil, decision: .cancelled),
        ]
      ),
    ]
  )
}
