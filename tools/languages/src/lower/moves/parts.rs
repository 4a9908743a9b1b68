//! The parts of a piece's function of one colour: a look-up each, whose results are united.

use quadrille_runtime::U256;
use quadrille_runtime::moves::LameKey;

use super::super::expression::{Expression, Name, Type, call_private, runtime, square};
use super::super::function::{Block, Definitions, Function, Table};
use super::{
    ATTACKS, AlongLines, Lowering, by_keys, by_two, hopper_over_name, of_color, ride_name,
};
use quadrille_codegen::list::list;
use quadrille_codegen::model::{Leap, WordSize};
use quadrille_codegen::solve::moves::{
    Hop, LamePaths, MaskedRider, Rays, ShiftedLameLeaps, UnitedLookUps,
};

/// A body that is being made: its definitions so far, and the tables that it reads.
pub(super) struct BodyParts<'p, 'a> {
    pub(super) lowering: &'p Lowering<'a>,
    /// The function's name.
    pub(super) function: Name,
    /// Its colour.
    color: usize,
    pub(super) tables: Vec<Table>,
    pub(super) definitions: Definitions,
    /// Functions that it calls.
    pub(super) before: Vec<Function>,
    /// The number of hops so far, by which their definitions are numbered.
    hops: usize,
}

impl<'p, 'a> BodyParts<'p, 'a> {
    pub(super) fn new(
        lowering: &'p Lowering<'a>,
        function: &Name,
        color: usize,
    ) -> BodyParts<'p, 'a> {
        let function = function.clone();
        let (tables, definitions) = (Vec::new(), Definitions::default());
        BodyParts { lowering, function, color, tables, definitions, before: Vec::new(), hops: 0 }
    }

    pub(super) fn set(&self, name: &'static str) -> Expression {
        Expression::value(name, self.lowering.set())
    }

    pub(super) fn ty(&self) -> Type {
        self.lowering.set()
    }

    /// The function of the piece's attacks.
    pub(super) fn attacks(&self) -> Name {
        self.lowering.named(&of_color(ATTACKS, self.color))
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
        call_private(ride_name(ride), vec![from, occupancy], self.ty())
    }

    /// The entry of the square in a table of its own.
    pub(super) fn row(&mut self, name: &str, words: &[U256]) -> Expression {
        let name = format!("{}_{name}_{}", self.function, self.tables.len());
        let table = self.lowering.table(name, words);
        let entry = table.entry(square());
        self.tables.push(table);
        entry
    }

    /// A set, cut down by a mask.
    fn masked(&mut self, set: Expression, mask: Option<&'a Vec<U256>>) -> Expression {
        match mask {
            Some(mask) => set & self.row("mask", mask),
            None => set,
        }
    }

    /// All parts united, after the definitions.
    pub(super) fn block(&mut self, parts: Vec<Expression>) -> Block {
        std::mem::take(&mut self.definitions).block(self.ty().union(parts))
    }

    /// A call of a function, which is added with the tables that it reads. Its parameters have the names of the caller's, whose
    /// values they take.
    pub(super) fn called(&mut self, function: Function, tables: Vec<Table>) -> Expression {
        self.tables.extend(tables);
        let given = list(&function.parameters, |(name, ty)| Expression::value(name.clone(), *ty));
        let call = function.call(given);
        self.before.push(function);
        call
    }

    pub(super) fn united(&mut self, look_ups: &'a UnitedLookUps) -> Block {
        // All of them by name, so that none is forgotten.
        let UnitedLookUps { always, slides, rays, hops, shifted, lame, bent, walks: _, trial } =
            look_ups;
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
            parts.push(runtime(along(*rise), vec![ray, self.set("occupancy")], self.ty()));
        }
        for hop in hops {
            parts.push(self.hop(hop, &square()));
        }
        if let Some(leaps) = shifted {
            let (function, tables) = self.by_keys(leaps);
            parts.push(self.called(function, tables));
        }
        for LamePaths { paths, targets } in lame {
            let [path, targets] = [self.row("path", paths), self.row("targets", targets)];
            parts.push(runtime("lame", vec![path, targets, self.set("occupancy")], self.ty()));
        }
        parts.extend(self.walked(look_ups));
        parts.extend(self.behind_bends(bent, trial.as_ref()));
        self.block(parts)
    }

    /// The squares of a hopper: by a function if the tables of its rider have its sets, otherwise by two look-ups of the rider.
    pub(super) fn hop(&mut self, hop: &'a Hop, from: &Expression) -> Expression {
        let index = self.hops;
        self.hops += 1;
        let (occupancy, mut hurdles) = (self.set("occupancy"), self.set("hurdles"));
        if let Some(near) = &hop.near {
            hurdles = hurdles & self.row("near", near);
        }
        let reached = match self.lowering.bitboards.hopper(hop) {
            Some(hopper) => {
                let arguments = vec![from.clone(), occupancy, hurdles];
                call_private(hopper_over_name(hopper), arguments, self.ty())
            }
            None => {
                let first = self.ride_from(from.clone(), hop.ride, occupancy);
                let first = self.definitions.define(format!("first_{index}"), first);
                by_two(hop.ride, hop.landing, from.clone(), &first, hurdles)
            }
        };
        self.masked(reached, hop.mask.as_ref())
    }

    /// X-rays along lines: squares newly attacked once the first blocker on each is removed.
    pub(super) fn xray_body(&mut self, AlongLines { slides, rays, .. }: AlongLines<'a>) -> Block {
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
            let seen = |of: Expression| runtime(along(*rise), vec![ray.clone(), of], self.ty());
            let (first, name) = (seen(occupancy()), format!("nearest_{index}"));
            let again = |first: Expression| seen(occupancy() & !first.clone()) & !first;
            let behind = again(Expression::value(name.clone(), first.ty()));
            self.definitions.define(name, first);
            parts.push(behind);
        }
        self.block(parts)
    }

    /// X-rays where lines may meet, so that all are looked up before what is seen already is left out.
    pub(super) fn xrays_around(&mut self, lines: AlongLines<'a>) -> Block {
        let AlongLines { slides, rays, walked } = lines;
        let masks = list(slides, |(ride, mask)| (ride, mask.map(|mask| self.row("mask", mask))));
        let rays = list(rays, |Rays { rise, rays }| (along(*rise), self.row("ray", rays)));
        let seen = |occupancy: &Expression| {
            let masked = |(ride, mask): &(Leap, Option<Expression>)| {
                let reached = self.ride(*ride, occupancy.clone());
                mask.iter().fold(reached, |reached, mask| reached & mask.clone())
            };
            let along = |(function, ray): &(&'static str, Expression)| {
                runtime(function, vec![ray.clone(), occupancy.clone()], self.ty())
            };
            let walked = walked.iter().map(|function| {
                let given = vec![square(), occupancy.clone(), Expression::zero(self.ty())];
                call_private(function.clone(), given, self.ty())
            });
            self.ty().union(masks.iter().map(masked).chain(rays.iter().map(along)).chain(walked))
        };
        let first = Expression::value("first", self.ty());
        let second = seen(&(self.set("occupancy") & !first.clone())) & !first;
        let first = seen(&self.set("occupancy"));
        self.definitions.define("first", first);
        std::mem::take(&mut self.definitions).block(second)
    }

    /// Lame leapers whose keys all squares share: the occupancy is rotated so that the squares around the piece come to
    /// the bits of the keys, and the set that these lead to is rotated back, in both halves of a word alike.
    fn by_keys(&self, leaps: &'a ShiftedLameLeaps) -> (Function, Vec<Table>) {
        let name = by_keys(&self.function);
        let ShiftedLameLeaps { word, below, keys, sets, targets } = leaps;
        let (bits, half) = (word.bits(), Type::Word(WordSize::U64));
        let sets = Table::words(format!("{name}_sets"), "", half, sets);
        let targets = self.lowering.table(format!("{name}_targets"), targets);
        // The word is rotated down by the number less `below`, that is, up by the rest of a full turn.
        let number = square().to(Type::Small);
        let last = Expression::small(bits - 1);
        let up = (Expression::small(bits + below) - number.clone()) & last;
        let window = self.set("occupancy").rotate_left(up).to(half);
        let body = Block::with("window", window, |window| {
            let set = |LameKey { mask, magic, shift, first }: &LameKey| {
                let constant = |value: u64| Expression::constant(value, half);
                let given =
                    [window.clone(), constant(*mask), constant(*magic), Expression::small(*shift)];
                let key = runtime("lame_key", given.into(), Type::Small);
                sets.entry(Expression::small(*first) + key)
            };
            let near = half.union(keys.iter().map(set));
            Block::with("turned", near.rotate_left(number), |turned| {
                let half = turned.to(self.lowering.set());
                let copies = (0..bits / 64).map(|part| half.clone() << (64 * part));
                let both = self.ty().union(copies);
                (both & targets.entry(square())).into()
            })
        });
        let doc = "The lame leaps by keys that all squares share.";
        let parameters = [("square", Type::Square), ("occupancy", self.lowering.set())];
        (Function::private(name, doc, &parameters, body), vec![sets, targets])
    }
}

/// The function of a ray whose numbers rise, or of one whose numbers fall.
fn along(rise: bool) -> &'static str {
    if rise { "rising" } else { "falling" }
}
