//! Encodes and decodes positions of a material.

use quadrille_codegen::described_type::Described;
use quadrille_tools::index::{Index, Request};
use serde::Serialize;

use crate::question::Material;

/// An index, and a position in it.
#[derive(Debug, Serialize)]
pub struct Indexed {
    size: u64,
    men: usize,
    note: Option<String>,
    explanation: String,
    /// The index of the position, or the reason why there is none.
    index: Result<String, String>,
    /// The squares of the index, or the reason why there are none.
    squares: Result<String, String>,
}

/// The index of a position, or the position of an index.
pub fn index(layout: &Described, request: &Material, position: &str) -> Result<Indexed, String> {
    let Material { material, scheme, kings, forward, regions } = request;
    let forward = forward.as_deref();
    let (regions_of, relations) = (None, &[][..]);
    let request = Request { material, scheme, kings, forward, regions, regions_of, relations };
    let numbers = Index::new(&layout.layout, &request)?;
    let is_number =
        !position.trim().is_empty() && position.trim().bytes().all(|b| b.is_ascii_digit());
    let (index, squares) = if is_number && numbers.men() > 1 {
        let squares = numbers.decode(position);
        (Ok(position.trim().to_owned()), squares)
    } else {
        let index = numbers.encode(position).map(|index| index.to_string());
        // The scheme's canonical form, which may be another position.
        let squares = index.clone().and_then(|index| numbers.decode(&index));
        (index, squares)
    };
    Ok(Indexed {
        size: numbers.size(),
        men: numbers.men(),
        note: Some(numbers.notes().join("; ")).filter(|notes| !notes.is_empty()),
        explanation: numbers.explanation(),
        index,
        squares,
    })
}
