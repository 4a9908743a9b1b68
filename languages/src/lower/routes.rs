//! One step of a walk along the ways in which a piece moves. The walks themselves are the runtime's, over records:
//! as programs they would be tables several times as large.

use super::expression::{Expression, Type, small};
use super::function::{Block, Field, Function, Lowered, Table, Values};
use super::squares;
use quadrille_codegen::layout::{Layout, WordSize};

/// What a step does, and what it reads: one of the ways to move, and the numbers of squares by place.
pub fn step(layout: &Layout) -> Lowered<'static> {
    let (routes, places) = (routes(), squares::by_place(layout));
    let set = Type::Set(WordSize::U128);
    let route = |field: &str| routes.field(field, &[small("route")]);
    let along = |from: &'static str, by: &str| small(from) + route(by).to(Type::Small);
    let [nothing, one] = [Expression::Constant(0, set), Expression::Constant(1, set)];
    let board = layout.board();
    let (width, none) = (Expression::small(board.files().into()), squares::none(layout));
    let last = |count: u8| Expression::small(u32::from(count) - 1);
    let place = small("next_rank") * width + small("next_file");
    let found = Block::with("number", places.entry(place), |number| {
        let square = (one << number.clone().to(Type::Small)) & route("within");
        Block::choice("exists", number.equals(none), nothing.clone().into(), square.into())
    });
    let on_rank = small("next_rank").at_most(last(board.ranks()));
    let on_rank = Block::choice("on_rank", on_rank, found, nothing.clone().into());
    let on_file = small("next_file").at_most(last(board.files()));
    let next = Block::choice("on_file", on_file, on_rank, nothing.clone().into());
    let next = Block::with("next_rank", along("rank", "ranks"), |_| next);
    let next = Block::with("next_file", along("file", "files"), |_| next);
    let [to, walked] = Expression::values(["to", "walked"], set);
    let ends = next.value.clone().equals(nothing) | next.value.clone().equals(to);
    let value = ends.choose(walked.clone(), walked | next.value.clone());
    let body = Block { value, ..next };
    let parameters = [
        ("route", Type::Place),
        ("file", Type::Small),
        ("rank", Type::Small),
        ("to", set),
        ("walked", set),
    ];
    let doc = "The squares walked over, and the next one, unless the walk ends there.";
    let functions = vec![Function::private("step_of_route", doc, &parameters, body)];
    Lowered { tables: vec![routes, places], functions }
}

/// A list of one way to move, as the runtime has it where addresses have 64 bits.
pub fn routes() -> Table<'static> {
    let fields = vec![
        Field::small("files", 8),
        Field::small("ranks", 8),
        Field::small("range", 8),
        Field::small("captures", 8),
        Field::small("path", 64),
        Field::small("path_length", 64),
        Field::whole("from", Type::Set(WordSize::U128)),
        Field::whole("within", Type::Set(WordSize::U128)),
    ];
    Table {
        name: "routes".into(),
        doc: "The ways in which a piece moves.",
        fields,
        length: 1,
        inner: Vec::new(),
        values: Values::Bytes(Vec::new().into()),
    }
}
