quadrille::index! {
    board: 8 x 8;
    scheme: exact;
    KXvK;
}

// A mistake gives one error: the type exists.
fn main() {
    let _ = KXvK::SIZE;
}
