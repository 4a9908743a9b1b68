//! Rides and hops where edges wrap, walked square by square: records of walks, and the steps that they take.

use super::super::expression::{Expression, LoopKind, Part, Type, runtime, square};
use super::super::function::{Field, Function, Table};
use super::parts::BodyParts;
use quadrille_codegen::list::list;
use quadrille_codegen::model::{Layout, Numbering, WordSize};
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::moves::{OwnedWalk, PieceLookUps, UnitedLookUps};
use quadrille_runtime::look_ups::{Landing, Walk};
use quadrille_runtime::{U256, moves::Route};

/// The end of the name of a function of the straight rides among the walks.
const STRAIGHT: &str = "_straight";

/// A step, in files and ranks, and whether files and ranks wrap for it.
type Step = ((i8, i8), [bool; 2]);

/// The steps of all walks of a layout. Those to the squares that a walk passes stand one after another, as in paths of which
/// it is the beginning.
pub struct WalkSteps<'a> {
    numbering: &'a Numbering,
    steps: Vec<Step>,
}

impl<'a> WalkSteps<'a> {
    /// The steps of all pieces.
    pub fn of(layout: &'a Layout, bitboards: &Bitboards) -> WalkSteps<'a> {
        let look_ups = bitboards.moves.iter().flatten().flat_map(PieceLookUps::look_ups);
        let mut walks = list(look_ups.flat_map(|it| &it.walks), OwnedWalk::borrowed::<U256>);
        walks.sort_by_key(|walk| std::cmp::Reverse(walk.route.path.len()));
        let mut all = WalkSteps { numbering: &layout.numbering, steps: Vec::new() };
        for run in walks.iter().flat_map(|walk| [path(&walk.route), vec![step(&walk.route)]]) {
            if all.row(&run).is_none() {
                all.steps.extend(run);
            }
        }
        all
    }

    /// The first row of some steps that stand one after another.
    fn row(&self, run: &[Step]) -> Option<usize> {
        if run.is_empty() {
            Some(0)
        } else {
            self.steps.windows(run.len()).position(|it| it == run)
        }
    }

    /// The table of the steps, if there are some: a flat list, as the runtimes read it.
    pub fn table(&self) -> Option<Table> {
        let doc = "By step and number: the square that the step leads to, or the same one if there is none.";
        let numbers = list(&self.steps, |step| self.numbers(step)).concat();
        (!numbers.is_empty()).then(|| Table::bytes_of("walk_steps", doc, numbers))
    }

    fn numbers(&self, &((files, ranks), [wraps_files, wraps_ranks]): &Step) -> Vec<u8> {
        let board = self.numbering.board();
        let mut wraps = board.wraps();
        (wraps.files, wraps.ranks) = (wraps_files, wraps_ranks);
        let board = board.wrapped(wraps);
        let next = |square| board.offset(square, files.into(), ranks.into());
        let squares = self.numbering.by_number().iter().zip(0_u8..=255);
        list(squares, |(square, own)| {
            square.and_then(next).map_or(own, |to| self.numbering.number(to))
        })
    }

    /// The record of a walk, field by field.
    fn record(&self, word: WordSize, walk: &Walk<'_, U256>) -> Vec<U256> {
        let Walk { route, landing, is_near, ends } = walk;
        let all = U256::MAX.down(256 - word.bits());
        let landing = match landing {
            None => 0_u32,
            Some(Landing::Anywhere) => 1,
            Some(Landing::Next) => 2,
        };
        let row = |run: &[Step]| self.row(run).unwrap_or_default() as u32;
        let (path, step) = (path(route), [step(route)]);
        let passed = path.len() as u32;
        let numbers = [row(&step), row(&path), passed, route.range.into(), landing];
        let sets = [route.from, route.within, *ends].map(|set| set & all);
        let numbers = numbers.into_iter().chain([u32::from(*is_near)]).map(U256::from);
        sets.into_iter().chain(numbers).collect()
    }
}

/// The step that a route repeats.
fn step(route: &Route<'_, U256>) -> Step {
    (route.step, route.wraps)
}

/// The steps to the squares that a route passes before.
fn path(route: &Route<'_, U256>) -> Vec<Step> {
    list(route.path, |&passed| (passed, route.wraps))
}

/// Returns whether some look-ups hop, so that it matters which occupied squares are hurdles.
pub(super) fn have_hurdles(look_ups: &UnitedLookUps) -> bool {
    let tried = look_ups.trial.iter().flat_map(|trial| &trial.walks);
    let mut walks = look_ups.walks.iter().chain(tried);
    let is_hop = |walk: &OwnedWalk| walk.borrowed::<U256>().landing.is_some();
    look_ups.hops().next().is_some() || walks.any(is_hop)
}

/// The walks of straight rides, and all others.
fn straight_and_others(look_ups: &UnitedLookUps) -> [Vec<Walk<'_, U256>>; 2] {
    let walks = look_ups.walks.iter().map(OwnedWalk::borrowed);
    let (straight, others) = walks.partition(|walk: &Walk<'_, U256>| walk.is_straight());
    [straight, others]
}

/// The name of the function of the straight rides that a function walks, if it walks some.
pub(super) fn straight(function: &str, look_ups: &UnitedLookUps) -> Option<String> {
    let [straight, _] = straight_and_others(look_ups);
    (!straight.is_empty()).then(|| format!("{function}{STRAIGHT}"))
}

impl BodyParts<'_, '_> {
    /// The squares that are walked to: along straight lines, which X-rays ask for too, and by all other walks.
    pub(super) fn walked(&mut self, look_ups: &UnitedLookUps) -> Vec<Expression> {
        let groups = straight_and_others(look_ups).into_iter().zip([STRAIGHT, "_walked"]);
        let groups = groups.filter(|(walks, _)| !walks.is_empty());
        list(groups, |(walks, end)| {
            let (function, table) = self.function_of_walks(end, &walks);
            self.called(function, vec![table])
        })
    }

    fn function_of_walks(&self, end: &str, walks: &[Walk<'_, U256>]) -> (Function, Table) {
        let (ty, steps) = (self.ty(), self.lowering.steps);
        let word = self.lowering.bitboards.word;
        let name = format!("{}{end}", self.function);
        let records = list(walks, |it| steps.record(word, it)).concat();
        let table = Table::records(format!("{name}_walks"), "", fields(ty), &records);
        let table = table.of_runtime("walk", word);
        let [numbers, count] =
            [steps.numbering.len(), walks.len()].map(|it| Expression::small(it as u32));
        let all_steps =
            Expression::Rows { table: "walk_steps".into(), at: Vec::new(), part: Part::List };
        let walk = table.rows(vec![Expression::value("walk", Type::Index)]);
        let given =
            vec![walk, all_steps, numbers, square(), self.set("occupancy"), self.set("hurdles")];
        let each = runtime("walked", given, ty);
        let body = Expression::repeated(LoopKind::Numbers, "walk", count, each);
        let doc = "The squares that walks reach, one walk after another.";
        let parameters = [("square", Type::Square), ("occupancy", ty), ("hurdles", ty)];
        (Function::private(name, doc, &parameters, body), table)
    }
}

/// The fields of a walk's record, which the runtimes read.
fn fields(set: Type) -> Vec<Field> {
    let sets = ["from", "within", "ends"].map(|name| Field::whole(name, set));
    let rows = ["step", "path"].map(|name| Field::small(name, 16));
    let others = ["passed", "range", "landing", "is_near"].map(|name| Field::small(name, 8));
    sets.into_iter().chain(rows).chain(others).collect()
}
