//! Tablebase indexes of any material, without an `index!`.
//!
//! - [`mod@index_request`]: the board, the material and the scheme of a request
//! - [`material`], [`regions`]: the men, and the squares to which they are confined
//! - [`explain`]: explanations of indexes: the groups of men, and what `exact` leaves out
//! - `layout_regions`: the squares to which the layout's pieces are confined
//! - [`forward`]: a note about men that may go forward only
//! - [`orders`]: the order of men that makes a table smallest

mod explain;
mod forward;
mod index_request;
mod layout_regions;
mod material;
mod orders;
mod regions;

use quadrille_codegen::model::{Layout, Square};
use quadrille_codegen::tablebase::coding;
use quadrille_codegen::tablebase::request::IndexRequest;
use quadrille_codegen::tablebase::solve::{OwnedPlan, solve};
use quadrille_tablebase::MAX_MEN;

use crate::squares;
pub use orders::{Order, OrderSearch, order_table};

/// A request for an index; errors name the options of the command `quadrille index`.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// White's men, `v`, and Black's, such as `KQvKR`.
    pub material: &'a str,
    /// The scheme of numbering: `exact`, `kings`, `naive` or `syzygy`, with options.
    pub scheme: &'a str,
    /// The rule for kings: `apart`, `touching` or `ordinary`.
    pub kings: &'a str,
    /// Letters of men that only go forward, as pawns do, if that is known.
    pub forward: Option<&'a str>,
    /// The men that are confined to some squares, such as `E=home` or `K=d0-f2`.
    pub regions: &'a [String],
    /// The source of other men's regions, if that is known.
    pub regions_of: Option<RegionsOf>,
    /// Pairs of men that constrain each other, such as `Pp=opposed`, `Bb=same_color` or `RR=a1/a2 h1/h2`, pairs of the
    /// layout's squares.
    pub relations: &'a [String],
}

/// The source of the regions of men that have none given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegionsOf {
    /// The board: they may stand everywhere.
    Board,
    /// The pieces of the layout with the men's first letters.
    Layout,
}

impl RegionsOf {
    /// Both sources, by name.
    pub const NAMES: [(&str, RegionsOf); 2] =
        [("board", RegionsOf::Board), ("layout", RegionsOf::Layout)];
}

/// An index of the positions of a material.
pub struct Index<'a> {
    layout: &'a Layout,
    request: IndexRequest,
    plan: OwnedPlan,
    /// True if the request says which men go forward.
    is_forward_known: bool,
    /// A note on men that the layout confines, and the index does not.
    about_regions: Option<String>,
}

impl<'a> Index<'a> {
    /// The index of a request. The layout gives the board and the names of its squares; its numbers make no difference.
    ///
    /// # Errors
    /// If there is no such material, scheme or region, or no such index.
    pub fn new(layout: &'a Layout, request: &Request<'_>) -> Result<Index<'a>, String> {
        let asked = index_request::index_request(request, layout)?;
        let plan = solve(&asked).map_err(|error| format!("{}: {error}", request.material))?;
        let about_regions = match request.regions_of {
            Some(_) => None,
            None => layout_regions::note(layout, asked.material, request.regions),
        };
        let is_forward_known = request.forward.is_some();
        Ok(Index { layout, request: asked, plan, is_forward_known, about_regions })
    }

    /// Notes on men that may go forward only, and on men that the layout confines, if that matters and the request leaves it
    /// open.
    pub fn notes(&self) -> Vec<String> {
        let about_forward = match self.is_forward_known {
            true => None,
            false => forward::note(self.layout, &self.request, &self.plan.plan()),
        };
        about_forward.into_iter().chain(self.about_regions.clone()).collect()
    }

    /// The number of men, kings included.
    pub fn men(&self) -> usize {
        self.plan.plan().men()
    }

    /// The number of indexes: they are `0..size`.
    pub fn size(&self) -> u64 {
        self.plan.plan().size()
    }

    /// Explains the index: its positions, their canonical form, and the groups of men with their strides.
    pub fn explanation(&self) -> String {
        explain::explanation(&self.request, &self.plan.plan())
    }

    /// The number of a position: the squares of its men, such as `c2 d4 e5`, in the order of the material's name.
    ///
    /// # Errors
    /// If the position does not have one square for each man, or the scheme does not number it.
    pub fn encode(&self, position: &str) -> Result<u64, String> {
        let (layout, plan) = (self.layout, self.plan.plan());
        let named = squares::words(position).map(|name| squares::named(layout, name));
        let named: Vec<Square> = named.collect::<Result<_, String>>()?;
        if named.len() != plan.men() {
            let squares = if named.len() == 1 { "square" } else { "squares" };
            let men = if plan.men() == 1 { "man" } else { "men" };
            let (given, wanted) = (named.len(), plan.men());
            return Err(format!("{given} {squares} where the material has {wanted} {men}"));
        }
        let mut men = [0; MAX_MEN];
        for (man, square) in men.iter_mut().zip(&named) {
            *man = square.0;
        }
        let encoded = coding::encode(&plan, &men);
        encoded.ok_or_else(|| "the scheme does not have this position".into())
    }

    /// The squares of the position with this number.
    ///
    /// # Errors
    /// If the text is not the number of a position.
    pub fn decode(&self, number: &str) -> Result<String, String> {
        let (layout, plan) = (self.layout, self.plan.plan());
        let index: u64 = number.trim().parse().map_err(|_| format!("`{number}` is no index"))?;
        if index >= plan.size() {
            return Err(format!("indexes go from 0 to {}", plan.size() - 1));
        }
        let men = coding::decode(&plan, index);
        let names = men[..plan.men()].iter();
        let names = names.map(|&man| layout.names.square(layout.board(), Square(man)));
        Ok(names.collect::<Vec<_>>().join(" "))
    }
}
