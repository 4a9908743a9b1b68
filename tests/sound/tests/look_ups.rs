//! Every look-up, on any target.

use quadrille::layouts::{Lerf, Mailbox, Shogi};
use quadrille::{Bitboard, Direction, Packed, Square, U256};
use quadrille_sound::{ROOK, Wide, WideLines, check, check_each_method, ride};

use super::tables::HostileWords;

#[test]
fn every_method_attacks_what_a_walk_does() {
    check::<Lerf>();
    check_each_method();
    check::<Wide>();
    check::<WideLines>();
}

quadrille::layout! {
    /// Lines of 17 squares in numbers without order, looked up by rays.
    struct Disordered {
        board: 17 x 7,
        number: (rank * 17 + file) * 37 % 119,
        pieces: { rook: R },
    }
}

#[test]
fn lines_without_order_are_looked_up_by_rays() {
    let mut random = HostileWords(16);
    for square in Square::<Disordered>::all().step_by(if cfg!(miri) { 9 } else { 1 }) {
        let mut occupied = Bitboard::FULL;
        for _ in 0..6 {
            assert_eq!(square.rook_attacks(occupied), ride(square, &ROOK, occupied), "{square}");
            occupied &= Bitboard::new(random.wide());
        }
    }
}

quadrille::layout! {
    /// Words of 256 bits, in rows and without order.
    struct Rows12 {
        board: 12 x 12,
        number: rank * 12 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K, cannon: mRcpR as quadrille::piece::Cannon },
    }
    struct Scattered12 {
        board: 12 x 12,
        number: (rank * 12 + file) * 37 % 144,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K, cannon: mRcpR as quadrille::piece::Cannon },
    }
}

#[test]
fn words_of_256_bits_are_looked_up_listed_and_converted() {
    check::<Rows12>();
    check::<Scattered12>();
    let mut random = HostileWords(256);
    for _ in 0..if cfg!(miri) { 3 } else { 300 } {
        let word = U256::from_halves(random.wide(), random.wide());
        let set = Bitboard::<Rows12>::new(word);
        let mut numbers = [0_u8; 256];
        let written = set.write(&mut numbers, |square| square.number());
        assert!(written.iter().copied().eq(set.into_iter().map(Square::number)));
        let mut exact = vec![0_u64; set.count() as usize];
        assert_eq!(set.write(&mut exact, |square| square.number().into()).len(), exact.len());
        assert_eq!(set.convert::<Scattered12>().convert::<Rows12>(), set);
        assert_eq!(
            set.shift(Direction::North).shift(Direction::South),
            set - Bitboard::from_rank(11)
        );
        let attacks = set.attacks::<quadrille::piece::Queen>(set);
        assert_eq!(attacks, set.attacks_one_by_one::<quadrille::piece::Queen>(set));
    }
}

quadrille::index! { board: 8 x 8; scheme: exact; KRvK, KRPvK, Stored = KPvK: syzygy; }

#[test]
fn indexes_go_there_and_back() {
    for index in (0..KRvK::SIZE).step_by(4001) {
        assert_eq!(KRvK::encode(KRvK::decode::<Lerf>(index)), Some(index));
    }
    for index in (0..KRPvK::SIZE).step_by(700_001) {
        assert_eq!(KRPvK::encode(KRPvK::decode::<Mailbox>(index)), Some(index));
    }
    for index in (0..Stored::SIZE).step_by(20_011) {
        let men = Stored::decode::<Lerf>(index);
        assert_eq!(Stored::encode(men).map(Stored::decode), Some(men));
    }
}

#[test]
fn positions_are_packed_and_flipped() {
    let squares = [Shogi::_5E, Shogi::_1A, Shogi::_9I].map(Square::flip_vertical);
    let packed = Packed::pack(squares);
    assert_eq!(packed.unpack(), squares);
    assert_eq!(packed.rotate_180().unpack(), squares.map(Square::rotate_180));
    assert!(Packed::<Shogi, 1>::from_index(81).is_none());
}
