internal import Foundation
internal import JankStoryboards

extension UIColor {
  /// The colour of a storyboard; nil for a name that is not one of the system's here.
  static func stored(_ color: StoryboardColor?) -> UIColor? {
    switch color {
    case .components(let red, let green, let blue, let alpha):
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .named(let name): named[name]?()
    case nil: nil
    }
  }

  private static let named: [String: @Sendable () -> UIColor] = [
    "clearColor": { .clear }, "darkTextColor": { .black }, "lightTextColor": { .white },
    "labelColor": { .label }, "systemBackgroundColor": { .systemBackground },
    "groupTableViewBackgroundColor": { .systemBackground },
    "viewFlipsideBackgroundColor": { .darkGray }, "systemBlueColor": { .systemBlue },
    "systemRedColor": { .systemRed }, "systemGreenColor": { .systemGreen },
    "systemYellowColor": { .systemYellow }, "systemOrangeColor": { .systemOrange },
    "systemPurpleColor": { .systemPurple }, "systemPinkColor": { .systemPink },
    "systemIndigoColor": { .systemIndigo }, "systemGrayColor": { .systemGray },
  ]
}
