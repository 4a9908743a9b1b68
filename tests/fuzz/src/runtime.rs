//! Inputs of emitted code and of the examples: names, sets, packed words, indexes and FENs.

use quadrille::layouts::{Lerf, Mailbox, Shogi, W};
use quadrille::tablebase::{Material, Syzygy, Tablebase};
use quadrille::{Bitboard, Layout, Packed, Square, Symmetry};

use crate::case::caught;
use crate::random::Random;

#[allow(dead_code, unused_imports, reason = "shared with programs that use other parts of it")]
#[path = "../../../examples/chess/mod.rs"]
mod chess;

quadrille::index! {
    board: 8 x 8;
    scheme: exact;
    KRvK, KPvKP, Twins = KRRvK: syzygy, Plain = KQvK: naive;
}

/// Positions that are then changed a little.
const FENS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -",
    "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
];

/// Tries the inputs of a case.
///
/// # Errors
/// The fault: a panic, or a value that does not survive a round trip.
pub fn run(seed: u64, number: u64) -> Result<(), String> {
    let mut random = Random::new(!seed, number);
    for text in [text(&mut random), fen(&mut random)] {
        caught(|| {
            played(&text);
            names(&text)
        })
        .and_then(|result| result)
        .map_err(|error| format!("{text:?}: {error}"))?;
    }
    caught(|| words(&mut random))?;
    caught(|| indexes(&mut random))?
}

fn text(random: &mut Random) -> String {
    const SIGNS: &[u8] = b"abcdefghi123456789 /-{},+.KQRBNPkqrbnpw\n_";
    let length = random.below(12);
    let mut sign = || match random.below(40) {
        0 => '\u{e9}',
        1 => char::from(random.below(128) as u8),
        _ => char::from(SIGNS[random.below(SIGNS.len())]),
    };
    (0..length).map(|_| sign()).collect()
}

fn fen(random: &mut Random) -> String {
    let mut fen: Vec<u8> = random.pick(&FENS).bytes().collect();
    for _ in 0..random.below(6) {
        let (index, sign) = (random.below(fen.len()), random.pick(&FENS).as_bytes());
        let sign = sign[random.below(sign.len())];
        match random.below(3) {
            0 => fen[index] = sign,
            1 => fen.insert(index, sign),
            _ => drop(fen.remove(index)),
        }
    }
    String::from_utf8_lossy(&fen).into_owned()
}

fn names(text: &str) -> Result<(), String> {
    back::<Lerf>(text)?;
    back::<Shogi>(text)?;
    back::<Mailbox>(text)?;
    if let Ok(set) = text.parse::<Bitboard<W>>()
        && set.names().to_string().parse() != Ok(set)
    {
        return Err("the set does not come back".to_owned());
    }
    match text.parse::<Symmetry>() {
        Ok(symmetry) if symmetry.to_string() != text => Err("another symmetry".to_owned()),
        _ => Ok(()),
    }
}

/// A square's name leads back to the same square.
fn back<L: Layout>(text: &str) -> Result<(), String> {
    let Ok(square) = text.parse::<Square<L>>() else { return Ok(()) };
    let again = square.to_string().parse() == Ok(square);
    again.then_some(()).ok_or_else(|| format!("{square} does not come back"))
}

/// Every position that can be read can be played on.
fn played(fen: &str) {
    if let Ok(position) = fen.parse::<chess::Position<W>>() {
        chess::perft(&position, 1);
    }
}

/// Every word that is a position equals the word of its squares.
fn words(random: &mut Random) {
    let word = random.bits() >> random.below(64);
    if let Some(position) = Packed::<Lerf, 3>::from_index(word) {
        assert_eq!(Packed::pack(position.unpack()), position);
    }
    if let Some(position) = Packed::<Shogi, 5>::from_index(word) {
        assert_eq!(Packed::pack(position.flip_vertical().unpack()), position.flip_vertical());
    }
    if let Some(position) = Packed::<Mailbox, 2>::from_index(word) {
        assert_eq!(Packed::pack(position.rotate_180().unpack()), position.rotate_180());
    }
}

/// Every position that a scheme has comes back from its index; the others are refused.
fn indexes(random: &mut Random) -> Result<(), String> {
    let mut square = || Square::<Lerf>::new(random.below(64) as u8).unwrap_or(Lerf::A1);
    let men = [square(), square(), square(), square()];
    let [a, b, c, _] = men;
    let three = [
        KRvK::encode([a, b, c]).map(|i| KRvK::encode(KRvK::decode::<W>(i)) == Some(i)),
        Plain::encode([a, b, c]).map(|i| Plain::encode(Plain::decode::<W>(i)) == Some(i)),
    ];
    let four = [
        KPvKP::encode(men).map(|i| KPvKP::encode(KPvKP::decode::<W>(i)) == Some(i)),
        Twins::encode(men).map(|i| Twins::encode(Twins::decode::<W>(i)) == Some(i)),
    ];
    if three.contains(&Some(false)) || four.contains(&Some(false)) {
        return Err(format!("{men:?} does not come back"));
    }
    let order = random.below(6) as u8;
    let twins = Material::parse("KRRvK").map_err(|error| error.to_string())?;
    let sequence = random.pick(&["kKRR", "RRKk", "KRk", "", "\u{e9}"]);
    if let Ok(arranged) = Syzygy::CHESS.arrange(&twins, sequence, order, None) {
        let men = arranged.decode::<Lerf>(random.bits() % arranged.size());
        let again = arranged.canonical(&men);
        return (again == Some(men)).then_some(()).ok_or_else(|| format!("{men:?}, arranged"));
    }
    Ok(())
}
