use quadrille::layouts::Xiangqi;

fn main() {
    let _ = Xiangqi::E0.rotate_90();
}
