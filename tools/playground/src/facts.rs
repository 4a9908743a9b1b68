//! Facts about layouts, such as pieces and symmetries, for the controls of the page.

use quadrille_codegen::described_type::Described;
use quadrille_codegen::model::SliderMethod;
use quadrille_tools::show::Flip;
use serde::Serialize;

/// The facts about a layout.
#[derive(Debug, Serialize)]
pub struct Facts {
    name: String,
    /// The size of the board, files x ranks.
    board: String,
    /// The squares in reading order.
    squares: Vec<String>,
    /// The pieces, with `pawn`.
    pieces: Vec<String>,
    /// The pieces that are one rider, and may share an index.
    riders: Vec<String>,
    regions: Vec<String>,
    /// The names of the board's mirrors and turns.
    flips: Vec<&'static str>,
    has_groups: bool,
    /// The names of methods of sliders' look-ups.
    methods: Vec<&'static str>,
}

/// The facts about layouts.
pub fn facts(layouts: &[Described]) -> Vec<Facts> {
    layouts.iter().map(of).collect()
}

fn of(Described { item, layout, .. }: &Described) -> Facts {
    let board = layout.board();
    let names = |is_meant: fn(&quadrille_codegen::model::Piece) -> bool| {
        let pieces = layout.pieces.iter().filter(move |piece| is_meant(piece));
        pieces.map(|piece| piece.name.clone())
    };
    Facts {
        name: item.name.to_string(),
        board: board.to_string(),
        squares: board.reading_order().map(|square| layout.names.square(board, square)).collect(),
        pieces: names(|_| true).chain(["pawn".to_owned()]).collect(),
        riders: names(|piece| piece.rides.len() == 1 && piece.leaps.is_empty()).collect(),
        regions: layout.regions.iter().map(|region| region.name.clone()).collect(),
        flips: Flip::all().filter(|flip| flip.is_of(board)).map(Flip::name).collect(),
        has_groups: !layout.groups.is_empty(),
        methods: SliderMethod::NAMES.iter().map(|(name, ..)| *name).collect(),
    }
}
