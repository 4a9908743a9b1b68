//! The runtime's functions on words, each with its second definition: the program that other languages print and
//! whose operations are counted.

use std::ops::{Add, BitOr};

use super::expression::{Callee, Expression, Type, small};
use super::function::{Block, Function};
use quadrille_circuits::packing::{PackedField, Packing};
use quadrille_codegen::layout::WordSize;
use quadrille_codegen::list::list;

/// A function of the runtime on words of one size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// What is computed, whichever word it is on.
    pub kind: KernelKind,
    /// The word that it is on.
    pub word: WordSize,
}

/// An operation of the runtime.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KernelKind {
    /// `moves::rising_64`: the squares of a ray up to the lowest occupied one.
    Rising,
    /// `moves::falling_64`: the squares of a ray down to the highest occupied one.
    Falling,
    /// `moves::past_64`: the occupancy behind the hurdles that were met.
    Past,
    /// `moves::next_64`: the occupancy that leaves one square behind each hurdle.
    Next,
    /// `moves::lame_64`: targets, if nothing stands on their path.
    Lame,
    /// `Packing::number_u64`: the number of a piece.
    Number,
    /// `Packing::spread_u64`: a number in the place of a piece.
    Spread(Whose),
    /// `Packing::mask_u64`: the places of some bits of every piece's number.
    Mask(Whose),
}

/// Whose packing it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The layout's own.
    Own,
    /// That of the layout that a conversion leads to.
    OfTarget,
}

impl KernelKind {
    /// Those on sets of squares.
    pub const ON_SETS: [KernelKind; 5] = [
        KernelKind::Rising,
        KernelKind::Falling,
        KernelKind::Past,
        KernelKind::Next,
        KernelKind::Lame,
    ];

    /// Whether it is of the packing that a conversion leads to.
    pub fn is_of_target(self) -> bool {
        matches!(self, KernelKind::Spread(Whose::OfTarget) | KernelKind::Mask(Whose::OfTarget))
    }

    /// The first part of its name.
    pub fn name(self) -> &'static str {
        match self {
            KernelKind::Rising => "rising",
            KernelKind::Falling => "falling",
            KernelKind::Past => "past",
            KernelKind::Next => "next",
            KernelKind::Lame => "lame",
            KernelKind::Number => "number",
            KernelKind::Spread(_) => "spread",
            KernelKind::Mask(_) => "mask",
        }
    }
}

impl Kernel {
    /// A call of it.
    pub fn call(self, arguments: Vec<Expression<'_>>, ty: Type) -> Expression<'_> {
        Expression::call(Callee::Kernel(self), arguments, ty)
    }

    /// Its name among the functions of a layout. A layout has sets of one size, and packed positions of two.
    pub fn name(self) -> String {
        let name = self.kind.name();
        match self.kind {
            KernelKind::Number | KernelKind::Spread(_) | KernelKind::Mask(_) => {
                format!("{name}_{}", self.word)
            }
            _ => name.to_owned(),
        }
    }

    /// The function as a program; `packing` is that of its layout in such a word.
    pub fn function(self, packing: &Packing) -> Function<'static> {
        match self.kind {
            KernelKind::Number => self.number(packing),
            KernelKind::Spread(_) => self.spread(packing),
            KernelKind::Mask(_) => self.mask(packing),
            _ => self.function_on_sets(),
        }
    }

    fn function_on_sets(self) -> Function<'static> {
        let set = |name: &'static str| Expression::value(name, Type::Set(self.word));
        let constant = |value| Expression::Constant(value, Type::Set(self.word));
        let [ray, occupancy, met, hurdles, path, targets] =
            ["ray", "occupancy", "met", "hurdles", "path", "targets"].map(set);
        let (doc, parameters, body): (_, _, Block<'static>) = match self.kind {
            KernelKind::Rising => (
                "What is attacked along a ray whose numbers rise: up to the lowest occupied square.",
                &["ray", "occupancy"][..],
                Block::with("occupied", ray.clone() & occupancy, |occupied| {
                    (ray & (occupied.clone() ^ (occupied - constant(1)))).into()
                }),
            ),
            KernelKind::Falling => (
                "What is attacked along a ray whose numbers fall: down to the highest occupied square.",
                &["ray", "occupancy"],
                (ray.clone()
                    & (constant(self.word.mask()) << ((ray & occupancy) | constant(1)).highest()))
                .into(),
            ),
            KernelKind::Past => (
                "The occupancy for the second look-up of a hopper that goes on behind its hurdle: it lacks the\n\
                 hurdles that the first look-up met.",
                &["met", "occupancy", "hurdles"],
                (occupancy.clone() ^ (met & occupancy & hurdles)).into(),
            ),
            KernelKind::Next => (
                "The occupancy for the second look-up of a hopper that lands right behind its hurdle. It has\n\
                 all squares that the first look-up did not reach, and of the others the pieces that are not\n\
                 hurdles.",
                &["met", "occupancy", "hurdles"],
                (!met | (occupancy & !hurdles)).into(),
            ),
            _ => (
                "The targets of a lame leaper along one path; no squares if the path is blocked.",
                &["path", "targets", "occupancy"],
                (path & occupancy).equals(constant(0)).choose(targets, constant(0)).into(),
            ),
        };
        self.described(doc, &list(parameters.iter(), |&name| (name, Type::Set(self.word))), body)
    }

    fn described(
        self,
        doc: &str,
        parameters: &[(&'static str, Type)],
        body: impl Into<Block<'static>>,
    ) -> Function<'static> {
        Function::private(self.name(), doc, parameters, body)
    }

    /// The bits at which a piece's fields begin, where its number is read.
    fn number(self, packing: &Packing) -> Function<'static> {
        let index = || Expression::value("index", Type::Word(self.word));
        let field = |field: &PackedField| {
            let at = place(field, true);
            ((index() >> at).to(Type::Small) & ones(field)) << Expression::small(field.shift)
        };
        let value = Expression::joined(BitOr::bitor, packing.fields().iter().map(field));
        let index = ("index", Type::Word(self.word));
        let parameters = [index, ("piece", Type::Small), ("pieces", Type::Small)];
        let body = value.unwrap_or(Expression::small(0));
        let function = self.described("The number of a piece.", &parameters, body);
        Function { requires: Some(is_of(packing, true)), ..function }
    }

    fn spread(self, packing: &Packing) -> Function<'static> {
        let number = || small("number");
        let field = |field: &PackedField| {
            let bits = (number() >> Expression::small(field.shift)) & ones(field);
            bits.to(Type::Word(self.word)) << place(field, true)
        };
        let parameters = Type::Small.each(["number", "piece", "pieces"]);
        let value = Expression::joined(BitOr::bitor, packing.fields().iter().map(field));
        let none = Expression::Constant(0, Type::Word(self.word));
        let doc = "A number in the place of a piece.";
        let function = self.described(doc, &parameters, value.unwrap_or(none));
        Function { requires: Some(is_of(packing, true)), ..function }
    }

    /// The mask of a field's bits: a one for every piece that could fit the word, cut off behind the last piece.
    fn mask(self, packing: &Packing) -> Function<'static> {
        let (width, all, ty) = (self.word.bits(), self.word.mask(), Type::Word(self.word));
        let field = |field: &PackedField| {
            let every = (all >> (width % field.stride)) / (all >> (width - field.stride));
            let bits = small("bits");
            let bits = (bits >> Expression::small(field.shift)) & ones(field);
            let pieces = small("pieces");
            let unused = Expression::small(width) - pieces * Expression::small(field.stride);
            let live = Expression::Constant(all, ty) >> unused;
            ((Expression::Constant(every, ty) * bits.to(ty)) & live) << place(field, false)
        };
        let value = Expression::joined(BitOr::bitor, packing.fields().iter().map(field));
        let parameters = Type::Small.each(["bits", "pieces"]);
        let none = Expression::Constant(0, ty);
        let doc = "The places of some bits of every piece's number.";
        let function = self.described(doc, &parameters, value.unwrap_or(none));
        Function { requires: Some(is_of(packing, false)), ..function }
    }
}

/// Whether the word has room for `pieces` pieces, and perhaps whether `piece` is one of them.
fn is_of(packing: &Packing, is_of_piece: bool) -> Expression<'static> {
    let [piece, pieces] = Expression::values(["piece", "pieces"], Type::Small);
    let fit = pieces.clone().at_most(Expression::small(packing.most_pieces()));
    let least = Expression::small(1);
    fit & if is_of_piece { (piece + least).at_most(pieces) } else { least.at_most(pieces) }
}

/// As many ones as a field has bits.
fn ones(field: &PackedField) -> Expression<'static> {
    Expression::small((1 << field.width) - 1)
}

/// Where the field of a piece lies in the word: of piece 0, or of `piece`.
fn place(field: &PackedField, is_of_piece: bool) -> Expression<'static> {
    let times = |factor: u32, what: &'static str| {
        (factor != 0).then(|| Expression::value(what, Type::Small) * Expression::small(factor))
    };
    let terms = [
        times(field.per_piece, "pieces"),
        times(if is_of_piece { field.stride } else { 0 }, "piece"),
        (field.fixed != 0).then(|| Expression::small(field.fixed)),
    ];
    let place = Expression::joined(Add::add, terms.into_iter().flatten());
    place.unwrap_or(Expression::small(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_runtime_says_the_same_of_its_functions() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../runtime/src/moves.rs");
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let said = words(&std::fs::read_to_string(path).expect("text").replace("///", ""));
        for kind in KernelKind::ON_SETS {
            let function = Kernel { kind, word: WordSize::U64 }.function_on_sets();
            assert!(said.contains(&words(&function.doc)), "{}", function.doc);
        }
    }
}
