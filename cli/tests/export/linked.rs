//! Programs whose files are compiled with different flags and include one header: each file looks up what its
//! own flags mean, in whatever order files are linked, and with optimisation at link time. Files of C that share
//! one copy of the tables have none of their own.

use std::fs;
use std::process::Command;

use crate::IS_LONG;
use crate::compiler::{Folder, Language, tell_skipped};

/// Two riders that are looked up in other ways where the target has instructions for it.
pub const LINKED: &str = "pub struct Linked {
    board: 8 x 8, number: rank * 8 + file,
    sliders: { rook: pext, bishop: obstruction_difference },
    pieces: { rook: R, bishop: B, queen: Q },
}";

/// A file of a program: the name of its function, and its flags.
type File = (&'static str, &'static [&'static str]);

const BY_TARGET: [File; 3] = [("plain", &[]), ("bits", &["-mbmi2"]), ("vectors", &["-mavx2"])];

const BY_SWITCH: [File; 3] = [
    ("plain", &[]),
    ("loops", &["-DLINKED_PEXT_LOOPS"]),
    ("checked", &["-DLINKED_CHECKED", "-mpopcnt"]),
];

const BY_INSTRUCTIONS: [File; 3] = [
    ("plain", &["-mavx2", "-mbmi2"]),
    ("checked", &["-mavx2", "-mbmi2", "-DLINKED_CHECKED"]),
    ("no_pext", &["-mavx2", "-mbmi2", "-DLINKED_NO_PEXT"]),
];

/// Files that take their tables from another one, which needs no flags of theirs. (On other processors than
/// x86-64 the first two differ.)
const SHARED: [File; 3] = [
    ("plain", &["-DLINKED_EXTERN"]),
    ("loops", &["-DLINKED_EXTERN", "-DLINKED_PEXT_LOOPS"]),
    #[cfg(target_arch = "x86_64")]
    ("bits", &["-DLINKED_EXTERN", "-mavx2", "-mbmi2"]),
    #[cfg(not(target_arch = "x86_64"))]
    ("bits", &["-DLINKED_EXTERN", "-DLINKED_CHECKED"]),
];

/// Orders of three in which each is first once: linkers take the definitions of the file that comes first.
const ORDERS: [[usize; 3]; 3] = [[0, 1, 2], [1, 2, 0], [2, 0, 1]];

#[test]
#[ignore = "compiles much: `.ci/long layouts`"]
#[cfg(target_arch = "x86_64")]
fn files_of_different_targets() {
    let runs = has_instructions();
    check("linked_by_target", &BY_TARGET, runs);
    check("linked_by_instructions", &BY_INSTRUCTIONS, runs);
}

#[test]
fn files_of_different_switches() {
    check("linked_by_switch", &BY_SWITCH, true);
}

#[test]
fn one_copy_of_tables() {
    let folder = folder("linked_shared");
    let tables = "#define LINKED_IMPLEMENTATION\n#include \"linked.h\"\n";
    folder.write("main.c", &(tables.to_owned() + &main_of(&SHARED)));
    check_language(&folder, Language::C, &SHARED, has_instructions());
    if Language::C.is_there() {
        let compiler = Language::C.compiler();
        let program = Program {
            folder: &folder,
            language: Language::C,
            compiler: &compiler,
            at_link_time: false,
        };
        let size = |flags: &[&str]| {
            let flags = [&["-DFILE_NAME=own"], flags].concat();
            fs::metadata(program.object("linked.c", "own", &flags)).expect("an object").len()
        };
        let [own, shared] = [size(&[]), size(&["-DLINKED_EXTERN"])];
        assert!(shared * 5 < own, "{shared} bytes without tables, {own} with them");
    }
}

/// Whether this processor has the instructions that files ask for; who runs the tests is told if not.
fn has_instructions() -> bool {
    #[cfg(target_arch = "x86_64")]
    if !(std::arch::is_x86_feature_detected!("avx2") && std::arch::is_x86_feature_detected!("bmi2"))
    {
        tell_skipped("this processor has no AVX2 and BMI2: programs are linked, and not run");
        return false;
    }
    true
}

/// Links the files in every order, by every compiler, and runs them.
fn check(test: &str, files: &[File; 3], runs: bool) {
    let folder = folder(test);
    folder.write("main.c", &main_of(files));
    for language in Language::ALL {
        check_language(&folder, language, files, runs);
    }
}

/// A folder with what all programs have.
fn folder(test: &str) -> Folder {
    let folder = Folder::new(test);
    folder.export(LINKED, "linked.h");
    folder.write("linked.c", include_str!("../cpp/linked.c"));
    folder
}

fn check_language(folder: &Folder, language: Language, files: &[File; 3], runs: bool) {
    for compiler in language.compilers() {
        let at_link_time = [false, true].into_iter().filter(|is_late| !is_late || IS_LONG);
        for at_link_time in at_link_time {
            Program { folder, language, compiler: &compiler, at_link_time }.check(files, runs);
        }
    }
}

/// The file that calls those of the others, and prints how many look-ups are wrong in each.
fn main_of(files: &[File]) -> String {
    let declared = files.iter().map(|(name, _)| format!("unsigned {name}(void);\n"));
    let called = files.iter().map(|(name, _)| format!("printf(\"{name} %u\\n\", {name}());\n"));
    format!(
        "#include <stdio.h>\n{}int main(void) {{\n{}return 0;\n}}\n",
        declared.collect::<String>(),
        called.collect::<String>()
    )
}

struct Program<'a> {
    folder: &'a Folder,
    language: Language,
    compiler: &'a str,
    at_link_time: bool,
}

impl Program<'_> {
    fn check(&self, files: &[File; 3], runs: bool) {
        if self.at_link_time && !self.links_late() {
            return tell_skipped(&format!("{} cannot optimise at link time", self.compiler));
        }
        let main = self.object("main.c", "main", &[]);
        let objects = files.map(|(name, flags)| {
            let named = format!("-DFILE_NAME={name}");
            let flags: Vec<&str> = flags.iter().copied().chain([named.as_str()]).collect();
            self.object("linked.c", name, &flags)
        });
        let expected = files.map(|(name, _)| format!("{name} 0\n")).concat();
        for order in ORDERS {
            let program = self.folder.path("linked");
            let mut link = self.command();
            link.args(order.map(|place| &objects[place])).args([&main, "-o", &program]);
            self.folder.run(&mut link);
            if runs {
                let printed = Folder::output(program.as_ref(), []);
                assert_eq!(printed, expected, "{} in order {order:?}", self.compiler);
            }
        }
    }

    fn object(&self, source: &str, name: &str, flags: &[&str]) -> String {
        let object = self.folder.path(&format!("{name}.o"));
        let mut compile = self.command();
        compile.args(["-x", self.language.name(), self.language.standard(), "-c"]).args(flags);
        compile.args([&self.folder.path(source), "-o", &object]);
        self.folder.run(&mut compile);
        object
    }

    /// The compiler, with what it is told for every file and for linking.
    fn command(&self) -> Command {
        let mut command = Command::new(self.compiler);
        command.args(["-O1", "-Wall", "-Wextra", "-Werror"]);
        if self.at_link_time {
            command.arg("-flto");
            if self.compiler.contains("clang") {
                command.arg("-fuse-ld=lld").arg("-Wno-unused-command-line-argument");
            }
        }
        command
    }

    /// Whether there is a linker that optimises.
    fn links_late(&self) -> bool {
        self.folder.write("empty.c", "int main(void) { return 0; }\n");
        let (source, program) = (self.folder.path("empty.c"), self.folder.path("empty"));
        let linked =
            self.command().args(["-x", self.language.name(), &source, "-o", &program]).output();
        linked.is_ok_and(|linked| linked.status.success())
    }
}
