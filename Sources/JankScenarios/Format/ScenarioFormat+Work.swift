internal import HeadlessUIKit
internal import JankText

extension ScenarioFormat {
  /// The keys for a page's work when it appears.
  static let work: JSONKey<PageWork> =
    .group(
      length(
        "viewWillAppear",
        "How long the app is busy each time the page is about to appear; reports name it "
          + "\"viewWillAppear of\" the page."
      ),
      length(
        "viewDidLayoutSubviews",
        "How long the app is busy each time the views of the page were laid out; "
          + "reports name it \"viewDidLayoutSubviews of\" the page."
      ),
      JSONKey.optional(
        "background",
        background,
        "Work off the main thread that begins in viewDidLoad; by default none."
      )
    ) { appearing, layingOut, background in
      var work = PageWork()
      work.appearing = appearing
      work.layingOut = layingOut
      work.background = background
      return work
    } parts: {
      ($0.appearing, $0.layingOut, $0.background)
    }

  private static let background: JSONShape<PageWork.Background> =
    .object(
      "work off the main thread",
      JSONKey.required(
        "for",
        interval(from: 1),
        "How long it takes; no frame waits for it."
      ),
      JSONKey.optional(
        "then",
        interval(from: 0),
        or: .text("0 ms"),
        "How long the main thread is then busy with the result; reports name it \"result for\" the "
          + "page."
      )
    ) {
      PageWork.Background(length: $0, result: $1)
    } parts: {
      ($0.length, $0.result)
    }

  private static func length(_ key: String, _ about: String) -> JSONKey<Interval> {
    .optional(key, interval(from: 0), or: .text("0 ms"), about)
  }

  private static func interval(from least: Int64) -> JSONShape<Interval> {
    .interval(in: least...100_000_000_000)
  }
}

extension JSONShape<Interval> {
  /// A length of time with its unit, of so many nanoseconds.
  static func interval(in range: ClosedRange<Int64>) -> Self {
    JSONShape<Int64>.duration(in: range).map {
      Interval(nanoseconds: $0)
    } writing: {
      $0.nanoseconds
    }
  }
}
