//! Boards in a terminal.

use std::fmt::{Display, Write as _};

use anstyle::{Ansi256Color, Color, Style};

use super::grid::Grid;
use super::legend_lines::{self, Phrase};
use super::picture::{Cell, Picture};
use super::role::Role;

/// The width of the narrowest terminal, in columns.
const WIDTH: usize = 80;
/// The columns between pictures side by side.
const GAP: usize = 3;

/// Draws rows of pictures below each other, coloured by the escape codes of terminals. Pictures of a row are side by
/// side, as many as fit in 80 columns.
pub fn draw(rows: &[Vec<Picture>]) -> String {
    let rows = rows.iter().flat_map(|row| {
        let mut fitting: Vec<Vec<Vec<Line>>> = Vec::new();
        for picture in row.iter().map(lines) {
            match fitting.last_mut() {
                Some(last) if fits(last, &picture) => last.push(picture),
                _ => fitting.push(vec![picture]),
            }
        }
        fitting.into_iter().map(beside)
    });
    let text = |lines: Vec<Line>| {
        lines.into_iter().map(|line| line.text.trim_end().to_owned() + "\n").collect::<String>()
    };
    rows.map(text).collect::<Vec<_>>().join("\n")
}

/// A line, and its width in columns.
#[derive(Default)]
struct Line {
    text: String,
    width: usize,
}

impl Line {
    fn push(&mut self, style: Style, text: &(impl Display + ?Sized)) {
        let text = text.to_string();
        self.width += text.chars().count();
        // Writing to a string cannot fail.
        let _ = write!(self.text, "{style}{text}{style:#}");
    }

    fn plain(text: impl Display) -> Line {
        let mut line = Line::default();
        line.push(Style::new(), &text);
        line
    }
}

fn width(lines: &[Line]) -> usize {
    lines.iter().map(|line| line.width).max().unwrap_or(0)
}

/// True if another picture fits beside those of a row.
fn fits(row: &[Vec<Line>], picture: &[Line]) -> bool {
    let before = row.iter().map(|lines| width(lines) + GAP);
    before.sum::<usize>() + width(picture) <= WIDTH
}

/// Joins pictures side by side.
fn beside(pictures: Vec<Vec<Line>>) -> Vec<Line> {
    let joined = pictures.into_iter().reduce(|mut left, right| {
        let edge = width(&left) + GAP;
        left.resize_with(left.len().max(right.len()), Line::default);
        for (line, other) in left.iter_mut().zip(right) {
            let gap = edge - line.width;
            let _ = write!(line.text, "{:gap$}{}", "", other.text);
            line.width = edge + other.width;
        }
        left
    });
    joined.unwrap_or_default()
}

fn lines(picture: &Picture) -> Vec<Line> {
    let mut title = Line::default();
    title.push(Style::new().bold(), &picture.title);
    let mut lines = vec![title];
    lines.extend(board(picture));
    let phrase_width = |phrase: &Phrase| legend_text(phrase).chars().count() + 2;
    let legend = legend_lines::lines(&picture.legend, WIDTH, phrase_width);
    lines.extend(legend.into_iter().map(|phrases| {
        let texts: Vec<String> = phrases.into_iter().map(legend_text).collect();
        Line::plain(texts.join("  "))
    }));
    lines
}

fn legend_text(phrase: &Phrase) -> String {
    match sign(phrase.role) {
        Some(sign) => format!("{sign} {}", phrase.text),
        None => phrase.text.clone(),
    }
}

/// The lines of a board: its squares, last line first, and the names of files and ranks.
fn board(picture: &Picture) -> Vec<Line> {
    let [columns, lines] = picture.extent();
    let length = |text: &String| text.chars().count();
    let names = picture.axes.iter().flat_map(|axes| &axes.files);
    let widths = picture.cells.iter().map(|cell| length(&text(cell)));
    let width = widths.chain(names.map(length)).max().unwrap_or(1);
    let side = picture.axes.iter().flat_map(|axes| &axes.ranks).map(length).max();
    // A hexagon takes two columns of the grid.
    let span = if picture.grid == Grid::Squares { 1 } else { 2 };
    let column_width = (width + 2).div_ceil(span);
    let width = column_width * span - 2;
    let row = |line: i32| {
        let mut row = Line::default();
        if let (Some(side), Some(axes)) = (side, &picture.axes) {
            row.push(Style::new(), &format!("{:>side$} ", axes.ranks[line as usize]));
        }
        let mut column = columns.0;
        while column <= columns.1 {
            match picture.at((column, line)) {
                Some(cell) => {
                    row.push(style(cell.role), &format!(" {:>width$} ", text(cell)));
                    column += span as i32;
                }
                None => {
                    row.push(Style::new(), &format!("{:column_width$}", ""));
                    column += 1;
                }
            }
        }
        row
    };
    let files = picture.axes.iter().map(|axes| {
        let names = axes.files.iter().map(|name| format!(" {name:>width$} "));
        Line::plain(format!("{:1$}", "", side.unwrap_or(0) + 1) + &names.collect::<String>())
    });
    (lines.0..=lines.1).rev().map(row).chain(files).collect()
}

/// The text on a square: its sign or text, and its name if there are no axes.
fn text(Cell { role, name, text, .. }: &Cell) -> String {
    match (sign(*role), name.is_empty(), text.is_empty()) {
        (Some(sign), true, _) => sign.to_string(),
        (Some(sign), false, _) => format!("{sign} {name}"),
        (None, true, true) => "·".to_owned(),
        (None, true, false) => text.clone(),
        (None, false, true) => name.clone(),
        (None, false, false) => format!("{name}={text}"),
    }
}

/// The sign that shows a role.
fn sign(role: Role) -> Option<char> {
    match role {
        Role::Plain | Role::Class(_) => None,
        Role::Piece(man) => Some(man.sign()),
        Role::Attacked => Some('•'),
        Role::Captured => Some('×'),
        Role::Occupied => Some('■'),
        Role::Entered => Some('◦'),
    }
}

/// The style of a role: dark letters on a ground that stands out from light and dark terminals, or the terminal's own.
fn style(role: Role) -> Style {
    // Light tones of the 6 x 6 x 6 colour cube; neighbours are far apart.
    const CLASSES: [u8; 12] = [217, 153, 157, 229, 183, 159, 223, 147, 192, 211, 123, 222];
    let ground = match role {
        Role::Plain => return Style::new(),
        Role::Class(class) => CLASSES[class % CLASSES.len()],
        Role::Piece(_) => 221,
        Role::Attacked => 114,
        Role::Captured => 210,
        Role::Occupied => 250,
        Role::Entered => 117,
    };
    let color = |number| Some(Color::Ansi256(Ansi256Color(number)));
    Style::new().fg_color(color(16)).bg_color(color(ground))
}
