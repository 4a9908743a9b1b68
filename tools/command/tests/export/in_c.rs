//! Exported functions, called in C and C++: programs read the calls from their standard input.

use crate::compiler::{Folder, Language, WITHOUT_INT128};
use crate::header::{self, is_typed};
use crate::layouts::{CASES, Case};

impl Case {
    /// The prefixes of names in C.
    fn prefixes(&self) -> Vec<&str> {
        if self.is_prefixed { self.name.split('_').collect() } else { vec![self.name] }
    }

    fn calls_in_c(&self) -> String {
        let start = if self.is_prefixed { String::new() } else { format!("{}_", self.name) };
        self.calls.lines().filter(is_typed).flat_map(|line| [&start, line, "\n"]).collect()
    }
}

/// Compiles the headers of some layouts in one program, which makes all their calls.
fn check_in_c(test: &str, language: Language, cases: &[&Case], options: &[&str]) {
    if language.is_there() {
        check_by(&language.compiler(), test, language, cases, options);
    }
}

/// The same by a compiler.
fn check_by(compiler: &str, test: &str, language: Language, cases: &[&Case], options: &[&str]) {
    check_every(1, compiler, test, language, cases, options);
}

/// The same with every `step`-th call.
fn check_every(
    step: usize,
    compiler: &str,
    test: &str,
    language: Language,
    cases: &[&Case],
    options: &[&str],
) {
    let folder = Folder::new(test);
    let (mut source, mut calls, mut headers) = (String::new(), String::new(), Vec::new());
    for case in cases {
        folder.write(&format!("{}.h", case.name), &case.header);
        source.extend(["#include \"", case.name, ".h\"\n"]);
        headers.extend(case.prefixes().into_iter().map(|prefix| (prefix, &*case.header)));
        let all = case.calls_in_c();
        calls.extend(all.lines().step_by(step).flat_map(|line| [line, "\n"]));
    }
    let source = source + &header::program(&headers);
    let program = folder.compile_by(compiler, language, &source, options);
    let printed = Folder::output_of(&program, &calls);
    let expected = calls.lines().count().to_string();
    assert_eq!(printed.trim(), expected, "{test} with {options:?}");
}

/// The layouts that are alone in their header.
fn alone() -> Vec<&'static Case> {
    CASES.iter().filter(|case| !case.is_prefixed).collect()
}

#[test]
#[ignore = "compiles programs: `.ci/run`"]
fn in_c() {
    check_in_c("calls", Language::C, &alone(), &[]);
}

#[test]
#[ignore = "compiles programs: `.ci/run`"]
fn conversions_in_c() {
    let cases: Vec<&Case> = CASES.iter().filter(|case| case.is_prefixed).collect();
    check_in_c("conversions", Language::C, &cases, &[]);
    #[cfg(feature = "long")]
    check_in_c("conversions_cpp", Language::Cpp, &cases, &[]);
}

/// Some calls of the board whose numbers all are squares; the others are made by `in_c`.
#[test]
fn some_of_256_squares() {
    let cases: Vec<_> = alone().into_iter().filter(|case| case.name == "large16").collect();
    if Language::C.is_there() {
        check_every(13, &Language::C.compiler(), "calls_of_256", Language::C, &cases, &[]);
    }
}

/// Words of either size, and pieces of any movement.
#[test]
fn in_cpp() {
    let mut cases = alone();
    if !cfg!(feature = "long") {
        cases.retain(|case| ["w", "xiangqi", "large12", "torus"].contains(&case.name));
    }
    check_in_c("calls_cpp", Language::Cpp, &cases, &[]);
}

/// Boards of more than 64 squares, and positions of 128 bits, where there is no integer of 128 bits. In long runs by all
/// compilers, as all versions of the languages.
#[test]
fn without_wide_integers() {
    let long = [
        "xiangqi",
        "large12",
        "wide_ring",
        "ring_with_holes",
        "large_torus",
        "rolling",
        "large16",
        "walkers",
        "board12x10",
        "w",
    ];
    let names = if cfg!(feature = "long") { &long[..] } else { &long[..3] };
    let cases: Vec<_> = alone().into_iter().filter(|case| names.contains(&case.name)).collect();
    for language in Language::ALL.into_iter().filter(|language| language.is_there()) {
        let mut standards = match language {
            Language::C => vec!["-std=c99", "-std=c11", "-std=c17", "-std=c2x"],
            Language::Cpp => vec!["-std=c++14", "-std=c++17", "-std=c++20", "-std=c++2b"],
        };
        standards.truncate(if cfg!(feature = "long") { 4 } else { 1 });
        for compiler in language.compilers() {
            for standard in &standards {
                let options = [standard, WITHOUT_INT128];
                check_by(&compiler, "calls_without_wide", language, &cases, &options);
            }
        }
    }
}

/// By the instructions that this processor has.
#[cfg(all(feature = "long", target_arch = "x86_64"))]
#[test]
fn by_instructions() {
    let has_bmi2 = is_x86_feature_detected!("bmi2");
    let options: [(bool, &[&str]); 4] = [
        (true, &["-DQUADRILLE_PEXT_LOOPS"]),
        (has_bmi2 && is_x86_feature_detected!("avx2"), &["-mavx2", "-mbmi2"]),
        (is_x86_feature_detected!("gfni"), &["-mgfni", "-mssse3"]),
        (
            has_bmi2 && is_x86_feature_detected!("avx512bitalg"),
            &["-mgfni", "-mavx512bitalg", "-mavx512vl", "-mbmi2"],
        ),
    ];
    for (index, (_, options)) in options.iter().enumerate().filter(|(_, (is_there, _))| *is_there) {
        for language in Language::ALL {
            check_in_c(&format!("instructions_{index}"), language, &alone(), options);
        }
    }
}
