//! Packed positions: functions that read, move and exchange one piece's square, and the least image of all.

use super::expression::{Expression, LoopKind, Type, Whose, call, runtime, small, square};
use super::function::{Block, Function};
use super::packed::{MapOfPositions, is_packed, name};
use super::piece_fields::PieceFields;
use super::squares::effect;
use quadrille_circuits::packing::{self as circuits, PackingPair};
use quadrille_codegen::model::{Layout, WordSize};
use quadrille_codegen::solve::Solution;

/// All functions on positions in words of one size.
pub fn functions(layout: &Layout, solution: &Solution, word: WordSize) -> Vec<Function> {
    let own = PieceFields::own(word);
    let packing = layout.packing(word.bits());
    let packings = &PackingPair::between(&packing, &packing);
    let mut functions: Vec<Function> = own.functions(&packing).into();
    functions.extend(own.is_packed(&packing));
    functions.extend([own.get(), own.set(), own.swap()]);
    functions.extend(solution.packed.iter().flat_map(|(symmetry, map)| {
        let (name, does) = (symmetry.name().to_owned(), effect(*symmetry).to_owned());
        MapOfPositions { name, does, map, packings, word, to: Whose::Own }.functions()
    }));
    functions.push(own.canonical(solution));
    functions
}

impl PieceFields {
    fn function(
        self,
        stem: &str,
        doc: &str,
        others: &[(&'static str, Type)],
        body: impl Into<Block>,
    ) -> Function {
        let parameters: Vec<_> =
            [("index", self.ty())].into_iter().chain(others.iter().copied()).collect();
        let function = Function::public(name(stem, self.word), doc, &parameters, body);
        Function { requires: Some(is_packed(self.word)), ..function }
    }

    /// True if the word has room for `pieces` pieces, and all its bits are those of squares' numbers.
    fn is_packed(self, packing: &circuits::Packing) -> [Function; 2] {
        let is_square = call("is_square", vec![self.number("piece")], Type::Truth);
        let [no, zero] = [Type::Truth, self.ty()].map(Expression::zero);
        let one_wrong = is_square.equals(no.clone()).to(self.ty());
        let wrong = Expression::repeated(LoopKind::Numbers, "piece", small("pieces"), one_wrong);
        let parameters = [("index", self.ty()), ("pieces", Type::Small)];
        let name = format!("has_other_codes_{}", self.word);
        let doc = "Not 0 if the code of a piece is no square.";
        let fit = small("pieces").at_most(packing.most_pieces());
        let fit = Expression::small(1).at_most(small("pieces")) & fit;
        let wrong = Function::private(name, doc, &parameters, wrong);
        let wrong = Function { requires: Some(fit.clone()), ..wrong };
        let codes = wrong.call(vec![self.index(), small("pieces")]).equals(zero.clone());
        let only = (self.index() & !self.mask(0xff)).equals(zero);
        let body = fit.choose(only.choose(codes, no.clone()), no);
        let doc = "True if all codes of an index are squares, no other bits are set, and `pieces` pieces fit.";
        let function = self.function("is_packed", doc, &[("pieces", Type::Small)], body);
        [wrong, Function { requires: None, ..function }]
    }

    fn get(self) -> Function {
        let others = [("piece", Type::Small), ("pieces", Type::Small)];
        let body = self.number("piece").to(Type::Square);
        self.function("get_packed", "The square of a piece.", &others, body)
    }

    fn set(self) -> Function {
        let others = [("piece", Type::Small), ("pieces", Type::Small), ("square", Type::Square)];
        let change = self.number("piece") ^ square().to(Type::Small);
        let body = self.index() ^ self.spread(change, "piece");
        self.function("set_packed", "The index with a piece moved.", &others, body)
    }

    fn swap(self) -> Function {
        let others = [("a", Type::Small), ("b", Type::Small), ("pieces", Type::Small)];
        let body = Block::with("change", self.number("a") ^ self.number("b"), |change| {
            (self.index() ^ self.spread(change.clone(), "a") ^ self.spread(change, "b")).into()
        });
        let doc = "The index with the squares of two pieces exchanged.";
        self.function("swap_packed", doc, &others, body)
    }

    /// The least of the index and all its images.
    fn canonical(self, solution: &Solution) -> Function {
        let least = solution.packed.iter().fold(self.index(), |least, (symmetry, _)| {
            let flip = name(&format!("{symmetry}_pieces"), self.word);
            let image = call(flip, vec![self.index(), small("pieces")], self.ty());
            runtime("least", vec![least, image], self.ty())
        });
        let doc = "The least index that a symmetry of the board makes of this one.";
        self.function("canonical_pieces", doc, &[("pieces", Type::Small)], least)
    }
}
