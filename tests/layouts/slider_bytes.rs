//! The standard layouts' documentation states how many bytes their tables take: those of rook and bishop
//! together, or those of each piece that has some.

use quadrille::Layout;
use quadrille::layouts::*;

/// 12,345.
fn in_groups(number: usize) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(|group| String::from_utf8_lossy(group));
    groups.collect::<Vec<_>>().join(",")
}

/// What a description should state, if it does not.
fn missing<L: Layout>(text: &str) -> Option<String> {
    let sliders =
        ["rook_attacks", "bishop_attacks"].map(|function| bytes::<L>(function).unwrap_or(0));
    let total = in_groups(sliders.into_iter().sum());
    let expected = format!("/// Tables of rook and bishop: {total} bytes.");
    (!text.contains(&expected)).then_some(expected)
}

fn bytes<L: Layout>(function: &str) -> Option<usize> {
    L::COSTS.iter().find(|cost| cost.name == function).map(|cost| cost.bytes)
}

/// The line with the bytes of each piece's tables, and what it should be.
fn wrong<L: Layout>(text: &str) -> Option<[String; 2]> {
    const BEGINNING: &str = "/// Bytes of tables: ";
    let line = text.lines().find(|line| line.starts_with(BEGINNING)).unwrap_or_default();
    let pieces = line.strip_prefix(BEGINNING).and_then(|line| line.strip_suffix('.'));
    let piece = |said: &str| {
        let piece = said.split(' ').next().unwrap_or_default();
        let bytes = bytes::<L>(&format!("{piece}_attacks"))?;
        Some(format!("{piece} {}", in_groups(bytes)))
    };
    let pieces = pieces.into_iter().flat_map(|pieces| pieces.split(", ")).map(piece);
    let pieces = pieces.collect::<Option<Vec<String>>>().unwrap_or_default();
    let expected = format!("{BEGINNING}{}.", pieces.join(", "));
    (pieces.is_empty() || line != expected).then(|| [line.to_owned(), expected])
}

#[test]
fn bytes_of_pieces_are_as_documented() {
    macro_rules! wrong {
        ($($layout:ident $file:literal),* $(,)?) => {
            [$(wrong::<$layout>(include_str!(concat!("../../layouts/", $file, ".layout")))),*]
        };
    }
    let wrong = wrong![
        Capablanca "capablanca", Checkers "checkers", Courier "courier", Draughts "draughts",
        Glinski "glinski", Grand "grand", Janggi "janggi", Makruk "makruk", Minishogi "minishogi",
        Omega "omega", Shako "shako", ToriShogi "tori_shogi", Xiangqi "xiangqi",
    ];
    let wrong: Vec<_> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

macro_rules! layouts {
    ($($layout:ident $file:literal),*) => {
        #[test]
        fn bytes_are_as_documented() {
            let missing = [
                $(($file, missing::<$layout>(include_str!(concat!("../../layouts/", $file, ".layout"))))),*
            ];
            let missing: Vec<_> = missing.into_iter().filter(|(_, line)| line.is_some()).collect();
            assert!(missing.is_empty(), "{missing:#?}");
        }
    };
}

layouts! {
    Lerf "lerf", A8 "a8", H1 "h1", FileMajor "file_major", Gray "gray", Ring "ring",
    Rotary "rotary", Pinwheel "pinwheel", Turntable "turntable", W "w", Board5x5 "board5x5", Board6x6 "board6x6", Board10x8 "board10x8",
    Board12x10 "board12x10", Shogi "shogi", Xiangqi "xiangqi"
}
