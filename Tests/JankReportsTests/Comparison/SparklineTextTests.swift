import JankReports
import Testing

struct SparklineTextTests {
  @Test func `a bar is as high as the refreshes before its frame`() {
    let comparison = SampleComparisons.comparison([("link", [4]), ("slow", [12])])
    let text = ComparisonTable.text([comparison], pictures: [.frameTimes])
    #expect(text.contains("link  ▁▁▁▁▁▁▁▁▁▅▁▁▁▁▁▁▁▁▁\n      longest 83.33 ms\n"))
    #expect(text.contains("slow  ▁▁▁▁▁▁▁▁▁█▁▁▁▁▁▁▁▁▁\n      longest 216.67 ms\n"))
  }
}
