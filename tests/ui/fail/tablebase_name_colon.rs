quadrille::index! {
    board: 8 x 8;
    scheme: exact;
    pub Ending: KBvK, KRvK;
}

fn main() {}
