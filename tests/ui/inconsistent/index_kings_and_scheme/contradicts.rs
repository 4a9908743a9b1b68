//! The men that lead, by the scheme and by a material.

quadrille::index! {
    board: 3 x 3;
    kings: ordinary;
    scheme: kings;
    QRvB;
}

fn main() {}
