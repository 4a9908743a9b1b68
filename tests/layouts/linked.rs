//! The stated bytes are those linked: a program that looks rooks and bishops up holds their tables and no others.
//! And a crate compiles no code for programs that do not call it.

use std::fs;
use std::path::Path;

use quadrille::Layout;
use quadrille::layouts::{A8, FileMajor, Gray, H1, Lerf, Pinwheel, Ring, Rotary, Turntable, W};

use crate::instructions::{COMPILING, compile, object};

/// The bytes that `COSTS` states for a rook and a bishop.
fn told<L: Layout>() -> usize {
    let is_meant = |name: &str| ["rook_attacks", "bishop_attacks"].contains(&name);
    L::COSTS.iter().filter(|cost| is_meant(cost.name)).map(|cost| cost.bytes).sum()
}

/// The bytes of a program's read-only sections that hold no code.
fn constants(program: &Path) -> usize {
    sections(program, &[".rodata", ".data.rel.ro"])
}

/// The bytes of the sections of an ELF file of 64 bits whose names begin so.
fn sections(file: &Path, wanted: &[&str]) -> usize {
    let file = fs::read(file).expect("a program, or an object");
    let number = |at: usize, bytes: usize| {
        file[at..at + bytes].iter().rev().fold(0, |all, &byte| all << 8 | usize::from(byte))
    };
    let (headers, size, count) = (number(0x28, 8), number(0x3a, 2), number(0x3c, 2));
    let section = |index: usize| headers + index * size;
    let names = number(section(number(0x3e, 2)) + 0x18, 8);
    let named = |index: usize| {
        let name = &file[names + number(section(index), 4)..];
        wanted.iter().any(|wanted| name.starts_with(wanted.as_bytes()))
    };
    (0..count).filter(|&index| named(index)).map(|index| number(section(index) + 0x20, 8)).sum()
}

/// Most of the time that the crate of indexes takes to compile went into encoders and decoders of schemes that a program
/// does not have. A bound on its code holds that they are compiled where they are called.
#[test]
#[ignore = "compiles a crate, optimised: `.ci/run` runs it"]
fn programs_compile_the_encoders_that_they_use() {
    if !cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        println!("skipped: sections are counted in ELF files of 64 bits");
        return;
    }
    let _others_wait = COMPILING.lock();
    let code = sections(&object("quadrille-tablebase"), &[".text"]);
    println!("{code} bytes of code");
    assert!((20_000..48_000).contains(&code), "{code} bytes of code");
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
