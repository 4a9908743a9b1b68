//! Tablebase indexes as users see them, in several numberings.

use quadrille::layouts::{Lerf, Ring, W};
use quadrille::{Layout, Square};

quadrille::index! {
    board: 8 x 8;
    scheme: exact;
    registry: ENDGAMES;
    KRvK, KPvK, KRRvK, KRBvK;
}

fn check<L: Layout>() {
    for (i, squares) in (0..).zip(KRvK::positions::<L>(0..KRvK::SIZE)) {
        assert_eq!(KRvK::decode::<L>(i), squares);
        assert_eq!(KRvK::encode(squares), Some(i));
        assert_eq!(KRvK::encode_trusted(squares), i);
        let same = squares.map(|square| square.convert::<Lerf>());
        assert_eq!(KRvK::encode(same), Some(i));
    }
}

#[test]
fn all_numberings_agree() {
    check::<Lerf>();
    check::<Ring>();
    check::<W>();
}

#[test]
fn registry_exchanges_colours() {
    let at = |name: &str| name.parse::<Square<W>>().unwrap();
    let men = [('k', at("c1")), ('P', at("e7")), ('K', at("e8"))];
    let found = ENDGAMES.encode(&men).unwrap();
    assert!(!found.exchanged);
    let men = [('K', at("c1")), ('p', at("e2")), ('k', at("e8"))];
    let found = ENDGAMES.encode(&men).unwrap();
    assert!(found.exchanged);
    assert_eq!(found.index, KPvK::encode(["e1", "e7", "c8"].map(at)));
}
