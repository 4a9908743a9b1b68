//! The examples, in one program, so that their shared code is compiled once.

#[path = "../../endgame/files.rs"]
mod files;
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

use quadrille_examples::{chess, games};

mod chess_perft;
mod cuckoo;
mod endgame;
mod fen;
mod game_perft;
mod index;
mod lines;
mod pairs;
mod pipes;
