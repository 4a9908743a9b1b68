//! Measurements are for x86-64-v3, which desktop processors have had since 2013 (Haswell), but cargo does not
//! compile for it by default.

use std::env;
use std::process::{Command, exit};

/// If the processor is of that kind and this program is not compiled for it, compiles it so and runs the result
/// instead. Returns whether it did.
pub fn run_again() -> bool {
    if cfg!(target_feature = "avx2") || !is_v3() {
        return false;
    }
    let Ok(cargo) = env::var("CARGO") else {
        eprintln!("compiled for an old processor: run this through cargo");
        return false;
    };
    let folder = env!("CARGO_MANIFEST_DIR");
    let status = Command::new(cargo)
        .args(["run", "--release", "--bin", "flips", "--manifest-path"])
        .arg(format!("{folder}/Cargo.toml"))
        .args(["--target-dir", &format!("{folder}/target/x86-64-v3"), "--"])
        .args(env::args().skip(1))
        .env("RUSTFLAGS", "-C target-cpu=x86-64-v3")
        .status();
    match status {
        Ok(status) => exit(status.code().unwrap_or(1)),
        Err(error) => {
            eprintln!("cargo does not run again: {error}");
            false
        }
    }
}

#[cfg(target_arch = "x86_64")]
fn is_v3() -> bool {
    is_x86_feature_detected!("avx2") && is_x86_feature_detected!("bmi2")
}

#[cfg(not(target_arch = "x86_64"))]
fn is_v3() -> bool {
    false
}
