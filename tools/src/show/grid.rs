//! The positions of a board's squares in a drawing.

use std::collections::BTreeSet;

use quadrille_codegen::model::Board;
use quadrille_runtime::{Direction, hexagon};

/// A number of columns to the right and of lines up.
type Vector = (i32, i32);

/// The grid of columns and lines on which squares lie. A square takes one of each. A hexagon takes two of either, so that
/// neighbours are displaced by half a hexagon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grid {
    /// A column for each file, a line for each rank.
    Squares,
    /// Hexagons in upright files: a step to the north is two lines.
    FlatTop(Axial),
    /// Hexagons in level ranks: a step to the east is two columns.
    PointyTop(Axial),
}

/// The vectors of a step of one file and of one rank, in units of 1 / `scale`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Axial {
    file: Vector,
    rank: Vector,
    scale: i32,
}

impl Grid {
    pub fn of(board: Board) -> Grid {
        let Some(steps) = hexagon::steps(&board.steps()) else { return Grid::Squares };
        let north = board.delta(Direction::North).is_some();
        let grid = if north {
            // The step to the north, and the next one clockwise.
            Axial::new([steps[0], steps[1]], [(0, 2), (1, 1)]).map(Grid::FlatTop)
        } else {
            Axial::new([steps[0], steps[1]], [(1, 1), (2, 0)]).map(Grid::PointyTop)
        };
        grid.filter(|grid| grid.keeps_apart(board)).unwrap_or(Grid::Squares)
    }

    /// True if no two squares have the same position.
    fn keeps_apart(self, board: Board) -> bool {
        let position = |square| self.position(board.file(square), board.rank(square));
        board.squares().map(position).collect::<BTreeSet<_>>().len() == board.len()
    }

    /// The column and the line of a square, lines counted upwards.
    pub fn position(self, file: u8, rank: u8) -> Vector {
        let (file, rank) = (i32::from(file), i32::from(rank));
        match self {
            Grid::Squares => (file, rank),
            Grid::FlatTop(axial) | Grid::PointyTop(axial) => axial.position(file, rank),
        }
    }

    /// The colour of a square, one of two or three, such that squares with a common side differ.
    pub fn shade(self, file: u8, rank: u8) -> u8 {
        let (column, line) = self.position(file, rank);
        match self {
            Grid::Squares => (column + line).rem_euclid(2) as u8,
            // Neighbours are one or two lines apart, or one or two columns apart.
            Grid::FlatTop(_) => line.rem_euclid(3) as u8,
            Grid::PointyTop(_) => column.rem_euclid(3) as u8,
        }
    }
}

impl Axial {
    /// The grid in which two steps have these two vectors, or `None` if both steps are along one line.
    fn new([a, b]: [(i8, i8); 2], [to_a, to_b]: [Vector; 2]) -> Option<Axial> {
        let [a, b] = [a, b].map(|(file, rank)| (i32::from(file), i32::from(rank)));
        let scale = a.0 * b.1 - a.1 * b.0;
        let file = (b.1 * to_a.0 - a.1 * to_b.0, b.1 * to_a.1 - a.1 * to_b.1);
        let rank = (a.0 * to_b.0 - b.0 * to_a.0, a.0 * to_b.1 - b.0 * to_a.1);
        (scale != 0).then_some(Axial { file, rank, scale })
    }

    fn position(self, file: i32, rank: i32) -> Vector {
        let Axial { file: f, rank: r, scale } = self;
        let part = |f: i32, r: i32| (file * f + rank * r).div_euclid(scale);
        (part(f.0, r.0), part(f.1, r.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board of 5 x 5 with these steps to the north, north-east, east and south-east, and their reverses.
    fn board(ways: [Option<(i8, i8)>; 4]) -> Board {
        let back = ways.map(|way| way.map(|(file, rank)| (-file, -rank)));
        let steps = [ways, back].concat().try_into().expect("eight");
        Board::new(5, 5).expect("a board").with_steps(steps)
    }

    /// The vector of each step from the middle of a board, which must lead to a neighbouring position in that direction.
    fn ways(board: Board) -> Vec<Vector> {
        let grid = Grid::of(board);
        let position = |square| grid.position(board.file(square), board.rank(square));
        let middle = board.square(2, 2);
        let from = position(middle);
        let steps = Direction::ALL.into_iter().filter_map(|way| board.step(middle, way));
        steps.map(position).map(|to| (to.0 - from.0, to.1 - from.1)).collect()
    }

    #[test]
    fn neighbours_lie_where_their_directions_point() {
        let flat = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];
        assert_eq!(ways(board([Some((0, 1)), Some((1, 1)), None, Some((1, 0))])), flat);
        assert_eq!(ways(board([Some((1, 0)), Some((1, 1)), None, Some((0, 1))])), flat);
        let pointy = [(1, 1), (2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1)];
        assert_eq!(ways(board([None, Some((0, 1)), Some((1, 0)), Some((1, -1))])), pointy);
        assert_eq!(ways(board([None, Some((1, 1)), Some((1, 0)), Some((0, -1))])), pointy);
        assert_eq!(Grid::of(Board::new(8, 8).expect("a board")), Grid::Squares);
        // Six directions that do not form a hexagon.
        let others = board([Some((0, 1)), Some((2, 1)), Some((1, 0)), None]);
        assert_eq!(Grid::of(others), Grid::Squares);
    }

    #[test]
    fn neighbours_at_a_side_differ_in_shade() {
        let board = board([None, Some((0, 1)), Some((1, 0)), Some((1, -1))]);
        let grid = Grid::of(board);
        let shade = |square| grid.shade(board.file(square), board.rank(square));
        for (square, way) in board.squares().flat_map(|s| Direction::ALL.map(|way| (s, way))) {
            let Some(other) = board.step(square, way) else { continue };
            assert_ne!(shade(square), shade(other));
        }
    }
}
