//! Riders and hoppers as programs, interpreted on all that their look-ups can tell apart, and the look-ups of the runtime
//! beside them: both definitions give the same.

use quadrille_runtime::sliders::{Frames, Turn};

use super::first_wrong;
use crate::lower::interpret::{Interpreter, Lanes};
use crate::lower::moves::{hopper_name, ride_name};
use crate::lower::sliders::{Rider, slot_name};
use crate::lower::{Function, Lowered};
use quadrille_codegen::list::list;
use quadrille_codegen::model::Layout;
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::sliders::{Hopper, Kernel, LookUp};
use quadrille_codegen::verify::Defect;
use quadrille_codegen::verify::sliders::{Check, Seen, enter};

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
        let ride = self.rider.solved.ride;
        let names = [&*slot_name(ride), &*ride_name(ride)];
        let mut lowered = lowered.clone();
        loop {
            let kernel = look_up.kernels(ride.steps().len()).into_iter().next();
            self.check(kernel, None, &lowered, names)?;
            if !put_next_bodies(&mut lowered) {
                return Ok(());
            }
        }
    }

    /// Checks a hopper. It has no turned squares, so its slots are squares.
    fn hopper(&self, hopper: &Hopper) -> Result<(), Defect> {
        let kernel = hopper.kernel(self.rider.solved);
        let name = hopper_name(hopper);
        self.check(kernel, Some(hopper), &self.rider.lowered, [&name; 2])
    }

    /// Checks a function of slots, and that of squares which leads to it.
    fn check(
        &self,
        kernel: Option<Box<dyn Kernel>>,
        hopper: Option<&Hopper>,
        lowered: &Lowered,
        names: [&str; 2],
    ) -> Result<(), Defect> {
        let defect = |detail| Defect { of: names[0].to_owned(), detail };
        let (mut all, solved) = (lowered.clone(), self.rider.solved);
        all.add(self.rider.square.clone());
        let named = |name| all.functions.iter().find(|function| function.name == name);
        let ([Some(slot), Some(square)], Some(kernel)) = (names.map(named), kernel) else {
            return Err(defect("it is not lowered".to_owned()));
        };
        let (ride, word, frames) = (solved.ride, solved.word, solved.frames());
        let (numbering, landing) = (&self.layout.numbering, hopper.map(|hopper| hopper.landing));
        let check = Check { numbering, ride, word, frames, kernels: vec![kernel], landing };
        let Lowered { functions, tables } = &all;
        let interpreter = Interpreter { functions, tables, ..Interpreter::default() };
        let own = ProgramCheck { check, steps: &ride.steps(), interpreter, slot, square };
        (0..own.check.numbers()).try_for_each(|number| own.number(number)).map_err(defect)
    }
}

/// Takes the next body for a target of each function that has one more. Returns whether there
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

/// The functions that look up a rider, or one of its hoppers, beside the runtime's look-up.
struct ProgramCheck<'a> {
    check: Check<'a>,
    steps: &'a [(i16, i16)],
    interpreter: Interpreter<'a>,
    /// The function of a slot, in its frame.
    slot: &'a Function,
    /// The function of a square.
    square: &'a Function,
}

impl ProgramCheck<'_> {
    /// The rays that are looked up together.
    fn parts(&self) -> Vec<Vec<usize>> {
        match self.check.frames {
            Frames::Own => self.check.kernels[0].parts().to_vec(),
            // A turn may exchange lines, and with them parts.
            _ => vec![(0..self.steps.len()).collect()],
        }
    }

    /// Checks the look-up of a number's slot, and some look-ups of the number itself.
    fn number(&self, number: u8) -> Result<(), String> {
        let own = &self.check;
        let (slot, turn) = own.frames.slot(number.into());
        let cases = self.cases(number);
        self.run(self.slot, slot, number, turn, &cases)?;
        // The runtime has the other definition.
        let runtime = |case: &Seen| own.kernels[0].attacks(slot, None, enter(turn, case.occupancy));
        let mut wrong = cases.iter();
        let wrong = wrong.find(|case| runtime(case) != Some(enter(turn, case.attacks)));
        wrong.map_or(Ok(()), |case| Err(disagrees(number, case)))?;
        // Squares only lead to slots: one case in seven tells whether to the right ones.
        let some: Vec<Seen> = cases.iter().step_by(7).copied().collect();
        self.run(self.square, number.into(), number, Turn::default(), &some)
    }

    /// Of each part every occupancy that can be told apart, all other squares being empty or occupied by turns.
    fn cases(&self, number: u8) -> Vec<Seen> {
        let own = &self.check;
        let rays = own.rays(own.numbering.square(number), self.steps);
        let ends = |end: fn(&[Seen]) -> Option<&Seen>, part: &[usize]| {
            let others = (0..rays.len()).filter(|ray| !part.contains(ray));
            others.filter_map(|ray| end(&rays[ray])).copied().fold(Seen::NOTHING, Seen::with)
        };
        let squares = rays.iter().flatten().fold(0, |all, seen| all | seen.occupancy);
        let beyond = Seen { occupancy: !squares & own.word.mask(), attacks: 0 };
        let mut cases = Vec::new();
        for part in &self.parts() {
            let occupancies = part.iter().fold(vec![Seen::NOTHING], |all, &ray| {
                let with = |seen: &Seen| list(rays[ray].iter(), |&own| seen.with(own));
                all.iter().flat_map(with).collect()
            });
            let others = [ends(<[Seen]>::first, part), ends(<[Seen]>::last, part).with(beyond)];
            let occupancies = occupancies.iter().enumerate();
            cases.extend(occupancies.map(|(index, seen)| seen.with(others[index % 2])));
        }
        cases
    }

    /// Runs a function for a slot or a square, in its frame.
    fn run(
        &self,
        function: &Function,
        from: usize,
        number: u8,
        turn: Turn,
        cases: &[Seen],
    ) -> Result<(), String> {
        let argument = |name: &str| match name {
            "occupancy" => Some(list(cases, |case| enter(turn, case.occupancy)).into()),
            _ => Some(Lanes::from(from as u128)),
        };
        let is_wrong = |case: &Seen, given| enter(turn, case.attacks) != given;
        let wrong = first_wrong(&self.interpreter, function, argument, cases, is_wrong)?;
        wrong.map_or(Ok(()), |case| Err(disagrees(number, case)))
    }
}

fn disagrees(number: u8, Seen { occupancy, .. }: &Seen) -> String {
    format!("wrong attacks from number {number} with {occupancy:#x}")
}
