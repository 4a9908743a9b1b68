//! What functions of squares cost.

use super::Emission;
use crate::layout::WordSize;
use crate::lower::function_cost::FunctionCost;

impl Emission<'_> {
    pub(super) fn cost_of_file(&self) -> FunctionCost {
        FunctionCost::of_map(&self.solution.squares.file, "COORDS", 2 * self.entries())
    }

    pub(super) fn cost_of_rank(&self) -> FunctionCost {
        FunctionCost::of_map(&self.solution.squares.rank, "COORDS", 2 * self.entries())
    }

    /// The file and the rank are compared with the board's; without a square, the number with none.
    pub(super) fn cost_of_at(&self) -> FunctionCost {
        let board = self.layout.board();
        let map = &self.solution.squares.number;
        let (exists, table) = if board.is_full() { (0, "NUMBER_AT") } else { (1, "PLACES") };
        let number = FunctionCost::of_map(map, table, super::squares::places(board.places()));
        // Two comparisons, and a product and a sum for the place.
        number.plus(exists + 4)
    }

    pub(super) fn cost_of_offset(&self) -> FunctionCost {
        self.cost_of_file().and(&self.cost_of_rank()).and(&self.cost_of_at()).plus(2)
    }

    /// What it costs to read a piece's number from a packed position, or to put it there: each field is
    /// moved and masked, moved again and joined to the others.
    pub(super) fn cost_of_number(&self) -> FunctionCost {
        let fields = self.layout.packing(WordSize::U64.bits()).fields().len() as u32;
        FunctionCost::operations(4 * fields - 1)
    }

    /// What it costs to make a square of a number that must be one's.
    pub(super) fn cost_of_square_or_none(&self) -> FunctionCost {
        let numbering = self.numbering();
        // Where each code is a square there is nothing to look up.
        if numbering.board().len() == 1 << numbering.bits() {
            return FunctionCost::default();
        }
        self.cost_of_square()
    }

    /// What it costs to know whether a number is a square's.
    pub(super) fn cost_of_square(&self) -> FunctionCost {
        if self.numbering().is_dense() {
            FunctionCost::operations(1)
        } else {
            FunctionCost::load("COORDS", 2 * self.entries()).plus(2)
        }
    }
}
