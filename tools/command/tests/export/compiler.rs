//! The command, and the system's compilers of C and C++.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use crate::IS_LONG;
use crate::command::{folder, with_input};

/// A language, and the name of its compiler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    C,
    Cpp,
}

/// The option by which words of 128 bits are structures.
pub const WITHOUT_INT128: &str = "-DQUADRILLE_NO_INT128";

impl Language {
    /// Both languages.
    pub const ALL: [Language; 2] = [Language::C, Language::Cpp];

    /// The compiler, which the environment may name.
    pub fn compiler(self) -> String {
        let (variable, usual) = match self {
            Language::C => ("CC", "cc"),
            Language::Cpp => ("CXX", "c++"),
        };
        env::var(variable).unwrap_or_else(|_| usual.to_owned())
    }

    /// The compilers that are there: the usual one, and in long runs Clang's.
    pub fn compilers(self) -> Vec<String> {
        let clang = match self {
            Language::C => "clang",
            Language::Cpp => "clang++",
        };
        let mut compilers = vec![self.compiler(), clang.to_owned()];
        compilers.truncate(if IS_LONG { 2 } else { 1 });
        compilers.dedup();
        compilers.retain(|compiler| is_there(compiler));
        compilers
    }

    /// The name that compilers have for it.
    pub fn name(self) -> &'static str {
        match self {
            Language::C => "c",
            Language::Cpp => "c++",
        }
    }

    pub fn standard(self) -> &'static str {
        match self {
            Language::C => "-std=c11",
            Language::Cpp => "-std=c++17",
        }
    }

    fn extension(self) -> &'static str {
        match self {
            Language::C => "c",
            Language::Cpp => "cpp",
        }
    }

    /// Returns whether the compiler is there. A message says so if it is not; with `REQUIRE_C` the test fails.
    pub fn is_there(self) -> bool {
        let is_there = is_there(&self.compiler());
        assert!(is_there || env::var_os("REQUIRE_C").is_none(), "there is no {}", self.compiler());
        is_there
    }
}

/// Returns whether a compiler or an interpreter is there. A message says so if it is not.
pub fn is_there(program: &str) -> bool {
    let version = Command::new(program).arg("--version").stdout(Stdio::null()).status();
    let is_there = version.is_ok_and(|status| status.success());
    if !is_there {
        tell_skipped(&format!("there is no {program}"));
    }
    is_there
}

/// Reports a skipped test past the test harness, which would keep the message to itself.
pub fn tell_skipped(reason: &str) {
    let _ = writeln!(std::io::stderr(), "skipped: {reason}");
}

/// A folder of one test, with the headers that it asks for.
pub struct Folder(PathBuf);

impl Folder {
    /// An empty folder.
    pub fn new(test: &str) -> Folder {
        Folder(folder(&format!("export/{test}")))
    }

    /// Writes a file.
    pub fn write(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).expect("a file");
    }

    /// The path of a file.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a name in Unicode").to_owned()
    }

    /// Runs a compiler, which must be content.
    pub fn run(&self, compiler: &mut Command) {
        let compiled = compiler.output().expect("a compiler");
        let messages = String::from_utf8_lossy(&compiled.stderr);
        assert!(compiled.status.success(), "{}: {compiler:?}: {messages}", self.0.display());
    }

    /// Exports a standard layout, or a description that is given to the command.
    pub fn export(&self, description: &str, name: &str) {
        self.write(name, &exported(description, "c"));
    }

    /// Compiles a source that includes files of this folder.
    pub fn compile(&self, language: Language, source: &str, options: &[&str]) -> PathBuf {
        self.compile_by(&language.compiler(), language, source, options)
    }

    /// The same by a compiler.
    pub fn compile_by(
        &self,
        compiler: &str,
        language: Language,
        source: &str,
        options: &[&str],
    ) -> PathBuf {
        let file = self.0.join("main").with_extension(language.extension());
        fs::write(&file, source).expect("a source");
        let program = self.0.join(format!("main-{}", language.extension()));
        let mut compiler = Command::new(compiler);
        compiler.arg(language.standard()).args(["-Wall", "-Wextra", "-Werror", "-pedantic", "-O1"]);
        compiler.arg("-I").arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cpp")).args(options);
        self.run(compiler.arg(&file).arg("-o").arg(&program));
        program
    }

    /// The output of a program that reads a text.
    pub fn output_of(program: &Path, text: &str) -> String {
        let mut run = Command::new(program);
        let mut run = run.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a program");
        // A program that found a fault stops reading, so this write may fail.
        let _ = run.stdin.take().expect("a pipe").write_all(text.as_bytes());
        let printed = run.wait_with_output().expect("an end").stdout;
        String::from_utf8(printed).expect("text")
    }

    pub fn output<'a>(program: &Path, arguments: impl IntoIterator<Item = &'a str>) -> String {
        let ran = Command::new(program).args(arguments).output().expect("a program");
        let messages = String::from_utf8_lossy(&ran.stderr);
        assert!(ran.status.success(), "{}: {messages}", program.display());
        String::from_utf8(ran.stdout).expect("text")
    }
}

/// The command's export of a standard layout, given by its name, or of a description.
pub fn exported(description: &str, to: &str) -> String {
    let is_name = description.chars().all(|c| c.is_alphanumeric() || c == '_');
    let name = if is_name { description } else { "-" };
    with_input(&["export", name, "--to", to], description).output()
}
