//! The squares of a region, and their mirror images.

quadrille::index! {
    board: 4 x 4;
    pieces: KA;
    scheme: exact;
    regions: { A: "b1 b2" };
    KAvK;
}

fn main() {}
