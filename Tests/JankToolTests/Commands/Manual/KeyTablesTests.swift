import JankTool
import Testing

struct KeyTablesTests {
  private func text() throws -> String { try ReadmeConsole.page("ScenarioKeys") }

  @Test func `kinds share the keys that they have in common`() throws {
    let text = try text()
    #expect(text.contains("\n## `script`\n\n| kind | key | value | default | meaning |\n"))
    #expect(text.contains("\n| all | `at` | moment | required | "))
    #expect(text.contains("\n| `push` | `on` | text |  | "))
    #expect(text.contains("\n| page | `layers` | whole number | `0` | "))
  }

  @Test func `objects share a table only if their keys are equal`() throws {
    let text = try text()
    #expect(text.contains("\n## `dragToPop`, `dragToChange`\n"))
    #expect(text.contains("\n## `dragToDismiss`\n"))
  }

  @Test func `values have words, and effects a page of their own`() throws {
    let text = try text()
    #expect(text.contains("| `viewDidLoad` | duration | `\"0 ms\"` | "))
    #expect(text.contains("| `presentation` | [effect](Effects.md) |  | "))
    #expect(!text.contains("## `bounce`"))
  }

  @Test func `names that a key takes are listed, or a page that lists them is named`() throws {
    let text = try text()
    #expect(text.contains("| `format` | `\"jpeg\"`, `\"png\"`, "))
    #expect(text.contains("| all | `style` | `\"automatic\"`, "))
    #expect(text.contains("| `strategies` | list: [strategy](Strategies.md) |"))
    #expect(text.contains("| `policy` | [policy](Names.md) |"))
    #expect(!text.contains("| name |") && !text.contains("| list: name |"))
  }
}
