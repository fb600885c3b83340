import JankTool
import Transitions

let catalog = Catalog(
  effects: [
    Effect.Kind(
      name: "photo-zoom",
      about: "A photo grows to the full screen, or shrinks back.",
      duration: 0.4,
      options: [.reverse]
    ) { effect in
      PhotoZoomAnimator(duration: effect.duration, isOpening: !effect.flag("reverse"))
    }
  ],
  controllers: [
    Scenario.Controller("photo-grid", about: "A grid of photos.") { simulation in
      addPhotos(to: simulation)
      return PhotoGrid()
    }
    .calling("open", about: "Opens the fifth photo.") { (grid: PhotoGrid) in grid.open(4) }
    .calling("close", about: "Closes it.") { (grid: PhotoGrid) in grid.close() },
    Scenario.Controller("page-slider", about: "Three pages to drag.") { _ in
      PageSlider((0..<3).map { _ in UIViewController() })
    },
    Scenario.Controller("number-root", about: "Opens a page that counts.") { _ in NumberRoot() }
      .calling("open number", about: "Opens it.") { (root: NumberRoot) in root.openNumber() },
  ]
)

await Janklab.main("my-janklab", catalog: catalog)
