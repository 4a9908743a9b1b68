quadrille::index! {
    scheme: exact;
    KRvK;
}

fn main() {}
