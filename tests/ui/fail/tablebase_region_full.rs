quadrille::index! { board: 8 x 8; scheme: exact; pieces: KA; regions: { A: "d1 e1" }; KAAAvK; }

fn main() {}
