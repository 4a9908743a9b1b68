//! "Did you mean": the name that a misspelt one is most similar to, by Jaro and Winkler's measure
//! (William Winkler, "String Comparator Metrics and Enhanced Decision Rules in the Fellegi-Sunter Model
//! of Record Linkage", 1990).
//!
//! A library for it would add a fortieth to what every user compiles.

use crate::list::list;

/// The least similarity of a guess: `majik` means `magic` (0.787), but `size` does not mean `sliders`
/// (0.753).
const LEAST: f64 = 0.76;

/// The name probably meant by `name`: the most similar candidate, if one is similar enough, and no other is as similar.
///
/// ```
/// use quadrille_codegen::did_you_mean::similar;
/// assert_eq!(similar("flip_verticle", &["flip_vertical", "rotate_90"]), Some("flip_vertical"));
/// assert_eq!(similar("flip_sideways", &["flip_vertical", "flip_diagonal"]), None);
/// ```
pub fn similar<'a>(name: &str, candidates: &[&'a str]) -> Option<&'a str> {
    let (mut most, mut meant) = (LEAST, None);
    for &candidate in candidates {
        let similarity = jaro_winkler(&name.to_lowercase(), &candidate.to_lowercase());
        if similarity > most {
            (most, meant) = (similarity, Some(candidate));
        } else if similarity >= most && meant.is_some_and(|meant| meant != candidate) {
            // Equally similar: each is a mere guess.
            meant = None;
        }
    }
    meant
}

/// "did you mean `x`?", or the list of all candidates.
pub(crate) fn did_you_mean(name: &str, candidates: &[&str]) -> String {
    did_you_mean_or(name, candidates, || match candidates {
        [] => "there are none".to_owned(),
        _ => format!("one of `{}`", candidates.join("`, `")),
    })
}

/// "did you mean `x`?", or another text if no candidate is similar.
pub(crate) fn did_you_mean_or(
    name: &str,
    candidates: &[&str],
    otherwise: impl FnOnce() -> String,
) -> String {
    similar(name, candidates).map_or_else(otherwise, |meant| format!("did you mean `{meant}`?"))
}

/// The Jaro-Winkler similarity: 0 for nothing in common, 1 for equal strings. A common prefix of up
/// to four letters raises it.
fn jaro_winkler(a: &str, b: &str) -> f64 {
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

/// The letters of each that match a letter of the other nearby; each letter matches once.
fn matches(a: &[char], b: &[char]) -> (Vec<char>, Vec<char>) {
    let reach = (a.len().max(b.len()) / 2).saturating_sub(1);
    let (mut matched, mut is_used) = (Vec::new(), vec![false; b.len()]);
    for (index, letter) in a.iter().enumerate() {
        let mut other = index.saturating_sub(reach);
        while other < b.len() && other <= index + reach {
            if !is_used[other] && b[other] == *letter {
                is_used[other] = true;
                matched.push(*letter);
                break;
            }
            other += 1;
        }
    }
    (matched, list((0..b.len()).filter(|&index| is_used[index]), |index| b[index]))
}
