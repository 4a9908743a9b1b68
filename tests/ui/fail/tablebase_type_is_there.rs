quadrille::index! {
    board: 8 x 8;
    scheme: exact;
    KXvK;
}

// One mistake, one error: the type is there.
fn main() {
    let _ = KXvK::SIZE;
}
