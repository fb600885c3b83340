internal import Foundation
internal import JankEngine
internal import JankTrace

/// The stored values of an app, or of a group of an app and its extensions.
///
/// It replaces Foundation's, which reads and writes files of the host machine. A file that also
/// imports Foundation has to qualify the name. Values exist for the duration of a run.
public final class UserDefaults {
  private let home = HomeSimulation()
  private let suite: String

  /// Creates the defaults of a group; nil for the name of the app's own.
  ///
  /// Each process has own values without a group.
  public init?(suiteName suitename: String?) {
    let process = Simulation.current.device.currentProcess
    suite = suitename ?? "standard of process \(process)"
  }

  /// The values of the running app.
  public static var standard: UserDefaults {
    guard let defaults = UserDefaults(suiteName: nil) else {
      preconditionFailure("the standard defaults always exist")
    }
    return defaults
  }
}

// MARK: Reading

extension UserDefaults {
  /// The value of a key; nil if there is none.
  public func object(forKey defaultName: String) -> Any? {
    let value = read(defaultName)
    simulation.observer.defaultsWereRead(defaultName, in: suite, asNumber: false, found: value)
    return value
  }

  /// The integer of a key; 0 if there is none.
  public func integer(forKey defaultName: String) -> Int { Int(number(defaultName)) }

  /// The number of a key; 0 if there is none.
  public func double(forKey defaultName: String) -> Double { number(defaultName) }

  /// The truth value of a key; false if there is none.
  public func bool(forKey defaultName: String) -> Bool { number(defaultName) != 0 }

  /// The text of a key; nil if there is none.
  public func string(forKey defaultName: String) -> String? {
    object(forKey: defaultName) as? String
  }

  private func number(_ key: String) -> Double {
    let value = read(key)
    simulation.observer.defaultsWereRead(key, in: suite, asNumber: true, found: value)
    switch value {
    case let value as Int: return Double(value)
    case let value as Double: return value
    case let value as Bool: return value ? 1 : 0
    case let value as String: return Double(value) ?? 0
    default: return 0
    }
  }

  private func read(_ key: String) -> Any? {
    simulation.app.process?.today.suites.insert(suite)
    return simulation.app.services.defaults.value(
      forKey: key,
      in: suite,
      to: simulation.device.owner,
      at: simulation.device.mediaTime
    )
  }

  private var simulation: Simulation { home.simulation }
}

// MARK: Writing

extension UserDefaults {
  /// Sets the value of a key; nil removes it.
  public func set(_ value: Any?, forKey defaultName: String) {
    simulation.observer.defaultsWillBeWritten(defaultName, in: suite)
    simulation.app.services.defaults.set(
      value,
      forKey: defaultName,
      in: suite,
      by: simulation.device.owner,
      at: simulation.device.mediaTime
    )
  }

  /// Sets the integer of a key.
  public func set(_ value: Int, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }

  /// Sets the number of a key.
  public func set(_ value: Double, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }

  /// Sets the truth value of a key.
  public func set(_ value: Bool, forKey defaultName: String) {
    set(value as Any?, forKey: defaultName)
  }

  /// Removes the value of a key.
  public func removeObject(forKey defaultName: String) { set(nil as Any?, forKey: defaultName) }

  /// Makes the values visible to the other processes of the group; always true.
  @discardableResult
  public func synchronize() -> Bool {
    simulation.app.services.defaults.synchronize(
      suite,
      by: simulation.device.owner,
      at: simulation.device.mediaTime
    )
    return true
  }
}
