quadrille::index! { board: 9 x 10; scheme: exact; pieces: KA; regions: { A: "a1 d1-f3" }; KAvK; }

fn main() {}
