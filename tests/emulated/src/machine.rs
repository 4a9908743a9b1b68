//! The emulated machine: text output, the end, and the functions that the language needs of a system.

use core::arch::asm;
use core::panic::PanicInfo;

fn out(port: u16, byte: u8) {
    // SAFETY: only the emulator listens to these ports.
    unsafe { asm!("out dx, al", in("dx") port, in("al") byte, options(nostack)) }
}

/// Writes a line to the emulator's output.
pub fn say(line: &str) {
    line.bytes().chain([b'\n']).for_each(|byte| out(0xe9, byte));
}

/// Ends the emulation.
pub fn off() -> ! {
    loop {
        "Shutdown".bytes().for_each(|byte| out(0x8900, byte));
    }
}

#[panic_handler]
fn panic(info: &PanicInfo<'_>) -> ! {
    say("a look-up or a list is wrong:");
    if let Some(at) = info.location() {
        say(at.file());
        let digit = |unit| out(0xe9, b'0' + (at.line() / unit % 10) as u8);
        [100, 10, 1].into_iter().for_each(digit);
        say("");
    }
    off()
}

#[unsafe(no_mangle)]
unsafe extern "C" fn memcpy(to: *mut u8, from: *const u8, count: usize) -> *mut u8 {
    // SAFETY: the caller says so.
    unsafe {
        asm!("rep movsb", inout("rdi") to => _, inout("rsi") from => _, inout("rcx") count => _);
    }
    to
}

#[unsafe(no_mangle)]
unsafe extern "C" fn memset(to: *mut u8, byte: i32, count: usize) -> *mut u8 {
    // SAFETY: the caller says so.
    unsafe {
        asm!("rep stosb", inout("rdi") to => _, in("al") byte as u8, inout("rcx") count => _);
    }
    to
}

#[unsafe(no_mangle)]
unsafe extern "C" fn memcmp(one: *const u8, other: *const u8, count: usize) -> i32 {
    for at in 0..count {
        // SAFETY: the caller says so.
        let (one, other) = unsafe { (*one.add(at), *other.add(at)) };
        if one != other {
            return i32::from(one) - i32::from(other);
        }
    }
    0
}

/// The precompiled core names it but never calls it, since panics end the program.
#[unsafe(no_mangle)]
extern "C" fn rust_eh_personality() {}
