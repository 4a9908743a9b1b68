//! Files of a program in C that share one copy of the tables: each looks up what its own flags mean, in whatever order
//! files are linked, and has no tables. (Files of C++ share nothing unless their headers are the same: `symbols`.)

use std::fs;
use std::process::Command;

use crate::compiler::{Folder, Language, tell_skipped};

/// Two riders that are looked up in other ways where the target has instructions for it.
pub const LINKED: &str = "pub struct Linked {
    board: 8 x 8, number: rank * 8 + file,
    sliders: { rook: pext, bishop: obstruction_difference },
    pieces: { rook: R, bishop: B, queen: Q },
}";

/// The names of files' functions, and their flags. (On other processors than x86-64 the first two differ.)
const FILES: [(&str, &[&str]); 3] = [
    ("plain", &["-DLINKED_EXTERN"]),
    ("loops", &["-DLINKED_EXTERN", "-DQUADRILLE_PEXT_LOOPS"]),
    #[cfg(target_arch = "x86_64")]
    ("bits", &["-DLINKED_EXTERN", "-mavx2", "-mbmi2"]),
    #[cfg(not(target_arch = "x86_64"))]
    ("bits", &["-DLINKED_EXTERN", "-DQUADRILLE_CHECKED"]),
];

/// Orders of three in which each is first once: linkers take the definitions of the file that comes first.
const ORDERS: [[usize; 3]; 3] = [[0, 1, 2], [1, 2, 0], [2, 0, 1]];

/// The file that has the tables, calls the functions of the others, and prints how many look-ups are wrong in each.
const MAIN: &str = "#define LINKED_IMPLEMENTATION
#include \"linked.h\"
#include <stdio.h>
unsigned plain(void);
unsigned loops(void);
unsigned bits(void);
int main(void) {
    printf(\"%u %u %u\\n\", plain(), loops(), bits());
    return 0;
}
";

#[test]
fn one_copy_of_tables() {
    let folder = Folder::new("linked_shared");
    folder.export(LINKED, "linked.h");
    folder.write("linked.c", include_str!("../cpp/linked.c"));
    folder.write("main.c", MAIN);
    for compiler in Language::C.compilers() {
        let main = object(&folder, &compiler, "main.c", "main", &[]);
        let objects =
            FILES.map(|(name, flags)| object(&folder, &compiler, "linked.c", name, flags));
        for order in ORDERS {
            let program = folder.path("linked");
            let mut link = Command::new(&compiler);
            link.args(order.map(|index| &objects[index])).args([&main, "-o", &program]);
            folder.run(&mut link);
            if has_instructions() {
                let printed = Folder::output(program.as_ref(), []);
                assert_eq!(printed, "0 0 0\n", "{compiler} in order {order:?}");
            }
        }
        let size = |flags: &[&str]| {
            let object = object(&folder, &compiler, "linked.c", "own", flags);
            fs::metadata(object).expect("an object").len()
        };
        let [own, shared] = [size(&[]), size(&["-DLINKED_EXTERN"])];
        assert!(shared * 5 < own, "{shared} bytes without tables, {own} with them");
    }
}

/// Returns whether this processor has the instructions that files ask for. A message says so if it has not.
fn has_instructions() -> bool {
    #[cfg(target_arch = "x86_64")]
    if !(std::arch::is_x86_feature_detected!("avx2") && std::arch::is_x86_feature_detected!("bmi2"))
    {
        tell_skipped("this processor has no AVX2 and BMI2: programs are linked, and not run");
        return false;
    }
    true
}

fn object(folder: &Folder, compiler: &str, source: &str, name: &str, flags: &[&str]) -> String {
    let object = folder.path(&format!("{name}.o"));
    let mut compile = Command::new(compiler);
    compile.args(["-O1", "-Wall", "-Wextra", "-Werror", Language::C.standard(), "-c"]);
    compile.arg(format!("-DFILE_NAME={name}")).args(flags);
    folder.run(compile.args([&folder.path(source), "-o", &object]));
    object
}
