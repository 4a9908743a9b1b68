//! The standard layouts' documentation states the bytes of their tables: of rook and bishop together, or of each
//! piece that has some.

use quadrille::Layout;
use quadrille::layouts::*;

/// Writes 12345 as 12,345.
fn in_groups(number: usize) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(|group| String::from_utf8_lossy(group));
    groups.collect::<Vec<_>>().join(",")
}

fn bytes<L: Layout>(piece: &str) -> Option<usize> {
    let name = format!("{piece}_attacks");
    L::COSTS.iter().find(|cost| cost.name == name).map(|cost| cost.bytes)
}

const OF_EACH: &str = "/// Bytes of tables: ";
const OF_BOTH: &str = "/// Tables of rook and bishop: ";

/// The right beginning of a line with bytes of tables.
fn expected<L: Layout>(line: &str) -> Option<String> {
    if line.starts_with(OF_BOTH) {
        let sum = ["rook", "bishop"].into_iter().filter_map(bytes::<L>).sum();
        return Some(format!("{OF_BOTH}{} bytes.", in_groups(sum)));
    }
    let pieces = line.strip_prefix(OF_EACH)?.split(", ").filter_map(|said| said.split(' ').next());
    let of_piece = |piece| Some(format!("{piece} {}", in_groups(bytes::<L>(piece)?)));
    Some(format!("{OF_EACH}{}.", pieces.filter_map(of_piece).collect::<Vec<_>>().join(", ")))
}

/// The lines with wrong bytes of tables, and their right beginnings.
fn wrong<L: Layout>(text: &str) -> Vec<[String; 2]> {
    let said = text.lines().filter_map(|line| Some([line.to_owned(), expected::<L>(line)?]));
    let said: Vec<_> = said.collect();
    assert!(!said.is_empty(), "nothing is said: {text}");
    said.into_iter().filter(|[line, expected]| !line.starts_with(expected)).collect()
}

#[test]
fn bytes_are_as_documented() {
    macro_rules! wrong {
        ($($layout:ident $file:literal),* $(,)?) => {
            [$(wrong::<$layout>(include_str!(concat!("../../layouts/", $file, ".layout")))),*]
        };
    }
    let wrong = wrong![
        Lerf "lerf", A8 "a8", H1 "h1", FileMajor "file_major", Gray "gray", Ring "ring",
        Rotary "rotary", Pinwheel "pinwheel", Turntable "turntable", W "w", Board5x5 "board5x5",
        Board6x6 "board6x6", Board10x8 "board10x8", Board12x10 "board12x10", Shogi "shogi",
        Capablanca "capablanca", Checkers "checkers", Courier "courier", Draughts "draughts",
        Glinski "glinski", Grand "grand", Janggi "janggi", Makruk "makruk", Minishogi "minishogi",
        Omega "omega", Shako "shako", ToriShogi "tori_shogi", Xiangqi "xiangqi",
        Board16x16 "board16x16", ChuShogi "chu_shogi", Shuuro "shuuro",
    ];
    let wrong: Vec<_> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
