//! Every look-up, on any target.

use quadrille::layouts::{Lerf, Mailbox, Shogi};
use quadrille::{Bitboard, Packed, Square};
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
