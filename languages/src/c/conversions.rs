//! The functions to the other layouts of a header.

use crate::lower::Lowered;
use crate::lower::conversions::to_other;

use super::code::Code;
use super::{Exported, functions};

/// All conversions of a layout.
pub fn write(code: &mut Code, exported: &Exported<'_>) {
    let layout = exported.layout();
    for conversion in &exported.conversions {
        let other = conversion.to;
        let (name, to) = (other.item.conversion_name(), other.item.snake_name() + "_");
        code.section(&format!("To {}", other.item.name));
        let packings = layout.packing_pairs(&other.layout);
        let (named, layouts) = ((&*name, &*format!("as {to}* has it")), [layout, &other.layout]);
        let (own, [narrow, wide]) = to_other(layouts, named, &conversion.found, &packings);
        let [narrow, wide] = [narrow, wide].map(|it| Lowered::from(Vec::from_iter(it)));
        functions::write_all(code, &own, &to);
        functions::write_all(code, &narrow, &to);
        if !wide.functions.is_empty() {
            code.when("defined(@HAS_U128)", |code| functions::write_all(code, &wide, &to));
        }
    }
}
