//! How the program is linked: without a system's libraries, where the boot sector loads it.

fn main() {
    println!("cargo::rerun-if-changed=program.ld");
    let folder = std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let script = format!("-T{folder}/program.ld");
    for argument in
        ["-nostartfiles", "-nostdlib", "-static", "-no-pie", "-Wl,--build-id=none", &script]
    {
        println!("cargo::rustc-link-arg-bins={argument}");
    }
}
