//! Legends, broken into lines. Their texts are in `contents`, `attacks` and `flips`, with the pictures.

use super::role::Role;

/// A phrase of a legend, which is never broken.
pub struct Phrase {
    /// The role that it explains; the phrase begins with a sample of it.
    pub role: Role,
    pub text: String,
}

impl Phrase {
    /// A phrase that explains a role.
    pub(super) fn of(role: Role, text: impl Into<String>) -> Phrase {
        Phrase { role, text: text.into() }
    }
}

/// A phrase without a role.
impl<T: Into<String>> From<T> for Phrase {
    fn from(text: T) -> Phrase {
        Phrase::of(Role::Plain, text)
    }
}

/// The lines of a legend. No line is wider than `most`, unless it is a single phrase.
pub fn lines(
    legend: &[Vec<Phrase>],
    most: usize,
    width: impl Fn(&Phrase) -> usize,
) -> Vec<Vec<&Phrase>> {
    let mut lines: Vec<Vec<&Phrase>> = Vec::new();
    for phrases in legend {
        let (mut line, mut used) = (Vec::new(), 0);
        for phrase in phrases {
            let width = width(phrase);
            if !line.is_empty() && used + width > most {
                lines.push(std::mem::take(&mut line));
                used = 0;
            }
            line.push(phrase);
            used += width;
        }
        lines.push(line);
    }
    lines
}
