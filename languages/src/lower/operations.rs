//! Union, complement and so on, as functions for Rust's const contexts; other languages have operators.

use super::expression::Expression;
use super::function::Function;
use super::sets::Sets;

impl<'a> Sets<'a> {
    /// The operations that const contexts have no operators for, in the order of the page.
    pub fn operations(self) -> [Function<'a>; 4] {
        let ty = self.set();
        let [a, b, set] = Expression::values(["a", "b", "set"], ty);
        let all = self.bitboards.geometry.all;
        let is_full = all == self.bitboards.word.mask();
        let others = if is_full { !set } else { self.constant(all) & !set };
        let two = |name, doc, body| Function::public(name, doc, &[("a", ty), ("b", ty)], body);
        let both = "The squares of both sets.";
        let difference = "The squares of the first set that are not in the second.";
        let complement = "The squares of the board that are not in the set.";
        [
            two("union", "The squares of either set.", a.clone() | b.clone()),
            two("intersection", both, a.clone() & b.clone()),
            two("difference", difference, a & !b),
            Function::public("complement", complement, &[("set", ty)], others),
        ]
    }
}
