//! Files with several layouts: `FILE:NAME` chooses one of them, for every command.

use crate::command::{file, folder, quadrille, with_file, with_input};

const TWO: &str = "pub struct S { board: 4 x 4, number: rank * 4 + file, pieces: { rook: R } }
pub struct T { board: 4 x 4, number: file * 4 + rank }
";

/// Commands that take one layout, in the place of `FILE`.
const ONE: [&[&str]; 3] = [
    &["convert", "--from", "FILE", "--to", "FILE", "b1"],
    &["convert", "--from", "lerf", "--to", "FILE", "b1"],
    &["index", "KvK", "--layout", "FILE", "size"],
];

#[test]
fn which_to_choose_is_said_as_it_is_written() {
    let path = file(&folder("several"), "two.layout", TWO);
    for arguments in ONE {
        let errors = quadrille(&with_file(arguments, &path)).refusal();
        let forms = format!("choose one, `{path}:S` or `{path}:T`");
        assert!(errors.contains(&forms), "{arguments:?}: {errors}");
    }
}

#[test]
fn the_chosen_one_is_taken() {
    let path = file(&folder("chosen"), "two.layout", TWO);
    let (s, t) = (format!("{path}:S"), format!("{path}:T"));
    assert_eq!(quadrille(&["convert", "--from", &s, "--to", &t, "b1"]).output(), "4\n");
    // By hand: 240 pairs less 84 that touch, and 6 fixed by each diagonal: (156 + 6 + 6) / 8.
    assert_eq!(quadrille(&["index", "KvK", "--layout", &t, "size"]).output(), "21\n");
    let shown = quadrille(&["show", &t]).output();
    assert!(shown.starts_with("T:") && !shown.contains("S:"), "{shown}");
    assert!(!quadrille(&["explain", &t]).output().contains("rook"));
    assert!(!quadrille(&["compare", &s, &t]).output().is_empty());
    let rust = quadrille(&["expand", &s]).output();
    assert!(rust.contains("pub struct S;") && !rust.contains("pub struct T;"), "{rust}");
    for language in ["c", "python", "json"] {
        quadrille(&["export", &t, "--to", language]).output();
    }
    let checked = quadrille(&["check", &t]).output();
    let told = format!("{path}: no mistakes in layout T\n  T: 16 squares, 7 flips and turns, ");
    assert!(checked.starts_with(&told) && checked.lines().count() == 3, "{checked}");
    assert_eq!(with_input(&["convert", "--from=-:S", "--to", &t, "b1"], TWO).output(), "4\n");
    assert_eq!(quadrille(&["show", "lerf:Lerf"]).output(), quadrille(&["show", "lerf"]).output());
}

#[test]
fn names_that_no_layout_has_are_answered_with_those_there_are() {
    let path = file(&folder("none"), "two.layout", TWO);
    for arguments in [&["show", "FILE"][..], &["check", "FILE"], ONE[1], ONE[2]] {
        let errors = quadrille(&with_file(arguments, &format!("{path}:Other"))).refusal();
        assert!(errors.contains("no layout `Other`; there are S, T"), "{arguments:?}: {errors}");
    }
    let errors = quadrille(&["show", "lerf:Lref"]).refusal();
    assert!(errors.contains("did you mean `Lerf`?"), "{errors}");
}

#[test]
fn a_layout_without_its_file_is_told_how_it_is_written() {
    let errors = quadrille(&["show", "S"]).refusal();
    assert!(errors.contains("a layout that a file describes is `FILE:S`"), "{errors}");
}

#[test]
fn what_is_wrong_with_the_file_is_said_whatever_is_chosen() {
    let wrong = format!("{TWO}pub struct U {{ board: 0 x 3, number: file }}");
    let path = file(&folder("wrong"), "two.layout", &wrong);
    for layout in ["S", "U"] {
        let run = quadrille(&["show", &format!("{path}:{layout}")]);
        assert_eq!((run.status, run.out.as_str()), (1, ""));
        assert!(run.errors.contains("two.layout:3:23"), "{}", run.errors);
    }
}

#[cfg(unix)]
#[test]
fn a_file_with_a_colon_in_its_name_is_a_file() {
    let path = file(&folder("colon"), "two:S", TWO);
    let checked = quadrille(&["check", &path]).output();
    assert!(checked.starts_with(&format!("{path}: no mistakes in layouts S, T\n")), "{checked}");
    quadrille(&["check", &format!("{path}:T")]).output();
}
