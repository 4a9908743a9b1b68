quadrille::index! {
    board: 8 x 8;
    kings: none;
    scheme: exact;
    QRvB;
}

fn main() {}
