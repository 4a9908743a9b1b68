//! The standard layouts' documentation states how many bytes their tables of sliders take.

use quadrille::Layout;
use quadrille::layouts::*;

fn stated(bytes: usize) -> String {
    let digits = bytes.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(|group| String::from_utf8_lossy(group));
    format!("/// Tables of rook and bishop: {} bytes.", groups.collect::<Vec<_>>().join(","))
}

/// What a description should state, if it does not.
fn missing<L: Layout>(text: &str) -> Option<String> {
    let sliders =
        L::COSTS.iter().filter(|cost| ["rook_attacks", "bishop_attacks"].contains(&cost.name));
    let expected = stated(sliders.map(|cost| cost.bytes).sum());
    (!text.contains(&expected)).then_some(expected)
}

macro_rules! layouts {
    ($($layout:ident $file:literal),*) => {
        #[test]
        fn bytes_are_as_documented() {
            let missing = [
                $(($file, missing::<$layout>(include_str!(concat!("../layouts/", $file, ".layout"))))),*
            ];
            let missing: Vec<_> = missing.into_iter().filter(|(_, line)| line.is_some()).collect();
            assert!(missing.is_empty(), "{missing:#?}");
        }
    };
}

layouts! {
    Lerf "lerf", A8 "a8", H1 "h1", FileMajor "file_major", Gray "gray", Ring "ring",
    Rotary "rotary", Pinwheel "pinwheel", W "w", Board5x5 "board5x5", Board6x6 "board6x6", Board10x8 "board10x8",
    Board12x10 "board12x10", Shogi "shogi", Xiangqi "xiangqi"
}
