//! Maps of packed positions: flips, and conversions to another layout.
//!
//! This file decides from how many pieces on all are mapped at once.

use super::circuit::on_pieces;
use super::expression::{Expression, Type, Whose, call, small};
use super::function::{Block, Function};
use super::piece_fields::PieceFields;
use quadrille_circuits::packing::PackingPair;
use quadrille_circuits::solve::PackedMap;
use quadrille_codegen::model::WordSize;

/// A map of all squares of a position, in words of one size.
pub struct MapOfPositions<'a> {
    /// The beginning of its name: `rotate_90`.
    pub name: String,
    /// The end of a sentence that says what the map does.
    pub does: String,
    /// The map that was found.
    pub map: &'a PackedMap,
    /// The packings before and after.
    pub packings: &'a PackingPair,
    /// The word.
    pub word: WordSize,
    /// The layout that the map leads to: the layout itself or another one.
    pub to: Whose,
}

/// The name of a function on packed positions in this word; `_u128` is added for the wider one.
pub fn name(name: &str, word: WordSize) -> String {
    match word {
        WordSize::U64 => name.to_owned(),
        _ => format!("{name}_u128"),
    }
}

impl MapOfPositions<'_> {
    /// The function, of a number of pieces that is known when it is called.
    pub fn function(&self) -> Function {
        let name = name(&format!("{}_pieces", self.name), self.word);
        let parameters = [("index", self.ty()), ("pieces", Type::Small)];
        let comma = if self.to == Whose::Own { "," } else { "" };
        let doc = format!("The packed position of `pieces` pieces{comma} {}", self.does);
        let function = Function::public(name, &doc, &parameters, self.body());
        Function { requires: Some(is_packed(self.word)), ..function }
    }

    fn ty(&self) -> Type {
        Type::Word(self.word)
    }

    /// The circuit for few pieces where it applies, otherwise that for any number.
    fn body(&self) -> Block {
        let Some(few) = &self.map.few else { return self.of_any_number() };
        let at_once = on_pieces(&few.circuit, self.word);
        let most = few.most_in(self.packings);
        if most == self.packings.most_pieces() {
            return at_once;
        }
        let are_few = pieces().at_most(Expression::small(most));
        Block::choice("image_of_few", are_few, at_once, self.of_any_number())
    }

    /// All pieces at once if there are enough of them, otherwise one after another.
    fn of_any_number(&self) -> Block {
        let least = self.map.least_pieces(self.packings);
        let Some((circuit, least)) = self.map.circuit.as_ref().zip(least) else {
            return self.one_by_one();
        };
        let at_once = on_pieces(circuit, self.word);
        if least == 1 {
            return at_once;
        }
        let are_few = pieces().at_most(Expression::small(least - 1));
        Block::choice("image_of_any", are_few, self.one_by_one(), at_once)
    }

    /// The union of the images of all pieces, each looked up by itself.
    fn one_by_one(&self) -> Block {
        let (own, to) = (PieceFields::own(self.word), PieceFields { word: self.word, of: self.to });
        let square = own.number("piece").to(Type::Square);
        let image = call(format!("{}_square", self.name), vec![square], Type::Square);
        Block::of_numbers("image", "piece", pieces(), to.spread(image.to(Type::Small), "piece"))
    }
}

/// The requirement on the index that functions are given.
pub(super) fn is_packed(word: WordSize) -> Expression {
    let index = Expression::value("index", Type::Word(word));
    call(name("is_packed", word), vec![index, pieces()], Type::Truth)
}

fn pieces() -> Expression {
    small("pieces")
}
