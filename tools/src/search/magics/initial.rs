//! The keys that are known before a search, from the description or from the compiler's own short search.

use std::collections::BTreeMap;

use quadrille_codegen::model::{
    GivenMagics, Layout, Leap, Numbering, SliderMethod, SliderOptions, WordSize,
};
use quadrille_codegen::solve::sliders::{MagicEntry, MagicTables, Method, RiderLookUp, solve};
use quadrille_runtime::sliders::Rotation;

use super::cheapest::Members;
use super::class_results::Known;
use super::shared_key::{SharedKey, holds};
use super::square_class::Class;

/// A rider's look-up by magics, even if `auto` would choose another method. `None` if lines are too long for
/// tables, or the description asks for another method.
pub fn by_magics(
    layout: &Layout,
    numbering: &Numbering,
    word: WordSize,
    ride: Leap,
    given: Option<&GivenMagics>,
) -> Result<Option<RiderLookUp>, String> {
    let options = layout.sliders.clone();
    let is_open = options.method(ride) == SliderMethod::Auto;
    let options = if is_open {
        SliderOptions { method: SliderMethod::Magic, methods: Vec::new(), ..options }
    } else {
        options
    };
    match solve(numbering, word, ride, given, &options) {
        Ok(solved) => Ok(Some(solved)),
        Err(_) if is_open => Ok(None),
        Err(error) => Err(error.explain(layout.board(), &layout.names)),
    }
}

pub fn tables(method: &Method) -> Option<&MagicTables> {
    match method {
        Method::Magic(tables) => Some(tables),
        _ => None,
    }
}

/// The bytes of the attack sets.
pub fn set_bytes(tables: &MagicTables) -> u64 {
    tables.sets.len() as u64 * u64::from(tables.word.bits()) / 8
}

/// The cells of a class: each is the members of one slot, of which one needs a magic.
pub fn cells(numbering: &Numbering, class: &Class, solved: &RiderLookUp) -> Vec<Members> {
    let mut cells: BTreeMap<(usize, usize), Members> = BTreeMap::new();
    for (index, member) in class.shape.members.iter().enumerate() {
        let (slot, _) = solved.slot(numbering.number(member.rays.square));
        *cells.entry((slot, member.rays.part)).or_default() |= 1 << index;
    }
    cells.into_values().collect()
}

/// The results for a class before a search: the magic of each member, and the members that share an index.
pub fn initial(
    numbering: &Numbering,
    class: &Class,
    tables: &MagicTables,
    solved: &RiderLookUp,
) -> Known {
    let part = |member: usize| {
        let rays = class.shape.members[member].rays;
        let number = numbering.number(rays.square);
        // A turned square is looked up as another square, which has the magic.
        let (slot, rotation) = solved.slot(number);
        let is_rotated = rotation != Rotation::default();
        (!is_rotated).then(|| tables.squares[slot][rays.part])
    };
    let mut known = Known::default();
    for members in 1..1 << class.shape.members.len() {
        let parts: Option<Vec<MagicEntry>> = class.shape.chosen(members).map(part).collect();
        let Some(parts) = parts.filter(|parts| share(parts)) else { continue };
        let key = SharedKey {
            key_bits: parts[0].multiplier.key_bits(),
            magics: parts.iter().map(|part| part.multiplier.magic).collect(),
            rotations: parts.iter().map(|part| part.multiplier.rotation).collect(),
        };
        if parts.len() == 1 || holds(class, members, &key) {
            known.note(members, key);
        }
    }
    known
}

/// True if all parts have the same index.
fn share(parts: &[MagicEntry]) -> bool {
    let index = |part: &MagicEntry| (part.offset, part.multiplier.key_bits());
    parts.windows(2).all(|pair| index(&pair[0]) == index(&pair[1]))
}
