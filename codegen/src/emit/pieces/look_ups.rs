//! The look-ups that one function of a piece unites: a constant, and the tables that it leads to.

use std::fmt::Write as _;

use proc_macro2::TokenStream;
use quadrille_runtime::look_ups::Walk;

use super::routes::route;
use crate::emit::emitted_table::EmittedTable;
use crate::emit::riders;
use crate::emit::tokens::{separated, tokens};
use crate::list::list;
use crate::model::WordSize;
use crate::solve::Bitboards;
use crate::solve::moves::{
    BendLookUps, Bent, Hop, LamePaths, Over, OwnedTrial, OwnedWalk, Rays, RouteToBend,
    RoutesFromBend, ShiftedLameLeaps, Slide, UnitedLookUps,
};

/// The constants of a piece's look-ups, and its tables, each once.
pub(super) struct LookUpTables<'a> {
    bitboards: &'a Bitboards,
    /// How many entries a table by number has.
    entries: usize,
    /// The beginning of the names of constants and tables.
    piece: String,
    pub(super) statics: Vec<TokenStream>,
    tables: Vec<(String, Vec<u128>)>,
    constants: Vec<(String, UnitedLookUps)>,
}

impl LookUpTables<'_> {
    pub(super) fn new(bitboards: &Bitboards, entries: usize, piece: String) -> LookUpTables<'_> {
        let (statics, tables, constants) = (Vec::new(), Vec::new(), Vec::new());
        LookUpTables { bitboards, entries, piece, statics, tables, constants }
    }

    /// The constant of some look-ups.
    pub(super) fn constant(&mut self, look_ups: &UnitedLookUps) -> String {
        if let Some((name, _)) = self.constants.iter().find(|(_, known)| known == look_ups) {
            return name.clone();
        }
        let name = format!("{}_LOOK_UPS_{}", self.piece, self.constants.len());
        let (word, parts) = (self.bitboards.word, self.parts(look_ups));
        self.statics.push(tokens(&format!(
            "const {name}: q::look_ups::LookUps<'static, {word}> =
                q::look_ups::LookUps {{ {parts} ..q::look_ups::LookUps::NONE }};"
        )));
        self.constants.push((name.clone(), look_ups.clone()));
        name
    }

    fn parts(&mut self, look_ups: &UnitedLookUps) -> String {
        // All of them by name, so that none is forgotten.
        let UnitedLookUps { always, slides, rays, hops, shifted, lame, bent, walks, trial } =
            look_ups;
        let field = |name: &str, values: Vec<String>| match values.is_empty() {
            true => String::new(),
            false => format!("{name}: &[{}],", values.join(", ")),
        };
        let mut parts = String::new();
        if !always.is_empty() {
            let _ = write!(parts, "always: {},", self.row(always));
        }
        let slides = self.bitboards.slides(slides);
        parts += &field("slides", list(slides, |slide| self.slide(&slide)));
        parts += &field(
            "rays",
            list(rays, |Rays { rise, rays }| {
                format!("q::look_ups::Ray {{ rises: {rise}, ray: {} }}", self.row(rays))
            }),
        );
        parts += &field("hops", list(hops, |hop| self.hop(hop)));
        if let Some(leaps) = shifted {
            let _ =
                write!(parts, "shifted: ::core::option::Option::Some({}),", self.shifted(leaps));
        }
        parts += &field("lame", list(lame, |path| self.lame(path)));
        parts += &field("bent", list(bent, |bent| self.bent(bent)));
        parts += &field("walks", list(walks, walk));
        if let Some(OwnedTrial { walks, from }) = trial {
            let (walks, from) = (separated(walks, walk), self.row(from));
            let trial = format!("q::look_ups::Trial {{ walks: &[{walks}], from: {from} }}");
            let _ = write!(parts, "trial: ::core::option::Option::Some({trial}),");
        }
        parts
    }

    fn slide(&mut self, Slide { rides, mask }: &Slide<'_>) -> String {
        let frames = riders::frames(self.bitboards, rides[0]);
        let riders = separated(rides, |&ride| riders::name(ride));
        let mask = self.mask(*mask);
        format!("q::look_ups::Slide {{ frames: {frames}, riders: &[{riders}], mask: {mask} }}")
    }

    fn hop(&mut self, Hop { ride, over, mask }: &Hop) -> String {
        let names = self.bitboards.hopper(*ride, over).map(riders::names_of);
        let over = match over {
            Over::Any => "Any".to_owned(),
            Over::Next => "Next".to_owned(),
            Over::Near(near) => format!("Near({})", self.row(near)),
        };
        let names = names.unwrap_or_else(|| "[]".to_owned());
        let (frames, rider) = (riders::frames(self.bitboards, *ride), riders::name(*ride));
        let mask = self.mask(mask.as_deref());
        format!(
            "q::look_ups::Hop {{
                frames: {frames}, rider: {rider}, over: q::look_ups::Over::{over},
                names: &{names}, mask: {mask},
            }}"
        )
    }

    fn shifted(&mut self, leaps: &ShiftedLameLeaps) -> String {
        let ShiftedLameLeaps { word: _, below, keys, sets, targets } = leaps;
        let keys = separated(keys, |key| format!("q::moves::{key:?}"));
        let sets = list(sets, |&set| set.into());
        let sets = self.list(&sets, WordSize::U64, sets.len());
        let targets = self.row(targets);
        format!(
            "q::look_ups::ShiftedLame {{
                below: {below}, keys: &[{keys}], sets: {sets}, targets: {targets},
            }}"
        )
    }

    fn lame(&mut self, LamePaths { paths, targets }: &LamePaths) -> String {
        let (path, targets) = (self.row(paths), self.row(targets));
        format!("q::look_ups::LamePath {{ path: {path}, targets: {targets} }}")
    }

    fn bent(&mut self, Bent { slides, hops, ways }: &Bent) -> String {
        let slides = separated(&self.bitboards.slides(slides), |slide| self.slide(slide));
        let hops = separated(hops, |hop| self.hop(hop));
        // With named fields: before 1.89, Rust drops lists that refer to statics at the end of a call `FromPiece(&[..])`.
        let ways = match ways {
            BendLookUps::FromPiece(ways) => {
                format!("FromPiece {{ 0: &[{}] }}", self.routes_to_bends(ways))
            }
            BendLookUps::FromBends(ways) => {
                let ways = separated(ways, |back| self.routes_from_bend(back));
                format!("FromBends {{ 0: &[{ways}] }}")
            }
            BendLookUps::ByTrial(ways, from) => {
                let (ways, from) = (self.routes_to_bends(ways), self.row(from));
                format!("ByTrial {{ 0: &[{ways}], 1: {from} }}")
            }
        };
        format!(
            "q::look_ups::Bent {{
                slides: &[{slides}], hops: &[{hops}], ways: q::look_ups::BendLookUps::{ways},
            }}"
        )
    }

    fn routes_to_bends(&mut self, ways: &[RouteToBend]) -> String {
        separated(ways, |RouteToBend { passed, at, targets }| {
            let passed = if passed.is_empty() { "&[]".to_owned() } else { self.row(passed) };
            let (at, targets) = (self.numbers(at), self.row(targets));
            format!("q::look_ups::RouteToBend {{ passed: {passed}, at: {at}, targets: {targets} }}")
        })
    }

    fn routes_from_bend(
        &mut self,
        RoutesFromBend { by, passed, targets }: &RoutesFromBend,
    ) -> String {
        let targets = self.row(targets);
        format!(
            "q::look_ups::RoutesFromBend {{ by: {by}, passed: &{passed:?}, targets: {targets} }}"
        )
    }

    /// A reference to a table of one byte, a number, by number.
    fn numbers(&mut self, numbers: &[u8]) -> String {
        let name = format!("{}_NUMBERS_{}", self.piece, self.statics.len());
        self.statics.push(EmittedTable::of_bytes(numbers).static_tokens(&name));
        format!("&{name}")
    }

    /// A reference to a mask by number, or to an empty list if the mask leaves everything.
    fn mask(&mut self, mask: Option<&[u128]>) -> String {
        mask.map_or_else(|| "&[]".to_owned(), |mask| self.row(mask))
    }

    /// A reference to a table by number, which has an entry for every value of a number's type.
    fn row(&mut self, words: &[u128]) -> String {
        self.list(words, self.bitboards.word, self.entries)
    }

    fn list(&mut self, words: &[u128], word: WordSize, length: usize) -> String {
        if let Some((name, _)) = self.tables.iter().find(|(_, known)| known == words) {
            return format!("&{name}");
        }
        let name = format!("{}_TABLE_{}", self.piece, self.tables.len());
        self.push(&name, words, word, length);
        self.tables.push((name.clone(), words.to_vec()));
        format!("&{name}")
    }

    fn push(&mut self, name: &str, words: &[u128], word: WordSize, length: usize) {
        let table = EmittedTable::row(word.bytes(), words, length, 0);
        self.statics.push(table.static_tokens(name));
    }

    /// A reference to the squares attacked on the empty board, a table by number that has a name of its own.
    pub(super) fn on_empty(&mut self, words: &[u128]) -> String {
        let name = format!("{}_ON_EMPTY", self.piece);
        self.push(&name, words, self.bitboards.word, self.entries);
        format!("&{name}")
    }
}

fn walk(walk: &OwnedWalk) -> String {
    let Walk { route: it, over, ends } = walk.borrowed();
    let route = route(it);
    format!(
        "q::look_ups::Walk {{ route: {route}, over: q::look_ups::WalkOver::{over:?}, ends: {ends:#x} }}"
    )
}
