quadrille::index! {
    board: 1 x 4;
    kings: ordinary;
    scheme: exact;
    PPvP;
}

fn main() {}
