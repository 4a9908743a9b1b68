//! Prints the number of inputs of published networks, and the input of a pair of men.
//!
//! ```sh
//! cargo run --release -p quadrille-examples --bin pairs
//! echo "N w 18 R b 35 0 0" | cargo run --release -p quadrille-examples --bin pairs -- number v16
//! ```
//!
//! The first command prints each set with its total, and how many of its numbers a position can have. The second
//! reads lines: attacker and colour, its square, victim and colour, its square, the side that looks (0 or 1 for
//! White or Black), and whether files are mirrored. It prints each number, or `-` for a pair that does not count.

mod sets;

use std::error::Error;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use quadrille::pairs::{Man, Pairs, View, number};
use quadrille::{Color, Square};
use quadrille_examples::output;
use sets::{AlphaZero, Lc0, Nets, V10, V11, V12, V14, V16};

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(|it| it.to_str().unwrap_or("?")).collect();
    output::ended(match arguments[..] {
        [] => totals(),
        ["number", "v10"] => numbers::<V10>(),
        ["number", "v11"] => numbers::<V11>(),
        ["number", "v12"] => numbers::<V12>(),
        ["number", "v14"] => numbers::<V14>(),
        ["number", "v16"] => numbers::<V16>(),
        _ => Err("write no arguments, or `number` and one of v10, v11, v12, v14, v16".into()),
    })
}

fn totals() -> Result<(), Box<dyn Error>> {
    let mut output = io::stdout().lock();
    let mut total = |name, count, possible| writeln!(output, "{name} {count} {possible}");
    total("v10", V10::COUNT, V10::POSSIBLE)?;
    total("v11", V11::COUNT, V11::POSSIBLE)?;
    total("v12", V12::COUNT, V12::POSSIBLE)?;
    total("v14", V14::COUNT, V14::POSSIBLE)?;
    total("v16", V16::COUNT, V16::POSSIBLE)?;
    total("lc0", Lc0::COUNT, Lc0::POSSIBLE)?;
    total("alphazero", AlphaZero::COUNT, AlphaZero::POSSIBLE)?;
    Ok(())
}

/// Prints the number of the pair in each line.
fn numbers<T: Pairs<Layout = Nets>>() -> Result<(), Box<dyn Error>> {
    let mut output = io::BufWriter::new(io::stdout().lock());
    for (index, line) in io::stdin().lock().lines().enumerate() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let [attacker, color, from, victim, of, to, side, is_mirrored] = words[..] else {
            return Err(format!("line {}: expected eight words", index + 1).into());
        };
        let side = if flag(side)? { Color::Black } else { Color::White };
        let view = View { side, is_mirrored: flag(is_mirrored)? };
        let (attacker, victim) = (man::<T>(attacker, color)?, man::<T>(victim, of)?);
        let (from, to) = (view.square(square(from)?), view.square(square(to)?));
        let number = attacker.zip(victim).and_then(|(attacker, victim)| {
            number(view.man(attacker), from, Some(view.man(victim)), to)
        });
        match number {
            Some(number) => writeln!(output, "{number}")?,
            None => writeln!(output, "-")?,
        }
    }
    Ok(output.flush()?)
}

/// The man of a letter and a colour, or `None` if the set lacks him.
fn man<T: Pairs>(letter: &str, color: &str) -> Result<Option<Man<T>>, Box<dyn Error>> {
    let names = [
        ("P", "pawn"),
        ("N", "knight"),
        ("B", "bishop"),
        ("R", "rook"),
        ("Q", "queen"),
        ("K", "king"),
    ];
    let name = names.iter().find(|(of, _)| *of == letter).ok_or("there is no such piece")?.1;
    let kind = T::KINDS.iter().position(|kind| *kind == name);
    let color = color.parse()?;
    Ok(kind.and_then(|kind| Man::new(color, kind)))
}

fn square(number: &str) -> Result<Square<Nets>, Box<dyn Error>> {
    Ok(Square::try_from(number.parse::<u8>()?)?)
}

fn flag(word: &str) -> Result<bool, Box<dyn Error>> {
    match word {
        "0" => Ok(false),
        "1" => Ok(true),
        _ => Err(format!("expected 0 or 1, found `{word}`").into()),
    }
}
