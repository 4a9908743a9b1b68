//! PEXT: the instruction compresses the relevant occupancy to the key. The attack set is stored compressed in the
//! same way, by the mask of the rays.

use quadrille_runtime::sliders::{Loops, MoveBits, PextRecord, Reader};
use quadrille_runtime::table;

use crate::list::{list, union};
use crate::model::WordSize;
use crate::solve::cost::Cost;

use super::Refusal;
use super::look_up::{Kernel, LookUp, RuntimeTables, by_records, bytes, records, together};
use super::problem::Problem;
use crate::riders::rays::{Ray, are_few, occupancies, relevant_squares};

/// The records, and a set for each key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PextTables {
    /// The relevant squares, all squares of the rays, and the index of key 0, by slot.
    pub records: Vec<[u64; 3]>,
    /// A set for each key of each square, as bits of all squares of its rays.
    pub sets: Vec<u16>,
}

pub(super) fn pext(problem: &Problem<'_>) -> Result<PextTables, Refusal> {
    let mut tables = PextTables { records: Vec::new(), sets: Vec::new() };
    for rays in problem.rays() {
        tables.add(problem.word, rays)?;
    }
    if tables.records.len() < problem.slots() {
        // An unused number is looked up in an empty mask.
        let offset = tables.sets.len() as u64;
        tables.sets.push(0);
        tables.records.resize(problem.slots(), [0, 0, offset]);
    }
    Ok(tables)
}

impl PextTables {
    /// Adds the next square's attacks to the table.
    fn add(&mut self, word: WordSize, rays: &[Ray]) -> Result<(), Refusal> {
        if word != WordSize::U64 {
            return Err(Refusal::Unfit("`pext` extracts keys of `u64` bitboards"));
        }
        let all = union(rays.iter().map(Ray::all)).low();
        if all.count_ones() > 16 || relevant_squares(rays) > 14 || !are_few(rays) {
            let what = "`pext` looks all lines of a square up at once: here they have more than 16 squares, or 14 \
                that matter";
            return Err(Refusal::Unfit(what));
        }
        let occupancies = occupancies(rays, &(0..rays.len()).collect::<Vec<_>>());
        self.records.push([occupancies.mask() as u64, all as u64, self.sets.len() as u64]);
        let sets: Vec<u16> =
            list(&occupancies.sets, |&set| Loops::extract(set as u64, all as u64) as u16);
        // The lowest number is the lowest bit of a key, but the highest of an occupancy's index.
        let width = occupancies.squares.len() as u32;
        let reversed = |key: usize| (key as u32).reverse_bits().checked_shr(32 - width);
        self.sets.extend(list(0..1_usize << width, |key| {
            let occupancy = reversed(key).unwrap_or(0) as usize;
            sets[usize::from(occupancies.names[occupancy])]
        }));
        Ok(())
    }
}

impl LookUp for PextTables {
    fn tables(&self) -> RuntimeTables {
        let Self { records, sets } = self;
        let strings = vec![bytes(8, records.as_flattened()), bytes(2, sets)];
        let contents = format!(
            "{} attack sets of 16 bits, and {} bytes of masks",
            sets.len(),
            strings[0].len()
        );
        RuntimeTables::new("Pext64", &[records.len(), sets.len()], strings, 8, &contents)
    }

    fn kernels(&self, rays: usize) -> Vec<Box<dyn Kernel>> {
        let RuntimeTables { strings, .. } = self.tables();
        let sets = list(strings[1].as_chunks().0, table::read::<u16, 2>);
        let count = sets.len();
        // Loops stand in for the two instructions, which this host may not have.
        vec![by_records(
            together(rays),
            records(&strings[0], PextRecord::new),
            |record| record.mask().into(),
            move |records| records[0].is_within(count),
            move |_, records, occupancy| {
                let sets = Reader::checked(&sets);
                records[0].attacks::<Loops, true>(sets, occupancy as u64).map(u128::from)
            },
        )]
    }

    /// The operations extract the key and deposit the set's bits. The loads are two masks, the offset of the sets,
    /// then the set.
    fn cost(&self) -> Cost {
        Cost::operations(2).then(Cost::loads(4, 0))
    }
}
