import JankReports
import Testing

struct GestureTableTests {
  @Test func `contacts stand above their speeds, numbers under each other`() {
    #expect(
      GestureTable.text(SampleGestures.report) == """
        recording        contact  touch id  start  duration   rest  samples  length  \
        moved x  moved y  unit  end
        swipe.json             1         0   0.00     30.00  14.00        2    12.5  \
            0.5     12.5  pt    lifted
        =tap\\u{1b}.json        2         1  50.00     80.00  80.00        1     0.0  \
            0.0      0.0  px    cancelled

        recording        contact    lsq2  impulse
        swipe.json             1  31 781        -
        =tap\\u{1b}.json        2     0 0     ∞ -∞

        Times in ms; the rest is that between the last movement and the end. The touch id is the \
        number that the recording gives
        the touch. Velocities are those at the end by each rule, x and y in units per second.

        """
    )
  }
}
