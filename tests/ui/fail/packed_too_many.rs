use quadrille::Packed;
use quadrille::layouts::Lerf;

fn keep(_: &Packed<Lerf, 22>) {}

fn main() {}
