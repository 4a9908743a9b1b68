use quadrille::layouts::Lerf;

fn main() {
    const _: u64 = Lerf::flip_diagonal_pieces(0, 11);
}
