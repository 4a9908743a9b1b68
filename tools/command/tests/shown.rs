//! The output of the command, compared with `tests/shown`, which `BLESS=1` rewrites.

use std::fs;
use std::path::Path;

use crate::command::{self, coloured, quadrille, with_input};

/// Compares a text with the file of this name.
#[track_caller]
fn same(name: &str, text: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/shown");
    command::same(&folder.join(name), text);
}

/// The views, and the arguments of `show` for them.
const VIEWS: [(&str, &str); 26] = [
    ("numbers", "lerf"),
    ("octal", "w --radix octal"),
    ("groups", "w --groups"),
    ("fields", "gray --fields"),
    ("shared", "lerf w --shared rook"),
    ("attacks", "lerf --piece rook --from e4 --occupied e6,c4"),
    ("cannon", "xiangqi --piece cannon --from b2 --occupied b7,b9,e2"),
    ("flip", "board5x5 --flip rotate_90"),
    ("draughts", "draughts"),
    ("hexagons", "glinski --piece bishop --from f6"),
    ("middle", "glinski --piece queen"),
    ("mirror", "lerf --flip flip_vertical"),
    ("diagonal", "board6x6 --flip flip_diagonal"),
    ("pawn", "lerf --piece pawn --from e4 --occupied d5,e7"),
    ("black_pawn", "glinski --piece pawn --color black --from f6 --occupied f5"),
    ("region", "xiangqi --region palace"),
    ("region_by_color", "xiangqi --region home"),
    ("turn", "glinski --flip rotate_60"),
    ("corners", "omega"),
    ("gold", "shogi --piece gold --color black --from 5e --occupied 5f"),
    ("pieces", "minishogi --pieces"),
    ("set", "lerf --set a1,c2 --flip rotate_90"),
    ("fairy_stockfish", "lerf --piece fKbR --from d4"),
    // More than 128 squares, with numbers of three digits and names of files of two.
    ("chu_shogi", "chu_shogi"),
    ("lion", "chu_shogi --piece lion --from 11k"),
    ("falcon", "chu_shogi --piece falcon --color black --from 6f --occupied 6g,12l,1l"),
];

/// The arguments of a view.
fn show(view: &str) -> Vec<&str> {
    ["show"].into_iter().chain(view.split(' ')).collect()
}

#[test]
fn titles_have_the_article_of_their_piece() {
    for (layout, piece, title) in [
        ("capablanca", "archbishop", "Capablanca: attacks of an archbishop on "),
        ("lerf", "rook", "Lerf: attacks of a rook on "),
        ("xiangqi", "elephant", "Xiangqi: attacks of a white elephant on "),
        ("xiangqi", "[F?R]", "Xiangqi: attacks of a white [F?R] on "),
    ] {
        let shown = quadrille(&["show", layout, "--piece", piece]).output();
        assert!(shown.starts_with(title), "{shown}");
    }
}

#[test]
fn boards_in_a_terminal() {
    for (name, view) in VIEWS {
        same(&format!("{name}.txt"), &quadrille(&show(view)).output());
    }
    same("coloured.txt", &coloured(&show(VIEWS[5].1)).output());
}

#[test]
fn addresses_of_the_page() {
    let link =
        |arguments: &[&str]| quadrille(&[&["show"], arguments, &["--link"]].concat()).output();
    let site = quadrille_tools::page_address::SITE;
    assert_eq!(link(&["w"]), format!("{site}#layout=w\n"));
    let arguments = ["lerf", "w", "--piece", "rook", "--occupied", "e6 c4", "--radix", "hex"];
    let settings = "piece=rook&occupied=e6%20c4&color=white&radix=hex&beside=w";
    assert_eq!(link(&arguments), format!("{site}#layout=lerf&{settings}\n"));
    // A link has a file's text and its name, without the folder.
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mine.layout");
    let text = "// <mine>\nstruct A { board: 8 x }";
    fs::write(&file, text).expect("a file");
    let address = link(&[file.to_str().expect("a path")]);
    let read =
        quadrille_tools::page_address::Link::read(address.trim()).unwrap().expect("a description");
    assert_eq!((read.source.name.as_str(), read.source.text.as_str()), ("mine.layout", text));
}

#[test]
fn boards_as_pictures() {
    for (name, view) in VIEWS {
        let picture = quadrille(&[&show(view)[..], &["--svg", "-"]].concat()).output();
        assert!(picture.contains("prefers-color-scheme:dark"));
        same(&format!("{name}.svg"), &picture);
    }
}

#[test]
fn mistakes_as_a_compiler_prints_them() {
    let wrong = "/// é\npub struct Board {\n    board: 4 x 4,\n    number: rank * 4 + fiel,\n    piecse: {},\n}\n";
    let run = with_input(&["check", "-"], wrong);
    assert_eq!((run.status, run.out.as_str()), (1, ""));
    same("mistakes.txt", &run.errors);
    let run = with_input(&["check", "--format", "json", "-"], wrong);
    assert_eq!((run.status, run.errors.as_str()), (1, ""));
    same("mistakes.json", &run.out);
}

#[test]
fn what_was_verified() {
    let described = "quadrille::layout! { struct A { board: 4 x 4, number: file * 4 + rank, pieces: { rook: R } } }\n\
                     quadrille::index! { board: 8 x 8; scheme: exact; pub KRvK; }";
    same("check.txt", &with_input(&["check", "-"], described).output());
    let noted =
        "struct A { board: 4 x 4, number: 4 * rank + file, pieces: { wall: fhNbKsW, wing: gR3 }, }";
    same("check_notes.txt", &with_input(&["check", "-"], noted).output());
}

/// A movement of each colour is drawn for each.
#[test]
fn pieces_of_two_movements_are_drawn_twice() {
    let described = "struct A { board: 4 x 4, number: 4 * rank + file, \
                     pieces: { turned: fW, own: { white: fW, black: bF } }, }";
    let drawn = with_input(&["show", "-", "--pieces"], described).output();
    let titles = drawn.lines().next().expect("pictures side by side").split("A: ");
    assert!(titles.map(str::trim).eq(["", "turned", "white own", "black own"]), "{drawn}");
}

/// The totals of all tables, and the calls that use an instruction.
#[test]
fn totals_and_calls() {
    let total = "all tables take 197,376 bytes, of which a program holds those that it reads\n";
    assert!(quadrille(&["explain", "lerf"]).output().contains(total));
    assert!(quadrille(&["check", "lerf"]).output().contains(total));
    let called = "called so by `square.attacks::<P>(occupied)`, `square.rook_attacks(occupied)`";
    let pext = quadrille(&["export", "lerf", "--to", "layout", "--sliders", "pext"]).output();
    let explained = with_input(&["explain", "-"], &pext).output();
    assert!(explained.contains(called), "{explained}");
    let emitted = with_input(&["expand", "-"], &pext).output();
    assert_eq!(emitted.matches("cannot use the instruction of `pext`").count(), 3);
    assert!(!quadrille(&["explain", "lerf"]).output().contains("called so"));
}

#[test]
fn mistakes_in_a_rust_source() {
    let source = "use quadrille::layout;\n\nlayout! {\n    struct A { board: 2 x 2, number: rank * 2 + fiel }\n}\n\nfn main() {}\n";
    let run = with_input(&["check", "-"], source);
    assert_eq!((run.status, run.out.as_str()), (1, ""));
    same("mistakes_in_rust.txt", &run.errors);
    let indexes = "quadrille::index! { board: 8 x 8; scheme: exakt; pub KRvK; }";
    let run = with_input(&["check", "-"], indexes);
    assert_eq!((run.status, run.out.as_str()), (1, ""));
    same("mistakes_in_indexes.txt", &run.errors);
}

#[test]
fn costs_and_reasons() {
    same("explain_flip.txt", &quadrille(&["explain", "w", "rotate_270"]).output());
    same("explain_rook.txt", &quadrille(&["explain", "w", "rook"]).output());
    same("explain_cannon.txt", &quadrille(&["explain", "xiangqi", "cannon"]).output());
    same("explain_horse.txt", &quadrille(&["explain", "xiangqi", "horse"]).output());
    same("explain_gold.txt", &quadrille(&["explain", "shogi", "gold"]).output());
    let ring = include_str!("../../../layouts/ring.layout");
    // The compiler's own circuit has nine operations.
    let flip = "x ^ ((each(0x24) << 1 | each(0x20)) - (x & each(0x36)) & (each(0x20) << 1 | each(4))) \
                * (1 << width - 3 * n | 1 << width - 3 * n - 1 | 1 << width - 6 * n - 3) >> width - 3 * n";
    let packed = format!("circuits: {{ packed: {{ flip_diagonal: \"{flip}\" }},");
    let ring = ring.replacen("circuits: {", &packed, 1);
    let packed = with_input(&["explain", "-", "flip_diagonal_packed"], &ring);
    same("explain_packed.txt", &packed.output());
    same("explain_board12x10.txt", &quadrille(&["explain", "board12x10", "rook"]).output());
    same("compare.txt", &quadrille(&["compare", "lerf", "w", "ring"]).output());
    same("index.txt", &quadrille(&["index", "KRvK", "--scheme", "exact", "explain"]).output());
    let index = |material: &str, scheme: &str| {
        quadrille(&["index", material, "--scheme", scheme, "explain"]).output()
    };
    same("index_111.txt", &index("KRvK", "syzygy"));
    same("index_k2.txt", &index("KRRvK", "syzygy"));
    same("index_pawns.txt", &index("KPPvKP", "syzygy"));
    same("index_leads.txt", &index("KRvK", "exact(leads: kRK)"));
}

/// Tables that both colours read are counted once: the sets of steps, but not the squares that each may reach.
#[test]
fn tables_of_both_colours_are_counted() {
    let explained = quadrille(&["explain", "xiangqi", "elephant"]).output();
    // There are sixteen sets of 64 bits, and 128 bits for each of 128 numbers and each colour.
    assert!(explained.contains(", 2 loads from 4,224 bytes of tables"), "{explained}");
}

#[test]
fn what_is_emitted() {
    let whole = quadrille(&["expand", "board5x5"]).output();
    assert!(whole.contains("pub struct Board5x5;") && whole.contains("/// "), "{whole}");
}

/// Conversions and indexes against known values.
#[test]
fn squares_and_words() {
    let convert = ["convert", "--from", "lerf", "--to", "w"];
    let squares = quadrille(&[&convert[..], &["e4", "0 h8,63"]].concat()).output();
    assert_eq!(squares, "12\n62 60 60\n"); // W's table in its description.
    let words = ["--as", "words", "1", "0x8000000000000000", "0"];
    let words = quadrille(&[&convert[..], &words].concat()).output();
    assert_eq!(words, "0x4000000000000000\n0x1000000000000000\n0x0000000000000000\n");
    let [named, word] = ["a1 h1", "0x81"].map(|set| quadrille(&["show", "lerf", "--set", set]));
    assert_eq!(named.output(), word.output());
}

#[test]
fn indexes_that_syzygy_and_others_publish() {
    let index = |material: &str, scheme: &str, action: &[&str]| {
        quadrille(&[&["index", material, "--scheme", scheme], action].concat()).output()
    };
    // The number of KRK in the UCI archive of databases.
    assert_eq!(index("KRvK", "exact", &["size"]), "28056\n");
    assert_eq!(quadrille(&["index", "KvK", "size"]).output(), "462\n");
    for scheme in ["naive", "kings", "syzygy", "exact"] {
        let number = index("KQRBvKNP", scheme, &["encode", "c2 d4 e5 a1 h8 g3 b7"]);
        let squares = index("KQRBvKNP", scheme, &["decode", number.trim()]);
        let again = index("KQRBvKNP", scheme, &["encode", squares.trim()]);
        assert_eq!(again, number, "{scheme}");
    }
    let kings = index("KvK", "exact", &["--layout", "glinski", "encode", "f6 f9"]);
    assert_eq!(index("KvK", "exact", &["--layout", "glinski", "encode", "f6 f3"]), kings);
    // By hand: a general has 9 squares and an advisor 5; the mirror of files leaves 3 and 1.
    let generals = ["--layout", "xiangqi", "--region", "K=d0-f2", "--region", "k=d7-f9"];
    let palace = [&generals[..], &["--region", "A=d0 f0 e1 d2 f2"]].concat();
    let elephants = [&generals[..], &["--region", "E=home", "size"]].concat();
    assert_eq!(index("KvKE", "exact", &elephants), format!("{}\n", u32::midpoint(81 * 44, 9 * 4)));
    assert_eq!(index("KAvK", "exact", &[&palace[..], &["size"]].concat()), "183\n");
    let decoded = index("KAvK", "kings", &[&palace[..], &["decode", "100"]].concat());
    let encoded = index("KAvK", "kings", &[&palace[..], &["encode", decoded.trim()]].concat());
    assert_eq!(encoded, "100\n");
    let men = ["--layout", "checkers", "--kings", "ordinary", "--region", "M=1 2 3 4 5 9 32"];
    let men = [&men[..], &["--region", "m=32 1", "size"]].concat();
    assert_eq!(index("MvM", "exact", &men), format!("{}\n", 7 * 2 - 2));
    // There are fifteen pairs of pawns on each of four files, and a king on one of the remaining squares.
    let opposed = ["--kings", "ordinary", "--relation", "Pp=opposed", "size"];
    assert_eq!(index("KPvP", "exact", &opposed), format!("{}\n", 15 * 4 * 62));
    let pairs = ["--kings", "ordinary", "--relation", "RR=a1/a2 h1/h2 a2/a1 h2/h1", "size"];
    assert_eq!(index("RRvR", "exact", &pairs), "62\n");
}

/// An index of xiangqi that counts advisors on all squares notes that the layout has a palace, and uses it if asked.
#[test]
fn men_whom_the_layout_confines() {
    let size = |arguments: &[&str]| {
        let run = quadrille(&[&["index", "KRvKAA", "--layout", "xiangqi"], arguments].concat());
        assert_eq!(run.status, 0, "{}", run.errors);
        (run.out.trim().parse::<u64>().expect("a number"), run.errors)
    };
    let (all, note) = size(&["size"]);
    assert_eq!(all, 609_043_584);
    let told =
        "if `A` is advisor and `K` is general, whom the layout confines, say `--regions layout`";
    assert!(note.contains(told), "{note}");
    assert_eq!(size(&["--regions", "board", "size"]), (all, String::new()));
    // The palaces of both sides are one region.
    let palaces = "d0-f2 d7-f9";
    let (king, advisor) = (format!("K={palaces}"), format!("A={palaces}"));
    let by_hand = size(&["--region", &king, "--region", &advisor, "size"]);
    let (of_layout, silence) = size(&["--regions", "layout", "size"]);
    assert_eq!((of_layout, silence), (by_hand.0, String::new()));
    assert_eq!(by_hand.1, "");
    assert!(of_layout < all / 100, "{of_layout}");
    // A given region overrides the layout's, without a note.
    let home = size(&["--regions", "layout", "--region", "K=d0-f2", "size"]).0;
    assert!(home < of_layout, "{home}");
    let (_, note) = size(&["--region", "K=palace", "size"]);
    assert!(note.contains("if `A` is advisor, whom") && !note.contains("`K`"), "{note}");
    assert_eq!(quadrille(&["index", "KRvK", "size"]).errors, "");
}

/// Squares have the layout's names in all options; xiangqi's ranks begin at 0.
#[test]
fn relations_are_about_the_squares_of_the_layout() {
    let index = |relation: &str| {
        let own = ["index", "KRRvK", "--layout", "xiangqi", "--regions", "board"];
        quadrille(&[&own[..], &["--relation", relation, "size"]].concat())
    };
    let pairs = index("RR=a0/i0 i0/a0").output();
    let boxes = index("RR=a0-a0/i0 i0/a0").output();
    assert_eq!(pairs, boxes);
    // The rule is the same: `index!` refuses what is no name there, and the command what is no name of the layout.
    let named = |relation: &str| {
        let checkers = ["index", "MMvM", "--layout", "checkers", "--kings", "ordinary"];
        quadrille(&[&checkers[..], &["--relation", relation, "size"]].concat())
    };
    assert_eq!(named("MM=1/5 5/1 4/8 8/4").output(), named("MM=4/8 8/4 1/5 5/1").output());
    assert!(named("MM=g1/h2").refusal().contains("there is no square `g1`"));
    assert!(index("RR=a0/a10").refusal().contains("there is no square `a10`"));
}

#[cfg(unix)]
#[test]
fn orders_of_a_table() {
    let order = ["index", "KvK", "order", "--values", "-", "--compressor", "cat"];
    let orders = with_input(&order, "x".repeat(462));
    assert!(orders.errors.contains("bytes: "), "{}", orders.errors);
    same("orders.txt", &orders.out);
    let among = with_input(&[&order[..], &["--among", "kings,naive"]].concat(), "x".repeat(462));
    let bytes: Vec<&str> = among.out.lines().skip(1).map(|line| line[..8].trim()).collect();
    assert_eq!(bytes, ["462", "4,032", "4,096"]);
}

/// Golds and lances may not be turned round. An index that folds positions as if they might has too few numbers,
/// and notes that.
#[test]
fn men_that_go_forward() {
    let size = |arguments: &[&str]| {
        let run = quadrille(&[&["index", "KGvKL", "--layout", "shogi"], arguments].concat());
        assert_eq!(run.status, 0, "{}", run.errors);
        let size: u64 = run.out.trim().parse().expect("a number");
        (size, run.errors)
    };
    let (turned, note) = size(&["size"]);
    assert!(note.contains("`G` is gold and `L` is lance, say `--forward GL`"), "{note}");
    let (ahead, silence) = size(&["--forward", "GL", "size"]);
    assert_eq!(silence, "");
    // Folding by the mirror of files alone, not by all eight symmetries, leaves nearly four times as many.
    assert!((turned * 39 / 10..=turned * 4).contains(&ahead), "{turned} {ahead}");
    assert_eq!(size(&["--forward", "", "size"]), (turned, String::new()));
    assert_eq!(quadrille(&["index", "KRvK", "--layout", "shogi", "size"]).errors, "");
    assert_eq!(quadrille(&["index", "KPGvKL", "--layout", "shogi", "size"]).errors, "");
}

#[cfg(unix)]
#[test]
fn a_reader_that_has_seen_enough_ends_it_quietly() {
    let script = "\"$0\" expand w | head -n 1; exit 0";
    let mut command = std::process::Command::new("sh");
    let output = command.arg("-c").arg(script).arg(env!("CARGO_BIN_EXE_quadrille")).output();
    let output = output.expect("a shell");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

/// Every help text ends with examples that can be copied, and they use its own command.
#[test]
fn every_help_has_an_example() {
    let searches = ["magics", "flips", "numbering"].map(|what| vec!["search", what]);
    let names = "check show explain compare expand convert index new export";
    for command in names.split(' ').map(|name| vec![name]).chain(searches) {
        let help = quadrille(&[&command[..], &["--help"]].concat()).output();
        let (_, examples) = help.split_once("\nExample").expect("an example");
        let start = format!("  quadrille {} ", command.join(" "));
        let is_command = |line: &str| line.starts_with(&start);
        assert!(examples.lines().skip(1).all(is_command), "{help}");
    }
}
