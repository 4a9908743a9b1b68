use quadrille::layouts::X88;

fn play<L: quadrille::Chess>() {}

fn main() {
    play::<X88>();
}
