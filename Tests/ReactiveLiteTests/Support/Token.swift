/// Captured in a closure or sent as an element, to see when it is let go of.
final class Token {}
