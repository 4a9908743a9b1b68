//! Calls of exported functions, each with what the Rust library gives.

use std::fmt::Write as _;
use std::marker::PhantomData;

use quadrille::numbering::RankMajorFromTop;
use quadrille::{
    Bitboard, BitboardLayout, Color, Direction, Layout, Moves, PackedList, Square, Symmetry, Word,
};
use quadrille_codegen::random::SplitMix64;

use crate::pieces::{OfSet, OfSquare, of_set, of_square};

/// Lines of a function's name, its arguments and its result: `n` before numbers, `w` before words.
pub struct Calls<L> {
    pub text: String,
    random: SplitMix64,
    layout: PhantomData<L>,
}

fn number(number: impl Into<i64>) -> String {
    format!("n{}", number.into())
}

fn word(word: impl Into<u128>) -> String {
    format!("w{:#x}", word.into())
}

fn square<L: Layout>(square: Option<Square<L>>) -> String {
    let none = if L::NUMBERS > 255 { 256 } else { 255 };
    number(square.map_or(none, |square| square.number().into()))
}

/// The symmetries of a board, but for the identity.
fn flips<L: Layout>() -> impl Iterator<Item = Symmetry> {
    L::SYMMETRIES.iter().copied().filter(|symmetry| *symmetry != Symmetry::Identity)
}

impl<L: Layout> Calls<L> {
    pub fn new() -> Calls<L> {
        Calls { text: String::new(), random: SplitMix64::new(5), layout: PhantomData }
    }

    #[allow(clippy::needless_pass_by_value)] // Lists that are written where they are used.
    fn call(&mut self, name: &str, arguments: impl AsRef<[String]>, result: &str) {
        let arguments = arguments.as_ref().join(" ");
        writeln!(self.text, "{name} {arguments} {result}").expect("a string");
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
        let from = square(Square::<L>::all().next());
        for steps in ["n-2147483648", "n-256", "n256", "n2147483647"].map(str::to_owned) {
            self.call("offset", [from.clone(), steps.clone(), zero.clone()], &none);
            self.call("offset", [from.clone(), zero.clone(), steps.clone()], &none);
        }
        for pieces in ["n-1", "n0", "n129"].map(str::to_owned) {
            self.call("is_packed", ["w0".to_owned(), pieces], &zero);
        }
        for symmetry in ["n-1", "n8", "n3.5"].map(str::to_owned) {
            self.call("transform_square", [from.clone(), symmetry], &none);
        }
    }

    /// Coordinates, steps, distances and images of squares.
    pub fn squares(&mut self) {
        self.beyond();
        for code in 0..300_u16 {
            let is_square = u8::try_from(code).is_ok_and(|code| Square::<L>::new(code).is_some());
            self.call("is_square", [number(code)], &number(u8::from(is_square)));
        }
        for file in 0..L::FILES + 2 {
            for rank in 0..L::RANKS + 2 {
                let at = Square::<L>::from_coords(file, rank);
                self.call("at", [number(file), number(rank)], &square(at));
            }
        }
        for from in Square::<L>::all() {
            let own = square(Some(from));
            self.call("file", [own.clone()], &number(from.file()));
            self.call("rank", [own.clone()], &number(from.rank()));
            let away = from.offset(-1, 2);
            self.call("offset", [own.clone(), number(-1), number(2)], &square(away));
            for symmetry in flips::<L>() {
                let image = square(from.transform(symmetry));
                self.call(&format!("{symmetry}_square"), [own.clone()], &image);
                let arguments = [own.clone(), number(symmetry as u8)];
                self.call("transform_square", arguments, &image);
            }
            for direction in Direction::ALL {
                let arguments = [own.clone(), number(direction as u8)];
                self.call("step", arguments, &square(from.step(direction)));
            }
            let top = number(from.number_in::<RankMajorFromTop>());
            self.call("square_to_rank_major_from_top", [own.clone()], &top);
            self.call("square_from_rank_major_from_top", [top], &own);
            for to in Square::<L>::all() {
                self.call("distance", [own.clone(), square(Some(to))], &number(from.distance(to)));
            }
        }
    }

    fn square(&mut self) -> Square<L> {
        loop {
            if let Some(square) = Square::new((self.random.word() % L::NUMBERS as u64) as u8) {
                return square;
            }
        }
    }

    /// Packed positions of as many pieces as fit, in either word.
    pub fn positions(&mut self) {
        self.packed::<u64>("");
        self.packed::<u128>("_u128");
    }

    fn packed<W: Word + Into<u128>>(&mut self, end: &str) {
        for pieces in 1..=PackedList::<L, W>::MOST {
            let some: Vec<Square<L>> = (0..pieces).map(|_| self.square()).collect();
            let moved = self.square();
            let list = PackedList::<L, W>::pack(&some).expect("so many fit");
            let (index, count) = (word(list.index()), number(pieces as i64));
            for (piece, &own) in some.iter().enumerate() {
                let arguments = [index.clone(), number(piece as i64), count.clone()];
                self.call(&format!("get_packed{end}"), arguments, &square(Some(own)));
            }
            let (mut set, mut swapped) = (list, list);
            set.set(pieces / 2, moved);
            swapped.swap(0, pieces - 1);
            let middle = number((pieces / 2) as i64);
            let arguments = [index.clone(), middle, count.clone(), square(Some(moved))];
            self.call(&format!("set_packed{end}"), arguments, &word(set.index()));
            let last = number((pieces - 1) as i64);
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
        let mut set: u128 = L::ALL.into();
        for _ in 0..density {
            set &= u128::from(self.random.word()) << 64 | u128::from(self.random.word());
        }
        Bitboard::new(L::Word::truncated(set))
    }

    /// Images and steps of sets, and the sets that the board alone decides.
    pub fn sets(&mut self) {
        for density in 0..6 {
            let set = self.set(density);
            let own = word(set.word());
            for symmetry in flips::<L>() {
                let image = set.transform(symmetry).expect("a symmetry");
                self.call(symmetry.name(), [own.clone()], &word(image.word()));
            }
            for direction in Direction::ALL {
                if Square::<L>::all().any(|it| it.step(direction).is_some()) {
                    let name = format!("shift_{}", direction.name());
                    self.call(&name, [own.clone()], &word(set.shift(direction).word()));
                }
            }
        }
        for density in 0..6 {
            let (set, other) = (self.set(density), self.set(1));
            self.members(set);
            self.reach(set, other);
        }
        self.of_squares("neighbours", Square::neighbours);
        self.of_squares("diagonal_set", Bitboard::diagonal);
        self.of_squares("anti_diagonal_set", Bitboard::anti_diagonal);
        for color in Color::ALL {
            self.of_color(color, "pawn_attacks", |square| square.pawn_attacks(color));
            self.of_color(color, "pawn_pushes", |square| square.pawn_pushes(color));
        }
        for a in Square::<L>::all() {
            for direction in Direction::ALL {
                let arguments = [square(Some(a)), number(direction as u8)];
                self.call("ray", arguments, &word(a.ray(direction).word()));
            }
            for b in Square::<L>::all() {
                let both = [square(Some(a)), square(Some(b))];
                self.call("between", both.clone(), &word(a.between(b).word()));
                self.call("line_through", both.clone(), &word(a.line_through(b).word()));
                let direction = a.direction_to(b).map_or(8, |direction| direction as u8);
                self.call("direction_to", both, &number(direction));
            }
        }
    }

    /// Members of a set, and its ends.
    fn members(&mut self, set: Bitboard<L>) {
        let own = word(set.word());
        self.call("count", [own.clone()], &number(set.count()));
        self.call("first", [own.clone()], &square(set.first()));
        self.call("last", [own.clone()], &square(set.last()));
        self.call("more_than_one", [own.clone()], &number(u8::from(set.more_than_one())));
        for it in Square::<L>::all() {
            let is_in = number(u8::from(set.contains(it)));
            self.call("contains", [own.clone(), square(Some(it))], &is_in);
        }
    }

    /// What a set reaches through another one.
    fn reach(&mut self, set: Bitboard<L>, other: Bitboard<L>) {
        let [own, through] = [set, other].map(|set| word(set.word()));
        for direction in Direction::ALL {
            let arguments = [own.clone(), number(direction as u8), through.clone()];
            self.call("fill", arguments, &word(set.fill(direction, other).word()));
            let shifted = word(set.shift(direction).word());
            self.call("shift", [own.clone(), number(direction as u8)], &shifted);
        }
        let flooded = word(set.flood_fill(other).word());
        self.call("flood_fill", [own.clone(), through], &flooded);
        for color in Color::ALL {
            let spans = [
                ("pawn_attacks_of_set", set.pawn_attacks(color)),
                ("front_span", set.front_span(color)),
                ("rear_span", set.rear_span(color)),
                ("attack_span", set.attack_span(color)),
            ];
            for (name, span) in spans {
                self.call(name, [number(color as u8), own.clone()], &word(span.word()));
            }
        }
    }

    /// A function of every square.
    fn of_squares(&mut self, name: &str, function: impl Fn(Square<L>) -> Bitboard<L>) {
        for from in Square::<L>::all() {
            self.call(name, [square(Some(from))], &word(function(from).word()));
        }
    }

    /// A function of a colour and every square.
    fn of_color(&mut self, color: Color, name: &str, function: impl Fn(Square<L>) -> Bitboard<L>) {
        for from in Square::<L>::all() {
            let arguments = [number(color as u8), square(Some(from))];
            self.call(name, arguments, &word(function(from).word()));
        }
    }

    /// Functions of the piece `P`, each with its kind, which says what it takes beside a square.
    pub fn piece<P>(&mut self, piece: &str, functions: &[(&str, &str)])
    where
        L: Moves<P>,
    {
        for &(kind, function) in functions {
            let name = format!("{piece}_{function}");
            match kind {
                "OF_SETS" => self.of_sets(&name, of_set::<L, P>(function)),
                _ => self.of_piece(kind, &name, of_square::<L, P>(function)),
            }
        }
    }

    /// A function of every square, of random occupancies and of random hurdles, as far as it takes them.
    fn of_piece(&mut self, kind: &str, name: &str, function: OfSquare<L>) {
        let sides = [Some(Color::White), Some(Color::Black)];
        let colors = if kind.starts_with("COLORED") { &sides[..] } else { &[None] };
        let sets = match kind.trim_start_matches("COLORED_") {
            "PLAIN" | "COLORED" => 0,
            "BLOCKED" => 1,
            "OVER" => 2,
            other => panic!("no kind of function is called {other}"),
        };
        let densities = if sets == 0 { 1 } else { 6 };
        for (&color, density) in colors.iter().flat_map(|it| (0..densities).map(move |d| (it, d))) {
            let given = [self.set(density), self.set(2)];
            for from in Square::<L>::all() {
                let result = function(from, color.unwrap_or(Color::White), given[0], given[1]);
                let mut arguments: Vec<String> =
                    color.map(|it| number(it as u8)).into_iter().collect();
                arguments.push(square(Some(from)));
                arguments.extend(given[..sets].iter().map(|set| word(set.word())));
                self.call(name, arguments, &word(result.word()));
            }
        }
    }

    /// A function of random sets and occupancies.
    fn of_sets(&mut self, name: &str, function: OfSet<L>) {
        for density in 0..6 {
            let (set, occupied) = (self.set(density), self.set(1));
            let arguments = [word(set.word()), word(occupied.word())];
            self.call(name, arguments, &word(function(set, Color::White, occupied).word()));
        }
    }
}
