//! Names that nobody knows.

use std::cmp::Reverse;
use std::collections::BTreeSet;

/// The most names that are listed.
const LISTED: usize = 60;

/// The error that there is no such thing, with all that there are, those first that begin alike.
pub fn error<'a>(thing: &str, name: &str, known: impl IntoIterator<Item = &'a str>) -> String {
    let mut seen = BTreeSet::new();
    let mut known: Vec<&str> = known.into_iter().filter(|other| seen.insert(*other)).collect();
    known.sort_by_key(|other| Reverse(common(name, other)));
    let more = known.len().saturating_sub(LISTED);
    known.truncate(LISTED);
    let list = match (known.is_empty(), more) {
        (true, _) => "there are none".to_owned(),
        (false, 0) => format!("there are {}", known.join(", ")),
        (false, more) => format!("there are {} and {more} more", known.join(", ")),
    };
    format!("there is no {thing} `{name}`; {list}")
}

/// How many letters two names begin with together.
fn common(a: &str, b: &str) -> usize {
    a.chars().zip(b.chars()).take_while(|(a, b)| a == b).count()
}
