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
        let all_ride = list.iter().all(|it| {
            let route = it.borrowed();
            route == Route::ride(route.step.0, route.step.1)
        });
        match all_ride && !list.is_empty() {
            true => {
                let steps = separated(list, |it| format!("{:?}", it.borrowed().step));
                format!("&q::moves::Route::rides([{steps}])")
            }
            false => format!("&[{}]", separated(list, |it| route(it.borrowed()))),
        }
    });
    format!("routes: &[{lists}],")
}

fn route(Route { step, range, path, captures, from, within }: Route<'_>) -> String {
    let mut route = format!("q::moves::Route::ride{step:?}");
    if !path.is_empty() {
        let path = separated(path, |passed| format!("{passed:?}"));
        let _ = write!(route, ".past(&[{path}])");
    }
    if range != u8::MAX {
        let _ = write!(route, ".range({range})");
    }
    if !captures {
        route += ".quiet()";
    }
    if (from, within) != (u128::MAX, u128::MAX) {
        let _ = write!(route, ".on({from:#x}, {within:#x})");
    }
    route
}
