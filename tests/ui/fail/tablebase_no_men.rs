quadrille::index! {
    board: 8 x 8;
    kings: ordinary;
    scheme: exact;
    Nobody = v;
}

fn main() {}
