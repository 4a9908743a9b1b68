//! Solved materials, found by the men of a position.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};

use quadrille::tablebase::{Material, MaterialIndex, Tablebase};
use quadrille::{Color, Layout, Square};

use crate::materials;
use crate::table::{Outcome, Table};

/// A man: his letter, in lower case for Black's, and his square.
pub type Man<L> = (u8, Square<L>);

/// The materials that others lead to.
#[derive(Default)]
pub struct Library {
    solved: Vec<(MaterialIndex<'static>, Table)>,
    /// The number of the material, and whether colours are exchanged in it, by its men in order.
    numbers: HashMap<Vec<u8>, (usize, bool)>,
}

/// The file of a solved material.
pub fn path(directory: &Path, material: &Material) -> PathBuf {
    directory.join(format!("{material}.endgame"))
}

impl Library {
    /// Adds a material whose file is in a directory.
    pub fn add<L: Layout>(&mut self, directory: &Path, material: &Material) -> io::Result<()> {
        let index = materials::index::<L>(material);
        let table = Table::open(&path(directory, material), &index)?;
        // A material that is its own exchange is found with its own colours.
        for (men, exchanged) in [(material.exchanged(), true), (*material, false)] {
            self.numbers.insert(in_order(men.men().to_vec()), (self.solved.len(), exchanged));
        }
        self.solved.push((index, table));
        Ok(())
    }

    /// The table of a material.
    pub fn table(&self, material: &Material) -> &Table {
        &self.solved[self.numbers[&in_order(material.men().to_vec())].0].1
    }

    /// The outcome of a legal position of a material in the library, given its men in any order.
    pub fn outcome<L: Layout>(&self, men: &[Man<L>], side: Color) -> Outcome {
        let (number, exchanged) = self.numbers[&in_order(men.iter().map(|man| man.0).collect())];
        let (index, table) = &self.solved[number];
        let mut left = men.to_vec();
        let mut squares = Vec::with_capacity(men.len());
        for &letter in index.material().men() {
            let letter = if exchanged { letter ^ 0x20 } else { letter };
            let man = left.iter().position(|man| man.0 == letter).expect("the same men");
            let square = left.swap_remove(man).1;
            squares.push(if exchanged { square.flip_vertical() } else { square });
        }
        let number = index.encode(&squares).expect("moves lead to legal positions");
        table.get(if exchanged { !side } else { side }, number)
    }
}

fn in_order(mut men: Vec<u8>) -> Vec<u8> {
    men.sort_unstable();
    men
}
