import HeadlessUIKit
import JankTrace
import Testing

// Also tests: GroupFiles, NSFilePresenter, FileManager+Group.

struct NSFileCoordinatorTests {
  private let app = SampleApp.app
  private let widget = SampleApp.widget

  private func play(_ sample: SampleApp = SampleApp(), _ more: (Phone) -> Void) -> Trace {
    let phone = sample.phone()
    phone.schedule(.open(app), at: .milliseconds(100))
    phone.schedule(.showToday, at: .milliseconds(1000))
    more(phone)
    return phone.run(until: .milliseconds(10_000))
  }

  @Test func `a file of the group has what the other process wrote`() {
    var seen: [String?] = []
    _ = play { phone in
      for time in [2000, 4000] {
        phone.schedule("read", at: .milliseconds(Int64(time)), in: widget) { _ in
          seen.append(GroupNote.read())
        }
      }
      phone.schedule("write", at: .milliseconds(3000), in: app) { _ in GroupNote.write("one") }
    }
    #expect(seen == [nil, "one"])
  }

  @Test func `a reader waits for the writer, and sees all that it wrote`() throws {
    var seen: String?
    let trace = play { phone in
      phone.schedule("write", at: .milliseconds(3000), in: app) { _ in
        GroupNote.write("one", taking: .milliseconds(100))
      }
      phone.schedule("read", at: .milliseconds(3050), in: widget) { _ in seen = GroupNote.read() }
    }
    #expect(seen == "one")
    let wait = try #require(trace.works.first { $0.name == "wait for note.txt" })
    #expect(wait.process == 2)
    // The write lasts for 200 ms, and begins up to a refresh and a callback after 3 s.
    #expect(
      (wait.end - wait.start).milliseconds > 145 && (wait.end - wait.start).milliseconds < 155
    )
  }

  @Test func `readers do not wait for each other`() {
    let trace = play { phone in
      for process in [app, widget] {
        phone.schedule("read", at: .milliseconds(3000), in: process) { _ in
          unsafe NSFileCoordinator().coordinate(readingItemAt: GroupNote.url, error: nil) { _ in
            Simulation.spend(.milliseconds(100), on: "decode")
          }
        }
      }
    }
    #expect(!trace.works.contains { $0.name.hasPrefix("wait") })
  }

  @Test func `presenters hear of writes by the other process, not of their own`() {
    var heard: [String] = []
    var presenters: [GroupNote.Presenter] = []
    let sample = SampleApp.with {
      $0.launches = { _ in
        presenters.append(GroupNote.Presenter { heard.append("app") })
        NSFileCoordinator.addFilePresenter(presenters[0])
      }
      $0.loads = { _ in
        presenters.append(GroupNote.Presenter { heard.append("widget") })
        NSFileCoordinator.addFilePresenter(presenters[1])
        #expect(NSFileCoordinator.filePresenters.count == 1)
      }
    }
    _ = play(sample) { phone in
      phone.schedule("write", at: .milliseconds(3000), in: app) { _ in GroupNote.write("one") }
      phone.schedule("write", at: .milliseconds(4000), in: widget) { _ in
        GroupNote.write("two")
        NSFileCoordinator.removeFilePresenter(presenters[0])
        GroupNote.write("three")
      }
    }
    // The message of the second write was under way when the presenter was removed.
    #expect(heard == ["widget", "app"])
  }

  @Test func `a process that ends in a write has written nothing, and no reader waits for it`() {
    var seen: String?
    let trace = play { phone in
      phone.schedule("write", at: .milliseconds(3000), in: widget) { _ in
        GroupNote.write("one", taking: .milliseconds(1000))
      }
      phone.schedule(.kill(widget), at: .milliseconds(3500))
      phone.schedule("read", at: .milliseconds(4000), in: app) { _ in
        seen = GroupNote.read() ?? "nothing"
      }
    }
    #expect(seen == "nothing")
    #expect(!trace.works.contains { $0.name.hasPrefix("wait") })
  }

  @Test func `a run writes no file of the host machine`() {
    _ = play { phone in
      phone.schedule("write", at: .milliseconds(3000), in: app) { _ in
        #expect(throws: CocoaError.self) { try GroupNote.writeOutside() }
      }
    }
  }
}
