#![allow(missing_docs)]
//! TEMP
use crate::layout::{Layout, Leap, WordSize};
#[derive(Clone, Debug)]
pub struct Sliders {
    ride: Leap,
    word: WordSize,
    files: u8,
    ranks: u8,
}
#[derive(Clone, Debug)]
pub struct Error;
impl Sliders {
    pub fn ride(&self) -> Leap {
        self.ride
    }
    pub fn bytes(&self) -> usize {
        0
    }
    pub fn dims(&self) -> (WordSize, u8, u8) {
        (self.word, self.files, self.ranks)
    }
}
pub fn solve_all(l: &Layout, word: WordSize) -> Result<Vec<Sliders>, Vec<Error>> {
    let mut rides: Vec<Leap> = l.pieces.iter().flat_map(|p| p.rides.clone()).collect();
    rides.sort();
    rides.dedup();
    Ok(rides
        .into_iter()
        .map(|ride| Sliders { ride, word, files: l.board().files(), ranks: l.board().ranks() })
        .collect())
}
