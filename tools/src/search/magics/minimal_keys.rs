//! All magics with minimal keys that form equal ones: the compiler's own search, for one set of images at a
//! time. The compiler's `magic::minimal` explains why it can try all of them.

use quadrille_codegen::solve::sliders::magic::minimal::{self, Outcome as Minimal};

use crate::search::magics::windows::{Images, SearchOutcome, agree};

/// The magics of these images whose keys have as many bits as there are squares, unless more than
/// `effort` choices must be made. What carries may do it all the same, but is not looked for.
pub fn minimal(names: &[u16], images: &Images<'_>, effort: u64) -> SearchOutcome<Vec<u64>> {
    let mut effort = u32::try_from(effort).unwrap_or(u32::MAX);
    let key_bits = names.len().trailing_zeros();
    match minimal::minimal(images, key_bits as usize, &mut effort) {
        Minimal::Found(magics) => {
            debug_assert!(agree(names, images, key_bits, &magics));
            SearchOutcome::Found(magics)
        }
        Minimal::Impossible => SearchOutcome::Impossible,
        Minimal::Open => SearchOutcome::Open,
    }
}

#[cfg(test)]
mod tests {
    use quadrille_codegen::board::Board;
    use quadrille_codegen::layout::{Leap, Numbering};
    use quadrille_codegen::random::SplitMix64;
    use quadrille_codegen::solve::sliders::magic::windows::Windows;

    use super::*;
    use crate::search::magics::class::{Class, classes};
    use crate::search::magics::windows::bits_of_unknowns;

    /// Rooks' corners and edges on 4x4, numbered from 0 in an order that a generator shuffles.
    fn rooks(seed: u64) -> Vec<Class> {
        let mut numbers: Vec<u8> = (0..16).collect();
        let mut random = SplitMix64::new(seed);
        for end in (1..16).rev() {
            numbers.swap(end, random.word() as usize % (end + 1));
        }
        let numbering = Numbering::new(Board::new(4, 4).unwrap(), numbers).unwrap();
        classes(&numbering, Leap { m: 0, n: 1 }, &[vec![0, 1, 2, 3]])
    }

    /// Whether any values of the unknowns are magics without carries.
    fn exist(names: &[u16], images: &Images<'_>) -> bool {
        let key_bits = images[0].len() as u32;
        let windows = Windows::new(images, key_bits);
        let bits = bits_of_unknowns(&windows);
        (0_u32..1 << bits.len()).any(|values| {
            let mut magics = vec![0; images.len()];
            for (_, bits) in bits.iter().enumerate().filter(|(at, _)| values >> at & 1 != 0) {
                magics.iter_mut().zip(bits).for_each(|(magic, bits)| *magic |= bits);
            }
            !windows.carry(&magics) && agree(names, images, key_bits, &magics)
        })
    }

    #[test]
    fn lowest_bits_find_magics_exactly_where_there_are_some() {
        let (mut found, mut impossible) = (0, 0);
        for class in (0..20).flat_map(rooks) {
            for (one, other) in [(0, 1), (0, 2), (1, 3), (2, 3)] {
                let [one, other] = [one, other].map(|at: usize| &class.members[at].images[0][..]);
                let images = vec![one, other];
                let has = match minimal(&class.names, &images, 1 << 20) {
                    SearchOutcome::Found(magics) => {
                        assert!(agree(&class.names, &images, class.relevant(), &magics));
                        true
                    }
                    SearchOutcome::Impossible => false,
                    SearchOutcome::Open => panic!("it is a small search"),
                };
                assert_eq!(has, exist(&class.names, &images));
                *if has { &mut found } else { &mut impossible } += 1;
            }
        }
        assert!(found > 20 && impossible > 20, "{found}, {impossible}");
    }

    /// Smaller keys collide, whatever is above the lowest bits: of 16 occupancies all windows of
    /// three bits are tried.
    #[test]
    fn keys_that_are_sums_do_not_collide_harmlessly() {
        let classes = rooks(1);
        let corner = classes.iter().find(|class| class.relevant() == 4).unwrap();
        for windows in 0_usize..1 << 12 {
            let window = |square: usize| windows >> (3 * square) & 7;
            let mut owners = [None; 8];
            let holds = corner.names.iter().enumerate().all(|(occupancy, name)| {
                let occupied = (0..4).filter(|square| occupancy >> square & 1 != 0);
                let key = occupied.map(window).sum::<usize>() % 8;
                *owners[key].get_or_insert(name) == name
            });
            assert!(!holds);
        }
    }
}
