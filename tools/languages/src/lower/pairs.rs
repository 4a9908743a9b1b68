//! Numbers of pairs.

use std::slice::from_ref;

use super::expression::{Expression, Type, runtime, small};
use super::function::{Block, Definitions, Field, Function, Lowered, Table};
use quadrille_codegen::list::list;
use quadrille_codegen::model::{Layout, PairSet};
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::pairs::{PairRanks, PairTables};
use quadrille_codegen::text::snake_name;
use quadrille_runtime::U256;

/// The count of numbers and the number of a pair, for each set of pairs.
pub fn functions(layout: &Layout, bitboards: &Bitboards) -> Lowered {
    let mut all = Lowered::default();
    for pairs in sets(layout, bitboards) {
        all.functions.push(pairs.count());
        all.add(pairs.number());
        all.add(pairs.couple());
    }
    all
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

    /// A list of numbers below 2 to the power of `bits`.
    fn list<W: Copy + Into<U256>>(
        &self,
        name: &str,
        doc: &'static str,
        bits: u32,
        values: &[W],
    ) -> Table {
        Table::list(self.named(name), doc, Field::small("", bits), values)
    }

    /// A list of sets, whose bits are read.
    fn words(&self, name: &str, doc: &'static str, sets: &[U256]) -> Table {
        Table::words(self.named(name), doc, Type::Word(self.bitboards.word), sets)
    }

    fn count(&self) -> Function {
        let doc = format!(
            "The count of numbers of `{}`; a position can have {} of them.",
            self.set.name, self.tables.possible
        );
        Function::public(self.named("count"), &doc, &[], Expression::small(self.tables.count))
    }

    /// The number of a pair.
    fn number(&self) -> Lowered {
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
        let number = Function::public(self.named("number"), &doc, &parameters, body);
        Lowered { tables, functions: vec![number] }
    }

    fn body(&self, tables: &mut Vec<Table>) -> Block {
        let (mut body, own) = (Definitions::default(), self.tables);
        let [from, to] =
            ["square", "target"].map(|name| Expression::value(name, Type::Square).to(Type::Small));
        let men = body.define("men", small("attacker") * own.row as u32 + small("victim"));
        let doc = "By number: how many squares come before in board order.";
        let order = (!own.order.is_empty()).then(|| self.list("number_order", doc, 8, &own.order));
        let [from_order, to_order] = [&from, &to].map(|square| match &order {
            None => square.clone(),
            Some(order) => order.entry(square.clone()),
        });
        let fields = ["later", "earlier"].map(|name| Field::small(name, 32)).to_vec();
        let doc = "By attacker and victim: the first number from later and from earlier squares.";
        let bases = own.bases.as_flattened();
        let bases = Table::records(self.named("number_bases"), doc, fields, bases);
        let rows = self.list("number_rows", "The start of each row by square.", 32, &own.rows);
        let is_shared = own.rows.len() < own.bases.len();
        let begin = rows.entry(if is_shared { small("attacker") } else { men.clone() });
        let row = body.define("row", begin + from);
        let rank = match &own.ranks {
            PairRanks::Table(ranks) => {
                let ranks = self.list("number_ranks", "By row and square: ranks.", 8, ranks);
                let rank = ranks.entry(row.clone() * own.entries as u32 + to);
                tables.push(ranks);
                rank
            }
            PairRanks::Counted(sets) => {
                let doc = "By row: the squares attacked, in board order.";
                let sets = self.words("number_sets", doc, sets);
                let given = vec![sets.entry(row.clone()), to_order.clone()];
                tables.push(sets);
                runtime("rank_in_set", given, Type::Small)
            }
        };
        let doc = "By row: by how much numbers have risen before.";
        let offsets = self.list("number_offsets", doc, 32, &own.offsets);
        let doc = "By attacker and victim: from one number to the next.";
        let strides = &own.strides;
        let strides = (!strides.is_empty()).then(|| self.list("number_strides", doc, 32, strides));
        let stride = strides.as_ref().map_or(Expression::small(1), |it| it.entry(men.clone()));
        let [later, earlier] = ["later", "earlier"].map(|name| bases.field(name, from_ref(&men)));
        let count = Expression::small(own.count);
        let given = [count, later, earlier, from_order, to_order, offsets.entry(row), rank, stride];
        tables.extend([bases, rows, offsets].into_iter().chain(strides).chain(order));
        body.block(runtime("pair_number", given.into(), Type::Small))
    }

    /// The number of a couple, if couples count, as in the runtime's `Tables::couple`.
    fn couple(&self) -> Lowered {
        let Some(couples) = &self.tables.couples else { return Lowered::default() };
        let rows = self.list("couple_rows", "By man: its row.", 32, &couples.rows);
        let doc = "Rows by square: the slots of men.";
        let slots = self.list("couple_slots", doc, 16, &couples.slots);
        let near = self.words("couple_near", "By square: where the other stands.", &couples.near);
        let square = |name| Expression::value(name, Type::Square);
        let slot_of = |(man, on)| {
            let given = vec![slots.rows(Vec::new()), rows.entry(small(man)), square(on)];
            runtime("slot_in_couples", given, Type::Small)
        };
        let [one, other] = [("one", "square"), ("other", "target")].map(slot_of);
        let near_both = near.entry(square("square")) >> square("target").to(Type::Small);
        let bit = Expression::constant(1_u8, Type::Word(self.bitboards.word));
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
        Lowered { tables: vec![rows, slots, near], functions: vec![function] }
    }
}
