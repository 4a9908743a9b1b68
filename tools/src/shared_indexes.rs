//! The squares that share an index when a slider's attacks are looked up.

use quadrille_codegen::model::{Layout, Piece, SliderMethod, SliderOptions, Square};
use quadrille_codegen::solve::Solution;
use quadrille_codegen::solve::sliders::{self, MagicEntry, Method, RiderLookUp};
use quadrille_codegen::text::thousands;

/// The squares, grouped by the index in which they are looked up.
pub struct Sharing {
    /// The classes of squares with one index, largest first.
    pub classes: Vec<Vec<Square>>,
    /// The bytes of the indexes, if there are some.
    index: Option<usize>,
    /// The unused bytes after the indexes, which keep every look-up within the tables.
    unused: usize,
    /// The bytes of all tables.
    bytes: usize,
    /// The method, if it shares no index and magics would, and the number of indexes of those.
    hidden: Option<(&'static str, usize)>,
}

impl Sharing {
    /// The sharing of a piece that is a single rider.
    ///
    /// # Errors
    /// If the piece is not a single rider, or is not looked up in tables of its own.
    pub fn new(layout: &Layout, solution: &Solution, piece: &Piece) -> Result<Sharing, String> {
        let bitboards = solution.bitboards.as_ref().ok_or("the layout has no bitboards")?;
        let solved = |piece: &Piece| match piece.rides.as_slice() {
            &[ride] => bitboards.sliders.iter().find(|solved| solved.ride == ride),
            _ => None,
        };
        if let Some(solved) = solved(piece) {
            return Ok(Sharing::of(layout, solved));
        }
        let others = layout.pieces.iter().filter(|piece| solved(piece).is_some());
        let others: Vec<String> = others.map(|piece| format!("`{}`", piece.name)).collect();
        let instead = match others.as_slice() {
            [] => ", nor is another piece of the layout".to_owned(),
            others => format!(": take {}", others.join(" or ")),
        };
        Err(format!("`{}` is not looked up in the tables of one slider{instead}", piece.name))
    }

    /// The squares that share keys in the look-up of a rider.
    pub fn of(layout: &Layout, solved: &RiderLookUp) -> Sharing {
        let classes = solved.indexes(&layout.numbering);
        let index = match &solved.method {
            Method::Magic(tables) => Some(tables.index.len()),
            _ => None,
        };
        let bytes = solved.method.look_up().tables().bytes;
        let squares: usize = classes.iter().map(Vec::len).sum();
        let shares = index.is_some() || classes.len() < squares;
        let by_magics = if shares { None } else { indexes_by_magics(layout, solved) };
        let by_magics = by_magics.filter(|&indexes| indexes < squares);
        let hidden = by_magics.map(|indexes| (method_name(&solved.method), indexes));
        Sharing { classes, index, unused: unused(&solved.method), bytes, hidden }
    }

    /// The class of a square that shares its index with others.
    pub fn class(&self, square: Square) -> Option<usize> {
        self.classes.iter().position(|class| class.len() > 1 && class.contains(&square))
    }

    /// The other squares that share a square's index.
    pub fn others(&self, square: Square) -> impl Iterator<Item = Square> {
        let class = self.class(square).map(|class| self.classes[class].iter().copied());
        class.into_iter().flatten().filter(move |&other| other != square)
    }

    /// The totals: the number of indexes, or that of magics if only those share; and the bytes of all tables.
    pub fn summary(&self) -> Vec<String> {
        let squares: usize = self.classes.iter().map(Vec::len).sum();
        let indexes = match self.index {
            Some(bytes) => {
                let (count, bytes) = (self.classes.len(), thousands(bytes));
                let unused = match self.unused {
                    0 => String::new(),
                    unused => format!(", to the last {} of which no key leads", thousands(unused)),
                };
                format!("{squares} squares in {count} indexes of {bytes} bytes{unused}")
            }
            None if self.classes.len() == squares => match self.hidden {
                Some((method, _)) => format!("no index is shared: the method is {method}"),
                None => "no index is shared".to_owned(),
            },
            None => format!("{squares} squares in {} slots", self.classes.len()),
        };
        let by_magics = self.hidden.map(|(_, indexes)| {
            format!("with `sliders: {{ method: magic }}` {squares} squares in {indexes} indexes")
        });
        let tables = format!("all tables {} bytes", thousands(self.bytes));
        [Some(indexes), by_magics, Some(tables)].into_iter().flatten().collect()
    }
}

/// The name of a method in descriptions, or its name in words.
fn method_name(method: &Method) -> &'static str {
    match method {
        Method::Magic(_) => "`magic`",
        Method::Split(_) | Method::Overlapped(_) => "`split`",
        Method::ObstructionDifference(_) => "`obstruction_difference`",
        Method::Classical(_) => "the classical approach",
    }
}

/// The number of indexes that a rider's squares would have by magics, or `None` if there are no magics.
fn indexes_by_magics(layout: &Layout, solved: &RiderLookUp) -> Option<usize> {
    let options = SliderOptions {
        method: SliderMethod::Magic,
        methods: Vec::new(),
        ..layout.sliders.clone()
    };
    let (numbering, word) = (&layout.numbering, solved.word);
    let by_magics = sliders::solve(numbering, word, solved.ride, None, &options).ok()?;
    Some(by_magics.indexes(numbering).len())
}

/// The bytes of an index after the last that a key selects.
fn unused(method: &Method) -> usize {
    let Method::Magic(tables) = method else { return 0 };
    let end = |part: &MagicEntry| part.offset as usize + (1 << part.multiplier.key_bits());
    let used = tables.squares.iter().flatten().map(end).max().unwrap_or(0);
    tables.index.len() - used
}

#[cfg(test)]
mod tests {
    use quadrille_codegen::solve::solve;

    use super::*;
    use crate::{Document, Source, export};

    /// W's rooks share by magics. By another method they do not, and the summary names the method and the remedy.
    #[test]
    fn a_method_that_hides_sharing_is_named() {
        let lines = |name: &str, method: &str| {
            let bare = export::bare(&Source::standard(name).unwrap());
            let sliders = format!("\n    sliders: {{ method: {method} }},\n    pieces:");
            let text = bare.replace("\n    pieces:", &sliders);
            let document = Document::new(Source::new("bare.layout", text));
            let described = document.layouts().unwrap().remove(0);
            let solution = solve(&described.layout).unwrap();
            let rook = described.layout.pieces.iter().find(|piece| piece.name == "rook");
            Sharing::new(&described.layout, &solution, rook.unwrap()).unwrap().summary()
        };
        let by_magics = lines("w", "magic");
        let indexes = by_magics[0].split(" of ").next().unwrap();
        assert!(
            indexes.starts_with("64 squares in ") && indexes.ends_with(" indexes"),
            "{indexes}"
        );
        let split = lines("w", "split");
        assert_eq!(split[0], "no index is shared: the method is `split`");
        assert_eq!(split[1], format!("with `sliders: {{ method: magic }}` {indexes}"));
        // With a1 = 0 magics share no index either.
        let [alone, tables] = &lines("lerf", "split")[..] else { panic!("nothing is hidden") };
        assert_eq!(alone, "no index is shared");
        assert!(tables.starts_with("all tables "));
    }

    /// The index of W's bishops is longer than their keys need.
    #[test]
    fn the_end_of_an_index_that_no_key_leads_to_is_told() {
        let described = Document::new(Source::standard("w").unwrap()).layouts().unwrap().remove(0);
        let solution = solve(&described.layout).unwrap();
        let bishop = described.layout.pieces.iter().find(|piece| piece.name == "bishop");
        let sharing = Sharing::new(&described.layout, &solution, bishop.unwrap()).unwrap();
        let index = "10 indexes of 1,992 bytes, to the last 968 of which no key leads";
        assert_eq!(sharing.summary()[0], format!("64 squares in {index}"));
    }
}
