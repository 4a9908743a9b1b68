quadrille::index! { board: 9 x 10; scheme: exact; pieces: KA; regions: { A: "d0-f2" }; KAvK; }

fn main() {}
