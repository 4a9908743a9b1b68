quadrille::index! { board: 9 x 10; scheme: naive; pieces: KA; regions: { A: "d1-f3" }; KAvK; }

fn main() {}
