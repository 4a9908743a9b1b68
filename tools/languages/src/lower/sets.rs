//! Sets of squares: mirrors, turns and steps of all squares at once, and the sets that the board alone decides.

use quadrille_runtime::{Direction, Symmetry, U256};

use super::circuit::on_word;
use super::expression::{Expression, Type, call, runtime, small, square};
use super::function::{Block, Field, Function, Lowered, Quicker, Table};
use super::shifts::stepped;
use super::squares::{chosen, effect, none};
use super::vector_permutations::quicker;
use quadrille_circuits::circuit::Circuit;
use quadrille_codegen::model::{GeometryTables, Layout, Region, given};
use quadrille_codegen::solve::{Bitboards, GeometrySets, Target, VectorPermutation, WideMap};
use quadrille_codegen::step_names::step_name;

const BETWEEN: &str = "The squares strictly between two on a common file, rank or diagonal; empty if they share none.";
const RAY_THROUGH: &str = "The squares from one through another to the edge, the first excluded; none where no line of queen \
                           moves leads there.";
const LINE_THROUGH: &str = "The whole file, rank or diagonal through two squares, both included; empty if they share none.";

/// The number that means no direction.
const NO_DIRECTION: u32 = 8;

/// The layout and its solution, from which functions of sets are made.
#[derive(Clone, Copy)]
pub struct Sets<'a> {
    pub layout: &'a Layout,
    /// Its solution.
    pub bitboards: &'a Bitboards,
}

impl Sets<'_> {
    pub(super) fn set(self) -> Type {
        Type::Set(self.bitboards.word)
    }

    pub(super) fn constant(self, set: impl Into<U256>) -> Expression {
        Expression::constant(set, self.set())
    }

    /// A function of one set.
    fn of_set(
        self,
        name: impl Into<super::Name>,
        doc: &str,
        body: impl FnOnce(Expression) -> Block,
    ) -> Function {
        let body = body(Expression::value("set", self.set()));
        Function::public(name, doc, &[("set", self.set())], body)
    }

    /// Members of sets.
    pub fn members(self) -> Vec<Function> {
        let one = || self.constant(1_u8);
        let own = || Expression::constant(1_u8, self.set()) << square().to(Type::Small);
        let [set, subset] = Expression::values(["set", "subset"], self.set());
        let is_member = (set.clone() >> square().to(Type::Small)) & one();
        let both = [("set", self.set()), ("square", Type::Square)];
        let subsets = [("set", self.set()), ("subset", self.set())];
        let end = |which: fn(Expression) -> Expression| {
            move |set: Expression| {
                let is_empty = set.clone().equals(self.constant(0_u8));
                let found = which(set).to(Type::Square);
                is_empty.choose(none(self.layout), found).into()
            }
        };
        let first = "The square with the least number in a set; none if it is empty.";
        let last = "The square with the greatest number in a set; none if it is empty.";
        let next = "The subset of `set` after `subset`; the empty set follows the last, so that steps from the empty set \
                    lead through all.";
        vec![
            Function::of_square("bit", "The set of one square.", own()),
            Function::public(
                "contains",
                "True if a square is in a set.",
                &both,
                is_member.equals(one()),
            ),
            self.of_set("count", "The number of squares in a set.", |set| set.count().into()),
            self.of_set("first", first, end(Expression::lowest)),
            self.of_set("last", last, end(Expression::highest)),
            self.of_set("more_than_one", "True if a set has two squares or more.", |set| {
                self.constant(1_u8).at_most(set.clone() & (set - one())).into()
            }),
            Function::public("next_subset", next, &subsets, (subset - set.clone()) & set),
        ]
    }

    /// Mirrors, turns and steps of all squares of a set.
    pub fn maps(self) -> Lowered {
        let mut all = Lowered::default();
        let flips = self.bitboards.symmetries.iter().zip(&self.bitboards.vector_flips);
        for ((symmetry, circuit), permutations) in flips {
            all.functions.push(self.flip(*symmetry, circuit, permutations));
        }
        // There are no circuits for words of 256 bits.
        let wide = self.bitboards.wide.iter().flat_map(|maps| &maps.flips);
        for (symmetry, map) in wide.clone() {
            let doc = format!("The set, {}.", effect(*symmetry));
            all.add(self.wide_map(symmetry.name(), &doc, map));
        }
        let circuits = self.bitboards.symmetries.iter().map(|(symmetry, _)| *symmetry);
        let symmetries = circuits.chain(wide.map(|(symmetry, _)| *symmetry));
        all.functions.push(self.transform(symmetries.collect()));
        for direction in self.directions() {
            all.add(self.step(direction));
        }
        all.functions.push(self.shift());
        all
    }

    /// A map of sets in words of 256 bits.
    fn wide_map(self, name: &'static str, doc: &str, map: &WideMap) -> Lowered {
        let set = Expression::value("set", self.set());
        let by = |function, number: u8| {
            runtime(function, vec![set.clone(), u32::from(number).into()], self.set())
        };
        let (tables, image) = match map {
            WideMap::Exchange(number) => (Vec::new(), by("exchanged", *number)),
            WideMap::Reverse(last) => (Vec::new(), by("reversed", *last)),
            WideMap::Numbers(numbers, kept) => {
                let (table, image) = renumbered(name, &numbers[..], *kept, &set);
                (vec![table], image)
            }
        };
        Lowered { tables, functions: vec![self.of_set(name, doc, |_| image.into())] }
    }

    /// A flip by its circuit, and the bodies that are quicker on some targets.
    fn flip(
        self,
        symmetry: Symmetry,
        circuit: &Circuit,
        permutations: &[VectorPermutation],
    ) -> Function {
        let doc = format!("The set, {}.", effect(symmetry));
        let flip = self.of_set(symmetry.name(), &doc, |set| on_word(circuit, &set));
        let reversed = given(&self.bitboards.reversals, symmetry).map(|circuit| Quicker {
            target: Target::ReversesBits,
            body: on_word(circuit, &Expression::value("set", self.set())),
        });
        let mut quicker = quicker(permutations, self.bitboards.word);
        quicker.extend(reversed);
        Function { quicker, ..flip }
    }

    fn transform(self, symmetries: Vec<Symmetry>) -> Function {
        let set = || Expression::value("set", self.set());
        let image =
            |symmetry: Symmetry| (symmetry as u32, call(symmetry.name(), vec![set()], self.set()));
        let images = symmetries.into_iter().map(image);
        let images = [(Symmetry::Identity as u32, set())].into_iter().chain(images);
        let body = chosen(("symmetry", Type::Symmetry), images, self.constant(0_u8));
        let doc = "The set, mirrored or turned; empty where the board lacks the symmetry.";
        let parameters = [("set", self.set()), ("symmetry", Type::Symmetry)];
        Function::public("transform", doc, &parameters, body)
    }

    fn step(self, direction: Direction) -> Lowered {
        let doc = format!(
            "All squares one step {}; those that leave the board are dropped.",
            direction.name().replace('_', "-")
        );
        let name = step_name(direction);
        let Some(maps) = &self.bitboards.wide else {
            let circuit = &self.bitboards.steps[direction as usize];
            let step = self.of_set(name, &doc, |set| on_word(circuit, &set));
            let permutations = &self.bitboards.vector_steps[direction as usize];
            let quicker = quicker(permutations, self.bitboards.word);
            return vec![Function { quicker, ..step }].into();
        };
        match (&self.bitboards.shifts[direction as usize], given(&maps.steps, direction)) {
            (Some(by), _) => vec![self.of_set(name, &doc, |set| stepped(set, by).into())].into(),
            (None, Some(map)) => self.wide_map(name, &doc, map),
            (None, None) => unreachable!("the board has the direction"),
        }
    }

    fn shift(self) -> Function {
        let set = || Expression::value("set", self.set());
        let body =
            self.by_direction(self.constant(0_u8), |direction| self.shifted(direction, set()));
        let doc = "All squares one step on; those that leave the board are dropped.";
        let parameters = [("set", self.set()), ("direction", Type::Direction)];
        Function::public("shift", doc, &parameters, body)
    }

    /// The directions that the board has.
    pub fn directions(self) -> impl DoubleEndedIterator<Item = Direction> + Clone {
        Direction::ALL.into_iter().filter(move |direction| self.has(*direction))
    }

    /// Returns whether the board has a direction.
    pub(super) fn has(self, direction: Direction) -> bool {
        self.layout.board().delta(direction).is_some()
    }

    /// The value that the parameter `direction` chooses; `none` if the board lacks the direction.
    pub(super) fn by_direction(
        self,
        none: Expression,
        of: impl Fn(Direction) -> Expression + Copy,
    ) -> Expression {
        let directions = self.directions().map(|direction| (direction as u32, of(direction)));
        chosen(("direction", Type::Direction), directions, none)
    }

    /// All squares of a set one step on.
    pub(super) fn shifted(self, direction: Direction, set: Expression) -> Expression {
        call(step_name(direction), vec![set], self.set())
    }

    /// Lines, rays and steps of pawns, which the board alone decides.
    pub fn geometry(self) -> Lowered {
        let mut lowered = self.lines();
        lowered.add(self.rays());
        lowered.add(self.pawns());
        lowered
    }

    pub fn regions(self) -> Vec<Function> {
        self.layout.regions.iter().map(|region| self.region(region)).collect()
    }

    fn list(self, name: &'static str, doc: &'static str, sets: &[U256]) -> Table {
        Table::words(name, doc, self.set(), sets)
    }

    /// A table of sets by number, with an outer index.
    fn grid(self, name: &'static str, doc: &'static str, sets: &[U256]) -> Table {
        self.list(name, doc, sets).in_rows(vec![self.bitboards.geometry.neighbours.len()])
    }

    /// Files, ranks and diagonals.
    pub fn lines(self) -> Lowered {
        let geometry = &self.bitboards.geometry;
        let files = self.list("file_sets", "The files, from the first.", &geometry.files);
        let ranks = self.list("rank_sets", "The ranks, from the first.", &geometry.ranks);
        let (of_file, of_rank) = (listed(&files, "file"), listed(&ranks, "rank"));
        let rank = || small("rank");
        let last = Expression::small(ranks.length as u32 - 1);
        let own = Expression::is_white().choose(rank(), last.clone() - rank());
        let doc = "The squares of a rank, counted from a side's own end.";
        let parameters = [("color", Type::Color), ("rank", Type::Small)];
        let relative = Function::public("relative_rank_set", doc, &parameters, ranks.entry(own));
        let relative = Function { requires: Some(rank().at_most(last)), ..relative };
        let doc = "The diagonals in the direction of a1-h8, by file - rank, from the least.";
        let diagonals = self.list("diagonal_sets", doc, &geometry.diagonals);
        let last = Expression::small(u32::from(self.layout.board().ranks()) - 1);
        let index = coordinate("file") + (last - coordinate("rank"));
        let doc = "The diagonal through a square in the direction of a1-h8.";
        let diagonal = Function::of_square("diagonal_set", doc, diagonals.entry(index));
        let doc = "The diagonals in the direction of a8-h1, by file + rank.";
        let anti_diagonals = self.list("anti_diagonal_sets", doc, &geometry.anti_diagonals);
        let index = coordinate("file") + coordinate("rank");
        let doc = "The diagonal through a square in the direction of a8-h1.";
        let entry = anti_diagonals.entry(index);
        let anti_diagonal = Function::of_square("anti_diagonal_set", doc, entry);
        Lowered {
            tables: vec![files, ranks, diagonals, anti_diagonals],
            functions: vec![of_file, of_rank, relative, diagonal, anti_diagonal],
        }
    }

    /// The squares next to a square, on its rays, and on the line to another.
    fn rays(self) -> Lowered {
        let geometry = &self.bitboards.geometry;
        let doc = "By number: the squares next to it.";
        let neighbours = self.list("neighbour_sets", doc, &geometry.neighbours);
        let doc = "By direction and number: the squares from there to the edge.";
        let rays = self.grid("rays", doc, &geometry.rays.concat());
        let doc =
            "The same up to the farthest square to which the direction is the one shortest way.";
        let near_rays = geometry.near_rays.as_ref();
        let near_rays = near_rays.map(|near| self.grid("near_rays", doc, &near.concat()));
        let (count, field) = (geometry.directions.len(), Field::only(Type::Direction, 8));
        let doc = "By two numbers: the direction from the first to the second on a line of queen moves, else 8.";
        let directions = Table::list("directions", doc, field, &geometry.directions.concat());
        let directions = directions.in_rows(vec![count]);
        let doc = "The squares next to one, up to eight.";
        let near = neighbours.function("neighbours", doc, &[("square", Type::Square)]);
        let doc = "The squares from one, itself excluded, to the edge.";
        let parameters = [("square", Type::Square), ("direction", Type::Direction)];
        let at =
            |direction: Expression, from: &Expression| rays.field("", &[direction, from.clone()]);
        let direction = Expression::value("direction", Type::Direction);
        let ray = Function::public("ray", doc, &parameters, at(direction, &square()));
        let doc = "The direction from one square to another on a line of queen moves, else 8.";
        let both = Type::Square.each(["from_square", "to_square"]);
        let direction_to = directions.function("direction_to", doc, &both);
        let ray_through =
            self.on_line("ray_through", RAY_THROUGH, &directions, |[a, _], [there, _]| {
                at(there, a)
            });
        let mut functions = vec![near, ray, direction_to, ray_through];
        if self.layout.geometry == GeometryTables::Compact {
            let up_to = near_rays.as_ref().unwrap_or(&rays);
            let between = |[a, b]: [&Expression; 2], [there, back]: [Expression; 2]| {
                let near =
                    |direction, from: &Expression| up_to.field("", &[direction, from.clone()]);
                near(there, a) & near(back, b)
            };
            let through = |[a, _]: [&Expression; 2], [there, back]: [Expression; 2]| {
                let own = self.constant(1_u8) << a.clone().to(Type::Small);
                at(there, a) | at(back, a) | own
            };
            functions.extend([
                self.on_line("between", BETWEEN, &directions, between),
                self.on_line("line_through", LINE_THROUGH, &directions, through),
            ]);
        }
        let tables = [neighbours, rays, directions].into_iter().chain(near_rays).collect();
        let mut lowered = Lowered { tables, functions };
        if self.layout.geometry == GeometryTables::Tables {
            lowered.add(self.by_two());
        }
        lowered
    }

    /// The tables by two squares, for layouts that ask for them.
    fn by_two(self) -> Lowered {
        let GeometrySets { rays, directions, .. } = &self.bitboards.geometry;
        let sets = |line: &dyn Fn(usize, usize, usize, usize) -> U256| {
            let mut sets = Vec::new();
            for (a, row) in directions.iter().enumerate() {
                sets.extend(row.iter().enumerate().map(|(b, &direction)| match direction {
                    8.. => U256::MIN,
                    _ => line(a, b, direction.into(), usize::from(direction + 4) % 8),
                }));
            }
            sets
        };
        let between = sets(&|a, b, there, back| rays[there][a] & rays[back][b]);
        let through =
            sets(&|a, _, there, back| rays[there][a] | rays[back][a] | U256::bit(a as u32));
        let both = Type::Square.each(["a", "b"]);
        let own = [
            ("between_sets", between, "between", BETWEEN),
            ("line_sets", through, "line_through", LINE_THROUGH),
        ];
        let mut lowered = Lowered::default();
        for (table, sets, name, doc) in own {
            let table = self.grid(table, "By two numbers.", &sets);
            lowered.functions.push(table.function(name, doc, &both));
            lowered.tables.push(table);
        }
        lowered
    }

    fn pawns(self) -> Lowered {
        let geometry = &self.bitboards.geometry;
        let doc = "By colour and number: the squares a pawn attacks.";
        let attacks = self.grid("pawn_attack_sets", doc, &geometry.pawn_attacks.concat());
        let doc = "By colour and number: the square a pawn steps to.";
        let pushes = self.grid("pawn_push_sets", doc, &geometry.pawn_pushes.concat());
        let of_pawns = [("color", Type::Color), ("square", Type::Square)];
        let doc = "The square a pawn steps to, if it is empty.";
        let functions = vec![
            attacks.function("pawn_attacks", "The squares a pawn attacks.", &of_pawns),
            pushes.function("pawn_pushes", doc, &of_pawns),
        ];
        Lowered { tables: vec![attacks, pushes], functions }
    }

    /// The squares on the line from one square to another; empty if they are on no common line.
    fn on_line(
        &self,
        name: &'static str,
        doc: &str,
        directions: &Table,
        of: impl Fn([&Expression; 2], [Expression; 2]) -> Expression,
    ) -> Function {
        let [a, b] = Expression::values(["a", "b"], Type::Square);
        let direction = directions.field("", &[a.clone(), b.clone()]);
        let body = Block::with("direction", direction, |direction| {
            let opposite = direction.clone().to(Type::Small) + 4;
            let back = opposite & 7;
            let is_on_line = direction.clone().at_most(NO_DIRECTION - 1);
            let set = of([&a, &b], [direction, back]);
            let none = Expression::zero(self.set());
            is_on_line.choose(set, none).into()
        });
        Function::public(name, doc, &[("a", Type::Square), ("b", Type::Square)], body)
    }

    fn region(self, region: &Region) -> Function {
        let set = |squares| Expression::constant(self.layout.numbering.word(squares), self.set());
        let [white, black] = region.squares.map(set);
        let (of, parameters): (_, &[_]) =
            if white == black { ("", &[]) } else { (" of a side", &[("color", Type::Color)]) };
        let doc = format!("The region `{}`{of}.", region.name.replace('_', " "));
        let body = match parameters {
            [] => white,
            _ => Expression::is_white().choose(white, black),
        };
        Function::public(format!("{}_squares", region.name), &doc, parameters, body)
    }
}

/// The table of the images of all numbers, and those of the squares of a set that are kept, for a function of this name.
pub(super) fn renumbered(
    function: &str,
    numbers: &[u8],
    kept: U256,
    set: &Expression,
) -> (Table, Expression) {
    let name = format!("{function}_images");
    let table = Table::bytes_of(name, "By number: the image.", numbers);
    let kept = set.clone() & Expression::constant(kept, set.ty());
    let image = runtime("renumbered", vec![kept, table.rows(Vec::new())], set.ty());
    (table, image)
}

/// The function that reads the table of files or of ranks.
fn listed(table: &Table, line: &'static str) -> Function {
    let last = Expression::small(table.length as u32 - 1);
    let doc = format!("The squares of a {line}, which the board must have.");
    let requires = Some(small(line).at_most(last));
    Function { requires, ..table.function(format!("{line}_set"), &doc, &[(line, Type::Small)]) }
}

fn coordinate(name: &'static str) -> Expression {
    call(name, vec![square()], Type::Small)
}
