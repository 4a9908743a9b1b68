quadrille::layout! {
    pub struct Board {
        board: 2 x 2,
        number: 2 * rank + file,
        planes: maybe,
    }
}

fn main() {
    let _: Option<quadrille::Square<Board>> = None;
}
