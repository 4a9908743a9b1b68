//! Every command with bad input: it gives a clear message, does not panic, and overwrites nothing unasked.

use std::fs;

use crate::command::{file, folder, quadrille, with_file, with_input};

const BOARD: &str =
    "pub struct Board { board: 4 x 4, number: rank * 4 + file, pieces: { rook: R } }";
const WRONG: &str = "/// é\npub struct Board { board: 0 x 3, nmber: file }";

/// Commands that read a description in the place of `FILE`.
const READERS: [&[&str]; 12] = [
    &["check", "FILE"],
    &["show", "FILE"],
    &["explain", "FILE"],
    &["compare", "FILE", "lerf"],
    &["expand", "FILE"],
    &["convert", "--from", "FILE", "--to", "lerf", "a1"],
    &["convert", "--from", "lerf", "--to", "FILE", "a1"],
    &["index", "KvK", "--scheme", "exact", "--layout", "FILE", "size"],
    &["search", "flips", "FILE"],
    &["search", "numbering", "FILE"],
    &["export", "FILE", "--to", "c"],
    &["export", "FILE", "--to", "json"],
];

#[test]
fn files_that_are_not_there_are_named() {
    for arguments in READERS {
        let errors = quadrille(&with_file(arguments, "nowhere/board.layout")).refusal();
        assert!(errors.contains("nowhere/board.layout: "), "{arguments:?}: {errors}");
    }
}

#[test]
fn files_that_are_no_text_are_refused() {
    let folder = folder("no_text");
    let path = folder.join("board.layout");
    fs::write(&path, [0xff, 0xfe, 0x00]).expect("a file");
    for arguments in READERS {
        for path in [&path, &folder] {
            quadrille(&with_file(arguments, path.to_str().expect("a name"))).refusal();
        }
    }
}

#[test]
fn mistakes_are_reported_by_every_command_with_their_source() {
    let folder = folder("mistakes");
    let path = file(&folder, "board.layout", WRONG);
    for arguments in READERS {
        let run = quadrille(&with_file(arguments, &path));
        let is_search = arguments[0] == "search";
        assert_eq!(run.status, if is_search { 2 } else { 1 }, "{arguments:?}: {}", run.errors);
        assert_eq!(run.out, "", "{arguments:?}");
        for part in ["a board has at least one file", "board.layout:2:27", "did you mean `number`?"]
        {
            assert!(run.errors.contains(part), "{arguments:?}: {}", run.errors);
        }
        assert_eq!(fs::read_to_string(&path).expect("a file"), WRONG);
    }
}

/// A description that is impossible only for its numbering, whose numbers neither rise nor fall along ranks.
#[test]
fn exports_show_where_the_impossible_is_asked_for() {
    let text = "pub struct Board {
    board: 4 x 4,
    number: [
        12 13 15 14
         8  9 11 10
         4  5  7  6
         0  1  3  2
    ],
    pieces: { rook: R },
    sliders: { method: obstruction_difference },
}
";
    let folder = folder("impossible");
    let path = file(&folder, "board.layout", text);
    let run = quadrille(&["export", &path, "--to", "c"]);
    assert_eq!((run.status, run.out.as_str()), (1, ""), "{}", run.errors);
    for part in ["needs numbers that rise or fall", "board.layout:10:", "leave the option out"] {
        assert!(run.errors.contains(part), "{}", run.errors);
    }
}

#[test]
fn the_other_files_are_checked_as_well() {
    let folder = folder("others");
    let path = file(&folder, "board.layout", WRONG);
    let run = quadrille(&["check", "nowhere", &path, "lerf"]);
    assert_eq!(run.status, 2);
    assert!(run.out.starts_with("lerf: no mistakes in layout Lerf\n"), "{}", run.out);
    for part in ["nowhere: ", "board.layout:2:27", "a file was not checked"] {
        assert!(run.errors.contains(part), "{}", run.errors);
    }
    assert_eq!(quadrille(&["check", &path, "lerf", "w"]).status, 1);
}

#[test]
fn nothing_is_described_in_an_empty_file() {
    for text in ["", "fn main() {}", "// layout! {}"] {
        let run = with_input(&["check", "-"], text);
        assert_eq!((run.status, run.out.as_str()), (2, ""), "{text}");
        assert!(run.errors.contains("<stdin>: nothing is described there"), "{}", run.errors);
        assert!(run.errors.contains("error: nothing was checked"), "{}", run.errors);
    }
    // Among other files it is no mistake: `check src/*.rs`.
    let run = with_input(&["check", "-", "lerf"], "fn main() {}");
    assert_eq!(run.status, 0);
    assert!(run.errors.contains("<stdin>: nothing is described there"), "{}", run.errors);
    for arguments in &READERS[1..8] {
        let errors = with_input(&with_file(arguments, "-"), "");
        if arguments[0] != "expand" && arguments != &READERS[6] {
            let errors = errors.refusal();
            assert!(errors.contains("no layout is described there"), "{arguments:?}: {errors}");
        }
    }
}

#[test]
fn standard_input_is_not_read_twice() {
    quadrille(&["convert", "--from", "-", "--to", "-", "a1"]).refusal();
    quadrille(&["convert", "--from", "-", "--to", "lerf"]).refusal();
}

/// Checks that arguments are refused with a message that has this part.
#[track_caller]
fn refused(refusals: &[(&[&str], &str)]) {
    for (arguments, part) in refusals {
        let errors = quadrille(arguments).refusal();
        assert!(errors.contains(part), "{arguments:?}: {errors}");
    }
}

#[test]
fn names_are_answered_with_what_was_meant_or_what_there_is() {
    refused(&[
        (&["show", "lref"], "did you mean `lerf`?"),
        (&["show", "42"], "there are a8, "),
        (&["show", "lerf", "--groups"], "described without `groups`"),
        (&["show", "lerf", "--shared", "rok"], "Lerf has no piece `rok`: did you mean `rook`?"),
        (&["show", "lerf", "--shared", "tower"], "it has rook, bishop, queen, knight, king"),
        (&["show", "lerf", "--shared", "queen"], "of one slider: take `rook` or `bishop`"),
        (&["show", "lerf", "--shared", "knight"], "of one slider: take `rook` or `bishop`"),
        (&["show", "tori_shogi", "--shared", "crane"], "nor is another piece of the layout"),
        (&["show", "x88", "--shared", "rook"], "it has none"),
        (&["show", "lerf", "--piece", "rook", "--from", "z9"], "has a1 to h8"),
        (&["show", "lerf", "--piece", "rook", "--from", "a1", "--occupied", "b2 i9"], "`i9`"),
        (&["show", "lerf", "--piece", "rok"], "Lerf has no piece `rok`: did you mean `rook`?"),
        (&["show", "lerf", "--piece", "[F?R"], "`]`"),
        (&["show", "lerf", "--piece", "F in palace"], "Lerf has no region `palace`; it has none"),
        (&["show", "xiangqi", "--region", "palce"], "no region `palce`: did you mean `palace`?"),
        (
            &["show", "board10x8", "--flip", "rotate_90"],
            "has no rotate_90; it has flip_vertical, flip_horizontal, rotate_180",
        ),
        (&["show", "lerf", "--flip", "flip_vertikal"], "did you mean `flip_vertical`?"),
        (&["show", "lerf", "--flip", "rotate_45"], "`rotate_45`: did you mean `rotate_90`?"),
        (&["show", "lerf", "--flip", "rotate_45", "--link"], "there is no symmetry `rotate_45`"),
        (
            &["explain", "lerf", "flip_verticle"],
            "table `flip_verticle`: did you mean `flip_vertical`?",
        ),
        (&["explain", "shogi", "goldd"], "function or table `goldd`: did you mean `gold`?"),
        (&["explain", "shogi", "rotate_9"], "`rotate_9`; there are rotate_90, rotate_90_square"),
        (&["explain", "shogi", "zzz"], "`zzz`; there are king, "),
        (&["compare", "lerf"], "nothing to compare it with"),
        (&["convert", "--from", "lerf", "--to", "shogi", "a1"], "a board of 8 x 8"),
        (&["show", "lerf", "--set", "0xffg0"], "`0xffg0` is no hexadecimal word"),
        (&["show", "shogi", "--set", "0x1_0000_0000_0000_0000_0000_0000"], "bit 96 is no square"),
        (&["show", "x88", "--set", "0x1"], "has no bitboards"),
    ]);
}

#[test]
fn materials_that_are_none_are_refused() {
    for (material, part) in [
        ("KR2vK", "`2` in `KR2vK` is no piece"),
        ("KRK", "no `v` between White's men and Black's: did you mean `KRvK`?"),
        ("KQVK", "did you mean `KQvK`?"),
        ("kq-k", "did you mean `KQvK`?"),
        ("KQvX", "where kings are pieces like any other, say so: `--kings ordinary`"),
        ("KRvR", "Black has no king"),
        ("KQRBNvKQRBN", "at most 8"),
        ("", "no `v`"),
        ("KRv", "Black has no king"),
    ] {
        let errors = quadrille(&["index", material, "--scheme", "exact", "size"]).refusal();
        assert!(errors.contains(part), "{material}: {errors}");
    }
}

#[test]
fn schemes_that_are_none_or_do_not_fit_are_refused() {
    let refusals: [(&[&str], &str); 18] = [
        (&["--scheme", "exakt"], "did you mean `exact`?"),
        (&["--scheme", "exact)"], "is no scheme"),
        (&["--scheme", "naive(leads)"], "has no option `leads`"),
        (&["--scheme", "exact", "--kings", "apartt"], "did you mean `apart`?"),
        (&["--scheme", "syzygy", "--layout", "shogi"], "syzygy"),
        (&["--scheme", "exact", "--region", "R"], "write `M=SQUARES`"),
        (&["--scheme", "exact", "--region", "RR=a1 h1"], "write `M=SQUARES`"),
        (&["--scheme", "exact", "--region", "R=a1 z9"], "`z9` is no square"),
        (&["--scheme", "exact", "--region", "R=a1"], "lacks its mirror image h1"),
        (&["--scheme", "exact", "--region", "X=a1"], "there is no `X` in KRvK"),
        (&["--scheme", "exact", "--region", "r=a1 h1"], "Black has no `R` in KRvK"),
        (
            &["--layout", "xiangqi", "--region", "R=hom"],
            "nor a region of the layout: did you mean `home`?",
        ),
        (&["--layout", "xiangqi", "--region", "R=zz"], "nor a region of the layout; regions are "),
        (&["--forward", "RG"], "`--forward RG`: there is no `G` in KRvK"),
        (&["--scheme", "naive", "--region", "R=a1 h1"], "know no regions"),
        (&["--relation", "KR"], "write `MEN=RULE`, such as `Pp=opposed`"),
        (&["--relation", "KR=opposed"], "one is a king that stays apart"),
        (&["--relation", "Rr=oposed"], "did you mean `opposed`?"),
    ];
    for (arguments, part) in refusals {
        let errors = quadrille(&[&["index", "KRvK"], arguments, &["size"]].concat()).refusal();
        assert!(errors.contains(part), "{arguments:?}: {errors}");
    }
}

#[test]
fn values_and_compressors_that_cannot_be_used_are_refused() {
    let path = file(&folder("orders"), "values", &"x".repeat(462));
    let order_of = |values: &str, material: &str, arguments: &[&str]| {
        let order = ["index", material, "order", "--compressor", "cat", "--values", values];
        quadrille(&[&order[..], arguments].concat()).refusal()
    };
    let order = |material: &str, arguments: &[&str]| order_of(&path, material, arguments);
    let errors = order("KRvK", &[]);
    assert!(errors.contains("it ends before 28056 bytes, one for each number"), "{errors}");
    if cfg!(unix) {
        let errors = order_of("/dev/zero", "KvK", &[]);
        assert!(errors.contains("/dev/zero: it goes on behind 462 bytes"), "{errors}");
    }
    let errors = order("KvK", &["--sample", "100"]);
    assert!(errors.contains("take 65,536 or more"), "{errors}");
    let errors = order("KvK", &["--among", "exakt"]);
    assert!(errors.contains("did you mean `exact`?"), "{errors}");
    for missing in ["-", "nowhere"] {
        let errors = order_of(missing, "KvK", &[]);
        assert!(errors.contains("standard input: it ends before 462") != (missing == "nowhere"));
    }
    let compressor = |command: &str| {
        let order = ["index", "KvK", "order", "--values", &path, "--compressor", command];
        quadrille(&order).refusal()
    };
    let errors = compressor("no-such-compressor -9");
    assert!(errors.contains("`no-such-compressor -9`: "), "{errors}");
    if cfg!(unix) {
        let errors = compressor("false");
        assert!(errors.contains("`false`: it failed (exit status: 1)"), "{errors}");
        let errors = compressor("true");
        assert!(errors.contains("it wrote nothing") || errors.contains("not read"), "{errors}");
    }
}

#[test]
fn bad_lines_are_named_and_the_others_go_on() {
    let index = ["index", "KRvK", "--scheme", "exact"];
    let encode = with_input(
        &[&index[..], &["encode"]].concat(),
        b"c2 d4 e5\nc2 d4\n\nc2 z9 e5\na1 c3 a2\nc2 d4 \xff\nb1 c3 d8\n",
    );
    assert_eq!(encode.status, 2);
    assert_eq!(encode.out.lines().count(), 2);
    for part in [
        "line 2: 2 squares where the material has 3 men",
        "line 4: `z9` is no square",
        "line 5: the scheme does not have this position",
        "line 6: it is not UTF-8",
        "error: 4 texts were left out",
    ] {
        assert!(encode.errors.contains(part), "{}", encode.errors);
    }
    let decode = quadrille(&[&index[..], &["decode", "28055", "28056", "x"]].concat());
    assert_eq!((decode.status, decode.out.lines().count()), (2, 1));
    assert!(decode.errors.contains("indexes go from 0 to 28055"), "{}", decode.errors);

    let words = ["convert", "--from", "lerf", "--to", "w", "--as", "words"];
    let words = quadrille(&[&words[..], &["0xff", "0x1ff00000000000000", "x"]].concat());
    assert_eq!((words.status, words.out.lines().count()), (2, 1));
    assert!(words.errors.contains("bit 64 is no square"), "{}", words.errors);
}

#[test]
fn a_position_in_several_arguments_is_put_together() {
    let encode = |squares: &[&str]| quadrille(&[&["index", "KQvKR", "encode"], squares].concat());
    let typed = ["e1", "e2", "e8", "e7"];
    let (one, two) = (encode(&typed).output(), encode(&[typed, typed].concat()).output());
    assert_eq!(one, encode(&["e1 e2 e8 e7"]).output());
    assert_eq!(two, one.repeat(2));
    let errors = encode(&typed[..3]).refusal();
    assert!(errors.contains("3 squares, where each position has 4: e1 e2 e8"), "{errors}");
    let run = quadrille(&["index", "KQvKR", "encode", "e1"]);
    assert!(run.errors.contains("`e1`: 1 square where the material has 4 men"), "{}", run.errors);
}

#[test]
fn squares_that_are_none_are_named_once_with_the_reason() {
    let run = quadrille(&["convert", "--from", "lerf", "--to", "w", "z9"]);
    assert!(run.errors.starts_with("`z9` is no square of the board"), "{}", run.errors);
    let ring =
        "pub struct Ring { board: 3 x 3, number: [5 6 7, 3 . 4, 0 1 2], pieces: { rook: R } }";
    for arguments in [
        &["show", "-", "--piece", "rook", "--from", "b2"][..],
        &["index", "KvK", "--layout", "-", "--region", "K=a1-b2", "size"],
        &["index", "KvK", "--layout", "-", "encode", "a1 b2"],
    ] {
        let errors = with_input(arguments, ring).errors;
        let message = "`b2` is no square: the board has a gap there";
        assert!(errors.contains(message), "{arguments:?}: {errors}");
    }
}

#[test]
fn files_are_not_overwritten_unasked() {
    for (test, command) in [
        ("pictures", &["show", "lerf", "--svg"][..]),
        ("exports", &["export", "lerf", "--to", "c", "--output"]),
    ] {
        let folder = folder(test);
        let path = file(&folder, "board", "mine");
        let write = |path: &str, more: &[&str]| quadrille(&[command, &[path], more].concat());
        let errors = write(&path, &[]).refusal();
        assert!(errors.contains("it is there already"), "{errors}");
        assert_eq!(fs::read_to_string(&path).expect("a file"), "mine");
        write(&path, &["--force"]).output();
        assert_ne!(fs::read_to_string(&path).expect("a file"), "mine");
        let missing = folder.join("nowhere/board");
        let missing = missing.to_str().expect("a name");
        assert!(write(missing, &[]).refusal().contains(missing));
        assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 1);
    }
    assert_eq!(quadrille(&["export", "lerf"]).status, 2);
    assert_eq!(quadrille(&["export", "lerf", "--to", "cobol"]).status, 2);
}

#[test]
fn descriptions_are_not_overwritten_by_what_is_made_of_them() {
    let folder = folder("descriptions");
    let text = "pub struct A { board: 2 x 2, number: rank * 2 + file }";
    let path = file(&folder, "a.layout", text);
    let one = format!("{path}:A");
    for arguments in [
        &["export", &path, "--to", "c", "--output", &path, "--force"][..],
        &["export", &one, "--to", "json", "--output", &path, "--force"],
        &["show", "lerf", &path, "--svg", &path, "--force"],
    ] {
        let errors = quadrille(arguments).refusal();
        assert!(errors.contains("the layout is described there"), "{arguments:?}: {errors}");
        assert_eq!(fs::read_to_string(&path).expect("a file"), text);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn errors_that_cannot_be_written_are_no_panic() {
    let folder = folder("full");
    let path = file(&folder, "a.layout", "pub struct A { board: 2 x 2 }");
    for (format, status) in [("human", 1), ("json", 2)] {
        let full = || fs::OpenOptions::new().write(true).open("/dev/full").expect("a device");
        let mut check = std::process::Command::new(env!("CARGO_BIN_EXE_quadrille"));
        check.args(["check", "--format", format, &path]).stdout(full()).stderr(full());
        assert_eq!(check.status().expect("it runs").code(), Some(status), "{format}");
    }
}

#[test]
fn searches_refuse_what_they_cannot_improve() {
    let folder = folder("searches");
    let path = file(&folder, "board.layout", BOARD);
    let errors = quadrille(&["search", "flips", "w"]).refusal();
    assert!(errors.contains("quadrille export w --to layout --found "), "{errors}");
    let weighed = quadrille(&["search", "numbering", &path, "--weigh", "bytes=1,step=2"]);
    assert_eq!(weighed.status, 2);
    assert!(weighed.errors.contains("no term `step`: did you mean `steps`?"), "{}", weighed.errors);
    assert_eq!(fs::read_to_string(&path).expect("a file"), BOARD);
}

/// If no magics are found, nothing is written, not even an empty `magics`.
#[test]
fn searches_for_magics_say_that_they_found_none() {
    let folder = folder("no_magics");
    for (rest, why) in [
        ("board: 4 x 4, number: rank * 4 + file, pieces: { knight: N }", "a single rider"),
        ("board: 20 x 4, number: rank * 20 + file, pieces: { rook: R }", "rook: no magics"),
        (
            "board: 4 x 4, number: rank * 4 + file, pieces: { rook: R }, sliders: { method: split }",
            "asks for another method",
        ),
    ] {
        let text = format!("struct Board {{ {rest} }}\n");
        let path = file(&folder, "board.layout", &text);
        let errors = quadrille(&["search", "magics", &path, "--rounds", "0"]).refusal();
        assert!(errors.contains(why), "{errors}");
        assert_eq!(fs::read_to_string(&path).expect("a file"), text);
    }
}

#[test]
fn new_crates_take_the_place_of_nothing() {
    let folder = folder("new");
    let path = folder.to_str().expect("text");
    assert!(quadrille(&["new", path]).refusal().contains("it is there already"));
    for name in ["9", "a b", "..", ""] {
        let errors = quadrille(&["new", &format!("{path}/{name}")]).refusal();
        assert!(errors.contains("is no name of a package") || name.is_empty(), "{errors}");
    }
    assert!(
        quadrille(&["new", &format!("{path}/mine"), "--board", "go"]).refusal().contains("xiangqi")
    );
    assert_eq!(fs::read_dir(&folder).expect("a folder").count(), 0);
}

/// The limit of a file's bytes.
const BYTES: usize = 16_000_000;

/// A file has at most as many tokens as bytes, which are limited too.
#[cfg(target_os = "linux")]
#[test]
fn tokens_beyond_the_limit_take_little_memory() {
    let folder = folder("tokens");
    let number = "rank * 4 + file".to_owned() + &"+0".repeat(540_000);
    let path = file(&folder, "long.layout", &BOARD.replace("rank * 4 + file", &number));
    let mut check = std::process::Command::new("sh");
    check.args(["-c", "ulimit -v 240000; exec \"$0\" check \"$1\""]);
    let output = check.args([env!("CARGO_BIN_EXE_quadrille"), &path]).output().expect("it runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{errors}");
    assert!(errors.contains("these are more than 1000000 tokens"), "{errors}");
}

#[test]
fn long_input_is_not_read_to_its_end() {
    let long = " ".repeat(BYTES + 1);
    let errors = with_input(&["check", "-"], &long).refusal();
    assert!(errors.contains("standard input: it is longer than 16000000 bytes"), "{errors}");
    let line = "a".repeat(1_000_001);
    let run = with_input(&["convert", "--from", "lerf", "--to", "w"], &line);
    assert_eq!(run.status, 2);
    assert!(run.errors.contains("a line has more than 1000000 bytes"), "{}", run.errors);
}

#[cfg(unix)]
#[test]
fn devices_that_never_end_are_refused() {
    for arguments in READERS {
        let errors = quadrille(&with_file(arguments, "/dev/zero")).refusal();
        assert!(errors.contains("/dev/zero: it is longer than"), "{arguments:?}: {errors}");
    }
}

#[test]
fn brackets_in_rust_may_be_nested_deeply() {
    let folder = folder("nested");
    let nested = |within: &str| {
        format!("fn main() {{ {}{within}{} }}", "(".repeat(50_000), ")".repeat(50_000))
    };
    let right = file(&folder, "right.rs", &nested(&format!("layout! {{ {BOARD} }}")));
    quadrille(&["check", &right]).output();
    let wrong = file(&folder, "wrong.rs", &format!("layout! {{ {} }}", nested(BOARD)));
    let run = quadrille(&["check", &wrong]);
    assert_eq!(run.status, 1);
    assert!(run.errors.contains("brackets are nested more than 128 deep"), "{}", run.errors);
}

#[test]
fn many_mistakes_are_drawn_in_part_and_counted() {
    let folder = folder("many");
    let line = BOARD.replace("rook: R", &"rook: X, ".repeat(10_000));
    for (text, drawn) in [(line.clone(), false), (line.replace(", ", ",\n"), true)] {
        let path = file(&folder, "board.layout", &text);
        let run = quadrille(&["check", &path]);
        assert_eq!(run.status, 1);
        assert_eq!(run.errors.matches("error: ").count(), 101);
        assert!(run.errors.contains("error: and 9900 more mistakes"), "{}", run.errors);
        assert_eq!(
            run.errors.contains("^^^^"),
            drawn,
            "of a long line only where it is wrong is told"
        );
        assert!(run.errors.contains("board.layout:"), "{}", run.errors);
        let json = quadrille(&["check", "--format", "json", &path]);
        assert_eq!(json.out.lines().count(), 101);
    }
}

#[test]
fn one_mark_of_the_byte_order_is_taken() {
    let folder = folder("marks");
    let rust = format!("layout! {{ {BOARD} }}");
    for (name, text) in [("board.layout", BOARD), ("board.rs", &rust)] {
        let path = file(&folder, name, &format!("\u{feff}{text}"));
        quadrille(&["check", &path]).output();
        let path = file(&folder, name, &format!("\u{feff}\u{feff}{text}"));
        let run = quadrille(&["check", &path]);
        assert_eq!(run.status, 1);
        assert!(run.errors.contains("is no character of the language"), "{}", run.errors);
    }
}
