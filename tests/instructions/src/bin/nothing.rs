//! The same program without look-ups: its constants are in every program.

fn main() -> std::process::ExitCode {
    let count = std::env::args().count();
    let all = (count as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    std::process::ExitCode::from(all.count_ones() as u8)
}
