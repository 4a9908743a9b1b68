//! Squares: their numbers, coordinates, mirrors and turns.

use quadrille_runtime::coordinate::{Coordinate, NumberOf};
use quadrille_runtime::{Direction, Symmetry};

use super::circuit::on_word;
use super::expression::{Expression, Name, Type, call, runtime, small, square};
use super::function::{Block, Field, Function, Lowered, Table};
use quadrille_circuits::solve::NumberMap;
use quadrille_codegen::list::list;
use quadrille_codegen::model::{Board, Layout};
use quadrille_codegen::solve::NumberMaps;

/// The table of numbers in the order of the board, if the board is a rectangle.
pub const SQUARE_AT: &str = "square_at";

/// The number that means no square.
pub fn no_square(layout: &Layout) -> u32 {
    if layout.numbering.len() > 255 { 256 } else { 255 }
}

/// The functions of squares but their images.
pub fn functions<'a>(layout: &'a Layout, maps: &'a NumberMaps) -> Lowered {
    let own = Squares { layout, maps };
    let coords = own.coords();
    let mut lowered = Lowered {
        functions: vec![
            own.is_square(&coords),
            own.coordinate("file", maps.file, coords.field("", &[square(), Expression::index(0)])),
            own.coordinate("rank", maps.rank, coords.field("", &[square(), Expression::index(1)])),
        ],
        tables: vec![coords],
    };
    let numbers = (maps.number == NumberOf::Table).then(|| numbers_in_box(layout));
    lowered.functions.push(own.at(numbers.as_ref()));
    lowered.tables.extend(numbers);
    lowered.functions.push(own.offset());
    lowered.add(own.step());
    lowered.add(own.distance());
    let other = Expression::value("color", Type::Color) ^ 1;
    let parameters = [("color", Type::Color)];
    lowered.functions.push(Function::public("other", "The other side.", &parameters, other));
    lowered
}

/// The images of squares.
pub fn images(layout: &Layout, maps: &NumberMaps) -> Lowered {
    let mut lowered = Lowered::default();
    for (symmetry, map) in &maps.symmetries {
        lowered.add(flip(*symmetry, map));
    }
    let call = |(symmetry, _): &(Symmetry, _)| {
        let image = call(format!("{symmetry}_square"), vec![square()], Type::Square);
        (*symmetry as u32, image)
    };
    let images = maps.symmetries.iter().map(call);
    let images = [(Symmetry::Identity as u32, square())].into_iter().chain(images);
    let by = ("symmetry", Type::Symmetry);
    let body = chosen(by, images, none(layout));
    let doc = "The square, mirrored or turned; none where the board lacks the symmetry.";
    let parameters = [("square", Type::Square), ("symmetry", Type::Symmetry)];
    lowered.functions.push(Function::public("transform_square", doc, &parameters, body));
    lowered
}

struct Squares<'a> {
    layout: &'a Layout,
    maps: &'a NumberMaps,
}

/// The value of `values` that the parameter selects, or `other`.
pub(super) fn chosen(
    (by, ty): (&'static str, Type),
    values: impl DoubleEndedIterator<Item = (u32, Expression)>,
    other: Expression,
) -> Expression {
    values.rev().fold(other, |others, (constant, value)| {
        let is_it = Expression::value(by, ty).equals(Expression::constant(constant, ty));
        is_it.choose(value, others)
    })
}

/// The value for no square.
pub(super) fn none(layout: &Layout) -> Expression {
    Expression::constant(no_square(layout), Type::Square)
}

const DISTANCE: &str = "The number of king steps between two squares.";
const TWO_SQUARES: [(&str, Type); 2] = [("a", Type::Square), ("b", Type::Square)];

/// The most numbers for which distances are a table: 4 KB.
const MOST_IN_TABLE: usize = 64;

impl Squares<'_> {
    fn coords(&self) -> Table {
        let (numbering, board) = (&self.layout.numbering, self.layout.board());
        let of = |square| [board.file(square), board.rank(square)];
        let squares = numbering.by_number().iter();
        let coordinates = list(squares, |square| square.map_or([255, 255], of));
        let doc = "By number: file and rank, from 0; 255 where the number is no square's.";
        Table::bytes_of("coords", doc, coordinates.into_flattened()).in_rows(vec![2])
    }

    fn is_square(&self, coords: &Table) -> Function {
        let number = || small("number");
        let is_below = number().at_most(self.layout.numbering.len() as u32 - 1);
        let body = if self.layout.numbering.is_dense() {
            is_below
        } else {
            let last = Expression::small(u32::from(self.layout.board().files()) - 1);
            let has_file = coords.field("", &[number(), Expression::index(0)]).at_most(last);
            is_below.choose(has_file, Expression::zero(Type::Truth))
        };
        let doc = "True if a number is a square's.";
        Function::public("is_square", doc, &[("number", Type::Small)], body)
    }

    fn coordinate(&self, name: &'static str, how: Coordinate, entry: Expression) -> Function {
        let body = match how {
            Coordinate::Table => entry,
            Coordinate::Bits { shift, mask, flipped } => {
                let number = || square().to(Type::Small);
                let above = self.layout.numbering.bits() - u32::from(shift);
                let [shift, mask, flipped] = [shift, mask, flipped].map(u32::from);
                let high = number() >> shift;
                let is_cut = mask.count_ones() < above;
                let bits = if is_cut { high & mask } else { high };
                if flipped == 0 { bits } else { bits ^ flipped }
            }
        };
        Function::of_square(name, &format!("The {name} of a square, counted from 0."), body)
    }

    fn at(&self, numbers: Option<&Table>) -> Function {
        let board = self.layout.board();
        let index = || small("rank") * u32::from(board.files()) + small("file");
        let found = match (self.maps.number, numbers) {
            (NumberOf::Linear { file, rank, flipped }, None) => {
                let times = |name, by: u8| small(name) * u32::from(by);
                let sum = times("rank", rank) + times("file", file);
                let number = if flipped == 0 { sum } else { sum ^ u32::from(flipped) };
                let most = |by: u8, count: u8| u32::from(by) * u32::from(count - 1);
                let greatest = most(file, board.files()) + most(rank, board.ranks());
                // A number is a byte, and the sum wraps as one.
                let is_byte = greatest <= u8::MAX.into();
                let byte = Expression::small(u8::MAX.into());
                (if is_byte { number } else { number & byte }).to(Type::Square)
            }
            (_, numbers) => numbers.map_or(none(self.layout), |table| table.entry(index())),
        };
        let is_on = |name, count: u8| small(name).at_most(u32::from(count) - 1);
        let none = || none(self.layout);
        let found = is_on("rank", board.ranks()).choose(found, none());
        let body = is_on("file", board.files()).choose(found, none());
        let doc = format!(
            "The square on a file and a rank, counted from 0; {} if there is none.",
            no_square(self.layout)
        );
        Function::public("at", &doc, &[("file", Type::Small), ("rank", Type::Small)], body)
    }

    fn offset(&self) -> Function {
        let board = self.layout.board();
        let along = |coordinate: &'static str, by, (count, wraps): (u8, bool)| {
            let own = call(coordinate, vec![square()], Type::Small);
            let by = Expression::value(by, Type::Steps);
            match wraps {
                true => {
                    runtime("around", vec![own, by, Expression::small(count.into())], Type::Small)
                }
                // A negative sum becomes a number that no board has.
                false => own + by.to(Type::Small),
            }
        };
        let file = along("file", "files", (board.files(), board.wraps().files));
        let rank = along("rank", "ranks", (board.ranks(), board.wraps().ranks));
        let body = call("at", vec![file, rank], Type::Square);
        let doc = format!(
            "The square this many files right and ranks up, or {} off the board.",
            no_square(self.layout)
        );
        let parameters = [("square", Type::Square), ("files", Type::Steps), ("ranks", Type::Steps)];
        Function::public("offset", &doc, &parameters, body)
    }

    fn step(&self) -> Lowered {
        let deltas = Direction::ALL.map(|direction| self.layout.board().delta(direction));
        let steps = deltas.map(Option::unwrap_or_default).map(|(files, ranks)| [files, ranks]);
        let values = list(steps.as_flattened(), |&steps| i32::from(steps) as u32);
        let doc =
            "By direction: its step in files and ranks; none where the board lacks the direction.";
        let table = Table::list("deltas", doc, Field::only(Type::Steps, 8), &values);
        let table = table.in_rows(vec![2]);
        let direction = Expression::value("direction", Type::Direction);
        let along = |axis| table.field("", &[direction.clone(), Expression::index(axis)]);
        let offset = call("offset", vec![square(), along(0), along(1)], Type::Square);
        let body = if deltas.iter().all(Option::is_some) {
            offset
        } else {
            let is_none = |axis| along(axis).equals(Expression::zero(Type::Steps));
            let is_no_step = is_none(0) & is_none(1);
            is_no_step.choose(none(self.layout), offset)
        };
        let doc = "The neighbour in a direction, or none.";
        let parameters = [("square", Type::Square), ("direction", Type::Direction)];
        let step = Function::public("step", doc, &parameters, body);
        Lowered { tables: vec![table], functions: vec![step] }
    }

    /// The distance, by a table if there are few numbers.
    fn distance(&self) -> Lowered {
        if self.layout.numbering.len() > MOST_IN_TABLE {
            return vec![computed_distance(self.layout.board())].into();
        }
        let (board, by_number) = (self.layout.board(), self.layout.numbering.by_number());
        let between = |a, b| {
            let [files, ranks] = turns(board);
            let apart = |one: u8, other: u8, turn: u16| {
                let apart = one.abs_diff(other);
                u16::from(apart).min(turn - u16::from(apart)) as u8
            };
            let files = apart(board.file(a), board.file(b), files);
            files.max(apart(board.rank(a), board.rank(b), ranks))
        };
        let mut distances = Vec::new();
        for a in by_number {
            for b in by_number {
                distances.push(a.zip(*b).map_or(255, |(a, b)| between(a, b)));
            }
        }
        let doc = "By two numbers: the king steps between them.";
        let table = Table::bytes_of("distances", doc, distances).in_rows(vec![by_number.len()]);
        let functions = vec![table.function("distance", DISTANCE, &TWO_SQUARES)];
        Lowered { tables: vec![table], functions }
    }
}

/// The numbers in the board's box, rank by rank.
pub(super) fn numbers_in_box(layout: &Layout) -> Table {
    let (numbering, board) = (&layout.numbering, layout.board());
    let mut numbers = vec![no_square(layout) as u16; board.cells()];
    for square in board.squares() {
        numbers[board.cell(square)] = numbering.number(square).into();
    }
    let (name, doc) = match board.is_full() {
        true => {
            (SQUARE_AT, "The numbers in the order of the board: a1, b1, and so on, rank by rank.")
        }
        false => {
            ("numbers_in_box", "In the board's box, rank by rank: the numbers of the squares.")
        }
    };
    list_of_squares(layout, name, doc, &numbers)
}

/// A list of squares, or of none.
pub(super) fn list_of_squares(
    layout: &Layout,
    name: impl Into<Name>,
    doc: &'static str,
    numbers: &[u16],
) -> Table {
    let bits = if no_square(layout) > 255 { 16 } else { 8 };
    Table::list(name, doc, Field::only(Type::Square, bits), numbers)
}

/// The numbers of files and of ranks after which a walk is back, if they wrap; otherwise twice the count, so that no way
/// around is shorter.
fn turns(board: Board) -> [u16; 2] {
    let turn = |count: u8, wraps: bool| u16::from(count) * if wraps { 1 } else { 2 };
    [turn(board.files(), board.wraps().files), turn(board.ranks(), board.wraps().ranks)]
}

/// The distance as the greater one of the differences of files and of ranks.
fn computed_distance(board: Board) -> Function {
    let of = |(coordinate, square)| {
        call(coordinate, vec![Expression::value(square, Type::Square)], Type::Small)
    };
    let coordinates = [("file", "a"), ("file", "b"), ("rank", "a"), ("rank", "b")].map(of);
    let distance = match board.wraps().any() {
        false => runtime("distance", coordinates.into(), Type::Small),
        true => {
            let turns = turns(board).map(|turn| Expression::small(turn.into()));
            let given = coordinates.into_iter().chain(turns).collect();
            runtime("distance_around", given, Type::Small)
        }
    };
    Function::public("distance", DISTANCE, &TWO_SQUARES, distance)
}

/// The effect of a symmetry, as the end of a sentence.
pub(super) fn effect(symmetry: Symmetry) -> &'static str {
    match symmetry {
        Symmetry::Identity => "as it is",
        Symmetry::FlipVertical => "ranks mirrored",
        Symmetry::FlipHorizontal => "files mirrored",
        Symmetry::FlipDiagonal => "mirrored at the a1-h8 diagonal",
        Symmetry::FlipAntiDiagonal => "mirrored at the a8-h1 diagonal",
        Symmetry::Rotate90 => "turned clockwise by a quarter",
        Symmetry::Rotate180 => "turned by half",
        Symmetry::Rotate270 => "turned anticlockwise by a quarter",
        _ => "turned or mirrored as only hexagons are",
    }
}

/// A mirror or a turn of squares.
pub fn flip(symmetry: Symmetry, map: &NumberMap) -> Lowered {
    let name = format!("{symmetry}_square");
    let doc = format!("The square, {}.", effect(symmetry));
    match map {
        NumberMap::Table(images) => {
            let (table, field) = (format!("{symmetry}_squares"), Field::only(Type::Square, 8));
            let table = Table::list(table, "By number: the image.", field, images);
            let functions = vec![table.function(name, &doc, &[("square", Type::Square)])];
            Lowered { tables: vec![table], functions }
        }
        NumberMap::Circuit(circuit) => {
            let mut block = on_number(circuit, &square().to(Type::Small));
            block.value = block.value.to(Type::Square);
            vec![Function::of_square(name, &doc, block)].into()
        }
    }
}

/// The result of a circuit for a number: the lowest byte.
fn on_number(circuit: &quadrille_circuits::circuit::Circuit, number: &Expression) -> Block {
    let mut block = on_word(circuit, number);
    block.value = block.value & 0xff;
    block
}
