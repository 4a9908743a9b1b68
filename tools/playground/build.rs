//! The stack of the page's compiler: four megabytes, twice what the deepest description takes.

fn main() {
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg-cdylib=-zstack-size=4194304");
    }
    println!("cargo::rerun-if-changed=build.rs");
}
