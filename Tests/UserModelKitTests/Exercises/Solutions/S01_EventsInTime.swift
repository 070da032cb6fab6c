// Hint 1: Draw a row under the row of the ages after each operator, all in the same columns. After filter: ----2--3--4|
// Hint 2: scan adds each element to the sum so far: 2, then 2 + 3, then 5 + 4.
// Hint 3: startWith sends its element at the moment of the subscription, which is column 0.

enum Solution01 {
  static func row() throws -> String {
    "0---2--5--9|"
  }
}
