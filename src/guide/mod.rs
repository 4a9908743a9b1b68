//! A guide, from a first layout to a program in C++. Each chapter has a picture, which
//! [the command `quadrille`](https://docs.rs/crate/quadrille-cli) draws, and a program that runs as a
//! test of this crate. Chapters begin with a line for cargo, such as `cargo add quadrille --features w`. Until there is a
//! release, add `--path ../quadrille`, a clone of the repository beside your crate.
//!
//! 1. [A first layout](first_layout): describe a numbering, and look up where pieces go
//! 2. [Your first engine](first_engine): legal moves, make and unmake, a Zobrist hash, perft
//! 3. [Shared tables](shared_tables): why the numbering of a board matters
//! 4. [Flips](flips): mirror and turn squares, sets and packed positions
//! 5. [Other games](other_games): shogi, xiangqi, and pieces of your own
//! 6. [Tablebases](tablebases): numbers for positions
//! 7. [Inputs of networks](networks): numbers for pairs of men, one of whom attacks the other
//! 8. [C, C++, Python, TypeScript](cpp): the same functions in other languages
//!
//! Besides the chapters, [research] tells how far tables can be shared.

#[doc = include_str!("first_layout.md")]
#[doc = include_str!("../../docs/numbers.svg")]
pub mod first_layout {}

#[doc = include_str!("first_engine.md")]
#[doc = include_str!("../../docs/numbers.svg")]
// The library leaves these to programs; a search for them finds the chapter that writes them.
#[doc(alias("zobrist", "fen", "perft", "mailbox", "make_move", "unmake_move", "legal_moves"))]
pub mod first_engine {}

#[doc = include_str!("shared_tables.md")]
#[doc = include_str!("../../docs/shared.svg")]
pub mod shared_tables {}

#[doc = include_str!("flips.md")]
#[doc = include_str!("../../docs/flips.svg")]
pub mod flips {}

#[doc = include_str!("other_games.md")]
#[doc = include_str!("../../docs/cannon.svg")]
pub mod other_games {}

#[doc = include_str!("tablebases.md")]
#[doc = include_str!("../../docs/triangle.svg")]
pub mod tablebases {}

#[doc = include_str!("networks.md")]
#[doc = include_str!("../../docs/numbers.svg")]
#[doc(alias("nnue", "threats", "policy", "features"))]
pub mod networks {}

#[doc = include_str!("cpp.md")]
#[doc = include_str!("../../docs/attacks.svg")]
pub mod cpp {}

#[doc = include_str!("research.md")]
pub mod research {}
