//! What some magics do to the occupancy before it is multiplied: a pattern complements bits, and it is
//! rotated. Tables without either have nothing of it in their look-ups.

use quadrille_codegen::solve::sliders::Multiplier;

/// Which of both some magic of a table has.
pub struct Extras {
    /// Whether a rotation is written in each record.
    pub is_rotated: bool,
    /// Whether a pattern is.
    pub has_patterns: bool,
}

impl Extras {
    /// Those of some magics.
    pub fn of<'a>(multipliers: impl Iterator<Item = &'a Multiplier> + Clone) -> Extras {
        Extras {
            is_rotated: multipliers.clone().any(|multiplier| multiplier.rotation != 0),
            has_patterns: multipliers.clone().any(|multiplier| multiplier.pattern != 0),
        }
    }

    /// What the documentation of a record says of them.
    pub fn doc(&self) -> &'static str {
        match (self.has_patterns, self.is_rotated) {
            (false, false) => "",
            (true, false) => {
                "\nFirst the bits of the pattern are complemented in the occupancy that counts."
            }
            (false, true) => "\nFirst the occupancy that counts is rotated up.",
            (true, true) => {
                "\nFirst the bits of the pattern are complemented in the occupancy that counts, and it\n\
                 is rotated up."
            }
        }
    }

    /// The statements that make `seen`, which is multiplied, by a record of this name.
    pub fn seen(&self, record: &str, mask: &str, pattern: &str, bits: u32) -> String {
        let mut text = format!("@bitboard seen = occupancy & {mask};");
        if self.has_patterns {
            text += &format!("\nseen ^= {pattern};");
        }
        if self.is_rotated {
            let last = bits - 1;
            text += &format!(
                "\nseen = seen << {record}->rotation | seen >> (-{record}->rotation & {last});"
            );
        }
        text
    }
}
