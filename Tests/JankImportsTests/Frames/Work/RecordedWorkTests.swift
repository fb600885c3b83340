// Also tests: WorkTable, FrameStatsWork.

import JankText
import JankTrace
import Testing

import JankImports

struct RecordedWorkTests {
  private static let head =
    "window,tick,interval,deadline,block,uistart,ui,sync,rt,gpu,dequeue,complete,present"
  private static let row =
    "w0,100,16000000,200,1,101,2,3,4,5,6,130,32000100"
  private static let dump = """
    Window: app/Main
    ---PROFILEDATA---
    Flags,IntendedVsync,FrameDeadline,FrameInterval,HandleInputStart,SyncQueued,SyncStart,\
    IssueDrawCommandsStart,SwapBuffersCompleted,DequeueBufferDuration,FrameCompleted,\
    DisplayPresentTime,
    1,1000,34000000,16000000,2000,5000,6000,8000,19000,1000,25000,48000000,
    0,16001000,50000000,16000000,16004000,16005000,16006000,16008000,16019000,0,16025000,64000000,
    0,32001000,66000000,16000000,32004000,32005000,32006000,32008000,32019000,0,32025000,16000000,
    4,48001000,82000000,16000000,48004000,48005000,48006000,48008000,48019000,0,48025000,96000000,
    0,64001000,98000000,16000000,64004000,64005000,64006000,64008000,64019000,0,64025000,0,
    ---PROFILEDATA---

    """

  private func read(_ text: String) throws(FileError) -> [RecordedWork] {
    try RecordedWork.read(Array(text.utf8), path: "work.csv")
  }

  private func message(_ text: String) -> String {
    do throws(FileError) {
      _ = try read(text)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `a table gives the stages of each frame`() throws {
    let work = try read("\(Self.head)\n\(Self.row)\n")
    #expect(work.map(\.name) == ["w0"])
    let row = try #require(work.first?.rows.first)
    #expect(row.tick == Instant(nanoseconds: 100))
    #expect(row.other == Interval(nanoseconds: 1))
    #expect(row.update == Interval(nanoseconds: 2))
    #expect(row.handOver == Interval(nanoseconds: 3))
    #expect(row.render == Interval(nanoseconds: 4))
    #expect(row.gpu == Interval(nanoseconds: 5))
    #expect(row.wait == Interval(nanoseconds: 6))
    #expect(row.completed == Instant(nanoseconds: 130))
  }

  @Test func `a dump gives the same stages, without rows that state no outcome`() throws {
    let work = try read(Self.dump)
    #expect(work.map(\.name) == ["app/Main"])
    let rows = try #require(work.first?.rows)
    #expect(rows.map(\.tick.nanoseconds) == [1_000, 16_001_000])
    #expect(rows[0].other == Interval(nanoseconds: 1_000))
    #expect(rows[0].update == Interval(nanoseconds: 3_000))
    #expect(rows[0].handOver == Interval(nanoseconds: 2_000))
    #expect(rows[0].render == Interval(nanoseconds: 10_000))
    #expect(rows[0].gpu == Interval(nanoseconds: 6_000))
    #expect(rows[1].other == Interval(nanoseconds: 3_000))
  }

  @Test func `the wait for the render thread is no other work`() throws {
    // The main thread waits for 10 ms before its hand-over, then starts the next frame at once.
    let dump = """
      ---PROFILEDATA---
      Flags,IntendedVsync,FrameDeadline,FrameInterval,HandleInputStart,SyncQueued,SyncStart,\
      IssueDrawCommandsStart,SwapBuffersCompleted,DequeueBufferDuration,FrameCompleted,\
      DisplayPresentTime,
      0,1000000,34000000,16000000,2000000,9000000,19000000,19500000,29000000,0,30000000,49000000,
      0,17000000,50000000,16000000,19700000,20000000,29000000,29500000,33000000,0,34000000,65000000,
      ---PROFILEDATA---

      """
    let rows = try #require(try read(dump).first?.rows)
    #expect(rows.map(\.other) == [.milliseconds(1), .microseconds(200)])
  }

  @Test func `dumps that overlap count each frame once`() throws {
    #expect(try read(Self.dump + Self.dump).map(\.rows.count) == [2])
  }

  @Test func `a recording without costs is rejected with the formats that have them`() {
    let text = message("16.7\n16.6\n33.4\n")
    #expect(text.contains("the list of frame times does not hold the work of each stage"))
    #expect(text.contains("dumpsys gfxinfo"))
    let old = message("Flags,IntendedVsync,FrameCompleted\n0,1,2\n")
    #expect(old.contains("work.csv:1:1: error: the dump lacks FrameInterval"))
  }

  @Test func `a dump with exchanged titles of interval and start has the same stages`() throws {
    let exchanged = """
      ---PROFILEDATA---
      Flags,IntendedVsync,FrameDeadline,FrameInterval,FrameStartTime,HandleInputStart,SyncQueued,\
      SyncStart,IssueDrawCommandsStart,SwapBuffersCompleted,DequeueBufferDuration,FrameCompleted,\
      DisplayPresentTime,
      0,9000001000,9034000000,9000001500,16000000,9000002000,9000005000,9000006000,9000008000,\
      9000019000,1000,9000025000,9048000000,
      0,9016001000,9050000000,9016001500,16000000,9016004000,9016005000,9016006000,9016008000,\
      9016019000,0,9016025000,288225376151711743,
      ---PROFILEDATA---

      """
    let rows = try #require(try read(exchanged).first?.rows)
    // The second row states a presentation that no display can reach.
    #expect(rows.map(\.interval) == [.milliseconds(16)])
    #expect(rows[0].update == Interval(nanoseconds: 3_000))
  }

  @Test func `a table needs no windows, and names the columns that it lacks`() throws {
    let head = Self.head.dropFirst("window,".count)
    let row = Self.row.dropFirst("w0,".count)
    #expect(try read("\(head)\n\(row)\n").map(\.rows.count) == [1])
    let missing = message(Self.head.replacing("uistart,ui,", with: "") + "\n")
    #expect(
      missing.contains("work.csv:1:1: error: the table lacks the columns \"uistart\", \"ui\"")
    )
  }

  @Test(arguments: [
    ("w0,100,160,200,1,101,2,3,4,5,6,130,32000100", "an interval of 1 ms to 1 s"),
    ("w0,100,16000000,4611686018427387904,1,101,2,3,4,5,6,130,32000100", "times of up to"),
    ("w0,100,16000000,200,1,101,2,3,4,5,6,130,30000000000", "up to 20 s after its tick"),
    ("w0,100,16000000,200,1,99,2,3,4,5,6,130,32000100", "up to 20 s after its tick"),
    ("w0,100,16000000,200,1,101,2,3,4,11000000000,6,130,32000100", "stages of up to 10 s"),
  ])
  func `numbers that no frame has are errors with their line`(row: String, expected: String) {
    let text = message("\(Self.head)\n\(row)\n")
    #expect(text.contains("work.csv:2:1: error: expected"))
    #expect(text.contains(expected))
  }

  @Test func `ticks that go back and missing numbers are errors with their line`() {
    let twice = message("\(Self.head)\n\(Self.row)\n\(Self.row)\n")
    #expect(twice.contains("work.csv:3:1: error: expected a tick after 100, found 100"))
    let missing = message("\(Self.head)\nw0,NA,1,1,1,1,1,1,1,1,1,1,1\n")
    #expect(missing.contains("work.csv:2:1: error: expected a number in the column \"tick\""))
    #expect(message("\(Self.head)\n").contains("no frame has all its stages"))
  }
}
