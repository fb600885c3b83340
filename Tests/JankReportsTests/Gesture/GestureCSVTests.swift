import JankReports
import Testing

struct GestureCSVTests {
  @Test func `a contact is a line, and no answer is an empty field`() {
    #expect(
      GestureCSV.text(SampleGestures.report).replacing("\r\n", with: "\n") == """
        recording,contact,finger,unit,startNs,durationNs,restNs,sampleCount,length,movedX,movedY,\
        end,lsq2 x,lsq2 y,impulse x,impulse y
        folder/swipe.json,1,0,pt,0,30000000,14000000,2,12.5,0.5,12.5,lifted,31.25,781.25,,
        '=tap\\u{1b}.json,2,1,px,50000000,80000000,80000000,1,0.0,0.0,0.0,cancelled,0.0,0.0,\
        1e+18,-1e+18

        """
    )
  }
}
