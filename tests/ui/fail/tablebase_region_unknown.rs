quadrille::index! { board: 9 x 10; scheme: exact; regions: { A: "d1-f3" }; KRvK; }

fn main() {}
