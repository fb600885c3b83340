import BenchmarkHarness
import Foundation
import Testing

struct ThresholdsTests {
  private func message(of text: String?) -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    if let text { try? Data(text.utf8).write(to: file) }
    do throws(ThresholdsError) {
      _ = try Thresholds(path: file.path)
      return ""
    } catch {
      #expect(error.description.hasPrefix("\(file.path): "))
      return String(error.description.dropFirst(file.path.count + 2))
    }
  }

  @Test(arguments: [
    (nil, "there is no such file, or it cannot be read"), ("[", "it is not JSON"),
    ("{}", "the file has no counters"),
    (#"{"counters": 1, "ratios": []}"#, "counters holds something else than expected"),
    (#"{"counters": [], "ratios": []}"#, ""),
    (#"{"counters": [], "ratios": [], "times": [{}]}"#, "times.Index 0 has no benchmark"),
  ])
  func `a file that cannot be used is rejected with a reason`(text: String?, expected: String) {
    #expect(message(of: text) == expected)
  }
}
