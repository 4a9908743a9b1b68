//! Symbols of files that are compiled with different flags and include one header: linkers keep one of several weak
//! ones with one name, so that files share none unless the header is the same in them, instruction by instruction.
//!
//! Most desktop processors lack some of these instructions: programs are linked, and not run.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use crate::IS_LONG;
use crate::compiler::{Folder, Language, exported};
use crate::linked::LINKED;

/// The flags for which functions have bodies of their own.
const FLAGS: [&str; 5] = ["-mbmi2", "-mavx2", "-mgfni", "-mavx512bitalg", "-mavx512vbmi"];

/// All flags of the set whose bits these are.
fn flags(set: u32) -> Vec<&'static str> {
    (0..5).filter(|bit| set >> bit & 1 == 1).map(|bit| FLAGS[bit as usize]).collect()
}

/// Each flag alone, none and all; in long runs every set.
fn sets() -> Vec<u32> {
    if IS_LONG { (0..32).collect() } else { vec![0, 1, 2, 4, 8, 16, 31] }
}

/// A comparison, a switch of users, and instructions that compilers use unasked.
#[test]
fn conditions_of_the_header_are_in_its_name() {
    let header = exported(LINKED, "c");
    let (_, names) = header.split_once("#define QUADRILLE_NAMESPACE ").expect("a name");
    let (names, _) = names.split_once(')').expect("its end");
    for part in ["__clang_major__", "QUADRILLE_CHECKED", "__POPCNT__", "_MSC_VER"] {
        assert!(names.contains(part), "{part}: {names}");
    }
}

fn folder(test: &str) -> Folder {
    let folder = Folder::new(test);
    folder.export(LINKED, "linked.h");
    folder.write("linked.c", include_str!("../cpp/linked.c"));
    // Every function as a symbol.
    let all = "template struct Linked<unsigned>;";
    let all = format!("inline namespace QUADRILLE_NAMESPACE {{\n{all}\n}}\n");
    let all = format!("#include \"linked.c\"\n#ifdef __cplusplus\n{all}#endif\n");
    folder.write("all.c", &all);
    folder
}

/// The macros that the compiler defines, by which it decides which instructions it uses.
fn defined(compiler: &str, language: Language, flags: &[&str]) -> String {
    let arguments = ["-x", language.name(), language.standard(), "-dM", "-E", "/dev/null"];
    Folder::output(compiler.as_ref(), [&arguments, flags].concat())
}

/// For files that have one name for it the header is one text, and the compiler has the same instructions.
#[test]
fn a_name_means_one_header() {
    let folder = folder("namespaces");
    folder.write("name.cpp", "#include \"linked.h\"\n// The name:\nQUADRILLE_NAMESPACE\n");
    let (source, language) = (folder.path("name.cpp"), Language::Cpp);
    let switches = ["-DQUADRILLE_CHECKED", "-DQUADRILLE_NO_VECTORS", "-DQUADRILLE_NO_PEXT"];
    let switches = switches.into_iter().chain(["-DQUADRILLE_PEXT_LOOPS", "-std=c++14"]);
    let switches = switches.map(|switch| vec!["-mavx2", "-mbmi2", switch]);
    let all: Vec<_> = sets().into_iter().map(flags).chain(switches).collect();
    for compiler in language.compilers() {
        let mut by_name = BTreeMap::new();
        for flags in &all {
            let arguments = ["-E", "-P", language.standard(), &source];
            let text = Folder::output(compiler.as_ref(), [&arguments, &flags[..]].concat());
            let name = text.trim_end().rsplit('\n').next().expect("a line");
            let header = (text.replace(name, "NAME"), defined(&compiler, language, flags));
            let first = by_name.entry(name.to_owned()).or_insert((flags, header.clone()));
            assert!(first.1 == header, "{name} for {:?} and {flags:?} of {compiler}", first.0);
        }
        assert!(by_name.len() > 10, "{compiler}: {:?}", by_name.keys());
    }
}

/// The weak symbols of an object: functions and tables.
fn weak(object: &str) -> BTreeSet<String> {
    let symbols = Folder::output("nm".as_ref(), ["--defined-only", object]);
    // An address, a kind and a name.
    let symbols = symbols.lines().filter_map(|line| line.get(17..)?.split_once(' '));
    let weak = symbols.filter(|(kind, _)| ["W", "V", "u"].contains(kind));
    weak.map(|(_, name)| name.to_owned()).collect()
}

/// Calls of the layout's type leave no function of it, even unoptimised.
#[test]
fn the_type_is_put_in_the_place_of_its_calls() {
    let folder = folder("calls_of_the_type");
    let call = "uint64_t flipped(uint64_t set) { return Linked<>::flip_diagonal(set); }\n";
    folder.write("call.cpp", &format!("#include \"linked.h\"\n{call}"));
    let [source, object] = ["call.cpp", "call.o"].map(|name| folder.path(name));
    for compiler in Language::Cpp.compilers() {
        let mut compile = Command::new(&compiler);
        folder.run(compile.args([Language::Cpp.standard(), "-c", &source, "-o", &object]));
        let functions: Vec<_> =
            weak(&object).into_iter().filter(|name| name.contains("flip_diagonal")).collect();
        assert!(functions.is_empty(), "{compiler}: {functions:?}");
    }
}

/// An object, and what the compiler defined for it.
struct Object {
    flags: Vec<&'static str>,
    defined: String,
    path: String,
    weak: BTreeSet<String>,
}

impl Object {
    fn new(folder: &Folder, compiler: &str, language: Language, set: u32) -> Object {
        let (flags, path) = (flags(set), folder.path(&format!("file{set}.o")));
        let mut compile = Command::new(compiler);
        compile.args(["-x", language.name(), language.standard(), "-O0", "-c"]).args(&flags);
        compile.args([&format!("-DFILE_NAME=file{set}"), &folder.path("all.c"), "-o", &path]);
        folder.run(&mut compile);
        Object { defined: defined(compiler, language, &flags), flags, weak: weak(&path), path }
    }

    fn check_beside(&self, other: &Object) {
        let shared: Vec<_> = self.weak.intersection(&other.weak).collect();
        let is_same = self.defined == other.defined;
        assert!(is_same || shared.is_empty(), "{:?} {:?}: {shared:?}", self.flags, other.flags);
    }
}

/// Files of other instructions share no weak symbol. All are linked, and in long runs each pair alone.
#[test]
#[ignore = "compiles much: `.ci/long layouts`"]
fn no_symbol_takes_the_place_of_another() {
    let folder = folder("symbols");
    folder.write("main.c", "int main(void) { return 0; }\n");
    for language in Language::ALL {
        for compiler in language.compilers() {
            let (main, object) = (folder.path("main.c"), folder.path("main.o"));
            folder.run(Command::new(&compiler).args(["-c", &main, "-o", &object]));
            let object = |set| Object::new(&folder, &compiler, language, set);
            let objects: Vec<_> = sets().into_iter().map(object).collect();
            link(&folder, &compiler, &objects.iter().collect::<Vec<_>>());
            for (index, one) in objects.iter().enumerate() {
                for other in &objects[..index] {
                    one.check_beside(other);
                    if IS_LONG {
                        link(&folder, &compiler, &[one, other]);
                    }
                }
            }
        }
    }
}

fn link(folder: &Folder, compiler: &str, objects: &[&Object]) {
    let mut link = Command::new(compiler);
    link.arg(folder.path("main.o")).args(objects.iter().map(|object| &object.path));
    folder.run(link.args(["-o", &folder.path("program")]));
}
