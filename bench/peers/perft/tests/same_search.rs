//! timecat's ports look up and search like timecat.

const POSITIONS: [(&str, i8); 4] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 5),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4),
];

/// Nodes, score and best moves of a search, by timecat or a port of it.
macro_rules! search {
    ($facade:ident, $fen:expr, $depth:expr) => {{
        use $facade::{ChessEngine, Engine, SearchConfig};
        let mut engine = Engine::from_fen($fen).expect("a FEN");
        let found = engine.search(&SearchConfig::new_depth($depth), false);
        let line: Vec<String> = found.get_pv().iter().map(ToString::to_string).collect();
        (found.get_num_nodes_searched(), found.get_score(), line)
    }};
}

/// All look-ups of a crate's squares: from one square to another, with these squares occupied.
macro_rules! sets {
    ($facade:ident, $from:expr, $to:expr, $occupied:expr) => {{
        use $facade::{ALL_COLORS, ALL_SQUARES, BitBoard};
        let (from, to) = (ALL_SQUARES[$from], ALL_SQUARES[$to]);
        let occupied = BitBoard::new($occupied);
        let pawns = ALL_COLORS.map(|color| {
            [from.get_pawn_quiets(color, occupied), from.get_pawn_attacks(color, occupied)]
        });
        let mut sets = vec![
            from.get_bishop_moves(occupied),
            from.get_rook_moves(occupied),
            from.get_queen_moves(occupied),
            from.get_knight_moves(),
            from.get_king_moves(),
            from.get_diagonal_bishop_rays_bb(),
            from.get_anti_diagonal_bishop_rays_bb(),
            from.get_bishop_rays_bb(),
            from.get_rook_rays_bb(),
            from.get_all_direction_rays_bb(),
            from.between(to),
            from.line(to),
        ];
        sets.extend(pawns.as_flattened());
        sets.into_iter().map(BitBoard::into_inner).collect::<Vec<u64>>()
    }};
}

#[test]
fn ports_search_the_same_nodes() {
    for (fen, depth) in POSITIONS {
        let published = search!(timecat, fen, depth);
        assert_eq!(search!(timecat_attacks, fen, depth), published, "{fen}");
        assert_eq!(search!(timecat_prober, fen, depth), published, "{fen}");
    }
}

#[test]
fn look_ups_are_the_published_ones() {
    let mut random = fastrand::Rng::with_seed(1);
    for (from, to) in (0..64).flat_map(|from| (0..64).map(move |to| (from, to))) {
        let occupied = random.u64(..) & random.u64(..);
        let published = sets!(timecat, from, to, occupied);
        assert_eq!(sets!(timecat_attacks, from, to, occupied), published, "{from} to {to}");
    }
}
