//! Conversions from and to the usual numberings of other programs, and to the other layouts that are described together.

use quadrille_runtime::U256;
use quadrille_runtime::numbering::{
    FileMajor, FileMajorFromTopRight, Numbering as _, Order, RankMajor, RankMajorFromTop,
};

use super::circuit::on_word;
use super::expression::{
    Expression, Type, Whose, call, runtime, same_square_of_target, small, square,
};
use super::function::{Block, Function, Lowered, Table};
use super::packed::MapOfPositions;
use super::sets::renumbered;
use super::squares::{list_of_squares, no_square, none};
use super::vector_permutations::quicker_conversion;
use quadrille_codegen::list::{list, union};
use quadrille_codegen::model::{Layout, Numbering, WordSize};
use quadrille_codegen::solve::table_shape;
use quadrille_codegen::solve::{self, BitboardConversion, Conversion};

/// Well-known numberings: their names, how their numbers follow from file and rank, and their descriptions.
const USUAL: [(&str, Order, &str); 4] = [
    (
        "rank_major",
        RankMajor::ORDER,
        "rank by rank from a1: a1 = 0, b1 = 1, as most chess programs number",
    ),
    ("rank_major_from_top", RankMajorFromTop::ORDER, "rank by rank from the top: a8 = 0, b8 = 1"),
    ("file_major", FileMajor::ORDER, "file by file from a1: a1 = 0, a2 = 1"),
    (
        "file_major_from_top_right",
        FileMajorFromTopRight::ORDER,
        "file by file from the upper right, as most shogi programs number: 1a = 0, 1b = 1",
    ),
];

/// The functions to and from well-known numberings.
pub fn usual(layout: &Layout) -> Lowered {
    let mut lowered = Lowered::default();
    for (name, order, doc) in USUAL {
        let usual = Usual { layout, name, doc, order };
        lowered.add(usual.squares());
        lowered.add(layout.word.map_or(Lowered::default(), |word| usual.sets(word)));
    }
    lowered
}

/// A well-known numbering of a layout's board.
struct Usual<'a> {
    layout: &'a Layout,
    name: &'static str,
    doc: &'static str,
    order: Order,
}

impl Usual<'_> {
    /// The number of the square on a file and a rank, both counted from 0.
    fn number(&self, file: u8, rank: u8) -> u8 {
        let board = self.layout.board();
        self.order.number(file, rank, board.files(), board.ranks())
    }

    /// The number in this numbering, and the square with a number in it.
    fn squares(&self) -> Lowered {
        let Usual { layout, name, doc, order } = *self;
        let Order { by_file, from_last_file, from_last_rank } = order;
        let board = layout.board();
        let (files, ranks) = (u32::from(board.files()), u32::from(board.ranks()));
        let along = |coordinate: &'static str, is_mirrored, count: u32| {
            let own = call(coordinate, vec![square()], Type::Small);
            if is_mirrored { Expression::small(count - 1) - own } else { own }
        };
        let (file, rank) =
            (along("file", from_last_file, files), along("rank", from_last_rank, ranks));
        let number = match by_file {
            true => file * ranks + rank,
            false => rank * files + file,
        };
        let sentence = format!("The square's number {doc}.");
        let to = Function::of_square(format!("square_to_{name}"), &sentence, number);
        let mut numbers = vec![no_square(layout) as u16; board.cells()];
        for square in board.squares() {
            let usual = self.number(board.file(square), board.rank(square));
            numbers[usize::from(usual)] = layout.numbering.number(square).into();
        }
        let of_table = "By number in the usual numbering: the square.";
        let table = list_of_squares(layout, format!("{name}_squares"), of_table, &numbers);
        let number = || small("number");
        let is_one = number().at_most(files * ranks - 1);
        let body = is_one.choose(table.entry(number()), none(layout));
        let sentence = format!("The square with a number {doc}; none if there is none.");
        let parameters = [("number", Type::Small)];
        let from = Function::public(format!("square_from_{name}"), &sentence, &parameters, body);
        Lowered { tables: vec![table], functions: vec![to, from] }
    }

    /// The words of this numbering, and sets from them.
    fn sets(&self, word: WordSize) -> Lowered {
        let Usual { layout, name, doc, .. } = *self;
        // On a board that lacks squares a usual number may be beyond the word.
        let fits = |other: &Layout| other.numbering.len() <= word.bits() as usize;
        let Some(other) = self.numbered().filter(fits) else { return Lowered::default() };
        let [to, from] = ["to", "from"].map(|way| format!("{way}_{name}"));
        let (set, bits) = (Type::Set(word), Type::Word(word));
        let given = |ty| Expression::value("set", ty);
        let found = |layouts: [&Layout; 2]| {
            solve::conversion(layouts[0], layouts[1], false).and_then(|found| found.bitboard)
        };
        let (there, back) = ([layout, &other], [&other, layout]);
        let sentence = format!("The bits of a set {doc}.");
        let mut lowered = converted(there, word, &to, found(there).as_ref(), |found| {
            let mut body = found(given(set));
            body.value = body.value.to(bits);
            Function::public(to.clone(), &sentence, &[("set", set)], body)
        });
        let sentence = format!("The set with these bits {doc}; others are dropped.");
        let all = Expression::constant(other.numbering.word(other.board().all()), bits);
        lowered.add(converted(back, word, &from, found(back).as_ref(), |found| {
            let body = Block::with("kept", (given(bits) & all.clone()).to(set), found);
            Function::public(from.clone(), &sentence, &[("set", bits)], body)
        }));
        lowered
    }

    /// The layout with its squares numbered in this way.
    fn numbered(&self) -> Option<Layout> {
        let board = self.layout.board();
        let number = |square| self.number(board.file(square), board.rank(square));
        let numbering = Numbering::new(board, list(board.squares(), number))?;
        Some(Layout { numbering, ..self.layout.clone() })
    }
}

/// The conversion of sets from one layout to another. `write` builds the function from a circuit, from tables,
/// which have its name, or from the identity if nothing was found.
fn converted(
    [from, to]: [&Layout; 2],
    word: WordSize,
    name: &str,
    found: Option<&BitboardConversion>,
    write: impl Fn(&dyn Fn(Expression) -> Block) -> Function,
) -> Lowered {
    match found {
        None => vec![write(&Block::from)].into(),
        Some(BitboardConversion::Circuit(circuit)) => {
            vec![write(&|set| on_word(circuit, &set))].into()
        }
        Some(BitboardConversion::Tables) if word == WordSize::U256 => {
            let mut numbers = vec![0; from.numbering.len()];
            for square in from.board().squares() {
                numbers[usize::from(from.numbering.number(square))] = to.numbering.number(square);
            }
            let all = from.numbering.word(from.board().all());
            let table = renumbered(name, &numbers, all, &Expression::zero(Type::Set(word))).0;
            let function = write(&|set| renumbered(name, &numbers, all, &set).1.into());
            Lowered { tables: vec![table], functions: vec![function] }
        }
        Some(BitboardConversion::Tables) => {
            let (table, used) = tables([from, to], word, name);
            let numbers = [used, table_shape(word).0].map(Expression::small);
            let function = write(&|set| {
                let given = [table.rows(Vec::new())].into_iter().chain(numbers.clone());
                runtime("by_tables", given.chain([set]).collect(), Type::Set(word)).into()
            });
            Lowered { tables: vec![table], functions: vec![function] }
        }
    }
}

/// The images of all values of each group of bits of a word, group by group, and the groups that have squares.
fn tables([from, to]: [&Layout; 2], word: WordSize, name: &str) -> (Table, u32) {
    let (bits, groups) = table_shape(word);
    let image = |group: u32, value: u32| {
        let set = (0..bits).filter(|bit| value >> bit & 1 == 1);
        let squares = set.filter_map(|bit| from.numbering.square((group * bits + bit) as u8));
        union(squares.map(|square| U256::bit(to.numbering.number(square).into())))
    };
    let rows = (0..groups).flat_map(|group| (0..1 << bits).map(move |value| image(group, value)));
    let sets: Vec<U256> = rows.collect();
    let is_used = |group: &[U256]| group.iter().any(|set| !set.is_zero());
    let used = sets.chunks(1 << bits).enumerate();
    let used = used.fold(0, |used, (group, sets)| used | u32::from(is_used(sets)) << group);
    let doc = "The images of all values of some bits of a word.";
    let table = Table::words(format!("{name}_tables"), doc, Type::Set(word), &sets);
    (table, used)
}

/// The conversions to another layout: of squares and sets, and of packed positions in words of 64 and of 128 bits. Their
/// names begin with `name`, and `does` completes the documentation of those of packed positions.
pub fn to_other(
    [from, to]: [&Layout; 2],
    (name, does): (&str, &str),
    found: &Conversion,
) -> Lowered {
    let doc = "The same square in the other layout.";
    let same = same_square_of_target(&square());
    let same = Function::of_square(format!("{name}_square"), doc, same);
    let mut lowered = Lowered::from(vec![same]);
    if let Some((bitboard, word)) = found.bitboard.as_ref().zip(from.word) {
        let set = Type::Set(word);
        lowered.add(converted([from, to], word, name, Some(bitboard), |on| {
            let doc = "The same squares in the other layout.";
            let body = on(Expression::value("set", set));
            let quicker = quicker_conversion(from, found);
            let to_other = Function::public(name.to_owned(), doc, &[("set", set)], body);
            Function { quicker, ..to_other }
        }));
    }
    let packings = from.packing_pairs(to);
    let positions = |word: WordSize| {
        let map = found.packed.as_ref()?;
        let packings = &packings[usize::from(word == WordSize::U128)];
        let (name, does) = (name.to_owned(), does.to_owned());
        Some(MapOfPositions { name, does, map, packings, word, to: Whose::OfTarget }.functions())
    };
    lowered.functions.extend(WordSize::PACKED.into_iter().filter_map(positions).flatten());
    lowered
}
