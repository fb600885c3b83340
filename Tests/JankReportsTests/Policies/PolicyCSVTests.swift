import JankReports
import Testing

struct PolicyCSVTests {
  @Test func `each policy has a line for each gesture`() {
    let lines = PolicyCSV.text(SamplePolicies.report).split(separator: "\r\n")
    #expect(lines.count == 7)
    #expect(
      lines[1]
        == "a folder/a|b.json,1,right,375.0,120000000,quick,10.0,90.0,ios-weighted,1200.4,completes"
    )
    #expect(lines[5] == "c.json,2,down,667.0,10000000,slow,18.0,-5.5,lsq2,,no gesture")
  }
}
