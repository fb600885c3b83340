import HeadlessUIKit
import JankTrace
import Testing

// Also tests: UIImage+Preparing.

/// What a developer's diary describes: each test is a paragraph of it.
struct DiaryTests {
  // MARK: The header with titles

  /// A page of news whose titles exchange its children.
  private final class News: UIViewController {
    let pages = ["Headlines", "Sports", "Science"].map { controller($0) }
    private(set) lazy var shown = pages[0]
    private(set) var isSwitching = false

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(shown)
      view.addSubview(shown.view)
      shown.didMove(toParent: self)
    }

    func select(_ index: Int, guarded: Bool = true) {
      let (old, next) = (shown, pages[index])
      guard next !== old, !(guarded && isSwitching) else { return }
      isSwitching = true
      shown = next
      addChild(next)
      old.willMove(toParent: nil)
      let options: UIView.AnimationOptions = [.transitionCrossDissolve, .curveEaseInOut]
      transition(from: old, to: next, duration: 0.3, options: options, animations: nil) { _ in
        old.removeFromParent()
        next.didMove(toParent: self)
        self.isSwitching = false
      }
    }
  }

  private func playNews(_ taps: [(Int64, Int)], guarded: Bool = true) -> (Trace, News?) {
    var news: News?
    let trace = play { window, stage in
      let page = News()
      window.rootViewController = page
      for (time, index) in taps {
        stage.schedule("tap", at: .milliseconds(time)) { page.select(index, guarded: guarded) }
      }
      stage.schedule("end", at: .milliseconds(2_000)) {
        #expect(page.children == [page.shown])
        #expect(page.view.subviews == [page.shown.view])
      }
      news = page
    }
    return (trace, news)
  }

  @Test func `a header exchanges child controllers, one at a time`() {
    let (trace, news) = playNews([(100, 1), (1_000, 2)])
    #expect(news?.shown.title == "Science")
    #expect(trace.transitions.map(\.outcome) == [.completed, .completed])
    #expect(trace.findings.isEmpty)
    #expect(
      trace.callbacks(from: .milliseconds(900)).filter { !$0.contains("viewDidLoad") } == [
        "Science willMove(toParent: News)", "Sports willMove(toParent: nil)",
        "Sports viewWillDisappear", "Science viewWillAppear", "Sports viewDidDisappear",
        "Science viewDidAppear", "Sports didMove(toParent: nil)",
        "Science didMove(toParent: News)",
      ]
    )
  }

  @Test func `a tap during an exchange is ignored by an app that waits for the end`() {
    let (trace, news) = playNews([(100, 1), (200, 2)])
    #expect(news?.shown.title == "Sports")
    #expect(trace.transitions.count == 1 && trace.findings.isEmpty)
  }

  // MARK: The progress bar

  @Test func `a progress bar bends until half of the progress and becomes straight again`() {
    // The bend is 0 at both ends and 20 points at a half; the path has always two curves.
    func bar(_ progress: CGFloat) -> CGPath {
      let path = UIBezierPath()
      let bend = 20 * (1 - abs(2 * progress - 1))
      path.move(to: CGPoint(x: 0, y: 50))
      path.addQuadCurve(
        to: CGPoint(x: 200, y: 50),
        controlPoint: CGPoint(x: 200 * progress, y: 50 + 2 * bend)
      )
      return path.cgPath
    }
    var heights: [CGFloat] = []
    let trace = play { window, stage in
      let (track, done) = (CAShapeLayer(), CAShapeLayer())
      for layer in [track, done] {
        layer.fillColor = nil
        layer.strokeColor = UIColor.blue.cgColor
        layer.lineWidth = 4
        window.layer.addSublayer(layer)
      }
      for step in 0...10 {
        stage.schedule("load", at: .milliseconds(100 + 100 * Int64(step))) {
          let progress = CGFloat(step) / 10
          for layer in [track, done] { layer.path = bar(progress) }
          done.strokeEnd = progress
        }
        stage.schedule("look", at: .milliseconds(150 + 100 * Int64(step))) {
          heights.append(done.presentation()?.path?.boundingBox.height ?? -1)
        }
      }
    }
    // The box around the points of the curve, of which the control point is the lowest.
    let expected: [CGFloat] = [0, 8, 16, 24, 32, 40, 32, 24, 16, 8, 0]
    #expect(heights.count == 11)
    #expect(zip(heights, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(heights)")
    #expect(trace.findings.isEmpty)
  }

  @Test func `dashes march along a path`() {
    var shape: CAShapeLayer?
    let sights = watch(
      { _, _ in
        let march = CABasicAnimation(keyPath: "lineDashPhase")
        march.fromValue = CGFloat(0)
        march.toValue = CGFloat(12)
        march.duration = 0.5
        march.repeatCount = 2
        shape?.add(march, forKey: "march")
      },
      prepare: { view in
        let layer = CAShapeLayer()
        layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 90)).cgPath
        layer.lineDashPattern = [8, 4]
        #expect(layer.lineDashPattern == [8, 4] && layer.lineDashPhase == 0)
        view.layer.addSublayer(layer)
        shape = layer
      },
      look: { _ in shape?.presentation()?.lineDashPhase ?? -1 }
    )
    for sight in sights {
      let share = sight.elapsed < 1 ? (2 * sight.elapsed).truncatingRemainder(dividingBy: 1) : 0
      #expect(abs(sight.value - 12 * share) < 1e-9, "\(sight.elapsed)")
    }
  }

  @Test func `a dash pattern of too many lengths is rejected`() async {
    await #expect(processExitsWith: .failure) {
      play { _, _ in CAShapeLayer().lineDashPattern = [1, 2, 3, 4, 5] }
    }
  }

  @Test func `a layer follows a path at an even speed`() {
    let sights = watch { view, _ in
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
      path.addLine(to: CGPoint(x: 100, y: 300))
      let course = CAKeyframeAnimation(keyPath: "position")
      course.path = path.cgPath
      course.calculationMode = .paced
      course.duration = 0.8
      view.layer.add(course, forKey: nil)
    } look: {
      $0.seen.position
    }
    for sight in sights where sight.elapsed < 0.8 {
      // 400 points in 0.8 s, of which the first 100 are level.
      let way = 500 * sight.elapsed
      let place = way < 100 ? CGPoint(x: way, y: 0) : CGPoint(x: 100, y: way - 100)
      #expect(abs(sight.value.x - place.x) < 1e-6 && abs(sight.value.y - place.y) < 1e-6)
    }
  }

  // MARK: Animations of views and of layers

  @Test func `an animated view has its new model at once, and moves to it on screen`() {
    var model: CGFloat = 0
    let sights = watch { view, _ in
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { view.center.x = 205 }
      model = view.center.x
    } look: {
      $0.seen.position.x
    }
    #expect(model == 205)
    for sight in sights {
      #expect(abs(sight.value - (5 + 200 * min(sight.elapsed / 0.4, 1))) < 1e-9)
    }
  }

  @Test func `an explicit animation changes no model, and the layer returns to its place`() {
    var model: CGFloat = 0
    let sights = watch { view, _ in
      let move = CABasicAnimation(keyPath: "position.x")
      move.toValue = CGFloat(205)
      move.duration = 0.4
      view.layer.add(move, forKey: nil)
      model = view.layer.position.x
    } look: {
      $0.seen.position.x
    }
    #expect(model == 5)
    let during = sights.filter { $0.elapsed > 0.2 && $0.elapsed < 0.38 }
    #expect(during.count > 5 && during.allSatisfy { $0.value > 100 })
    #expect(sights.last?.value == 5)
  }

  @Test func `a layer of its own animates implicitly, that of a view does not`() {
    var alone: CALayer?
    let sights = watch(
      { view, _ in
        view.layer.opacity = 0
        alone?.opacity = 0
      },
      prepare: { view in
        let layer = CALayer()
        view.layer.superlayer?.addSublayer(layer)
        alone = layer
      },
      look: { ($0.seen.opacity, alone?.presentation()?.opacity ?? -1) }
    )
    #expect(sights.allSatisfy { $0.value.0 == 0 })
    let fading = sights.filter { $0.elapsed < 0.24 }
    #expect(fading.count > 10 && fading.allSatisfy { $0.value.1 > 0 && $0.value.1 < 1 })
    #expect(sights.last?.value.1 == 0)
  }

  // MARK: Images

  private func playPhoto(
    _ format: UIImage.StoredFormat,
    _ prepare: @escaping (UIImage, @escaping (UIImage?) -> Void) -> Void
  ) -> Trace {
    play { window, stage in
      stage.simulation.addImage(
        named: "photo",
        size: [100, 100],
        pixels: [1_000, 1_000],
        format: format
      )
      stage.schedule("show", at: .milliseconds(100)) {
        guard let photo = UIImage(named: "photo") else { return }
        prepare(photo) { window.addSubview(UIImageView(image: $0)) }
      }
    }
  }

  private func decoding(_ trace: Trace) -> WorkRecord? {
    trace.works.first { $0.name == "decode photo" }
  }

  @Test(arguments: UIImage.StoredFormat.allCases)
  func `an image is decoded at the commit, and its format decides for how long`(
    format: UIImage.StoredFormat
  ) throws {
    let work = try #require(decoding(playPhoto(format) { photo, show in show(photo) }))
    let costs = quietPhone.costs
    let expected =
      switch format {
      case .jpeg: costs.decodeJPEG
      case .png: costs.decodePNG
      case .webp: costs.decodeWebP
      case .bpg: costs.decodeBPG
      case .gif: costs.decodeGIF
      case .apng: costs.decodeAPNG
      case .heic: costs.decodeHEIC
      }
    #expect(work.kind == .prepare && work.end - work.start == expected)
  }

  @Test func `an image that was decoded ahead costs no commit and no main thread`() {
    let trace = playPhoto(.png) { photo, show in photo.prepareForDisplay(completionHandler: show) }
    #expect(decoding(trace) == nil)
    let shown = trace.works.last { $0.kind == .commit }?.start ?? .zero
    let delay = shown - Instant.zero - .milliseconds(100)
    #expect(delay >= quietPhone.costs.decodePNG)
    #expect(trace.frames.allSatisfy { $0.actual.number == $0.expected.number })
  }

  @Test func `an image that is decoded in a callback takes the time there`() throws {
    let trace = playPhoto(.png) { photo, show in show(photo.preparingForDisplay()) }
    let works = trace.works.filter { $0.name == "decode photo" }
    #expect(works.map(\.kind) == [.callback])
    #expect(works.first.map { $0.end - $0.start } == quietPhone.costs.decodePNG)
  }

  @Test func `an image without a size cannot be prepared`() {
    var answers: [UIImage?] = []
    play { _, _ in
      #expect(UIImage().preparingForDisplay() == nil)
      UIImage().prepareForDisplay { answers.append($0) }
    }
    #expect(answers == [nil])
  }

  // MARK: The list

  @Test func `the header of a table scrolls with its rows, and an app can stretch it`() {
    final class List: UITableViewController {
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 120))
      let picture = UIView()

      override func viewDidLoad() {
        super.viewDidLoad()
        header.addSubview(picture)
        tableView.tableHeaderView = header
      }

      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
        40
      }

      override func tableView(
        _ table: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

      override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset.y
        let top = min(0, offset)
        picture.frame = CGRect(x: 0, y: top, width: header.bounds.width, height: 120 - top)
      }
    }
    play { window, stage in
      let list = List()
      window.rootViewController = list
      stage.schedule("look", at: .milliseconds(50)) {
        #expect(list.tableView.contentSize.height == 1_880)
        #expect(list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
        #expect(list.header.frame == CGRect(x: 0, y: 0, width: window.bounds.width, height: 120))
        list.tableView.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
        #expect(list.header.convert(CGPoint.zero, to: nil).y == -60)
        list.tableView.setContentOffset(CGPoint(x: 0, y: -30), animated: false)
        list.scrollViewDidScroll(list.tableView)
        #expect(list.picture.frame.minY == -30 && list.picture.frame.height == 150)
        list.tableView.tableHeaderView = nil
        list.tableView.layoutIfNeeded()
        #expect(list.header.superview == nil)
        #expect(list.tableView.contentSize.height == 1_760)
      }
    }
  }

  // MARK: Blocks and time stamps

  @Test func `a block captures variables, and values by its list`() {
    var (answers, shared) = ([String](), 1)
    play { window, stage in
      let view = UIView()
      window.addSubview(view)
      stage.schedule("animate", at: .milliseconds(100)) {
        UIView.animate(withDuration: 0.1) {
          view.alpha = 0
        } completion: { [kept = shared] _ in
          answers.append("\(kept) and \(shared)")
        }
        shared = 2
      }
    }
    #expect(answers == ["1 and 2"])
  }

  @Test func `a time stamp is seconds since 1970, and a calendar has its parts`() throws {
    var dates: [Date] = []
    play { _, stage in
      stage.schedule("now", at: .milliseconds(3_000)) { dates.append(Date.now) }
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let date = try #require(dates.first)
    // The clock of a device starts at 12 June 2014, 12:00:00.
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    #expect([parts.year, parts.month, parts.day] == [2014, 6, 12])
    #expect([parts.hour, parts.minute, parts.second] == [12, 0, 3])
    #expect(calendar.date(from: parts)?.timeIntervalSince1970 == 1_402_574_403)
  }
}
