quadrille::index! {
    board: 8 x 8 where file + rank;
    scheme: exact;
    kings: ordinary;
    KvK;
}

fn main() {}
