//! Sets of squares: mirrors, turns and steps of all squares at once, and the sets that the board alone decides.

use std::borrow::Cow;

use quadrille_runtime::Direction;

use super::circuit::on_word;
use super::expression::{Expression, Type};
use super::function::{Block, Field, Function, Lowered, Table, Values};
use super::squares::{call, public, square};
use super::words;
use crate::layout::{Layout, Region};
use crate::solve::Bitboards;

/// What no direction is.
const NO_DIRECTION: u32 = 8;

/// The functions of sets.
pub fn functions<'a>(layout: &'a Layout, bitboards: &'a Bitboards) -> Lowered<'a> {
    let own = Sets { layout, bitboards };
    let mut lowered = own.lines();
    for more in [own.rays(), own.pawns()] {
        lowered.add(more);
    }
    lowered.functions.extend(own.flips());
    lowered.functions.extend(own.steps());
    lowered.functions.extend(layout.regions.iter().map(|region| own.region(region)));
    lowered
}

struct Sets<'a> {
    layout: &'a Layout,
    bitboards: &'a Bitboards,
}

impl<'a> Sets<'a> {
    fn set(&self) -> Type {
        Type::Set(self.bitboards.word)
    }

    fn flips(&self) -> impl Iterator<Item = Function<'a>> {
        let ty = self.set();
        self.bitboards.symmetries.iter().map(move |(symmetry, circuit)| {
            let doc = format!("The set, {}.", words::symmetry(*symmetry));
            public(
                symmetry.name(),
                &doc,
                &[("set", ty)],
                on_word(circuit, &Expression::value("set", ty)),
            )
        })
    }

    fn steps(&self) -> impl Iterator<Item = Function<'a>> {
        let (ty, board) = (self.set(), self.layout.board());
        let steps = Direction::ALL.into_iter().zip(&self.bitboards.steps);
        let steps = steps.filter(move |(direction, _)| board.delta(*direction).is_some());
        steps.map(move |(direction, circuit)| {
            let (name, doc) = (format!("shift_{}", direction.name()), words::step(direction) + ".");
            public(name, &doc, &[("set", ty)], on_word(circuit, &Expression::value("set", ty)))
        })
    }

    /// A table of sets, by one place or by two.
    fn table(
        &self,
        name: &'static str,
        doc: &'static str,
        inner: Option<usize>,
        sets: Cow<'a, [u128]>,
    ) -> Table<'a> {
        let length = sets.len() / inner.unwrap_or(1).max(1);
        let inner = inner.into_iter().collect();
        Table { doc, inner, ..Table::row(name, self.set(), length, Values::Words(sets)) }
    }

    fn list(&self, name: &'static str, doc: &'static str, sets: &'a [u128]) -> Table<'a> {
        self.table(name, doc, None, Cow::Borrowed(sets))
    }

    fn grid(&self, name: &'static str, doc: &'static str, rows: &[Vec<u128>]) -> Table<'a> {
        let count = self.bitboards.geometry.neighbours.len();
        self.table(name, doc, Some(count), Cow::Owned(rows.concat()))
    }

    /// Files, ranks and diagonals.
    fn lines(&self) -> Lowered<'a> {
        let geometry = &self.bitboards.geometry;
        let files = self.list("file_sets", "The files, from the first.", &geometry.files);
        let ranks = self.list("rank_sets", "The ranks, from the first.", &geometry.ranks);
        let of_file =
            listed(&files, "file_set", "file", "The squares of a file, which the board must have.");
        let of_rank =
            listed(&ranks, "rank_set", "rank", "The squares of a rank, which the board must have.");
        let doc = "The diagonals in the direction of a1-h8, by file - rank, from the least.";
        let diagonals = self.list("diagonal_sets", doc, &geometry.diagonals);
        let last = Expression::small(u32::from(self.layout.board().ranks()) - 1);
        let place = coordinate("file") + (last - coordinate("rank"));
        let doc = "The diagonal through a square in the direction of a1-h8.";
        let diagonal =
            public("diagonal_set", doc, &[("square", Type::Square)], diagonals.entry(place));
        let doc = "The diagonals in the direction of a8-h1, by file + rank.";
        let anti_diagonals = self.list("anti_diagonal_sets", doc, &geometry.anti_diagonals);
        let place = coordinate("file") + coordinate("rank");
        let doc = "The diagonal through a square in the direction of a8-h1.";
        let entry = anti_diagonals.entry(place);
        let anti_diagonal = public("anti_diagonal_set", doc, &[("square", Type::Square)], entry);
        Lowered {
            tables: vec![files, ranks, diagonals, anti_diagonals],
            functions: vec![of_file, of_rank, diagonal, anti_diagonal],
        }
    }

    /// What is next to a square, on its rays, and on the line to another.
    fn rays(&self) -> Lowered<'a> {
        let geometry = &self.bitboards.geometry;
        let doc = "By number: the squares next to it.";
        let neighbours = self.list("neighbour_sets", doc, &geometry.neighbours);
        let doc = "By direction and number: the squares from there to the edge.";
        let rays = self.grid("rays", doc, &geometry.rays);
        let directions = Table {
            name: "directions".into(),
            doc: "By two numbers: the direction from the first to the second on a line of queen moves, else 8.",
            fields: vec![Field::small("", 8)],
            length: geometry.directions.len(),
            inner: vec![geometry.directions.len()],
            values: Values::Bytes(Cow::Owned(geometry.directions.concat())),
        };
        let doc = "The squares next to one, up to eight.";
        let near =
            public("neighbours", doc, &[("square", Type::Square)], neighbours.entry(square()));
        let functions = vec![
            near,
            ray(&rays),
            direction_to(&directions),
            self.between(&rays),
            self.line_through(&rays),
        ];
        Lowered { tables: vec![neighbours, rays, directions], functions }
    }

    fn pawns(&self) -> Lowered<'a> {
        let geometry = &self.bitboards.geometry;
        let doc = "By colour and number: what a pawn attacks.";
        let attacks = self.grid("pawn_attack_sets", doc, &geometry.pawn_attacks);
        let doc = "By colour and number: where a pawn steps.";
        let pushes = self.grid("pawn_push_sets", doc, &geometry.pawn_pushes);
        let functions = vec![
            of_pawns(&attacks, "pawn_attacks", "The squares a pawn attacks."),
            of_pawns(&pushes, "pawn_pushes", "Where a pawn steps, if nothing stands there."),
        ];
        Lowered { tables: vec![attacks, pushes], functions }
    }

    /// What the direction from one square to another leads to; nothing where there is none.
    fn on_line(
        &self,
        name: &'static str,
        doc: &str,
        of: impl Fn(&Expression<'a>, &Expression<'a>, [Expression<'a>; 2]) -> Expression<'a>,
    ) -> Function<'a> {
        let [a, b] = ["a", "b"].map(|name| Expression::value(name, Type::Square));
        let direction = call("direction_to", vec![a.clone(), b.clone()], Type::Small);
        let body = Block::with("direction", direction, |direction| {
            let back = (direction.clone() + Expression::small(4)) & Expression::small(7);
            let is_on_line = direction.clone().at_most(Expression::small(NO_DIRECTION - 1));
            let set = of(&a, &b, [direction, back]);
            let none = Expression::Constant(0, self.set());
            Block::choice("line", is_on_line, set.into(), none.into())
        });
        public(name, doc, &[("a", Type::Square), ("b", Type::Square)], body)
    }

    fn between(&self, rays: &Table<'a>) -> Function<'a> {
        let doc = "The squares strictly between two on a line; none where they are not.";
        self.on_line("between", doc, |a, b, [there, back]| {
            rays.field("", &[there, a.clone()]) & rays.field("", &[back, b.clone()])
        })
    }

    fn line_through(&self, rays: &Table<'a>) -> Function<'a> {
        let doc = "The whole file, rank or diagonal through two squares, both included; none where there is no such line.";
        self.on_line("line_through", doc, |a, _, [there, back]| {
            let own = Expression::Constant(1, self.set()) << a.clone().to(Type::Small);
            rays.field("", &[there, a.clone()]) | rays.field("", &[back, a.clone()]) | own
        })
    }

    fn region(&self, region: &Region) -> Function<'a> {
        let set = |squares| Expression::Constant(self.layout.numbering.word(squares), self.set());
        let [white, black] = region.squares.map(set);
        let (of, parameters): (_, &[_]) =
            if white == black { ("", &[]) } else { (" of a side", &[("color", Type::Color)]) };
        let doc = format!("The region `{}`{of}.", region.name.replace('_', " "));
        let is_white =
            || Expression::value("color", Type::Color).equals(Expression::Constant(0, Type::Color));
        let body = if parameters.is_empty() { white } else { is_white().choose(white, black) };
        public(format!("{}_squares", region.name), &doc, parameters, body)
    }
}

fn listed<'a>(table: &Table<'a>, name: &'static str, by: &'static str, doc: &str) -> Function<'a> {
    public(name, doc, &[(by, Type::Small)], table.entry(Expression::value(by, Type::Small)))
}

fn coordinate<'a>(name: &'static str) -> Expression<'a> {
    call(name, vec![square()], Type::Small)
}

fn ray<'a>(rays: &Table<'a>) -> Function<'a> {
    let direction = Expression::value("direction", Type::Small);
    let doc = "The squares from one, itself excluded, to the edge; directions are counted clockwise from north.";
    let parameters = [("square", Type::Square), ("direction", Type::Small)];
    public("ray", doc, &parameters, rays.field("", &[direction, square()]))
}

fn direction_to<'a>(directions: &Table<'a>) -> Function<'a> {
    let [from, to] = ["from_square", "to_square"].map(|name| Expression::value(name, Type::Square));
    let doc = "The direction from one square to another on a line of queen moves, else 8.";
    let parameters = [("from_square", Type::Square), ("to_square", Type::Square)];
    public("direction_to", doc, &parameters, directions.field("", &[from, to]))
}

fn of_pawns<'a>(table: &Table<'a>, name: &'static str, doc: &str) -> Function<'a> {
    let color = Expression::value("color", Type::Color);
    let parameters = [("color", Type::Color), ("square", Type::Square)];
    public(name, doc, &parameters, table.field("", &[color, square()]))
}
