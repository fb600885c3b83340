/// A guide of the manual, which is a Markdown file of the documentation catalogue of the tool.
///
/// SwiftPM compiles the files into the executable, which therefore needs no other file to run.
/// Reference pages are not among them: the tool makes those from its own lists.
package struct Guide: Sendable {
  /// The word that `janklab help` knows it by.
  package let topic: String
  /// The name of the file without its ending.
  package let file: String
  private let bytes: @Sendable () -> [UInt8]

  private init(_ topic: String, _ file: String, _ bytes: @escaping @Sendable () -> [UInt8]) {
    self.topic = topic
    self.file = file
    self.bytes = bytes
  }
}

extension Guide {
  /// The Markdown of the page.
  package var text: String { String(decoding: bytes(), as: UTF8.self) }

  /// The heading of the page.
  package var title: String {
    // Every start of the tool asks for it, so the rest of the page is not decoded.
    let heading = bytes().prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: heading.dropFirst(2), as: UTF8.self)
  }

  /// All guides, in the order in which they are listed.
  package static let all = [
    Guide("install", "Install") { PackageResources.Install_md },
    Guide("results", "ReadResults") { PackageResources.ReadResults_md },
    Guide("html-report", "HTMLReport") { PackageResources.HTMLReport_md },
    Guide("scenarios", "WriteScenarios") { PackageResources.WriteScenarios_md },
    Guide("storyboards", "ImportStoryboards") { PackageResources.ImportStoryboards_md },
    Guide("lottie-files", "PlayLottie") { PackageResources.PlayLottie_md },
    Guide("gate", "GateCI") { PackageResources.GateCI_md },
    Guide("workflows", "Workflows") { PackageResources.Workflows_md },
    Guide("late-frames", "ExplainLateFrames") { PackageResources.ExplainLateFrames_md },
    Guide("comparing", "CompareStrategies") { PackageResources.CompareStrategies_md },
    Guide("sweeps", "Sweep") { PackageResources.Sweep_md },
    Guide("large-sweeps", "PlanSweeps") { PackageResources.PlanSweeps_md },
    Guide("testing", "TestYourAnimators") { PackageResources.TestYourAnimators_md },
    Guide("app-files", "CompileAppFiles") { PackageResources.CompileAppFiles_md },
    Guide("widgets", "TestWidgets") { PackageResources.TestWidgets_md },
    Guide("own-tool", "YourOwnTool") { PackageResources.YourOwnTool_md },
    Guide("transition-bugs", "FindTransitionBugs") { PackageResources.FindTransitionBugs_md },
    Guide("exploring", "ExploreScenarios") { PackageResources.ExploreScenarios_md },
    Guide("gestures", "PlayGestures") { PackageResources.PlayGestures_md },
    Guide("devices", "DescribeDevices") { PackageResources.DescribeDevices_md },
    Guide("recordings", "ScoreRecordings") { PackageResources.ScoreRecordings_md },
    Guide("calibrating", "Calibrate") { PackageResources.Calibrate_md },
    Guide("curves", "DrawCurves") { PackageResources.DrawCurves_md },
    Guide("settings", "SetOptions") { PackageResources.SetOptions_md },
    Guide("trust", "TrustTheNumbers") { PackageResources.TrustTheNumbers_md },
    Guide("glossary", "Glossary") { PackageResources.Glossary_md },
  ]
}
