//! Which searches for equal keys are worth making, and making them.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use quadrille_codegen::board::SquareSet;
use quadrille_codegen::layout::{
    GivenMagics, Layout, Leap, Names, Numbering, SliderMethod, SliderOptions, WordSize,
};
use quadrille_codegen::solve::sliders::magic::equal_keys::EqualKeySearch;
use quadrille_codegen::solve::sliders::magic::minimal::Outcome;
use quadrille_codegen::solve::sliders::{MagicEntry, MagicTables, Method, RiderLookUp, solve};
use quadrille_runtime::sliders::Turn;

use crate::search::describe::Description;
use crate::search::magics::carries::{self, Wanted};
use crate::search::magics::cheapest::{Members, is_lean};
use crate::search::magics::class::{Class, KeyedRays, patterned_classes};
use crate::search::magics::patterns;
use crate::search::magics::results::Results;
use crate::search::magics::windows::{Found, holds, search};
use crate::search::{Host, workers};

/// The nodes that a search of the first round may visit.
const FIRST_EFFORT: u64 = 10_000;

/// The nodes that a search for a key with a bit for each relevant square may visit before the first round.
const MINIMAL_EFFORT: u64 = 1 << 20;

/// How many times as many a search with carries may visit, as its nodes are quick.
const EFFORT_WITH_CARRIES: u64 = 256;

/// How many times as many trying all magics of a square may visit, as it need never be done again.
const EFFORT_FOR_ALL: u64 = 8;

/// The rounds from which on carries are made use of, and redundancy: rotations and patterns.
const ROUND_OF_CARRIES: u32 = 1;
const ROUND_OF_REDUNDANCY: u32 = 2;

/// All classes of all riders of a layout, and what is known of them.
pub struct MagicSearch {
    /// The classes whose squares share keys.
    pub classes: Vec<Searched>,
    /// The numbers of the squares.
    pub numbering: Numbering,
    /// Squares whose smallest keys rounds look for, each by itself and whatever it shares with others; where
    /// there are none, rounds look for what lowers the bytes.
    pub alone: SquareSet,
    /// The word of a bitboard: rotations that are not needed are looked for in 64-bit words only.
    word: WordSize,
    names: Names,
    /// What the description says of sliders, patterns among it.
    pub options: SliderOptions,
    /// The bytes of the attack sets.
    pub set_bytes: u64,
}

/// A class whose squares share keys, and what is known of it.
pub struct Searched {
    /// The class as the description has it, and then with patterns that the description does not state.
    pub patterned: Vec<Patterned>,
    /// The sets of members of which one need be looked up.
    cells: Vec<Members>,
}

/// A class with a pattern.
#[derive(Clone, Debug)]
pub struct Patterned {
    /// The squares that are complemented for the first member, as the search proposes; none as the description has
    /// it.
    pub pattern: SquareSet,
    /// The class with the pattern.
    pub class: Class,
    /// The keys that were found with it.
    pub results: Results,
}

/// One search: for keys of a number of bits for some members of a class, with any rotations and patterns.
#[derive(Clone, Copy, Debug)]
struct Task {
    class: usize,
    members: Members,
    key_bits: u32,
    effort: u64,
    seed: u64,
    /// Whether magics without carries are looked for, all of them if there are as many bits as squares.
    without_carries: bool,
    /// Whether magics with carries are.
    carries: Carries,
    /// Whether rotations and patterns are proposed.
    is_redundant: bool,
}

/// How magics with carries are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Carries {
    Without,
    Drawn,
    /// First all that there are, if few of their bits matter.
    AllFirst,
}

/// How a search ended.
#[derive(Default)]
struct Ended {
    /// With which pattern, by its place; and the magics.
    found: Option<(usize, Found)>,
    /// Whether there are none without carries, rotations and patterns.
    impossible: bool,
    /// Whether there are none without rotations and patterns.
    refuted: bool,
}

impl MagicSearch {
    /// The classes of a description's riders; each member has the magic that the description or
    /// the compiler's own short search gives it.
    pub fn new(description: &Description) -> Result<MagicSearch, String> {
        let layout = description.layout();
        let numbering = layout.numbering.clone();
        let names = layout.names.clone();
        let word = description.word.ok_or("the layout has no bitboards, and so no magics")?;
        let (mut classes, mut set_bytes) = (Vec::new(), 0);
        for (_, ride) in description.riders() {
            let given = layout.magics.iter().find(|given| given.ride == ride);
            let Some(solved) = by_magics(layout, &numbering, word, ride, given)? else { continue };
            let Some(tables) = tables(&solved.method) else { continue };
            set_bytes += self::set_bytes(tables);
            let options = Some(&layout.sliders);
            for class in patterned_classes(&numbering, ride, &tables.ray_parts, options) {
                let results = known(&numbering, &class, tables, &solved);
                let cells = cells(&numbering, &class, &solved);
                let patterned = vec![Patterned { pattern: 0, class, results }];
                classes.push(Searched { patterned, cells });
            }
        }
        let options = layout.sliders.clone();
        Ok(MagicSearch { classes, numbering, alone: 0, word, names, options, set_bytes })
    }

    /// Proposes patterns, unless the description states some or a square has several keys: in 64-bit words.
    pub fn propose(&mut self) {
        if self.word != WordSize::U64 || !self.options.patterns.is_empty() {
            return;
        }
        for ride in self.rides() {
            let is_meant = |searched: &&mut Searched| searched.class().shape.ride == ride;
            let classes = self.classes.iter().map(Searched::class);
            let classes: Vec<Class> =
                classes.filter(|class| class.shape.ride == ride).cloned().collect();
            if classes
                .iter()
                .flat_map(|class| &class.shape.members)
                .any(|member| member.rays.part > 0)
            {
                continue;
            }
            let parts = [(0..ride.steps().len()).collect()];
            for sets in patterns::proposals(self.numbering.board(), ride) {
                let proposed =
                    Class::proposed(&classes, &self.numbering, &parts, &self.options, sets.clone());
                for (searched, class) in self.classes.iter_mut().filter(is_meant).zip(proposed) {
                    let pattern = sets[class.shape.members[0].rays.square.index()];
                    // The class as the description has it has none.
                    if searched.place(pattern).is_none() {
                        let results = Results::default();
                        searched.patterned.push(Patterned { pattern, class, results });
                    }
                }
            }
        }
    }

    /// The riders that have classes.
    pub fn rides(&self) -> Vec<Leap> {
        let mut rides: Vec<Leap> =
            self.classes.iter().map(|class| class.class().shape.ride).collect();
        rides.dedup();
        rides
    }

    /// The patterns to be stated, where proposed ones are the best: by ride, squares and what is said of them.
    pub fn proposals(&self) -> Vec<(Leap, Vec<(String, String)>)> {
        let mut all: Vec<(Leap, Vec<(String, String)>)> = Vec::new();
        let (board, names) = (self.numbering.board(), &self.names);
        for searched in &self.classes {
            let class = searched.class();
            let Some(stated) = self.stated(searched, searched.best().1) else { continue };
            let stated = (names.square(board, class.shape.members[0].rays.square), stated);
            match all.iter_mut().find(|(ride, _)| *ride == class.shape.ride) {
                Some((_, squares)) => squares.push(stated),
                None => all.push((class.shape.ride, vec![stated])),
            }
        }
        all
    }

    /// The magic chosen for a place, the rotation before it and the bits of the key: the cheapest together
    /// with those of its class.
    pub fn magic(&self, ride: Leap, number: u8, part: usize) -> Option<(u64, u32, u32)> {
        let square = self.numbering.square(number)?;
        let rays = KeyedRays { square, part };
        self.classes.iter().filter(|searched| searched.class().shape.ride == ride).find_map(
            |searched| {
                let members = &searched.class().shape.members;
                let member = members.iter().position(|member| member.rays == rays)?;
                let (_, pattern, sets) = searched.best();
                let set = sets.into_iter().find(|set| set >> member & 1 != 0)?;
                let place = (set & ((1 << member) - 1)).count_ones() as usize;
                let found = &searched.patterned[pattern].results.found[&set];
                Some((found.magics[place], found.rotations[place], found.key_bits))
            },
        )
    }

    /// Finds out which members of each class, in whatever number, can share minimal keys.
    pub fn share_minimal_keys(&mut self) {
        for Searched { patterned, cells } in &mut self.classes {
            patterned[0].share_minimal_keys(cells);
        }
    }

    /// Finds minimal keys without rotations for the squares by themselves that are not known to have one.
    pub fn find_minimal_keys(&mut self) {
        for Searched { patterned, .. } in &mut self.classes {
            let Patterned { class, results, .. } = &mut patterned[0];
            let key_bits = class.relevant_bits();
            for members in (0..class.shape.members.len()).map(|member| 1 << member) {
                let is_known = results.unrotated_bits(members).is_some_and(|bits| bits <= key_bits);
                if key_bits > 0 && !is_known && !results.impossible.contains(&(members, key_bits)) {
                    let outcome = search(class, members, key_bits, MINIMAL_EFFORT);
                    results.close(members, key_bits, outcome);
                }
            }
        }
    }

    /// Finds out which sets of members that symmetries exchange share minimal keys with rotations before
    /// the multiplication, where they do not without them: in 64-bit words.
    pub fn share_rotated_keys(&mut self) {
        const EFFORT: u32 = 1 << 30;
        if self.word != WordSize::U64 {
            return;
        }
        for Searched { patterned, cells } in &mut self.classes {
            let Patterned { class, results, .. } = &mut patterned[0];
            let key_bits = class.relevant_bits();
            if key_bits == 0 {
                continue;
            }
            let mut search = EqualKeySearch::new(&class.shape, true, u32::MAX);
            for &members in class.shape.orbits.iter().filter(|members| is_lean(cells, **members)) {
                if results.found.get(&members).is_some_and(|found| found.key_bits <= key_bits) {
                    continue;
                }
                let chosen: Vec<usize> = class.shape.chosen(members).collect();
                if let Some(keys) = search.find(&chosen, EFFORT) {
                    let (rotations, magics) = keys.into_iter().unzip();
                    results.note(members, Found { key_bits, magics, rotations });
                } else if !search.is_open() {
                    results.impossible_rotated.insert(members);
                }
            }
        }
    }

    /// Makes every search that may lower the bytes of what is known at first. The host keeps the state after each that
    /// has a result; where it fails, the round ends with its error. Searches that are not `is_mine`, by a text that
    /// says what they are, are left to others. No search depends on what another one of the round finds: so a round
    /// comes to the same, whoever makes which search.
    pub fn round(
        &mut self,
        round: u32,
        threads: usize,
        is_mine: impl Fn(&str) -> bool,
        host: &mut dyn Host,
    ) -> Result<(), String> {
        let mut tasks = self.tasks(round);
        tasks.retain(|task| is_mine(&self.text(task)));
        host.begin(&format!("round {round}"), tasks.len());
        let swept = self.sweep(&tasks, threads, host);
        host.end();
        swept
    }

    /// Makes these searches, and notes what they find.
    fn sweep(&mut self, tasks: &[Task], threads: usize, host: &mut dyn Host) -> Result<(), String> {
        let with_patterns = |searched: &Searched| {
            searched.patterned.iter().map(|patterned| patterned.class.clone()).collect()
        };
        let classes: Vec<Vec<Class>> = self.classes.iter().map(with_patterns).collect();
        let note = |place: usize, ended: Ended| {
            let task = tasks[place];
            // Of what stays open only long searches are worth a line, which are made once.
            let is_news =
                task.carries != Carries::Without || ended.found.is_some() || ended.impossible;
            self.note(task, ended);
            if !is_news {
                host.done(None);
                return Ok(());
            }
            host.done(Some(&format!("index {} bytes", self.bytes())));
            host.keep(&self.state())
        };
        workers::each(tasks, threads, |task| ended(*task, &classes[task.class]), note)
    }

    /// Notes how a search ended.
    fn note(&mut self, task: Task, ended: Ended) {
        let Task { class, members, key_bits, .. } = task;
        let searched = &mut self.classes[class];
        let results = &mut searched.patterned[0].results;
        if ended.impossible {
            results.impossible.insert((members, key_bits));
        }
        if ended.refuted {
            results.refuted.insert((members, key_bits));
        }
        match ended.found {
            Some((pattern, found)) => searched.note_found(pattern, members, found),
            None if task.carries != Carries::Without => {
                results.try_in_vain(members, key_bits, task.effort);
            }
            None => {}
        }
    }

    /// The name of a search, whatever else was found before.
    fn text(&self, task: &Task) -> String {
        let class = self.classes[task.class].class();
        let (ride, KeyedRays { square, part }) = (class.shape.ride, class.shape.members[0].rays);
        let square = square.0;
        format!("{ride:?} {square} {part} {:x} {}", task.members, task.key_bits)
    }

    /// The searches that would lower the bytes if they succeeded.
    fn tasks(&self, round: u32) -> Vec<Task> {
        let mut tasks = Vec::new();
        for (index, searched) in self.classes.iter().enumerate() {
            let Patterned { class, results, .. } = &searched.patterned[0];
            let (cells, now) = (&searched.cells, searched.best().0);
            let is_wanted = |members: &Members| match self.alone {
                0 => is_lean(cells, *members),
                _ => self.is_alone(class, *members),
            };
            for &members in class.shape.orbits.iter().filter(|members| is_wanted(members)) {
                let known = match self.alone {
                    0 => searched.fewest(members),
                    // Records of squares by themselves are kept without rotations as well.
                    _ if round < ROUND_OF_REDUNDANCY => results.unrotated_bits(members),
                    _ => searched.fewest(members),
                };
                for key_bits in next_sizes(class, known) {
                    // With a proposed pattern the other members cost about what they do without.
                    let is_useful =
                        self.alone != 0 || results.best_with(cells, members, key_bits) < now;
                    let task = self.task(round, index, members, key_bits);
                    tasks.extend(task.filter(|_| is_useful));
                }
            }
        }
        tasks
    }

    /// Whether members are one square of those whose keys are looked for by themselves.
    fn is_alone(&self, class: &Class, members: Members) -> bool {
        let square = class.shape.members[members.trailing_zeros() as usize].rays.square;
        members.is_power_of_two() && self.alone & square.bit() != 0
    }

    /// A search for keys of `key_bits` bits, unless everything that this round looks for was tried.
    fn task(&self, round: u32, index: usize, members: Members, key_bits: u32) -> Option<Task> {
        let Patterned { class, results, .. } = &self.classes[index].patterned[0];
        let relevant = class.relevant_bits();
        let key = (members, key_bits);
        let without_carries = key_bits >= relevant && !results.impossible.contains(&key);
        let is_redundant = round >= ROUND_OF_REDUNDANCY && self.word == WordSize::U64;
        let with_carries = round >= ROUND_OF_CARRIES
            && key_bits <= relevant
            && class.sets() <= 1 << key_bits
            && (is_redundant || !results.refuted.contains(&key));
        let effort = FIRST_EFFORT << (2 * round);
        let effort = if with_carries { effort * EFFORT_WITH_CARRIES } else { effort };
        let is_new = results.tried.get(&key).is_none_or(|&nodes| nodes < effort);
        let carries = match with_carries && is_new {
            false => Carries::Without,
            true if results.refuted.contains(&key) => Carries::Drawn,
            true => Carries::AllFirst,
        };
        let seed = u64::from(round) << 48 | (index as u64) << 32 | u64::from(members);
        (without_carries || carries != Carries::Without).then_some(Task {
            class: index,
            members,
            key_bits,
            effort,
            seed,
            without_carries,
            carries,
            is_redundant,
        })
    }

    /// The bytes of the index.
    pub fn bytes(&self) -> u64 {
        self.classes.iter().map(|searched| searched.best().0).sum()
    }

    /// The partitions found, class by class, and for which sizes of key it is proved that the whole
    /// class cannot share one: tab-separated lines.
    pub fn report(&self) -> String {
        let mut report = String::from(
            "ride\tclass\trelevant\tshared\timpossible for all without carries and rotations\twith rotations, without carries\twith carries\n",
        );
        for searched in &self.classes {
            let Patterned { class, results, .. } = &searched.patterned[0];
            let Leap { m, n } = class.shape.ride;
            let (_, pattern, sets) = searched.best();
            let found = &searched.patterned[pattern].results.found;
            let sets = sets
                .iter()
                .map(|&set| format!("{} bits: {}", found[&set].key_bits, self.squares(class, set)));
            let stated = self.stated(searched, pattern);
            let all = (1 << class.shape.members.len()) - 1;
            let impossible = results.impossible.iter().filter(|(members, _)| *members == all);
            let impossible = impossible.map(|(_, key_bits)| format!("{key_bits} bits"));
            let rotated = searched.with_rotations();
            let _ = writeln!(
                report,
                "({m},{n})\t{}\t{}\t{}\t{}\t{rotated}\t{}",
                self.squares(class, 1),
                class.relevant_bits(),
                sets.chain(stated).collect::<Vec<_>>().join("; "),
                impossible.collect::<Vec<_>>().join(", "),
                self.carried(class, results)
            );
        }
        let _ = writeln!(report, "index: {} bytes", self.bytes());
        report
    }

    /// What is said of a class's first square with one of its patterns, if the description does not say it.
    fn stated(&self, searched: &Searched, place: usize) -> Option<String> {
        let name = |square| self.names.square(self.numbering.board(), square);
        (place > 0).then(|| patterns::text(searched.patterned[place].pattern, name))
    }

    /// What is known of keys with carries: those with fewer bits than there are relevant squares, of how many
    /// squares all magics were tried, and how many sets were searched in vain, and how long.
    fn carried(&self, class: &Class, results: &Results) -> String {
        let found =
            results.found.iter().filter(|(_, found)| found.key_bits < class.relevant_bits());
        let found = found
            .map(|(&set, found)| format!("{} bits: {}", found.key_bits, self.squares(class, set)));
        let refuted = results.refuted.iter().map(|&(set, key_bits)| {
            format!("{key_bits} bits impossible: {}", self.squares(class, set))
        });
        let sets = results.tried.len();
        let nodes: u64 = results.tried.values().sum();
        let tried = format!("{sets} sets in vain, {} million nodes", nodes / 1_000_000);
        found.chain(refuted).chain((sets > 0).then_some(tried)).collect::<Vec<_>>().join("; ")
    }

    /// The classes of a rider that cannot share a key as a whole, the sizes of key that they cannot share,
    /// and what rotations change of that.
    pub fn impossible_for_all(&self, ride: Leap) -> Vec<String> {
        let classes = self.classes.iter().filter(|searched| searched.class().shape.ride == ride);
        let lines = classes.flat_map(|searched| {
            let Patterned { class, results, .. } = &searched.patterned[0];
            let all: Members = (1 << class.shape.members.len()) - 1;
            let sizes = results.impossible.iter().filter(move |(members, _)| *members == all);
            sizes.map(move |(_, bits)| {
                let squares = self.squares(class, all);
                let rotated = match self.word {
                    WordSize::U64 => match &*searched.with_rotations() {
                        "shared" => "; with rotations they share",
                        "open" => "; with rotations it is open",
                        _ => "; nor with rotations, all of which were tried",
                    },
                    WordSize::U128 => "; rotations were not tried",
                };
                format!("a key of {bits} bits for all of {squares}{rotated}")
            })
        });
        lines.collect()
    }

    /// The names of some members' squares.
    fn squares(&self, class: &Class, set: Members) -> String {
        let square = |member: usize| class.shape.members[member].rays.square;
        let name = |member| self.names.square(self.numbering.board(), square(member));
        class.shape.chosen(set).map(name).collect::<Vec<_>>().join(" ")
    }
}

impl Searched {
    /// The class as the description has it.
    pub fn class(&self) -> &Class {
        &self.patterned[0].class
    }

    /// The place of a pattern, 0 where there is none.
    pub fn place(&self, pattern: SquareSet) -> Option<usize> {
        self.patterned.iter().position(|known| known.pattern == pattern)
    }

    /// The least bytes: with which pattern, by its place, and the sets of members that share keys.
    fn best(&self) -> (u64, usize, Vec<Members>) {
        // Most patterns have no keys yet.
        let tried = self.patterned.iter().enumerate().filter(|(_, p)| !p.results.found.is_empty());
        let all = tried.map(|(place, patterned)| {
            let (bytes, sets) = patterned.results.best(&self.cells);
            (bytes, place, sets)
        });
        all.min_by_key(|(bytes, ..)| *bytes).unwrap_or((u64::MAX, 0, Vec::new()))
    }

    /// The fewest bits of a key that some members are known to share, with whatever pattern.
    pub fn fewest(&self, members: Members) -> Option<u32> {
        let found = self.patterned.iter().filter_map(|p| p.results.found.get(&members));
        found.map(|found| found.key_bits).min()
    }

    /// Notes keys, those of one square without a rotation for squares with its numbers moved as well. With the
    /// first ones of a pattern go those that its other members have without carries, since all members have
    /// the same pattern.
    pub fn note_found(&mut self, pattern: usize, members: Members, found: Found) {
        let patterned = &mut self.patterned[pattern];
        if patterned.results.found.is_empty() {
            patterned.share_minimal_keys(&self.cells);
        }
        let Patterned { class, results, .. } = patterned;
        let member = members.trailing_zeros() as usize;
        if members.is_power_of_two() && found.rotations == [0] {
            for other in (0..class.shape.members.len()).filter(|other| *other != member) {
                if let Some(magic) = moved(class, member, other, found.magics[0]) {
                    results.note(1 << other, Found::plain(found.key_bits, vec![magic]));
                }
            }
        }
        results.note(members, found);
    }

    /// What is known of equal keys of minimal size for the whole class, with rotations and without carries: that
    /// they are shared, how many bits they cannot have, or nothing.
    fn with_rotations(&self) -> String {
        let Patterned { class, results, .. } = &self.patterned[0];
        let is_whole = |set: Members| self.cells.iter().all(|cell| (cell & set).is_power_of_two());
        let is_shared = |(&set, found): (&Members, &Found)| {
            is_whole(set) && found.key_bits <= class.relevant_bits()
        };
        if results.found.iter().any(is_shared) {
            return "shared".to_owned();
        }
        let mut whole = class.shape.orbits.iter().filter(|set| is_whole(**set));
        if whole.all(|set| results.impossible_rotated.contains(set)) {
            return format!("{} bits", class.relevant_bits());
        }
        "open".to_owned()
    }
}

impl Patterned {
    /// Finds out which members, in whatever number, can share minimal keys.
    ///
    /// Of members that can, some can; so the largest sets come first.
    fn share_minimal_keys(&mut self, cells: &[Members]) {
        let Patterned { class, results, .. } = self;
        let key_bits = class.relevant_bits();
        let mut sets: Vec<Members> =
            (1..1 << class.shape.members.len()).filter(|set| is_lean(cells, *set)).collect();
        sets.sort_by_key(|members| Reverse(members.count_ones()));
        for members in sets.into_iter().filter(|_| key_bits > 0) {
            let is_known = results.found.get(&members).is_some_and(|f| f.key_bits <= key_bits);
            if is_known || results.impossible.contains(&(members, key_bits)) {
                continue;
            }
            let larger = results
                .found
                .iter()
                .find(|(larger, found)| *larger & members == members && found.key_bits == key_bits);
            let part = larger.map(|(larger, found)| found.of(*larger, members));
            let outcome = part
                .map_or_else(|| search(class, members, key_bits, MINIMAL_EFFORT), Outcome::Found);
            results.close(members, key_bits, outcome);
        }
    }
}

/// A magic of one member as another's, whose numbers are the first's and the same number more or less each.
fn moved(class: &Class, member: usize, other: usize, magic: u64) -> Option<u64> {
    if !class.shape.pattern.added.is_empty() {
        return None;
    }
    let numbers = &class.shape.members[member].images[0];
    class.shape.members[other].images.iter().find_map(|image| {
        let mut by = numbers.iter().zip(image).map(|(&from, &to)| i32::from(from) - i32::from(to));
        let first = by.next()?;
        let magic = match first {
            0.. => magic << first,
            // Its lowest bits would have to go below the word.
            _ if magic.trailing_zeros() < first.unsigned_abs() => return None,
            _ => magic >> -first,
        };
        by.all(|other| other == first).then_some(magic)
    })
}

/// Makes one search, in a class with each of its patterns.
fn ended(task: Task, classes: &[Class]) -> Ended {
    let Task { members, key_bits, effort, seed, is_redundant, .. } = task;
    let mut ended = Ended::default();
    if task.without_carries {
        match search(&classes[0], members, key_bits, effort) {
            Outcome::Found(found) => return Ended { found: Some((0, found)), ..ended },
            outcome => ended.impossible = outcome == Outcome::Impossible,
        }
    }
    if task.carries == Carries::Without {
        return ended;
    }
    if task.carries == Carries::AllFirst && members.is_power_of_two() {
        let member = members.trailing_zeros() as usize;
        match carries::exhaust(&classes[0], member, key_bits, effort * EFFORT_FOR_ALL) {
            Outcome::Found(found) => return Ended { found: Some((0, found)), ..ended },
            outcome => ended.refuted = outcome == Outcome::Impossible,
        }
    }
    if !ended.refuted || is_redundant {
        let classes: Vec<&Class> = classes.iter().collect();
        ended.found =
            carries::search(&classes, Wanted { members, key_bits, is_redundant }, effort, seed);
    }
    ended
}

/// A rider's look-up by magics, even if `auto` would choose another method; `None` if lines are too long for
/// tables or the description asks for another method.
pub fn by_magics(
    layout: &Layout,
    numbering: &Numbering,
    word: WordSize,
    ride: Leap,
    given: Option<&GivenMagics>,
) -> Result<Option<RiderLookUp>, String> {
    let options = layout.sliders.clone();
    let is_open = options.method(ride) == SliderMethod::Auto;
    let options = if is_open {
        SliderOptions { method: SliderMethod::Magic, methods: Vec::new(), ..options }
    } else {
        options
    };
    match solve(numbering, word, ride, given, &options) {
        Ok(solved) => Ok(Some(solved)),
        Err(_) if is_open => Ok(None),
        Err(error) => Err(error.explain(layout.board(), &layout.names)),
    }
}

/// The tables of a method with magics.
pub fn tables(method: &Method) -> Option<&MagicTables> {
    match method {
        Method::Magic(tables) => Some(tables),
        _ => None,
    }
}

/// The bytes of the attack sets.
pub fn set_bytes(tables: &MagicTables) -> u64 {
    tables.sets.len() as u64 * u64::from(tables.word.bits()) / 8
}

/// Members of which one need be looked up: those with one slot.
pub fn cells(numbering: &Numbering, class: &Class, solved: &RiderLookUp) -> Vec<Members> {
    let mut cells: BTreeMap<(usize, usize), Members> = BTreeMap::new();
    for (index, member) in class.shape.members.iter().enumerate() {
        let (slot, _) = solved.slot(numbering.number(member.rays.square));
        *cells.entry((slot, member.rays.part)).or_default() |= 1 << index;
    }
    cells.into_values().collect()
}

/// The sizes of key to try for some members: one bit fewer than known, or else as many as there
/// are relevant squares and one more.
fn next_sizes(class: &Class, known: Option<u32>) -> Vec<u32> {
    let least = class.relevant_bits().max(1);
    match known {
        Some(1) => Vec::new(),
        Some(known) if known <= least + 1 => vec![known - 1],
        _ => vec![least, least + 1],
    }
}

/// The initial knowledge of a class: the magic of each member, and which of them share an index.
fn known(
    numbering: &Numbering,
    class: &Class,
    tables: &MagicTables,
    solved: &RiderLookUp,
) -> Results {
    let part = |member: usize| {
        let place = class.shape.members[member].rays;
        let number = numbering.number(place.square);
        // Looked up as another square, which has the magic.
        let (slot, turn) = solved.slot(number);
        let is_turned = turn != Turn::default();
        (!is_turned).then(|| tables.squares[slot][place.part])
    };
    let mut results = Results::default();
    for members in 1..1 << class.shape.members.len() {
        let parts: Option<Vec<MagicEntry>> = class.shape.chosen(members).map(part).collect();
        let Some(parts) = parts.filter(|parts| share(parts)) else { continue };
        let found = Found {
            key_bits: parts[0].multiplier.key_bits(),
            magics: parts.iter().map(|part| part.multiplier.magic).collect(),
            rotations: parts.iter().map(|part| part.multiplier.rotation).collect(),
        };
        if parts.len() == 1 || holds(class, members, &found) {
            results.note(members, found);
        }
    }
    results
}

/// Whether parts have one index.
fn share(parts: &[MagicEntry]) -> bool {
    let place = |part: &MagicEntry| (part.offset, part.multiplier.key_bits());
    parts.windows(2).all(|pair| place(&pair[0]) == place(&pair[1]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn w() -> MagicSearch {
        let text = include_str!("../../../../layouts/w.layout").to_owned();
        MagicSearch::new(&Description::read("w.layout", text).unwrap()).unwrap()
    }

    #[test]
    fn squares_by_themselves_are_searched_whatever_they_share() {
        let mut magics = w();
        let board = magics.numbering.board();
        let chosen: Vec<_> = board.squares().skip(9).take(2).collect();
        magics.alone = chosen.iter().fold(0, |set, square| set | square.bit());
        let mut found = 0;
        for task in magics.tasks(1) {
            let class = magics.classes[task.class].class();
            assert!(task.members.is_power_of_two());
            let member = task.members.trailing_zeros() as usize;
            assert!(chosen.contains(&class.shape.members[member].rays.square));
            found |= class.shape.members[member].rays.square.bit();
        }
        assert_eq!(found, magics.alone);
    }

    /// In the quadrant a1-d4 of Rotary a step along a rank adds 1 to the number, and one along a file adds 4. If
    /// mirror images shared a minimal key, the window next to a window `w` would have to be `2w` and `16w` at
    /// once, except for a few low bits. So no two mirror images of rooks share one, whichever of their turned
    /// squares are looked up. Bishops do.
    #[test]
    fn no_rooks_of_rotary_share_by_mirrors_and_bishops_do() {
        let text = include_str!("../../../../layouts/rotary.layout").to_owned();
        let mut magics =
            MagicSearch::new(&Description::read("rotary.layout", text).unwrap()).unwrap();
        magics.share_minimal_keys();
        let mut pairs = 0;
        for searched in &magics.classes {
            let Patterned { class, results, .. } = &searched.patterned[0];
            let [one, other] = searched.cells[..] else { continue };
            let is_pair =
                |set: &Members| (set & one).is_power_of_two() && (set & other).is_power_of_two();
            let all: Vec<Members> =
                (1..256).filter(|s: &u32| s.count_ones() == 2 && is_pair(s)).collect();
            assert_eq!(all.len(), 16);
            if class.shape.ride == (Leap { m: 0, n: 1 }) {
                pairs += 1;
                assert!(
                    all.iter()
                        .all(|&set| results.impossible.contains(&(set, class.relevant_bits())))
                );
            } else {
                assert!(all.iter().any(|set| results.found.contains_key(set)));
            }
        }
        assert_eq!(pairs, 6);
    }

    /// Checks what members of a class off the diagonals share; the name and the rest of one in which
    /// only four do.
    fn shared_without_rotations(
        magics: &MagicSearch,
        class: &Class,
        results: &Results,
    ) -> Option<(String, Members)> {
        let key_bits = class.relevant_bits();
        let can =
            |members: &Members| results.found.get(members).is_some_and(|f| f.key_bits == key_bits);
        let closed =
            |members: &Members| can(members) != results.impossible.contains(&(*members, key_bits));
        assert!((1..256).all(|members| closed(&members)));
        let largest = (1..256).filter(can).map(|members: u32| members.count_ones()).max();
        assert_eq!(largest, Some(4));
        let fours: Vec<Members> = (1..256).filter(|m: &u32| m.count_ones() == 4).collect();
        let fours: Vec<Members> = fours.into_iter().filter(can).collect();
        let name = magics.squares(class, 1);
        let is_odd = ["c1", "d1"].contains(&&*name);
        assert_eq!(fours.len(), if is_odd { 1 } else { 2 }, "{name}");
        // The rest of the class shares with none of these, and three of it at most.
        let rest = 255 & !fours.iter().fold(0, |all, set| all | set);
        let within = |set: &Members| set & rest == *set || fours.iter().any(|f| set & f == *set);
        assert!((1..256).filter(can).all(|set| within(&set)), "{name}");
        assert!(!is_odd || (1..256).filter(can).any(|set: u32| (set & rest).count_ones() == 3));
        is_odd.then_some((name, rest))
    }

    /// In W's rook classes c1 and d1 the rotations of the board exchange two sets of squares. Without carries and
    /// without rotations of the occupancy, one set shares a minimal key, and of the other only three squares can.
    /// In no class off the diagonals do two squares share a key that no rotation exchanges. With rotations of the
    /// occupancy both sets share, and so do the mirror images b1 and b8, c1 and c8, d1 and d8.
    #[test]
    fn which_rooks_of_w_can_share_minimal_keys() {
        let mut magics = w();
        // Nothing is known, as the description's magics have rotations.
        magics.classes.iter_mut().for_each(|class| class.patterned[0].results = Results::default());
        magics.share_minimal_keys();
        let mut odd = Vec::new();
        let rooks = |magics: &MagicSearch| -> Vec<Patterned> {
            let all = magics.classes.iter().map(|searched| searched.patterned[0].clone());
            all.filter(|own| own.class.shape.ride == Leap { m: 0, n: 1 }).collect()
        };
        for Patterned { class, results, .. } in &rooks(&magics) {
            if class.shape.members.len() == 8 {
                odd.extend(shared_without_rotations(&magics, class, results));
            }
        }
        magics.share_rotated_keys();
        // What the tool says of that, of a whole class.
        let lines = magics.impossible_for_all(Leap { m: 0, n: 1 });
        assert_eq!(lines.len(), 6);
        assert!(
            lines
                .iter()
                .all(|line| line.ends_with("; nor with rotations, all of which were tried"))
        );
        let report = magics.report();
        let column = |line: &str| line.split('\t').nth(5).map(str::to_owned);
        let columns: Vec<String> = report.lines().filter_map(column).collect();
        assert_eq!(columns[0], "with rotations, without carries");
        assert_eq!(columns[1..5], ["shared", "11 bits", "11 bits", "11 bits"]);
        let all = rooks(&magics);
        let named =
            |name: &str| all.iter().find(|own| magics.squares(&own.class, 1) == name).unwrap();
        let of = |name: &str, members: Members| {
            let Patterned { class, results, .. } = named(name);
            let found = results.found.get(&members).filter(|f| f.key_bits == class.relevant_bits());
            assert!(found.is_none_or(|found| holds(class, members, found)));
            found.cloned()
        };
        assert_eq!(odd.len(), 2);
        // All eight of a class do not, with rotations either.
        let mut whole = all.iter().filter(|own| own.class.shape.members.len() == 8);
        assert_eq!(whole.clone().count(), 6);
        assert!(whole.all(|own| own.results.impossible_rotated.contains(&0xff)));
        for (name, rest) in odd {
            assert!(of(&name, rest).is_some_and(|found| found.rotations.iter().any(|&by| by != 0)));
        }
        for (name, mirrored) in [("b1", "b1 b8"), ("c1", "c1 c8"), ("d1", "d1 d8")] {
            let class = &named(name).class;
            let pair = (1..256).find(|&pair| magics.squares(class, pair) == mirrored).unwrap();
            assert!(of(name, pair).is_some(), "{mirrored}");
        }
    }

    /// No class of eight squares of W's rook shares one key without carries and rotations: all magics with equal
    /// windows were tried. Neither do they share keys that are a bit or two larger than minimal.
    #[test]
    fn no_rook_class_of_eight_of_w_is_shared_by_all() {
        let magics = w();
        let is_rook = |class: &&Class| {
            class.shape.ride == Leap { m: 0, n: 1 } && class.shape.members.len() == 8
        };
        let classes: Vec<&Class> =
            magics.classes.iter().map(Searched::class).filter(is_rook).collect();
        assert_eq!(classes.len(), 6);
        for class in classes {
            for key_bits in class.relevant_bits()..=13 {
                let outcome = search(class, 0xff, key_bits, 1 << 24);
                let name = magics.squares(class, 1);
                assert_eq!(outcome, Outcome::Impossible, "{name}, {key_bits} bits");
            }
        }
        // Bishops' classes are, as the description shows.
        let own = magics.classes.iter().map(|searched| &searched.patterned[0]);
        let bishops = own.filter(|own| own.class.shape.ride == Leap { m: 1, n: 1 });
        assert_eq!(bishops.clone().count(), 10);
        for Patterned { class, results, .. } in bishops {
            assert!(results.found.contains_key(&((1 << class.shape.members.len()) - 1)));
        }
    }
}
