//! The syntax tree of a description, before anything is known of its meaning.

use std::ops::Range;

use proc_macro2::{Ident, TokenStream};

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};

use super::expression::Expr;
use super::layout_keys::LayoutKeys;
use super::regions::ByColor;

/// A layout as written: the declaration of its type, and its keys.
#[derive(Debug)]
pub(crate) struct Ast {
    pub(crate) origin: Origin,
    pub(crate) attributes: TokenStream,
    pub(crate) visibility: TokenStream,
    pub(crate) name: Ident,
    pub(crate) keys: LayoutKeys,
}

/// The way in which a layout is described: by a macro or a derive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// `layout! { pub struct W { ... } }` or a `.layout` file: the type has to be declared.
    Macro,
    /// `#[derive(Layout)]`: the type exists.
    Derive,
    /// `#[derive(Layout)]` on a type with fields or parameters, which has been reported.
    DeriveWithFields,
}

/// The order of fields in packed positions.
#[derive(Clone, Debug)]
pub(crate) enum PackedAs {
    /// `fields`.
    Order(Name),
    /// `[a, [b, c]]`: fields, or fields that lie side by side.
    Runs(Vec<Vec<Name>>),
}

/// The value of a key in a description.
#[derive(Debug, Default)]
pub(crate) enum Entry<T> {
    #[default]
    Absent,
    /// A value that could not be read, which has been reported.
    Broken,
    /// The key stands here and has this value.
    Given(Extent, T),
}

impl<T> Entry<Vec<T>> {
    /// The items of the list; none if it is not given.
    pub(crate) fn items(&self) -> &[T] {
        self.given().map_or(&[], Vec::as_slice)
    }
}

impl<T> Entry<T> {
    pub(crate) fn given(&self) -> Option<&T> {
        match self {
            Entry::Given(_, value) => Some(value),
            Entry::Absent | Entry::Broken => None,
        }
    }

    /// The value, or `missing` as the error if the key is not written.
    pub(crate) fn required(
        &self,
        missing: impl FnOnce() -> Diagnostic,
        diagnostics: &mut Diagnostics,
    ) -> Option<&T> {
        diagnostics.extend(self.is_absent().then(missing));
        self.given()
    }

    /// Stores the value of a key, or notes that it could not be read.
    pub(crate) fn fill(&mut self, key: &Name, value: Option<T>) -> Option<()> {
        let is_read = value.is_some();
        *self = value.map_or(Entry::Broken, |value| Entry::Given(key.extent, value));
        is_read.then_some(())
    }

    /// Treats a missing value like one that could not be read.
    pub(crate) fn blame(&mut self) {
        if self.is_absent() {
            *self = Entry::Broken;
        }
    }

    /// The extent of its key, if it is written.
    pub(crate) fn extent(&self) -> Option<Extent> {
        match self {
            Entry::Given(extent, _) => Some(*extent),
            Entry::Absent | Entry::Broken => None,
        }
    }

    pub(crate) fn is_absent(&self) -> bool {
        matches!(self, Entry::Absent)
    }
}

/// A word and its extent.
#[derive(Clone, Debug)]
pub(crate) struct Name {
    pub(crate) text: String,
    pub(crate) extent: Extent,
}

/// A name, its value, and the extent of the value.
#[derive(Debug)]
pub(crate) struct Named<T> {
    pub(crate) name: Name,
    pub(crate) value: T,
    pub(crate) extent: Extent,
}

/// Strings by name.
pub(crate) type NamedTexts = Vec<(Name, Text)>;

/// A string literal and its extent.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    pub(crate) text: String,
    pub(crate) extent: Extent,
}

/// `8 x 8`.
#[derive(Debug)]
pub(crate) struct BoardSize {
    pub(crate) files: u64,
    pub(crate) ranks: u64,
    pub(crate) extent: Extent,
}

/// The value of `number`.
#[derive(Debug)]
pub(crate) enum Source {
    Table(Table),
    Formula(Formula),
}

/// `[ ... ]`, last rank first.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) extent: Extent,
    /// The rows that the author separated by `;`, or the lines of the source.
    pub(crate) rows: Vec<Row>,
    pub(crate) are_marked: bool,
}

#[derive(Debug)]
pub(crate) struct Row {
    pub(crate) extent: Extent,
    pub(crate) cells: Vec<Cell>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell {
    pub(crate) extent: Extent,
    pub(crate) content: Content,
}

/// The content of a table's cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    /// The number of the square there.
    Number(u64),
    /// `.`: there is no square.
    Absent,
    /// A cell that could not be read, which has been reported.
    Unreadable,
}

/// An expression over `file` and `rank`, with a condition on the squares to which it applies.
#[derive(Debug)]
pub(crate) struct Formula {
    pub(crate) extent: Extent,
    pub(crate) expression: Expr,
    /// The condition after `where`, which squares have to meet.
    pub(crate) condition: Option<Expr>,
}

#[derive(Debug)]
pub(crate) enum Claim {
    /// `from -> to`, or `from <-> to`.
    Carries { from: Name, to: Name, both_ways: bool },
    /// `name ^ constant`, `name + constant`.
    Changes { name: Name, change: Change, constant: Constant, extent: Extent },
    /// `name = expression` over the fields before the symmetry.
    Becomes { name: Name, expression: Expr, extent: Extent },
}

/// The constant of a claim, and its text, for errors: of a number beyond the type the value is only the greatest.
#[derive(Clone, Debug)]
pub(crate) struct Constant {
    pub(crate) value: u128,
    pub(crate) written: String,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Change {
    Xor,
    Add,
}

#[derive(Debug)]
pub(crate) struct PieceMoves {
    pub(crate) name: Name,
    /// White's movement, and Black's if it differs.
    pub(crate) movement: MovementText,
    pub(crate) black: Option<MovementText>,
    pub(crate) marker: Option<TokenStream>,
}

/// A movement as a text, and the extent of each of its characters.
#[derive(Debug, Default)]
pub(crate) struct MovementText {
    pub(crate) text: String,
    extents: Vec<Extent>,
    /// For each character its column in its token, from 1, if that is a word of several letters; otherwise 0.
    columns: Vec<usize>,
}

impl MovementText {
    /// The extent of all characters.
    pub(crate) fn whole(&self) -> Extent {
        self.extent(0..usize::MAX)
    }

    /// Some of the characters.
    pub(crate) fn part(&self, Range { start, end }: Range<usize>) -> String {
        self.text.chars().skip(start).take(end - start).collect::<String>().trim().to_owned()
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Adds characters of one token.
    pub(crate) fn push_text(&mut self, text: &str, extent: Extent) {
        self.text.push_str(text);
        self.extents.extend(text.chars().map(|_| extent));
        self.columns.resize(self.extents.len(), 0);
    }

    /// Adds the letters of a word, each of which a mistake may point at.
    pub(crate) fn push_word(&mut self, word: &str, extent: Extent) {
        self.push_text(word, extent);
        let count = word.chars().count();
        let start = self.columns.len() - count;
        (1..=count)
            .filter(|_| count > 1)
            .for_each(|column| self.columns[start + column - 1] = column);
    }

    /// Adds the characters of a string literal.
    pub(crate) fn push_string(&mut self, text: &str, extent: Extent) {
        self.text.push_str(text);
        let column = |column| Extent { column: Some(column + 1), ..extent };
        self.extents.extend((0..text.chars().count()).map(column));
        self.columns.resize(self.extents.len(), 0);
    }

    /// The extent of the characters `start..end`. Indexes past the end mean the last character.
    pub(crate) fn extent(&self, Range { start, end }: Range<usize>) -> Extent {
        let last = self.extents.len() - 1;
        if end == start + 1
            && let Some(&column @ 1..) = self.columns.get(start)
        {
            return Extent { column: Some(column), ..self.extents[start] };
        }
        self.extents[start.min(last)].to(self.extents[(end.max(1) - 1).min(last)])
    }
}

/// A region, and its squares in strings.
#[derive(Debug)]
pub(crate) struct RegionSquares {
    pub(crate) name: Name,
    pub(crate) squares: ByColor,
}

/// The squares of a kind of men.
#[derive(Debug)]
#[cfg_attr(not(feature = "pairs"), allow(dead_code, reason = "only sets of pairs ask for them"))]
pub(crate) enum MenSquares {
    /// `pawn: "a2-h7"`.
    Said(RegionSquares),
    /// `pawn: home`: the kind, and a region of the layout.
    Region(Name, Name),
}

/// A kind of men, and whom it attacks.
#[derive(Debug)]
#[cfg_attr(not(feature = "pairs"), allow(dead_code, reason = "only sets of pairs ask for them"))]
pub(crate) struct Attacker {
    pub(crate) kind: Name,
    /// The victims, each with true if quiet moves count (`by move`); `None` for `any`.
    pub(crate) victims: Option<Vec<(Name, bool)>>,
}

/// The magics of a piece.
#[derive(Debug)]
pub(crate) struct PieceMagics {
    pub(crate) piece: Name,
    pub(crate) extent: Extent,
    pub(crate) squares: Vec<SquareMagics>,
    /// The names of the squares, or `None` for all squares in the order of their numbers.
    pub(crate) names: Option<Vec<Name>>,
}

/// The magics of a square: one for each part of its rays.
#[derive(Debug)]
pub(crate) struct SquareMagics {
    pub(crate) extent: Extent,
    pub(crate) parts: Vec<SquareMagic>,
}

/// A factor, a key in letters, or both.
#[derive(Debug)]
pub(crate) struct SquareMagic {
    pub(crate) factor: Option<Factor>,
    pub(crate) key: Option<Text>,
    pub(crate) extent: Extent,
}

#[derive(Debug)]
pub(crate) struct Factor {
    pub(crate) magic: u128,
    pub(crate) shift: Option<u64>,
    /// The bits by which the occupancy is rotated before it is multiplied.
    pub(crate) rotation: u64,
    pub(crate) extent: Extent,
}
