//! W as its author describes it ("OK, this is as good as it gets"): groups, their bits and claims instead of numbers,
//! keys in letters instead of magics, and the misprints of the page.

use quadrille_codegen::model::{GroupOrder, Layout, Square};
use quadrille_codegen::read::read_source;

use crate::numberings::standard_layout;
use crate::riders::{ROOK, magics, of_layout};

/// The table of numbers on the page, last rank first.
const PRINTED: [[u8; 8]; 8] = [
    [63, 23, 22, 21, 0, 1, 2, 60],
    [11, 38, 16, 56, 29, 19, 50, 35],
    [10, 55, 37, 15, 18, 49, 28, 34],
    [9, 17, 54, 36, 48, 27, 20, 33],
    [57, 44, 51, 24, 12, 30, 41, 3],
    [58, 52, 25, 42, 39, 13, 31, 4],
    [59, 26, 43, 53, 32, 40, 14, 5],
    [62, 8, 7, 6, 45, 46, 47, 61],
];

/// W's picture, bits and claims, with these magics of rooks and other keys.
fn description(magics: &str, keys: &str) -> String {
    let text = include_str!("../../layouts/w.layout");
    let start = text.find("pub struct").expect("a type");
    let end = text.find("    pieces:").expect("pieces follow the claims");
    format!(
        "{}    pieces: {{ rook: R }},\n    magics: {{ rook: {{ {magics} }} }},\n{keys}}}",
        &text[start..end]
    )
}

/// The layout with these magics.
fn with(magics: &str) -> Layout {
    let read = read_source(&description(magics, ""));
    assert!(read.diagnostics.is_empty(), "{magics}: {}", read.diagnostics.render("w", magics));
    read.layouts.into_iter().next().expect("a layout").layout
}

/// The error of these magics.
fn refused(magics: &str) -> String {
    let read = read_source(&description(magics, ""));
    let mut messages = read.diagnostics.iter().map(|mistake| mistake.message().to_owned());
    let message = messages.next().expect("a mistake");
    assert_eq!(messages.next(), None, "{magics}");
    message
}

fn square(name: &str) -> Square {
    let mut bytes = name.bytes();
    let (file, rank) = (bytes.next().expect("a file") - b'a', bytes.next().expect("a rank") - b'1');
    Square(rank * 8 + file)
}

/// The given magic of a square.
fn magic(layout: &Layout, at: &str) -> u64 {
    let given = &layout.magics[0];
    given.of(&layout.numbering, square(at)).expect("a magic")[0].multiplier.magic
}

fn shifts(shifts: &[u32]) -> u64 {
    shifts.iter().fold(0, |magic, shift| magic | 1 << shift)
}

#[test]
fn groups_and_claims_give_the_printed_numbers() {
    let layout = standard_layout("w");
    let numbers: Vec<u8> = PRINTED.iter().rev().flatten().copied().collect();
    assert_eq!(layout.numbering.numbers(), numbers);
    let listed = layout.groups.iter().filter(|group| group.order == GroupOrder::Listed);
    assert_eq!(listed.map(|group| group.name.as_str()).collect::<Vec<_>>(), ["-", "1", "A", "o"]);
    let follows = |group: &&_| matches!(group, GroupOrder::Follows { .. });
    assert_eq!(layout.groups.iter().map(|group| &group.order).filter(follows).count(), 17);
}

#[test]
fn keys_of_corners_are_sums_of_three_shifts() {
    let layout = with(r#"h8: "22'1'1", h1: "33'2'2", a1: "44'3'3", a8: "4'411'""#);
    assert_eq!(magic(&layout, "h8"), shifts(&[28, 31, 55]));
    assert_eq!(magic(&layout, "h1"), shifts(&[16, 19, 52]));
    assert_eq!(magic(&layout, "a1"), shifts(&[4, 7, 49]));
    assert_eq!(magic(&layout, "a8"), shifts(&[1, 34, 52]));
}

/// The page prints 33, which moves group 1 three bits too low.
#[test]
fn the_printed_shift_of_the_corner_between_4_and_1_is_refused() {
    let printed = shifts(&[1, 33, 52]);
    let message = refused(&format!(r#"a8: {printed:#x} >> 52 as "4'411'""#));
    let astray = "`1` is not where it is written: b8 comes to 4 of the key, not to 5";
    assert!(message.ends_with(astray), "{message}");
    let message = refused(&format!("a8: {printed:#x} >> 52"));
    assert!(message.starts_with("the magic for a8 gives key "), "{message}");
    let meant = shifts(&[1, 34, 52]);
    with(&format!(r#"a8: {meant:#x} >> 52 as "4'411'""#));
}

/// By turning the board one would get keys that, the page says, no multiplication makes.
#[test]
fn turned_corner_keys_need_a_shift_to_the_right() {
    let message = refused(r#"a8: "11'4'4""#);
    assert!(message.contains("`4` would have to be shifted right by 5"), "{message}");
}

/// Case 1 of the edges is a rook on 2'. The compiler collects the inner squares that the page leaves open.
#[test]
fn keys_of_edges_are_completed() {
    for at in ["h2", "h3", "h4"] {
        let layout = with(&format!(r#"{at}: "22'.p""#));
        let magic = magic(&layout, at);
        assert_eq!(magic & shifts(&[28, 55]), shifts(&[28, 55]), "{at}");
        // The compiler's magic has the written key, and the published completions are accepted with it.
        with(&format!(r#"{at}: {magic:#x} >> 52 as "22'.p""#));
    }
    for (at, magic) in [
        ("h4", 0x0080_0800_1000_2004_u64),
        ("h3", 0x0080_0400_1000_8001),
        ("h2", 0x0080_0400_1000_1001),
    ] {
        with(&format!(r#"{at}: {magic:#x} >> 52 as "22'.p""#));
    }
}

/// The page prints 30 and 54 for this key.
#[test]
fn the_printed_shifts_of_the_first_edge_are_refused() {
    let printed = shifts(&[30, 54]);
    let message = refused(&format!(r#"h3: {printed:#x} >> 52 as "22'.p""#));
    let astray = "`2` is not where it is written: h7 comes to no bit of the key, not to 11";
    assert!(message.ends_with(astray), "{message}");
}

/// Case 2 of the edges is a rook on 2: the shift that moves 2 to its place moves s onto 2'.
#[test]
fn the_key_of_the_second_edge_has_no_magic() {
    for (at, twin, on_s) in [("h7", "h2", "b7"), ("h6", "h3", "c6"), ("h5", "h4", "d5")] {
        let message = refused(&format!(r#"{at}: "2'2.B""#));
        let meeting = format!("{twin} of `2'` meets {on_s} of `s`, which the shift of h");
        assert!(message.contains(&meeting), "{message}");
    }
}

/// A claim that corners share makes one key in letters enough.
#[test]
fn magics_follow_from_a_key_and_a_claim() {
    let text = description(r#"h8: "22'1'1""#, "    shared: { rook: \"a1 a8 h1 h8\" },\n");
    let layout = read_source(&text).layouts.into_iter().next().expect("a layout").layout;
    let solved = of_layout(&layout, ROOK);
    let tables = magics(solved);
    let entry = |at: &str| tables.squares[usize::from(layout.numbering.number(square(at)))][0];
    assert_eq!(entry("h8").multiplier.magic, shifts(&[28, 31, 55]));
    for corner in ["a1", "h1", "a8"] {
        assert_eq!(entry(corner).offset, entry("h8").offset, "{corner}");
    }
}
