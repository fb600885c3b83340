import JankReports
import Testing

struct CheckCSVTests {
  @Test func `values and verdicts have a row each, numbers written bare`() throws {
    let lines = ReportFormat.csv.text(try SampleReport.failing())
      .split(separator: "\r\n").map(String.init)
    #expect(lines[0].hasPrefix("scenario,device,strategy,metric,unit,value,outcome,rule,"))
    #expect(lines.contains("bounce,phone-60,display-link,apple.hitch-time,ms,66.666667,,,,,,,"))
    let broken = "bounce,phone-60,display-link,apple.hitch-count,count,1,failed,"
    #expect(lines.contains(broken + "apple.hitch-count: value <= 0,,0,-1,10,"))
  }

  @Test func `no name becomes a formula`() throws {
    let text = ReportFormat.csv.text(try SampleReport.failing(name: "=1+1"))
    #expect(text.contains("\r\n'=1+1,phone-60,") && !text.contains("\r\n=1+1"))
  }
}
