//! The stated bytes are those linked: a program that looks rooks and bishops up holds their tables and no others.

use std::fs;
use std::path::Path;

use quadrille::Layout;
use quadrille::layouts::{A8, FileMajor, Gray, H1, Lerf, Pinwheel, Ring, Rotary, Turntable, W};

use crate::instructions::{COMPILING, compile};

/// The bytes that `COSTS` states for a rook and a bishop.
fn told<L: Layout>() -> usize {
    let is_meant = |name: &str| ["rook_attacks", "bishop_attacks"].contains(&name);
    L::COSTS.iter().filter(|cost| is_meant(cost.name)).map(|cost| cost.bytes).sum()
}

/// The bytes of a program's read-only sections without code, in a 64-bit ELF file.
fn constants(program: &Path) -> usize {
    let file = fs::read(program).expect("a program");
    let number = |at: usize, bytes: usize| {
        file[at..at + bytes].iter().rev().fold(0, |all, &byte| all << 8 | usize::from(byte))
    };
    let (headers, size, count) = (number(0x28, 8), number(0x3a, 2), number(0x3c, 2));
    let section = |index: usize| headers + index * size;
    let names = number(section(number(0x3e, 2)) + 0x18, 8);
    let named = |index: usize| {
        let name = &file[names + number(section(index), 4)..];
        [&b".rodata"[..], b".data.rel.ro"].iter().any(|wanted| name.starts_with(wanted))
    };
    (0..count).filter(|&index| named(index)).map(|index| number(section(index) + 0x20, 8)).sum()
}

#[test]
#[ignore = "links programs, optimised: `.ci/run` runs it"]
fn programs_hold_the_tables_that_they_use() {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        println!("skipped: sections are counted in ELF files of 64 bits");
        return;
    }
    let _others_wait = COMPILING.lock();
    let folder = compile(&["build", "--bins"]);
    let [with, without] = ["attacks", "nothing"].map(|name| constants(&folder.join(name)));
    let told = told::<Lerf>()
        + told::<A8>()
        + told::<H1>()
        + told::<FileMajor>()
        + told::<Gray>()
        + told::<Ring>()
        + told::<Rotary>()
        + told::<Pinwheel>()
        + told::<Turntable>()
        + told::<W>();
    let linked = with - without;
    println!("{told} bytes told, {linked} linked");
    // Tables begin at multiples of their words, equal ones are merged, and the numbers that are squares are a table
    // too.
    assert!(linked.abs_diff(told) < 10 * 512, "{told} bytes told, {linked} linked");
}
