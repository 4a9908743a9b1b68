//! The cost of a function, in the words of its documentation.
//!
//! An arithmetic or logical operation, a comparison and a choice between two values count one each. Conversions between
//! types do not count, and neither does what a loop does to go on. The operations that compute an entry's place in its
//! table belong to the load.

use std::fmt;

use quadrille_circuits::program::{Program, ProgramCost};

/// What a function costs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FunctionCost {
    /// The cost outside of loops.
    pub(super) once: Work,
    /// The additional cost of each round of a loop.
    pub(super) round: Option<Round>,
    /// The tables that are read, by name, and their bytes.
    pub(super) tables: Vec<(String, usize)>,
}

/// Operations and loads.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// The number of operations.
    pub operations: u32,
    /// The number of loads from tables.
    pub loads: u32,
    /// The operations that wait for one another, on the longest path.
    pub depth: u32,
}

/// What a round of a loop takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Round {
    pub(super) per: Per,
    pub(super) work: Work,
    /// The most rounds, and the function that serves where there would be more.
    pub(super) beyond: Option<(u32, String)>,
}

/// What a loop has one round for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Per {
    Piece,
    Step,
}

impl fmt::Display for Per {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Per::Piece => "piece",
            Per::Step => "step",
        })
    }
}

impl Work {
    /// Both, neither of which waits for the other.
    fn and(self, other: Work) -> Work {
        let (operations, loads) = (self.operations + other.operations, self.loads + other.loads);
        Work { operations, loads, depth: self.depth.max(other.depth) }
    }

    /// The greater of each count.
    fn or(self, other: Work) -> Work {
        Work {
            operations: self.operations.max(other.operations),
            loads: self.loads.max(other.loads),
            depth: self.depth.max(other.depth),
        }
    }

    /// `2 operations, 1 load`.
    fn said(self) -> String {
        match self.loads {
            0 => operations(self.operations),
            count => format!("{}, {}", operations(self.operations), loads(count)),
        }
    }
}

fn operations(count: u32) -> String {
    match count {
        0 => "no operation".to_owned(),
        1 => "1 operation".to_owned(),
        count => format!("{count} operations"),
    }
}

fn loads(count: u32) -> String {
    if count == 1 { "1 load".to_owned() } else { format!("{count} loads") }
}

impl FunctionCost {
    pub(super) fn of_circuit(circuit: &Program) -> FunctionCost {
        let ProgramCost { operations, depth, .. } = circuit.cost();
        let once = Work { operations, loads: 0, depth };
        FunctionCost { once, ..FunctionCost::default() }
    }

    /// Adds another cost beside this one, which does not wait for it. A table that both read counts once.
    pub(super) fn add(&mut self, other: &FunctionCost) {
        for (name, bytes) in &other.tables {
            self.add_table(name, *bytes);
        }
        self.once = self.once.and(other.once);
        if let Some(round) = &other.round {
            self.add_round(round.clone());
        }
    }

    /// Notes a table that is read.
    pub(super) fn add_table(&mut self, name: &str, bytes: usize) {
        if !self.tables.iter().any(|(known, _)| known == name) {
            self.tables.push((name.to_owned(), bytes));
        }
    }

    /// Adds what each round of a loop takes.
    pub(super) fn add_round(&mut self, round: Round) {
        let work = match &self.round {
            None => round.work,
            // The steps are those of all walks together, whichever takes them.
            Some(own) if own.per == Per::Step => own.work.or(round.work),
            Some(own) => own.work.and(round.work),
        };
        self.round = Some(Round { work, ..round });
    }

    /// One or the other, whichever takes more; the tables of both are counted.
    pub(super) fn or(mut self, other: &FunctionCost) -> FunctionCost {
        let once = self.once.or(other.once);
        let round = match (self.round.clone(), other.round.clone()) {
            (Some(own), Some(others)) => Some(Round { work: own.work.or(others.work), ..own }),
            (own, others) => own.or(others),
        };
        self.add(other);
        FunctionCost { once, round, ..self }
    }

    /// The cost outside of loops, and the additional cost of each round.
    pub fn work(&self) -> [Work; 2] {
        [self.once, self.round.as_ref().map_or(Work::default(), |round| round.work)]
    }

    /// The function that serves where there would be more rounds than pay.
    pub fn other_way(&self) -> Option<&str> {
        let (_, function) = self.round.as_ref()?.beyond.as_ref()?;
        Some(function)
    }

    /// The bytes of all tables that are read.
    pub fn bytes(&self) -> usize {
        self.tables.iter().map(|(_, bytes)| bytes).sum()
    }
}

impl fmt::Display for FunctionCost {
    /// `Cost: 2 operations, 1 load from 512 bytes of tables.`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cost: {}.", self.costs())
    }
}

impl FunctionCost {
    /// `2 operations, 1 load from 512 bytes of tables`, as a part of a sentence.
    pub fn costs(&self) -> String {
        let FunctionCost { once, round, .. } = self;
        let Some(Round { per, work, beyond }) = round else {
            return self.with_tables(*once, "");
        };
        let (each, more) = match beyond {
            None => (format!(" for each {per}"), String::new()),
            Some((1, other)) => {
                (format!(" for 1 {per}"), format!("; more take what `{other}` does"))
            }
            Some((count, other)) => (
                format!(" for each of up to {count} {per}s"),
                format!("; more take what `{other}` does"),
            ),
        };
        let first = match once {
            Work { operations: 0, loads: 0, .. } => String::new(),
            Work { operations: 0, loads: count, .. } => format!("{}, and ", loads(*count)),
            once => format!("{}, and ", once.said()),
        };
        format!("{first}{}{more}", self.with_tables(*work, &each))
    }

    /// Some work in words, what it is for, and the bytes of all tables.
    fn with_tables(&self, work: Work, each: &str) -> String {
        match self.bytes() {
            0 => format!("{}{each}, no table", operations(work.operations)),
            bytes => format!("{} from {bytes} bytes of tables{each}", work.said()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cost(operations: u32, loads: u32, table: &str, bytes: usize) -> FunctionCost {
        let once = Work { operations, loads, depth: operations };
        let tables = if loads > 0 { vec![(table.to_owned(), bytes)] } else { Vec::new() };
        FunctionCost { once, tables, ..FunctionCost::default() }
    }

    #[test]
    fn tables_count_once_and_loads_each_time() {
        let mut both = cost(3, 2, "COORDS", 128);
        both.add(&cost(0, 1, "RAYS", 512));
        both.add(&cost(0, 1, "RAYS", 512));
        assert_eq!(both.to_string(), "Cost: 3 operations, 4 loads from 640 bytes of tables.");
    }

    #[test]
    fn nothing_is_said_in_words() {
        assert_eq!(FunctionCost::default().to_string(), "Cost: no operation, no table.");
        let chosen = cost(4, 0, "", 0).or(&cost(0, 1, "MASK", 8));
        assert_eq!(chosen.to_string(), "Cost: 4 operations, 1 load from 8 bytes of tables.");
    }

    #[test]
    fn what_rounds_take_is_said_apart() {
        let mut few = cost(2, 0, "", 0);
        few.add_table("SETS", 64);
        let work = Work { operations: 1, loads: 1, depth: 1 };
        few.add_round(Round { per: Per::Piece, work, beyond: None });
        assert_eq!(
            few.to_string(),
            "Cost: 2 operations, and 1 operation, 1 load from 64 bytes of tables for each piece."
        );
        few.round.as_mut().expect("a round").beyond = Some((3, "fill".to_owned()));
        assert_eq!(
            few.to_string(),
            "Cost: 2 operations, and 1 operation, 1 load from 64 bytes of tables for each of up to 3 pieces; more \
             take what `fill` does."
        );
    }
}
