//! The materials that the program solves, each with an index of its own.

use quadrille::Chess;

use crate::library::{Library, Table};
use crate::solver::solve;

quadrille::index! {
    board: 8 x 8;
    scheme: exact;
    registry: pub MATERIALS;
    pub KvK;
    pub KQvK, KRvK, KBvK, KNvK, KPvK;
    pub KQQvK, KQRvK, KQBvK, KQNvK, KRRvK, KRBvK, KRNvK, KBBvK, KBNvK, KNNvK;
    pub KQvKQ, KQvKR, KQvKB, KQvKN, KRvKR, KRvKB, KRvKN, KBvKB, KBvKN, KNvKN;
}

/// A material to be solved in one numbering.
pub struct Job {
    /// Its name.
    pub name: &'static str,
    /// How many men it has.
    pub men: usize,
    /// How many indexes it has.
    pub size: u64,
    /// Solves it; what it leads to is in the library.
    pub solve: fn(&Library, &dyn Fn(u64)) -> Table,
}

impl Job {
    /// Whether there are pawns.
    pub fn has_pawns(&self) -> bool {
        self.name.contains('P')
    }

    /// Whether captures and promotions of this material may lead to another one.
    pub fn leads_to(&self, other: &Job) -> bool {
        let promotes = self.has_pawns() && other.men == self.men;
        (other.men < self.men || promotes) && !other.has_pawns()
    }
}

macro_rules! jobs {
    ($layout:ident: $($men:literal $($name:ident)*;)*) => {
        vec![$($(Job {
            name: stringify!($name),
            men: $men,
            size: $name::SIZE,
            solve: solve::<$name, $layout, $men>,
        }),*),*]
    };
}

/// All materials, those without pawns first among as many men.
pub fn jobs<L: Chess>() -> Vec<Job> {
    jobs! { L:
        2 KvK;
        3 KQvK KRvK KBvK KNvK KPvK;
        4 KQQvK KQRvK KQBvK KQNvK KRRvK KRBvK KRNvK KBBvK KBNvK KNNvK
          KQvKQ KQvKR KQvKB KQvKN KRvKR KRvKB KRvKN KBvKB KBvKN KNvKN;
    }
}
