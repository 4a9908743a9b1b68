//! One round of each loop over an array of squares, so that it can be counted: every language writes the loop its
//! own way.

use super::expression::{Expression, Type, small};
use super::function::{Block, Function};
use super::kernels::{Kernel, KernelKind, Whose};
use quadrille_codegen::layout::WordSize;

const WORD: Type = Type::Word(WordSize::U64);

/// All of them: a piece packed, a bit of a number put into its plane and taken from there, and the least image kept.
pub fn rounds<'a>() -> [Function<'a>; 4] {
    [pack(), put_bit(), take_bit(), keep_least()]
}

fn word<'a>(name: &'static str) -> Expression<'a> {
    Expression::value(name, WORD)
}

fn pack<'a>() -> Function<'a> {
    let spread = Kernel { kind: KernelKind::Spread(Whose::Own), word: WordSize::U64 };
    let piece =
        spread.call(Expression::values(["number", "piece", "pieces"], Type::Small).into(), WORD);
    let others = Type::Small.each(["number", "piece", "pieces"]);
    let parameters = [&[("index", WORD)], &others[..]].concat();
    Function::private("pack_piece", "A piece more in an index.", &parameters, word("index") | piece)
}

const BIT: [(&str, Type); 4] =
    [("plane", WORD), ("number", Type::Small), ("bit", Type::Small), ("piece", Type::Small)];

fn put_bit<'a>() -> Function<'a> {
    let bit = (small("number") >> small("bit")) & Expression::small(1);
    let plane = word("plane") | (bit.to(WORD) << small("piece"));
    Function::private("put_bit", "A bit of a piece's number, put into its plane.", &BIT, plane)
}

fn take_bit<'a>() -> Function<'a> {
    let bit = (word("plane") >> small("piece")) & Expression::Constant(1, WORD);
    let number = small("number") | (bit.to(Type::Small) << small("bit"));
    Function::private("take_bit", "A piece's number with a bit from its plane.", &BIT, number)
}

/// The symmetry of the least image so far: of the one that is kept, or of another image that is less.
fn keep_least<'a>() -> Function<'a> {
    let [first, symmetry] = Expression::values(["first", "symmetry"], Type::Symmetry);
    let is_kept = word("least").at_most(word("image"));
    let body = Block::with("is_kept", is_kept, |is_kept| {
        let least = is_kept.clone().choose(word("least"), word("image"));
        Block::with("least", least, |_| is_kept.choose(first, symmetry).into())
    });
    let symmetries = Type::Symmetry.each(["first", "symmetry"]);
    let parameters = [&["least", "image"].map(|name| (name, WORD))[..], &symmetries].concat();
    Function::private(
        "keep_least",
        "The first symmetry that makes the least image.",
        &parameters,
        body,
    )
}
