//! Routes: the blockable steps of a piece, read by the functions that walk from square to square.

use std::fmt::Write as _;

use quadrille_runtime::moves::Route;

use crate::emit::tokens::separated;
use crate::model::{Numbering, Piece};
use crate::solve::moves::routes;

/// The routes of both colours, or one list if they are alike, or nothing without blockable steps.
pub(super) fn routes(numbering: &Numbering, piece: &Piece) -> String {
    let lists = routes::routes(numbering, piece);
    if lists.iter().all(Vec::is_empty) {
        return String::new();
    }
    let count = if lists[0] == lists[1] { 1 } else { 2 };
    let lists = separated(&lists[..count], |list| {
        format!("&[{}]", separated(list, |it| route(it.borrowed())))
    });
    format!("routes: &[{lists}],")
}

pub(super) fn route(
    Route { step, range, path, captures, from, within, wraps }: Route<'_>,
) -> String {
    let mut route = format!("q::moves::Route::ride{step:?}");
    if !path.is_empty() {
        let path = separated(path, |passed| format!("{passed:?}"));
        let _ = write!(route, ".past(&[{path}])");
    }
    if range != u8::MAX {
        let _ = write!(route, ".range({range})");
    }
    let [files, ranks] = wraps;
    if files || ranks {
        let _ = write!(route, ".wrapping({files}, {ranks})");
    }
    if !captures {
        route += ".quiet()";
    }
    if (from, within) != (u128::MAX, u128::MAX) {
        let _ = write!(route, ".on({from:#x}, {within:#x})");
    }
    route
}
