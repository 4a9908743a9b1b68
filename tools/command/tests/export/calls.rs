//! Calls of exported functions, each with the result of the Rust library.

use std::fmt::Write as _;
use std::marker::PhantomData;

use quadrille::numbering::{
    FileMajor, FileMajorFromTopRight, Numbering, RankMajor, RankMajorFromTop,
};
use quadrille::piece::{Bishop, Rook};
use quadrille::{
    Attacks, Bitboard, BitboardLayout, Color, Direction, Layout, Moves, PackedList, Square,
    Symmetry, U256, Word,
};
use quadrille_codegen::random::SplitMix64;

use crate::pieces::{of_set, of_square};

/// Lines of a function's name, its arguments and its result: `n` before numbers, `w` before words, `s` before text.
/// `member` is a square of a set by its index, and `named` a square by its name.
pub struct Calls<L> {
    pub text: String,
    /// The prefix of names.
    prefix: String,
    random: SplitMix64,
    layout: PhantomData<L>,
}

fn number(number: impl Into<i64>) -> String {
    format!("n{}", number.into())
}

fn word(word: impl Into<U256>) -> String {
    format!("w{:#x}", word.into())
}

fn square<L: Layout>(square: Option<Square<L>>) -> String {
    let none = if L::NUMBERS > 255 { 256 } else { 255 };
    number(square.map_or(none, |square| square.number().into()))
}

fn bits<L: BitboardLayout>(set: Bitboard<L>) -> String {
    word(set.word())
}

/// The symmetries of a board, but for the identity.
fn flips<L: Layout>() -> impl Iterator<Item = Symmetry> {
    L::SYMMETRIES.iter().copied().filter(|symmetry| *symmetry != Symmetry::Identity)
}

impl<L: Layout> Calls<L> {
    /// Calls of functions whose names have this prefix.
    pub fn new(prefix: &str) -> Calls<L> {
        Calls {
            text: String::new(),
            prefix: prefix.to_owned(),
            random: SplitMix64::new(3),
            layout: PhantomData,
        }
    }

    #[allow(clippy::needless_pass_by_value)] // Lists that are written where they are used.
    fn call(&mut self, name: &str, arguments: impl AsRef<[String]>, result: &str) {
        let arguments = arguments.as_ref().join(" ");
        writeln!(self.text, "{}{name} {arguments} {result}", self.prefix).expect("a string");
    }

    /// Numbers of no square, file or rank: negative, too large and between whole ones.
    fn beyond(&mut self) {
        let (zero, none) = (number(0), square::<L>(None));
        for beyond in ["n-1", "n256", "n3.5", "n2147483648", "n4294967296"].map(str::to_owned) {
            self.call("is_square", [beyond.clone()], &zero);
            self.call("at", [beyond.clone(), zero.clone()], &none);
            self.call("at", [zero.clone(), beyond.clone()], &none);
            self.call("square_from_rank_major", [beyond.clone()], &none);
            self.call("square_from_file_major_from_top_right", [beyond], &none);
        }
        let first = Square::<L>::all().next().expect("a square");
        let from = square(Some(first));
        let (file, rank) = (first.file(), first.rank());
        // Beyond an edge that wraps are the squares of the other side.
        let around = |at: u8, steps: i64, count: u8, wraps: bool| {
            let to = i64::from(at) + steps;
            u8::try_from(if wraps { to.rem_euclid(count.into()) } else { to }).ok()
        };
        for steps in [i32::MIN.into(), -256, 256, i32::MAX.into()] {
            let to = around(file, steps, L::FILES, L::WRAPS[0]);
            let to = square(to.and_then(|to| Square::<L>::from_coords(to, rank)));
            self.call("offset", [from.clone(), number(steps), zero.clone()], &to);
            let to = around(rank, steps, L::RANKS, L::WRAPS[1]);
            let to = square(to.and_then(|to| Square::<L>::from_coords(file, to)));
            self.call("offset", [from.clone(), zero.clone(), number(steps)], &to);
        }
        for pieces in ["n-1", "n0", "n129"].map(str::to_owned) {
            self.call("is_packed", ["w0".to_owned(), pieces], &zero);
        }
        for symmetry in ["n-1", "n8", "n3.5"].map(str::to_owned) {
            self.call("transform_square", [from.clone(), symmetry], &none);
        }
    }

    /// Names, coordinates, steps, distances and images of squares, and positions of as many pieces as fit.
    pub fn squares(&mut self) {
        self.beyond();
        self.call("named", ["sa1x".to_owned()], &square::<L>(None));
        for code in 0..300_u16 {
            let is_square = u8::try_from(code).is_ok_and(|code| Square::<L>::new(code).is_some());
            self.call("is_square", [number(code)], &number(u8::from(is_square)));
        }
        for (file, rank) in (0..L::FILES + 2).flat_map(|f| (0..L::RANKS + 2).map(move |r| (f, r))) {
            let at = Square::<L>::from_coords(file, rank);
            self.call("at", [number(file), number(rank)], &square(at));
        }
        for from in Square::<L>::all() {
            let own = square(Some(from));
            self.call("named", [format!("s{from}")], &own);
            self.call("file", [own.clone()], &number(from.file()));
            self.call("rank", [own.clone()], &number(from.rank()));
            let away = from.offset(-1, 2);
            self.call("offset", [own.clone(), number(-1), number(2)], &square(away));
            for symmetry in flips::<L>() {
                let image = square(from.transform(symmetry));
                self.call(&format!("{symmetry}_square"), [own.clone()], &image);
                self.call("transform_square", [own.clone(), number(symmetry as u8)], &image);
            }
            for direction in Direction::ALL {
                let next = square(from.step(direction));
                self.call("step", [own.clone(), number(direction as u8)], &next);
            }
            for to in Square::<L>::all() {
                self.call("distance", [own.clone(), square(Some(to))], &number(from.distance(to)));
            }
        }
        self.usual::<RankMajor>("rank_major");
        self.usual::<RankMajorFromTop>("rank_major_from_top");
        self.usual::<FileMajor>("file_major");
        self.usual::<FileMajorFromTopRight>("file_major_from_top_right");
        self.packed::<u64>("");
        self.packed::<u128>("_u128");
    }

    fn usual<N: Numbering>(&mut self, name: &str) {
        for from in Square::<L>::all() {
            let usual = number(from.number_in::<N>());
            self.call(&format!("square_to_{name}"), [square(Some(from))], &usual);
        }
        for code in 0..130 {
            let found = square(Square::<L>::from_number_in::<N>(code));
            self.call(&format!("square_from_{name}"), [number(code)], &found);
        }
    }

    fn square(&mut self) -> Square<L> {
        loop {
            if let Some(square) = Square::new((self.random.word() % L::NUMBERS as u64) as u8) {
                return square;
            }
        }
    }

    fn packed<W: Word + Into<u128>>(&mut self, end: &str) {
        for pieces in 1..=PackedList::<L, W>::MOST {
            let some: Vec<Square<L>> = (0..pieces).map(|_| self.square()).collect();
            let moved = self.square();
            let list = PackedList::<L, W>::pack(&some).expect("they fit");
            let [count, middle, last] =
                [pieces, pieces / 2, pieces - 1].map(|it| number(it as i64));
            let index = word(list.index());
            let all: Vec<String> = some.iter().map(|&own| square(Some(own))).collect();
            self.call(&format!("pack{end}"), &all, &index);
            self.call(&format!("is_packed{end}"), [index.clone(), count.clone()], "n1");
            for (piece, own) in all.iter().enumerate() {
                let piece = number(piece as i64);
                let arguments = [index.clone(), piece.clone(), count.clone()];
                self.call(&format!("get_packed{end}"), arguments, own);
                self.call(&format!("unpack{end}"), [index.clone(), count.clone(), piece], own);
            }
            let (mut set, mut swapped) = (list, list);
            set.set(pieces / 2, moved);
            swapped.swap(0, pieces - 1);
            let arguments = [index.clone(), middle, count.clone(), square(Some(moved))];
            self.call(&format!("set_packed{end}"), arguments, &word(set.index()));
            let arguments = [index.clone(), number(0), last, count.clone()];
            self.call(&format!("swap_packed{end}"), arguments, &word(swapped.index()));
            let least = word(list.canonical().0.index());
            self.call(&format!("canonical_pieces{end}"), [index.clone(), count.clone()], &least);
            for symmetry in flips::<L>() {
                let image = word(list.transform(symmetry).expect("a symmetry").index());
                let name = format!("{symmetry}_pieces{end}");
                self.call(&name, [index.clone(), count.clone()], &image);
            }
        }
    }
}

impl<L: BitboardLayout> Calls<L> {
    fn set(&mut self, density: u32) -> Bitboard<L> {
        let mut set: U256 = L::ALL.into();
        for _ in 0..density {
            set &= U256::from_words([(); 4].map(|()| self.random.word()));
        }
        Bitboard::new(L::Word::truncated(set))
    }

    /// Members, images and steps of sets, and the sets that the board alone decides.
    pub fn sets(&mut self) {
        for density in 0..6 {
            let (set, other) = (self.set(density), self.set(1));
            self.members(set);
            self.images(set);
            self.reach(set, other);
        }
        let corner = Square::<L>::in_board_order().next().expect("a first square");
        let set = corner.neighbours() | corner.bitboard();
        let subsets: Vec<_> = set.subsets().collect();
        for (index, &subset) in subsets.iter().enumerate() {
            let next = subsets.get(index + 1).copied().unwrap_or_default();
            self.call("next_subset", [bits(set), bits(subset)], &bits(next));
        }
        self.geometry();
    }

    fn geometry(&mut self) {
        for file in 0..L::FILES {
            let set = bits(Bitboard::<L>::from_file(file));
            self.call("file_set", [number(file)], &set);
        }
        for rank in 0..L::RANKS {
            self.call("rank_set", [number(rank)], &bits(Bitboard::<L>::from_rank(rank)));
            let relative = bits(Bitboard::<L>::from_relative_rank(Color::Black, rank));
            self.call("relative_rank_set", [number(1), number(rank)], &relative);
        }
        for a in Square::<L>::all() {
            let own = square(Some(a));
            self.call("neighbours", [own.clone()], &bits(a.neighbours()));
            self.call("diagonal_set", [own.clone()], &bits(Bitboard::diagonal(a)));
            self.call("anti_diagonal_set", [own.clone()], &bits(Bitboard::anti_diagonal(a)));
            for color in Color::ALL {
                let arguments = [number(color as u8), own.clone()];
                self.call("pawn_attacks", arguments.clone(), &bits(a.pawn_attacks(color)));
                self.call("pawn_pushes", arguments, &bits(a.pawn_pushes(color)));
            }
            for direction in Direction::ALL {
                let ray = bits(a.ray(direction));
                self.call("ray", [own.clone(), number(direction as u8)], &ray);
            }
            for b in Square::<L>::all() {
                let both = [own.clone(), square(Some(b))];
                self.call("between", both.clone(), &bits(a.between(b)));
                self.call("ray_through", both.clone(), &bits(a.ray_through(b)));
                self.call("line_through", both.clone(), &bits(a.line_through(b)));
                let direction = a.direction_to(b).map_or(8, |direction| direction as u8);
                self.call("direction_to", both, &number(direction));
            }
        }
    }

    /// Members of a set, and its ends.
    fn members(&mut self, set: Bitboard<L>) {
        let own = bits(set);
        self.call("count", [own.clone()], &number(set.count()));
        self.call("first", [own.clone()], &square(set.first()));
        self.call("last", [own.clone()], &square(set.last()));
        self.call("more_than_one", [own.clone()], &number(u8::from(set.more_than_one())));
        for (index, member) in set.iter().enumerate() {
            self.call("member", [own.clone(), number(index as i64)], &square(Some(member)));
        }
        for it in Square::<L>::all() {
            let is_in = number(u8::from(set.contains(it)));
            self.call("contains", [own.clone(), square(Some(it))], &is_in);
        }
    }

    /// Images of a set, and steps of all its squares.
    fn images(&mut self, set: Bitboard<L>) {
        let own = bits(set);
        for symmetry in Symmetry::ALL {
            let image = bits(set.transform(symmetry).unwrap_or_default());
            self.call("transform", [own.clone(), number(symmetry as u8)], &image);
        }
        for symmetry in flips::<L>() {
            let image = set.transform(symmetry).expect("a symmetry");
            self.call(symmetry.name(), [own.clone()], &bits(image));
        }
        for direction in Direction::ALL {
            let shifted = bits(set.shift(direction));
            self.call("shift", [own.clone(), number(direction as u8)], &shifted);
            if Square::<L>::all().any(|it| it.step(direction).is_some()) {
                self.call(&format!("shift_{}", direction.name()), [own.clone()], &shifted);
            }
        }
    }

    /// The squares that a set reaches through another one.
    fn reach(&mut self, set: Bitboard<L>, other: Bitboard<L>) {
        let [own, through] = [set, other].map(bits);
        for direction in Direction::ALL {
            let arguments = [own.clone(), number(direction as u8), through.clone()];
            self.call("fill", arguments, &bits(set.fill(direction, other)));
        }
        self.call("flood_fill", [own.clone(), through], &bits(set.flood_fill(other)));
        for color in Color::ALL {
            let spans = [
                ("pawn_attacks_of_set", set.pawn_attacks(color)),
                ("front_span", set.front_span(color)),
                ("rear_span", set.rear_span(color)),
                ("attack_span", set.attack_span(color)),
            ];
            for (name, span) in spans {
                self.call(name, [number(color as u8), own.clone()], &bits(span));
            }
        }
    }

    /// Sets in usual numberings, whose numbers must fit the layout's bitboards.
    pub fn usual_sets(&mut self) {
        for density in 0..6 {
            let set = self.set(density);
            self.usual_set::<RankMajor>("rank_major", set);
            self.usual_set::<RankMajorFromTop>("rank_major_from_top", set);
            self.usual_set::<FileMajor>("file_major", set);
            self.usual_set::<FileMajorFromTopRight>("file_major_from_top_right", set);
        }
    }

    fn usual_set<N: Numbering>(&mut self, name: &str, set: Bitboard<L>) {
        self.call(&format!("to_{name}"), [bits(set)], &word(set.word_in::<N>()));
        let from = bits(Bitboard::<L>::from_word_in::<N>(set.word()));
        self.call(&format!("from_{name}"), [bits(set)], &from);
    }

    /// A region, of either side if it takes a colour.
    #[allow(dead_code)] // Not every program has some.
    pub fn region(&mut self, name: &str, is_coloured: bool, sets: [Bitboard<L>; 2]) {
        if !is_coloured {
            return self.call(name, [], &bits(sets[0]));
        }
        for (color, set) in (0..).zip(sets) {
            self.call(name, [number(color)], &bits(set));
        }
    }

    /// All functions of the piece `P`, by the part of their names behind the piece's, with the names of their parameters.
    pub fn piece<P>(&mut self, piece: &str, functions: &[(&str, &[&str])])
    where
        L: Moves<P>,
    {
        for (function, parameters) in functions {
            let name = format!("{piece}_{function}");
            let has = |name: &str| parameters.contains(&name);
            let densities = if has("occupancy") || has("set") { 6 } else { 1 };
            let colors = if has("color") { &Color::ALL[..] } else { &[Color::White] };
            for (&color, density) in
                colors.iter().flat_map(|it| (0..densities).map(move |d| (it, d)))
            {
                let [occupied, hurdles] = [density, 2].map(|density| self.set(density));
                let mut arguments: Vec<String> = Vec::new();
                arguments.extend(has("color").then(|| number(color as u8)));
                if has("set") {
                    let set = self.set(density);
                    arguments.push(bits(set));
                    arguments.extend(has("occupancy").then(|| bits(occupied)));
                    let attacked = of_set::<L, P>(function)(set, color, occupied);
                    self.call(&name, &arguments, &bits(attacked));
                    continue;
                }
                let index = arguments.len();
                arguments.push(String::new());
                arguments.extend(has("occupancy").then(|| bits(occupied)));
                arguments.extend(has("hurdles").then(|| bits(hurdles)));
                for from in Square::<L>::all() {
                    arguments[index] = square(Some(from));
                    let reached = of_square::<L, P>(function)(from, color, occupied, hurdles);
                    self.call(&name, &arguments, &bits(reached));
                }
            }
        }
    }

    /// A bishop and a rook at once: the one, and the other.
    #[allow(dead_code)] // Not every program has some.
    pub fn bishop_and_rook(&mut self)
    where
        L: Attacks<Bishop> + Attacks<Rook>,
    {
        for density in 0..6 {
            let occupied = self.set(density);
            for from in Square::<L>::all() {
                let (bishop, rook) = (from.bishop_attacks(occupied), from.rook_attacks(occupied));
                for (which, attacked) in (0..).zip([bishop, rook]) {
                    let arguments = [square(Some(from)), bits(occupied), number(which)];
                    self.call("bishop_and_rook_attacks", arguments, &bits(attacked));
                }
            }
        }
    }

    /// Everything converted to another layout, of which names begin with `to`.
    pub fn conversion<M: BitboardLayout>(&mut self, to: &str) {
        let to = format!("to_{to}");
        for from in Square::<L>::all() {
            let converted = square(Some(from.convert::<M>()));
            self.call(&format!("{to}_square"), [square(Some(from))], &converted);
        }
        for density in 0..8 {
            let set = self.set(density);
            self.call(&to, [bits(set)], &bits(set.convert::<M>()));
        }
        self.converted_positions::<M, u64>(&format!("{to}_pieces"));
        self.converted_positions::<M, u128>(&format!("{to}_pieces_u128"));
    }

    fn converted_positions<M: BitboardLayout, W: Word + Into<u128>>(&mut self, name: &str) {
        for pieces in 1..=PackedList::<L, W>::MOST {
            let some: Vec<Square<L>> = (0..pieces).map(|_| self.square()).collect();
            let list = PackedList::<L, W>::pack(&some).expect("they fit");
            let converted = word(list.convert::<M>().expect("as many fit").index());
            self.call(name, [word(list.index()), number(pieces as i64)], &converted);
        }
    }
}
