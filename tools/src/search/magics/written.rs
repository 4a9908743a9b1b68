//! Magics as a description has them, written into its text.

use std::fmt::Write as _;

use quadrille_codegen::model::Leap;
use quadrille_codegen::solve::sliders::solve;

use super::super::description::Description;
use super::initial::tables;
use super::magic_search::MagicSearch;

impl Description {
    /// The text with the magics of a search in place of its own; everything else stays.
    pub fn with_magics(&self, search: &MagicSearch) -> Result<String, String> {
        let written = self.with("magics", &self.magics(search))?;
        self.check(&written)?;
        Ok(written)
    }

    /// The value of `magics: `.
    fn magics(&self, search: &MagicSearch) -> String {
        let mut text = String::from("{\n");
        for (name, ride) in self.riders() {
            let entries: Vec<Option<String>> =
                self.numbers().map(|number| entry(search, ride, number)).collect();
            if entries.iter().all(Option::is_none) {
                continue;
            }
            // `_`: the square is turned into another and uses its magic.
            let entries: Vec<&str> =
                entries.iter().map(|entry| entry.as_deref().unwrap_or("_")).collect();
            let _ = writeln!(text, "        {name}: [");
            for row in entries.chunks(4) {
                let _ = writeln!(text, "            {},", row.join(", "));
            }
            text += "        ],\n";
        }
        text + "    }"
    }

    fn numbers(&self) -> impl Iterator<Item = u8> {
        let numbering = &self.layout().numbering;
        (0..numbering.len()).map(|number| number as u8).filter(|&n| numbering.square(n).is_some())
    }

    /// Checks that the compiler accepts the written magics.
    fn check(&self, text: &str) -> Result<(), String> {
        let written = self.reread(text.to_owned())?;
        let layout = written.layout();
        let Some(word) = layout.word else { return Ok(()) };
        for given in &layout.magics {
            let solved = solve(&layout.numbering, word, given.ride, Some(given), &layout.sliders);
            let solved = solved.map_err(|error| error.explain(layout.board(), &layout.names))?;
            if tables(&solved.method).is_none() {
                return Err(format!("{}: the compiler takes no magics here", self.name()));
            }
        }
        Ok(())
    }
}

/// The magics of a square as a description writes them, if it has some.
fn entry(search: &MagicSearch, ride: Leap, number: u8) -> Option<String> {
    let parts: Vec<String> = (0..)
        .map_while(|group| search.magic(ride, number, group))
        .map(|(magic, rotation, key_bits)| {
            let shift = 64 - key_bits;
            match rotation {
                0 => format!("0x{magic:016x} >> {shift}"),
                _ => format!("0x{magic:016x} >> {shift} rotated {rotation}"),
            }
        })
        .collect();
    match parts.as_slice() {
        [] => None,
        [part] => Some(part.clone()),
        parts => Some(format!("[{}]", parts.join(", "))),
    }
}
