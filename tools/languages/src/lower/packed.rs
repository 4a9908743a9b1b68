//! Maps of packed positions: flips, and conversions to another layout.
//!
//! This file decides from how many pieces on all are mapped at once.

use super::circuit::on_pieces;
use super::expression::{Expression, LoopKind, Type, Whose, call, small};
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
    /// The function, of a number of pieces that is known when it is called, behind those that it calls: the circuit for few
    /// pieces where it applies, otherwise all pieces at once if there are enough of them, otherwise one after another.
    pub fn functions(&self) -> Vec<Function> {
        let few = self.map.few.as_ref();
        let few = few.map(|few| (few.most_in(self.packings), on_pieces(&few.circuit, self.word)));
        let least = self.map.least_pieces(self.packings);
        let all = self.map.circuit.as_ref().zip(least);
        let all = all.map(|(circuit, least)| (least, on_pieces(circuit, self.word)));
        let each = || self.one_by_one().into();
        let any = match all {
            None => vec![self.private("each", each())],
            Some((0..=1, at_once)) => vec![self.private("at_once", at_once)],
            Some((least, at_once)) => {
                self.split("any", least - 1, each(), vec![self.private("at_once", at_once)])
            }
        };
        let mut functions = match few {
            None => any,
            Some((most, few)) if most == self.packings.most_pieces() => {
                vec![self.private("few", few)]
            }
            Some((most, few)) => self.split("all", most, few, any),
        };
        let comma = if self.to == Whose::Own { "," } else { "" };
        if let Some(last) = functions.last_mut() {
            last.name = self.function_name().into();
            last.is_public = true;
            last.doc = format!("The packed position of `pieces` pieces{comma} {}", self.does);
            last.requires = Some(is_packed(self.word));
        }
        functions
    }

    /// A function that takes `few` for at most `most` pieces, and the last one of `others` for more.
    fn split(&self, end: &str, most: u32, few: Block, others: Vec<Function>) -> Vec<Function> {
        let few = self.private("few", few);
        let given = || vec![Expression::value("index", self.ty()), pieces()];
        let [few_image, other] = [&few, &others[others.len() - 1]].map(|it| it.call(given()));
        let body = pieces().at_most(most).choose(few_image, other);
        let body = self.private(end, body.into());
        [few].into_iter().chain(others).chain([body]).collect()
    }

    fn private(&self, end: &str, body: Block) -> Function {
        let name = format!("{}_{end}", self.function_name());
        let parameters = [("index", self.ty()), ("pieces", Type::Small)];
        Function::private(name, "A part of the function of this name.", &parameters, body)
    }

    fn function_name(&self) -> String {
        name(&format!("{}_pieces", self.name), self.word)
    }

    fn ty(&self) -> Type {
        Type::Word(self.word)
    }

    /// The union of the images of all pieces, each looked up by itself.
    fn one_by_one(&self) -> Expression {
        let (own, to) = (PieceFields::own(self.word), PieceFields { word: self.word, of: self.to });
        let square = own.number("piece").to(Type::Square);
        let image = call(format!("{}_square", self.name), vec![square], Type::Square);
        Expression::repeated(LoopKind::Numbers, "piece", pieces(), to.spread(image, "piece"))
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
