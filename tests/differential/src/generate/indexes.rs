//! Random materials, schemes and boards.

use quadrille_fuzz::EntryPoint;
use quadrille_fuzz::generate::keep;
use quadrille_fuzz::generate::truth::{Board, SQUARE_GRID};
use quadrille_fuzz::random::Random;

use super::{Subject, rust};
use crate::user::indexes::{Material, Promise};

/// Boards with few squares, whose positions can all be tried, and other boards.
fn shape(random: &mut Random) -> (usize, usize) {
    match random.below(6) {
        0 => (8, 8),
        1 => (random.between(2, 11), random.between(2, 11)),
        2 => {
            let side = random.between(3, 6);
            (side, side)
        }
        _ => (random.between(2, 6), random.between(2, 6)),
    }
}

/// The men of a side, Black's in lower case.
fn side(random: &mut Random, has_king: bool, most: usize) -> String {
    let mut men = if has_king { "K".to_owned() } else { String::new() };
    for _ in 0..random.between(usize::from(!has_king), most) {
        men += random.pick(&["Q", "R", "R", "B", "N", "P", "P"]);
    }
    men
}

/// A scheme's text, and its promise.
fn scheme(random: &mut Random, is_chess: bool) -> (&'static str, Promise) {
    let schemes = [
        ("exact", Promise::Exact),
        ("exact", Promise::Exact),
        ("exact(leads: R)", Promise::Exact),
        ("exact(leads: Kk)", Promise::Exact),
        ("exact(leads: Q)", Promise::Exact),
        ("kings", Promise::Folded),
        ("naive", Promise::EachPlacement),
        ("naive(skip)", Promise::EachPlacement),
        ("syzygy", Promise::Folded),
        ("syzygy(K3)", Promise::Folded),
    ];
    schemes[random.below(if is_chess { schemes.len() } else { 8 })]
}

/// A module with an index on a board, and a layout of that board.
pub fn index(random: &mut Random) -> Subject {
    let (files, ranks) = shape(random);
    let (kings, apart) =
        [("apart", true), ("apart", true), ("touching", false), ("ordinary", false)]
            [random.below(4)];
    let has_king = kings != "ordinary";
    let white = side(random, has_king, 3);
    let black =
        if has_king && random.once_in(2) { "K".to_owned() } else { side(random, has_king, 2) };
    let (scheme, promise) = scheme(random, (files, ranks) == (8, 8));
    let text = format!(
        "board: {files} x {ranks};\nkings: {kings};\npub Index = {white}v{black}: {scheme};"
    );
    let numbers = random.numbers(files * ranks);
    let drawn = numbers.chunks(files).rev().flatten().map(usize::to_string).collect::<Vec<_>>();
    let layout = format!(
        "quadrille::layout! {{ pub struct A {{ board: {files} x {ranks}, number: [{}], bitboard: none }} }}",
        drawn.join(" ")
    );
    let board = Board {
        files: files as i8,
        ranks: ranks as i8,
        numbers: keep(numbers.into_iter().map(|number| Some(number as u8)).collect()),
        forward: &[(0, 1), (0, -1)],
        directions: SQUARE_GRID,
        wraps: &[false, false],
    };
    let men = white + &black.to_lowercase();
    let count = men.len();
    let material = Material { men: men.leak(), apart, promise };
    let check = format!(
        "pub fn check() {{\n    indexes::check::<Index, A, {count}>(Index, &{}, {});\n}}\n",
        rust(&board),
        rust(&material),
    );
    Subject::new(EntryPoint::Index, text, &(layout + "\n" + &check))
}
