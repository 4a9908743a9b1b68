//! The crates that users compile, by the features of `quadrille`.

use std::process::Command;

/// The packages of a program with these features, each as `name [features]`.
fn packages(features: &str) -> Vec<String> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["tree", "--quiet", "--locked", "--offline", "--package", "quadrille"]);
    cargo.args(["--no-default-features", "--features", features, "--edges", "normal,build"]);
    cargo.args(["--prefix", "none", "--format", "{lib} [{f}]"]);
    let output = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().map(str::to_owned).collect()
}

fn has(packages: &[String], name: &str) -> bool {
    packages.iter().any(|package| package.starts_with(&format!("{name} ")))
}

#[test]
fn kept_layouts_compile_of_syn_what_the_derive_of_conversions_needs() {
    assert!(!has(&packages("lerf"), "syn"));
    let converts = packages("convert,lerf");
    assert!(converts.iter().any(|it| it == "syn [derive,parsing,printing,proc-macro]"));
    assert!(!has(&converts, "quadrille_codegen"));
}

#[test]
fn macros_and_standard_layouts_compile_no_formatter() {
    for features in ["convert,macros,pairs,packed-flips,tablebase", "all-layouts"] {
        let packages = packages(features);
        assert!(has(&packages, "quadrille_codegen"));
        assert!(!has(&packages, "prettyplease"), "{features}");
        let full = packages.iter().find(|it| it.starts_with("syn ") && it.contains("full"));
        assert_eq!(full, None, "{features}");
    }
}
