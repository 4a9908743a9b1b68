//! The fields of the pieces' numbers in a packed position: read, written, and of all pieces at once. The runtime has
//! these functions in `Packing`; here they are programs.

use std::ops::Add;

use super::expression::{Expression, Type, Whose, small};
use super::function::Function;
use quadrille_circuits::packing::{PackedField, Packing};
use quadrille_codegen::model::WordSize;

/// The functions on positions in words of one size.
#[derive(Clone, Copy)]
pub struct PieceFields {
    pub word: WordSize,
    /// The layout that has the positions.
    pub of: Whose,
}

impl PieceFields {
    /// The functions on a layout's own positions.
    pub fn own(word: WordSize) -> PieceFields {
        PieceFields { word, of: Whose::Own }
    }

    pub(super) fn ty(self) -> Type {
        Type::Word(self.word)
    }

    fn name(self, name: &str) -> String {
        format!("{name}_{}", self.word)
    }

    /// The number of `piece` in the position `index` of `pieces` pieces.
    pub fn number(self, piece: &'static str) -> Expression {
        let arguments = vec![self.index(), small(piece), small("pieces")];
        self.call("number", arguments, Type::Small)
    }

    /// A number at the bits of `piece` among `pieces` pieces.
    pub fn spread(self, number: Expression, piece: &'static str) -> Expression {
        self.call("spread", vec![number, small(piece), small("pieces")], self.ty())
    }

    /// Some bits of the number of each of `pieces` pieces.
    pub fn mask(self, bits: u32) -> Expression {
        self.call("mask", vec![Expression::small(bits), small("pieces")], self.ty())
    }

    fn call(self, name: &str, arguments: Vec<Expression>, ty: Type) -> Expression {
        Expression::call(self.of, (self.name(name), false), arguments, ty)
    }

    /// The position that functions are given.
    pub(super) fn index(self) -> Expression {
        Expression::value("index", self.ty())
    }

    /// All functions; `packing` is that of the layout in such a word.
    pub fn functions(self, packing: &Packing) -> [Function; 3] {
        let index = ("index", self.ty());
        let [number, piece, pieces, bits] =
            ["number", "piece", "pieces", "bits"].map(|name| (name, Type::Small));
        let function = |name, doc, parameters: &[_], ty, field: &dyn Fn(&PackedField) -> _| {
            let body = Type::union(ty, packing.fields().iter().map(field));
            let requires = Some(is_of(packing, parameters.contains(&piece)));
            Function { requires, ..Function::private(self.name(name), doc, parameters, body) }
        };
        let read = &[index, piece, pieces];
        let doc = "The number of a piece.";
        let number_of = function("number", doc, read, Type::Small, &|field| self.read(field));
        let doc = "A number in the field of a piece.";
        let written = &[number, piece, pieces];
        let spread = function("spread", doc, written, self.ty(), &|field| self.written(field));
        let doc = "Some bits of every piece's field.";
        let mask = function("mask", doc, &[bits, pieces], self.ty(), &|field| self.of_all(field));
        [number_of, spread, mask]
    }

    fn read(self, field: &PackedField) -> Expression {
        let above = self.index() >> offset(field, true);
        (above.to(Type::Small) & ones(field)) << field.shift
    }

    fn written(self, field: &PackedField) -> Expression {
        bits_of(field, "number").to(self.ty()) << offset(field, true)
    }

    /// A one for every piece that could fit the word, cut off past the last piece.
    fn of_all(self, field: &PackedField) -> Expression {
        let (width, all, ty) = (self.word.bits(), u128::MAX >> (128 - self.word.bits()), self.ty());
        let every = (all >> (width % field.stride)) / (all >> (width - field.stride));
        let used = small("pieces") * field.stride;
        let live = Expression::constant(all, ty) >> (Expression::small(width) - used);
        let each = Expression::constant(every, ty) * bits_of(field, "bits").to(ty);
        (each & live) << offset(field, false)
    }
}

/// The bits of a number that belong to a field.
fn bits_of(field: &PackedField, number: &'static str) -> Expression {
    (small(number) >> field.shift) & ones(field)
}

/// True if the word has room for `pieces` pieces and, for `is_of_piece`, `piece` is one of them.
fn is_of(packing: &Packing, is_of_piece: bool) -> Expression {
    let [piece, pieces] = Expression::values(["piece", "pieces"], Type::Small);
    let fit = pieces.clone().at_most(packing.most_pieces());
    let least = Expression::small(1);
    fit & if is_of_piece { (piece + least).at_most(pieces) } else { least.at_most(pieces) }
}

/// A number with a one for each bit of a field.
fn ones(field: &PackedField) -> Expression {
    Expression::small((1 << field.width) - 1)
}

/// The first bit of a piece's field in the word: of piece 0, or of `piece`.
fn offset(field: &PackedField, is_of_piece: bool) -> Expression {
    let times = |factor: u32, what: &'static str| {
        (factor != 0).then(|| Expression::value(what, Type::Small) * factor)
    };
    let terms = [
        times(field.per_piece, "pieces"),
        times(if is_of_piece { field.stride } else { 0 }, "piece"),
        (field.fixed != 0).then(|| Expression::small(field.fixed)),
    ];
    terms.into_iter().flatten().reduce(Add::add).unwrap_or(Expression::small(0))
}
