//! Squares: their numbers, coordinates, mirrors and turns.

use std::borrow::Cow;

use quadrille_runtime::Symmetry;

use super::circuit::on_word;
use super::expression::{Expression, Name, Type};
use super::function::{Block, Field, Function, Lowered, Table, Values};
use crate::layout::Layout;
use crate::solve::NumberMaps;
use quadrille_circuits::solve::NumberMap;

/// The number that stands for no square.
pub fn no_square(layout: &Layout) -> u32 {
    if layout.numbering.len() > 255 { 256 } else { 255 }
}

/// The functions of squares.
pub fn functions<'a>(layout: &'a Layout, maps: &'a NumberMaps) -> Lowered<'a> {
    let own = Squares { layout, maps };
    let mut lowered = Lowered { tables: own.tables(), functions: Vec::new() };
    let [coords, places] = [0, 1].map(|table| lowered.tables[table].clone());
    lowered.functions = vec![
        own.is_square(&coords),
        coordinate("file", &maps.file, &coords),
        coordinate("rank", &maps.rank, &coords),
        own.at(&places),
        own.offset(),
        distance(),
    ];
    lowered.functions.extend(maps.symmetries.iter().map(|(symmetry, map)| flip(*symmetry, map)));
    lowered
}

struct Squares<'a> {
    layout: &'a Layout,
    maps: &'a NumberMaps,
}

/// A function that users call.
pub(super) fn public<'a>(
    name: impl Into<Name>,
    doc: &str,
    parameters: &[(&'static str, Type)],
    body: impl Into<Block<'a>>,
) -> Function<'a> {
    Function { is_public: true, ..Function::private(name.into(), doc, parameters, body.into()) }
}

pub(super) fn square<'a>() -> Expression<'a> {
    Expression::value("square", Type::Square)
}

/// A call of a function that users call too.
pub(super) fn call(
    name: impl Into<Name>,
    arguments: Vec<Expression<'_>>,
    ty: Type,
) -> Expression<'_> {
    Expression::Call { callee: super::Callee::Public(name.into()), arguments, ty }
}

fn small<'a>(name: &'static str) -> Expression<'a> {
    Expression::value(name, Type::Small)
}

impl<'a> Squares<'a> {
    /// Coordinates by number, and numbers by place of the board's box.
    fn tables(&self) -> Vec<Table<'a>> {
        let (numbering, board) = (&self.layout.numbering, self.layout.board());
        let coordinates = numbering.by_number().iter().flat_map(|square| {
            square.map_or([255, 255], |square| [board.file(square), board.rank(square)])
        });
        let mut places = vec![self.no_square_of_table(); board.places()];
        for square in board.squares() {
            places[board.place(square)] = numbering.number(square).into();
        }
        let coords = Table {
            name: "coords".into(),
            doc: "By number: file and rank, from 0; 255 where the number is no square's.",
            fields: vec![Field::small("file", 8), Field::small("rank", 8)],
            length: numbering.len(),
            inner: Vec::new(),
            values: Values::Bytes(Cow::Owned(coordinates.collect())),
        };
        let length = places.len();
        let square = Field { name: "", ty: Type::Square, bits: 16 };
        let places = Table {
            name: "places".into(),
            doc: "By place, rank by rank: the number of the square.",
            fields: vec![square],
            length,
            inner: Vec::new(),
            values: Values::Words16(Cow::Owned(places)),
        };
        vec![coords, places]
    }

    fn no_square_of_table(&self) -> u16 {
        no_square(self.layout) as u16
    }

    fn none(&self) -> Expression<'a> {
        Expression::Constant(no_square(self.layout).into(), Type::Square)
    }

    fn is_square(&self, coords: &Table<'a>) -> Function<'a> {
        let number = || small("number");
        let is_below = number().at_most(Expression::small(self.layout.numbering.len() as u32 - 1));
        let body = if self.layout.numbering.is_dense() {
            is_below.into()
        } else {
            let last = Expression::small(u32::from(self.layout.board().files()) - 1);
            let has_file = coords.field("file", &[number()]).at_most(last);
            Block::choice(
                "exists",
                is_below,
                has_file.into(),
                Expression::Constant(0, Type::Truth).into(),
            )
        };
        public("is_square", "Whether a number is a square's.", &[("number", Type::Small)], body)
    }

    fn at(&self, places: &Table<'a>) -> Function<'a> {
        let board = self.layout.board();
        let place = || small("rank") * Expression::small(board.files().into()) + small("file");
        let found = match &self.maps.number {
            // Without a square a circuit may give anything.
            NumberMap::Circuit(circuit) if board.is_full() => {
                let mut block = on_number(circuit, place());
                block.value = block.value.to(Type::Square);
                block
            }
            _ => places.entry(place()).into(),
        };
        let last = |count: u8| Expression::small(u32::from(count) - 1);
        let on_rank = Block::choice(
            "on_rank",
            small("rank").at_most(last(board.ranks())),
            found,
            self.none().into(),
        );
        let body = Block::choice(
            "on_file",
            small("file").at_most(last(board.files())),
            on_rank,
            self.none().into(),
        );
        let doc = format!(
            "The square on a file and a rank, counted from 0; {} if there is none.",
            no_square(self.layout)
        );
        public("at", &doc, &[("file", Type::Small), ("rank", Type::Small)], body)
    }

    fn offset(&self) -> Function<'a> {
        let along = |coordinate: &'static str, by| {
            call(coordinate, vec![square()], Type::Small) + small(by)
        };
        let body = call("at", vec![along("file", "files"), along("rank", "ranks")], Type::Square);
        let doc = format!(
            "The square this many files right and ranks up, or {} off the board.",
            no_square(self.layout)
        );
        let parameters = [("square", Type::Square), ("files", Type::Small), ("ranks", Type::Small)];
        public("offset", &doc, &parameters, body)
    }
}

fn coordinate<'a>(name: &'static str, map: &NumberMap, coords: &Table<'a>) -> Function<'a> {
    let body = match map {
        NumberMap::Table(_) => coords.field(name, &[square()]).into(),
        NumberMap::Circuit(circuit) => on_number(circuit, square().to(Type::Small)),
    };
    let doc = format!("The {name}, from 0.");
    public(name, &doc, &[("square", Type::Square)], body)
}

fn distance<'a>() -> Function<'a> {
    let of = |coordinate: &'static str, square: &'static str| {
        call(coordinate, vec![Expression::value(square, Type::Square)], Type::Small)
    };
    let mut definitions = Vec::new();
    let mut define = |name: &'static str, value: Expression<'a>| {
        let meaning = super::Meaning::Value(value);
        definitions.push(super::Definition { name: name.into(), meaning });
        small(name)
    };
    let apart = [("file", ["file_a", "file_b", "files"]), ("rank", ["rank_a", "rank_b", "ranks"])];
    let [files, ranks] = apart.map(|(coordinate, [a, b, apart])| {
        let (a, b) = (define(a, of(coordinate, "a")), define(b, of(coordinate, "b")));
        let difference = b.clone().at_most(a.clone()).choose(a.clone() - b.clone(), b - a);
        define(apart, difference)
    });
    let value = ranks.clone().at_most(files.clone()).choose(files, ranks);
    let body = Block { definitions, value };
    let doc = "The number of king steps between two squares.";
    public("distance", doc, &[("a", Type::Square), ("b", Type::Square)], body)
}

fn flip(symmetry: Symmetry, map: &NumberMap) -> Function<'_> {
    let name = format!("{symmetry}_square");
    let doc = format!("The square, {}.", crate::lower::words::symmetry(symmetry));
    let parameters = [("square", Type::Square)];
    match map {
        NumberMap::Table(images) => {
            let table = Table {
                name: "images".into(),
                doc: "By number: the image.",
                fields: vec![Field { name: "", ty: Type::Square, bits: 8 }],
                length: images.len(),
                inner: Vec::new(),
                values: Values::Bytes(Cow::Borrowed(images)),
            };
            let body = table.entry(square());
            Function { tables: vec![table], ..public(name, &doc, &parameters, body) }
        }
        NumberMap::Circuit(circuit) => {
            let mut block = on_number(circuit, square().to(Type::Small));
            block.value = block.value.to(Type::Square);
            public(name, &doc, &parameters, block)
        }
    }
}

/// What a circuit makes of a number: the lowest byte.
fn on_number<'a>(
    circuit: &quadrille_circuits::program::Program,
    number: Expression<'a>,
) -> Block<'a> {
    Block::with("number", number, |number| {
        let mut block = on_word(circuit, &number);
        block.value = block.value & Expression::small(0xff);
        block
    })
}
