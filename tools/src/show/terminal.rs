//! Boards in a terminal.

use std::fmt::{self, Write as _};

use anstyle::{Ansi256Color, Color, Style};

use super::picture::{Cell, Picture, Role};

/// Draws pictures below one another, coloured by the escape codes of terminals.
pub fn draw(pictures: &[Picture]) -> String {
    let mut text = String::new();
    for (place, picture) in pictures.iter().enumerate() {
        if place > 0 {
            text.push('\n');
        }
        // A string takes any text.
        let _ = draw_one(picture, &mut text);
    }
    text
}

fn draw_one(picture: &Picture, out: &mut String) -> fmt::Result {
    let title = Style::new().bold();
    writeln!(out, "{title}{}{title:#}", picture.title)?;
    let length = |text: &String| text.chars().count();
    let side = picture.ranks.iter().map(length).max().unwrap_or(0);
    let texts = picture.cells.iter().map(|cell| text(cell).chars().count());
    let width = texts.chain(picture.files.iter().map(length)).max().unwrap_or(1);
    for (rank, name) in picture.ranks.iter().enumerate().rev() {
        write!(out, "{name:>side$} ")?;
        for file in 0..picture.files.len() {
            match picture.at(file, rank) {
                Some(cell) => {
                    let style = style(cell);
                    write!(out, "{style} {:>width$} {style:#}", text(cell))?;
                }
                None => write!(out, " {:width$} ", "")?,
            }
        }
        writeln!(out)?;
    }
    write!(out, "{:side$} ", "")?;
    for name in &picture.files {
        write!(out, " {name:>width$} ")?;
    }
    writeln!(out)?;
    picture.legend.iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// What is written on a square: arrows as text.
fn text(cell: &Cell) -> String {
    match &cell.arrow {
        Some(arrow) => format!("{}→{}", cell.text, arrow.text),
        None => cell.text.clone(),
    }
}

/// Dark letters on grounds that stand out from light and dark terminals, or those of the terminal.
fn style(cell: &Cell) -> Style {
    // Light tones of the 6 x 6 x 6 colour cube, neighbours far apart.
    const CLASSES: [u8; 12] = [217, 153, 157, 229, 183, 159, 223, 147, 192, 211, 123, 222];
    let ground = match cell.role {
        Role::Plain => return Style::new(),
        Role::Class(class) => CLASSES[class % CLASSES.len()],
        Role::Piece => 221,
        Role::Attacked => 114,
        Role::Captured => 210,
        Role::Occupied => 250,
        Role::Entered => 117,
    };
    let color = |number| Some(Color::Ansi256(Ansi256Color(number)));
    Style::new().fg_color(color(16)).bg_color(color(ground))
}
