//! How short circuits for Rotary's reflections may be.
//!
//! A reflection transposes each quadrant's 4 x 4 numbers and exchanges quadrants: bits move by 14
//! distances. Moves by one distance each (shifts, rotations) and joins of two words take four of
//! either to reach that many, and masks besides; only products move by many at once. What is tried
//! here is every circuit of two masked products, with up to three rotations, before or after either
//! or both, or with the bytes in opposite order first and up to two: there is none, and so none of
//! this kind has ten operations or fewer.

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

/// Whether two products can share the rest of the bits. Those that only one can take go first;
/// the more a product takes, the fewer others it can.
fn can_share(products: [Product; 2], targets: &Targets, mut rest: u64) -> bool {
    let mut choice = None;
    for bit in (0..64).filter(|bit| rest >> bit & 1 == 1) {
        let taken = products.map(|product| product.with(bit, targets[bit as usize]));
        match taken {
            [None, None] => return false,
            [Some(_), Some(_)] => choice = choice.or(Some((bit, taken))),
            _ => {
                choice = Some((bit, taken));
                break;
            }
        }
    }
    let Some((bit, taken)) = choice else { return true };
    rest &= !(1 << bit);
    let options =
        [taken[0].map(|first| [first, products[1]]), taken[1].map(|second| [products[0], second])];
    options.into_iter().flatten().any(|products| can_share(products, targets, rest))
}

/// The rotations that two products take before or after them: one where it is the same for both.
fn count(a: u32, b: u32) -> u32 {
    if a == b { u32::from(a != 0) } else { u32::from(a != 0) + u32::from(b != 0) }
}

fn has_circuit(targets: &Targets, most_rotations: u32) -> bool {
    let pairs = || (0..64).flat_map(|a| (0..64).map(move |b| (a, b)));
    let befores = pairs().filter(|(a, b)| a <= b);
    let mut rotations = befores.flat_map(|before| pairs().map(move |after| (before, after)));
    rotations.any(|(before, after)| {
        let product = |before, after| Product { before, after, ..Product::default() };
        count(before.0, before.1) + count(after.0, after.1) <= most_rotations
            && can_share(
                [product(before.0, after.0), product(before.1, after.1)],
                targets,
                u64::MAX,
            )
    })
}

#[test]
#[ignore = "seconds optimised, minutes not"]
fn two_products_make_no_reflection() {
    for anti in [false, true] {
        let targets = reflection(anti);
        assert!(!has_circuit(&targets, 3));
        assert!(!has_circuit(&after_byte_swap(&targets), 2));
    }
}

#[test]
fn what_two_products_can_do_is_found() {
    // All bits by one distance, in two parts; and halves by two distances each.
    let turned: Targets = std::array::from_fn(|bit| (bit as u32 + 24) % 64);
    assert!(has_circuit(&turned, 1));
    let exchanged: Targets = std::array::from_fn(|bit| bit as u32 ^ 0o10);
    assert!(has_circuit(&exchanged, 1));
}
