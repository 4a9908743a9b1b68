//! Compares the results of two probers.

use memmap2::Mmap;
use quadrille_bench::Random;
use quadrille_syzygy::{Directory, Prober};
use shakmaty::{Chess, EnPassantMode, fen::Fen};
use shakmaty_syzygy::{MaybeRounded, Tablebase};

use crate::positions::{all, men, random};

/// The number of random positions compared in each material with four men.
const RANDOM: u32 = 200_000;

/// The two probers.
pub struct Both<'a> {
    pub ours: &'a Prober<Directory<Mmap>>,
    pub theirs: &'a Tablebase<Chess>,
}

impl Both<'_> {
    /// Compares all positions of the materials with three men, and many of those with four, and prints a line for
    /// each. Returns whether all agree.
    pub fn compare_all(&self, materials: &[String]) -> bool {
        println!("material\tpositions\tdiffer");
        let mut agree = true;
        for name in materials {
            let men = men(name);
            let (mut positions, mut differ) = (0_u64, 0_u64);
            let mut compare = |position: &Chess| {
                positions += 1;
                if let Err(difference) = self.compare(position) {
                    differ += 1;
                    if differ < 4 {
                        eprintln!("{name}: {difference}");
                    }
                }
            };
            if men.len() < 4 {
                all(&men, &mut compare);
            } else {
                let mut numbers = Random::new(1);
                (0..RANDOM).for_each(|_| compare(&random(&men, &mut numbers)));
            }
            println!("{name}\t{positions}\t{differ}");
            agree &= differ == 0;
        }
        agree
    }

    fn compare(&self, position: &Chess) -> Result<(), String> {
        let fen = || Fen::from_position(position, EnPassantMode::Legal);
        let ours = (self.ours.probe_wdl(position), self.ours.probe_dtz(position));
        let theirs =
            (self.theirs.probe_wdl_after_zeroing(position), self.theirs.probe_dtz(position));
        let ((Ok(wdl), Ok(dtz)), (Ok(their_wdl), Ok(their_dtz))) = (&ours, &theirs) else {
            return Err(format!("{}: {ours:?}, {theirs:?}", fen()));
        };
        let (plies, rounded) = match *their_dtz {
            MaybeRounded::Rounded(plies) => (i32::from(plies), true),
            MaybeRounded::Precise(plies) => (i32::from(plies), false),
        };
        // If two moves delay equally long, one exact and one rounded, the second may delay a ply longer, so
        // the result is rounded. shakmaty-syzygy may take the first.
        let rounded_alike = dtz.is_rounded() == rounded || dtz.is_rounded() && plies < 0;
        if *wdl as i32 == i32::from(*their_wdl) && dtz.plies() == plies && rounded_alike {
            return Ok(());
        }
        Err(format!("{}: {wdl} {dtz:?}, not {their_wdl:?} {their_dtz:?}", fen()))
    }
}
