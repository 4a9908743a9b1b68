quadrille::layout! {
    pub struct A {
        board: 9 x 9,
        number: rank * 9 + file,
        regions: { palace: "d1-f33" },
    }
}

fn main() {}
