import JankMetrics
import Testing

struct ResolutionTests {
  @Test(arguments: [
    (Metric.Resolution.refreshes(1), "1 refresh"), (.refreshes(0.5), "0.5 refresh"),
    (.refreshes(2), "2 refreshes"), (.touchTravel, "the distance the touch moves in 1 refresh"),
    (.pointsPerRefresh(1), "1 pt per refresh"), (.missedRefresh, "1 missed refresh"),
    (.units(10), "10"),
  ])
  func `a resolution has a description`(resolution: Metric.Resolution, text: String) {
    #expect("\(resolution)" == text)
  }
}
