//! Plain chess: men walk over a board of 64 cells, and a move is legal if it leaves the king unattacked. No code is
//! shared with the prober.

use quadrille::layouts::Lerf;
use quadrille::{BitboardLayout, Color, Square};
use quadrille_syzygy::{Placement, Role};

/// The cells from a1 by rank, with letters as in FEN and a point for an empty cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slow {
    pub cells: [u8; 64],
    pub white: bool,
    pub en_passant: Option<usize>,
}

/// A move, and the position after it.
pub struct Played {
    pub from: usize,
    pub to: usize,
    /// True if the move captures or moves a pawn.
    pub zeroing: bool,
    pub en_passant: bool,
    pub captures: bool,
    pub next: Slow,
}

/// The bits of a cell that tell its rank.
const LAST_RANK: usize = 0o70;

const ROOK: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const BISHOP: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const KNIGHT: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

impl Slow {
    pub fn new(men: &str, squares: &[usize], white: bool) -> Option<Slow> {
        let mut cells = [b'.'; 64];
        for (letter, &square) in men.bytes().zip(squares) {
            let on_edge = !(8..56).contains(&square);
            if cells[square] != b'.' || letter.eq_ignore_ascii_case(&b'p') && on_edge {
                return None;
            }
            cells[square] = letter;
        }
        let position = Slow { cells, white, en_passant: None };
        (!position.in_check(!white)).then_some(position)
    }

    fn is_own(&self, cell: u8) -> bool {
        cell != b'.' && cell.is_ascii_uppercase() == self.white
    }

    fn reach(from: usize, (files, ranks): (i8, i8)) -> Option<usize> {
        let file = (from % 8) as i8 + files;
        let rank = (from / 8) as i8 + ranks;
        ((0..8).contains(&file) && (0..8).contains(&rank)).then(|| (8 * rank + file) as usize)
    }

    /// The cells that the man on a cell attacks.
    fn attacks(&self, from: usize) -> Vec<usize> {
        let cell = self.cells[from];
        let steps =
            |steps: &[(i8, i8)]| steps.iter().filter_map(|&s| Self::reach(from, s)).collect();
        let forward = if cell.is_ascii_uppercase() { 1 } else { -1 };
        match cell.to_ascii_lowercase() {
            b'n' => steps(&KNIGHT),
            b'k' => steps(&[ROOK, BISHOP].concat()),
            b'p' => steps(&[(1, forward), (-1, forward)]),
            b'r' => self.walk(from, &ROOK),
            b'b' => self.walk(from, &BISHOP),
            _ => self.walk(from, &[ROOK, BISHOP].concat()),
        }
    }

    fn walk(&self, from: usize, directions: &[(i8, i8)]) -> Vec<usize> {
        let mut reached = Vec::new();
        for &direction in directions {
            let mut at = from;
            while let Some(to) = Self::reach(at, direction) {
                reached.push(to);
                at = to;
                if self.cells[to] != b'.' {
                    break;
                }
            }
        }
        reached
    }

    pub fn in_check(&self, white: bool) -> bool {
        let king = if white { b'K' } else { b'k' };
        let king = self.cells.iter().position(|&cell| cell == king).expect("a king each");
        (0..64).any(|from| {
            let cell = self.cells[from];
            cell != b'.' && cell.is_ascii_uppercase() != white && self.attacks(from).contains(&king)
        })
    }

    pub fn moves(&self) -> Vec<Played> {
        let mut moves = Vec::new();
        for from in (0..64).filter(|&from| self.is_own(self.cells[from])) {
            for to in self.targets(from) {
                for next in self.after(from, to) {
                    if !next.in_check(self.white) {
                        let pawn = self.cells[from].eq_ignore_ascii_case(&b'p');
                        let en_passant = pawn && self.en_passant == Some(to);
                        let captures = en_passant || self.cells[to] != b'.';
                        let zeroing = pawn || captures;
                        moves.push(Played { from, to, zeroing, en_passant, captures, next });
                    }
                }
            }
        }
        moves
    }

    fn targets(&self, from: usize) -> Vec<usize> {
        let attacks = self.attacks(from);
        if !self.cells[from].eq_ignore_ascii_case(&b'p') {
            return attacks.into_iter().filter(|&to| !self.is_own(self.cells[to])).collect();
        }
        let is_enemy = |to: &usize| self.cells[*to] != b'.' && !self.is_own(self.cells[*to]);
        let mut targets: Vec<_> =
            attacks.into_iter().filter(|to| is_enemy(to) || self.en_passant == Some(*to)).collect();
        let (step, home) = if self.white { (8, 1) } else { (-8, 6) };
        let one = from as i32 + step;
        if self.cells[one as usize] == b'.' {
            targets.push(one as usize);
            if from / 8 == home && self.cells[(one + step) as usize] == b'.' {
                targets.push((one + step) as usize);
            }
        }
        targets
    }

    /// The positions after a move: four if a pawn is promoted.
    fn after(&self, from: usize, to: usize) -> Vec<Slow> {
        let man = self.cells[from];
        let pawn = man.eq_ignore_ascii_case(&b'p');
        let mut next = Slow { cells: self.cells, white: !self.white, en_passant: None };
        next.cells[from] = b'.';
        next.cells[to] = man;
        if pawn && self.en_passant == Some(to) {
            next.cells[if self.white { to - 8 } else { to + 8 }] = b'.';
        }
        if pawn && from.abs_diff(to) == 16 {
            next.en_passant = Some(usize::midpoint(from, to));
        }
        if !pawn || (8..56).contains(&to) {
            return vec![next];
        }
        let promoted = |letter: &u8| {
            let mut next = next.clone();
            next.cells[to] = if self.white { *letter } else { letter.to_ascii_lowercase() };
            next
        };
        b"QRBN".iter().map(promoted).collect()
    }

    /// The same position for the prober, in any numbering.
    pub fn placement<L: BitboardLayout>(&self) -> Placement<L> {
        let color = |white| if white { Color::White } else { Color::Black };
        let mut placement = Placement::new(color(self.white));
        let square = |number| Square::<Lerf>::new(number as u8).unwrap().convert::<L>();
        for (number, &cell) in self.cells.iter().enumerate() {
            let role = Role::ALL
                .into_iter()
                .find(|role| role.letter() == char::from(cell.to_ascii_uppercase()));
            if let Some(role) = role {
                placement.put(color(cell.is_ascii_uppercase()), role, square(number));
            }
        }
        placement.set_en_passant(self.en_passant.map(square));
        placement
    }

    /// The position with colours exchanged and ranks mirrored.
    pub fn exchanged(&self) -> Slow {
        let cell = |number: usize| match self.cells[number ^ LAST_RANK] {
            cell if cell.is_ascii_uppercase() => cell.to_ascii_lowercase(),
            cell => cell.to_ascii_uppercase(),
        };
        Slow {
            cells: std::array::from_fn(cell),
            white: !self.white,
            en_passant: self.en_passant.map(|square| square ^ LAST_RANK),
        }
    }
}
