internal import JankText
internal import JankTrace

/// The frames of several runs as the data of a page, as long as there is space.
struct FilmReel {
  private var left: Int
  private(set) var runs: [String] = []
  private(set) var numbers: Set<Int> = []

  /// Creates an empty reel.
  ///
  /// - Parameter byteCount: the largest size of all runs.
  init(byteCount: Int) {
    left = byteCount
  }
}

extension FilmReel {
  /// Adds a run, with as much of its layers as fits.
  mutating func add(_ film: RunFilm, hasIntended: Bool = true) {
    guard !film.trace.frames.isEmpty, left > 0,
      let text = film.json(fitting: left, hasIntended: hasIntended)
    else { return }
    left -= text.utf8.count
    numbers.insert(film.number)
    runs.append(HTMLText.data(text))
  }

  /// The pieces of the data, as JSON.
  var pieces: [String] {
    let last = runs.count - 1
    return ["{\"runs\": [\n"]
      + runs.enumerated().map { $1 + ($0 < last ? ",\n" : "\n") } + ["]}\n"]
  }
}
