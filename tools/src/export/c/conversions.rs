//! From and to other numberings: the usual ones of other programs, and layouts in the same header.

use quadrille_codegen::emit::docs;
use quadrille_codegen::item::Described;
use quadrille_codegen::layout::{Layout, Numbering, WordSize};
use quadrille_codegen::lower::Whose;
use quadrille_codegen::lower::packed::MapOfPositions;
use quadrille_codegen::solve::{self, BitboardConversion};

use super::Exported;
use super::circuit::returned;
use super::code::{Code, literals, word_type};
use super::packed::{each_word, write_map};
use crate::export::exported::prefix;

/// A usual numbering: its name, what it is, and how a square follows from file and rank.
struct Usual {
    name: &'static str,
    doc: &'static str,
    by_file: bool,
    from_last_file: bool,
    from_last_rank: bool,
}

const USUAL: [Usual; 4] = [
    Usual {
        name: "rank_major",
        doc: "rank by rank from a1: a1 = 0, b1 = 1, as most chess programs number",
        by_file: false,
        from_last_file: false,
        from_last_rank: false,
    },
    Usual {
        name: "rank_major_from_top",
        doc: "rank by rank from the top: a8 = 0, b8 = 1",
        by_file: false,
        from_last_file: false,
        from_last_rank: true,
    },
    Usual {
        name: "file_major",
        doc: "file by file from a1: a1 = 0, a2 = 1",
        by_file: true,
        from_last_file: false,
        from_last_rank: false,
    },
    Usual {
        name: "file_major_from_top_right",
        doc: "file by file from the upper right, as most shogi programs number: 1a = 0, 1b = 1",
        by_file: true,
        from_last_file: true,
        from_last_rank: true,
    },
];

/// The functions from and to usual numberings.
pub fn usual(code: &mut Code, layout: &Layout) {
    code.section("Usual numberings");
    for usual in &USUAL {
        usual.squares(code);
        let Some(word) = layout.word else { continue };
        usual.sets(code, layout, word);
    }
}

impl Usual {
    /// The number in this numbering, and the square with a number in it.
    fn squares(&self, code: &mut Code) {
        let Usual { name, doc, by_file, from_last_file, from_last_rank } = *self;
        let (file, rank) = ("@file(square)", "@rank(square)");
        let mirrored = |is: bool, coordinate: &str, count| {
            if is { format!("({count} - 1 - {coordinate})") } else { coordinate.to_owned() }
        };
        let (file, rank) =
            (mirrored(from_last_file, file, "@FILES"), mirrored(from_last_rank, rank, "@RANKS"));
        let number = match by_file {
            true => format!("{file} * @RANKS + {rank}"),
            false => format!("{rank} * @FILES + {file}"),
        };
        code.inline(
            &format!("The square's number {doc}."),
            &format!("unsigned @square_to_{name}(@square square)"),
            &format!("return {number};"),
        );
        let (file, rank) = match by_file {
            true => ("number / @RANKS", "number % @RANKS"),
            false => ("number % @FILES", "number / @FILES"),
        };
        let (file, rank) =
            (mirrored(from_last_file, file, "@FILES"), mirrored(from_last_rank, rank, "@RANKS"));
        code.inline(
            &format!("The square with a number {doc}; @NO_SQUARE if there is none."),
            &format!("@square @square_from_{name}(unsigned number)"),
            &format!(
                "return number < @FILES * @RANKS ? @at({file}, {rank}) : (@square)@NO_SQUARE;"
            ),
        );
    }

    /// The words of this numbering, and sets from them.
    fn sets(&self, code: &mut Code, layout: &Layout, word: WordSize) {
        let Usual { name, doc, .. } = self;
        // Boards that lack squares may have numbers beyond their words.
        let fits = |other: &Layout| other.numbering.len() <= word.bits() as usize;
        let Some(other) = self.layout(layout).filter(fits) else { return };
        let ty = word_type(word);
        let to = renumbered(code, layout, &other, word, &format!("@to_{name}"));
        let sentence = format!("The bits of a set {doc}");
        code.inline(
            &cost(&sentence, word, to.0.as_ref()),
            &format!("{ty} @to_{name}(@bitboard set)"),
            &to.1,
        );
        let from = renumbered(code, &other, layout, word, &format!("@from_{name}"));
        let sentence = format!("The set whose bits these are {doc}; others are left out");
        let squares = other.numbering.word(other.board().all());
        let all = super::code::literal(word, squares);
        code.inline(
            &cost(&sentence, word, from.0.as_ref()),
            &format!("@bitboard @from_{name}({ty} set)"),
            &format!("set &= {all};\n{}", from.1),
        );
    }

    /// The layout with its squares numbered so.
    fn layout(&self, layout: &Layout) -> Option<Layout> {
        let board = layout.board();
        let (files, ranks) = (board.files(), board.ranks());
        let number = |square| {
            let (file, rank) = (board.file(square), board.rank(square));
            let file = if self.from_last_file { files - 1 - file } else { file };
            let rank = if self.from_last_rank { ranks - 1 - rank } else { rank };
            if self.by_file { file * ranks + rank } else { rank * files + file }
        };
        let numbering = Numbering::new(board, board.squares().map(number).collect()).ok()?;
        Some(Layout { numbering, ..layout.clone() })
    }
}

/// What turns sets of one layout into those of another, and the statements that return it for `set`;
/// tables are named after `name`.
fn renumbered(
    code: &mut Code,
    from: &Layout,
    to: &Layout,
    word: WordSize,
    name: &str,
) -> (Option<BitboardConversion>, String) {
    let found = solve::conversion(from, to, false).and_then(|found| found.bitboard);
    let body = match &found {
        None => "return set;".to_owned(),
        Some(BitboardConversion::Circuit(circuit)) => returned(circuit, "set"),
        Some(BitboardConversion::Tables) => by_tables(code, from, to, word, name),
    };
    (found, body)
}

/// A sentence, and what the conversion costs.
fn cost(sentence: &str, word: WordSize, found: Option<&BitboardConversion>) -> String {
    match found {
        None => format!("{sentence}: no operation."),
        Some(BitboardConversion::Circuit(circuit)) => docs::conversion(sentence, circuit),
        Some(BitboardConversion::Tables) => docs::table_conversion(sentence, word),
    }
}

/// Tables of what each value of some bits becomes, and the statements that look them up, in four sums,
/// so that none waits for all others.
fn by_tables(code: &mut Code, from: &Layout, to: &Layout, word: WordSize, name: &str) -> String {
    let (bits, groups) = if word == WordSize::U64 { (6, 11) } else { (4, 32) };
    let values = 1_usize << bits;
    let image = |group: u32, value: usize| {
        let place = |bit: u32| {
            let is_set = value >> bit & 1 == 1;
            let square = from.numbering.square((group * bits + bit) as u8).filter(|_| is_set);
            square.map_or(0, |square| 1_u128 << to.numbering.number(square))
        };
        (0..bits).fold(0, |set, bit| set | place(bit))
    };
    let rows = (0..groups).flat_map(|group| (0..values).map(move |value| (group, value)));
    let sets: Vec<u128> = rows.map(|(group, value)| image(group, value)).collect();
    let table = format!("{name}_tables");
    let doc = format!("For each {bits} bits of a word, what their values become.");
    let lengths = [groups as usize, values];
    code.table(&doc, word_type(word), &table, &lengths, literals(word, &sets).collect::<Vec<_>>());
    let is_used = |group: &u32| {
        let row = *group as usize * values;
        sets[row..row + values].iter().any(|&set| set != 0)
    };
    let look_up = |group| format!("{table}[{group}][set >> {} & {}]", group * bits, values - 1);
    let used: Vec<u32> = (0..groups).filter(is_used).collect();
    let sums: Vec<String> = (0..4)
        .map(|sum| used.iter().filter(|&&group| group % 4 == sum).map(look_up).collect::<Vec<_>>())
        .filter(|sum| !sum.is_empty())
        .map(|sum| format!("({})", sum.join("\n| ")))
        .collect();
    format!("return {};", sums.join("\n| "))
}

/// The functions to the other layouts of a header.
pub fn to_others(code: &mut Code, exported: &Exported<'_>) {
    for conversion in &exported.conversions {
        let other = conversion.to;
        let (name, to) = (other.item.conversion_name(), prefix(other));
        code.section(&format!("To {}", other.item.name));
        code.inline(
            "The same square in the other layout.",
            &format!("{to}_square @{name}_square(@square square)"),
            &format!("return {to}_at(@file(square), @rank(square));"),
        );
        if let Some(bitboard) = &conversion.found.bitboard {
            to_bitboard(code, exported, other, bitboard, &name);
        }
        if let Some(map) = &conversion.found.packed {
            let [narrow, wide] = exported.layout().packing_pairs(&other.layout);
            let to = format!("{to}_");
            each_word(code, |code, word| {
                let packings = if word == WordSize::U64 { &narrow } else { &wide };
                let does = format!("as {to}* has it");
                let lowered = MapOfPositions {
                    name: name.clone(),
                    does,
                    map,
                    packings,
                    word,
                    to: Whose::OfTarget,
                };
                write_map(code, &lowered, &to);
            });
        }
    }
}

fn to_bitboard(
    code: &mut Code,
    exported: &Exported<'_>,
    other: &Described,
    found: &BitboardConversion,
    name: &str,
) {
    let layout = exported.layout();
    let Some(word) = layout.word else { return };
    let body = match found {
        BitboardConversion::Circuit(circuit) => returned(circuit, "set"),
        BitboardConversion::Tables => {
            by_tables(code, layout, &other.layout, word, &format!("@{name}"))
        }
    };
    code.inline(
        &cost("The same squares in the other layout", word, Some(found)),
        &format!("{}_bitboard @{name}(@bitboard set)", prefix(other)),
        &body,
    );
}
