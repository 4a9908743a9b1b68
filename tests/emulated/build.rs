//! Links the program without a system's libraries, at the address to which the boot sector loads it.

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
