quadrille::index! {
    board: 3 x 3 [
        . 4 .
        1 2
        . 0 .
    ];
    scheme: exact;
    kings: ordinary;
    KvK;
}

fn main() {}
