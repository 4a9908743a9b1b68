//! Random layouts, one or two of a board, and the comparisons to make.

use quadrille_fuzz::EntryPoint;
use quadrille_fuzz::generate::{Description, Ground, size};
use quadrille_fuzz::random::Random;

use super::{Outline, Subject, rust};

/// The most pieces of a packed position.
const MOST_PIECES: usize = 32;

/// A layout of a module.
struct Layout {
    name: &'static str,
    description: Description,
}

impl Layout {
    fn new(random: &mut Random, ground: &Ground, name: &'static str, module: &str) -> Layout {
        let types = format!("crate::{module}::{name}");
        Layout { name, description: Description::new(random, ground, &types) }
    }

    fn text(&self) -> String {
        let keys = self.description.keys.join(",\n    ");
        format!("/// Random.\npub struct {} {{\n    {keys},\n}}", self.name)
    }

    /// The statements that compare the layout.
    fn checks(&self, random: &mut Random) -> Vec<String> {
        let Layout { name, description } = self;
        let mut checks = vec![format!("const {name}_BOARD: Board = {};", rust(&description.board))];
        checks.push(format!("layouts::squares::<{name}>(&{name}_BOARD);"));
        if description.has_bitboards {
            checks.push(format!("layouts::bitboards::<{name}>(&{name}_BOARD);"));
        }
        for (index, piece) in description.pieces.iter().enumerate() {
            let piece = rust(piece);
            checks
                .push(format!("layouts::piece::<{name}, {name}{index}>(&{name}_BOARD, &{piece});"));
        }
        let groups = rust(&description.packing);
        let most = self.most_pieces();
        for pieces in [1, 2, 3, random.between(4, most), most] {
            checks.push(format!("layouts::packing::<{name}, {pieces}>(&{name}_BOARD, {groups});"));
        }
        checks
    }

    fn most_pieces(&self) -> usize {
        (128 / self.description.bits as usize).min(MOST_PIECES)
    }
}

/// The layouts of a module. If there are two, they know each other.
pub fn layouts(random: &mut Random, module: &str) -> Subject {
    let size = size(random);
    let ground = Ground::new(random, size);
    let mut layouts = vec![Layout::new(random, &ground, "A", module)];
    if random.once_in(3) {
        layouts.push(Layout::new(random, &ground, "B", module));
    }
    let mut checks: Vec<String> = layouts.iter().flat_map(|layout| layout.checks(random)).collect();
    if let [a, b] = &layouts[..] {
        checks.extend(conversions(a, b));
        checks.extend(conversions(b, a));
    }
    let text: Vec<String> = layouts.iter().map(Layout::text).collect();
    let types: String = layouts
        .iter()
        .flat_map(|layout| (0..5).map(|index| format!("pub enum {}{index} {{}}\n", layout.name)))
        .collect();
    let rest = format!("{types}pub fn check() {{\n    {}\n}}\n", checks.join("\n    "));
    let subject = Subject::new(EntryPoint::Layout, text.join("\n\n"), &rest);
    let outlines = layouts.iter().map(|layout| outline(layout, &layouts, &ground)).collect();
    Subject { layouts: outlines, ..subject }
}

/// Returns whether the words of two layouts have the same capacity.
fn are_alike(one: &Description, other: &Description) -> bool {
    one.has_bitboards && other.has_bitboards && one.has_wide_words == other.has_wide_words
}

fn outline(layout: &Layout, all: &[Layout], ground: &Ground) -> Outline {
    let own = &layout.description;
    let fits = |other: &&Layout| {
        let is_other = other.name != layout.name;
        is_other && are_alike(own, &other.description) && own.bits == other.description.bits
    };
    Outline {
        name: layout.name,
        has_usual_sets: ground.files * ground.ranks <= if own.has_wide_words { 128 } else { 64 },
        converts_to: all.iter().filter(fits).map(|other| other.name).collect(),
    }
}

fn conversions(from: &Layout, to: &Layout) -> Vec<String> {
    let (a, b) = (from.name, to.name);
    let mut checks = Vec::new();
    if are_alike(&from.description, &to.description) {
        checks.push(format!("layouts::converted_sets::<{a}, {b}>(&{a}_BOARD);"));
    }
    for pieces in [1, 2, 3, from.most_pieces().min(to.most_pieces())] {
        checks.push(format!("layouts::converted_positions::<{a}, {b}, {pieces}>(&{a}_BOARD);"));
    }
    checks
}
