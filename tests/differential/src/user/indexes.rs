//! The answers of an index of positions, compared with naive code: positions are lists of squares, and all
//! symmetries are tried to find equal positions.

use std::collections::BTreeMap;

use quadrille::tablebase::Tablebase;
use quadrille::{Layout, Square};

use super::truth::{Board, Cell, Random};

/// The numbered material, and the promise about the numbers.
#[derive(Clone, Copy, Debug)]
pub struct Material {
    /// The men in order, Black's in lower case.
    pub men: &'static str,
    /// True if kings may not stand next to each other.
    pub apart: bool,
    /// The promise of the scheme.
    pub promise: Promise,
}

/// The promise of a scheme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// Each placement has an index of its own.
    EachPlacement,
    /// Positions that differ under all symmetries have different indexes.
    Folded,
    /// In addition, positions that are equal have the same index, and no index is left over.
    Exact,
}

/// The most placements of which all are tried.
const MOST: usize = 300_000;

type Men<const N: usize> = [Cell; N];

struct Rules<'a> {
    board: &'a Board,
    material: Material,
}

impl Rules<'_> {
    fn letters(&self) -> impl Iterator<Item = char> {
        self.material.men.chars()
    }

    fn is_legal(&self, men: &[Cell]) -> bool {
        let distinct = |i: usize| !men[..i].contains(&men[i]);
        let is_pawn_at_end = |(letter, &(_, rank)): (char, &Cell)| {
            letter.eq_ignore_ascii_case(&'P') && (rank == 0 || rank == self.board.ranks - 1)
        };
        let kings: Vec<Cell> = self
            .letters()
            .zip(men)
            .filter(|(man, _)| "Kk".contains(*man))
            .map(|(_, &at)| at)
            .collect();
        let touch = |a: Cell, b: Cell| (a.0 - b.0).abs() <= 1 && (a.1 - b.1).abs() <= 1;
        (0..men.len()).all(distinct)
            && !self.letters().zip(men).any(is_pawn_at_end)
            && !(self.material.apart && touch(kings[0], kings[1]))
    }

    /// The symmetries under which positions are equal.
    fn symmetries(&self) -> Vec<&'static str> {
        let mut names = self.board.symmetries();
        if self.letters().any(|letter| letter.eq_ignore_ascii_case(&'P')) {
            names.retain(|&name| ["identity", "flip_horizontal"].contains(&name));
        }
        names
    }

    fn image<const N: usize>(&self, name: &str, men: Men<N>) -> Men<N> {
        men.map(|at| self.board.image(name, at))
    }

    /// The placement with like men in order.
    fn sorted(&self, men: &[Cell]) -> Vec<(char, Cell)> {
        let mut placed: Vec<(char, Cell)> = self.letters().zip(men.iter().copied()).collect();
        placed.sort_unstable();
        placed
    }

    /// The first of all equal placements.
    fn first<const N: usize>(&self, men: Men<N>) -> Vec<(char, Cell)> {
        let images = self.symmetries().into_iter().map(|name| self.sorted(&self.image(name, men)));
        images.min().expect("the identity")
    }

    /// All placements, or some if there are too many.
    fn placements<const N: usize>(&self) -> Vec<Men<N>> {
        let squares: Vec<Cell> = self.board.cells().collect();
        let all = squares.len().checked_pow(N as u32).filter(|&all| all <= MOST);
        let mut random = Random(5);
        let placement = |number: usize| {
            let mut rest = number;
            std::array::from_fn(|_| {
                let at = squares[rest % squares.len()];
                rest /= squares.len();
                at
            })
        };
        match all {
            Some(all) => (0..all).map(placement).collect(),
            None => (0..20_000)
                .map(|_| std::array::from_fn(|_| squares[random.below(squares.len())]))
                .collect(),
        }
    }
}

fn square<L: Layout>((file, rank): Cell) -> Square<L> {
    Square::from_coords(file as u8, rank as u8).expect("a square of the board")
}

fn cell<L: Layout>(square: Square<L>) -> Cell {
    (square.file() as i8, square.rank() as i8)
}

/// An index, in one layout of its board.
///
/// # Panics
/// If it does not keep its promise.
pub fn check<T, L: Layout, const N: usize>(tablebase: T, board: &Board, material: Material)
where
    T: Tablebase<Men<L> = [Square<L>; N]>,
{
    let rules = Rules { board, material };
    let placements = rules.placements::<N>();
    let is_all = board.cells().count().checked_pow(N as u32) == Some(placements.len());
    let mut position_of: BTreeMap<u64, Vec<(char, Cell)>> = BTreeMap::new();
    let mut index_of: BTreeMap<Vec<(char, Cell)>, u64> = BTreeMap::new();
    for men in placements.into_iter().filter(|men| rules.is_legal(men)) {
        let context = || format!("{men:?} of {material:?}");
        let squares = men.map(square::<L>);
        let (index, symmetry) = tablebase.encode_with_symmetry(&squares).unwrap_or_else(|| {
            panic!("{} has no index", context());
        });
        assert!(index < tablebase.size(), "{} is beyond the end", context());
        assert_eq!(tablebase.encode(&squares), Some(index), "{}", context());
        assert_eq!(tablebase.encode_trusted(&squares), index, "{}", context());
        let decoded = tablebase.decode::<L>(index);
        assert_eq!(tablebase.encode(&decoded), Some(index), "{} and back", context());
        let carried = rules.sorted(&rules.image(symmetry.name(), men));
        assert_eq!(carried, rules.sorted(&decoded.map(cell)), "{} carried", context());
        assert_eq!(tablebase.canonical(&squares), Some(decoded));
        let equal = match material.promise {
            Promise::EachPlacement => rules.sorted(&men),
            _ => rules.first(men),
        };
        let known = position_of.entry(index).or_insert_with(|| equal.clone());
        assert_eq!(*known, equal, "{} has the index {index} of another", context());
        if material.promise == Promise::Exact {
            let known = *index_of.entry(equal).or_insert(index);
            assert_eq!(known, index, "{} has two indexes", context());
        }
    }
    if is_all && material.promise == Promise::Exact {
        assert_eq!(tablebase.size(), position_of.len() as u64, "indexes left over by {material:?}");
    }
    ranges::<L>(tablebase, material, |index| is_all.then(|| !position_of.contains_key(&index)));
}

/// Checks the ranges' order, and the indexes that no legal position has, if these are known.
fn ranges<L: Layout>(
    tablebase: impl Tablebase,
    material: Material,
    is_unused: impl Fn(u64) -> Option<bool>,
) {
    let step = (tablebase.size() / 50).max(1);
    for first in (0..tablebase.size()).step_by(usize::try_from(step).expect("small")) {
        let end = tablebase.size().min(first + 20);
        let listed = tablebase.positions::<L>(first..end);
        assert!(
            listed.eq((first..end).map(|index| tablebase.decode::<L>(index))),
            "{material:?} from {first}"
        );
        for index in (first..end).filter(|&index| is_unused(index) == Some(true)) {
            assert!(tablebase.is_broken(index), "{material:?}: no position has {index}");
        }
    }
}
