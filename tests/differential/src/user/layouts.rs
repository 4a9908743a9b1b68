//! The answers of a layout, compared with the naive truth.

use quadrille::{
    Bitboard, BitboardLayout, Color, Direction, Layout, Moves, Packed, PackedLayout, PackedList,
    Square, Symmetry, U256,
};

use super::truth::{Board, Cell, Cells, Mover, Piece, Random, Standing, packed};

fn cell<L: Layout>(square: Square<L>) -> Cell {
    (square.file() as i8, square.rank() as i8)
}

/// The board of a layout in the form of naive code.
///
/// # Panics
/// If its pawns have no direction.
pub fn board<L: Layout>() -> Board {
    let cells = (0..L::RANKS).flat_map(|rank| (0..L::FILES).map(move |file| (file, rank)));
    let number = |(file, rank)| Square::<L>::from_coords(file, rank).map(Square::number);
    let directions = Direction::ALL.into_iter().zip(L::STEPS);
    let directions = directions.filter_map(|(direction, step)| Some((direction.name(), step?)));
    let forward = L::PAWNS.map(|ahead| L::STEPS[ahead as usize].expect("a direction"));
    Board {
        files: L::FILES as i8,
        ranks: L::RANKS as i8,
        numbers: cells.map(number).collect::<Vec<_>>().leak(),
        forward: forward.to_vec().leak(),
        directions: directions.collect::<Vec<_>>().leak(),
        wraps: &L::WRAPS,
    }
}

/// The square of a cell.
///
/// # Panics
/// If the layout lacks it.
pub fn square<L: Layout>((file, rank): Cell) -> Square<L> {
    Square::from_coords(file as u8, rank as u8).expect("a square of the board")
}

fn cells<L: BitboardLayout>(set: Bitboard<L>) -> Cells {
    set.into_iter().map(cell).collect()
}

/// The squares of some cells.
///
/// # Panics
/// If the layout lacks one.
pub fn set<L: BitboardLayout>(cells: &Cells) -> Bitboard<L> {
    cells.iter().map(|&cell| square::<L>(cell)).collect()
}

/// The symmetries of the board, with the names of the naive ones.
fn symmetries<L: Layout>(board: &Board) -> Vec<(Symmetry, &'static str)> {
    let mut expected = board.symmetries();
    let mut given: Vec<&str> = L::SYMMETRIES.iter().map(|symmetry| symmetry.name()).collect();
    expected.sort_unstable();
    given.sort_unstable();
    assert_eq!(given, expected, "symmetries");
    L::SYMMETRIES.iter().map(|&symmetry| (symmetry, symmetry.name())).collect()
}

/// Checks numbers, coordinates, steps and symmetries of squares.
///
/// # Panics
/// If something differs.
pub fn squares<L: Layout>(board: &Board) {
    assert_eq!((L::FILES as i8, L::RANKS as i8), (board.files, board.ranks));
    let mut seen = Vec::new();
    for at in board.cells() {
        let square = square::<L>(at);
        assert_eq!((cell(square), Some(square.number())), (at, board.number(at)));
        assert_eq!(square.to_string().parse(), Ok(square));
        seen.push(square.number());
        for (symmetry, name) in symmetries::<L>(board) {
            assert_eq!(square.transform(symmetry).map(cell), Some(board.image(name, at)), "{name}");
        }
        for step in [(1, 2), (0, -1), (-3, 0), (127, 127), (-128, 1)] {
            let next = Some(board.moved(at, step)).filter(|&next| board.has(next));
            assert_eq!(square.offset(step.0, step.1).map(cell), next);
        }
        for (index, color) in [Color::White, Color::Black].into_iter().enumerate() {
            let next = board.next_to(at, &[board.pawns(index).0]);
            assert_eq!(square.forward(color).map(cell), next.into_iter().next());
        }
        for to in board.cells() {
            assert_eq!(square.distance(self::square(to)), board.distance(at, to));
        }
    }
    seen.sort_unstable();
    assert!(Square::<L>::all().map(Square::number).eq(seen.iter().copied()));
    for number in 0..=u8::MAX {
        assert_eq!(Square::<L>::new(number).is_some(), seen.contains(&number));
    }
    for (file, rank) in (0..board.files).flat_map(|f| (0..board.ranks).map(move |r| (f, r))) {
        let square = Square::<L>::from_coords(file as u8, rank as u8);
        assert_eq!(square.is_some(), board.has((file, rank)));
    }
    // Hexagons are turned by half about their own middle, which need not be that of the box.
    let is_grid = L::STEPS == Direction::DELTAS;
    let lacking = Symmetry::ALL.into_iter().filter(|it| !L::SYMMETRIES.contains(it));
    let lacking = lacking.filter(move |&it| is_grid || it != Symmetry::Rotate180);
    for (square, symmetry) in Square::<L>::all().zip(lacking.cycle()) {
        assert_eq!(square.transform(symmetry), None, "the board has not {symmetry:?}");
    }
}

const DIRECTIONS: [Direction; 8] = Direction::ALL;

/// The direction that leads from one square to another by the fewest steps, and how many are between, if no other
/// takes as few.
fn direction(board: &Board, from: Cell, to: Cell) -> Option<(Direction, usize)> {
    let steps = |direction: Direction| {
        let ray = board.line(from, direction.name());
        ray.iter().position(|&next| next == to).map(|steps| (direction, steps))
    };
    let found: Vec<(Direction, usize)> = DIRECTIONS.into_iter().filter_map(steps).collect();
    let (direction, fewest) = *found.iter().min_by_key(|(_, steps)| steps)?;
    let is_only = found.iter().filter(|(_, steps)| *steps == fewest).count() == 1;
    is_only.then_some((direction, fewest))
}

/// Checks sets of squares: words, steps, symmetries, lines.
///
/// # Panics
/// If something differs.
pub fn bitboards<L: BitboardLayout>(board: &Board) {
    let mut random = Random(1);
    for chances in [1, 2, 2, 3, 5] {
        let these = random.cells(board, chances);
        let set = set::<L>(&these);
        let bits = these.iter().map(|&at| U256::bit(board.number(at).expect("a square").into()));
        let word = bits.fold(U256::MIN, |word, bit| word | bit);
        assert_eq!((set.word().into(), cells(set)), (word, these.clone()));
        for (symmetry, name) in symmetries::<L>(board) {
            let image: Cells = these.iter().map(|&at| board.image(name, at)).collect();
            assert_eq!(set.transform(symmetry).map(cells), Some(image), "{name} of a set");
        }
        for direction in DIRECTIONS {
            let steps = these.iter().flat_map(|&at| board.next_to(at, &[direction.name()]));
            let steps: Cells = steps.collect();
            assert_eq!(cells(set.shift(direction)), steps, "{direction:?}");
        }
    }
    board.cells().for_each(|from| lines::<L>(board, from));
}

fn lines<L: BitboardLayout>(board: &Board, from: Cell) {
    let at = square::<L>(from);
    assert_eq!(cells(at.neighbours()), board.next_to(from, &DIRECTIONS.map(Direction::name)));
    for direction in DIRECTIONS {
        let ray = board.line(from, direction.name());
        assert_eq!(cells(at.ray(direction)), ray.into_iter().collect());
    }
    for (index, color) in [Color::White, Color::Black].into_iter().enumerate() {
        let (ahead, aslant) = board.pawns(index);
        let attacks = board.next_to(from, &aslant);
        assert_eq!(cells(at.pawn_attacks(color)), attacks, "pawns from {from:?}");
        assert_eq!(cells(at.pawn_pushes(color)), board.next_to(from, &[ahead]));
    }
    for to in board.cells() {
        let (other, found) = (square::<L>(to), direction(board, from, to));
        assert_eq!(at.direction_to(other), found.map(|(direction, _)| direction));
        let (mut between, mut line) = (Cells::new(), Cells::new());
        if let Some((direction, steps)) = found {
            let there = board.line(from, direction.name());
            let back = board.line(from, direction.opposite().name());
            between.extend(&there[..steps]);
            line.extend([there, back, vec![from]].concat());
        }
        assert_eq!(cells(at.between(other)), between, "between {from:?} and {to:?}");
        assert_eq!(cells(at.line_through(other)), line, "through {from:?} and {to:?}");
    }
}

/// Checks a piece by its type, from every square, for both colours, with several occupancies.
///
/// # Panics
/// If something differs.
pub fn piece<L: Moves<P>, P>(board: &Board, piece: &Piece) {
    let mut random = Random(2);
    for (index, color) in [Color::White, Color::Black].into_iter().enumerate() {
        let mover = Mover { board, piece, color: index };
        for chances in [1, 2, 3, 4, 7, usize::MAX] {
            let occupied = random.cells(board, chances);
            let hurdles = if chances == 3 {
                occupied.iter().copied().filter(|_| random.below(2) == 0).collect()
            } else {
                occupied.clone()
            };
            looks::<L, P>(mover, color, &Standing { occupied, hurdles });
        }
        // Some squares have their paths to all others checked.
        for from in board.cells().filter(|_| random.below(4) == 0) {
            for to in board.cells() {
                let path = square::<L>(from).path_by::<P>(color, square(to));
                assert_eq!(cells(path), mover.path(from, to), "path from {from:?} to {to:?}");
            }
        }
    }
}

fn looks<L: Moves<P>, P>(mover: Mover<'_>, color: Color, standing: &Standing) {
    let (occupied, hurdles) = (set::<L>(&standing.occupied), set::<L>(&standing.hurdles));
    for from in mover.board.cells() {
        // A piece does not block itself, even if the occupancy has its square.
        let at = square::<L>(from);
        let context = || format!("{color:?} from {from:?}, {standing:?}");
        let attacks = cells(at.attacks_over::<P>(color, occupied, hurdles));
        assert_eq!(attacks, mover.attacks(from, standing), "attacks of {}", context());
        let moves = cells(at.moves_over::<P>(color, occupied, hurdles));
        assert_eq!(moves, mover.moves(from, standing), "moves of {}", context());
        let attackers = cells(at.attackers_over::<P>(color, occupied, hurdles));
        assert_eq!(attackers, mover.attackers(from, standing), "attackers of {}", context());
    }
}

fn some_cells<const N: usize>(board: &Board, random: &mut Random) -> [Cell; N] {
    let all: Vec<Cell> = board.cells().collect();
    std::array::from_fn(|_| all[random.below(all.len())])
}

fn numbers(board: &Board, cells: &[Cell]) -> Vec<u8> {
    cells.iter().map(|&at| board.number(at).expect("a square")).collect()
}

/// Checks packed positions of `N` pieces: the word itself, squares, flips.
///
/// # Panics
/// If something differs.
pub fn packing<L: PackedLayout<N>, const N: usize>(board: &Board, groups: &[&[(u32, u32)]]) {
    let mut random = Random(N as u64);
    for _ in 0..20 {
        let men: [Cell; N] = some_cells(board, &mut random);
        let position = Packed::<L, N>::pack(men.map(square));
        let word = packed(groups, &numbers(board, &men));
        assert_eq!(position.index().into(), U256::from(word), "{men:?} packed");
        assert_eq!(position.unpack().map(cell), men);
        let list = PackedList::<L, u128>::pack(&men.map(square)).expect("room in a wide word");
        assert_eq!(list.index(), word);
        for (symmetry, name) in symmetries::<L>(board) {
            let image = men.map(|at| board.image(name, at));
            let flipped = position.transform(symmetry).map(|flipped| flipped.unpack().map(cell));
            assert_eq!(flipped, Some(image), "{name} of {men:?}, packed");
            let flipped = list.transform(symmetry).map(PackedList::index);
            assert_eq!(flipped, Some(packed(groups, &numbers(board, &image))), "{name} of a list");
        }
    }
}

/// Checks sets that are converted to another layout of the board.
///
/// # Panics
/// If something differs.
pub fn converted_sets<L: BitboardLayout, M: BitboardLayout>(board: &Board) {
    let mut random = Random(3);
    for chances in [1, 2, 3, 5] {
        let these = random.cells(board, chances);
        assert_eq!(cells(set::<L>(&these).convert::<M>()), these, "converted");
    }
}

/// Checks packed positions that are converted to another layout of the board.
///
/// # Panics
/// If something differs.
pub fn converted_positions<L: PackedLayout<N>, M: PackedLayout<N>, const N: usize>(board: &Board) {
    let mut random = Random(4);
    for _ in 0..20 {
        let men: [Cell; N] = some_cells(board, &mut random);
        let converted = Packed::<L, N>::pack(men.map(square)).convert::<M>();
        assert_eq!(converted.unpack().map(cell), men, "converted");
        assert_eq!(converted, Packed::pack(men.map(square)), "converted");
    }
}
