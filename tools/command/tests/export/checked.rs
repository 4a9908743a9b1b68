//! Arguments outside the domain of functions: under the macro that has them checked each ends the program, at once and
//! before anything undefined happens. Without the macro nothing is compiled for the checks.

use std::process::Command;

use crate::IS_LONG;
use crate::compiler::{Folder, Language, exported};
use crate::header::{self, Function};

const METHODS: &str = "pub struct Methods {
    board: 8 x 8, number: file * 8 + rank, sliders: { rook: pext, bishop: obstruction_difference },
    pieces: { rook: R, bishop: B, knight: N, lame: n(2,1) as quadrille::piece::Horse },
}";

#[test]
fn wrong_arguments_end_the_program() {
    check("lerf", "lerf");
    if IS_LONG {
        check("xiangqi", "xiangqi");
        check("x88", "x88");
        check("methods", METHODS);
    }
}

fn check(prefix: &str, description: &str) {
    if !Language::C.is_there() {
        return;
    }
    let header = exported(description, "c");
    let mut functions = header::functions(&header, prefix);
    let of_words = ["_lowest_64", "_highest_64"];
    functions.extend(
        header::functions(&header, "quadrille")
            .into_iter()
            .filter(|function| of_words.iter().any(|end| function.name.ends_with(end))),
    );
    assert!(functions.len() > 60, "few functions of {prefix}: {}", functions.len());
    assert!(header.contains("#else\n#define QUADRILLE_CHECK(condition) ((void)0)\n#endif"));
    let folder = Folder::new(&format!("checked_{prefix}"));
    folder.write("layout.h", &header);
    every_wrong_argument_ends_the_program(&folder, prefix, &functions);
}

/// A value that a parameter may have, and values that it may not have.
fn values(function: &str, ty: &str, name: &str) -> (&'static str, Vec<&'static str>) {
    let is_of = |ends: &[&str]| ends.iter().any(|end| function.ends_with(end));
    let ty = ty.rsplit_once('_').map_or(ty, |(prefix, rest)| {
        // `lerf_square` and `const lerf_square *`, but for `uint64_t`.
        if rest.starts_with('t') {
            ty
        } else if prefix.starts_with("const") {
            "const"
        } else {
            rest
        }
    });
    match (ty, name) {
        ("square", _) => ("squares[0]", vec!["(PREFIX(square))UPPER(NO_SQUARE)"]),
        ("color", _) => ("1", vec!["2"]),
        ("direction", _) if is_of(&["_shift"]) => ("2", vec![]),
        ("direction", _) => ("2", vec!["8"]),
        ("bitboard *", _) => ("&set_room", vec!["&empty_set"]),
        ("const", "squares") => ("squares", vec!["wrong_squares"]),
        ("square *", _) => ("square_room", vec![]),
        ("const char *", _) => ("\"\"", vec![]),
        (_, "word") if function.contains("_lowest_") || function.contains("_highest_") => {
            ("1", vec!["0"])
        }
        (_, "index") if is_of(&["_u128"]) => ("PREFIX(pack_u128)(squares, 1)", vec![]),
        (_, "index") => ("PREFIX(pack)(squares, 1)", vec![]),
        (_, "file" | "rank") if is_of(&["_set"]) => ("1", vec!["UPPER(FILES) + UPPER(RANKS)"]),
        (_, "pieces") if function.contains("_is_packed") => ("1", vec![]),
        (_, "pieces") => ("1", vec!["0", "200"]),
        (_, "piece" | "a" | "b") if ty == "unsigned" => ("0", vec!["1"]),
        (_, "count") => ("1", vec!["65"]),
        _ => ("0", vec![]),
    }
}

/// `CALL(...)` for each function with right arguments, and for each wrong argument.
fn calls(functions: &[Function]) -> Vec<String> {
    let mut calls = Vec::new();
    for Function { name, parameters, .. } in functions {
        let values: Vec<_> = parameters.iter().map(|(ty, of)| values(name, ty, of)).collect();
        let right: Vec<&str> = values.iter().map(|(right, _)| *right).collect();
        let mut call = |ends: u8, text: &str, arguments: &[&str]| {
            let (number, arguments) = (calls.len(), arguments.join(", "));
            calls.push(format!(
                "CALL({number}, \"{name}{text}\", {ends}, (void){name}({arguments}))"
            ));
        };
        call(0, "", &right);
        for (index, (_, wrong)) in values.iter().enumerate() {
            for wrong in wrong {
                let mut arguments = right.clone();
                arguments[index] = wrong;
                call(1, &format!(" with a wrong {}", parameters[index].1), &arguments);
            }
        }
    }
    calls
}

fn every_wrong_argument_ends_the_program(folder: &Folder, prefix: &str, functions: &[Function]) {
    let calls = calls(functions);
    let wrong = calls.iter().filter(|call| call.contains(" with a wrong ")).count();
    let upper = prefix.to_uppercase();
    let sets = if functions.iter().any(|function| function.name.ends_with("_rank_set")) {
        "#define SETS\n"
    } else {
        ""
    };
    let source = format!(
        "#include \"layout.h\"\n#define PREFIX(name) {prefix}_##name\n#define UPPER(name) {upper}_##name\n{sets}\
         #define CALLS \\\n{}\n#include \"checked.c\"\n",
        calls.join(" \\\n")
    );
    let options = [
        "-DQUADRILLE_CHECKED",
        "-D_POSIX_C_SOURCE=200809L",
        "-fsanitize=address,undefined",
        "-fno-sanitize-recover=all",
    ];
    let program = folder.compile(Language::C, &source, &options);
    let ran = Command::new(&program).output().expect("a program");
    let (printed, messages) =
        (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success(), "{prefix}: {messages}");
    assert_eq!(printed, "", "{prefix}");
    let stated = messages.lines().filter(|line| line.contains(": not "));
    assert_eq!(stated.count(), wrong, "{prefix}: {messages}");
    assert_eq!(messages.lines().count(), wrong, "{prefix}: {messages}");
}
