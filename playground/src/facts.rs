//! The pieces, symmetries and so on of a layout, for the controls of the page.

use quadrille_codegen::item::Described;
use quadrille_codegen::model::SliderMethod;
use quadrille_runtime::{Direction, Symmetry, hexagon};
use quadrille_tools::show::Flip;
use serde::Serialize;

/// The parts of a layout.
#[derive(Debug, Serialize)]
pub struct Facts {
    name: String,
    /// Files x ranks.
    board: String,
    /// The bits of its bitboards, if it has some.
    word: Option<u32>,
    /// The squares in reading order.
    squares: Vec<String>,
    /// The pieces, with `pawn`.
    pieces: Vec<String>,
    /// The pieces that are one rider, and may share an index.
    riders: Vec<String>,
    regions: Vec<String>,
    symmetries: Vec<&'static str>,
    /// Besides these the turns that boards of hexagons have and words do not.
    turns: Vec<&'static str>,
    directions: Vec<&'static str>,
    has_groups: bool,
    /// The number of squares that fit a word of 64 and of 128 bits.
    most: [u32; 2],
    /// The methods by which sliders can be looked up.
    methods: Vec<&'static str>,
}

/// The parts of layouts.
pub fn facts(layouts: &[Described]) -> Vec<Facts> {
    layouts.iter().map(of).collect()
}

fn of(Described { item, layout }: &Described) -> Facts {
    let board = layout.board();
    let names = |is_meant: fn(&quadrille_codegen::model::Piece) -> bool| {
        let pieces = layout.pieces.iter().filter(move |piece| is_meant(piece));
        pieces.map(|piece| piece.name.clone())
    };
    let symmetries = board.symmetries().filter(|&symmetry| symmetry != Symmetry::Identity);
    let directions = Direction::ALL.into_iter().filter(|&way| board.delta(way).is_some());
    let is_hexagonal = hexagon::steps(&board.steps()).is_some();
    let most = [64, 128].map(|width| layout.packing(width).most_pieces());
    Facts {
        name: item.name.to_string(),
        board: board.to_string(),
        word: layout.word.map(|word| word.bits()),
        squares: board.reading_order().map(|square| layout.names.square(board, square)).collect(),
        pieces: names(|_| true).chain(["pawn".to_owned()]).collect(),
        riders: names(|piece| piece.rides.len() == 1 && piece.leaps.is_empty()).collect(),
        regions: layout.regions.iter().map(|region| region.name.clone()).collect(),
        symmetries: symmetries.map(Symmetry::name).collect(),
        turns: is_hexagonal.then(|| Flip::Rotate60.name()).into_iter().collect(),
        directions: directions.map(Direction::name).collect(),
        has_groups: !layout.groups.is_empty(),
        most,
        methods: SliderMethod::NAMES.iter().map(|(name, ..)| *name).collect(),
    }
}
