use quadrille::{Packed, layouts::Lerf};

fn main() {
    let _ = Lerf::flip_diagonal_packed(Packed::pack([Lerf::A1; 22]));
}
