//! Lowered riders and hoppers, interpreted on all that their look-ups can tell apart: what other languages print.

use super::Defect;
use super::sliders::{Disagreement, LookUpFrom, verify_program};
use crate::layout::{Layout, WordSize};
use crate::lower::interpret::{Interpreter, Lanes};
use crate::lower::moves::{hopper_name, ride_name};
use crate::lower::sliders::Rider;
use crate::lower::{Function, Lowered};
use crate::solve::Bitboards;
use crate::solve::sliders::{Hopper, Kernel, LookUp};

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

impl<'a> RiderCheck<'_, 'a> {
    fn look_up(&self, look_up: &dyn LookUp, lowered: &Lowered<'a>) -> Result<(), Defect> {
        let name = ride_name(self.rider.solved.ride);
        let mut all = lowered.clone();
        all.add(self.rider.square.clone());
        let check = |lowered: &Lowered<'a>| {
            let kernel = first(look_up.kernels(&look_up.tables()), &name)?;
            self.check(kernel, None, lowered, named(lowered, &format!("{name}_slot"))?)
        };
        check(&all)?;
        while put_next_bodies(&mut all) {
            check(&all)?;
        }
        Ok(())
    }

    fn hopper(&self, hopper: &Hopper) -> Result<(), Defect> {
        let (name, lowered) = (hopper_name(hopper), &self.rider.lowered);
        let kernel = hopper.kernel(self.rider.solved).ok_or_else(|| missing(&name))?;
        self.check(kernel, Some(hopper), lowered, named(lowered, &name)?)
    }

    /// Checks a function of slots, and that of squares which leads to it.
    fn check(
        &self,
        kernel: Box<dyn Kernel>,
        hopper: Option<&Hopper>,
        lowered: &Lowered<'a>,
        slot: &Function<'a>,
    ) -> Result<(), Defect> {
        let Rider { solved, .. } = self.rider;
        let packing = self.layout.packing(WordSize::U64.bits());
        let interpreter = Interpreter {
            functions: &lowered.functions,
            tables: &lowered.tables,
            packings: [&packing; 2],
            elsewhere: &|_, _| Lanes::Same(0),
            taken: None,
        };
        let square = named(&self.rider.square, &ride_name(solved.ride))?;
        let program = |place, occupancies: Vec<u128>| {
            let (count, occupancies) = (occupancies.len(), Lanes::Each(occupancies));
            let (function, place) = match place {
                LookUpFrom::Slot(slot_of) => (slot, slot_of as u128),
                // Hoppers have no turned squares.
                LookUpFrom::Number(number) if hopper.is_some() => (slot, number.into()),
                LookUpFrom::Number(number) => (square, number.into()),
            };
            let given = interpreter.run(function, vec![Lanes::Same(place), occupancies]).ok()?;
            Some((0..count).map(|lane| given.at(lane)).collect())
        };
        verify_program(&self.layout.numbering, solved, kernel, hopper, &program)
            .map_err(|disagreement| defect(&slot.name, &disagreement))
    }
}

/// Puts bodies for targets in place that were not there yet, one for each function that has one. Returns whether there
/// were any.
fn put_next_bodies(lowered: &mut Lowered<'_>) -> bool {
    let mut were_some = false;
    for function in &mut lowered.functions {
        if let Some(own) = function.quicker.pop() {
            function.body = own.body;
            were_some = true;
        }
    }
    were_some
}

fn named<'l, 'a>(lowered: &'l Lowered<'a>, name: &str) -> Result<&'l Function<'a>, Defect> {
    lowered.functions.iter().find(|function| function.name == name).ok_or_else(|| missing(name))
}

fn first(mut kernels: Vec<Box<dyn Kernel>>, name: &str) -> Result<Box<dyn Kernel>, Defect> {
    if kernels.is_empty() { Err(missing(name)) } else { Ok(kernels.remove(0)) }
}

fn missing(name: &str) -> Defect {
    Defect { of: name.to_owned(), detail: "it is not lowered".to_owned() }
}

fn defect(name: &str, disagreement: &Disagreement) -> Defect {
    Defect { of: name.to_owned(), detail: format!("{disagreement:?}") }
}
