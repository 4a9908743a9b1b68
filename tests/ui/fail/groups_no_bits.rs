quadrille::layout! {
    pub struct Name {
        board: 3 x 3,
        groups: { picture: [ "AAB" "CCB" "CDD" ] },
    }
}

fn main() {
    let _: Option<quadrille::Square<Name>> = None;
}
