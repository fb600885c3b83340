import JankImports
import JankText
import Testing

struct GestureFormatTests {
  @Test(
    arguments: [
      (
        "# EVEMU 1.3\nE: 0.1 0001 014a 1\nE: 0.1 0003 0000 5\nE: 0.1 0003 0001 6\nE: 0.1 0 0 0\n",
        .evemu
      ),
      (
        "N: panel\nE: 0.1 0001 014a 1\nE: 0.1 0003 0000 5\nE: 0.1 0003 0001 6\nE: 0.1 0 0 0\n",
        .evemu
      ),
      (
        """
        [ 0.1] EV_KEY BTN_TOUCH DOWN
        [ 0.1] EV_ABS ABS_X 00000005
        [ 0.1] EV_ABS ABS_Y 00000006
        [ 0.1] EV_SYN SYN_REPORT 00000000

        """, .getevent
      ),
      (
        """

        [   12.000001] /dev/input/event2: 0001 014a 00000001
        [   12.000001] /dev/input/event2: 0003 0000 00000005
        [   12.000001] /dev/input/event2: 0003 0001 00000006
        [   12.000001] /dev/input/event2: 0000 0000 00000000 rate 5

        """, .getevent
      ),
      (
        """
        {"format": "gesture-stream/1", "id": "a", "unit": "pt",
         "events": [{"t_ms": 0, "x": 5, "y": 6, "phase": "began"}]}
        """, .stream
      ),
      (
        """
        [{"type": 3, "timestamp": 5, "data": {"source": 2, "type": 7, "x": 5, "y": 6}}]
        """, .rrweb
      ),
      (
        """
          [ {"type": "pointer", "actions": [
            {"type": "pointerMove", "x": 5, "y": 6}, {"type": "pointerDown"}]}]
        """, .webDriver
      ),
      (
        """
        {"actions": [{"type": "pointer", "actions": [
          {"type": "pointerMove", "x": 5, "y": 6}, {"type": "pointerDown"}]}]}
        """, .webDriver
      ),
    ] as [(String, GestureFormat)]
  )
  func `the format is detected from the content`(text: String, format: GestureFormat) throws {
    let recording = try GestureFixtures.read(text)
    #expect(recording.format == format)
    #expect(recording.stream.contacts.count == 1)
    #expect(recording.places() == [[5, 6]])
    #expect(recording.stream.contacts[0].end == .cutOff)
    #expect(recording.warnings.map(\.message) == ["touch 0 has no end"])
  }

  @Test func `the error for a bare gesture-stream event names the missing key`() {
    let text = #"{"events": [{"t_ms": 0, "x": 5, "y": 6, "phase": "began"}]}"#
    let messages = GestureFixtures.findings(in: text).map(\.message)
    #expect(messages == ["format", "id", "unit"].map { "the key \"\($0)\" is missing" })
  }
}
