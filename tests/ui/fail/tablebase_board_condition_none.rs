quadrille::index! {
    board: 8 x 8 where file > 8;
    scheme: exact;
    kings: ordinary;
    KvK;
}

fn main() {}
