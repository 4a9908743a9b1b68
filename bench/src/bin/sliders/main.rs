//! Queen attacks in several numberings, by every method, compared with cozy-chess, shakmaty and methods that others
//! published. Look-ups are independent, or dependent on one another, or their tables have been driven out of the
//! nearest caches by other data.
//!
//! - `libraries`: Quadrille's layouts, cozy-chess and shakmaty
//! - `published`: methods that others published, each written from the method alone
//! - `stockfish`: files and diagonals by subtraction in one vector, ranks by a small table (AVX2)
//! - `reckless`: fills of all directions in vectors, without tables (AVX2 or AVX-512)
//! - `kgssb`: four lines, by keys that are shifted out or multiplied
//! - `split_pext`: four lines, by keys that are shifted out or extracted (BMI2)
//! - `lines`: the lines through a square, and the tables of these two
//! - `measure`: questions, and the time that a subject takes to answer them

mod kgssb;
mod libraries;
mod lines;
mod measure;
mod published;
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
mod reckless;
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
mod split_pext;
#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
mod stockfish;

use quadrille::layouts::{Board10x8, Board12x10, Lerf, Pinwheel, Shogi, Xiangqi};
use quadrille_bench::{Costs, Subject, count_option, take_turns, warm_up};

use libraries::{CozyChess, Quadrille, Shakmaty, rook_and_bishop};
use measure::{Queens, Questions};
use published::{Plain, Published};

/// The standard numberings with every slider method.
#[expect(clippy::doc_markdown, reason = "descriptions quote as they please")]
mod variants {
    include!(concat!(env!("OUT_DIR"), "/variants.rs"));
}

use variants::{
    LerfDifference, LerfMagic, LerfPerLine, LerfPext, LerfSplit, PinwheelPerLine, RingMagic,
    RingPext, RingSplit, RotaryMagic, RotaryPerLine, RotaryPext, RotarySplit, WMagic, WPerLine,
    WPext, WSplit,
};

/// The way in which questions are asked.
#[derive(Clone, Copy)]
enum Case<'a> {
    Hot,
    Chain,
    /// After reading other data.
    After(&'a [u64]),
}

impl Case<'_> {
    /// Seconds a look-up.
    fn measure<Q: Queens>(self, questions: &Questions<Q>) -> f64 {
        match self {
            Case::Hot => questions.hot(),
            Case::Chain => questions.chain(),
            Case::After(other) => questions.after(other),
        }
    }
}

/// The subjects of one case, and the bytes of each.
struct Subjects<'a> {
    case: Case<'a>,
    all: Vec<Subject<'a>>,
    bytes: Vec<usize>,
}

impl Subjects<'_> {
    /// Adds a subject if the arguments name it or name none.
    fn add<Q: Queens>(&mut self, layout: &str, method: &str) {
        if is_asked(layout, method) {
            self.add_always::<Q>(&format!("{layout}\t{method}"));
        }
    }

    /// Adds a published method, whose answers must be shakmaty's bit for bit.
    fn add_published<P: Published>(&mut self, method: &str) {
        let right = Questions::<Shakmaty>::new();
        assert!(Questions::<Plain<P>>::new().words().eq(right.words()), "{method}");
        self.add::<Plain<P>>("published", method);
    }

    fn add_always<Q: Queens>(&mut self, name: &str) {
        let questions = Questions::<Q>::new();
        assert_eq!(questions.total(), Questions::<Shakmaty>::new().total(), "{name}");
        self.bytes.push(Q::bytes());
        let case = self.case;
        self.all.push(Subject::new(name, move || case.measure(&questions)));
    }
}

/// Measures one way of asking in all libraries, the two peers first.
fn compare(rounds: usize, name: &str, case: Case<'_>) {
    let mut all = Subjects { case, all: Vec::new(), bytes: Vec::new() };
    all.add_always::<CozyChess>("cozy-chess\t");
    all.add_always::<Shakmaty>("shakmaty\t");
    add_published(&mut all);
    add_layouts(&mut all);
    warm_up(&mut all.all);
    print(name, &take_turns(rounds, &mut all.all), &all.bytes);
}

fn add_published(all: &mut Subjects<'_>) {
    #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
    {
        all.add_published::<stockfish::Stockfish>("stockfish");
        all.add_published::<reckless::Reckless>("reckless");
    }
    all.add_published::<kgssb::Kgssb>("kgssb");
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    all.add_published::<split_pext::SplitPext>("split pext");
}

fn add_layouts(all: &mut Subjects<'_>) {
    all.add::<Quadrille<Lerf>>("lerf", "auto");
    all.add::<Quadrille<LerfMagic>>("lerf", "magic");
    all.add::<Quadrille<LerfPerLine>>("lerf", "per line");
    all.add::<Quadrille<LerfSplit>>("lerf", "split");
    all.add::<Quadrille<LerfPext>>("lerf", "pext");
    all.add::<Quadrille<LerfDifference>>("lerf", "obstruction difference");
    all.add::<Quadrille<RingMagic>>("ring", "magic");
    all.add::<Quadrille<RingSplit>>("ring", "split");
    all.add::<Quadrille<RingPext>>("ring", "pext");
    all.add::<Quadrille<RotaryMagic>>("rotary", "magic");
    all.add::<Quadrille<RotaryPerLine>>("rotary", "per line");
    all.add::<Quadrille<RotarySplit>>("rotary", "split");
    all.add::<Quadrille<RotaryPext>>("rotary", "pext");
    all.add::<Quadrille<Pinwheel>>("pinwheel", "magic");
    all.add::<Quadrille<PinwheelPerLine>>("pinwheel", "per line");
    all.add::<Quadrille<WMagic>>("w", "magic");
    all.add::<Quadrille<WPerLine>>("w", "per line");
    all.add::<Quadrille<WSplit>>("w", "split");
    all.add::<Quadrille<WPext>>("w", "pext");
}

/// Returns whether the arguments name the layout, the method or both ("lerf split"), or name none.
fn is_asked(layout: &str, method: &str) -> bool {
    let mut named = named().peekable();
    let both = format!("{layout} {method}");
    named.peek().is_none() || named.any(|name| [layout, method, &both].contains(&name.as_str()))
}

/// The arguments without `--rounds` and its count.
fn named() -> impl Iterator<Item = String> {
    let mut arguments = std::env::args().skip(1);
    std::iter::from_fn(move || {
        let next = arguments.next()?;
        if next == "--rounds" { arguments.nth(1) } else { Some(next) }
    })
}

/// The names of the columns.
const HEADER: &str =
    "case\tlayout\tmethod\tbytes\tns\tmillion/s\tto cozy-chess\tto shakmaty\tlower\tupper";

/// Prints a line for each subject; the first two are the peers.
fn print(case: &str, costs: &[Costs], bytes: &[usize]) {
    for (subject, bytes) in costs.iter().zip(bytes) {
        let seconds = subject.median();
        let [cozy, shakmaty] = [0, 1].map(|peer| subject.times_as_fast_as(&costs[peer]));
        let slower = if cozy.median < shakmaty.median { cozy } else { shakmaty };
        println!(
            "{case}\t{}\t{bytes}\t{:.2}\t{:.0}\t{:.2}\t{:.2}\t{:.2}\t{:.2}",
            subject.name(),
            seconds * 1e9,
            1e-6 / seconds,
            cozy.median,
            shakmaty.median,
            slower.lower,
            slower.upper
        );
    }
}

/// The bytes of the sliders of larger boards.
fn print_large() {
    let boards = [
        ("shogi", rook_and_bishop::<Shogi>()),
        ("xiangqi", rook_and_bishop::<Xiangqi>()),
        ("board10x8", rook_and_bishop::<Board10x8>()),
        ("board12x10", rook_and_bishop::<Board12x10>()),
        // The tables of these two programs, all pieces together.
        ("Fairy-Stockfish 12x10, 14 tables", 23_700_000),
        ("haitaka (shogi)", 8_700_000),
    ];
    for (name, bytes) in boards {
        println!("large\t{name}\t\t{bytes}\t\t\t\t\t\t");
    }
}

fn main() {
    let rounds = count_option("--rounds", 15).max(1);
    let other: Vec<u64> = (0..1 << 19).collect();
    println!("{HEADER}");
    compare(rounds, "hot", Case::Hot);
    compare(rounds, "chain", Case::Chain);
    compare(rounds, "after 64 KB", Case::After(&other[..1 << 13]));
    compare(rounds, "after 1 MB", Case::After(&other[..1 << 17]));
    compare(rounds, "after 4 MB", Case::After(&other));
    print_large();
}
