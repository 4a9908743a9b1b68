quadrille::index! {
    board: 17 x 17 where (file + rank) % 4 == 0;
    scheme: exact;
    kings: ordinary;
    KvK;
}

fn main() {}
