//! Boards as SVG pictures: the same bytes for the same board, light or dark by the reader's preference.

use std::fmt::Write as _;

use super::grid::Grid;
use super::legend_lines::{self, Phrase};
use super::picture::{Cell, Picture};
use super::role::Role;
use super::style;

/// The left margin: with rank names, and without.
const LEFT: [i32; 2] = [26, 4];
/// The top margin, which has the title.
const TOP: i32 = 34;
/// The bottom margin: with file names, and without.
const BOTTOM: [i32; 2] = [24, 8];
/// The height of a line of the legend.
const LINE: i32 = 19;
/// The distance between boards.
const GAP: i32 = 26;
/// The greatest height of the letters on a square.
const LETTERS: i32 = 16;
/// The width of a letter of the title.
const TITLE_LETTER: i32 = 8;
/// The width of a letter of the legend.
const LETTER: i32 = 7;
/// The width of the sample of a role in the legend.
const SAMPLE: i32 = 24;
/// The distance between phrases of the legend.
const PHRASE_GAP: i32 = 10;

/// The size of squares or hexagons.
struct Shape {
    /// The distances between the centres of neighbouring columns and lines.
    pitch: (i32, i32),
    /// The distances from the centre to the right and to the bottom.
    half: (i32, i32),
    /// The width and height of a rectangle around the centre that overlaps no other's.
    tile: (i32, i32),
    outline: &'static str,
}

impl Shape {
    const fn of(grid: Grid) -> Shape {
        match grid {
            Grid::Squares => Shape {
                pitch: (42, 42),
                half: (21, 21),
                tile: (42, 42),
                outline: "M-21 -21h42v42h-42z",
            },
            Grid::FlatTop(_) => Shape {
                pitch: (45, 26),
                half: (30, 26),
                tile: (45, 52),
                outline: "M-30 0l15 -26h30l15 26l-15 26h-30z",
            },
            Grid::PointyTop(_) => Shape {
                pitch: (26, 45),
                half: (26, 30),
                tile: (52, 45),
                outline: "M0 -30l26 15v30l-26 15l-26 -15v-30z",
            },
        }
    }
}

/// Draws pictures side by side, light or dark by the reader's preference.
pub fn draw<'a>(pictures: impl IntoIterator<Item = &'a Picture>) -> String {
    rows(&[pictures.into_iter().collect()], 1)
}

/// Draws many small pictures, in about as many rows as there are in a row.
pub fn page<'a>(pictures: impl IntoIterator<Item = &'a Picture>) -> String {
    let pictures: Vec<&Picture> = pictures.into_iter().collect();
    let in_a_row = (1..=pictures.len()).find(|side| side * side >= pictures.len());
    let chunks = pictures.chunks(in_a_row.unwrap_or(1)).map(<[_]>::to_vec);
    rows(&chunks.collect::<Vec<_>>(), 2)
}

/// Draws rows of pictures below each other, at a fraction of their size.
fn rows(rows: &[Vec<&Picture>], divisor: i32) -> String {
    let rows: Vec<Row<'_>> = rows.iter().map(|row| Row::new(row)).collect();
    let gaps = GAP * rows.len().saturating_sub(1) as i32;
    let width = rows.iter().map(Row::width).max().unwrap_or(0);
    let height = rows.iter().map(Row::height).sum::<i32>() + gaps;
    let drawings = rows.iter().flat_map(|row| &row.0);
    let titles: Vec<String> = drawings.map(|drawing| escaped(&drawing.picture.title)).collect();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" \
         viewBox=\"0 0 {width} {height}\" class=\"quadrille\" role=\"img\" aria-label=\"{}\">\n\
         <style>{}</style>\n",
        width / divisor,
        height / divisor,
        titles.join("; "),
        style::sheet(),
    );
    let mut top = 0;
    for row in &rows {
        row.write(top, &mut svg);
        top += row.height() + GAP;
    }
    svg + "</svg>\n"
}

/// Pictures side by side.
struct Row<'a>(Vec<Drawing<'a>>);

impl<'a> Row<'a> {
    fn new(pictures: &[&'a Picture]) -> Row<'a> {
        Row(pictures.iter().map(|picture| Drawing::new(picture)).collect())
    }

    fn width(&self) -> i32 {
        let gaps = GAP * self.0.len().saturating_sub(1) as i32;
        self.0.iter().map(Drawing::width).sum::<i32>() + gaps
    }

    fn height(&self) -> i32 {
        self.0.iter().map(Drawing::height).max().unwrap_or(0)
    }

    fn write(&self, top: i32, svg: &mut String) {
        let mut left = 0;
        for drawing in &self.0 {
            let _ = writeln!(svg, "<g transform=\"translate({left} {top})\">");
            drawing.write(svg);
            *svg += "</g>\n";
            left += drawing.width() + GAP;
        }
    }
}

/// The rectangle of each square of each picture that [`draw`] draws, so that clicks can be matched: left,
/// top, width and height, in the order of [`Picture::cells`]. They do not overlap.
pub fn rectangles<'a>(pictures: impl IntoIterator<Item = &'a Picture>) -> Vec<Vec<[i32; 4]>> {
    let mut left = 0;
    let rectangles = |picture: &'a Picture| {
        let drawing = Drawing::new(picture);
        let (width, height) = drawing.shape.tile;
        let rectangle = |cell: &Cell| {
            let (x, y) = drawing.middle(cell.position);
            [left + x - width / 2, y - height / 2, width, height]
        };
        let rectangles = picture.cells.iter().map(rectangle).collect();
        left += drawing.width() + GAP;
        rectangles
    };
    pictures.into_iter().map(rectangles).collect()
}

/// A picture, prepared for drawing.
struct Drawing<'a> {
    picture: &'a Picture,
    shape: Shape,
    /// The first and the last column, and the first and the last line.
    extent: [(i32, i32); 2],
    /// The left and the bottom margin.
    margins: (i32, i32),
}

impl Drawing<'_> {
    fn new(picture: &Picture) -> Drawing<'_> {
        let without = usize::from(picture.axes.is_none());
        let margins = (LEFT[without], BOTTOM[without]);
        Drawing { picture, shape: Shape::of(picture.grid), extent: picture.extent(), margins }
    }

    /// The width of the board, of the title or of the longest phrase, whichever is greatest.
    fn width(&self) -> i32 {
        let title = self.picture.title.chars().count() as i32 * TITLE_LETTER;
        let phrases = self.picture.legend.iter().flatten().map(phrase_width);
        self.margins.0 + phrases.chain([title, self.board().0]).max().unwrap_or(0) + 2
    }

    fn height(&self) -> i32 {
        self.bottom() + self.margins.1 + LINE * self.legend().len() as i32
    }

    /// The width and the height of the board.
    fn board(&self) -> (i32, i32) {
        let [columns, lines] = self.extent;
        let Shape { pitch, half, .. } = self.shape;
        (pitch.0 * (columns.1 - columns.0) + 2 * half.0, pitch.1 * (lines.1 - lines.0) + 2 * half.1)
    }

    fn bottom(&self) -> i32 {
        TOP + self.board().1
    }

    fn legend(&self) -> Vec<Vec<&Phrase>> {
        let most = self.width() - self.margins.0;
        legend_lines::lines(&self.picture.legend, most as usize, |phrase| {
            phrase_width(phrase) as usize
        })
    }

    /// The centre of the square at a position.
    fn middle(&self, position: (i32, i32)) -> (i32, i32) {
        let [columns, lines] = self.extent;
        let Shape { pitch, half, .. } = self.shape;
        let right = pitch.0 * (position.0 - columns.0) + half.0;
        (self.margins.0 + right, TOP + pitch.1 * (lines.1 - position.1) + half.1)
    }

    fn write(&self, svg: &mut String) {
        let (left, title) = (self.margins.0, escaped(&self.picture.title));
        let _ = writeln!(svg, "<text class=\"t\" x=\"{left}\" y=\"20\">{title}</text>");
        self.write_axes(svg);
        self.picture.cells.iter().for_each(|cell| self.write_cell(cell, svg));
        for (number, line) in self.legend().into_iter().enumerate() {
            let y = self.bottom() + self.margins.1 + LINE * number as i32 + 12;
            self.write_legend(&line, y, svg);
        }
    }

    fn write_axes(&self, svg: &mut String) {
        let Some(axes) = &self.picture.axes else { return };
        for (rank, name) in (0..).zip(&axes.ranks) {
            let (x, y) = (self.margins.0 / 2, self.middle((0, rank)).1 + 4);
            let _ = writeln!(svg, "<text class=\"r\" x=\"{x}\" y=\"{y}\">{}</text>", escaped(name));
        }
        for (file, name) in (0..).zip(&axes.files) {
            let (x, y) = (self.middle((file, 0)).0, self.bottom() + 16);
            let _ = writeln!(svg, "<text class=\"r\" x=\"{x}\" y=\"{y}\">{}</text>", escaped(name));
        }
    }

    fn write_cell(&self, cell: &Cell, svg: &mut String) {
        let (x, y) = self.middle(cell.position);
        let _ = write!(svg, "<g transform=\"translate({x} {y})\">");
        *svg += &self.ground(cell.role, cell.shade);
        let content = match sign(cell.role) {
            // The sign keeps clear of the small letters below.
            Some(sign) if self.picture.grid == Grid::Squares => {
                format!("<g transform=\"translate(0 -5)\">{sign}</g>")
            }
            Some(sign) => sign,
            None => self.text(&cell.text),
        };
        *svg += &content;
        self.write_small_letters(cell, svg);
        *svg += "</g>\n";
    }

    /// Writes the name and the note of a square: in the corners of squares, in the middle of hexagons.
    fn write_small_letters(&self, cell: &Cell, svg: &mut String) {
        let (right, bottom) = self.shape.half;
        let (side, anchor) = match self.picture.grid {
            Grid::Squares => (right - 3, ""),
            _ => (0, " h"),
        };
        // Plain squares have quiet letters.
        let tone = if matches!(cell.role, Role::Class(_)) { "" } else { " q" };
        let letters = [("n", -side, 11 - bottom, &cell.name), ("m", side, bottom - 4, &cell.note)];
        for (class, x, y, text) in letters.into_iter().filter(|(.., text)| !text.is_empty()) {
            let text = escaped(text);
            let _ = write!(
                svg,
                "<text class=\"{class}{anchor}{tone}\" x=\"{x}\" y=\"{y}\">{text}</text>"
            );
        }
    }

    fn ground(&self, role: Role, shade: u8) -> String {
        let class = match role {
            Role::Plain => format!("p{shade}"),
            Role::Class(class) => format!("k{}", class % style::CLASSES),
            Role::Piece(_) => "from".to_owned(),
            Role::Attacked => "att".to_owned(),
            Role::Captured => "cap".to_owned(),
            Role::Occupied => "occ".to_owned(),
            Role::Entered => "ent".to_owned(),
        };
        format!("<path class=\"s {class}\" d=\"{}\"/>", self.shape.outline)
    }

    /// The text of a square, in letters as large as fit.
    fn text(&self, text: &str) -> String {
        if text.is_empty() {
            return String::new();
        }
        // The width of a letter is three fifths of its height.
        let room = (2 * self.shape.half.0 - 2) * 5 / (3 * text.chars().count() as i32);
        let style =
            if room < LETTERS { format!(" style=\"font-size:{room}px\"") } else { String::new() };
        format!("<text class=\"c\" y=\"6\"{style}>{}</text>", escaped(text))
    }

    fn write_legend(&self, line: &[&Phrase], y: i32, svg: &mut String) {
        let mut x = self.margins.0;
        for phrase in line {
            let mut left = x;
            if phrase.role != Role::Plain {
                let ground = self.ground(phrase.role, 0);
                let sign = sign(phrase.role).unwrap_or_default();
                let (middle, base) = (left + 8, y - 4);
                let _ = writeln!(
                    svg,
                    "<g transform=\"translate({middle} {base}) scale(.4)\">{ground}{sign}</g>"
                );
                left += SAMPLE;
            }
            let text = escaped(&phrase.text);
            let _ = writeln!(svg, "<text class=\"l\" x=\"{left}\" y=\"{y}\">{text}</text>");
            x += phrase_width(phrase);
        }
    }
}

fn phrase_width(phrase: &Phrase) -> i32 {
    let sample = if phrase.role == Role::Plain { 0 } else { SAMPLE };
    sample + phrase.text.chars().count() as i32 * LETTER + PHRASE_GAP
}

/// The shape that shows a role, centred at 0, 0.
fn sign(role: Role) -> Option<String> {
    Some(match role {
        Role::Plain | Role::Class(_) => return None,
        Role::Piece(man) => man.drawing(),
        Role::Attacked => "<circle class=\"da\" r=\"6\"/>".to_owned(),
        Role::Entered => "<circle class=\"de\" r=\"6\"/>".to_owned(),
        Role::Occupied => "<circle class=\"o\" r=\"10\"/>".to_owned(),
        Role::Captured => {
            "<circle class=\"o\" r=\"10\"/><circle class=\"dx\" r=\"13\"/>".to_owned()
        }
    })
}

/// The text with its markup escaped.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
