//! timecat with a prober mates a lone king by the tables, as quickly as the tables say is possible.

use std::path::Path;

use timecat_prober::{BoardMethodOverload, ChessEngine, Engine, Move, SearchConfig, syzygy};

#[test]
fn mates_by_tables_at_depth_one() {
    let tables = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../syzygy/tests/data");
    assert_eq!(syzygy::open(tables.to_str().expect("a path")).expect("a folder"), 10);
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..10 {
        let mut engine = Engine::from_fen("8/8/3k4/8/8/8/8/R3K3 w - - 0 1").expect("a FEN");
        let mut plies = 0;
        while !engine.get_board().is_game_over() {
            let played: Move = if plies % 2 == 0 {
                let found = engine.search(&SearchConfig::new_depth(1), false);
                found.get_best_move().expect("a move")
            } else {
                let moves: Vec<Move> =
                    engine.get_board().generate_legal_moves().into_iter().collect();
                moves[random.usize(..moves.len())]
            };
            engine.get_board_mut().push(played).expect("a legal move");
            plies += 1;
        }
        assert!(engine.get_board().is_checkmate(), "{}", engine.get_board().get_fen());
        // The longest win of a rook takes 31 plies.
        assert!(plies <= 31, "{plies} plies");
    }
}
