//! True sentences about a numbering that was found, for its description: claims of symmetry, and documentation.

use quadrille_codegen::model::Numbering;
use quadrille_codegen::text::thousands;
use quadrille_runtime::Symmetry;

use super::family::carried;

/// The symmetries that add a constant to the number, or exchange bits of it, as claims of a description: what stands
/// after `symmetry: `. `None` if there are none.
pub fn claims(numbering: &Numbering) -> Option<String> {
    let claim = |&symmetry: &Symmetry| {
        let change = change(numbering, symmetry)?;
        Some(format!("        {symmetry}: {change},\n"))
    };
    let claims: String = Symmetry::ALL[1..].iter().filter_map(claim).collect();
    (!claims.is_empty()).then(|| format!("{{\n{claims}    }}"))
}

/// How a symmetry changes every number, if that is one addition or one `^`.
fn change(numbering: &Numbering, symmetry: Symmetry) -> Option<String> {
    if !numbering.board().has(symmetry) {
        return None;
    }
    let carried = carried(numbering, symmetry);
    let pairs = || (0..).zip(&carried).filter_map(|(from, to)| Some((from, (*to)?)));
    let mask = ((1_u16 << numbering.bits()) - 1) as u8;
    let (from, to) = pairs().next()?;
    let (added, exchanged) = (to.wrapping_sub(from) & mask, to ^ from);
    // What moves no square says nothing.
    if pairs().all(|(from, to)| from == to) {
        return None;
    }
    if pairs().all(|(from, to)| from.wrapping_add(added) & mask == to) {
        return Some(format!("number + {added}"));
    }
    pairs().all(|(from, to)| from ^ exchanged == to).then(|| format!("number ^ {exchanged}"))
}

/// The documentation of a description that a search has renumbered, as lines of `///`.
pub fn documentation(numbering: &Numbering, bytes: u64) -> String {
    let symmetries = Symmetry::ALL[1..].iter().filter_map(|&symmetry| {
        Some(format!("`{symmetry}` is `{}`", change(numbering, symmetry)?))
    });
    let symmetries: Vec<String> = symmetries.collect();
    let found = format!(
        "/// A numbering that `quadrille search numbering` found: the index of its riders takes {} bytes.",
        thousands(bytes)
    );
    if symmetries.is_empty() {
        return found;
    }
    format!("{found}\n///\n/// Of square numbers, {}.", symmetries.join(", "))
}

#[cfg(test)]
mod tests {
    use quadrille_codegen::model::Board;

    use super::*;

    fn numbering(files: u64, ranks: u64, numbers: impl IntoIterator<Item = u8>) -> Numbering {
        let board = Board::new(files, ranks).unwrap();
        Numbering::new(board, numbers.into_iter().collect()).unwrap()
    }

    #[test]
    fn what_is_claimed_is_true() {
        let linear = numbering(4, 2, 0..8);
        let claims = claims(&linear).unwrap();
        assert_eq!(
            claims,
            "{\n        flip_vertical: number + 4,\n        flip_horizontal: number ^ 3,\n        \
             rotate_180: number ^ 7,\n    }"
        );
        let text = documentation(&linear, 1234);
        assert!(
            text.contains("takes 1,234 bytes.\n///\n/// Of square numbers, `flip_vertical` is")
        );
    }

    #[test]
    fn what_is_not_true_is_not_claimed() {
        let mixed = numbering(2, 2, [0, 1, 3, 2]);
        assert_eq!(change(&mixed, Symmetry::FlipVertical).as_deref(), Some("number ^ 3"));
        assert_eq!(change(&mixed, Symmetry::FlipDiagonal), None);
        let odd = numbering(3, 1, [2, 0, 1]);
        assert_eq!((claims(&odd), documentation(&odd, 5).contains("symmetr")), (None, false));
    }
}
