//! Exported functions, called in C and C++: programs read the calls from their standard input.

use crate::compiler::{Folder, Language};
use crate::header::{self, is_typed};
use crate::layouts::{CASES, Case};

impl Case {
    /// The prefixes of names in C.
    fn prefixes(&self) -> Vec<&str> {
        if self.is_prefixed { self.name.split('_').collect() } else { vec![self.name] }
    }

    /// The calls in C.
    fn calls_in_c(&self) -> String {
        let start = if self.is_prefixed { String::new() } else { format!("{}_", self.name) };
        self.calls.lines().filter(is_typed).flat_map(|line| [&start, line, "\n"]).collect()
    }
}

/// Compiles the headers of some layouts in one program, which makes all their calls.
fn check_in_c(test: &str, language: Language, cases: &[&Case], options: &[&str]) {
    if !language.is_there() {
        return;
    }
    let folder = Folder::new(test);
    let (mut source, mut calls, mut headers) = (String::new(), String::new(), Vec::new());
    for case in cases {
        folder.write(&format!("{}.h", case.name), &case.header);
        source.extend(["#include \"", case.name, ".h\"\n"]);
        headers.extend(case.prefixes().into_iter().map(|prefix| (prefix, &*case.header)));
        calls += &case.calls_in_c();
    }
    let program = folder.compile(language, &(source + &header::program(&headers)), options);
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

/// Words of either size, and pieces of any movement.
#[test]
fn in_cpp() {
    let mut cases = alone();
    if !cfg!(feature = "long") {
        cases.retain(|case| ["w", "xiangqi"].contains(&case.name));
    }
    check_in_c("calls_cpp", Language::Cpp, &cases, &[]);
}

/// Boards of more than 64 squares where there is no integer of 128 bits.
#[test]
fn in_cpp_without_wide_integers() {
    let mut cases = alone();
    let names = if cfg!(feature = "long") {
        &["xiangqi", "walkers", "board12x10"][..]
    } else {
        &["xiangqi"]
    };
    cases.retain(|case| names.contains(&case.name));
    check_in_c("calls_without_wide", Language::Cpp, &cases, &["-DQUADRILLE_NO_INT128"]);
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
