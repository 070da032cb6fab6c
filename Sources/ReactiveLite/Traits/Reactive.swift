/// Where a type's reactive members live, apart from its own: `extension Reactive where Base: Player`.
///
/// Of an object, every writable property is there already, as a ``Binder``:
///
///     final class Player: ReactiveCompatible { var position = 0.0 }
///
///     let player = Player()
///     let binding = progress.bind(to: player.rx.position)
@dynamicMemberLookup
public struct Reactive<Base> {
  /// What is extended.
  public let base: Base

  /// The reactive members of `base`.
  public init(_ base: Base) { self.base = base }

  /// An observer that sets the property at `keyPath` on the main scheduler, and holds the object weakly.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type that has reactive members, under `rx`.
public protocol ReactiveCompatible {
  /// The type that is extended.
  associatedtype ReactiveBase

  /// The reactive members of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive members of the value.
  var rx: Reactive<ReactiveBase> { get set }
}

// What is set is dropped: the setters are there for members that write to the base.
extension ReactiveCompatible {
  /// The reactive members of the type.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }

  /// The reactive members of the value.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}
