//! Flips of squares, bitboards and packed positions: a table of their costs in operations, and measurements against
//! code written by hand.
//!
//! - `table`: the operations of all standard layouts of the 8 x 8 board
//! - `speed`: the time of flips, one after another and side by side
//! - `hand`, `benes`: the references, which are code by hand and the plain network
//! - `native`: the processor that measurements are for

mod benes;
mod hand;
mod native;
mod speed;
mod table;

use quadrille::layouts::{A8, FileMajor, Gray, H1, Lerf, Ring, Rotary, W};
use quadrille_bench::{HEADER, count_option};

use speed::{Speed, bitboards, conversion};

fn main() {
    if native::run_again() {
        return;
    }
    table::print();
    println!("\n{HEADER}");
    let speed = Speed::new(count_option("--rounds", 41));
    packed!(speed, "ring", Ring, 5 6 10);
    packed!(speed, "lerf", Lerf, 5 6 10);
    bitboards::<Lerf>(&speed, "lerf");
    bitboards::<A8>(&speed, "a8");
    bitboards::<H1>(&speed, "h1");
    bitboards::<FileMajor>(&speed, "file_major");
    bitboards::<Gray>(&speed, "gray");
    bitboards::<Rotary>(&speed, "rotary");
    bitboards::<Ring>(&speed, "ring");
    bitboards::<W>(&speed, "w");
    conversion::<Gray>(&speed, "gray");
    conversion::<Rotary>(&speed, "rotary");
    conversion::<Ring>(&speed, "ring");
    conversion::<W>(&speed, "w");
}
