//! The number of squares for men, by a region and by a material.

quadrille::index! {
    board: 4 x 4;
    pieces: KA;
    kings: touching;
    scheme: exact;
    regions: { A: "b1 c1" };
    KAAAvK;
}

fn main() {}
