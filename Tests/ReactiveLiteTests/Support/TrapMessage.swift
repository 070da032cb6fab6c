/// Whether what a trap printed contains `text`. An optimised build traps without a word, which is the language's way:
/// there is nothing to look for then, and that it traps is all a test can see.
func trapMessage(_ output: String, contains text: String) -> Bool {
  #if DEBUG
    output.contains(text)
  #else
    true
  #endif
}
