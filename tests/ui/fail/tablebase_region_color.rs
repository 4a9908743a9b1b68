quadrille::index! { board: 9 x 10; scheme: exact; pieces: KA; regions: { A: { white: "d1-f3" } }; KAvK; }

fn main() {}
