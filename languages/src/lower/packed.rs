//! Maps of packed positions: flips, and conversions to another layout.
//!
//! What is decided here is how many pieces it takes until all are mapped at once.

use super::expression::{Callee, Expression, Type, small};
use super::function::{Block, Function};
use super::kernels::{Kernel, KernelKind, Whose};
use super::squares::call;
use super::words;
use quadrille_circuits::packing::PackingPair;
use quadrille_circuits::solve::PackedMap;
use quadrille_codegen::layout::WordSize;
use quadrille_runtime::Symmetry;

/// A map of all squares of a position, in words of one size.
pub struct MapOfPositions<'a> {
    /// What its name begins with: `rotate_90`.
    pub name: String,
    /// The end of a sentence that says what the map does.
    pub does: String,
    /// The map that was found.
    pub map: &'a PackedMap,
    /// The packings before and after.
    pub packings: &'a PackingPair,
    /// The word.
    pub word: WordSize,
    /// Whether it leads to the layout itself, or to another one.
    pub to: Whose,
}

/// The name of a function on packed positions in such a word: those in a `u128` say so.
pub fn name(name: &str, word: WordSize) -> String {
    match word {
        WordSize::U64 => name.to_owned(),
        WordSize::U128 => format!("{name}_u128"),
    }
}

impl<'a> MapOfPositions<'a> {
    /// The flip of a symmetry, which leads to the layout itself.
    pub fn flip(
        symmetry: Symmetry,
        map: &'a PackedMap,
        packings: &'a PackingPair,
        word: WordSize,
    ) -> MapOfPositions<'a> {
        let (name, does) = (symmetry.name().to_owned(), words::symmetry(symmetry).to_owned());
        MapOfPositions { name, does, map, packings, word, to: Whose::Own }
    }

    /// The function, of a number of pieces that is known when it is called.
    pub fn function(&self) -> Function<'a> {
        let name = name(&format!("{}_pieces", self.name), self.word);
        let parameters = [("index", self.ty()), ("pieces", Type::Small)];
        let function = Function::public(name, &self.doc("`pieces`"), &parameters, self.body());
        let MapOfPositions { map, packings, .. } = self;
        let cost = Some(words::packed_map(map, map.at_once(packings), packings));
        Function { requires: Some(is_packed(self.word)), cost, ..function }
    }

    /// A sentence that says what the map does to as many pieces as `pieces` says.
    pub fn doc(&self, pieces: &str) -> String {
        format!(
            "The packed position of {pieces} pieces{} {}",
            if self.to == Whose::Own { "," } else { "" },
            self.does
        )
    }

    fn ty(&self) -> Type {
        Type::Word(self.word)
    }

    /// The circuit for few pieces, if there is one and they are few.
    fn body(&self) -> Block<'a> {
        let Some(few) = &self.map.few else { return self.of_any_number() };
        let at_once = Expression::OnPieces(&few.program, self.word).into();
        let most = few.most_in(self.packings);
        if most == self.packings.most_pieces() {
            return at_once;
        }
        let are_few = pieces().at_most(Expression::small(most));
        Block::choice("image_of_few", are_few, at_once, self.of_any_number())
    }

    /// All pieces at once where there are enough of them, else one after another.
    fn of_any_number(&self) -> Block<'a> {
        let least = self.map.least_pieces(self.packings);
        let Some((program, least)) = self.map.program.as_ref().zip(least) else {
            return self.of_squares().body();
        };
        let at_once = Expression::OnPieces(program, self.word).into();
        if least == 1 {
            return at_once;
        }
        let are_few = pieces().at_most(Expression::small(least - 1));
        Block::choice("image_of_any", are_few, self.of_squares().body(), at_once)
    }

    fn of_squares(&self) -> OfSquares<'_> {
        OfSquares { map: &self.name, word: self.word, to: self.to }
    }
}

/// A map of positions for which only the map of squares is known.
struct OfSquares<'m> {
    map: &'m str,
    word: WordSize,
    to: Whose,
}

impl OfSquares<'_> {
    /// The union of the images of all pieces, each looked up by itself.
    fn body<'a>(&self) -> Block<'a> {
        let index = Expression::value("index", Type::Word(self.word));
        let kernel = |kind| Kernel { kind, word: self.word };
        let piece = || small("piece");
        let number = kernel(KernelKind::Number).call(vec![index, piece(), pieces()], Type::Small);
        let one = Block::with("square", number.to(Type::Square), |square| {
            let number = self.image(square).to(Type::Small);
            kernel(KernelKind::Spread(self.to))
                .call(vec![number, piece(), pieces()], Type::Word(self.word))
                .into()
        });
        Block::union("image", "piece", pieces(), one)
    }

    /// The image of a square.
    fn image<'a>(&self, square: Expression<'a>) -> Expression<'a> {
        if self.to == Whose::Own {
            let flip = Callee::Public(format!("{}_square", self.map).into());
            return Expression::call(flip, vec![square], Type::Square);
        }
        let own = |name: &'static str| call(name, vec![square.clone()], Type::Small);
        Expression::call(
            Callee::OfTarget("at".into()),
            vec![own("file"), own("rank")],
            Type::Square,
        )
    }
}

/// What holds of the index that functions are given.
pub(super) fn is_packed<'a>(word: WordSize) -> Expression<'a> {
    let index = Expression::value("index", Type::Word(word));
    call(name("is_packed", word), vec![index, pieces()], Type::Truth)
}

fn pieces<'a>() -> Expression<'a> {
    small("pieces")
}
