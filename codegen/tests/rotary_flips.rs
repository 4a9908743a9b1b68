//! How short circuits for Rotary's reflections may be.
//!
//! A reflection transposes each quadrant's 4 x 4 numbers and exchanges quadrants: bits move by 14
//! distances. Moves by one distance each (shifts, rotations) and joins of two words take four of
//! either to reach that many, and masks besides; only products move by many at once. What is tried
//! here is
//! - every circuit of two masked products, with up to three rotations, before or after either or both,
//!   or with the bytes in opposite order first and up to two: none of ten operations or fewer;
//! - every circuit of two masked products and two masked rotations: none of thirteen;
//! - every circuit of three masked products with up to two rotations: none of thirteen or fewer.
//!
//! Fourteen operations are known: two exchanges of bits and one of quadrants.

use quadrille_codegen::board::Board;

/// The number of a square.
fn number(file: u8, rank: u8) -> usize {
    let (mut at, mut quadrant) = ((file, rank), 0);
    while at.0 > 3 || at.1 > 3 {
        // A quarter turn back, towards a1.
        at = (7 - at.1, at.0);
        quadrant += 1;
    }
    16 * quadrant + 4 * usize::from(at.1) + usize::from(at.0)
}

/// Where each bit goes.
type Targets = [u32; 64];

fn reflection(anti: bool) -> Targets {
    let mut targets = [0; 64];
    let board = Board::new(8, 8).expect("64 squares");
    for square in board.squares() {
        let (file, rank) = (board.file(square), board.rank(square));
        let to = if anti { number(7 - rank, 7 - file) } else { number(rank, file) };
        targets[number(file, rank)] = to as u32;
    }
    targets
}

/// What remains to be done once the bytes are in opposite order.
fn after_byte_swap(targets: &Targets) -> Targets {
    std::array::from_fn(|bit| targets[(7 - bit / 8) * 8 + bit % 8])
}

/// `(x & sources) * factor & targets` between two rotations.
#[derive(Clone, Copy, Default)]
struct Product {
    before: u32,
    after: u32,
    sources: u64,
    factor: u64,
    targets: u64,
}

impl Product {
    /// The product that also takes a bit to its target, if that can be.
    fn with(self, bit: u32, target: u32) -> Option<Product> {
        let from = (bit + self.before) % 64;
        let to = (target + 64 - self.after) % 64;
        let by = to.checked_sub(from)?;
        let product = Product {
            sources: self.sources | 1 << from,
            factor: self.factor | 1 << by,
            targets: self.targets | 1 << to,
            ..self
        };
        product.is_exact().then_some(product)
    }

    /// Whether each target gets one bit, without which it would be wrong on some word. Carries
    /// may spoil it nonetheless.
    fn is_exact(self) -> bool {
        let (mut any, mut several) = (0, 0);
        for by in (0..64).filter(|by| self.factor >> by & 1 == 1) {
            several |= any & self.sources << by;
            any |= self.sources << by;
        }
        self.targets & !any == 0 && self.targets & several == 0
    }
}

/// Whether some products can share the rest of the bits. Those that the fewest can take go first;
/// the more a product takes, the fewer others it can.
fn can_share<const N: usize>(products: [Product; N], targets: &Targets, rest: u64) -> bool {
    let mut choice: Option<(usize, u32)> = None;
    for bit in (0..64).filter(|bit| rest >> bit & 1 == 1) {
        let takes = |product: &&Product| product.with(bit, targets[bit as usize]).is_some();
        let count = products.iter().filter(takes).count();
        if count == 0 {
            return false;
        }
        if choice.is_none_or(|(least, _)| count < least) {
            choice = Some((count, bit));
            if count == 1 {
                break;
            }
        }
    }
    let Some((_, bit)) = choice else { return true };
    (0..N).any(|place| {
        let Some(product) = products[place].with(bit, targets[bit as usize]) else { return false };
        let mut products = products;
        products[place] = product;
        can_share(products, targets, rest & !(1 << bit))
    })
}

/// The rotations that products take before or after them: one where it is the same for several.
fn count<const N: usize>(rotations: [u32; N]) -> u32 {
    let is_new = |place: &usize| {
        let rotation = rotations[*place];
        rotation != 0 && !rotations[..*place].contains(&rotation)
    };
    (0..N).filter(is_new).count() as u32
}

/// Every list of rotations, in which no more are different; the products may stand in any order.
fn rotations<const N: usize>(most: u32) -> Vec<[(u32, u32); N]> {
    let pairs: Vec<(u32, u32)> = (0..64).flat_map(|a| (0..64).map(move |b| (a, b))).collect();
    let mut lists = vec![[(0, 0); N]];
    for place in 0..N {
        let longer = lists.into_iter().flat_map(|list| {
            let least = if place == 0 { (0, 0) } else { list[place - 1] };
            let with = move |&pair: &(u32, u32)| {
                let mut list = list;
                list[place] = pair;
                list
            };
            let all = pairs.iter().filter(move |pair| **pair >= least).map(with);
            all.filter(|list| count(list.map(|it| it.0)) + count(list.map(|it| it.1)) <= most)
                .collect::<Vec<_>>()
        });
        lists = longer.collect();
    }
    lists
}

fn has_circuit<const N: usize>(targets: &Targets, most_rotations: u32, rest: u64) -> bool {
    rotations::<N>(most_rotations).into_iter().any(|list| {
        let product = |(before, after)| Product { before, after, ..Product::default() };
        can_share(list.map(product), targets, rest)
    })
}

/// The bits that go by one distance, for each of the distances.
fn by_distance(targets: &Targets) -> Vec<u64> {
    let mut distances = [0; 64];
    for (bit, target) in (0..64).zip(targets) {
        distances[(target + 64 - bit) as usize % 64] |= 1 << bit;
    }
    distances.into_iter().filter(|bits| *bits != 0).collect()
}

#[test]
#[ignore = "seconds optimised, minutes not"]
fn two_products_make_no_reflection() {
    for anti in [false, true] {
        let targets = reflection(anti);
        assert!(!has_circuit::<2>(&targets, 3, u64::MAX));
        assert!(!has_circuit::<2>(&after_byte_swap(&targets), 2, u64::MAX));
    }
}

/// A reflection at ranks or files is that at a diagonal and one rotation more or less, at either end.
#[test]
#[ignore = "seconds optimised"]
fn three_products_make_no_reflection() {
    for anti in [false, true] {
        for turn in [0, 16] {
            let targets = reflection(anti).map(|target| (target + turn) % 64);
            assert!(!has_circuit::<3>(&targets, 2, u64::MAX));
        }
    }
}

#[test]
#[ignore = "seconds optimised"]
fn two_products_and_two_rotations_make_no_reflection() {
    for anti in [false, true] {
        for turn in [0, 16] {
            let targets = reflection(anti).map(|target| (target + turn) % 64);
            let distances = by_distance(&targets);
            assert!(distances.len() > 10);
            for (place, first) in distances.iter().enumerate() {
                for second in &distances[place + 1..] {
                    assert!(!has_circuit::<2>(&targets, 0, !(first | second)));
                }
            }
        }
    }
}

#[test]
fn what_two_products_can_do_is_found() {
    // All bits by one distance, in two parts; and halves by two distances each.
    let turned: Targets = std::array::from_fn(|bit| (bit as u32 + 24) % 64);
    assert!(has_circuit::<2>(&turned, 1, u64::MAX));
    let exchanged: Targets = std::array::from_fn(|bit| bit as u32 ^ 0o10);
    assert!(has_circuit::<2>(&exchanged, 1, u64::MAX));
    // Halves by two distances and the others by one.
    let three: Targets = std::array::from_fn(|bit| match bit % 3 {
        0 if bit + 3 < 64 => bit as u32 + 1,
        1 if bit + 2 < 64 => bit as u32 + 1,
        2 if bit + 1 < 64 => bit as u32 - 2,
        _ => bit as u32,
    });
    assert!(has_circuit::<3>(&three, 1, u64::MAX));
}
