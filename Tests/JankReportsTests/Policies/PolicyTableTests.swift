import JankReports
import Testing

// Also tests: PolicyGrid.

struct PolicyTableTests {
  @Test func `each rule has a column and each reading has one`() {
    let lines = PolicyTable.text(SamplePolicies.report).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(
      lines.prefix(8).joined(separator: "\n") == """
        recording  contact  way    extent  quick      slow        late
        a|b.json         1  right   375.0  completes  completes   returns
        c.json           2  down    667.0  cancelled  no gesture  cancelled
        completes                          1 of 2     1 of 2      0 of 2

        recording  contact  way    travel - 10  travel - 18  ios-weighted pt/s  lsq2 pt/s
        a|b.json         1  right         90.0         82.0               1200       1100
        c.json           2  down           2.5         -5.5                  -          -
        """
    )
  }

  @Test func `a speed without bounds is written`() {
    var touchTrack = SamplePolicies.report.touchTracks[0]
    touchTrack.verdicts[0].velocity = -1e300
    let report = PolicyReport(policies: SamplePolicies.report.policies, touchTracks: [touchTrack])
    #expect(PolicyTable.text(report).contains("-∞"))
  }
}
