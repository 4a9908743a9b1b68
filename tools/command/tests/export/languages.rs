//! The requirements of headers on compilers: languages, warnings, and constant expressions.

use std::process::Command;

use crate::compiler::{Folder, Language, WITHOUT_INT128, is_there};
use crate::linked::LINKED;

/// A program over a template is the same in two numberings, and all look-ups are constant expressions, whatever
/// instructions the target has.
#[test]
fn a_numbering_is_a_type() {
    let folder = Folder::new("template");
    folder.export("lerf", "lerf.h");
    folder.export("w", "w.h");
    folder.export(LINKED, "linked.h");
    folder.write("template.cpp", include_str!("../cpp/template.cpp"));
    folder.write("constants.cpp", CONSTANTS);
    for compiler in Language::Cpp.compilers() {
        for options in [&["-std=c++14"][..], &["-std=c++17"], &["-std=c++14", "-mavx2", "-mbmi2"]] {
            if cfg!(not(target_arch = "x86_64")) && options.len() > 1 {
                continue;
            }
            compile(&folder, &compiler, "constants.cpp", options);
        }
        let program = compile(&folder, &compiler, "template.cpp", &["-std=c++14"]);
        assert_eq!(Folder::output(program.as_ref(), []), "1 1\n");
    }
}

/// The class of a layout that is named as one of its members has another name.
#[test]
fn a_layout_is_named_as_it_likes() {
    let folder = Folder::new("names_of_members");
    folder.export("a8", "a8.h");
    let names = ["E4", "ALL", "Square"];
    let mut program =
        "#include \"a8.h\"\nstatic_assert(A8_<>::A8 == A8_A8, \"a square\");\n".to_owned();
    for name in names {
        let pieces = "board: 8 x 8, number: file * 8 + rank, pieces: { rook: R }";
        folder.export(&format!("pub struct {name} {{ {pieces} }}"), &format!("{name}.h"));
        let prefix = name.to_lowercase();
        let includes = format!(
            "#include \"{name}.h\"\nstatic_assert({name}_<>::SQUARES == 64, \"{prefix}\");\n"
        );
        program += &includes;
    }
    folder.write("names.cpp", &(program + "int main() {}\n"));
    for compiler in Language::Cpp.compilers() {
        compile(&folder, &compiler, "names.cpp", &["-std=c++14"]);
    }
}

/// The guide's examples of templates compile.
#[test]
fn templates_of_the_guide() {
    let folder = Folder::new("guide_types");
    let mine = "pub struct Mine { board: 8 x 8, number: file * 8 + rank, pieces: { rook: R } }";
    folder.export(mine, "mine.h");
    let guide = include_str!("../../../../src/guide/cpp.md");
    let (_, program) = guide.split_once("```cpp\n#include \"mine.h\"\n").expect("a program");
    let (program, _) = program.split_once("```\n").expect("its end");
    folder.write("guide.cpp", &format!("#include \"mine.h\"\n{program}int main() {{}}\n"));
    for compiler in Language::Cpp.compilers() {
        compile(&folder, &compiler, "guide.cpp", &["-std=c++14"]);
    }
}

const CONSTANTS: &str = "#include \"linked.h\"
static_assert(linked_rook_attacks(LINKED_A1, 0) == 0x01010101010101feull, \"by bits\");
static_assert(linked_bishop_attacks(LINKED_A1, 0) == 0x8040201008040200ull, \"by subtraction\");
int main() {}
";

/// Compiles a source with all warnings that engines turn on.
fn compile(folder: &Folder, compiler: &str, source: &str, options: &[&str]) -> String {
    let program = folder.path("program");
    let mut command = Command::new(compiler);
    command.args(["-Wall", "-Wextra", "-Wconversion", "-Wsign-conversion", "-Wshadow", "-Wundef"]);
    command.args(["-Werror", "-pedantic"]).args(options);
    folder.run(command.args([&folder.path(source), "-o", &program]));
    program
}

/// No warning of conversions, in 64 and 128 bits, by every compiler.
#[test]
fn no_conversion_loses_anything() {
    let folder = Folder::new("conversions_of_numbers");
    let headers = [("lerf", "lerf"), ("xiangqi", "xiangqi"), ("x88", "x88"), ("linked", LINKED)];
    let mut source = String::new();
    for (name, description) in headers {
        folder.export(description, &format!("{name}.h"));
        source += &["#include \"", name, ".h\"\n"].concat();
    }
    source += "int main(void) { return 0; }\n";
    folder.write("main.c", &source);
    folder.write("main.cpp", &source);
    for options in [&[][..], &[WITHOUT_INT128]] {
        for compiler in Language::C.compilers() {
            compile(&folder, &compiler, "main.c", &[&["-std=c99"], options].concat());
        }
        for compiler in Language::Cpp.compilers() {
            compile(&folder, &compiler, "main.cpp", &[&["-std=c++14"], options].concat());
        }
    }
}

/// Without an integer of 128 bits words have the operations of one, and in C++ its operators.
#[test]
fn words_without_integers() {
    let folder = Folder::new("words");
    folder.export("xiangqi", "xiangqi.h");
    folder.write("words.c", include_str!("../cpp/words.c"));
    folder.write("words.cpp", include_str!("../cpp/words.c"));
    let of = |compilers: Vec<String>, source: &'static str, standard: &'static str| {
        compilers.into_iter().map(move |compiler| (compiler, source, standard))
    };
    let in_c = of(Language::C.compilers(), "words.c", "-std=c99");
    for (compiler, source, standard) in
        in_c.chain(of(Language::Cpp.compilers(), "words.cpp", "-std=c++14"))
    {
        let program = compile(&folder, &compiler, source, &[standard, WITHOUT_INT128]);
        assert_eq!(Folder::output(program.as_ref(), []), "right\n", "{compiler}");
    }
}

/// Older languages are refused in one line.
#[test]
fn older_languages() {
    let folder = Folder::new("older_languages");
    folder.export("lerf", "lerf.h");
    folder.write("main.cpp", "#include \"lerf.h\"\nint main() {}\n");
    for compiler in Language::Cpp.compilers() {
        let mut command = Command::new(&compiler);
        command.args(["-std=c++11", "-fsyntax-only", &folder.path("main.cpp")]);
        let output = command.output().expect("a compiler");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(errors.matches(" error: ").count(), 1, "{errors}");
        assert!(errors.contains("needs C++14 or later"), "{errors}");
    }
}

/// Compilers that have none of GCC's built-in functions: Microsoft's, as Clang takes its place, and others.
#[test]
fn other_compilers() {
    let folder = Folder::new("other_compilers");
    folder.export(LINKED, "linked.h");
    let source =
        "#include \"linked.h\"\n#ifndef QUADRILLE_HAS_BIT_SCANS\n#error no bit scans\n#endif\n";
    folder.write("microsoft.cpp", source);
    folder.write("microsoft.c", source);
    for (source, standard) in [("microsoft.cpp", "-std=c++14"), ("microsoft.c", "-std=c11")] {
        if !is_there("clang") {
            continue;
        }
        let mut command = Command::new("clang");
        command.args([
            "--target=x86_64-pc-windows-msvc",
            "-ffreestanding",
            "-fsyntax-only",
            standard,
        ]);
        command.args(["-Wall", "-Wextra", "-Wconversion", "-Werror", "-mavx2", "-mbmi2"]);
        folder.run(command.arg(folder.path(source)));
    }
    // Targets without an integer of 128 bits.
    folder.export("xiangqi", "xiangqi.h");
    let looked_up = "static_assert(xiangqi_rook_attacks(XIANGQI_A1, 0) != 0, \"a rook\");\n";
    folder.write("wide.cpp", &format!("#include \"xiangqi.h\"\n{looked_up}"));
    folder.write("wide.c", "#include \"xiangqi.h\"\n");
    for target in ["x86_64-pc-windows-msvc", "i686-linux-gnu"] {
        for (source, standard) in [("wide.cpp", "-std=c++14"), ("wide.c", "-std=c99")] {
            if is_there("clang") {
                let mut command = Command::new("clang");
                command.args([&format!("--target={target}"), "-ffreestanding", "-fsyntax-only"]);
                command.args([standard, "-Wall", "-Wextra", "-Wconversion", "-Werror"]);
                folder.run(command.arg(folder.path(source)));
            }
        }
    }
    folder.write("linked.c", include_str!("../cpp/linked.c"));
    // The system's own headers need to know their compiler.
    let main = "#include <stdbool.h>\n#include <stdint.h>\n#include <stdio.h>\n#undef __GNUC__\n\
                #include \"linked.c\"\nint main(void) { printf(\"%u\", FILE_NAME()); }\n";
    folder.write("main.c", main);
    for compiler in Language::C.compilers() {
        let program = folder.path("program");
        let mut command = Command::new(&compiler);
        command.args(["-DFILE_NAME=plain", "-O1", &folder.path("main.c")]);
        folder.run(command.args(["-o", &program]));
        assert_eq!(Folder::output(program.as_ref(), []), "0");
    }
}
