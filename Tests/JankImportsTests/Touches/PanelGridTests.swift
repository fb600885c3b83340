import JankImports
import Testing

struct PanelGridTests {
  private static let touch = [
    (0, ["0003 0039 7", "0003 0035 100", "0003 0036 40"]), (8, ["0003 0035 799"]),
    (16, ["0003 0039 -1"]),
  ]

  @Test(
    arguments: [
      ("atmel-1-finger-drag-up-down.evemu", [800, 480]),
      ("ep0430m09-2-finger-scroll-down.evemu", [1280, 768]),
      ("elan-cando-1-finger-drag-up-down.evemu", nil), ("rrweb-mouse.json", nil),
    ] as [(String, SIMD2<Double>?)]
  )
  func `the header of a real recording gives the grid`(
    name: String,
    size: SIMD2<Double>?
  ) throws {
    #expect(try GestureFixtures.read(file: name).grid?.size == size)
  }

  @Test func `getevent's list of devices gives the grid, by number or by name`() throws {
    let events = """
      [ 1.000000] /dev/input/event2: EV_ABS ABS_MT_TRACKING_ID 00000006
      [ 1.000000] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 00000169
      [ 1.000000] /dev/input/event2: EV_ABS ABS_MT_POSITION_Y 0000017b
      [ 1.000000] /dev/input/event2: EV_SYN SYN_REPORT 00000000
      """
    for (x, y) in [("0035 ", "0036 "), ("ABS_MT_POSITION_X", "ABS_MT_POSITION_Y")] {
      let head = """
        add device 1: /dev/input/event2
          name:     "panel"
          events:
            ABS (0003): \(x) : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
                        \(y) : value 0, min 10, max 2409, fuzz 0, flat 0, resolution 0

        """
      let grid = try #require(try GestureFixtures.read(head + events).grid)
      #expect(grid.low == [0, 10] && grid.high == [1079, 2409])
    }
    #expect(try GestureFixtures.read(events).grid == nil)
  }

  @Test func `two panels, a missing axis or a reversed axis give no grid`() throws {
    let events = GestureFixtures.evemu(Self.touch)
    for head in [
      "A: 35 0 799 0 0 0\nA: 36 0 479 0 0 0\nA: 35 0 99 0 0 0\n", "A: 35 0 799 0 0 0\n",
      "A: 35 0 799 0 0 0\nA: 36 479 0 0 0 0\n", "A: 35 0\nA: 36 0 479 0 0 0\n",
    ] {
      #expect(try GestureFixtures.read(head + events).grid == nil, "\(head)")
    }
  }

  @Test func `each axis is scaled to the screen by its own factor`() throws {
    let head = "A: 00 0 5 0 0 0\nA: 35 0 799 0 0 0\nA: 36 -20 459 0 0 0\n"
    let recording = try GestureFixtures.read(head + GestureFixtures.evemu(Self.touch))
    var stream = recording.stream
    stream.measure(on: try #require(recording.grid), asScreenOf: [400, 960])
    #expect(stream.unit.isPoints)
    #expect(stream.contacts[0].samples.map(\.location) == [[50, 120], [399.5, 120]])
  }
}
