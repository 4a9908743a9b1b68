//! `quadrille index … order`: the order of men that makes a table smallest.
//!
//! - [`compressor`]: a command that compresses
//! - [`values`]: the file of the values

mod compressor;
mod values;

use std::io::Write;
use std::path::PathBuf;

use quadrille_tools::index::{Index, OrderSearch, order_table};

use crate::outcome::Outcome;
use crate::progress::Progress;
use crate::search::threads_or_all_cores;
use values::Values;

/// Numbers a table's values in all orders, and prints the compressed size of each, smallest first.
///
/// The table has one byte for each index of `--scheme`, for one side to move. Each scheme that can number the material
/// is tried with each order of men that it allows. The printed orders can be given to `--scheme` and `index!`.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  quadrille index KRBvK order --values KRBvK.white --compressor 'zstd -19 -c'
  quadrille index KRBvK order --values KRBvK.white --compressor 'gzip -9 -c' --among syzygy --free 255")]
pub struct Order {
    /// The file of the values, one byte for each index.
    #[arg(long, value_name = "FILE")]
    values: PathBuf,
    /// A command that reads values and writes them compressed: a program and its arguments between spaces, without a
    /// shell, such as `zstd -19 -c`.
    #[arg(long, value_name = "COMMAND")]
    compressor: String,
    /// Tries only the orders of these schemes: `exact`, `kings`, `naive`, `syzygy`.
    #[arg(long, value_name = "SCHEME", value_delimiter = ',')]
    among: Vec<String>,
    /// The value of positions that may have any value, such as illegal ones.
    #[arg(long, value_name = "BYTE")]
    free: Option<u8>,
    /// The greatest number of positions of an order that are compressed, at least 65,536. Larger orders are sampled, in
    /// runs of 4,096 over the whole table, and their bytes, marked `~`, are scaled to all positions.
    #[arg(long, default_value_t = OrderSearch::default().sample)]
    sample: u64,
    /// Threads; all cores by default.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: Option<u32>,
}

/// Tries all orders, and prints the table.
pub fn run(order: &Order, numbers: &Index<'_>, out: &mut dyn Write) -> Outcome {
    let values = Values::open(&order.values, numbers.size())?;
    let search = OrderSearch {
        among: order.among.clone(),
        free: order.free,
        sample: order.sample,
        threads: threads_or_all_cores(order.threads),
    };
    let bytes = |values: &[u8]| compressor::compressed(&order.compressor, values);
    let (mut progress, mut least) = (Progress::hidden(), u64::MAX);
    let orders = numbers.orders(&search, &|index| values.get(index), &bytes, |done, all, order| {
        if done == 1 {
            progress.begin("orders", all);
        }
        let is_least = order.total() < least;
        least = least.min(order.total());
        let news = format!("{} bytes: {}", order.text(order.total()), order.scheme);
        progress.done(is_least.then_some(news.as_str()));
    });
    progress.end();
    Ok(write!(out, "{}", order_table(&orders?))?)
}
