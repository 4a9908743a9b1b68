//! How similar two names are: Jaro and Winkler's measure, for "did you mean".
//!
//! A library for these lines would be a fortieth of all that users compile.

/// From 0, nothing in common, to 1, equal: the more letters are in both in about the same place and
/// order, and the more of the first four are equal, the greater.
pub(crate) fn jaro_winkler(a: &str, b: &str) -> f64 {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let jaro = jaro(&a, &b);
    let mut prefix = 0;
    while prefix < 4 && prefix < a.len() && a.get(prefix) == b.get(prefix) {
        prefix += 1;
    }
    jaro + 0.1 * f64::from(prefix as u32) * (1.0 - jaro)
}

fn jaro(a: &[char], b: &[char]) -> f64 {
    let (matched, others) = matches(a, b);
    if matched.is_empty() {
        return 0.0;
    }
    let differing = matched.iter().zip(&others).filter(|(a, b)| a != b).count();
    let count = |number: usize| f64::from(number as u32);
    let common = count(matched.len());
    let in_order = common - count(differing / 2);
    (common / count(a.len()) + common / count(b.len()) + in_order / common) / 3.0
}

/// The letters of each that the other has nearby, each used once.
fn matches(a: &[char], b: &[char]) -> (Vec<char>, Vec<char>) {
    let reach = (a.len().max(b.len()) / 2).saturating_sub(1);
    let (mut matched, mut is_used) = (Vec::new(), vec![false; b.len()]);
    for (place, letter) in a.iter().enumerate() {
        let mut other = place.saturating_sub(reach);
        while other < b.len() && other <= place + reach {
            if !is_used[other] && b[other] == *letter {
                is_used[other] = true;
                matched.push(*letter);
                break;
            }
            other += 1;
        }
    }
    let others = (0..b.len()).filter(|&place| is_used[place]).map(|place| b[place]);
    (matched, others.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The examples of Winkler's paper of 1990, as the literature repeats them.
    #[test]
    fn known_values() {
        for (a, b, expected) in [
            ("martha", "marhta", 0.961),
            ("dwayne", "duane", 0.840),
            ("dixon", "dicksonx", 0.813),
            ("same", "same", 1.0),
            ("abc", "xyz", 0.0),
            ("", "a", 0.0),
            ("", "", 0.0),
        ] {
            let found = jaro_winkler(a, b);
            assert!((found - expected).abs() < 0.001, "{a} and {b}: {found}");
            assert!((found - jaro_winkler(b, a)).abs() < 1e-9, "{a} and {b}");
        }
    }
}
