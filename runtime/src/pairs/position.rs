//! The pairs of a position, and their changes when a man comes or goes.

use core::marker::PhantomData;

use super::{Attack, Change, Man, Pair, Pairs, SetOf, SquareOf, View};
use crate::board::{Bitboard, BitboardLayout, Square};
use crate::color::Color;
use crate::direction::Direction;
use crate::look_ups::Moves;
use crate::look_ups::{LookUps, of_color};
use crate::word::Word;

/// A position: the men on their squares. Men that the set of pairs does not know are only blockers.
pub trait Men<T: Pairs> {
    /// The squares of all men of a kind and colour.
    fn men(&self, man: Man<T>) -> SetOf<T>;
    /// All occupied squares.
    fn occupied(&self) -> SetOf<T>;
    /// The man on a square, if the set knows it.
    fn man_at(&self, square: SquareOf<T>) -> Option<Man<T>>;
}

/// The squares that a man reaches: its attacks, and its quiet moves.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Reach<L: BitboardLayout> {
    pub(super) attacks: Bitboard<L>,
    pub(super) moves: Bitboard<L>,
}

impl<L: BitboardLayout> Reach<L> {
    /// A reach of no squares.
    pub const NONE: Reach<L> = Reach { attacks: Bitboard::EMPTY, moves: Bitboard::EMPTY };
}

/// The attacks of a kind that a blocker can change.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// None: a leaper.
    Never,
    /// The attacks behind the blocker on a ray: a rider that attacks whole rays on the empty board.
    Rays,
    /// Any, even if the blocker's square is not attacked: any other piece.
    Anywhere,
}

/// The movement of a kind of men.
#[doc(hidden)]
pub trait Kind<L: BitboardLayout> {
    /// The attacks that a blocker can change.
    const HINDRANCE: Hindrance;
    /// The squares reached, by quiet moves only if `by_move`.
    fn reach(color: Color, from: Square<L>, occupied: Bitboard<L>, by_move: bool) -> Reach<L>;
    /// The squares from which White's men attack this one, then those for Black's. Ignored for [`Hindrance::Anywhere`].
    fn attackers(square: Square<L>, occupied: Bitboard<L>) -> [Bitboard<L>; 2];
}

/// An action for each kind of a set.
#[doc(hidden)]
pub trait Visitor<T: Pairs> {
    /// Visits a kind by its index; `by_move` says whether it counts victims that it would not capture.
    fn visit<K: Kind<T::Layout>>(&mut self, kind: usize, by_move: bool);
}

/// A layout's pawns.
#[doc(hidden)]
#[derive(Debug)]
pub enum Pawn {}

/// A layout's piece.
#[doc(hidden)]
#[derive(Debug)]
pub struct Piece<P>(PhantomData<P>);

impl<L: BitboardLayout> Kind<L> for Pawn {
    // A square's attackers are the other side's attacks from it, provided that the sides' pawns go in opposite
    // directions.
    const HINDRANCE: Hindrance = if L::PAWNS[0] as u8 == L::PAWNS[1].opposite() as u8 {
        Hindrance::Never
    } else {
        Hindrance::Anywhere
    };

    #[inline(always)]
    fn reach(color: Color, from: Square<L>, _: Bitboard<L>, by_move: bool) -> Reach<L> {
        let moves = if by_move { from.pawn_pushes(color) } else { Bitboard::EMPTY };
        Reach { attacks: from.pawn_attacks(color), moves }
    }

    #[inline(always)]
    fn attackers(square: Square<L>, _: Bitboard<L>) -> [Bitboard<L>; 2] {
        [Color::Black, Color::White].map(|color| square.pawn_attacks(color))
    }
}

impl<L: Moves<P>, P> Kind<L> for Piece<P> {
    const HINDRANCE: Hindrance = match L::MOVEMENT.attacks {
        [LookUps { slides: [], rays: [], hops: [], shifted: None, lame: [], bent: [], .. }, ..]
            if L::MOVEMENT.attacks.len() == 1 =>
        {
            Hindrance::Never
        }
        [only] if is_rider(only) && attacks_rays::<L, P>() => Hindrance::Rays,
        _ => Hindrance::Anywhere,
    };

    #[inline(always)]
    fn reach(color: Color, from: Square<L>, occupied: Bitboard<L>, by_move: bool) -> Reach<L> {
        let attacks = from.look_up::<P>(color, occupied);
        if !by_move {
            return Reach { attacks, moves: Bitboard::EMPTY };
        }
        let moves = of_color(L::MOVEMENT.moves, color);
        let (number, word) = (from.number().into(), occupied.word());
        let moves = Bitboard::from_word_unchecked(moves.reached::<L, P>(number, word, word));
        Reach { attacks, moves }
    }

    #[inline(always)]
    fn attackers(square: Square<L>, occupied: Bitboard<L>) -> [Bitboard<L>; 2] {
        match <Self as Kind<L>>::HINDRANCE {
            Hindrance::Anywhere => [Bitboard::EMPTY; 2],
            // Rays lead both ways and are the same for both colours, so one look-up finds all attackers.
            Hindrance::Rays => [square.look_up::<P>(Color::White, occupied); 2],
            Hindrance::Never => Color::ALL.map(|color| square.attackers_by::<P>(color, occupied)),
        }
    }
}

/// Returns whether a piece is a rider in all its directions and nothing else.
const fn is_rider<W: Word>(look_ups: &LookUps<'_, W>) -> bool {
    let LookUps {
        always: [],
        slides,
        rays: [],
        hops: [],
        shifted: None,
        lame: [],
        bent: [],
        walks: [],
        trial: None,
    } = look_ups
    else {
        return false;
    };
    let mut index = 0;
    while index < slides.len() {
        if !slides[index].mask.is_empty() {
            return false;
        }
        index += 1;
    }
    true
}

/// Returns whether a piece attacks whole rays on the empty board, and nothing else.
const fn attacks_rays<L: Moves<P>, P>() -> bool {
    let mut index = 0;
    while index < L::NUMBER_AT.len() {
        let square = Square::<L>::from_number_unchecked(L::NUMBER_AT[index]);
        let mut attacks = square.attacks_empty_by::<P>(Color::White);
        let mut direction = 0;
        while direction < Direction::ALL.len() {
            let ray = square.ray(Direction::ALL[direction]);
            if ray.is_subset(attacks) {
                attacks = attacks.difference(ray);
            }
            direction += 1;
        }
        if attacks.any() {
            return false;
        }
        index += 1;
    }
    true
}

/// All pairs of a position.
pub fn pairs<T: Pairs>(position: &impl Men<T>) -> impl Iterator<Item = Pair<T>> {
    let occupied = position.occupied();
    Man::all().flat_map(move |man| {
        let of = move |from| {
            let reach = T::reach(man, from, occupied);
            let reached = (reach.attacks | reach.moves) & occupied;
            reached.iter().filter_map(move |to| {
                let victim = position.man_at(to)?;
                if sees(reach, man, victim, to) { Pair::new(man, from, victim, to) } else { None }
            })
        };
        position.men(man).iter().flat_map(of)
    })
}

/// Returns whether a victim on `to` counts as attacked: `to` is in the attack set, or in the moves if this pair
/// counts by move.
#[inline(always)]
pub(super) fn sees<T: Pairs>(
    reach: Reach<T::Layout>,
    man: Man<T>,
    victim: Man<T>,
    to: SquareOf<T>,
) -> bool {
    reach.attacks.contains(to)
        || reach.moves.contains(to) && T::TABLES.counts_by_move(man.index(), victim.index())
}

/// Reports the changes when a man comes to an empty square: its attacks, attacks on it, and attacks of others through
/// the square. `None` is a man that the set does not know, such as a king, who only blocks. If a man goes, pass the
/// position without it, and undo each change: remove what is added, and add what is removed.
///
/// A capture is two steps: the man leaves its square, and then [takes the place](replacements) of the victim.
#[doc(alias("accumulator", "dirty_threats"))]
#[inline]
pub fn changes<T: Pairs>(
    position: &impl Men<T>,
    man: impl Into<Option<Man<T>>>,
    square: SquareOf<T>,
    tell: impl FnMut(Change, Attack<T>),
) {
    let [leapers, riders, rays] = [Bitboard::EMPTY; 3];
    let (own, man) = (Reach::NONE, man.into());
    let mut changes = Changes { position, man, square, tell, own, leapers, riders, rays };
    T::each_kind(&mut changes);
    changes.told();
}

/// The results of the kinds visited so far.
struct Changes<'a, T: Pairs, P, F> {
    position: &'a P,
    man: Option<Man<T>>,
    square: SquareOf<T>,
    tell: F,
    /// The squares that the man reaches.
    own: Reach<T::Layout>,
    /// Leapers and riders that attack the square.
    leapers: SetOf<T>,
    riders: SetOf<T>,
    /// The squares that riders attack from the square.
    rays: SetOf<T>,
}

impl<T: Pairs, P: Men<T>, F: FnMut(Change, Attack<T>)> Visitor<T> for Changes<'_, T, P, F> {
    // Every kind is looked up: a branch on which kinds stand on the board would be mispredicted.
    #[inline(always)]
    fn visit<K: Kind<T::Layout>>(&mut self, kind: usize, by_move: bool) {
        let occupied = self.position.occupied();
        let hindrance = if by_move { Hindrance::Anywhere } else { K::HINDRANCE };
        let from = K::attackers(self.square, occupied);
        if let Some(man) = self.man
            && kind == man.kind()
        {
            self.own = match hindrance {
                Hindrance::Rays => Reach { attacks: from[0], moves: Bitboard::EMPTY },
                _ => K::reach(man.color(), self.square, occupied, by_move),
            };
        }
        for man in Color::ALL.into_iter().filter_map(|color| Man::new(color, kind)) {
            let men = self.position.men(man);
            match hindrance {
                Hindrance::Never => self.leapers |= men & from[man.color() as usize],
                Hindrance::Rays => {
                    self.riders |= men & from[0];
                    self.rays |= from[0];
                }
                Hindrance::Anywhere => {
                    men.iter().for_each(|from| self.compare::<K>(man, from, by_move));
                }
            }
        }
    }
}

impl<T: Pairs, P: Men<T>, F: FnMut(Change, Attack<T>)> Changes<'_, T, P, F> {
    /// Reports the man's attacks, the attacks of leapers and riders on him, and the riders' attacks that he now blocks.
    #[inline(always)]
    fn told(&mut self) {
        let (own, occupied) = (self.own, self.position.occupied());
        if let Some(man) = self.man {
            for (victim, to) in victims(self.position, man, own) {
                let attack = Attack::new(Change::Added, man, self.square, victim, to);
                (self.tell)(Change::Added, attack);
            }
        }
        for from in self.leapers | self.riders {
            let Some(attacker) = self.position.man_at(from) else { continue };
            if let Some(man) = self.man {
                self.tell(Change::Added, (attacker, from), (man, self.square));
            }
            if !self.riders.contains(from) {
                continue;
            }
            // The ray is empty between `from` and the square.
            for to in self.rays & from.ray_through(self.square) & occupied {
                if let Some(victim) = self.position.man_at(to) {
                    self.tell(Change::Removed, (attacker, from), (victim, to));
                }
            }
        }
    }

    #[inline(always)]
    fn tell(
        &mut self,
        change: Change,
        (attacker, from): (Man<T>, SquareOf<T>),
        (victim, to): (Man<T>, SquareOf<T>),
    ) {
        (self.tell)(change, Attack::new(change, attacker, from, victim, to));
    }

    /// Compares the squares that an attacker of any kind reaches before and after.
    fn compare<K: Kind<T::Layout>>(&mut self, attacker: Man<T>, from: SquareOf<T>, by_move: bool) {
        let before = self.position.occupied();
        let old = K::reach(attacker.color(), from, before, by_move);
        let new = K::reach(attacker.color(), from, before.with(self.square), by_move);
        if let Some(man) = self.man
            && sees(new, attacker, man, self.square)
        {
            self.tell(Change::Added, (attacker, from), (man, self.square));
        }
        let changed = (old.attacks ^ new.attacks) | (old.moves ^ new.moves);
        for to in changed & before {
            let Some(victim) = self.position.man_at(to) else { continue };
            let is_there = sees(new, attacker, victim, to);
            if is_there != sees(old, attacker, victim, to) {
                let change = if is_there { Change::Added } else { Change::Removed };
                self.tell(change, (attacker, from), (victim, to));
            }
        }
    }
}

/// The victims of a man who reaches these squares.
#[inline(always)]
fn victims<T: Pairs>(
    position: &impl Men<T>,
    man: Man<T>,
    reach: Reach<T::Layout>,
) -> impl Iterator<Item = (Man<T>, SquareOf<T>)> {
    let reached = (reach.attacks | reach.moves) & position.occupied();
    reached.iter().filter_map(move |to| {
        let victim = position.man_at(to)?;
        let is_seen = T::TABLES.data().by_move.is_empty() || sees(reach, man, victim, to);
        if is_seen { Some((victim, to)) } else { None }
    })
}

/// Reports the changes when a man takes another's place, by capture or promotion: the attacks of both, and those on
/// both. The square stays occupied, so nothing changes behind it. Either may be `None`: a man that the set does not
/// know. The position is the one before or the one after, but without the man on the square that he comes from.
///
/// ```
/// # use quadrille::{Bitboard, Color, Square, SquareMap, pairs::{Change, Man, Men, replacements}};
/// # quadrille::layout! { struct Board {
/// #     board: 8 x 8, number: rank * 8 + file, pieces: { knight: N, rook: R },
/// #     pairs: { Threats: { attacks: { knight: [rook], rook: [knight] } } },
/// # } }
/// # struct Position(SquareMap<Board, Option<Man<Threats>>>);
/// # impl Men<Threats> for Position {
/// #     fn men(&self, man: Man<Threats>) -> Bitboard<Board> {
/// #         self.0.iter().filter(|(_, there)| **there == Some(man)).map(|(square, _)| square).collect()
/// #     }
/// #     fn occupied(&self) -> Bitboard<Board> {
/// #         self.0.iter().filter(|(_, there)| there.is_some()).map(|(square, _)| square).collect()
/// #     }
/// #     fn man_at(&self, square: Square<Board>) -> Option<Man<Threats>> { self.0[square] }
/// # }
/// # let mut position = Position(SquareMap::from_fn(|_| None));
/// let (knight, rook) = (Threats::KNIGHT[Color::White], Threats::ROOK[Color::Black]);
/// position.0[Board::D5] = Some(rook);
/// position.0[Board::D8] = Some(rook);
/// // The knight captures the rook on d5.
/// let mut told = Vec::new();
/// replacements(&position, rook, knight, Board::D5, |_, attack| told.push(attack.to_string()));
/// told.sort();
/// assert_eq!(told, ["+ black rook d8 white knight d5", "- black rook d5 black rook d8", "- black rook d8 black rook d5"]);
/// ```
#[inline]
pub fn replacements<T: Pairs>(
    position: &impl Men<T>,
    old: impl Into<Option<Man<T>>>,
    new: impl Into<Option<Man<T>>>,
    square: SquareOf<T>,
    tell: impl FnMut(Change, Attack<T>),
) {
    let men = [(Change::Removed, old.into()), (Change::Added, new.into())];
    T::each_kind(&mut Replacements { position, men, square, tell });
}

struct Replacements<'a, T: Pairs, P, F> {
    position: &'a P,
    men: [(Change, Option<Man<T>>); 2],
    square: SquareOf<T>,
    tell: F,
}

impl<T: Pairs, P: Men<T>, F: FnMut(Change, Attack<T>)> Visitor<T> for Replacements<'_, T, P, F> {
    #[inline(always)]
    fn visit<K: Kind<T::Layout>>(&mut self, kind: usize, by_move: bool) {
        let (square, occupied) = (self.square, self.position.occupied().with(self.square));
        for (change, man) in self.men {
            let Some(man) = man.filter(|man| man.kind() == kind) else { continue };
            let reach = K::reach(man.color(), square, occupied, by_move);
            for (victim, to) in victims(self.position, man, reach) {
                (self.tell)(change, Attack::new(change, man, square, victim, to));
            }
        }
        let is_any = by_move || K::HINDRANCE == Hindrance::Anywhere;
        let near = K::attackers(square, occupied);
        for attacker in Color::ALL.into_iter().filter_map(|color| Man::new(color, kind)) {
            let near = if is_any { !Bitboard::EMPTY } else { near[attacker.color() as usize] };
            for from in self.position.men(attacker).without(square) & near {
                let reach = if is_any {
                    K::reach(attacker.color(), from, occupied, by_move)
                } else {
                    Reach { attacks: square.bitboard(), moves: Bitboard::EMPTY }
                };
                for (change, man) in self.men {
                    let Some(man) = man.filter(|man| sees(reach, attacker, *man, square)) else {
                        continue;
                    };
                    (self.tell)(change, Attack::new(change, attacker, from, man, square));
                }
            }
        }
    }
}

/// Writes the [`changes`] into the list of an engine, and returns their number.
///
/// # Panics
/// If the list is too short. In chess 40 attacks are the most.
#[inline]
pub fn write_changes<T: Pairs>(
    position: &impl Men<T>,
    man: impl Into<Option<Man<T>>>,
    square: SquareOf<T>,
    list: &mut [Attack<T>],
) -> usize {
    let mut length = 0;
    changes(position, man, square, |_, attack| push(list, &mut length, attack));
    length
}

/// Writes the [`replacements`] into the list of an engine, and returns their number.
///
/// # Panics
/// If the list is too short. In chess 64 attacks are the most.
#[inline]
pub fn write_replacements<T: Pairs>(
    position: &impl Men<T>,
    old: impl Into<Option<Man<T>>>,
    new: impl Into<Option<Man<T>>>,
    square: SquareOf<T>,
    list: &mut [Attack<T>],
) -> usize {
    let mut length = 0;
    replacements(position, old, new, square, |_, attack| push(list, &mut length, attack));
    length
}

/// Writes the numbers of attacks as a side sees them into two lists, one for added and one for removed attacks, and
/// returns the length of each. Attacks without a number are left out.
///
/// ```
/// # use quadrille::{Color, pairs::{Attack, Change, View, write_numbers}};
/// # quadrille::layout! { struct Board {
/// #     board: 8 x 8, number: rank * 8 + file, pieces: { knight: N, rook: R },
/// #     pairs: { Threats: { attacks: { knight: [rook], rook: [knight] } } },
/// # } }
/// # let (knight, rook) = (Threats::KNIGHT[Color::White], Threats::ROOK[Color::Black]);
/// let attacks: [Attack<Threats>; 2] = [
///     Attack::new(Change::Removed, knight, Board::C3, rook, Board::D5),
///     Attack::new(Change::Added, knight, Board::C3, knight, Board::D5),
/// ];
/// let (mut added, mut removed) = ([0; 2], [0; 2]);
/// let view = View { side: Color::Black, is_mirrored: false };
/// assert_eq!(write_numbers(&attacks, view, &mut added, &mut removed), [0, 1]);
/// assert_eq!(Some(removed[0] as usize), attacks[0].number(view));
/// ```
///
/// # Panics
/// If one of the lists has fewer places than there are attacks: the places behind the last number are scratch.
#[inline]
pub fn write_numbers<T: Pairs>(
    attacks: &[Attack<T>],
    view: View,
    added: &mut [u32],
    removed: &mut [u32],
) -> [usize; 2] {
    let lists = [&mut added[..attacks.len()], &mut removed[..attacks.len()]];
    let mut lengths = [0; 2];
    for attack in attacks {
        let number = attack.number(view);
        // A number is written even if there is none, since a branch on that would often be mispredicted; so would one on
        // the change.
        let change = usize::from(attack.change() == Change::Removed);
        lists[change][lengths[change]] = number.unwrap_or(0) as u32;
        lengths[change] += usize::from(number.is_some());
    }
    lengths
}

#[inline(always)]
fn push<T: Pairs>(list: &mut [Attack<T>], length: &mut usize, attack: Attack<T>) {
    list[*length] = attack;
    *length += 1;
}
