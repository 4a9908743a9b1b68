//! Sets of pairs whose numbers are compared in other languages, and their numbers in Rust.

use quadrille::Square;
use quadrille::pairs::{Couple, Man, Pairs, number};

/// A layout, and its description.
macro_rules! described {
    ($name:ident $description:ident { $($keys:tt)* }) => {
        quadrille::layout! { pub struct $name { $($keys)* } }
        pub const $description: &str =
            concat!("pub struct ", stringify!($name), " {", stringify!($($keys)*), "}");
    };
}

described! { Numbered DESCRIPTION {
    board: 8 x 9,
    number: (8 - rank) * 8 + file,
    pieces: { knight: N, queen: Q, cannon: mRcpR },
    pairs: {
        Threats: {
            squares: { pawn: "a2-h8" },
            attacks: { pawn: [pawn by move, knight], queen: [queen, cannon], cannon: [queen, pawn] },
            like: descending,
            couples: { men: [pawn, queen], files: 2, place: before },
            excluded: beyond,
        },
        Dense: { attacks: { pawn: [queen], queen: [queen] }, like: descending, numbers: dense, ranks: table },
        Moves: { attacks: { knight: any, queen: any }, order: [squares, color] },
    },
} }

/// Every pair of men and squares of a set with its number, or how many numbers there are if it does not count.
fn of<T: Pairs<Layout = Numbered>>(set: &str, tell: &mut impl FnMut(&str, [usize; 5])) {
    let victims = || Man::<T>::all().map(Some).chain([None]);
    for (attacker, victim) in Man::<T>::all().flat_map(|man| victims().map(move |on| (man, on))) {
        for (from, to) in Square::all().flat_map(|from| Square::all().map(move |to| (from, to))) {
            let number = number(attacker, from, victim, to).unwrap_or(T::COUNT);
            let victim = victim.map_or(Man::<T>::COUNT, Man::index);
            tell(set, [attacker.index(), from.into(), victim, to.into(), number]);
        }
    }
}

/// The same of every couple.
fn of_couples<T: Pairs<Layout = Numbered>>(set: &str, tell: &mut impl FnMut(&str, [usize; 5])) {
    for (one, other) in Man::<T>::all().flat_map(|one| Man::all().map(move |it| (one, it))) {
        for (square, to) in Square::all().flat_map(|it| Square::all().map(move |to| (it, to))) {
            let number = Couple::new((one, square), (other, to)).map_or(T::COUNT, Couple::number);
            tell(set, [one.index(), square.into(), other.index(), to.into(), number]);
        }
    }
}

/// The same of all sets, by the names of their functions: two men with their squares, and the number.
pub fn each(mut tell: impl FnMut(&str, [usize; 5])) {
    of::<Threats>("threats_number", &mut tell);
    of_couples::<Threats>("threats_couple", &mut tell);
    of::<Dense>("dense_number", &mut tell);
    of::<Moves>("moves_number", &mut tell);
}
