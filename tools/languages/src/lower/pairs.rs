//! Numbers of pairs.

use std::slice::from_ref;

use super::expression::{Expression, Type, runtime, small};
use super::function::{Block, Definitions, Field, Function, Lowered, Table};
use quadrille_codegen::list::list;
use quadrille_codegen::model::{Layout, PairSet};
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::pairs::{PairRanks, PairTables};
use quadrille_codegen::text::snake_name;

/// The count of numbers and the number of a pair, for each set of pairs.
pub fn functions(layout: &Layout, bitboards: &Bitboards) -> Lowered {
    let functions = sets(layout, bitboards).flat_map(|pairs| {
        [Some(pairs.count()), Some(pairs.number()), pairs.couple()].into_iter().flatten()
    });
    functions.collect::<Vec<_>>().into()
}

/// The sets of pairs of a layout.
pub fn sets<'a>(layout: &'a Layout, bitboards: &'a Bitboards) -> impl Iterator<Item = Pairs<'a>> {
    let sets = layout.pairs.iter().zip(&bitboards.pairs);
    sets.map(|(set, tables)| Pairs { bitboards, set, tables })
}

/// A set of pairs.
pub struct Pairs<'a> {
    bitboards: &'a Bitboards,
    set: &'a PairSet,
    /// The tables of its numbers.
    pub tables: &'a PairTables,
}

impl Pairs<'_> {
    /// The set's name.
    pub fn name(&self) -> &str {
        &self.set.name
    }

    /// The names of its kinds of men.
    pub fn kinds(&self) -> impl Iterator<Item = &str> {
        self.set.kinds.iter().map(|kind| &*kind.name)
    }

    /// The name of a function or a table of the set.
    pub fn named(&self, suffix: &str) -> String {
        format!("{}_{suffix}", snake_name(&self.set.name))
    }

    fn count(&self) -> Function {
        let doc = format!(
            "How many numbers pairs of `{}` have; a position can have {} of them.",
            self.set.name, self.tables.possible
        );
        Function::public(self.named("count"), &doc, &[], Expression::small(self.tables.count))
    }

    /// The number of a pair.
    pub fn number(&self) -> Function {
        let mut tables = Vec::new();
        let body = self.body(&mut tables);
        let kinds = list(&self.set.kinds, |kind| kind.name.clone());
        let doc = format!(
            "The number of a pair of `{}`: a man who attacks another, and their squares; `{}` if the pair does not \
             count. Men are twice their kind, and 1 more if they are Black's; kinds from 0: {}. The victim is {} if none \
             is asked.",
            self.set.name,
            self.tables.count,
            kinds.join(", "),
            self.tables.men,
        );
        let [attacker, victim] = ["attacker", "victim"].map(|name| (name, Type::Small));
        let [from, to] = ["square", "target"].map(|name| (name, Type::Square));
        let parameters = [attacker, from, victim, to];
        Function { tables, ..Function::public(self.named("number"), &doc, &parameters, body) }
    }

    fn body(&self, tables: &mut Vec<Table>) -> Block {
        let mut body = Definitions::default();
        let [from, to] =
            ["square", "target"].map(|name| Expression::value(name, Type::Square).to(Type::Small));
        let row = Expression::small(self.tables.row as u32);
        let men = body.define("men", small("attacker") * row + small("victim"));
        let order = self.board_order();
        let [from_order, to_order] = [&from, &to].map(|square| match &order {
            None => square.clone(),
            Some(order) => order.entry(square.clone()),
        });
        let (bases, rows) = (self.bases(), self.rows());
        let is_shared = self.tables.rows.len() < self.tables.bases.len();
        let begin = rows.entry(if is_shared { small("attacker") } else { men.clone() });
        let row = body.define("row", begin + from);
        let rank = match &self.tables.ranks {
            PairRanks::Table(ranks) => {
                let ranks = Table::bytes_of("ranks", "By row and square: ranks.", &ranks[..]);
                let at = row.clone() * Expression::small(self.tables.entries as u32) + to;
                let rank = ranks.entry(at);
                tables.push(ranks);
                rank
            }
            PairRanks::Counted(sets) => {
                let doc = "By row: the squares attacked, in board order.";
                let sets = Table::words("sets", doc, Type::Word(self.bitboards.word), sets);
                let given = vec![sets.entry(row.clone()), to_order.clone()];
                tables.push(sets);
                runtime("rank_in_set", given, Type::Small)
            }
        };
        let doc = "By row: by how much numbers have risen before.";
        let offsets = Table::list("offsets", doc, Field::small("", 32), &self.tables.offsets);
        let strides = self.strides();
        let stride = strides.as_ref().map_or(Expression::small(1), |it| it.entry(men.clone()));
        let [later, earlier] = ["later", "earlier"].map(|name| bases.field(name, from_ref(&men)));
        let count = Expression::small(self.tables.count);
        let given = [count, later, earlier, from_order, to_order, offsets.entry(row), rank, stride];
        tables.extend([bases, rows, offsets].into_iter().chain(strides).chain(order));
        body.block(runtime("pair_number", given.into(), Type::Small))
    }

    /// The number of a couple, if couples count, as in the runtime's `Tables::couple`.
    pub fn couple(&self) -> Option<Function> {
        let couples = self.tables.couples.as_ref()?;
        let word = Type::Word(self.bitboards.word);
        let rows = Table::list("rows", "By man: its row.", Field::small("", 32), &couples.rows);
        let doc = "Rows by square: numbers of men on squares.";
        let numbers = Table::list("numbers", doc, Field::small("", 16), &couples.slots);
        let near = Table::words("near", "By square: where the other stands.", word, &couples.near);
        let square = |name| Expression::value(name, Type::Square);
        let number_of = |(man, on)| {
            let given = vec![numbers.rows(Vec::new()), rows.entry(small(man)), square(on)];
            runtime("number_in_couples", given, Type::Small)
        };
        let [one, other] = [("one", "square"), ("other", "target")].map(number_of);
        let near_both = near.entry(square("square")) >> square("target").to(Type::Small);
        let bit = Expression::constant(1_u8, word);
        let is_near = (near_both & bit.clone()).equals(bit);
        let given = [self.tables.count, couples.first].map(Expression::small).into_iter();
        let given = given.chain([one, other, is_near]).collect();
        let body = runtime("couple_number", given, Type::Small);
        let doc = format!(
            "The number of a couple of `{}`: two men and their squares; `{}` if it does not count.",
            self.set.name, self.tables.count
        );
        let men = ["one", "other"].map(|name| (name, Type::Small));
        let squares = ["square", "target"].map(|name| (name, Type::Square));
        let parameters = [men[0], squares[0], men[1], squares[1]];
        let function = Function::public(self.named("couple"), &doc, &parameters, body);
        Some(Function { tables: vec![rows, numbers, near], ..function })
    }

    fn bases(&self) -> Table {
        let fields = ["later", "earlier"].map(|name| Field::small(name, 32)).to_vec();
        let doc = "By attacker and victim: the first number from later and from earlier squares.";
        Table::records("bases", doc, fields, self.tables.bases.as_flattened())
    }

    fn rows(&self) -> Table {
        let doc = "Where rows by square begin.";
        Table::list("rows", doc, Field::small("", 32), &self.tables.rows)
    }

    fn strides(&self) -> Option<Table> {
        let strides = &self.tables.strides;
        let doc = "By attacker and victim: from one number to the next.";
        let field = Field::small("", 32);
        (!strides.is_empty()).then(|| Table::list("strides", doc, field, strides))
    }

    fn board_order(&self) -> Option<Table> {
        let order = &self.tables.order;
        let doc = "By number: how many squares come before in board order.";
        (!order.is_empty()).then(|| Table::bytes_of("order", doc, &order[..]))
    }
}
