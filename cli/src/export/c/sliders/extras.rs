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
    pub fn of<'a>(multipliers: impl Iterator<Item = &'a Multiplier>) -> Extras {
        let mut extras = Extras { is_rotated: false, has_patterns: false };
        for multiplier in multipliers {
            extras.is_rotated |= multiplier.rotation != 0;
            extras.has_patterns |= multiplier.pattern != 0;
        }
        extras
    }

    /// The last fields of a magic's record, the pattern written by `word`.
    pub fn fields(&self, multiplier: &Multiplier, word: impl Fn(u128) -> String) -> String {
        let pattern = self.has_patterns.then(|| format!(", {}", word(multiplier.pattern)));
        let rotation = self.is_rotated.then(|| format!(", {}", multiplier.rotation));
        [pattern, rotation].into_iter().flatten().collect()
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
        let masked = format!("@bitboard seen = occupancy & {mask};");
        let complemented = self.has_patterns.then(|| format!("\nseen ^= {pattern};"));
        let last = bits - 1;
        let rotated = self.is_rotated.then(|| {
            format!("\nseen = seen << {record}->rotation | seen >> (-{record}->rotation & {last});")
        });
        [Some(masked), complemented, rotated].into_iter().flatten().collect()
    }
}
