//! Whether two probers agree.

use memmap2::Mmap;
use quadrille_syzygy::{Directory, Prober};
use shakmaty::{Chess, EnPassantMode, fen::Fen};
use shakmaty_syzygy::{MaybeRounded, Tablebase};

use crate::positions::{Random, all, men, random};

/// How many random positions of each material with four men are compared.
const RANDOM: u32 = 200_000;

/// Both probers.
pub struct Both<'a> {
    pub ours: &'a Prober<Directory<Mmap>>,
    pub theirs: &'a Tablebase<Chess>,
}

impl Both<'_> {
    /// Compares all positions of the materials with three men, and many of those with four, and
    /// prints a line each. Says whether all agree.
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
        let ours = self.ours.probe_wdl(position).map(|wdl| wdl as i32);
        let theirs = self.theirs.probe_wdl_after_zeroing(position).map(i32::from);
        let ours_dtz = self.ours.probe_dtz(position).map(|dtz| (dtz.plies(), dtz.is_rounded()));
        let theirs_dtz = self.theirs.probe_dtz(position).map(|dtz| match dtz {
            MaybeRounded::Rounded(dtz) => (i32::from(dtz), true),
            MaybeRounded::Precise(dtz) => (i32::from(dtz), false),
        });
        if ours.as_ref().ok() == theirs.as_ref().ok()
            && ours_dtz.as_ref().ok() == theirs_dtz.as_ref().ok()
        {
            return Ok(());
        }
        let fen = Fen::from_position(position, EnPassantMode::Legal);
        Err(format!("{fen}: {ours:?} {ours_dtz:?}, not {theirs:?} {theirs_dtz:?}"))
    }
}
