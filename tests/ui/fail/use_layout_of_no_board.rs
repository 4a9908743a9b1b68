struct NotALayout;

fn main() {
    let _: Option<quadrille::Square<NotALayout>> = None;
}
