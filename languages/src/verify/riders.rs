//! Riders and hoppers as programs, interpreted on all that their look-ups can tell apart, and the look-ups of the runtime
//! beside them: both definitions give the same.

use quadrille_runtime::sliders::{Frames, Turn};

use crate::lower::interpret::{Interpreter, Lanes};
use crate::lower::moves::{hopper_name, ride_name};
use crate::lower::sliders::Rider;
use crate::lower::{Function, Lowered};
use quadrille_codegen::layout::{Layout, Numbering};
use quadrille_codegen::list::list;
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::sliders::{Hopper, Kernel, LookUp, RiderLookUp};
use quadrille_codegen::verify::Defect;
use quadrille_codegen::verify::sliders::{Check, Disagreement, Seen, enter};

/// Checks all riders, their bodies for other targets, and their hoppers.
///
/// # Errors
/// With the first that disagrees with the reference.
pub(super) fn verify(
    layout: &Layout,
    bitboards: &Bitboards,
    riders: &[Rider<'_>],
) -> Result<(), Defect> {
    for rider in riders {
        let own = RiderCheck { layout, rider };
        own.look_up(rider.solved.method.look_up(), &rider.lowered)?;
        if let (Some(tables), Some(lowered)) = (&rider.solved.pext, &rider.pext) {
            own.look_up(tables, lowered)?;
        }
        let hoppers = bitboards.hoppers.iter().filter(|hopper| hopper.ride == rider.solved.ride);
        hoppers.into_iter().try_for_each(|hopper| own.hopper(hopper))?;
    }
    Ok(())
}

struct RiderCheck<'r, 'a> {
    layout: &'r Layout,
    rider: &'r Rider<'a>,
}

impl RiderCheck<'_, '_> {
    /// Checks a look-up with the bodies for all targets, and then with those for each.
    fn look_up(&self, look_up: &dyn LookUp, lowered: &Lowered) -> Result<(), Defect> {
        let slot = format!("{}_slot", ride_name(self.rider.solved.ride));
        let mut lowered = lowered.clone();
        loop {
            let kernel = look_up.kernels(&look_up.tables()).into_iter().next();
            self.check(kernel, None, &lowered, &slot)?;
            if !put_next_bodies(&mut lowered) {
                return Ok(());
            }
        }
    }

    fn hopper(&self, hopper: &Hopper) -> Result<(), Defect> {
        let kernel = hopper.kernel(self.rider.solved);
        self.check(kernel, Some(hopper), &self.rider.lowered, &hopper_name(hopper))
    }

    /// Checks a function of slots, and that of squares which leads to it.
    fn check(
        &self,
        kernel: Option<Box<dyn Kernel>>,
        hopper: Option<&Hopper>,
        lowered: &Lowered,
        slot: &str,
    ) -> Result<(), Defect> {
        let kernel = kernel.ok_or_else(|| missing(slot))?;
        let mut lowered = lowered.clone();
        lowered.add(self.rider.square.clone());
        let slot = named(&lowered, slot)?;
        let Rider { solved, .. } = self.rider;
        let interpreter = Interpreter {
            functions: &lowered.functions,
            tables: &lowered.tables,
            ..Interpreter::alone()
        };
        let square = named(&lowered, &ride_name(solved.ride))?;
        let program = |place, occupancies: Vec<u128>| {
            let (count, occupancies) = (occupancies.len(), Lanes::Each(occupancies));
            let (function, place) = match place {
                LookUpFrom::Slot(slot_of) => (slot, slot_of as u128),
                // Hoppers have no turned squares.
                LookUpFrom::Number(number) if hopper.is_some() => (slot, number.into()),
                LookUpFrom::Number(number) => (square, number.into()),
            };
            let given = interpreter.run(function, vec![Lanes::Same(place), occupancies]).ok()?;
            Some(list(0..count, |lane| given.at(lane)))
        };
        verify_program(&self.layout.numbering, solved, kernel, hopper, &program)
            .map_err(|disagreement| defect(&slot.name, &disagreement))
    }
}

/// Puts bodies for targets in place that were not there yet, one for each function that has one. Returns whether there
/// were any.
fn put_next_bodies(lowered: &mut Lowered) -> bool {
    let mut were_some = false;
    for function in &mut lowered.functions {
        if let Some(own) = function.quicker.pop() {
            function.body = own.body;
            were_some = true;
        }
    }
    were_some
}

fn named<'l>(lowered: &'l Lowered, name: &str) -> Result<&'l Function, Defect> {
    lowered.functions.iter().find(|function| function.name == name).ok_or_else(|| missing(name))
}

fn missing(name: &str) -> Defect {
    Defect { of: name.to_owned(), detail: "it is not lowered".to_owned() }
}

fn defect(name: &str, disagreement: &Disagreement) -> Defect {
    Defect { of: name.to_owned(), detail: format!("{disagreement:?}") }
}

/// Checks the programs that look up a rider, or one of its hoppers, on the same occupancies.
///
/// # Errors
/// Where they disagree with the reference.
fn verify_program(
    numbering: &Numbering,
    solved: &RiderLookUp,
    kernel: Box<dyn Kernel>,
    hopper: Option<&Hopper>,
    program: Program<'_>,
) -> Result<(), Disagreement> {
    let (&RiderLookUp { ride, word, .. }, frames) = (solved, solved.frames());
    let landing = hopper.map(|hopper| hopper.landing);
    let check = Check { numbering, ride, word, frames, kernels: vec![kernel], landing };
    let steps = ride.steps();
    let parts = match frames {
        Frames::Own => check.kernels[0].parts(steps.len()),
        // A turn may exchange lines, and with them parts.
        _ => vec![(0..steps.len()).collect()],
    };
    let own = ProgramCheck { check: &check, steps: &steps, parts: &parts, program };
    (0..check.numbers()).try_for_each(|number| own.number(number))
}

/// The results of a program for a slot of the tables, or for a number, on some occupancies; `None` if it has none.
type Program<'a> = &'a dyn Fn(LookUpFrom, Vec<u128>) -> Option<Vec<u128>>;

/// Where a look-up begins.
#[derive(Clone, Copy)]
enum LookUpFrom {
    /// A slot, in its frame.
    Slot(usize),
    /// A square.
    Number(u8),
}

struct ProgramCheck<'a> {
    check: &'a Check<'a>,
    steps: &'a [(i16, i16)],
    parts: &'a [Vec<usize>],
    program: Program<'a>,
}

impl ProgramCheck<'_> {
    /// Checks what the program gives for a number, and for the slot that it leads to: of each part every occupancy
    /// that can be told apart, all other squares being empty or occupied by turns.
    fn number(&self, number: u8) -> Result<(), Disagreement> {
        let ProgramCheck { check: own, steps, parts, program } = *self;
        let (slot, turn) = own.frames.slot(number.into());
        let square = own.numbering.square(number);
        let rays = own.rays(square, steps);
        let ends = |end: fn(&[Seen]) -> Option<&Seen>, part: &[usize]| {
            let others = (0..rays.len()).filter(|ray| !part.contains(ray));
            others.filter_map(|ray| end(&rays[ray])).copied().fold(Seen::NOTHING, Seen::with)
        };
        let mut cases = Vec::new();
        for part in parts {
            let occupancies = part.iter().fold(vec![Seen::NOTHING], |all, &ray| {
                let with = |seen: &Seen| list(rays[ray].iter(), |&own| seen.with(own));
                all.iter().flat_map(with).collect()
            });
            let squares = rays.iter().flatten().fold(0, |all, seen| all | seen.occupancy);
            let beyond = Seen { occupancy: !squares & own.word.mask(), attacks: 0 };
            let others = [ends(<[Seen]>::first, part), ends(<[Seen]>::last, part).with(beyond)];
            cases.extend(
                occupancies.iter().enumerate().map(|(place, seen)| seen.with(others[place % 2])),
            );
        }
        let check = |place: LookUpFrom, turn: Turn, cases: &[Seen]| {
            let occupancies = list(cases.iter(), |case| enter(turn, case.occupancy));
            let given = program(place, occupancies).ok_or(Disagreement::Bounds(number))?;
            let mut wrong = cases.iter().zip(&given);
            let wrong = wrong.find(|(case, given)| enter(turn, case.attacks) != **given);
            wrong.map_or(Ok(()), |(case, _)| Err(Disagreement::Attacks(number, case.occupancy)))
        };
        check(LookUpFrom::Slot(slot), turn, &cases)?;
        // The runtime has the other definition.
        let runtime = |case: &Seen| own.kernels[0].attacks(slot, enter(turn, case.occupancy));
        let mut wrong = cases.iter();
        let wrong = wrong.find(|case| runtime(case) != Some(enter(turn, case.attacks)));
        wrong.map_or(Ok(()), |case| Err(Disagreement::Attacks(number, case.occupancy)))?;
        // Squares only lead to slots: one case in seven tells whether to the right ones.
        let some: Vec<Seen> = cases.iter().step_by(7).copied().collect();
        check(LookUpFrom::Number(number), Turn::default(), &some)
    }
}
