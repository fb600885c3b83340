import HeadlessUIKit
import Testing

struct UITraitCollectionTests {
  @Test(
    arguments: [
      ([375, 667], .phone, .compact, .regular), ([667, 375], .phone, .compact, .compact),
      ([414, 896], .phone, .compact, .regular), ([896, 414], .phone, .regular, .compact),
      ([844, 390], .phone, .compact, .compact), ([768, 1024], .pad, .regular, .regular),
      ([1133, 744], .pad, .regular, .regular),
    ] as [(SIMD2<Double>, UIUserInterfaceIdiom, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)]
  )
  func `a screen has the size classes of Apple's tables`(
    screen: SIMD2<Double>,
    idiom: UIUserInterfaceIdiom,
    across: UIUserInterfaceSizeClass,
    upAndDown: UIUserInterfaceSizeClass
  ) {
    var profile = quietPhone
    profile.screenSize = screen
    play(on: profile) { window, _ in
      let controller = UIViewController()
      window.rootViewController = controller
      #expect(controller.traitCollection.userInterfaceIdiom == idiom)
      #expect(controller.traitCollection.horizontalSizeClass == across)
      #expect(controller.traitCollection.verticalSizeClass == upAndDown)
      #expect(controller.traitCollection.isEqual(UITraitCollection.current))
    }
  }
}
