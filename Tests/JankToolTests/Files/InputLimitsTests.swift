import Foundation
import JankTool
import Testing

struct InputLimitsTests {
  @Test func `the manual states every limit as the code has it`() throws {
    let text = try ReadmeConsole.page("Limits")
    #expect(text.contains(InputLimits.markdown), "expected the table\n\(InputLimits.markdown)")
  }

  @Test func `no two rows limit the same thing`() {
    #expect(Set(InputLimits.rows.map(\.what)).count == InputLimits.rows.count)
  }
}

// MARK: Memory

extension InputLimitsTests {
  /// An address space of 1 GB holds the tool, the file and as many values as are allowed; what
  /// the file asks for would take more.
  @Test(arguments: ["validate", "score"])
  func `a file of too many values is rejected before it fills the memory`(command: String) throws {
    let run = try Shell.bash(
      """
      ulimit -v 1000000
      { printf '['; yes 0, | tr -d '\\n' | head -c 60000000; printf '0]'; } \\
        | "$janklab" \(command) -
      """
    )
    #expect(run.status == ExitCode.invalidData.rawValue, "\(run)")
    #expect(run.errors.contains("more than 6000000 values"))
  }
}
