//! Numbers of pairs.

use std::slice::from_ref;

use super::expression::{Expression, Type, small};
use super::function::{Block, Definitions, Field, Function, Lowered, Table, values_of};
use quadrille_codegen::layout::{Layout, PairSet};
use quadrille_codegen::list::list;
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::pairs::{PairRanks, PairTables};
use quadrille_codegen::text::snake_name;
use quadrille_runtime::pairs::tables::UNREACHED;

/// For each set of pairs how many numbers there are, and the number of a pair.
pub fn functions(layout: &Layout, bitboards: &Bitboards) -> Lowered {
    let sets = layout.pairs.iter().zip(&bitboards.pairs);
    let functions = sets.flat_map(|(set, tables)| {
        let pairs = Pairs { bitboards, set, tables };
        [pairs.count(), pairs.number()]
    });
    functions.collect::<Vec<_>>().into()
}

struct Pairs<'a> {
    bitboards: &'a Bitboards,
    set: &'a PairSet,
    tables: &'a PairTables,
}

impl Pairs<'_> {
    fn named(&self, suffix: &str) -> String {
        format!("{}_{suffix}", snake_name(&self.set.name))
    }

    fn count(&self) -> Function {
        let doc = format!(
            "How many numbers pairs of `{}` have; a position can have {} of them.",
            self.set.name, self.tables.possible
        );
        Function::public(self.named("count"), &doc, &[], Expression::small(self.tables.count))
    }

    fn number(&self) -> Function {
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

    /// As the runtime's `Tables::number` does it.
    fn body(&self, tables: &mut Vec<Table>) -> Block {
        let mut body = Definitions::default();
        let [from, to] =
            ["square", "target"].map(|name| Expression::value(name, Type::Square).to(Type::Small));
        let row = Expression::small(self.tables.row as u32);
        let relation = body.define("relation", small("attacker") * row + small("victim"));
        let relations = self.relations();
        let [from_place, to_place] =
            [("from", &from), ("to", &to)].map(|(name, square)| match self.places() {
                None => square.clone(),
                Some(places) => body.define(format!("{name}_place"), places.entry(square.clone())),
            });
        let base = |name| relations.field(name, from_ref(&relation));
        let base = to_place.clone().at_most(from_place).choose(base("later"), base("earlier"));
        let base = body.define("base", base);
        let row = body.define("row", relations.field("row", from_ref(&relation)) + from);
        let rank = match &self.tables.ranks {
            PairRanks::Table(ranks) => {
                let ranks = Table::bytes_of("ranks", "By row and square: ranks.", &ranks[..]);
                let at = row.clone() * Expression::small(self.tables.entries as u32) + to;
                let rank = ranks.entry(at);
                tables.push(ranks);
                rank
            }
            PairRanks::Counted(sets) => self.counted(&mut body, sets, &row, to_place, tables),
        };
        let rank = body.define("rank", rank);
        let offsets = values_of(&self.tables.offsets);
        let offsets =
            Table::list("offsets", "By row: pairs before.", Field::small("", 16), offsets);
        let within = offsets.entry(row) + rank.clone();
        let within = match self.strides() {
            None => within,
            Some(strides) => {
                let stride = strides.entry(relation);
                tables.push(strides);
                within * stride
            }
        };
        let none = || Expression::small(self.tables.count);
        let is_reached = rank.equals(Expression::small(UNREACHED.into()));
        let number = is_reached.choose(none(), base.clone() + within);
        let never = Expression::small(u32::MAX);
        tables.extend([relations, offsets]);
        tables.extend(self.places());
        body.block(base.equals(never).choose(none(), number))
    }

    /// The rank by bits counted below that of the square.
    fn counted(
        &self,
        body: &mut Definitions,
        sets: &[u128],
        row: &Expression,
        to: Expression,
        tables: &mut Vec<Table>,
    ) -> Expression {
        let word = Type::Word(self.bitboards.word);
        let values = values_of(sets);
        let doc = "By row: the squares attacked, in board order.";
        let table = Table { doc, ..Table::row("sets", word, sets.len(), values) };
        let set = body.define("set", table.entry(row.clone()));
        let one = || Expression::Constant(1, word);
        let bit = body.define("bit", one() << to);
        let below = (set.clone() & (bit.clone() - one())).count();
        let is_absent = (set & bit).equals(Expression::Constant(0, word));
        tables.push(table);
        is_absent.choose(Expression::small(UNREACHED.into()), below)
    }

    fn relations(&self) -> Table {
        let fields = ["later", "earlier", "row"].map(|name| Field::small(name, 32)).to_vec();
        let values = values_of(self.tables.relations.as_flattened());
        let doc = "By attacker and victim: the first number from later and from earlier squares, and the row.";
        let length = self.tables.relations.len();
        Table { doc, fields, ..Table::row("relations", Type::Small, length, values) }
    }

    fn strides(&self) -> Option<Table> {
        let values = values_of(&self.tables.strides);
        let doc = "By attacker and victim: from one number to the next.";
        let field = Field::small("", 32);
        (!values.is_empty()).then(|| Table::list("strides", doc, field, values))
    }

    fn places(&self) -> Option<Table> {
        let places = &self.tables.places;
        let doc = "By number: how many squares come before in board order.";
        (!places.is_empty()).then(|| Table::bytes_of("places", doc, &places[..]))
    }
}
