import Foundation

/// What app and widget tell each other by the defaults of their group.
struct SharedTime {
  static let group = "group.simpleTimerSharedDefaults"
  private static let leftKey = "com.example.simpleTimer.lefttime"
  private static let quitKey = "com.example.simpleTimer.quitdate"

  static func save(_ leftTime: TimeInterval) {
    guard let defaults = UserDefaults(suiteName: group) else { return }
    // The widget may have written since.
    _ = (defaults.object(forKey: leftKey), defaults.object(forKey: quitKey))
    defaults.set(Int(leftTime), forKey: leftKey)
    defaults.set(Int(Date().timeIntervalSince1970), forKey: quitKey)
    defaults.synchronize()
  }

  static func clear() {
    guard let defaults = UserDefaults(suiteName: group) else { return }
    _ = (defaults.object(forKey: leftKey), defaults.object(forKey: quitKey))
    defaults.removeObject(forKey: leftKey)
    defaults.removeObject(forKey: quitKey)
    defaults.synchronize()
  }

  /// The seconds that are left now, never below zero or above what was saved; nil without values.
  static var leftTime: Int? {
    guard let defaults = UserDefaults(suiteName: group),
      defaults.object(forKey: leftKey) != nil, defaults.object(forKey: quitKey) != nil
    else { return nil }
    let saved = defaults.integer(forKey: leftKey)
    let passed = Int(Date().timeIntervalSince1970) - defaults.integer(forKey: quitKey)
    return max(0, min(saved, saved - passed))
  }
}
