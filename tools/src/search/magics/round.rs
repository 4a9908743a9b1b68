//! Rounds of searches for keys that need carries, where such keys would lower the bytes.

use super::carries;
use super::cheapest::{Members, is_lean};
use super::magic_search::{ClassSearch, MagicSearch};
use super::square_class::Class;
use crate::search::{Listener, make_tasks};

/// The nodes that a search of the first round may visit; each later round quadruples them.
const EFFORT: u64 = 10_240_000;

/// A search for a key of `key_bits` bits that some members of a class share.
struct Task {
    class: usize,
    members: Members,
    key_bits: u32,
    seed: u64,
}

impl MagicSearch {
    /// Runs every search that could lower the bytes known when the round begins. `keep` is called after each search
    /// with a result; if it fails, the round ends with its error. Searches of a round are independent of each other.
    pub fn round(
        &mut self,
        round: u32,
        threads: usize,
        tell: &mut Listener<'_>,
        keep: impl Fn(&MagicSearch, &mut Listener<'_>) -> Result<(), String>,
    ) -> Result<(), String> {
        let tasks = self.tasks(round);
        let classes: Vec<Class> = self.classes.iter().map(|it| it.class.clone()).collect();
        let effort = EFFORT << (2 * (round - 1));
        let search = |&Task { class, members, key_bits, seed }: &Task| {
            carries::search(&classes[class], members, key_bits, effort, seed)
        };
        let name = format!("round {round}");
        make_tasks((&name, &tasks), threads, tell, search, |index, key, tell| {
            let Some(key) = key else { return Ok(None) };
            self.classes[tasks[index].class].known.note(tasks[index].members, key);
            keep(self, tell)?;
            Ok(Some(format!("index {} bytes", self.bytes())))
        })
    }

    /// The searches that would lower the bytes if they succeeded.
    fn tasks(&self, round: u32) -> Vec<Task> {
        let of_class = |(index, searched): (usize, &ClassSearch)| {
            let ClassSearch { class, known, cells } = searched;
            let (relevant, now) = (class.relevant_bits(), searched.best().0);
            let task = |members: Members| {
                // Try one bit less than the known key has, or, if none is known, a minimal key by carries.
                let known_bits = known.keys.get(&members).map(|key| key.key_bits);
                let key_bits = known_bits.map_or(relevant, |bits| relevant.min(bits - 1));
                let is_useful = key_bits > 0
                    && class.sets() <= 1 << key_bits
                    && known.best_with(cells, members, key_bits) < now;
                let seed = u64::from(round) << 48 | (index as u64) << 32 | u64::from(members);
                is_useful.then_some(Task { class: index, members, key_bits, seed })
            };
            let lean =
                class.shape.orbits.iter().copied().filter(|members| is_lean(cells, *members));
            lean.filter_map(task).collect::<Vec<_>>()
        };
        self.classes.iter().enumerate().flat_map(of_class).collect()
    }
}
