//! Pieces of any movement: for each piece one private function per colour, with every input as a
//! parameter, and the functions that users call.
//!
//! This file decides which parameters a function has, what a colour or a hopper adds, and which tables it reads.

use std::ops::BitOr;

use quadrille_runtime::moves::LameKey;

use super::expression::{Callee, Expression, Name, Type, square};
use super::function::{
    Block, Choice, Definition, Definitions, Function, Meaning, Table, values_of,
};
use super::on_sets::{FALLING, LAME, NEXT, PAST, RISING};
use quadrille_codegen::list::list;
use quadrille_codegen::model::{Landing, Layout, Leap, Piece, WordSize};
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::moves::{
    Hop, LamePaths, MaskedRider, Over, PieceLookUps, Rays, ShiftedLameLeaps, UnitedLookUps,
};
use quadrille_codegen::solve::sliders::Hopper;

/// `ride_0_1`, which looks a rider up.
pub fn ride_name(ride: Leap) -> String {
    format!("ride_{}_{}", ride.m, ride.n)
}

/// `ride_0_1_past`, which looks a hopper up in the tables of its rider.
pub fn hopper_name(hopper: &Hopper) -> String {
    format!("{}_{}", ride_name(hopper.ride), hopper_way(hopper.landing))
}

/// The ends of hoppers' names.
pub fn hopper_way(landing: Landing) -> &'static str {
    match landing {
        Landing::Anywhere => "past",
        Landing::Next => "next",
    }
}

// Parts of names, after the piece's name: `knight_attacks`, `pawn_attacks_0`.
pub(crate) const ATTACKS: &str = "attacks";
pub(crate) const MOVES: &str = "moves";
pub(crate) const ATTACKERS: &str = "attackers";
pub(crate) const XRAYS: &str = "xrays";

// Ends of names: only some of the occupied squares are hurdles; the board is empty.
pub(crate) const OVER: &str = "_over";
pub(crate) const EMPTY: &str = "_empty";

/// `pawn_attacks`: the piece's name, and the part.
pub(crate) fn name_of(piece: &Piece, what: &str) -> Name {
    format!("{}_{what}", piece.name).into()
}

/// `attacks_0`: what the function of one colour looks up.
pub(crate) fn of_color(look_up: &str, color: usize) -> String {
    format!("{look_up}_{color}")
}

/// `knight_attacks_0_by_keys`: the lame leaps of a function by keys that all squares share.
pub(crate) fn by_keys(function: &str) -> String {
    format!("{function}_by_keys")
}

/// The functions of each piece that are looked up by its movement; of plain pieces, their X-rays.
pub fn functions<'a>(layout: &'a Layout, bitboards: &'a Bitboards) -> Vec<Vec<Function>> {
    let entries = layout.numbering.entries();
    let pieces = layout.pieces.iter().zip(&bitboards.moves);
    let functions = |(piece, sides): (&'a Piece, &'a Option<Vec<PieceLookUps>>)| {
        let lowering = Lowering { piece, bitboards, entries };
        sides.as_ref().map_or_else(|| lowering.plain_xrays(), |sides| lowering.functions(sides))
    };
    list(pieces, functions)
}

/// The context from which a piece's functions are made.
struct Lowering<'a> {
    piece: &'a Piece,
    bitboards: &'a Bitboards,
    /// The number of entries in a table that is read by square.
    entries: usize,
}

/// One of the functions of a piece: the end of its name, and the look-ups of each colour, one if both are alike.
struct United<'a> {
    suffix: &'static str,
    doc: String,
    sides: Vec<&'a UnitedLookUps>,
    /// Whether this is the function of quiet moves.
    is_quiet: bool,
}

impl<'a> Lowering<'a> {
    /// All functions of a piece that is not plain, those before that others call.
    fn functions(&self, sides: &'a [PieceLookUps]) -> Vec<Function> {
        let spoken = self.piece.spoken();
        let of = |part: fn(&PieceLookUps) -> &UnitedLookUps| list(sides.iter(), part);
        let attacks = United {
            suffix: ATTACKS,
            doc: format!("The squares {spoken} attacks: those where it captures an enemy."),
            sides: of(|moves| &moves.attacks),
            is_quiet: false,
        };
        let moves = United {
            suffix: MOVES,
            doc: format!("The empty squares to which {spoken} moves without capturing."),
            sides: of(|moves| &moves.moves),
            is_quiet: true,
        };
        let attackers = United {
            suffix: ATTACKERS,
            doc: format!("The squares from which {spoken} attacks a square."),
            sides: of(|moves| &moves.attackers),
            is_quiet: false,
        };
        let differs = sides.iter().any(|side| side.attacks != side.moves);
        let mut functions = Vec::new();
        for united in [&attacks, &moves, &attackers] {
            if differs || !united.is_quiet {
                functions.extend(self.of_sides(united));
                functions.extend(self.public(united));
            }
        }
        functions.extend(self.on_empty(&attacks));
        functions.extend(self.xrays(&attacks));
        functions
    }

    fn set(&self) -> Type {
        Type::Set(self.bitboards.word)
    }

    fn named(&self, suffix: &str) -> Name {
        name_of(self.piece, suffix)
    }

    /// The functions of the colours, and before them those that they call.
    fn of_sides(&self, united: &United<'a>) -> Vec<Function> {
        let mut functions = Vec::new();
        for (color, look_ups) in united.sides.iter().enumerate() {
            let name = self.named(&of_color(united.suffix, color));
            let mut parts = BodyParts::new(self, &name, color);
            let by_keys = look_ups.shifted.as_ref().map(|leaps| parts.by_keys(leaps));
            let body = parts.united(look_ups, by_keys.as_ref());
            let tables = parts.tables;
            functions.extend(by_keys);
            let doc =
                format!("What {} gives {}.", self.named(united.suffix), served(color, united));
            let parameters =
                [("square", Type::Square), ("occupancy", self.set()), ("hurdles", self.set())];
            functions.push(Function { tables, ..Function::private(name, &doc, &parameters, body) });
        }
        functions
    }

    /// The public functions: if every piece is a hurdle, and if only some are.
    fn public(&self, united: &United<'a>) -> Vec<Function> {
        let United { doc, sides, is_quiet, .. } = united;
        let is_blocked = *is_quiet || sides.iter().any(|side| side.is_blocked());
        let hops = sides.iter().any(|side| !side.hops.is_empty());
        let [occupancy, hurdles] = self.set().each(["occupancy", "hurdles"]);
        let on_board = if is_blocked { vec![occupancy] } else { Vec::new() };
        let own = self.colored(united, &on_board, doc, "", ["occupancy", "occupancy"]);
        let said = "Of the occupied squares only `hurdles` may be hopped over.";
        let over = hops.then(|| {
            let doc = format!("{doc}\n\n{said}");
            self.colored(united, &[occupancy, hurdles], &doc, OVER, ["occupancy", "hurdles"])
        });
        std::iter::once(own).chain(over).collect()
    }

    /// The attacks on the empty board, if the piece can be blocked.
    fn on_empty(&self, attacks: &United<'a>) -> Option<Function> {
        attacks.sides.iter().any(|side| side.is_blocked()).then(|| {
            let doc = format!("The squares {} attacks on an empty board.", self.piece.spoken());
            self.colored(attacks, &[], &doc, EMPTY, ["occupancy", "occupancy"])
        })
    }

    /// The public function, which calls the private one of the colour; sets without a parameter are passed as empty.
    fn colored(
        &self,
        united: &United<'a>,
        parameters: &[(&'static str, Type)],
        doc: &str,
        end: &str,
        arguments: [&'static str; 2],
    ) -> Function {
        let United { suffix, sides, is_quiet, .. } = united;
        let set = |name: &'static str| {
            let is_given = parameters.iter().any(|(own, _)| *own == name);
            if is_given {
                Expression::value(name, self.set())
            } else {
                Expression::Constant(0, self.set())
            }
        };
        let call = |color: usize| {
            let callee = Callee::Private(self.named(&of_color(suffix, color)));
            let [occupancy, hurdles] = arguments.map(set);
            let reached = Expression::call(callee, vec![square(), occupancy, hurdles], self.set());
            if *is_quiet { reached & !set("occupancy") } else { reached }
        };
        let body = by_color(sides.len(), |color| call(color).into());
        let color = (sides.len() > 1).then_some(("color", Type::Color));
        let given: Vec<_> = color
            .into_iter()
            .chain([("square", Type::Square)])
            .chain(parameters.iter().copied())
            .collect();
        Function::public(self.named(&format!("{suffix}{end}")), doc, &given, body)
    }

    /// X-rays of a piece: squares newly attacked once the first blocker on each line is removed.
    fn xrays(&self, attacks: &United<'a>) -> Vec<Function> {
        let is_lined = |side: &&UnitedLookUps| !side.slides.is_empty() || !side.rays.is_empty();
        if !attacks.sides.iter().any(is_lined) {
            return Vec::new();
        }
        let mut functions = Vec::new();
        for (color, look_ups) in attacks.sides.iter().enumerate() {
            let name = self.named(&of_color(XRAYS, color));
            let mut parts = BodyParts::new(self, &name, color);
            let slides = list(look_ups.slides.iter(), |slide| (slide.ride, slide.mask.as_ref()));
            let body = parts.xray_body(slides, &look_ups.rays);
            let tables = parts.tables;
            let doc = format!("What {} gives {}.", self.named(XRAYS), served(color, attacks));
            let parameters = [("square", Type::Square), ("occupancy", self.set())];
            functions.push(Function { tables, ..Function::private(name, &doc, &parameters, body) });
        }
        functions.push(self.public_xrays(attacks.sides.len()));
        functions
    }

    fn public_xrays(&self, sides: usize) -> Function {
        let doc = format!(
            "X-rays: the squares {} newly attacks once the first blocker on each of its lines is removed.",
            self.piece.spoken()
        );
        let body = by_color(sides, |color| {
            let callee = Callee::Private(self.named(&of_color(XRAYS, color)));
            let arguments = vec![square(), Expression::value("occupancy", self.set())];
            Expression::call(callee, arguments, self.set()).into()
        });
        let color = (sides > 1).then_some(("color", Type::Color)).into_iter();
        let given = color.chain([("square", Type::Square), ("occupancy", self.set())]);
        Function::public(self.named(XRAYS), &doc, &given.collect::<Vec<_>>(), body)
    }

    /// The X-rays of a plain piece.
    fn plain_xrays(&self) -> Vec<Function> {
        let slides = list(self.piece.rides.iter(), |&ride| (ride, None));
        if slides.is_empty() {
            return Vec::new();
        }
        let name = self.named(&of_color(XRAYS, 0));
        let body = BodyParts::new(self, &name, 0).xray_body(slides, &[]);
        let parameters = [("square", Type::Square), ("occupancy", self.set())];
        let doc = format!("What {} gives either side.", self.named(XRAYS));
        vec![Function::private(name, &doc, &parameters, body), self.public_xrays(1)]
    }
}

/// The colours that a function serves, in words.
fn served(color: usize, united: &United<'_>) -> &'static str {
    if united.sides.len() == 1 { "either side" } else { ["White", "Black"][color] }
}

/// The block of the colour, or of both if they are alike.
pub(super) fn by_color(sides: usize, of: impl Fn(usize) -> Block) -> Block {
    if sides == 1 {
        return of(0);
    }
    Block::choice("chosen", Expression::is_white(), of(0), of(1))
}

/// The parts of a body, whose results are united, and the tables that they read.
pub(super) struct BodyParts<'p, 'a> {
    lowering: &'p Lowering<'a>,
    /// The function's name.
    function: Name,
    /// Its colour, 0 if both are alike.
    color: usize,
    pub(super) tables: Vec<Table>,
    pub(super) definitions: Definitions,
    /// The number of hops so far: it numbers their variables.
    hops: usize,
}

impl<'p, 'a> BodyParts<'p, 'a> {
    fn new(lowering: &'p Lowering<'a>, function: &Name, color: usize) -> BodyParts<'p, 'a> {
        let function = function.clone();
        let (tables, definitions) = (Vec::new(), Definitions::default());
        BodyParts { lowering, function, color, tables, definitions, hops: 0 }
    }

    pub(super) fn set(&self, name: &'static str) -> Expression {
        Expression::value(name, self.lowering.set())
    }

    /// The function of what the piece attacks.
    pub(super) fn attacks(&self) -> Name {
        self.lowering.named(&of_color(ATTACKS, self.color))
    }

    /// A function [on sets](super::on_sets).
    pub(super) fn on_sets(&self, name: &'static str, arguments: Vec<Expression>) -> Expression {
        Expression::call(Callee::Private(name.into()), arguments, self.lowering.set())
    }

    /// The squares a rider attacks.
    fn ride(&self, ride: Leap, occupancy: Expression) -> Expression {
        self.ride_from(square(), ride, occupancy)
    }

    /// The squares a rider attacks from some square.
    pub(super) fn ride_from(
        &self,
        from: Expression,
        ride: Leap,
        occupancy: Expression,
    ) -> Expression {
        let callee = Callee::Private(ride_name(ride).into());
        Expression::call(callee, vec![from, occupancy], self.lowering.set())
    }

    /// The entry of the square in a table of its own.
    pub(super) fn row(&mut self, name: &str, words: &[u128]) -> Expression {
        let name = format!("{name}_{}", self.tables.len());
        let (ty, length) = (self.lowering.set(), self.lowering.entries);
        let table = Table::row(name, ty, length, values_of(words));
        let entry = table.entry(square());
        self.tables.push(table);
        entry
    }

    /// A set, cut down by a mask.
    fn masked(&mut self, set: Expression, mask: Option<&'a Vec<u128>>) -> Expression {
        match mask {
            Some(mask) => set & self.row("mask", mask),
            None => set,
        }
    }

    /// All parts united, after the definitions.
    pub(super) fn block(&mut self, parts: Vec<Expression>) -> Block {
        let none = Expression::Constant(0, self.lowering.set());
        let value = Expression::joined(BitOr::bitor, parts).unwrap_or(none);
        std::mem::take(&mut self.definitions).block(value)
    }

    fn united(&mut self, look_ups: &'a UnitedLookUps, by_keys: Option<&Function>) -> Block {
        // All of them by name, so that none is forgotten.
        let UnitedLookUps { always, slides, rays, hops, shifted: _, lame, bent } = look_ups;
        let mut parts = Vec::new();
        if !always.is_empty() {
            parts.push(self.row("always", always));
        }
        for MaskedRider { ride, mask } in slides {
            let reached = self.ride(*ride, self.set("occupancy"));
            parts.push(self.masked(reached, mask.as_ref()));
        }
        for Rays { rise, rays } in rays {
            let ray = self.row("ray", rays);
            parts.push(self.on_sets(along(*rise), vec![ray, self.set("occupancy")]));
        }
        for hop in hops {
            parts.push(self.hop(hop, &square()));
        }
        parts.extend(by_keys.map(|f| f.call(vec![square(), self.set("occupancy")])));
        for LamePaths { paths, targets } in lame {
            let [path, targets] = [self.row("path", paths), self.row("targets", targets)];
            parts.push(self.on_sets(LAME, vec![path, targets, self.set("occupancy")]));
        }
        parts.extend(self.behind_bends(bent));
        self.block(parts)
    }

    /// A hopper's squares: one look-up in its rider's tables if they serve hoppers and every piece
    /// is a hurdle, otherwise two rider look-ups.
    pub(super) fn hop(&mut self, hop: &'a Hop, from: &Expression) -> Expression {
        let index = self.hops;
        self.hops += 1;
        let hopper = self.lowering.bitboards.hopper(hop.ride, &hop.over);
        let twice = self.hop_by_two(hop, from, index);
        let Some(hopper) = hopper else {
            self.definitions.0.extend(twice.definitions);
            return self.masked(twice.value, hop.mask.as_ref());
        };
        let (name, ty) = (Name::from(format!("hop_{index}")), self.lowering.set());
        let callee = Callee::Private(hopper_name(hopper).into());
        let arguments = vec![from.clone(), self.set("occupancy")];
        let then = Expression::call(callee, arguments, ty).into();
        // If callers pass one set for both, compilers remove the comparison.
        let condition = self.set("hurdles").equals(self.set("occupancy"));
        let meaning = Meaning::Choice(Box::new(Choice { condition, then, otherwise: twice }));
        self.definitions.0.push(Definition { name: name.clone(), meaning });
        self.masked(Expression::value(name, ty), hop.mask.as_ref())
    }

    /// The squares a rider sees on its second look-up: without the hurdles it met, or with all but the next
    /// squares occupied.
    fn hop_by_two(&mut self, hop: &'a Hop, from: &Expression, index: usize) -> Block {
        let Hop { ride, over, .. } = hop;
        let near = match over {
            Over::Near(near) => Some(self.row("near", near)),
            _ => None,
        };
        let first = self.ride_from(from.clone(), *ride, self.set("occupancy"));
        Block::with(format!("first_{index}"), first, |first| {
            let hurdles = self.set("hurdles");
            let hurdles = near.map_or(hurdles.clone(), |near| hurdles & near);
            let name = if *over == Over::Next { NEXT } else { PAST };
            let second = self.on_sets(name, vec![first.clone(), self.set("occupancy"), hurdles]);
            (self.ride_from(from.clone(), *ride, second) & !first).into()
        })
    }

    /// X-rays along lines: squares newly attacked once the first blocker on each is removed.
    fn xray_body(&mut self, slides: Vec<(Leap, Option<&'a Vec<u128>>)>, rays: &'a [Rays]) -> Block {
        let mut parts = Vec::new();
        let occupancy = || Expression::value("occupancy", self.lowering.set());
        for (index, (ride, mask)) in slides.into_iter().enumerate() {
            let first = self.ride(ride, occupancy());
            let first = self.definitions.define(format!("first_{index}"), first);
            let second = self.ride(ride, occupancy() & !first.clone()) & !first;
            parts.push(self.masked(second, mask));
        }
        for (index, Rays { rise, rays }) in rays.iter().enumerate() {
            let ray = self.row("ray", rays);
            let ray = self.definitions.define(format!("along_{index}"), ray);
            let seen = |of: Expression| self.on_sets(along(*rise), vec![ray.clone(), of]);
            let (first, name) = (seen(occupancy()), format!("nearest_{index}"));
            let again = |first: Expression| seen(occupancy() & !first.clone()) & !first;
            let behind = again(Expression::value(name.clone(), first.ty()));
            self.definitions.define(name, first);
            parts.push(behind);
        }
        self.block(parts)
    }

    /// Lame leapers whose keys all squares share: the occupancy is rotated so that the square's surroundings come to
    /// the bits that keys read, and the set is rotated back by the square's number, in both halves of a word alike.
    fn by_keys(&self, leaps: &'a ShiftedLameLeaps) -> Function {
        let ShiftedLameLeaps { word, below, keys, sets, targets } = leaps;
        let (bits, half) = (word.bits(), Type::Word(WordSize::U64));
        let sets = Table::row("sets", half, sets.len(), values_of(sets));
        let (length, targets) = (self.lowering.entries, values_of(targets));
        let targets = Table::row("targets", self.lowering.set(), length, targets);
        // Rotated down by the number less `below`: up by the rest of a full turn.
        let number = square().to(Type::Small);
        let last = Expression::small(bits - 1);
        let up = (Expression::small(bits + below) - number.clone()) & last;
        let window = self.set("occupancy").rotate_left(up).to(half);
        let body = Block::with("window", window, |window| {
            let set = |LameKey { mask, magic, shift, first }: &LameKey| {
                let constant = |value: u64| Expression::Constant(value.into(), half);
                let key = (window.clone() & constant(*mask)) * constant(*magic);
                let key = (key >> Expression::small(*shift)).to(Type::Small);
                sets.entry(Expression::small(*first) + key)
            };
            let near = Expression::joined(BitOr::bitor, keys.iter().map(set));
            let near = near.unwrap_or(Expression::Constant(0, half));
            Block::with("turned", near.rotate_left(number), |turned| {
                let half = turned.to(self.lowering.set());
                let both = match word {
                    WordSize::U64 => half,
                    WordSize::U128 => (half.clone() << Expression::small(64)) | half,
                };
                (both & targets.entry(square())).into()
            })
        });
        let doc = "The lame leaps by keys that all squares share.";
        let parameters = [("square", Type::Square), ("occupancy", self.lowering.set())];
        let name = by_keys(&self.function);
        let tables = vec![sets, targets];
        Function { tables, ..Function::private(name, doc, &parameters, body) }
    }
}

/// The function of a ray whose numbers rise, or of one whose numbers fall.
fn along(rise: bool) -> &'static str {
    if rise { RISING } else { FALLING }
}
