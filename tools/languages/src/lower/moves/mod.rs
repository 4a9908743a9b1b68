//! Pieces of any movement: private functions of one colour, with every input as a parameter, and the functions that
//! users call.
//!
//! This file decides which functions a piece has, and which parameters they have.
//!
//! - `parts`: the look-ups that a function unites, and their tables; `bent`: those behind a bend; `walks`: those walked square
//!   by square

mod bent;
mod parts;
mod walks;

use super::expression::{Expression, Name, Type, call_private, runtime, square};
use super::function::{Block, Function, Lowered, Table};
use parts::BodyParts;
use quadrille_codegen::list::list;
use quadrille_codegen::model::{Landing, Layout, Leap, Piece};
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::moves::{PieceLookUps, Rays, UnitedLookUps};
use quadrille_codegen::solve::sliders::Hopper;
use quadrille_runtime::U256;
pub use walks::WalkSteps;

/// `ride_0_1`, which looks a rider up.
pub fn ride_name(ride: Leap) -> String {
    format!("ride_{}_{}", ride.m, ride.n)
}

/// `ride_0_1_past_over`: the same if only some pieces are hurdles, which only two look-ups of the rider tell.
pub fn hopper_over_name(hopper: &Hopper) -> String {
    hopper_name(hopper) + "_over"
}

/// The squares of a hopper that only a second look-up finds, after the first: without the hurdles met by the first, or, to
/// stop right behind them, with every square occupied that the first did not reach.
pub(super) fn by_two(
    ride: Leap,
    landing: Landing,
    from: Expression,
    first: &Expression,
    hurdles: Expression,
) -> Expression {
    let occupancy = Expression::value("occupancy", first.ty());
    let name = if landing == Landing::Next { "next" } else { "past" };
    let second = runtime(name, vec![first.clone(), occupancy, hurdles], first.ty());
    call_private(ride_name(ride), vec![from, second], first.ty()) & !first.clone()
}

/// `ride_0_1_past`, which looks a hopper up in the tables of its rider.
pub fn hopper_name(hopper: &Hopper) -> String {
    let ending = if hopper.landing == Landing::Next { "next" } else { "past" };
    format!("{}_{ending}", ride_name(hopper.ride))
}

// The ends of the names of look-ups, behind the name of the piece. A colour may follow.
pub(crate) const ATTACKS: &str = "attacks";
pub(crate) const MOVES: &str = "moves";
pub(crate) const ATTACKERS: &str = "attackers";
pub(crate) const XRAYS: &str = "xrays";

// The ends that follow these, of functions for which only some occupied squares are hurdles, and of those on an
// empty board.
pub(crate) const OVER: &str = "_over";
pub(crate) const EMPTY: &str = "_empty";

/// `pawn_attacks`.
pub(crate) fn name_of(piece: &Piece, look_up: &str) -> Name {
    format!("{}_{look_up}", piece.name).into()
}

/// `attacks_0`: the look-up for one colour.
pub(crate) fn of_color(look_up: &str, color: usize) -> String {
    format!("{look_up}_{color}")
}

/// `knight_attacks_0_by_keys`: the lame leaps of a function by keys that all squares share.
pub(crate) fn by_keys(function: &str) -> String {
    format!("{function}_by_keys")
}

/// Returns whether a piece is looked up as plain pieces are: it is one, and nothing of it is walked.
pub fn is_plain(piece: &Piece, sides: &[PieceLookUps]) -> bool {
    piece.is_plain() && !sides.iter().any(|side| side.attacks.is_walked())
}

/// The functions of each piece that are looked up by its movement, or of a plain piece its X-rays; `steps` has those of its
/// walks.
pub fn functions<'a>(
    layout: &'a Layout,
    bitboards: &'a Bitboards,
    steps: &'a WalkSteps<'a>,
) -> Vec<Lowered> {
    let wraps = layout.board().wraps().any();
    let entries = layout.numbering.entries();
    let pieces = layout.pieces.iter().zip(&bitboards.moves);
    let functions = |(piece, sides): (&'a Piece, &'a Vec<PieceLookUps>)| {
        let lowering = Lowering { piece, bitboards, entries, steps, wraps };
        if is_plain(piece, sides) {
            // Plain pieces have the others in a file of their own.
            let slides = list(&piece.rides, |&ride| (ride, None));
            lowering.xrays(vec![AlongLines { slides, rays: &[], walked: None }])
        } else {
            lowering.functions(sides)
        }
    };
    list(pieces, functions)
}

/// The context from which a piece's functions are made.
struct Lowering<'a> {
    piece: &'a Piece,
    bitboards: &'a Bitboards,
    /// The number of entries in a table that is read by square.
    entries: usize,
    steps: &'a WalkSteps<'a>,
    /// True if edges of the board wrap.
    wraps: bool,
}

/// A look-up of a piece, by attacks, moves or attackers: one for each colour if they differ.
struct United<'a> {
    /// The end of its name.
    suffix: &'static str,
    doc: String,
    sides: Vec<&'a UnitedLookUps>,
    /// True if only empty squares count.
    is_quiet: bool,
}

impl<'a> Lowering<'a> {
    /// All functions of a piece that is not plain, those before that others call.
    fn functions(&self, sides: &'a [PieceLookUps]) -> Lowered {
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
        let mut all = Lowered::default();
        for united in [&attacks, &moves, &attackers] {
            if differs || !united.is_quiet {
                all.add(self.of_sides(united));
                all.functions.extend(self.public(united));
            }
        }
        all.functions.extend(self.on_empty(&attacks));
        let lines = |(color, side): (usize, &&'a UnitedLookUps)| {
            let slides = list(side.slides.iter(), |slide| (slide.ride, slide.mask.as_ref()));
            let walked = walks::straight(&self.named(&of_color(ATTACKS, color)), side);
            AlongLines { slides, rays: &side.rays[..], walked }
        };
        all.add(self.xrays(list(attacks.sides.iter().enumerate(), lines)));
        all
    }

    fn set(&self) -> Type {
        Type::Set(self.bitboards.word)
    }

    fn named(&self, suffix: &str) -> Name {
        name_of(self.piece, suffix)
    }

    /// A table of sets by square.
    fn table(&self, name: impl Into<Name>, sets: &[U256]) -> Table {
        Table { length: self.entries, ..Table::words(name, "", self.set(), sets) }
    }

    /// The functions of the colours, and before them those that they call.
    fn of_sides(&self, united: &United<'a>) -> Lowered {
        let mut all = Lowered::default();
        for (color, look_ups) in united.sides.iter().enumerate() {
            let name = self.named(&of_color(united.suffix, color));
            let mut parts = BodyParts::new(self, &name, color);
            let body = parts.united(look_ups);
            all.tables.extend(parts.tables);
            all.functions.extend(parts.before);
            let doc =
                format!("{} for {}.", self.named(united.suffix), served(color, united.sides.len()));
            let parameters =
                [("square", Type::Square), ("occupancy", self.set()), ("hurdles", self.set())];
            all.functions.push(Function::private(name, &doc, &parameters, body));
        }
        all
    }

    /// The public functions: if every piece is a hurdle, and if only some are.
    fn public(&self, united: &United<'a>) -> Vec<Function> {
        let United { doc, sides, is_quiet, .. } = united;
        let is_blocked = *is_quiet || sides.iter().any(|side| side.is_blocked());
        let hops = sides.iter().any(|side| walks::have_hurdles(side));
        let [occupancy, hurdles] = self.set().each(["occupancy", "hurdles"]);
        let on_board = if is_blocked { vec![occupancy] } else { Vec::new() };
        let own = self.colored(united, &on_board, doc, "", ["occupancy", "occupancy"]);
        let said = "Only occupied squares in `hurdles` may be hopped over.";
        let over = hops.then(|| {
            let doc = format!("{doc}\n\n{said}");
            self.colored(united, &[occupancy, hurdles], &doc, OVER, ["occupancy", "hurdles"])
        });
        std::iter::once(own).chain(over).collect()
    }

    /// The attacks on the empty board, of pieces that can be blocked.
    fn on_empty(&self, attacks: &United<'a>) -> Option<Function> {
        attacks.sides.iter().any(|side| side.is_blocked()).then(|| {
            let doc = format!("The squares {} attacks on an empty board.", self.piece.spoken());
            self.colored(attacks, &[], &doc, EMPTY, ["occupancy", "occupancy"])
        })
    }

    /// A function that users call. It calls that of the colour; sets that are no parameters are empty.
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
                Expression::zero(self.set())
            }
        };
        let call = |color: usize| {
            let [occupancy, hurdles] = arguments.map(set);
            let arguments = vec![square(), occupancy, hurdles];
            let reached = call_private(self.named(&of_color(suffix, color)), arguments, self.set());
            if *is_quiet { reached & !set("occupancy") } else { reached }
        };
        let body = either(sides.len(), call);
        let color = (sides.len() > 1).then_some(("color", Type::Color));
        let given: Vec<_> = color
            .into_iter()
            .chain([("square", Type::Square)])
            .chain(parameters.iter().copied())
            .collect();
        Function::public(self.named(&format!("{suffix}{end}")), doc, &given, body)
    }

    /// X-rays of a piece, given the lines of each colour: squares newly attacked once the first blocker on each line is
    /// removed.
    fn xrays(&self, sides: Vec<AlongLines<'a>>) -> Lowered {
        if sides.iter().all(AlongLines::is_empty) {
            return Lowered::default();
        }
        let (mut tables, is_one) = (Vec::new(), sides.len() == 1);
        let bodies = list(sides.into_iter().enumerate(), |(color, lines)| {
            let name = if is_one { XRAYS.to_owned() } else { of_color(XRAYS, color) };
            let mut parts = BodyParts::new(self, &self.named(&name), color);
            let may_meet = self.wraps || lines.walked.is_some();
            let body = if may_meet { parts.xrays_around(lines) } else { parts.xray_body(lines) };
            tables.extend(parts.tables);
            body
        });
        let doc = format!(
            "X-rays: the squares {} newly attacks once the first blocker on each of its lines is removed.",
            self.piece.spoken()
        );
        let color = (bodies.len() > 1).then_some(("color", Type::Color)).into_iter();
        let given = color.chain([("square", Type::Square), ("occupancy", self.set())]);
        let given: Vec<_> = given.collect();
        let xrays = Function::public(self.named(XRAYS), &doc, &given, Expression::small(0));
        Lowered { tables, functions: by_color(xrays, bodies) }
    }
}

/// The straight lines of one colour.
struct AlongLines<'a> {
    /// Riders, perhaps masked.
    slides: Vec<(Leap, Option<&'a Vec<U256>>)>,
    /// Single rays.
    rays: &'a [Rays],
    /// The function of those that are walked.
    walked: Option<String>,
}

impl AlongLines<'_> {
    fn is_empty(&self) -> bool {
        self.slides.is_empty() && self.rays.is_empty() && self.walked.is_none()
    }
}

/// The colours that a function serves, in words.
fn served(color: usize, sides: usize) -> &'static str {
    if sides == 1 { "either side" } else { ["White", "Black"][color] }
}

/// The value of the colour, or of both if they are alike.
fn either(sides: usize, of: impl Fn(usize) -> Expression) -> Expression {
    if sides == 1 { of(0) } else { Expression::is_white().choose(of(0), of(1)) }
}

/// A function with these bodies: of both colours, or of each, whose functions stand before it. Its first parameter is the
/// colour then.
pub(super) fn by_color(function: Function, mut bodies: Vec<Block>) -> Vec<Function> {
    if bodies.len() == 1 {
        return vec![Function { body: bodies.remove(0), ..function }];
    }
    let given = list(&function.parameters[1..], |(name, ty)| Expression::value(name.clone(), *ty));
    let of_color = |(color, body): (usize, Block)| {
        let name = of_color(&function.name, color).into();
        let doc = format!("{} for {}.", function.name, served(color, 2));
        let parameters = function.parameters[1..].to_vec();
        Function { name, doc, is_public: false, parameters, body, ..function.clone() }
    };
    let mut functions = list(bodies.into_iter().enumerate(), of_color);
    let body = either(2, |color| functions[color].call(given.clone())).into();
    functions.push(Function { body, ..function });
    functions
}
