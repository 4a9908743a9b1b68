//! Indexes on boards of hexagons, against positions counted one by one in cube coordinates: each hexagon has three, which
//! add up to 0 and of which two differ by 1 between neighbours.

use std::collections::BTreeMap;

use quadrille_codegen::model::{Board, BoardSteps, Square};
use quadrille_codegen::tablebase::request::IndexRequest;
use quadrille_codegen::tablebase::solve::solve;
use quadrille_codegen::tablebase::verify::verify;
use quadrille_runtime::Symmetry;
use quadrille_tablebase::{KingRule, Material, Scheme};

type Cube = [i16; 3];

/// A board, and the cube coordinates of its squares.
struct Hexagons {
    board: Board,
    cubes: Vec<Cube>,
}

/// A turn or mirror: the image of each hexagon, and whether men who go forward go forward in the image.
#[derive(Clone)]
struct Motion {
    images: Vec<u8>,
    keeps_forward: bool,
}

impl Hexagons {
    fn new(
        (files, ranks): (u64, u64),
        directions: [Option<(i8, i8)>; 4],
        cube: impl Fn(i16, i16) -> Option<Cube>,
    ) -> Hexagons {
        let back = directions.map(|way| way.map(|(files, ranks)| (-files, -ranks)));
        let steps: BoardSteps = [directions, back].concat().try_into().expect("eight");
        let at = |file: u8, rank: u8| cube(file.into(), rank.into());
        let board = Board::with_shape(files, ranks, |file, rank| at(file, rank).is_some());
        let board = board.expect("a board").with_steps(steps);
        let of = |square| at(board.file(square), board.rank(square)).expect("a hexagon");
        Hexagons { board, cubes: board.squares().map(of).collect() }
    }

    /// Upright files, each moved up by half a hexagon from the one before. The hexagon on the file and rank `middle` has the
    /// coordinates 0, 0 and 0.
    fn upright(side: u64, middle: i16, is_there: impl Fn(Cube) -> bool) -> Hexagons {
        let directions = [Some((0, 1)), Some((1, 1)), None, Some((1, 0))];
        Hexagons::new((side, side), directions, |file, rank| {
            let cube = [file - middle, middle - rank, rank - file];
            is_there(cube).then_some(cube)
        })
    }

    /// Level ranks in a hexagon with three hexagons a side, of which `column` has the first coordinate.
    fn level(
        sides: (u64, u64),
        directions: [Option<(i8, i8)>; 4],
        column: impl Fn(i16, i16) -> Option<i16>,
    ) -> Hexagons {
        Hexagons::new(sides, directions, |file, rank| {
            let (x, z) = (column(file, rank)?, rank - 2);
            let cube = [x, -x - z, z];
            (length(cube) <= 2).then_some(cube)
        })
    }

    /// All maps of hexagons to hexagons that keep distances: a permutation of the coordinates, the change of all signs,
    /// and the displacement that carries the first hexagon to some other.
    fn motions(&self, forward: Cube) -> Vec<Motion> {
        let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let maps = orders.into_iter().flat_map(|order| [1, -1].map(|sign| (order, sign)));
        let number: BTreeMap<Cube, u8> = self.cubes.iter().copied().zip(0..).collect();
        let mut motions = Vec::new();
        for (order, sign) in maps {
            let turned = |cube: Cube| order.map(|from: usize| sign * cube[from]);
            for &to in &self.cubes {
                let first = turned(self.cubes[0]);
                let image = |cube: &Cube| {
                    let turned = turned(*cube);
                    number.get(&[0, 1, 2].map(|i| turned[i] - first[i] + to[i])).copied()
                };
                let images: Option<Vec<u8>> = self.cubes.iter().map(image).collect();
                let keeps_forward = turned(forward) == forward;
                motions.extend(images.map(|images| Motion { images, keeps_forward }));
            }
        }
        motions
    }

    /// Returns whether kings on two hexagons touch: through a side or a corner.
    fn touch(&self, a: u8, b: u8) -> bool {
        let [a, b] = [a, b].map(|man| self.cubes[usize::from(man)]);
        let mut distances = [0, 1, 2].map(|i| a[i].abs_diff(b[i]));
        distances.sort_unstable();
        matches!(distances, [0, 1, 1] | [1, 1, 2])
    }

    /// Checks that the index of two kings and another man has a number for each orbit of positions, and no others. Returns
    /// how many there are.
    fn check(&self, man: char, motions: &[Motion]) -> u64 {
        let material = Material::parse(&format!("K{man}vK")).expect("a material").with_forward("M");
        let request = IndexRequest {
            board: self.board,
            material,
            kings: KingRule::Apart,
            scheme: Scheme::default(),
            regions: Vec::new(),
            relations: Vec::new(),
        };
        let owned = solve(&request).expect("a plan");
        let plan = owned.plan();
        verify(&request, &plan).expect("a right plan");
        let mut seen = vec![false; plan.size() as usize];
        for men in self.positions() {
            let image = |motion: &Motion| men.map(|man| motion.images[usize::from(man)]);
            if motions.iter().any(|motion| image(motion) < men) {
                continue;
            }
            let encode = |[a, b, c]: [u8; 3]| plan.encode_board(&[a, b, c, 0, 0, 0, 0, 0]);
            let (index, _) = encode(men).expect("a position");
            assert!(!std::mem::replace(&mut seen[index as usize], true), "{men:?} shares {index}");
            // Debug builds take a minute for all images of the largest index.
            if plan.size() > 100_000 && index % 16 > 0 {
                continue;
            }
            let canonical = plan.decode_board(index);
            for image in motions.iter().map(image) {
                let (again, symmetry) = encode(image).expect("a position");
                assert_eq!(again, index, "{men:?} and {image:?}");
                let carried = image.map(|man| self.carried(man, symmetry));
                assert_eq!(carried, canonical[..3], "{image:?} by {symmetry}");
            }
        }
        assert!(seen.iter().all(|&seen| seen), "{material} has indexes without positions");
        plan.size()
    }

    /// All placements of White's king, another man and Black's king with kings apart.
    fn positions(&self) -> impl Iterator<Item = [u8; 3]> {
        let squares = move || 0..self.cubes.len() as u8;
        let kings = squares().flat_map(move |white| squares().map(move |black| (white, black)));
        let kings = kings.filter(|&(white, black)| white != black && !self.touch(white, black));
        kings.flat_map(move |(white, black)| {
            let others = squares().filter(move |&man| man != white && man != black);
            others.map(move |man| [white, man, black])
        })
    }

    /// The image of a square under a symmetry, as the layouts of the board have it.
    fn carried(&self, square: u8, symmetry: Symmetry) -> u8 {
        let (file, rank) = (self.board.file(Square(square)), self.board.rank(Square(square)));
        let image = self.board.hexagons().and_then(|it| it.image(symmetry, (file, rank)));
        let (file, rank) = image.expect("a cell");
        self.board.square(file, rank).0
    }
}

fn length(cube: Cube) -> i16 {
    cube.into_iter().map(i16::abs).max().unwrap_or(0)
}

/// The way forward in cube coordinates if files are upright: north.
const NORTH: Cube = [0, -1, 1];
/// The way forward if ranks are level: north-east and north-west together.
const BETWEEN: Cube = [-1, -1, 2];

/// The number of motions, of motions that keep forward, and of indexes of a queen and of a man who goes forward.
fn counts(hexagons: &Hexagons, forward: Cube) -> (usize, usize, u64, u64) {
    let motions = hexagons.motions(forward);
    let queens = hexagons.check('Q', &motions);
    let keeping: Vec<_> = motions.iter().filter(|motion| motion.keeps_forward).cloned().collect();
    (motions.len(), keeping.len(), queens, hexagons.check('M', &keeping))
}

#[test]
fn indexes_on_glinskis_board_fold_it_by_twelve_symmetries() {
    let glinski = Hexagons::upright(11, 5, |cube| length(cube) <= 5);
    assert_eq!(glinski.cubes.len(), 91);
    assert_eq!(counts(&glinski, NORTH), (12, 2, 54_279, 324_810));
}

#[test]
fn boards_of_other_shapes_are_folded_by_the_symmetries_that_they_have() {
    // Without six hexagons at its edge it is turned as a wheel with oblique teeth is, and has no mirror.
    let wheel = Hexagons::upright(7, 3, |cube| {
        let gaps = [[1, 2, -3], [3, -1, -2], [2, -3, 1], [-1, -2, 3], [-3, 1, 2], [-2, 3, -1]];
        length(cube) <= 3 && !gaps.contains(&cube)
    });
    assert_eq!(counts(&wheel, NORTH), (6, 1, 3335, 20_010));
    // A triangle in the corner of its box has three turns and three mirrors, about its own middle.
    let triangle = Hexagons::upright(7, 0, |[_, y, z]| y > -6 && z >= 0);
    assert_eq!(counts(&triangle, NORTH), (6, 1, 856, 5130));
    let without_a_top = Hexagons::upright(5, 2, |cube| length(cube) <= 2 && cube != [0, -2, 2]);
    assert_eq!(counts(&without_a_top, NORTH), (2, 2, 1382, 1382));
    let rhombus = Hexagons::upright(4, 0, |_| true);
    assert_eq!(counts(&rhombus, NORTH), (4, 1, 468, 1848));
    let oblong = Hexagons::upright(5, 0, |[x, ..]| x < 4);
    assert_eq!(counts(&oblong, NORTH), (2, 1, 2124, 4248));
    // Ranks that are each moved to the right by half a hexagon, and the same hexagons in every other cell of a wider box.
    let moved =
        Hexagons::level((5, 5), [None, Some((0, 1)), Some((1, 0)), Some((1, -1))], |file, _| {
            Some(file - 2)
        });
    let doubled = [None, Some((1, 1)), Some((2, 0)), Some((1, -1))];
    let doubled = Hexagons::level((9, 5), doubled, |file, rank| {
        let twice = file - 4 - (rank - 2);
        (twice % 2 == 0).then_some(twice / 2)
    });
    for level in [moved, doubled] {
        assert_eq!(counts(&level, BETWEEN), (12, 2, 290, 1684));
    }
}
