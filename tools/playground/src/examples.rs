//! Example descriptions.

use quadrille_tools::standard;
use serde::Serialize;

/// An example description.
#[derive(Debug, Serialize)]
pub struct Description {
    name: String,
    /// Its title, a line; empty for standard layouts.
    title: String,
    text: &'static str,
}

/// Pairs of a file's name and its text.
macro_rules! examples {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../examples/", $name)))),*]
    };
}

/// The examples, each with its title as its first comment.
const EXAMPLES: &[(&str, &str)] = &examples!(
    "first.layout",
    "w_explained.layout",
    "rotary_explained.layout",
    "hopper7x7.layout",
    "cannons.layout",
    "shogi_pieces.layout",
    "dark_squares.layout",
    "hexagons.layout",
    "two_numberings.layout",
    "x88_and_holes.layout",
    "snake.layout",
    "wildebeest.layout",
    "bent_riders.layout",
    "wrong.layout",
);

/// All standard layouts, then all examples.
pub fn all() -> Vec<Description> {
    let standard = standard::names().filter_map(|name| {
        Some(Description {
            name: name.to_owned(),
            title: String::new(),
            text: standard::text(name)?,
        })
    });
    let examples = EXAMPLES.iter().map(|&(name, text)| Description {
        name: name.to_owned(),
        title: title(text).to_owned(),
        text,
    });
    standard.chain(examples).collect()
}

fn title(text: &str) -> &str {
    text.lines().next().unwrap_or_default().trim_start_matches('/').trim()
}
