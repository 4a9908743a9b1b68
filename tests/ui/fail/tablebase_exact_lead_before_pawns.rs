quadrille::index! {
    board: 8 x 8;
    kings: ordinary;
    RRRPvR: exact(leads: RRRr);
}

fn main() {}
