//! Numbers of pairs.

use std::slice::from_ref;

use super::expression::{Argument, Expression, Type, runtime, small};
use super::function::{Block, Definitions, Field, Function, Lowered, Table};
use quadrille_codegen::list::list;
use quadrille_codegen::model::{Layout, PairSet};
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::pairs::{PairRanks, PairTables};
use quadrille_codegen::text::snake_name;
use quadrille_runtime::pairs::tables::{NEVER, NO_SLOT, UNREACHED};

/// For each set of pairs how many numbers there are, and the number of a pair.
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
    /// What was found for it.
    pub tables: &'a PairTables,
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
        let line = self.line(&tables);
        let function = Function::public(self.named("number"), &doc, &parameters, body);
        Function { tables, ..function.with_line(Vec::new(), line) }
    }

    /// The same as a line.
    fn line(&self, own: &[Table]) -> Expression {
        let table = |name: &str| {
            let table = own.iter().find(|table| table.name == name);
            table.map_or(Argument::Nothing, Argument::table)
        };
        let is_shared = self.tables.rows.len() < self.tables.bases.len();
        let numbers = [self.tables.count, self.tables.row as u32, self.tables.entries as u32];
        let tables = ["bases", "rows", "offsets", "strides", "order", "ranks", "sets"].map(table);
        let given = ["attacker", "square", "victim", "target"].map(|name| small(name).into());
        let is_shared = Expression::Constant(is_shared.into(), Type::Truth).into();
        let arguments = numbers.map(Argument::small).into_iter().chain([is_shared]);
        runtime("pair_number", arguments.chain(tables).chain(given).collect(), Type::Small)
    }

    /// As the runtime's `Tables::number` does it.
    fn body(&self, tables: &mut Vec<Table>) -> Block {
        let mut body = Definitions::default();
        let [from, to] =
            ["square", "target"].map(|name| Expression::value(name, Type::Square).to(Type::Small));
        let row = Expression::small(self.tables.row as u32);
        let men = body.define("men", small("attacker") * row + small("victim"));
        let bases = self.bases();
        let [from_order, to_order] =
            [("from", &from), ("to", &to)].map(|(name, square)| match self.board_order() {
                None => square.clone(),
                Some(order) => body.define(format!("{name}_order"), order.entry(square.clone())),
            });
        let base = |name| bases.field(name, from_ref(&men));
        let base = to_order.clone().at_most(from_order).choose(base("later"), base("earlier"));
        let rows = self.rows();
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
            PairRanks::Counted(sets) => self.counted(&mut body, sets, &row, to_order, tables),
        };
        let rank = body.define("rank", rank);
        let offsets = Table::list(
            "offsets",
            "By row: by how much numbers have risen before.",
            Field::small("", 32),
            &self.tables.offsets,
        );
        let within = match self.strides() {
            None => rank.clone(),
            Some(strides) => {
                let stride = strides.entry(men);
                tables.push(strides);
                rank.clone() * stride
            }
        };
        let sum = body.define("sum", base + offsets.entry(row) + within);
        let count = || Expression::small(self.tables.count);
        let is_absent = rank.equals(Expression::small(UNREACHED.into()));
        let counted = count().at_most(sum.clone()).choose(count(), sum);
        tables.extend([bases, rows, offsets]);
        tables.extend(self.board_order());
        body.block(is_absent.choose(count(), counted))
    }

    /// The number of a couple, if these count. As the runtime's `Tables::couple` does it.
    pub fn couple(&self) -> Option<Function> {
        let couples = self.tables.couples.as_ref()?;
        let word = Type::Word(self.bitboards.word);
        let rows = Table::list("rows", "By man: its row.", Field::small("", 32), &couples.rows);
        let doc = "Rows by square: numbers of men on squares.";
        let numbers = Table::list("numbers", doc, Field::small("", 16), &couples.slots);
        let near = Table::words("near", "By square: where the other stands.", word, &couples.near);
        let none = || Expression::small(NO_SLOT.into());
        let count = || Expression::small(self.tables.count);
        let mut body = Definitions::default();
        let square = |name| Expression::value(name, Type::Square).to(Type::Small);
        let mut number_of = |man: &'static str, name: &'static str| {
            let row = body.define(format!("{man}_row"), rows.entry(small(man)));
            let is_never = row.clone().equals(Expression::small(NEVER));
            // Men without a row read row 0, and drop the result.
            let row = is_never.clone().choose(Expression::small(0), row);
            let number = numbers.entry(row + square(name));
            body.define(format!("{man}_number"), is_never.choose(none(), number))
        };
        let (one, other) = (number_of("one", "square"), number_of("other", "target"));
        let is_lower = || one.clone().at_most(other.clone());
        let high = body.define("high", is_lower().choose(other.clone(), one.clone()));
        let low = is_lower().choose(one.clone(), other.clone());
        let bit = Expression::Constant(1, word) << square("target");
        let near_both = body.define("near_both", near.entry(square("square")) & bit);
        let below = (high.clone() * (high.clone() - Expression::small(1))) >> Expression::small(1);
        let number = Expression::small(couples.first) + below + low;
        let is_apart = near_both.equals(Expression::Constant(0, word));
        let number = high.equals(none()).choose(count(), number);
        let body = body.block(is_apart.choose(count(), number));
        let doc = format!(
            "The number of a couple of `{}`: two men and their squares; `{}` if it does not count.",
            self.set.name, self.tables.count
        );
        let men = ["one", "other"].map(|name| (name, Type::Small));
        let squares = ["square", "target"].map(|name| (name, Type::Square));
        let parameters = [men[0], squares[0], men[1], squares[1]];
        let numbers_given = [self.tables.count, couples.first].map(Argument::small);
        let given = ["one", "square", "other", "target"].map(|name| small(name).into());
        let tables = [&rows, &numbers, &near].map(Argument::table);
        let marks = [NEVER, NO_SLOT.into()].map(Argument::small);
        let arguments = numbers_given.into_iter().chain(marks).chain(tables).chain(given).collect();
        let function = Function::public(self.named("couple"), &doc, &parameters, body)
            .with_line(Vec::new(), runtime("couple_number", arguments, Type::Small));
        Some(Function { tables: vec![rows, numbers, near], ..function })
    }

    /// The rank as the number of bits below that of the square.
    fn counted(
        &self,
        body: &mut Definitions,
        sets: &[u128],
        row: &Expression,
        to: Expression,
        tables: &mut Vec<Table>,
    ) -> Expression {
        let word = Type::Word(self.bitboards.word);
        let table =
            Table::words("sets", "By row: the squares attacked, in board order.", word, sets);
        let set = body.define("set", table.entry(row.clone()));
        let one = || Expression::Constant(1, word);
        let bit = body.define("bit", one() << to);
        let below = (set.clone() & (bit.clone() - one())).count();
        let is_absent = (set & bit).equals(Expression::Constant(0, word));
        tables.push(table);
        is_absent.choose(Expression::small(UNREACHED.into()), below)
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
