//! Every look-up, on any target.

use quadrille::layouts::{Lerf, Mailbox, Shogi};
use quadrille::{Packed, Square};
use quadrille_sound::{Wide, WideLines, check, check_each_method};

#[test]
fn every_method_attacks_what_a_walk_does() {
    check::<Lerf>();
    check_each_method();
    check::<Wide>();
    check::<WideLines>();
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
