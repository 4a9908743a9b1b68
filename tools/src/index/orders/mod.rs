//! The search for the order of men that makes a table smallest: the table's values are numbered by every scheme and
//! order, and compressed.
//!
//! - [`candidates`]: every scheme with every order of men that it allows
//! - [`re_encode`]: the values of one numbering in the order of another
//!
//! The order of squares is not varied. An index folds the board by all symmetries that leave values unchanged, so
//! another order of squares gives the same bytes.

mod candidates;
mod re_encode;

use std::fmt::Write as _;
use std::ops::Range;

use quadrille_codegen::tablebase::docs;
use quadrille_codegen::tablebase::request::IndexRequest;
use quadrille_codegen::tablebase::solve::solve;
use quadrille_codegen::text::thousands;

use super::Index;
use crate::search::workers;
use crate::unknown_name;
use re_encode::ReEncode;

/// The orders that are tried, and on how much of a table.
#[derive(Clone, Debug)]
pub struct OrderSearch {
    /// The schemes that are tried, by name; all, if none is named.
    pub among: Vec<String>,
    /// The value of positions that may have any value, such as illegal ones: it is replaced by the value before it.
    pub free: Option<u8>,
    /// The greatest number of positions of an order that are compressed, at least [`LEAST_SAMPLE`](Self::LEAST_SAMPLE).
    /// A larger order is sampled, in runs of 4,096 spread evenly over its table, and its size is extrapolated.
    pub sample: u64,
    /// The number of threads.
    pub threads: usize,
}

impl OrderSearch {
    /// The least sample, of sixteen runs: fewer positions cannot tell orders apart.
    pub const LEAST_SAMPLE: u64 = 16 * RUN;
}

impl Default for OrderSearch {
    /// All schemes, whole tables of up to 2,097,152 positions, on one thread.
    fn default() -> Self {
        OrderSearch { among: Vec::new(), free: None, sample: 1 << 21, threads: 1 }
    }
}

/// The size of a table numbered in some order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// The scheme with its options, in the notation of `index!` and the command: `syzygy(sequence: KRk, order: 1)`.
    pub scheme: String,
    /// The number of indexes.
    pub indexes: u64,
    /// The number of indexes that were compressed; if it is less than `indexes`, the bytes are extrapolated.
    pub compressed: u64,
    /// The bytes of its tables. There are four where Syzygy's pawns lead, one for each file of the leading pawn, and
    /// otherwise one.
    pub bytes: Vec<u64>,
}

impl Order {
    /// The bytes of all its tables.
    pub fn total(&self) -> u64 {
        self.bytes.iter().sum()
    }

    /// Bytes as text, with a `~` if they are extrapolated from a sample: `~1,200`.
    ///
    /// ```
    /// use quadrille_tools::index::Order;
    /// let scheme = "exact".to_owned();
    /// let order = Order { scheme, indexes: 1 << 20, compressed: 1 << 16, bytes: vec![1200] };
    /// assert_eq!(order.text(order.total()), "~1,200");
    /// ```
    pub fn text(&self, bytes: u64) -> String {
        let about = if self.compressed < self.indexes { "~" } else { "" };
        format!("{about}{}", thousands(bytes))
    }
}

/// The length of a sample's runs of neighbouring indexes: long enough for repetitions, and short enough that a sample has
/// many runs from all over a table.
const RUN: u64 = 1 << 12;

impl Index<'_> {
    /// Numbers the values of this index in all orders, and returns the size of each, smallest first.
    ///
    /// `value` gives the value of an index, and `bytes` the compressed size of some values. `done` is called after each
    /// order, with the number of orders done, the number of all, and the order.
    ///
    /// ```
    /// use quadrille_tools::{Document, Source, index};
    /// let lerf = Document::new(Source::standard("lerf").unwrap()).layouts().unwrap().remove(0).layout;
    /// let request = index::Request {
    ///     material: "KQvK", scheme: "exact", kings: "apart", forward: None, regions: &[],
    ///     regions_of: None, relations: &[],
    /// };
    /// let numbers = index::Index::new(&lerf, &request).unwrap();
    /// // A value for each position: here 1 in the first half of the indexes.
    /// let value = |index| Ok(u8::from(index < numbers.size() / 2));
    /// let search = index::OrderSearch { among: vec!["exact".to_owned()], ..Default::default() };
    /// // The number of runs of equal values stands in for a compressor.
    /// let bytes = |values: &[u8]| Ok(values.chunk_by(|a, b| a == b).count() as u64);
    /// let orders = numbers.orders(&search, &value, &bytes, |_, _, _| ()).unwrap();
    /// assert_eq!(orders[0].scheme, "exact", "the order in which the values change once");
    /// ```
    ///
    /// # Errors
    /// The first error of `value` or `bytes`; or an error if a named scheme does not exist or cannot number the material, or
    /// the sample is too small.
    pub fn orders(
        &self,
        search: &OrderSearch,
        value: &(impl Fn(u64) -> Result<u8, String> + Sync),
        bytes: &(impl Fn(&[u8]) -> Result<u64, String> + Sync),
        mut done: impl FnMut(usize, usize, &Order),
    ) -> Result<Vec<Order>, String> {
        if search.sample < OrderSearch::LEAST_SAMPLE {
            let (given, least) = (thousands(search.sample), thousands(OrderSearch::LEAST_SAMPLE));
            return Err(format!(
                "a sample of {given} positions does not tell orders apart: take {least} or more"
            ));
        }
        let candidates = self.candidates(search)?;
        let source = self.plan.plan();
        let work = |request: &IndexRequest| {
            let plan = solve(request).map_err(|error| error.to_string())?;
            let plan = plan.plan();
            let re_encode = ReEncode::new(&source, &plan, &request.scheme, search.free);
            let mut order = Order {
                scheme: docs::scheme_name(&request.scheme),
                indexes: plan.size(),
                compressed: 0,
                bytes: Vec::new(),
            };
            for table in plan.sub_tables() {
                let runs = runs(&table, search.sample, plan.size());
                let taken: u64 = runs.iter().map(|run| run.end - run.start).sum();
                let size = bytes(&re_encode.values(runs, value)?)?;
                let all = u128::from(table.end - table.start);
                let size = (u128::from(size) * all).div_ceil(u128::from(taken.max(1)));
                order.compressed += taken;
                order.bytes.push(size as u64);
            }
            Ok(order)
        };
        let mut orders = Vec::new();
        workers::each(&candidates, search.threads, work, |_, order: Result<Order, String>| {
            let order = order?;
            done(orders.len() + 1, candidates.len(), &order);
            orders.push(order);
            Ok(())
        })?;
        orders.sort_by(|a, b| (a.total(), &a.scheme).cmp(&(b.total(), &b.scheme)));
        Ok(orders)
    }

    /// The numberings to try, with the requested schemes.
    fn candidates(&self, search: &OrderSearch) -> Result<Vec<IndexRequest>, String> {
        let names = ["exact", "kings", "naive", "syzygy"];
        if let Some(stranger) = search.among.iter().find(|name| !names.contains(&name.as_str())) {
            return Err(unknown_name::error("scheme", stranger, names));
        }
        let candidates = candidates::candidates(&self.request, &search.among);
        if candidates.is_empty() {
            return Err(format!(
                "{} has no index by {}",
                self.request.material,
                search.among.join(" or ")
            ));
        }
        Ok(candidates)
    }
}

/// The parts of a table that are compressed: all of it, or, if the index has more than `sample` numbers, its share of
/// the sample, in runs from its first number to its last.
fn runs(table: &Range<u64>, sample: u64, all: u64) -> Vec<Range<u64>> {
    let len = table.end - table.start;
    if all <= sample {
        return vec![table.clone()];
    }
    let share = (u128::from(sample) * u128::from(len) / u128::from(all)) as u64;
    let (run, count) = (RUN.min(share.max(1)), (share / RUN).max(1));
    let start = |number: u64| match count {
        1 => (len - run) / 2,
        _ => (u128::from(len - run) * u128::from(number) / u128::from(count - 1)) as u64,
    };
    let run_at = |number| table.start + start(number)..table.start + start(number) + run;
    (0..count).map(run_at).collect()
}

/// The orders as a table; if Syzygy's pawns lead, also the best of each file, since each file has its own order.
///
/// ```
/// use quadrille_tools::index::{Order, order_table};
/// let order = |scheme: &str, bytes| {
///     Order { scheme: scheme.to_owned(), indexes: 28056, compressed: 28056, bytes }
/// };
/// let table = order_table(&[order("exact", vec![1200]), order("kings", vec![1300])]);
/// assert!(table.starts_with("   bytes      indexes  order\n   1,200       28,056  exact\n"));
/// ```
pub fn order_table(orders: &[Order]) -> String {
    let mut text = format!("{:>8}  {:>11}  order\n", "bytes", "indexes");
    for order in orders {
        let (bytes, indexes) = (order.text(order.total()), thousands(order.indexes));
        let _ = write!(text, "{bytes:>8}  {indexes:>11}  {}", order.scheme);
        let files = order.bytes.iter().map(|&bytes| order.text(bytes)).collect::<Vec<_>>();
        let files =
            if files.len() > 1 { format!("  ({})", files.join(" + ")) } else { String::new() };
        let _ = writeln!(text, "{files}");
    }
    let best = best_of_files(orders);
    if !best.is_empty() {
        let bytes = best.iter().enumerate().map(|(file, order)| order.bytes[file]).sum::<u64>();
        let bytes = best[0].text(bytes);
        let _ = writeln!(text, "{bytes:>8}  the best of each file of the leading pawn:");
        for (file, order) in best.iter().enumerate() {
            let (name, bytes) = (char::from(b'a' + file as u8), order.text(order.bytes[file]));
            let _ = writeln!(text, "{bytes:>8}  {name}: {}", order.scheme);
        }
    }
    let sampled = orders.iter().filter(|order| order.compressed < order.indexes);
    if let Some(most) = sampled.map(|order| order.compressed).max() {
        let _ = writeln!(
            text,
            "~: scaled from the bytes of {} indexes; orders that take about as much may be the other way round",
            thousands(most)
        );
    }
    text
}

/// The smallest order of each file, if orders have several.
fn best_of_files(orders: &[Order]) -> Vec<&Order> {
    let files = orders.iter().map(|order| order.bytes.len()).max().unwrap_or(0);
    let of_file = |file| {
        let orders = orders.iter().filter(|order| order.bytes.len() == files);
        orders.min_by_key(|order| (order.bytes[file], &order.scheme))
    };
    if files > 1 { (0..files).filter_map(of_file).collect() } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use quadrille_tablebase::Scheme;

    use super::*;
    use crate::index::Request;
    use crate::{Document, Source};

    fn with_index(material: &str, kings: &str, test: impl Fn(&Index<'_>)) {
        let lerf = Document::new(Source::standard("lerf").expect("a standard layout"));
        let lerf = lerf.layouts().expect("no mistakes").remove(0);
        let request = Request {
            material,
            scheme: "naive(skip)",
            kings,
            forward: None,
            regions: &[],
            regions_of: None,
            relations: &[],
        };
        test(&Index::new(&lerf.layout, &request).expect("an index"));
    }

    /// In every order, each value is that of the same position; values without a position repeat.
    #[test]
    fn values_stay_with_their_positions() {
        with_index("KRvK", "apart", |index| {
            let source = index.plan.plan();
            let value = |number: u64| Ok((number.wrapping_mul(2_654_435_761) >> 16) as u8 | 1);
            for request in candidates::candidates(&index.request, &[]) {
                let plan = solve(&request).unwrap();
                let plan = plan.plan();
                let re_encode = ReEncode::new(&source, &plan, &request.scheme, None);
                let ranges = (0..100).map(|part| part * (plan.size() / 100)).map(|at| at..at + 50);
                let values = re_encode.values(ranges.clone().collect(), &value).unwrap();
                let mut looked_up = 0;
                for (number, &found) in ranges.flatten().zip(&values) {
                    let men = plan.decode_board(number);
                    let Some((known, _)) = source.encode_board(&men) else { continue };
                    if plan.first_index(&men) == Some(number) {
                        looked_up += 1;
                        assert_eq!(Ok(found), value(known), "{:?} {number}", request.scheme);
                    }
                }
                assert!(looked_up > 300, "{:?} {looked_up}", request.scheme);
            }
        });
    }

    #[test]
    fn values_that_may_be_any_are_as_those_before_them() {
        with_index("KQvK", "apart", |index| {
            let source = index.plan.plan();
            let scheme = Scheme::Exact { leads: None };
            let re_encode = ReEncode::new(&source, &source, &scheme, Some(9));
            let value = |number: u64| Ok([9, 9, 4, 9, 5, 9, 9, 6][number as usize % 8]);
            let values = re_encode.values(vec![0..8, 12..14], &value);
            assert_eq!(values, Ok(vec![4, 4, 4, 4, 5, 5, 5, 6, 5, 5]));
        });
    }

    /// A run in the middle of `naive` may have no position with a value; it once took no bytes, and `naive` seemed best.
    #[test]
    fn samples_are_told_and_are_not_too_small() {
        with_index("KRvK", "apart", |index| {
            let orders = |sample| {
                let search = OrderSearch { sample, ..OrderSearch::default() };
                let value = |number| Ok((number % 251) as u8);
                index.orders(&search, &value, &|values| Ok(values.len() as u64), |_, _, _| ())
            };
            let error = orders(OrderSearch::LEAST_SAMPLE - 1).unwrap_err();
            assert!(error.contains("65,535 positions does not tell orders apart"), "{error}");
            let sampled = order_table(&orders(OrderSearch::LEAST_SAMPLE).unwrap());
            assert!(sampled.contains("\n  28,056       28,056  exact\n"), "{sampled}");
            assert!(sampled.contains("\n~262,144      262,144  naive\n"), "{sampled}");
            assert!(sampled.contains("\n~: scaled from the bytes of 65,536 indexes;"), "{sampled}");
            assert!(!order_table(&orders(1 << 20).unwrap()).contains('~'));
        });
    }

    #[test]
    fn a_sample_is_of_runs_from_all_of_a_table() {
        let (whole, middle) = (5..105, 495..505);
        assert_eq!(runs(&whole, 100, 100), std::slice::from_ref(&whole));
        assert_eq!(runs(&(0..1000), 10, 1000), std::slice::from_ref(&middle));
        let all = 10 * RUN..1010 * RUN;
        let taken = runs(&all, 8 * RUN, 2000 * RUN);
        assert_eq!(taken.len(), 4);
        assert_eq!((taken[0].start, taken[3].end), (all.start, all.end));
        assert!(taken.iter().all(|run| run.end - run.start == RUN));
        assert!(taken.windows(2).all(|runs| runs[0].end <= runs[1].start));
    }

    #[test]
    fn each_numbering_is_tried_once() {
        with_index("KRRvK", "apart", |index| {
            let count = |scheme: &str| {
                let search =
                    OrderSearch { among: vec![scheme.to_owned()], ..OrderSearch::default() };
                index.candidates(&search).map(|found| found.len())
            };
            // Either king is first, and the rooks are before or after the pair; two rooks cannot lead kings.
            assert_eq!(count("syzygy"), Ok(4));
            assert_eq!((count("kings"), count("naive")), (Ok(1), Ok(2)));
            // The kings lead in either order; or either king leads and the other follows; or the rooks lead and both kings
            // follow, always White's first.
            assert_eq!(count("exact"), Ok(5));
            assert!(count("exakt").unwrap_err().contains("did you mean `exact`?"));
        });
        with_index("MvM", "ordinary", |index| {
            let kings = OrderSearch { among: vec!["kings".to_owned()], ..OrderSearch::default() };
            assert_eq!(index.candidates(&kings), Err("MvM has no index by kings".to_owned()));
        });
    }
}
