//! The examples, in one program, so that what they share is compiled once.

#[path = "../../chess/mod.rs"]
#[allow(dead_code, unused_imports, reason = "shared with programs that use other parts of it")]
mod chess;
#[path = "../../endgame/files.rs"]
mod files;
#[path = "../../games/mod.rs"]
mod games;
#[path = "../../endgame/library.rs"]
#[allow(dead_code, reason = "shared with a program that uses other parts of it")]
mod library;
#[path = "../../endgame/materials.rs"]
#[allow(dead_code, reason = "shared with a program that uses other parts of it")]
mod materials;
#[path = "../../endgame/position.rs"]
mod position;
#[path = "../../endgame/run.rs"]
mod run;
#[path = "../../endgame/solver.rs"]
mod solver;
#[path = "../../endgame/table.rs"]
mod table;

mod chess_perft;
mod endgame;
mod fen;
mod game_perft;
mod index;
mod pipes;
