//! What the Rust library says of a layout, in the lines of `tests/cpp/compare.h`.

use std::fmt::Write as _;

use quadrille::numbering::{
    FileMajor, FileMajorFromTopRight, Numbering, RankMajor, RankMajorFromTop,
};
use quadrille::piece::{Bishop, Rook};
use quadrille::{
    Attacks, Bitboard, BitboardLayout, Color, Direction, Layout, Moves, PackedList, Square,
    Symmetry, Word,
};

use crate::pieces::{of_set, of_square};

/// Lines, and the random numbers that C draws too.
pub struct Lines {
    pub text: String,
    random: u64,
}

/// In the order of their numbers in C.
const SYMMETRIES: [Symmetry; 8] = [
    Symmetry::Identity,
    Symmetry::FlipHorizontal,
    Symmetry::FlipVertical,
    Symmetry::Rotate180,
    Symmetry::FlipDiagonal,
    Symmetry::Rotate270,
    Symmetry::Rotate90,
    Symmetry::FlipAntiDiagonal,
];

impl Lines {
    #[allow(clippy::new_without_default)]
    pub fn new() -> Lines {
        Lines { text: String::new(), random: 3 }
    }

    /// `SplitMix64`, as C has it.
    fn next(&mut self) -> u64 {
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.random ^ self.random >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    fn row<T: std::fmt::Display>(&mut self, title: &str, values: impl IntoIterator<Item = T>) {
        self.text += title;
        values.into_iter().for_each(|value| write!(self.text, " {value}").expect("a string"));
        self.text.push('\n');
    }

    pub fn sets<L: BitboardLayout>(
        &mut self,
        title: &str,
        sets: impl IntoIterator<Item = Bitboard<L>>,
    ) {
        self.row(title, sets.into_iter().map(|set| word(set.word())));
    }

    fn squares<L: Layout>(
        &mut self,
        title: &str,
        squares: impl IntoIterator<Item = Option<Square<L>>>,
    ) {
        self.row(title, squares.into_iter().map(number));
    }

    fn random_square<L: Layout>(&mut self) -> Square<L> {
        loop {
            let number = self.next() % L::NUMBERS as u64;
            if let Some(square) = Square::new(number as u8) {
                return square;
            }
        }
    }

    fn random_set<L: BitboardLayout>(&mut self, density: u32) -> Bitboard<L> {
        let mut set: u128 = L::ALL.into();
        for _ in 0..density {
            let low = self.next();
            let high = self.next();
            set &= u128::from(high) << 64 | u128::from(low);
        }
        Bitboard::new(L::Word::truncated(set))
    }

    /// A row for each of some occupancies, with what may be hopped over.
    fn occupancies<L: BitboardLayout, S: IntoIterator<Item = Bitboard<L>>>(
        &mut self,
        title: &str,
        sets: impl Fn(Bitboard<L>, Bitboard<L>) -> S,
    ) {
        for density in 0..8 {
            let occupancy = self.random_set(density);
            let hurdles = self.random_set(2);
            self.sets(title, sets(occupancy, hurdles));
        }
    }

    /// A row for each of some occupancies, with sets from all squares to a few.
    fn of_sets<L: BitboardLayout, S: IntoIterator<Item = Bitboard<L>>>(
        &mut self,
        title: &str,
        attacks: impl Fn(Bitboard<L>, Bitboard<L>) -> S,
    ) {
        for density in 0..8 {
            let occupancy = self.random_set(density);
            let _hurdles: Bitboard<L> = self.random_set(2);
            let sets: Vec<Bitboard<L>> = (0..8).map(|share| self.random_set(share)).collect();
            self.sets(title, sets.into_iter().flat_map(|set| attacks(set, occupancy)));
        }
    }
}

/// A word of either size.
fn word(word: impl Into<u128>) -> String {
    format!("{:032x}", word.into())
}

fn number<L: Layout>(square: Option<Square<L>>) -> u16 {
    square.map_or(999, |square| square.number().into())
}

/// All squares, in the order of their numbers.
fn all<L: Layout>() -> impl Iterator<Item = Square<L>> + Clone {
    Square::all()
}

/// All pairs of squares.
fn pairs<L: Layout>() -> impl Iterator<Item = (Square<L>, Square<L>)> + Clone {
    all().flat_map(|a| all().map(move |b| (a, b)))
}

/// All squares, for either side.
fn sided<L: Layout>() -> impl Iterator<Item = (Color, Square<L>)> + Clone {
    Color::ALL.into_iter().flat_map(|color| all().map(move |square| (color, square)))
}

/// What every layout has.
pub fn squares<L: Layout>(lines: &mut Lines) {
    let counts = [usize::from(L::FILES), usize::from(L::RANKS), L::SQUARES, L::NUMBERS];
    lines.row("board", counts);
    let is_square = |number: u16| u8::try_from(number).is_ok_and(|n| Square::<L>::new(n).is_some());
    lines.row("is_square", (0..300).map(|number| u8::from(is_square(number))));
    lines.row("names", all::<L>());
    lines.squares("parse", all::<L>().map(|square| square.to_string().parse::<Square<L>>().ok()));
    lines.row("parse nothing", [1, 1]);
    lines.row("file", all::<L>().map(Square::file));
    lines.row("rank", all::<L>().map(Square::rank));
    let places = (0..L::FILES + 2).flat_map(|file| (0..L::RANKS + 2).map(move |rank| (file, rank)));
    lines.squares("at", places.map(|(file, rank)| Square::<L>::from_coords(file, rank)));
    lines.row("beyond", [0, 1, 1, 1, 1].repeat(3));
    let steps =
        all::<L>().flat_map(|square| Direction::ALL.map(|direction| square.step(direction)));
    lines.squares("step", steps);
    lines.row("distance", pairs::<L>().map(|(a, b)| a.distance(b)));
    let images = SYMMETRIES.into_iter().flat_map(|s| all::<L>().map(move |it| it.transform(s)));
    lines.squares("transform_square", images);
    usual::<L, RankMajor>(lines, "rank_major");
    usual::<L, RankMajorFromTop>(lines, "rank_major_from_top");
    usual::<L, FileMajor>(lines, "file_major");
    usual::<L, FileMajorFromTopRight>(lines, "file_major_from_top_right");
    packed::<L, u64>(lines, "");
    packed::<L, u128>(lines, "_u128");
}

fn usual<L: Layout, N: Numbering>(lines: &mut Lines, name: &str) {
    lines.row(&format!("square_to_{name}"), all::<L>().map(Square::number_in::<N>));
    let from = (0..130).map(Square::<L>::from_number_in::<N>);
    lines.squares(&format!("square_from_{name}"), from);
}

fn packed<L: Layout, W: Word + Into<u128>>(lines: &mut Lines, suffix: &str) {
    for pieces in 1..=PackedList::<L, W>::MOST {
        let some: Vec<Square<L>> = (0..pieces).map(|_| lines.random_square()).collect();
        let moved = lines.random_square();
        let list = PackedList::<L, W>::pack(&some).expect("so many fit");
        let (mut set, mut swapped) = (list, list);
        set.set(pieces / 2, moved);
        swapped.swap(0, pieces - 1);
        let (least, _) = list.canonical();
        let mut row = vec![word(list.index())];
        row.extend(some.iter().map(|square| square.number().to_string()));
        row.extend(["1".to_owned(), word(set.index()), word(swapped.index()), word(least.index())]);
        lines.row(&format!("packed{suffix}"), row);
        let images = flips::<L>().map(|flip| list.transform(flip).expect("a symmetry"));
        lines.row(&format!("flipped{suffix}"), images.map(|image| word(image.index())));
    }
}

/// The symmetries of a board, but for the identity.
pub fn flips<L: Layout>() -> impl Iterator<Item = Symmetry> {
    L::SYMMETRIES.iter().copied().filter(|symmetry| *symmetry != Symmetry::Identity)
}

/// What layouts have that have bitboards.
pub fn sets<L: BitboardLayout>(lines: &mut Lines) {
    geometry::<L>(lines);
    for density in 0..8 {
        let set = lines.random_set::<L>(density);
        set_rows(lines, set);
    }
    let corner = Square::<L>::in_board_order().next().expect("a first square");
    let set = corner.neighbours() | corner.bitboard();
    set.subsets().for_each(|subset| lines.sets("subset", [subset]));
}

fn set_rows<L: BitboardLayout>(lines: &mut Lines, set: Bitboard<L>) {
    let (count, several) = (set.count(), u32::from(set.more_than_one()));
    lines.row("set", [word(set.word()), count.to_string(), several.to_string()]);
    lines.squares("ends", [set.first(), set.last()]);
    lines.row("members", set.iter().map(Square::number));
    lines.row("contains", all::<L>().map(|square| u8::from(set.contains(square))));
    let images = SYMMETRIES.map(|symmetry| set.transform(symmetry).unwrap_or_default());
    lines.sets("transform", images);
    lines.sets("shift", Direction::ALL.map(|direction| set.shift(direction)));
    let empty = lines.random_set(1);
    lines.sets("fill", Direction::ALL.map(|direction| set.fill(direction, empty)));
    let spans = Color::ALL.into_iter().flat_map(|color| {
        [
            set.pawn_attacks(color),
            set.front_span(color),
            set.rear_span(color),
            set.attack_span(color),
        ]
    });
    lines.sets("spans", [set.flood_fill(empty)].into_iter().chain(spans));
}

/// Sets in usual numberings, whose numbers must fit the layout's bitboards.
pub fn usual_sets<L: BitboardLayout>(lines: &mut Lines) {
    for density in 0..8 {
        let set = lines.random_set::<L>(density);
        usual_words(lines, set);
    }
}

fn usual_words<L: BitboardLayout>(lines: &mut Lines, set: Bitboard<L>) {
    let usual = [
        set.word_in::<RankMajor>(),
        set.word_in::<RankMajorFromTop>(),
        set.word_in::<FileMajor>(),
        set.word_in::<FileMajorFromTopRight>(),
    ];
    lines.row("to usual", usual.map(word));
    let bits = set.word();
    let usual = [
        Bitboard::<L>::from_word_in::<RankMajor>(bits),
        Bitboard::from_word_in::<RankMajorFromTop>(bits),
        Bitboard::from_word_in::<FileMajor>(bits),
        Bitboard::from_word_in::<FileMajorFromTopRight>(bits),
    ];
    lines.sets("from usual", usual);
}

fn geometry<L: BitboardLayout>(lines: &mut Lines) {
    lines.sets("file_set", (0..L::FILES).map(Bitboard::<L>::from_file));
    lines.sets("rank_set", (0..L::RANKS).map(Bitboard::<L>::from_rank));
    let relative = |rank| Bitboard::<L>::from_relative_rank(Color::Black, rank);
    lines.sets("relative_rank_set", (0..L::RANKS).map(relative));
    lines.sets("diagonal_set", all::<L>().map(Bitboard::diagonal));
    lines.sets("anti_diagonal_set", all::<L>().map(Bitboard::anti_diagonal));
    lines.sets("neighbours", all::<L>().map(Square::neighbours));
    lines.sets("ray", all::<L>().flat_map(|it| Direction::ALL.map(|direction| it.ray(direction))));
    lines.sets("between", pairs::<L>().map(|(a, b)| a.between(b)));
    lines.sets("ray_through", pairs::<L>().map(|(a, b)| a.ray_through(b)));
    lines.sets("line_through", pairs::<L>().map(|(a, b)| a.line_through(b)));
    let direction = |(a, b): (Square<L>, Square<L>)| a.direction_to(b).map_or(8, |it| it as u8);
    lines.row("direction_to", pairs::<L>().map(direction));
    lines.sets("pawn_attacks", sided::<L>().map(|(color, square)| square.pawn_attacks(color)));
    lines.sets("pawn_pushes", sided::<L>().map(|(color, square)| square.pawn_pushes(color)));
}

/// Conversions from `L` to `M`, which C calls `name`.
pub fn conversion<L: BitboardLayout, M: BitboardLayout>(lines: &mut Lines, name: &str) {
    let squares = all::<L>().map(|square| Some(square.convert::<M>()));
    lines.squares(&format!("to_{name}_square"), squares);
    for density in 0..8 {
        let set = lines.random_set::<L>(density);
        lines.sets(&format!("to_{name}"), [set.convert::<M>()]);
    }
    for pieces in 1..=PackedList::<L, u128>::MOST {
        let some: Vec<Square<L>> = (0..pieces).map(|_| lines.random_square()).collect();
        if let Some(list) = PackedList::<L>::pack(&some) {
            let index = list.convert::<M>().expect("as many fit").index();
            lines.row(&format!("to_{name}_pieces"), [word(index)]);
        }
        let list = PackedList::<L, u128>::pack(&some).expect("so many fit");
        let index = list.convert::<M>().expect("as many fit").index();
        lines.row(&format!("to_{name}_pieces_u128"), [word(index)]);
    }
}

/// Rows of some functions of the piece `P`, each with its kind: the macro that `tests/cpp/compare.h` has for it. What
/// that file is told of them.
pub fn piece<L: Moves<P>, P>(lines: &mut Lines, piece: &str, functions: &[(&str, &str)]) -> String {
    let mut told = String::new();
    for (kind, function) in functions {
        let name = format!("{piece}_{function}");
        of_piece::<L, P>(lines, kind, &name, function);
        let _ = write!(told, "{kind}({name}) ");
    }
    told
}

fn of_piece<L: Moves<P>, P>(lines: &mut Lines, kind: &str, name: &str, function: &str) {
    let none = Bitboard::EMPTY;
    let colors = if kind.starts_with("COLORED") { &Color::ALL[..] } else { &[Color::White] };
    let sided = || colors.iter().flat_map(|&color| all::<L>().map(move |square| (color, square)));
    match kind.trim_start_matches("COLORED_") {
        "PLAIN" | "COLORED" => {
            let of = of_square::<L, P>(function);
            lines.sets(name, sided().map(|(color, square)| of(square, color, none, none)));
        }
        "BLOCKED" | "OVER" => {
            let of = of_square::<L, P>(function);
            lines.occupancies(name, |set, hurdles| {
                sided().map(move |(color, square)| of(square, color, set, hurdles))
            });
        }
        "OF_SET" => {
            let of = of_set::<L, P>(function);
            lines.of_sets(name, |set, occupancy| {
                colors.iter().map(move |&color| of(set, color, occupancy))
            });
        }
        other => panic!("no kind of function is called {other}"),
    }
}

/// Rows of the look-up of a bishop and a rook at once.
pub fn bishop_and_rook<L: Attacks<Bishop> + Attacks<Rook>>(lines: &mut Lines) {
    lines.occupancies("bishop_and_rook_attacks", |set, _| {
        all::<L>().flat_map(move |it| <[_; 2]>::from(it.bishop_and_rook_attacks(set)))
    });
}
