//! The conversions to the other layouts of a header.

use crate::lower::Lowered;

use super::code::Code;
use super::{Exported, functions};

/// All conversions of a layout.
pub fn write(code: &mut Code, exported: &Exported<'_>) {
    for other in exported.to_others() {
        let to = &other.prefix;
        code.section(&format!("To {}", other.name));
        functions::write_all(code, &other.lowered, to);
        let [narrow, wide] = other.positions.map(|it| Lowered::from(Vec::from_iter(it)));
        functions::write_all(code, &narrow, to);
        if !wide.functions.is_empty() {
            code.when("defined(@HAS_U128)", |code| functions::write_all(code, &wide, to));
        }
    }
}
