//! Packed positions: one piece's square read, moved and exchanged, and the least image of all.

use super::expression::{Expression, Type, small, square};
use super::function::{Block, Definitions, Function};
use super::kernels::{Kernel, KernelKind, Whose};
use super::packed::{MapOfPositions, is_packed, name};
use super::squares::call;
use quadrille_circuits::packing::{self as circuits, PackingPair};
use quadrille_codegen::layout::{Layout, WordSize};
use quadrille_codegen::solve::Solution;

/// All functions on positions in words of one size; `packings` are of the layout to itself.
pub fn functions<'a>(
    layout: &Layout,
    solution: &'a Solution,
    packings: &'a PackingPair,
    word: WordSize,
) -> Vec<Function<'a>> {
    let own = Packing { word };
    let packing = layout.packing(word.bits());
    let kernels =
        [KernelKind::Number, KernelKind::Spread(Whose::Own), KernelKind::Mask(Whose::Own)];
    let kernels = kernels.map(|kind| Kernel { kind, word }.function(&packing));
    let mut functions: Vec<Function<'a>> = kernels.into();
    functions.extend([own.is_packed(&packing), own.get()]);
    functions.extend(changes(word, "some"));
    functions.extend(
        solution
            .packed
            .iter()
            .map(|(symmetry, map)| MapOfPositions::flip(*symmetry, map, packings, word).function()),
    );
    functions.push(own.canonical(solution));
    functions
}

/// One piece moved, and two exchanged, of as many as `pieces` says in their documentation.
pub fn changes<'a>(word: WordSize, pieces: &str) -> [Function<'a>; 2] {
    let own = Packing { word };
    [own.set(pieces), own.swap(pieces)]
}

#[derive(Clone, Copy)]
struct Packing {
    word: WordSize,
}

impl Packing {
    fn ty(self) -> Type {
        Type::Word(self.word)
    }

    fn index<'a>(self) -> Expression<'a> {
        Expression::value("index", self.ty())
    }

    fn number<'a>(self, piece: &'static str) -> Expression<'a> {
        let kernel = Kernel { kind: KernelKind::Number, word: self.word };
        kernel.call(vec![self.index(), small(piece), small("pieces")], Type::Small)
    }

    fn spread<'a>(self, number: Expression<'a>, piece: &'static str) -> Expression<'a> {
        let kernel = Kernel { kind: KernelKind::Spread(Whose::Own), word: self.word };
        kernel.call(vec![number, small(piece), small("pieces")], self.ty())
    }

    fn function<'a>(
        self,
        stem: &str,
        doc: &str,
        others: &[(&'static str, Type)],
        body: impl Into<Block<'a>>,
    ) -> Function<'a> {
        let parameters: Vec<_> =
            [("index", self.ty())].into_iter().chain(others.iter().copied()).collect();
        let function = Function::public(name(stem, self.word), doc, &parameters, body);
        Function { requires: Some(is_packed(self.word)), ..function }
    }

    /// Whether the word has room for `pieces` pieces, and all its bits are those of squares' numbers.
    fn is_packed<'a>(self, packing: &circuits::Packing) -> Function<'a> {
        let mask = Kernel { kind: KernelKind::Mask(Whose::Own), word: self.word };
        let mask = mask.call(vec![Expression::small(0xff), small("pieces")], self.ty());
        let number = self.number("piece");
        let is_square = call("is_square", vec![number], Type::Truth);
        let [none, one] = [Expression::small(0), Expression::small(1)];
        let one_wrong =
            Block::choice("is_wrong", is_square, none.clone().into(), one.clone().into());
        let mut squares = Block::union("wrong", "piece", small("pieces"), one_wrong);
        squares.value = squares.value.equals(none);
        let nothing = Expression::Constant(0, self.ty());
        let only = (self.index() & !mask).equals(nothing);
        let no = || Expression::Constant(0, Type::Truth).into();
        let codes = Block::choice("codes", only, squares, no());
        let fit = small("pieces").at_most(Expression::small(packing.most_pieces()));
        let some = one.at_most(small("pieces"));
        let body = Block::choice("fit", some & fit, codes, no());
        let doc = "Whether all codes of an index are squares, no other bits are set, and so many pieces fit.";
        let function = self.function("is_packed", doc, &[("pieces", Type::Small)], body);
        Function { requires: None, ..function }
    }

    fn get<'a>(self) -> Function<'a> {
        let others = [("piece", Type::Small), ("pieces", Type::Small)];
        let body = self.number("piece").to(Type::Square);
        self.function("get_packed", "The square of one of some pieces.", &others, body)
    }

    fn set<'a>(self, pieces: &str) -> Function<'a> {
        let others = [("piece", Type::Small), ("pieces", Type::Small), ("square", Type::Square)];
        let square = square().to(Type::Small);
        let body = self.index() ^ self.spread(self.number("piece") ^ square, "piece");
        let doc = format!("The index with one of {pieces} pieces moved.");
        self.function("set_packed", &doc, &others, body)
    }

    fn swap<'a>(self, pieces: &str) -> Function<'a> {
        let others = [("a", Type::Small), ("b", Type::Small), ("pieces", Type::Small)];
        let body = Block::with("change", self.number("a") ^ self.number("b"), |change| {
            (self.index() ^ self.spread(change.clone(), "a") ^ self.spread(change, "b")).into()
        });
        let doc = format!("The index with the squares of two of {pieces} pieces exchanged.");
        self.function("swap_packed", &doc, &others, body)
    }

    /// The least of the index and all its images.
    fn canonical<'a>(self, solution: &Solution) -> Function<'a> {
        let mut definitions = Definitions::default();
        let mut least = self.index();
        for (symmetry, _) in &solution.packed {
            let flip = name(&format!("{symmetry}_pieces"), self.word);
            let image = call(flip, vec![self.index(), small("pieces")], self.ty());
            let image = definitions.define(format!("image_{symmetry}"), image);
            let less = least.clone().at_most(image.clone()).choose(least, image);
            least = definitions.define(format!("least_{symmetry}"), less);
        }
        let doc = "The least index that a symmetry of the board makes of this one.";
        let body = definitions.block(least);
        self.function("canonical_pieces", doc, &[("pieces", Type::Small)], body)
    }
}
