//! Boards, drawn by the code of `quadrille show`.

use quadrille_runtime::Color;
use quadrille_tools::show::{self, Cell, Flip, Picture, Radix, Role, Subject};
use quadrille_tools::Failure;
use serde::Serialize;

use crate::question::View;
use crate::session::Chosen;

/// Boards side by side.
#[derive(Debug, Serialize)]
pub struct Boards {
    /// All of them in one drawing, as the command saves it.
    svg: String,
    boards: Vec<Board>,
}

#[derive(Debug, Serialize)]
struct Board {
    svg: String,
    /// The squares, in reading order.
    squares: Vec<Square>,
}

/// A square of a board.
#[derive(Debug, Serialize)]
struct Square {
    name: String,
    number: u8,
    /// The text on it.
    text: String,
    /// Its role, such as `attacked`; empty if it has none.
    role: &'static str,
    /// Its rectangle: left, top, width and height.
    rectangle: [i32; 4],
}

/// Draws layouts.
///
/// # Errors
/// If a layout does not have the subject.
pub fn draw(layouts: &[Chosen], view: &View) -> Result<Boards, Failure> {
    let radix = Radix::from_name(&view.radix).unwrap_or_default();
    let (mut pictures, mut of) = (Vec::new(), Vec::new());
    for layout in layouts {
        for subject in subjects(view, layout)? {
            let drawn = show::pictures(layout, &subject, radix)?;
            of.extend(drawn.iter().map(|_| layout));
            pictures.extend(drawn);
        }
    }
    let svg = show::svg(&pictures);
    let boards = pictures.into_iter().zip(of).map(|(picture, layout)| board(layout, picture));
    Ok(Boards { svg, boards: boards.collect() })
}

fn board(layout: &Chosen, picture: Picture) -> Board {
    let alone = [picture];
    let rectangles = show::rectangles(&alone).swap_remove(0);
    Board { svg: show::svg(&alone), squares: squares(layout, &alone[0], rectangles) }
}

/// The subjects shown for each layout: two for a set that is flipped.
fn subjects<'a>(view: &'a View, layout: &Chosen) -> Result<Vec<Subject<'a>>, String> {
    let flip_named = |name| Flip::named(name, Some(layout.layout.board()));
    let View { of, squares, occupied, .. } = view;
    Ok(vec![match view.show.as_str() {
        "groups" => Subject::Groups,
        "fields" => Subject::Fields,
        "shared" => Subject::Shared(of),
        "region" => Subject::Region(of),
        "piece" => {
            let from = Some(view.from.as_str()).filter(|from| !from.is_empty());
            let color = if view.color == "black" { Color::Black } else { Color::White };
            Subject::Attacks { piece: of, from, occupied, color }
        }
        "flip" => Subject::Flip(flip_named(of)?),
        "set" => {
            let set = |flip| Subject::Set { squares, flip };
            let flip = if of.is_empty() { None } else { Some(flip_named(of)?) };
            return Ok([set(None)].into_iter().chain(flip.map(|flip| set(Some(flip)))).collect());
        }
        _ => Subject::Numbers,
    }])
}

fn squares(described: &Chosen, picture: &Picture, rectangles: Vec<[i32; 4]>) -> Vec<Square> {
    let layout = &described.layout;
    let square = |(cell, rectangle): (&Cell, [i32; 4])| Square {
        name: layout.names.square(layout.board(), cell.square),
        number: layout.numbering.number(cell.square),
        text: cell.text.clone(),
        role: role(cell.role),
        rectangle,
    };
    picture.cells().iter().zip(rectangles).map(square).collect()
}

fn role(role: Role) -> &'static str {
    match role {
        Role::Plain | Role::Class(_) => "",
        Role::Piece(_) => "piece",
        Role::Attacked => "attacked",
        Role::Captured => "occupied, attacked",
        Role::Occupied => "occupied",
        Role::Entered => "entered",
    }
}
