import JankTool
import Testing

struct ManualTopicTests {
  @Test func `every page of the manual is a topic, and every topic a page`() {
    let files = ManualTopic.all.map(\.file)
    #expect(files.sorted() == ReadmeConsole.pages.filter { $0 != "JankTool" })
  }

  @Test func `topics have names of their own, which no command has`() {
    let names = ManualTopic.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names).isDisjoint(with: Janklab.command.subcommands.map(\.name)))
  }

  @Test(arguments: ManualTopic.all.map(\.name))
  func `a topic is the committed page`(name: String) throws {
    let topic = try #require(ManualTopic.all.first { $0.name == name })
    #expect(topic.text(.standard) == (try ReadmeConsole.page(topic.file)))
  }

  @Test func `the index of the manual links to every page`() throws {
    let index = try ReadmeConsole.page("JankTool")
    for topic in ManualTopic.all {
      #expect(index.contains("- [\(topic.title)](\(topic.file).md)\n"), "\(topic.file)")
    }
  }
}
