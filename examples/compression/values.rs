//! The values of a material, in the order of any index.

use std::error::Error;
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::DeflateEncoder;
use quadrille::Color;
use quadrille::layouts::Lerf;
use quadrille::tablebase::{Arrangement, Material, MaterialIndex, Tablebase};

use crate::table::{Outcome, Table};
use crate::{library, materials};

/// A solved material.
pub struct Values {
    index: MaterialIndex<'static>,
    table: Table,
}

impl Values {
    /// A material whose file is in a directory.
    pub fn open(directory: &Path, material: &Material) -> Result<Values, Box<dyn Error>> {
        let index = materials::index::<Lerf>(material);
        let table = Table::open(&library::path(directory, material), &index)?;
        Ok(Values { index, table })
    }

    /// The material.
    pub fn material(&self) -> &Material {
        self.index.material()
    }

    /// How many bytes the values take, compressed, in the order of an index.
    pub fn compressed(&self, arrangement: &Arrangement, side: Color, file: usize) -> usize {
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
        let values = self.in_order(arrangement, side, file);
        encoder.write_all(&values).expect("memory takes all");
        encoder.finish().expect("memory takes all").len()
    }

    /// The values in the order of an index: 0 a loss, 1 a draw, 2 a win. Positions that are not legal, and
    /// those whose mirror image has an index before, may have any value, and have that of the index before.
    fn in_order(&self, arrangement: &Arrangement, side: Color, file: usize) -> Vec<u8> {
        let (arranged, places) = (arrangement.index(), self.places(arrangement.sequence()));
        let mut last = 1;
        let value = |index| {
            if arranged.is_broken(index) {
                return last;
            }
            let men = arranged.decode::<Lerf>(index);
            let squares: Vec<_> = places.iter().map(|&place| men[place]).collect();
            let outcome = self.index.encode(&squares).map(|index| self.table.get(side, index));
            last = match outcome {
                None | Some(Outcome::Illegal) => last,
                Some(Outcome::Loss(_)) => 0,
                Some(Outcome::Draw) => 1,
                Some(Outcome::Win(_)) => 2,
            };
            last
        };
        arranged.sub_tables().nth(file).into_iter().flatten().map(value).collect()
    }

    /// For each man of the material, his place in a sequence.
    fn places(&self, sequence: &str) -> Vec<usize> {
        let mut left: Vec<(usize, u8)> = sequence.bytes().enumerate().collect();
        let men = self.material().men().iter();
        let take = |man: &u8| {
            let found = left.iter().position(|(_, letter)| letter == man).expect("the same men");
            left.remove(found).0
        };
        men.map(take).collect()
    }
}
