struct NotALayout;

fn keep(_: &quadrille::Square<NotALayout>) {}

fn main() {}
