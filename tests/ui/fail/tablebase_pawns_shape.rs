quadrille::index! {
    board: 8 x 8 where (file + rank) % 2 == 0;
    kings: ordinary;
    scheme: exact;
    KPvK;
}

mod hexagons {
    quadrille::index! {
        board: 11 x 11 where file - rank <= 5 && rank - file <= 5;
        directions: { north: (0, +1), north_east: (+1, +1), south_east: (+1, 0) };
        scheme: exact;
        KPvK;
    }
}

fn main() {}
