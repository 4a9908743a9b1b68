//! The meaning of descriptions, on random boards and numberings.

use quadrille_runtime::U256;
use std::cmp::Reverse;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quadrille_codegen::described_type::{Described, Origin};
use quadrille_codegen::model::{Board, Leap, Square, WordSize, squares_of};
use quadrille_codegen::read::{Read, read_derive, read_macro, read_source};
use quadrille_codegen::solved;
use quadrille_runtime::Direction;

use super::common::{check_sound, sources};
use crate::numberings::RandomNumberings;

/// A layout without mistakes.
fn valid(read: Read, source: &str) -> Described {
    assert!(read.diagnostics.is_empty(), "{}", read.diagnostics.render("source", source));
    assert_eq!(read.layouts.len(), 1);
    check_sound(&read.layouts[0]);
    read.layouts.into_iter().next().expect("one")
}

fn layout(body: &str) -> Described {
    let source = format!("pub struct Name {{ {body} }}");
    valid(read_source(&source), &source)
}

/// A board of several squares, and dense numbers for them from a1 by rank.
fn numbering(random: &mut RandomNumberings) -> (Board, Vec<u8>) {
    loop {
        let [files, ranks] = [(); 2].map(|()| 1 + random.below(12) as u64);
        if let Some(board) = Board::new(files, ranks).filter(|board| board.len() > 1) {
            let numbers = random.shuffled(board.len()).into_iter().map(|number| number as u8);
            return (board, numbers.collect());
        }
    }
}

/// The radix of a table's numbers.
#[derive(Clone, Copy, Debug)]
enum Style {
    Decimal,
    Octal,
    Prefixed,
}

/// The text of a table, with rows ended by `end` and numbers separated by `comma`.
fn table(board: Board, numbers: &[u8], style: Style, end: &str, comma: &str) -> String {
    let number = |square: Square| match style {
        Style::Decimal => format!("{}", numbers[square.index()]),
        Style::Octal => format!("{:02o}", numbers[square.index()]),
        Style::Prefixed => format!("{:#x}", numbers[square.index()]),
    };
    let squares: Vec<Square> = board.reading_order().collect();
    let row = |squares: &[Square]| {
        let row = squares.iter().map(|&square| number(square)).collect::<Vec<_>>().join(comma);
        format!("{row} {end}")
    };
    let rows: Vec<String> = squares.chunks(board.files().into()).map(row).collect();
    let radix = match style {
        Style::Decimal | Style::Prefixed => "",
        Style::Octal => "octal",
    };
    format!("{radix} [ {} ]", rows.join("\n"))
}

/// Groups that divide the squares in the order of these numbers, greatest first, given the start of
/// each and the unused bits before it. Returns their text, the numbers that they give, and the count of
/// bits.
fn groups(
    board: Board,
    numbers: &[u8],
    begins: &[bool],
    gaps: &[usize],
) -> (String, Vec<u8>, usize) {
    let mut order: Vec<Square> = board.squares().collect();
    order.sort_by_key(|square| Reverse(numbers[square.index()]));
    let mut groups: Vec<(usize, Vec<Square>)> = vec![(gaps[0], Vec::new())];
    for (index, &square) in order.iter().enumerate() {
        if index > 0 && begins[index] {
            groups.push((gaps[index], Vec::new()));
        }
        groups.last_mut().expect("a group").1.push(square);
    }
    let width = groups.iter().map(|(gap, squares)| gap + squares.len()).sum();
    let mut number = width;
    let (mut bits, mut placed) = (String::new(), vec![0; board.len()]);
    let mut drawn = vec![String::new(); board.len()];
    for (index, (gap, squares)) in groups.iter().enumerate() {
        number -= gap;
        for square in squares {
            number -= 1;
            placed[square.index()] = number as u8;
            drawn[square.index()] = format!("group{index}");
        }
        bits.extend([".".repeat(*gap), format!(" group{index} ")]);
    }
    let seen: Vec<Square> = board.reading_order().collect();
    let row = |squares: &[Square]| {
        squares.iter().map(|s| &*drawn[s.index()]).collect::<Vec<_>>().join(" ")
    };
    let rows = seen.chunks(board.files().into()).map(|squares| format!("\"{}\"", row(squares)));
    let picture = rows.collect::<Vec<_>>().join(" ");
    let numbers = table(board, &placed, Style::Decimal, ";", " ");
    let keys = format!("number: {numbers}, groups: {{ picture: [{picture}], bits: \"{bits}\" }}");
    (keys, placed, width)
}

#[test]
fn tables_are_read_as_drawn() {
    let mut random = RandomNumberings::new(31);
    for style in [Style::Decimal, Style::Octal, Style::Prefixed] {
        for (end, comma) in [("", " "), (";", ", "), ("", ", "), (";", " ")] {
            let (board, numbers) = numbering(&mut random);
            let table = table(board, &numbers, style, end, comma);
            let described = layout(&format!("board: {board}, number: {table}"));
            assert_eq!(described.layout.numbering.numbers(), numbers);
            assert_eq!(described.layout.word, WordSize::for_numbers(board.len()));
        }
    }
}

#[test]
fn groups_number_squares() {
    let mut random = RandomNumberings::new(32);
    for _ in 0..40 {
        let (board, numbers) = numbering(&mut random);
        let begins: Vec<bool> = numbers.iter().map(|_| random.below(5) == 0).collect();
        let gaps: Vec<usize> =
            numbers.iter().map(|_| random.below(2) * random.below(2) * random.below(3)).collect();
        let (groups, placed, width) = groups(board, &numbers, &begins, &gaps);
        let source = format!("pub struct Name {{ board: {board}, {groups} }}");
        let read = read_source(&source);
        if width > 256 {
            let errors: Vec<String> = read.diagnostics.iter().map(ToString::to_string).collect();
            assert!(errors.len() == 1 && errors[0].contains("too many"), "{errors:?}");
            continue;
        }
        let described = valid(read, &source);
        assert_eq!(described.layout.numbering.numbers(), placed);
    }
}

/// Wraps each token except punctuation in a group without delimiters, as macros pass them on.
fn wrapped(stream: TokenStream) -> TokenStream {
    let wrap = |tree: TokenTree| match tree {
        TokenTree::Punct(_) => tree,
        TokenTree::Group(group) => {
            let inner = Group::new(group.delimiter(), wrapped(group.stream()));
            Group::new(Delimiter::None, TokenTree::from(inner).into()).into()
        }
        tree => Group::new(Delimiter::None, tree.into()).into(),
    };
    stream.into_iter().map(wrap).collect()
}

/// Strings give the names of files, a character each.
#[test]
fn strings_may_be_raw_and_have_no_escapes() {
    let keys =
        |text| format!("board: 3 x 1, number: file, names: {{ files: {text}, ranks: [\"1\"] }}");
    for text in ["\"123\"", "r\"123\"", "r#\"123\"#"] {
        assert_eq!(layout(&keys(text)).layout.names.files, ["1", "2", "3"], "{text}");
    }
    let source = format!("struct A {{ {} }}", keys("\"\\x62cd\""));
    let errors = read_source(&source).diagnostics;
    assert!(
        errors.iter().any(|error| error.message().starts_with("expected a string")),
        "{errors:?}"
    );
}

#[test]
fn groups_without_delimiters_mean_nothing() {
    for source in sources() {
        let plain = valid(read_source(&source), &source);
        let stream = source.parse().expect("tokens");
        let wrapped = valid(read_macro(wrapped(stream)), &source);
        assert_eq!(format!("{:?}", plain.layout), format!("{:?}", wrapped.layout));
    }
}

#[test]
fn groups_without_delimiters_are_parentheses_in_formulas() {
    let sum: TokenStream = "rank * 4 + file".parse().expect("tokens");
    let sum = Group::new(Delimiter::None, sum);
    let described = valid(
        read_macro(quote::quote!(struct Name { board: 4 x 4, number: #sum * 2, bitboard: none })),
        "",
    );
    let numbering = &described.layout.numbering;
    assert_eq!(numbering.number(Square(5)), (4 + 1) * 2);
}

#[test]
fn a_whole_layout_may_be_in_a_group() {
    let item = quote::quote!(pub(crate) struct Name { board: 2 x 2, number: 2 * rank + file });
    let item = TokenTree::from(Group::new(Delimiter::None, item));
    let described = valid(read_macro(item.into()), "");
    assert_eq!(described.item.visibility.to_string(), "pub (crate)");
}

#[test]
fn heads_are_kept() {
    let source = "/// One.\n#[derive(serde::Serialize)] pub struct A { board: 1 x 1, number: 0 }\n
        struct B { number: 2 - file, crate: ::a::b, board: 3x1 }";
    let read = read_source(source);
    assert!(read.diagnostics.is_empty());
    let [a, b] = &read.layouts[..] else { panic!("two layouts") };
    assert_eq!(a.item.attributes.to_string().matches('#').count(), 2);
    assert!(a.item.attributes.to_string().contains("One."));
    assert_eq!(
        (a.item.visibility.to_string(), b.item.visibility.to_string()),
        ("pub".into(), String::new())
    );
    assert_eq!((a.item.name.to_string(), b.item.name.to_string()), ("A".into(), "B".into()));
    assert_eq!(a.item.facade.to_string().replace(' ', ""), "::quadrille");
    assert_eq!(b.item.facade.to_string().replace(' ', ""), "::a::b");
    assert_eq!(a.item.origin, Origin::Macro);
    assert_eq!(b.layout.numbering.numbers(), [2, 1, 0]);
}

#[test]
fn derives_merge_their_attributes() {
    let source = "/// Lerf.\n#[layout(board = 8 x 8)] #[other] #[layout(number = rank * 8 + file,
        pieces = { rook: R })] pub struct Lerf;";
    let described = valid(read_derive(source.parse().expect("tokens")), source);
    assert_eq!(described.item.origin, Origin::Derive);
    assert!(described.item.attributes.is_empty(), "the type is there, with its attributes");
    assert_eq!(described.layout.pieces[0].rides, [Leap { m: 0, n: 1 }]);
}

#[test]
fn pieces_move_as_betza_says() {
    let leap = |m, n| Leap::new(m, n).expect("a leap");
    let described = layout(
        "board: 8 x 8, number: rank * 8 + file, pieces: {
            king: K, queen: Q, archbishop: BN as crate::Archbishop, nightrider: NN, camel: C,
            giraffe: (4,1), rose: \"G Z\", dragon: R F, rider: (1, 4)(4, 1) (1,3), }",
    );
    let moves: Vec<_> =
        described.layout.pieces.iter().map(|p| (&p.leaps[..], &p.rides[..])).collect();
    assert_eq!(moves[0], (&[leap(0, 1), leap(1, 1)][..], &[][..]));
    assert_eq!(moves[1], (&[][..], &[leap(0, 1), leap(1, 1)][..]));
    assert_eq!(moves[2], (&[leap(1, 2)][..], &[leap(1, 1)][..]));
    assert_eq!(moves[3], (&[][..], &[leap(1, 2)][..]));
    assert_eq!(moves[4], (&[leap(1, 3)][..], &[][..]));
    assert_eq!(moves[5], (&[leap(1, 4)][..], &[][..]));
    assert_eq!(moves[6], (&[leap(2, 3), leap(3, 3)][..], &[][..]));
    assert_eq!(moves[7], (&[leap(1, 1)][..], &[leap(0, 1)][..]));
    assert_eq!(moves[8], (&[leap(1, 3)][..], &[leap(1, 4)][..]));
    let marker = described.item.markers[2].as_ref().expect("a type").to_string();
    assert_eq!(marker.replace(' ', ""), "crate::Archbishop");
}

#[test]
fn magics_are_in_the_order_of_numbers() {
    let described = layout(
        "board: 2 x 2, groups: { picture: [\"bb\" \"aa\"], bits: \"a.b\" },
        pieces: { rook: R }, magics: { rook: [0x1 >> 62, 2 >> 60, 4 5] }",
    );
    let given = &described.layout.magics[0];
    let multipliers = given.keyed.iter().flatten().map(|parts| parts[0].multiplier);
    let magics: Vec<_> = multipliers.map(|it| (it.magic, it.key_bits())).collect();
    assert_eq!(magics, [(1, 2), (2, 4), (4, 1), (5, 1)]);
    // The bits of b2, a2, b1 and a1 are 0, 1, 3 and 4.
    let attacked = given.keyed.iter().flatten().map(|parts| parts[0].sets[0]);
    assert_eq!(attacked.collect::<Vec<_>>(), [0b01010, 0b10001, 0b10001, 0b01010]);
}

#[test]
fn words_fit_the_numbers() {
    let word = |body: &str| layout(body).layout.word;
    assert_eq!(word("board: 8 x 8, number: rank * 8 + file"), Some(WordSize::U64));
    assert_eq!(word("board: 8 x 8, number: rank * 8 + file, bitboard: u128"), Some(WordSize::U128));
    assert_eq!(word("board: 9 x 9, number: rank * 9 + file"), Some(WordSize::U128));
    assert_eq!(word("board: 8 x 8, number: rank * 8 + file, bitboard: none"), None);
    // Holes that a formula leaves, as for 0x88, are intended.
    assert_eq!(word("board: 8 x 8, number: rank * 16 + file"), None);
    let gaps = "board: 1 x 2, groups: { picture: [\"A\" \"B\"], bits: \"A";
    assert_eq!(word(&format!("{gaps}{}B\" }}", ".".repeat(62))), Some(WordSize::U64));
    assert_eq!(word(&format!("{gaps}{}B\" }}", ".".repeat(63))), Some(WordSize::U128));
}

#[test]
fn pawns_go_where_they_are_told() {
    let pawns = |pawns: &str| {
        layout(&format!("board: 2 x 2, number: rank * 2 + file, {pawns}")).layout.pawns
    };
    assert_eq!(pawns(""), [Direction::North, Direction::South]);
    assert_eq!(pawns("pawns: { black: north }"), [Direction::South, Direction::North]);
    let both = pawns("pawns: { black: east, white: west }");
    assert_eq!(both, [Direction::West, Direction::East]);
    let east = layout("board: 3 x 3, number: rank * 3 + file, pawns: { white: east }");
    let geometry = solved(&east).unwrap().bitboards.unwrap().geometry;
    // A pawn on b2 moves to c2, and captures on c1 and c3.
    assert_eq!(geometry.pawn_pushes[0][4], U256::from(1_u64 << 5));
    assert_eq!(geometry.pawn_attacks[0][4], U256::from(1_u64 << 2 | 1 << 8));
}

#[test]
fn errors_are_items_of_their_own() {
    let read = read_source("struct Name { board: 8 x 8, number: rank }");
    let tokens = read.diagnostics.to_compile_errors().to_string().replace(' ', "");
    assert!(tokens.starts_with("::core::compile_error!{\"thenumber7isusedtwice"), "{tokens}");
    assert!(tokens.ends_with("\"}"), "{tokens}");
}

/// The examples of the specification have the meaning that it states.
#[test]
fn the_specification_is_read() {
    let text = include_str!("../../../src/language.md");
    let examples = text.split("```text\n").skip(1).filter_map(|rest| rest.split("```").next());
    // The other blocks are drawings.
    let mut examples =
        examples.filter(|text| text.starts_with("layout!") || text.starts_with("#["));
    let mut next = || examples.next().expect("an example");
    let mut invocation = || {
        let layout = next().trim().strip_prefix("layout! {");
        let layout = layout.and_then(|text| text.strip_suffix('}')).expect("an invocation");
        valid(read_source(layout), layout).layout
    };
    assert_eq!(invocation().pieces.len(), 5);
    assert_eq!(invocation().board().len(), 32);
    assert_eq!(invocation().board().len(), 5);
    assert_eq!(invocation().pieces.len(), 11);
    assert_eq!(invocation().pairs[0].count(), 59_808);
    assert_eq!(invocation().circuits.bitboards.len(), 1);
    // A derive macro does not receive the line that asks for it.
    let derive = next();
    let derive = derive.split_once('\n').map_or("", |(_, item)| item).to_owned();
    let lerf = valid(read_derive(derive.parse().expect("tokens")), &derive);
    assert_eq!(lerf.layout.numbering.number(Square(12)), 12);
}

/// The first numbering of "Bit Manipulation Problem". Its program has the names of two flips exchanged, as its last comment
/// says: `index ^ lowBits` mirrors the files.
#[test]
fn names_of_flips_that_the_puzzle_exchanges_are_refused() {
    let claim = |claims: &str| {
        let text = format!(
            "struct Name {{ board: 8 x 8, number: rank * 8 + file, index: {{ hi: 3, lo: 3 }}, symmetry: {{ {claims} }} }}"
        );
        read_source(&text).diagnostics.iter().map(|it| it.message().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(claim("flip_vertical: hi ^ 7, flip_horizontal: lo ^ 7"), [""; 0]);
    let [vertical, horizontal] = &claim("flip_vertical: lo ^ 7, flip_horizontal: hi ^ 7")[..]
    else {
        panic!("both are refused")
    };
    assert!(vertical.starts_with("`flip_vertical` is not `lo ^ 7`"), "{vertical}");
    assert!(horizontal.starts_with("`flip_horizontal` is not `hi ^ 7`"), "{horizontal}");
}

/// The second numbering of the puzzle: a comment has `lo ^ 6` "along the diagonal", which is a half turn. The formula of
/// another comment holds.
#[test]
fn the_diagonal_of_the_puzzle_is_what_its_last_formula_says() {
    let claim = |claim: &str| {
        let ring = include_str!("../../../layouts/ring.layout");
        let (before, _) = ring.split_once("    symmetry:").expect("claims");
        let read = read_source(&format!("{before}    symmetry: {{ {claim} }},\n}}"));
        read.diagnostics.iter().map(|it| it.message().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(claim("rotate_180: lo ^ 6"), [""; 0]);
    let wrong = claim("flip_diagonal: lo ^ 6");
    assert!(wrong[0].starts_with("`flip_diagonal` is not `lo ^ 6`"), "{wrong:?}");
    let swapped = "lo & 1 | (lo & 2) << 1 | (lo & 4) >> 1";
    let formula =
        |last: &str| format!("flip_diagonal: \"lo = ({swapped}) ^ (hi >> 1 & hi >> 2 & 1){last}\"");
    assert_eq!(claim(&formula(" ^ 1")), [""; 0]);
    let wrong = claim(&formula(""));
    assert!(wrong[0].contains("`flip_diagonal` does not make `lo` what is claimed"), "{wrong:?}");
}

/// A pattern is carried along turns, which keep squares of a rotation set together; a mirror image may have another.
#[test]
fn patterns_are_carried_to_squares_that_share() {
    let of = |keys: &str| {
        let described = layout(&format!(
            "board: 8 x 8, number: rank * 8 + file, pieces: {{ rook: R }}, sliders: {{ method: magic }}, {keys}"
        ));
        let (board, sliders) = (described.layout.board(), described.layout.sliders.clone());
        let ride = described.layout.pieces[0].rides[0];
        move |name: &str| {
            let at = |name: &str| {
                board.squares().find(|&it| described.layout.names.square(board, it) == name)
            };
            let pattern = sliders.pattern(ride, at(name).expect("a square"));
            squares_of(pattern)
                .map(|it| described.layout.names.square(board, it))
                .collect::<Vec<_>>()
                .join(" ")
        }
    };
    let own = of("patterns: { rook: { b1: \"xor d1 b4\", g1: \"xor c1\" } }");
    assert_eq!([own("b1"), own("a7"), own("g8"), own("h2")], ["d1 b4", "a5 d7", "g5 e8", "e2 h4"]);
    assert_eq!([own("g1"), own("b8"), own("h7"), own("a2")], ["c1", "f8", "h3", "a6"]);
    // A mirror carries it if nothing else is stated.
    let alone = of("patterns: { rook: { b1: \"xor d1 b4\" } }");
    assert_eq!([alone("g1"), alone("b8")], ["e1 g4", "b5 d8"]);
    // Claims decide which squares share.
    let claimed = of("shared: { rook: \"b1 g1\" }, patterns: { rook: { b1: \"xor d1 b4\" } }");
    assert_eq!([claimed("g1"), claimed("a7"), claimed("b8")], ["e1 g4", "", ""]);
}

/// Claims about one symmetry mean the same in parentheses, in a string, in several, and as they are, since a name with `:`
/// after it is the next symmetry.
#[test]
fn several_claims_about_a_symmetry_need_no_brackets() {
    let several = ["lo = hi ^ 7, hi = lo", "hi ^ 7, lo -> lo", "lo ^ 7, hi + 0"];
    let described = |[diagonal, vertical, horizontal]: [String; 3]| {
        let field = if vertical.contains("hi") { "hi" } else { "rotate_9" };
        let claims = format!(
            "rotate_270: {diagonal}, flip_vertical: {vertical}, flip_horizontal: {horizontal}"
        );
        let source = format!(
            "pub struct Name {{ board: 8 x 8, number: rank * 8 + file, index: {{ {field}: 3, lo: 3 }}, symmetry: {{ {claims} }} }}"
        );
        let read = read_source(&source);
        assert!(read.diagnostics.is_empty(), "{}", read.diagnostics.render("source", &source));
    };
    described(several.map(str::to_owned));
    described(several.map(|claims| format!("({claims})")));
    described(several.map(|claims| format!("{claims:?}")));
    described(several.map(|claims| format!("{claims:?}").replace(", ", "\", \"")));
    // A field may have a name like that of a symmetry.
    described(several.map(|claims| claims.replace("hi", "rotate_9")));

    let named = "pub struct Name { board: 8 x 8, number: rank * 8 + file, index: { hi: 3, lo: 3 },
        symmetry: { rotate_180: lo ^ 7, hi ^ 7, flip_vertical = hi ^ 7 } }";
    let message = read_source(named).diagnostics.render("source", named);
    assert!(message.contains("expected `:` after `flip_vertical`"), "{message}");
}
