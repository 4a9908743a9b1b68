//! Everything that a declaration of indexes can contain.
#![deny(missing_docs, warnings)]
#![forbid(unsafe_code)]

mod hostile {
    #![no_implicit_prelude]
    #![allow(non_camel_case_types, dead_code, missing_docs)]

    struct Option;
    struct Some;
    struct u64;

    ::quadrille::index! {
        board: 8 x 8;
        scheme: exact;
        pub KRvK;
    }
}

quadrille::index! {
    crate: ::quadrille;
    board: 8x8;
    kings: touching;
    pieces: KQRBNPA;
    registry: pub MATERIALS;
    scheme: exact;
    /// An index with documentation.
    pub KAvK, KRRvKA: kings;
    pub(crate) Bare = KRvK: naive;
    Skipping = KRvK: naive(skip);
    Atomic = KRRvK: syzygy(sequence: kKRR, order: 1);
    Both = KPPvKP: syzygy(order: 0, order2: 1,);
    Led = KRRvK: exact(leads: RR)
}

quadrille::index! { board: 5 x 6; kings: ordinary; pub QQvR: exact; Nobody = QQQvRRR: exact }

macro_rules! declare {
    ($visibility:vis $name:ident = $material:ident) => {
        quadrille::index! { board: 8 x 8; scheme: exact; $visibility $name = $material; }
    };
}
declare!(pub Passed = KQvK);

const INDEX: Option<(u64, quadrille::Symmetry)> = hostile::KRvK::encode_board([0, 7, 63]);

fn main() {
    assert!(INDEX.is_some());
    assert_eq!(Passed::SIZE, 28_056);
    assert_eq!(MATERIALS.entries().len(), 7);
    let _ = (KAvK::SIZE, KRRvKA::SIZE, Bare::SIZE, Skipping::SIZE, Atomic::SIZE, Both::SIZE);
    let _ = (Led::SIZE, QQvR::SIZE, Nobody::SIZE);
}
