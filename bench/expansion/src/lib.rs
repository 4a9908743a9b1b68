//! The cost of Quadrille's macros where they run: inside rustc, whose tokens differ from those of a program that
//! only has `proc-macro2`.

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeVal;
use proc_macro::{Literal, TokenStream, TokenTree};

/// Expands a description like `layout!`, and gives the seconds of processor time that it took instead of the
/// output.
///
/// # Panics
/// If the output is empty, or the system does not count a thread's time.
#[proc_macro]
pub fn seconds_to_expand(description: TokenStream) -> TokenStream {
    let start = seconds();
    let output = TokenStream::from(quadrille_codegen::expand_layout(description.into()));
    let taken = seconds() - start;
    assert!(!output.is_empty());
    TokenTree::from(Literal::f64_suffixed(taken)).into()
}

/// User and system time of this thread.
fn seconds() -> f64 {
    let usage = getrusage(UsageWho::RUSAGE_THREAD).expect("known on Linux");
    let seconds = |time: TimeVal| time.tv_sec() as f64 + time.tv_usec() as f64 / 1e6;
    seconds(usage.user_time()) + seconds(usage.system_time())
}
