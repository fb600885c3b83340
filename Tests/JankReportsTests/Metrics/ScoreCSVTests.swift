import JankReports
import Testing

struct ScoreCSVTests {
  @Test func `each metric of each stream is a line`() {
    let metrics = SampleScores.metrics("frames.presented", "apple.hitch-time")
    let text = ScoreCSV.text([SampleScores.score(), SampleScores.rated()], metrics: metrics)
    #expect(
      text.split(separator: "\r\n").map(String.init) == [
        "file,stream,metric,owner,value,unit,rating,missing",
        "a.csv,app.exe 1 0x2,frames.presented,common,3,frames,,",
        "a.csv,app.exe 1 0x2,apple.hitch-time,Apple,,ms,,"
          + "the test does not say when a frame was due",
        "b.xml,late,frames.presented,common,2,frames,,",
        "b.xml,late,apple.hitch-time,Apple,80.0,ms,,",
      ]
    )
  }
}
