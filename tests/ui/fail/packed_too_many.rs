use quadrille::Packed;
use quadrille::layouts::Lerf;

fn main() {
    let _: Option<Packed<Lerf, 22>> = None;
}
