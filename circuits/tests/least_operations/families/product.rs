//! The moves of bits that one product can make, without regard to carries.

/// `(x & sources) * factor & targets` between two rotations of a 64-bit word.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Product {
    pub(super) before: u32,
    pub(super) after: u32,
    sources: u64,
    factor: u64,
    targets: u64,
}

impl Product {
    /// The product that does nothing yet.
    pub(super) fn between(before: u32, after: u32) -> Product {
        Product { before, after, ..Product::default() }
    }

    /// The product that also takes a bit to its target, if that can be.
    pub(super) fn with(self, bit: u32, target: u32) -> Option<Product> {
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

    /// Whether no target gets two bits, with which it would be wrong on some word. Carries may spoil a
    /// target nonetheless: what is impossible here is so with carries too.
    fn is_exact(self) -> bool {
        let (mut any, mut several, mut distances) = (0, 0, self.factor);
        while distances != 0 {
            let moved = self.sources << distances.trailing_zeros();
            several |= any & moved;
            any |= moved;
            distances &= distances - 1;
        }
        self.targets & several == 0
    }
}

/// Every list of rotations before and after products, the same for all where `most` of them are different
/// and not zero. The products may stand in any order, so that lists are in one.
pub(super) fn rotations<const N: usize>(most: u32) -> Vec<[(u32, u32); N]> {
    let pairs: Vec<(u32, u32)> = (0..64).flat_map(|a| (0..64).map(move |b| (a, b))).collect();
    let mut lists = vec![[(0, 0); N]];
    for place in 0..N {
        let mut longer = Vec::new();
        for mut list in lists {
            let least = if place == 0 { (0, 0) } else { list[place - 1] };
            for &pair in pairs.iter().filter(|pair| **pair >= least) {
                list[place] = pair;
                if count(list.map(|it| it.0)) + count(list.map(|it| it.1)) <= most {
                    longer.push(list);
                }
            }
        }
        lists = longer;
    }
    lists
}

/// The rotations that products take before or after them: one where it is the same for several.
fn count<const N: usize>(rotations: [u32; N]) -> u32 {
    let is_new = |place: &usize| {
        let rotation = rotations[*place];
        rotation != 0 && !rotations[..*place].contains(&rotation)
    };
    (0..N).filter(is_new).count() as u32
}
