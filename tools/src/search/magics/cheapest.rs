//! The cost of a class's indexes, which a search for magics lowers: a byte for each key, and one index for each set of
//! members that share their keys.

/// A set of members of a class, a bit for each.
pub type Members = u32;

/// True if no two of these members are in one cell: the members looked up in one slot, of which one needs a magic.
pub fn is_lean(cells: &[Members], members: Members) -> bool {
    cells.iter().all(|cell| (cell & members).count_ones() <= 1)
}

/// The cheapest exact cover of the cells by sets that share keys, with its bytes. `known` lists the sets and the bits
/// of their keys. It is found by dynamic programming over the sets of covered cells, from the empty one on.
pub fn cheapest(cells: &[Members], known: &[(Members, u32)]) -> (u64, Vec<Members>) {
    let covered = |members: Members| {
        let is_hit = |(_, cell): &(usize, &Members)| members & **cell != 0;
        cells.iter().enumerate().filter(is_hit).fold(0_usize, |set, (index, _)| set | 1 << index)
    };
    let mut covers: Vec<Option<(u64, Vec<Members>)>> = vec![None; 1 << cells.len()];
    covers[0] = Some((0, Vec::new()));
    for from in 0..covers.len() {
        let Some((cost, chosen)) = covers[from].clone() else { continue };
        for &(members, key_bits) in known {
            let more = covered(members);
            if more & from != 0 {
                continue;
            }
            let cost = cost + (1 << key_bits);
            let to = &mut covers[from | more];
            if to.as_ref().is_none_or(|(other, _)| *other > cost) {
                *to = Some((cost, [chosen.as_slice(), &[members]].concat()));
            }
        }
    }
    covers.pop().flatten().unwrap_or((u64::MAX, Vec::new()))
}
