//! Descriptions with some tokens removed, doubled, exchanged or taken from elsewhere.

use std::ops::Range;

use proc_macro2::{TokenStream, TokenTree};

use crate::random::Random;
use crate::{Case, Corpus};

/// Numbers at or beside a limit.
const EDGES: &str =
    "0 1 2 3 7 8 9 15 16 17 31 32 63 64 65 127 128 129 255 256 65536 18446744073709551616";

/// Makes one to four changes, as long as the text has tokens.
pub fn mutate(case: &mut Case, corpus: &Corpus, random: &mut Random) {
    for _ in 0..=random.below(4) {
        let Ok(tokens) = case.text.parse::<TokenStream>() else { return };
        let mut ranges = Vec::new();
        collect(tokens, &mut ranges);
        if !ranges.is_empty() {
            change(&mut case.text, &ranges, corpus, random);
        }
    }
}

/// The bytes of all tokens, and of groups with their brackets.
fn collect(tokens: TokenStream, ranges: &mut Vec<Range<usize>>) {
    for tree in tokens {
        ranges.push(tree.span().byte_range());
        if let TokenTree::Group(group) = tree {
            collect(group.stream(), ranges);
        }
    }
}

fn change(text: &mut String, ranges: &[Range<usize>], corpus: &Corpus, random: &mut Random) {
    let any = |random: &mut Random| ranges[random.below(ranges.len())].clone();
    let range = any(random);
    let (now, other) = (text[range.clone()].to_owned(), text[any(random)].to_owned());
    let new = match random.below(12) {
        0 => String::new(),
        1 => format!("{now} {now}"),
        2 | 3 => corpus.words()[random.below(corpus.words().len())].clone(),
        4 | 5 => other,
        6 => from_elsewhere(corpus, random),
        7 => inside(&now, random),
        _ => match now.parse::<u64>() {
            Ok(number) => near(number, random),
            Err(_) => return number_somewhere(text, ranges, random),
        },
    };
    text.replace_range(range, &format!(" {new} "));
}

fn near(number: u64, random: &mut Random) -> String {
    match random.below(4) {
        0 => number.wrapping_add(1).to_string(),
        1 => number.wrapping_sub(1).to_string(),
        _ => random.pick(&EDGES.split(' ').collect::<Vec<_>>()).to_owned(),
    }
}

/// Changes one of the numbers, if there is one.
fn number_somewhere(text: &mut String, ranges: &[Range<usize>], random: &mut Random) {
    let numbers: Vec<_> = ranges
        .iter()
        .filter_map(|range| Some((range, text[range.clone()].parse().ok()?)))
        .collect();
    if let Some(&(range, number)) = numbers.get(random.below(numbers.len())) {
        text.replace_range(range.clone(), &near(number, random));
    }
}

/// A part of another description.
fn from_elsewhere(corpus: &Corpus, random: &mut Random) -> String {
    let donor = &corpus.cases()[random.below(corpus.cases().len())].text;
    let Ok(tokens) = donor.parse::<TokenStream>() else { return String::new() };
    let mut ranges = Vec::new();
    collect(tokens, &mut ranges);
    let from = random.below(ranges.len());
    let to = (from + random.below(12)).min(ranges.len().saturating_sub(1));
    match ranges.get(from).zip(ranges.get(to)) {
        Some((from, to)) if from.end <= to.start => donor[from.start..to.end].to_owned(),
        Some((from, _)) => donor[from.clone()].to_owned(),
        None => String::new(),
    }
}

/// A token with a character changed, removed or inserted, which matters within strings.
fn inside(now: &str, random: &mut Random) -> String {
    let mut characters: Vec<char> = now.chars().collect();
    let index = random.below(characters.len());
    let new = char::from(random.between(32, 126) as u8);
    match random.below(3) {
        0 => characters[index] = new,
        1 => characters.insert(index, new),
        _ => drop(characters.remove(index)),
    }
    characters.into_iter().collect()
}
