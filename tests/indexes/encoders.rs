//! The fastest encoders of declared indexes, and those of indexes made at run time, which are compiled for each
//! shape, compared with the encoder for const contexts, which folds the board before it looks a position up.
//! Squares are arbitrary, and may be no position.

use quadrille::layouts::{Lerf, W};
use quadrille::tablebase::{Registry, Tablebase};
use quadrille::{Layout, Square, Symmetry};

mod syzygy {
    quadrille::index! {
        board: 8 x 8;
        scheme: syzygy;
        registry: pub ALL;
        pub KvK, KRvK, KRBvK, KRRvK, KRRBvK, KRRvKR, KQRBvKN, KRRBBvK, KRBNvKBN, KQRBNvKBN, KRRRvK;
        pub KPvK, KRvKP, KPvKP, KPPvK, KPPvKP, KRRPvKP, KRRPvKPP, KQRBNPvKP;
    }
    pub mod ordered {
        // The leading pawn does not have the greatest stride.
        quadrille::index! {
            board: 8 x 8;
            registry: pub ALL;
            pub KRvKP: syzygy(order: 0), KPvKP: syzygy(order: 0, order2: 1), KRRPvK: syzygy(order: 1);
        }
    }
}

mod exact {
    quadrille::index! {
        board: 8 x 8;
        scheme: exact;
        registry: pub ALL;
        pub KRvK, KRBvK, KRRvK, KRRBvK, KRBBvK, KRBvKN, KQRBvKN, KQRBNvKN, KRRBBvKNN;
        pub KPvK, KRPvK, KPPvKP, KRPPvK, KRRPvKP;
    }
}

mod kings {
    quadrille::index! {
        board: 8 x 8;
        scheme: kings;
        registry: pub ALL;
        pub KRvK, KRRvK, KRRBvK, KQRBvKN, KPPvKP;
    }
}

mod others {
    quadrille::index! {
        board: 8 x 8;
        registry: pub ALL;
        pub KRvK: exact(leads: R), KPvK: exact(leads: P), KRRvK: exact(leads: RRk);
        pub KQvKR: exact(leads: Qr), KRPvK: exact(leads: RKP), KRBvK: syzygy(K3);
    }
    pub mod suicide {
        quadrille::index! {
            board: 8 x 8;
            kings: ordinary;
            registry: pub ALL;
            pub RRvR: exact, RRRv: exact;
            pub RRvB: syzygy, RRRvB: syzygy;
        }
    }
}

/// Squares in board order: on the whole board, on a diagonal and near it, or on few files, so that now and then men
/// share a square and three stand on the diagonal.
fn squares<const MEN: usize>(random: &mut fastrand::Rng) -> [u8; MEN] {
    let kind = random.u8(..4);
    core::array::from_fn(|_| {
        let square = random.u8(..64);
        match kind {
            0 => square & 7 | (square & 7) << 3,
            1 => (square & 7 | (square & 7) << 3) ^ square >> 5,
            _ => square,
        }
    })
}

fn check<L: Layout, const MEN: usize>(
    index: impl Tablebase,
    registry: &Registry,
    encode_board: fn([u8; MEN]) -> Option<(u64, Symmetry)>,
) {
    let (mut random, mut found) = (fastrand::Rng::with_seed(1), 0);
    let (entry, _) = registry.material(index.letters().chars()).expect("it is declared");
    let at_run_time = entry.index();
    for _ in 0..4000 {
        let squares = squares::<MEN>(&mut random);
        let men = squares.map(|square| {
            Square::<L>::from_coords(square & 7, square >> 3).expect("a square of the board")
        });
        let expected = encode_board(squares);
        let number = expected.map(|(number, _)| number);
        let context = || format!("{} {men:?}", index.letters());
        assert_eq!(index.encode(&men), number, "{}", context());
        assert_eq!(at_run_time.encode(&men), number, "{}", context());
        assert_eq!(index.encode_with_symmetry(&men), expected, "{}", context());
        let trusted = index.encode_trusted(&men);
        if let Some(number) = number {
            assert_eq!(trusted, number, "{}", context());
            let decoded = index.decode::<L>(number);
            assert_eq!(*at_run_time.decode::<L>(number), *decoded.as_ref(), "{}", context());
            found += 1;
        }
    }
    assert!(found > 100, "{}", index.letters());
}

macro_rules! check {
    ($($scheme:path { $($material:ident: $men:literal),* $(,)? })*) => {
        $({
            use $scheme as scheme;
            $(
                check::<Lerf, $men>(scheme::$material, &scheme::ALL, scheme::$material::encode_board);
                check::<W, $men>(scheme::$material, &scheme::ALL, scheme::$material::encode_board);
            )*
        })*
    };
}

#[test]
fn all_encoders_of_a_material_agree() {
    check! {
        syzygy {
            KvK: 2, KRvK: 3, KRBvK: 4, KRRvK: 4, KRRBvK: 5, KRRvKR: 5, KQRBvKN: 6, KRRBBvK: 6, KRBNvKBN: 7,
            KQRBNvKBN: 8, KRRRvK: 5, KPvK: 3, KRvKP: 4, KPvKP: 4, KPPvK: 4, KPPvKP: 5, KRRPvKP: 6, KRRPvKPP: 7,
            KQRBNPvKP: 8,
        }
        syzygy::ordered { KRvKP: 4, KPvKP: 4, KRRPvK: 5 }
        exact {
            KRvK: 3, KRBvK: 4, KRRvK: 4, KRRBvK: 5, KRBBvK: 5, KRBvKN: 5, KQRBvKN: 6, KQRBNvKN: 7, KRRBBvKNN: 8,
            KPvK: 3, KRPvK: 4, KPPvKP: 5, KRPPvK: 5, KRRPvKP: 6,
        }
        others { KRvK: 3, KPvK: 3, KRRvK: 4, KQvKR: 4, KRPvK: 4, KRBvK: 4 }
        others::suicide { RRvR: 3, RRRv: 3, RRvB: 3, RRRvB: 4 }
        kings { KRvK: 3, KRRvK: 4, KRRBvK: 5, KQRBvKN: 6, KPPvKP: 5 }
    }
}
