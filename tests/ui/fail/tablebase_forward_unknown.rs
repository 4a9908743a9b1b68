quadrille::index! {
    board: 8 x 8 where (file + rank) % 2 == 0;
    pieces: MK;
    forward: N;
    scheme: exact;
    kings: ordinary;
    MKvK;
}

fn main() {}
