//! Bodies for targets whose vector units permute the bits of a set.

use quadrille_circuits::{BitGather, Instruction};

use super::expression::{Expression, Type};
use super::function::{Block, Quicker};
use quadrille_codegen::list::list;
use quadrille_codegen::model::{Layout, WordSize};
use quadrille_codegen::solve::{Conversion, Instructions, VectorPermutation};

/// The bodies for targets that permute the bits of a function's parameter `set`.
pub(super) fn quicker(permutations: &[VectorPermutation], word: WordSize) -> Vec<Quicker> {
    let set = &Expression::value("set", Type::Set(word));
    list(permutations, |VectorPermutation { target, by, .. }| {
        let body: Block = match by {
            Instructions::Matrix(matrix) => {
                Expression::Permuted(Instruction::Matrix(*matrix), Box::new(set.clone())).into()
            }
            Instructions::Gathers(gathers) => gathered(gathers, set),
        };
        Quicker { target: *target, body }
    })
}

/// Faster bodies of a conversion of a set from a layout, for targets with a suitable instruction.
pub fn quicker_conversion(from: &Layout, found: &Conversion) -> Vec<Quicker> {
    from.word.map_or(Vec::new(), |word| quicker(&found.vectors, word))
}

/// The halves of the result, each from one or two halves of the set.
fn gathered(gathers: &[BitGather], set: &Expression) -> Block {
    let is_wide = set.ty().width() > 64;
    let part = |gather: &BitGather| {
        let [from, to] = gather.halves.map(|half| Expression::small(64 * half));
        let half = (set.clone() >> from).to(Type::Word(WordSize::U64));
        let half = if is_wide { half } else { set.clone() };
        let gathered =
            Expression::Permuted(Instruction::Gather(Box::new(gather.clone())), Box::new(half));
        if is_wide { gathered.to(set.ty()) << to } else { gathered }
    };
    set.ty().union(gathers.iter().map(part)).into()
}
