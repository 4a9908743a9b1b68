use wasm_bindgen::prelude::*;
use quadrille_tools::*;
#[wasm_bindgen]
pub fn all(text: &str) -> String {
    let document = || Document::new(Source::new("a.layout", text.to_owned()));
    let layouts = document().layouts().unwrap();
    let mut out = String::new();
    out += &explain::text(&layouts[0], None).unwrap();
    out += &compare::table(&layouts).unwrap();
    out += &export::c("x", document()).unwrap();
    out += &export::json(document()).unwrap();
    out += &expand::source(&document(), None).unwrap();
    out
}
