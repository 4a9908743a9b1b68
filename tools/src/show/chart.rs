//! A chart of the best known: points, each with a name, and the line under which there is none.

use std::fmt::Write as _;

use super::svg::{escaped, opened};

/// The width and the height of the part with the points.
const SIZE: (i32, i32) = (520, 300);
/// The room on the left, with numbers; above, with the title; on the right, for names; and below.
const LEFT: i32 = 64;
const TOP: i32 = 52;
const RIGHT: i32 = 150;
const BOTTOM: i32 = 44;
/// About how many lines of the grid there are.
const LINES: i64 = 5;

/// Points by two costs, the lower the better.
pub struct Chart<'a> {
    /// What it shows, in a line.
    pub title: &'a str,
    /// What is counted to the right.
    pub across: &'a str,
    /// What is counted upwards.
    pub up: &'a str,
    /// What is counted to the right and upwards, and a name or none. Those further right are lower.
    pub points: Vec<(i64, i64, String)>,
}

/// The round numbers between which a range of costs lies, at even distances.
struct Scale {
    first: i64,
    step: i64,
    last: i64,
}

impl Scale {
    fn of(values: impl Iterator<Item = i64> + Clone) -> Scale {
        let (least, most) = (values.clone().min().unwrap_or(0), values.max().unwrap_or(0));
        let rough = ((most - least) / LINES).max(1);
        let power = 10_i64.pow(rough.ilog10());
        let steps = [1, 2, 5, 10].into_iter().map(|times| times * power);
        let step = steps.into_iter().find(|&step| step >= rough).unwrap_or(rough);
        let first = least.div_euclid(step) * step;
        Scale { first, step, last: first + (most - first).div_euclid(step) * step + step }
    }

    fn lines(&self) -> impl Iterator<Item = i64> {
        (self.first..=self.last).step_by(self.step as usize)
    }

    /// Where a number lies, of so much room.
    fn place(&self, value: i64, room: i32) -> i32 {
        ((value - self.first) * i64::from(room) / (self.last - self.first)) as i32
    }
}

impl Chart<'_> {
    /// The chart as an SVG picture, light or dark as its reader likes it.
    pub fn svg(&self) -> String {
        let (width, height) = (LEFT + SIZE.0 + RIGHT, TOP + SIZE.1 + BOTTOM);
        let (across, up) = (
            Scale::of(self.points.iter().map(|point| point.0)),
            Scale::of(self.points.iter().map(|point| point.1)),
        );
        let x = |value| LEFT + across.place(value, SIZE.0);
        let y = |value| TOP + SIZE.1 - up.place(value, SIZE.1);
        let (title, bottom) = (escaped(self.title), TOP + SIZE.1);
        let mut svg = opened((width, height), &title);
        svg += &text("t", (4, 20), &title);
        svg += &text("l", (4, 40), &escaped(self.up));
        svg += &text("l", (LEFT, height - 6), &escaped(self.across));
        for value in up.lines() {
            svg += &line(&format!("M{LEFT} {}h{}", y(value), SIZE.0), "s");
            svg += &text("l", (4, y(value) + 4), &value.to_string());
        }
        for value in across.lines() {
            svg += &line(&format!("M{} {bottom}v-{}", x(value), SIZE.1), "s");
            svg += &text("r", (x(value), bottom + 18), &value.to_string());
        }
        svg += &line(&self.steps(&x, &y), "a");
        for (right, high, name) in &self.points {
            let (x, y) = (x(*right), y(*high));
            let _ = writeln!(svg, "<circle class=\"da\" cx=\"{x}\" cy=\"{y}\" r=\"4\"/>");
            if !name.is_empty() {
                svg += &text("l", (x + 8, y - 6), &escaped(name));
            }
        }
        svg + "</svg>\n"
    }

    /// From each point right and then down to the next.
    fn steps(&self, x: &impl Fn(i64) -> i32, y: &impl Fn(i64) -> i32) -> String {
        let mut points: Vec<(i64, i64)> =
            self.points.iter().map(|point| (point.0, point.1)).collect();
        points.sort_unstable();
        let mut path = String::new();
        for (right, high) in points {
            let _ = match path.is_empty() {
                true => write!(path, "M{} {}", x(right), y(high)),
                false => write!(path, "H{}V{}", x(right), y(high)),
            };
        }
        path
    }
}

fn text(class: &str, (x, y): (i32, i32), text: &str) -> String {
    format!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{text}</text>\n")
}

fn line(path: &str, class: &str) -> String {
    format!("<path class=\"{class}\" fill=\"none\" d=\"{path}\"/>\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_at_round_numbers_around_all_points() {
        let scale = Scale::of([197, 410, 333].into_iter());
        assert_eq!(scale.lines().collect::<Vec<_>>(), [150, 200, 250, 300, 350, 400, 450]);
        assert_eq!((scale.place(150, 300), scale.place(450, 300)), (0, 300));
        let scale = Scale::of([7].into_iter());
        assert_eq!(scale.lines().collect::<Vec<_>>(), [7, 8]);
    }

    #[test]
    fn the_line_goes_right_before_it_goes_down() {
        let points = vec![(200, 60, String::new()), (100, 90, "A & B".to_owned())];
        let svg = Chart { title: "T", across: "x", up: "y", points }.svg();
        let path = svg.lines().find(|line| line.contains("class=\"a\"")).unwrap();
        assert!(path.contains("d=\"M64 ") && path.contains('H') && path.contains('V'), "{path}");
        assert!(svg.contains(">A &amp; B</text>") && svg.matches("<circle").count() == 2);
    }
}
