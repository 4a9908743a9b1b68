quadrille::index! {
    boad: 8 x 8;
    scheme: exact;
    KRvK;
}

fn main() {}
