//! Packed positions: one piece's square read, moved and exchanged, and the least image of all.

use super::expression::{Expression, Type};
use super::function::{Block, Definition, Function, Meaning};
use super::kernels::{Kernel, KernelKind, Whose};
use super::packed::{MapOfPositions, name};
use super::squares::{call, public};
use super::words;
use crate::layout::{Layout, WordSize};
use crate::solve::Solution;
use quadrille_circuits::packing::PackingPair;

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
    functions.extend([own.get(), own.set(), own.swap()]);
    functions.extend(solution.packed.iter().map(|(symmetry, map)| {
        let (name, does) = (symmetry.name().to_owned(), words::symmetry(*symmetry).to_owned());
        MapOfPositions { name, does, map, packings, word, to: Whose::Own }.function()
    }));
    functions.push(own.canonical(solution));
    functions
}

#[derive(Clone, Copy)]
struct Packing {
    word: WordSize,
}

fn small<'a>(name: &'static str) -> Expression<'a> {
    Expression::value(name, Type::Small)
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
        public(name(stem, self.word), doc, &parameters, body)
    }

    fn get<'a>(self) -> Function<'a> {
        let others = [("piece", Type::Small), ("pieces", Type::Small)];
        let body = self.number("piece").to(Type::Square);
        self.function("get_packed", "The square of one of some pieces.", &others, body)
    }

    fn set<'a>(self) -> Function<'a> {
        let others = [("piece", Type::Small), ("pieces", Type::Small), ("square", Type::Square)];
        let square = Expression::value("square", Type::Square).to(Type::Small);
        let body = self.index() ^ self.spread(self.number("piece") ^ square, "piece");
        self.function("set_packed", "The index with one of some pieces moved.", &others, body)
    }

    fn swap<'a>(self) -> Function<'a> {
        let others = [("a", Type::Small), ("b", Type::Small), ("pieces", Type::Small)];
        let body = Block::with("change", self.number("a") ^ self.number("b"), |change| {
            (self.index() ^ self.spread(change.clone(), "a") ^ self.spread(change, "b")).into()
        });
        let doc = "The index with the squares of two of some pieces exchanged.";
        self.function("swap_packed", doc, &others, body)
    }

    /// The least of the index and all its images.
    fn canonical<'a>(self, solution: &Solution) -> Function<'a> {
        let mut definitions = Vec::new();
        let mut least = self.index();
        for (symmetry, _) in &solution.packed {
            let flip = name(&format!("{symmetry}_pieces"), self.word);
            let mut define = |stem: &str, value: Expression<'a>| {
                let name = super::Name::from(format!("{stem}_{symmetry}"));
                let meaning = Meaning::Value(value);
                definitions.push(Definition { name: name.clone(), meaning });
                Expression::Value(name, self.ty())
            };
            let image = define("image", call(flip, vec![self.index(), small("pieces")], self.ty()));
            least = define("least", least.clone().at_most(image.clone()).choose(least, image));
        }
        let doc = "The least index that a symmetry of the board makes of this one.";
        let body = Block { definitions, value: least };
        self.function("canonical_pieces", doc, &[("pieces", Type::Small)], body)
    }
}
