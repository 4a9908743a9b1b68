//! Boards as SVG pictures: the same bytes for the same boards, light or dark as the reader likes it.

use std::fmt::Write as _;

use super::picture::{Arrow, Cell, Picture, Role};

/// The side of a square.
const SIDE: usize = 42;
/// The room for the names of ranks, on the left.
const LEFT: usize = 26;
/// The room for the title, above.
const TOP: usize = 34;
/// The room for the names of files, below.
const BOTTOM: usize = 24;
/// The height of a line of the legend.
const LINE: usize = 18;
/// The room between boards.
const GAP: usize = 26;
/// The width of a letter of the title.
const TITLE_LETTER: usize = 8;
/// The width of a letter of the legend.
const LETTER: usize = 7;

/// Colours and letters. Classes are told apart by their letters; colours help. Selectors begin with the
/// picture's own class, so that pages which have it within them keep their style.
const LIGHT: &str = "\
text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:#1f2328}\
.t{font-size:13px;font-weight:600}.l{font-size:11px;fill:#59636e}\
.c{font-size:16px;text-anchor:middle}.m{font-size:9px;fill:#59636e;text-anchor:end}\
.r{font-size:12px;fill:#59636e;text-anchor:middle}.f{font-size:11px}\
.s{stroke:#d1d9e0;stroke-width:1}\
.p0{fill:#f6f8fa}.p1{fill:#ffffff}.from{fill:#ffd33d}.att{fill:#9be9a8}.cap{fill:#ff9a94}\
.occ{fill:#c4cad1}.ent{fill:#a5d6ff}\
.k0{fill:#ffc9c9}.k1{fill:#bfdcff}.k2{fill:#c3efc9}.k3{fill:#ffe9a6}.k4{fill:#e3cdfb}.k5{fill:#b5ecec}\
.k6{fill:#ffd6ae}.k7{fill:#c9ccff}.k8{fill:#dfeeb0}.k9{fill:#ffc4e6}.k10{fill:#d9dee3}.k11{fill:#f1dcb9}\
.k12{fill:#ff9d9d}.k13{fill:#86b8f5}.k14{fill:#86d695}.k15{fill:#f5cf4d}.k16{fill:#c79bf2}.k17{fill:#6fd3d3}\
.k18{fill:#f7aa63}.k19{fill:#b3bac2}\
.a{fill:none;stroke:#0969da;stroke-width:1.6}.h{fill:#0969da}";

/// The style of dark pictures.
const DARK: &str = "\
text{fill:#f0f6fc}.l{fill:#9198a1}.m{fill:#d1d7e0}.r{fill:#9198a1}.s{stroke:#3d444d}\
.p0{fill:#1c2128}.p1{fill:#151b23}.from{fill:#9e6a03}.att{fill:#196c2e}.cap{fill:#a32a24}\
.occ{fill:#57606a}.ent{fill:#0c4a8a}\
.k0{fill:#7d2b2b}.k1{fill:#1b4b82}.k2{fill:#1f6131}.k3{fill:#6f5a00}.k4{fill:#57308c}.k5{fill:#0b5e63}\
.k6{fill:#7f4310}.k7{fill:#383d91}.k8{fill:#4b5c12}.k9{fill:#7f2a5e}.k10{fill:#444c56}.k11{fill:#63491d}\
.k12{fill:#a83a3a}.k13{fill:#2a6cb8}.k14{fill:#2f8a47}.k15{fill:#947900}.k16{fill:#7a4bc0}.k17{fill:#148a8f}\
.k18{fill:#ad5f1c}.k19{fill:#656d76}\
.a{stroke:#4493f8}.h{fill:#4493f8}";

/// The style sheet: each rule for what is within the picture alone.
fn style() -> String {
    let scoped = |rules: &str| -> String {
        rules.split_inclusive('}').flat_map(|rule| [".quadrille ", rule]).collect()
    };
    format!("{}@media(prefers-color-scheme:dark){{{}}}", scoped(LIGHT), scoped(DARK))
}

/// How many classes have a colour of their own.
const CLASSES: usize = 20;

/// Draws pictures side by side, light or dark as their reader likes it.
pub fn draw(pictures: &[Picture]) -> String {
    let widths: Vec<usize> = pictures.iter().map(width).collect();
    let width = widths.iter().sum::<usize>() + GAP * widths.len().saturating_sub(1);
    let height = pictures.iter().map(height).max().unwrap_or(0);
    let titles: Vec<String> = pictures.iter().map(|picture| escaped(&picture.title)).collect();
    let label = titles.join("; ");
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" class=\"quadrille\" role=\"img\" aria-label=\"{label}\">\n\
         <style>{}</style>\n",
        style(),
    );
    if pictures.iter().any(has_arrows) {
        svg += "<defs><marker id=\"quadrille-head\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"6\" \
                markerHeight=\"6\" orient=\"auto-start-reverse\"><path class=\"h\" d=\"M0 0L8 4L0 8z\"/>\
                </marker></defs>\n";
    }
    let mut left = 0;
    for (picture, width) in pictures.iter().zip(widths) {
        let _ = writeln!(svg, "<g transform=\"translate({left} 0)\">");
        draw_one(picture, &mut svg);
        svg += "</g>\n";
        left += width + GAP;
    }
    svg + "</svg>\n"
}

/// Where [`draw`] puts the squares of each picture: left, top, width and height of each, in the order of
/// [`Picture::cells`].
pub fn places(pictures: &[Picture]) -> Vec<Vec<[usize; 4]>> {
    let mut left = 0;
    let mut of = |picture: &Picture| {
        let place = |cell: &Cell| {
            let (x, y) = corner(picture, cell.file, cell.rank);
            [left + x, y, SIDE, SIDE]
        };
        let places = picture.cells.iter().map(place).collect();
        left += width(picture) + GAP;
        places
    };
    pictures.iter().map(&mut of).collect()
}

/// The width of a board, or of its title where that is wider.
fn width(picture: &Picture) -> usize {
    let title = picture.title.chars().count();
    board_width(picture).max(LEFT + title * TITLE_LETTER + 2)
}

fn board_width(picture: &Picture) -> usize {
    LEFT + SIDE * picture.files.len() + 1
}

fn height(picture: &Picture) -> usize {
    TOP + SIDE * picture.ranks.len() + BOTTOM + LINE * legend(picture).len()
}

/// The lines of the legend, none wider than the picture.
fn legend(picture: &Picture) -> Vec<String> {
    let most = (width(picture) - LEFT) / LETTER;
    let mut lines = Vec::new();
    for text in &picture.legend {
        let mut line = String::new();
        for word in text.split_whitespace() {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > most {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines
}

fn draw_one(picture: &Picture, svg: &mut String) {
    let _ =
        writeln!(svg, "<text class=\"t\" x=\"{LEFT}\" y=\"20\">{}</text>", escaped(&picture.title));
    let bottom = TOP + SIDE * picture.ranks.len();
    for (rank, name) in picture.ranks.iter().enumerate() {
        let y = bottom - SIDE * rank - SIDE / 2 + 4;
        let _ = writeln!(
            svg,
            "<text class=\"r\" x=\"{}\" y=\"{y}\">{}</text>",
            LEFT / 2,
            escaped(name)
        );
    }
    for (file, name) in picture.files.iter().enumerate() {
        let (x, y) = (LEFT + SIDE * file + SIDE / 2, bottom + 16);
        let _ = writeln!(svg, "<text class=\"r\" x=\"{x}\" y=\"{y}\">{}</text>", escaped(name));
    }
    for cell in &picture.cells {
        draw_cell(picture, cell, svg);
    }
    // Above all squares.
    for cell in &picture.cells {
        if let Some(arrow) = &cell.arrow {
            draw_arrow(picture, cell, arrow, svg);
        }
    }
    for (place, line) in legend(picture).iter().enumerate() {
        let y = bottom + BOTTOM + LINE * place + 12;
        let _ = writeln!(svg, "<text class=\"l\" x=\"{LEFT}\" y=\"{y}\">{}</text>", escaped(line));
    }
}

fn has_arrows(picture: &Picture) -> bool {
    picture.cells.iter().any(|cell| cell.arrow.is_some())
}

/// The upper left corner of a place.
fn corner(picture: &Picture, file: u8, rank: u8) -> (usize, usize) {
    let down = picture.ranks.len() - 1 - usize::from(rank);
    (LEFT + SIDE * usize::from(file), TOP + SIDE * down)
}

fn draw_cell(picture: &Picture, cell: &Cell, svg: &mut String) {
    let (x, y) = corner(picture, cell.file, cell.rank);
    let class = match cell.role {
        Role::Plain => format!("p{}", (cell.file + cell.rank) % 2),
        Role::Class(class) => format!("k{}", class % CLASSES),
        Role::Piece => "from".to_owned(),
        Role::Attacked => "att".to_owned(),
        Role::Captured => "cap".to_owned(),
        Role::Occupied => "occ".to_owned(),
        Role::Entered => "ent".to_owned(),
    };
    let _ = writeln!(
        svg,
        "<rect class=\"s {class}\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"/>"
    );
    let (text, note) = (escaped(&cell.text), escaped(&cell.note));
    if has_arrows(picture) {
        // In a corner, where no arrow begins or ends.
        let (x, y) = (x + 3, y + 12);
        let _ = writeln!(svg, "<text class=\"f\" x=\"{x}\" y=\"{y}\">{text}</text>");
        return;
    }
    let (middle, base) = (x + SIDE / 2, y + SIDE / 2 + 6);
    let _ = writeln!(svg, "<text class=\"c\" x=\"{middle}\" y=\"{base}\">{text}</text>");
    if !note.is_empty() {
        let (right, base) = (x + SIDE - 3, y + SIDE - 4);
        let _ = writeln!(svg, "<text class=\"m\" x=\"{right}\" y=\"{base}\">{note}</text>");
    }
}

/// An arrow, bent so that those along one line do not cover each other: to its left, around the board
/// for turns; one with two heads, where another would lead back, a little to its right.
fn draw_arrow(picture: &Picture, cell: &Cell, arrow: &Arrow, svg: &mut String) {
    let (from, to) = ((cell.file, cell.rank), (arrow.file, arrow.rank));
    if from == to || arrow.is_mutual && from > to {
        return;
    }
    let middle = |(file, rank)| {
        let (x, y) = corner(picture, file, rank);
        ((x + SIDE / 2) as i32, (y + SIDE / 2) as i32)
    };
    let ((x1, y1), (x2, y2)) = (middle(from), middle(to));
    let bend = if arrow.is_mutual { -10 } else { 5 };
    let x = i32::midpoint(x1, x2) + (y2 - y1) / bend;
    let y = i32::midpoint(y1, y2) - (x2 - x1) / bend;
    let start = if arrow.is_mutual { " marker-start=\"url(#quadrille-head)\"" } else { "" };
    let _ = writeln!(
        svg,
        "<path class=\"a\" d=\"M{x1} {y1}Q{x} {y} {x2} {y2}\"{start} \
         marker-end=\"url(#quadrille-head)\"/>"
    );
}

/// Text that is no markup.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
