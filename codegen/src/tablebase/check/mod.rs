//! An [`Ast`] to requests: finds every mistake except schemes that do not fit the material, which the solver finds.
//!
//! - `material`: names of materials, whose men must fit
//! - `options`: schemes and their options
//! - `pieces`: the letters that may be pieces, and those that go forward
//! - `regions`, [`relations`]: men confined to squares, and men that constrain each other

mod material;
mod options;
mod pieces;
mod regions;
pub(super) mod relations;

use proc_macro2::{Span, TokenStream};
use quadrille_tablebase::{KingRule, Material, Relation, Scheme};
use quote::quote;

use super::parse::{Ast, BoardAst, MaterialAst, RegistryAst, SchemeAst, Settings, Squares};
use super::request::IndexRequest;
use crate::check::board::{self, BoardUse};
use crate::check::directions::directed;
use crate::check::named;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::limits;
use crate::model::Board;
use crate::parse::Entry;

/// Everything that an `index!` declares.
#[derive(Debug)]
pub(super) struct Checked {
    /// The path of the facade.
    pub(super) facade: TokenStream,
    /// The registry of the materials.
    pub(super) registry: Option<RegistryAst>,
    /// The declared materials, in order.
    pub(super) declared: Vec<Declared>,
}

/// A declared material and the type that is emitted for it; wrong materials included.
#[derive(Debug)]
pub(super) struct Declared {
    pub(super) said: MaterialAst,
    /// The span of its scheme's name.
    pub(super) scheme: Span,
    /// The letters of its men, as far as they could be read.
    pub(super) men: Vec<u8>,
    /// The request, or `None` after a reported mistake.
    pub(super) request: Option<IndexRequest>,
}

/// The statements of an `index!` that apply to all its materials.
struct Game {
    board: Option<Board>,
    kings: Option<KingRule>,
    pieces: Vec<u8>,
    forward: String,
    regions: Vec<(u8, u128)>,
    relations: Vec<Relation>,
    /// The scheme of materials without one of their own.
    scheme: Option<Scheme>,
}

/// Checks everything, and collects the mistakes.
pub(super) fn check(mut ast: Ast, diagnostics: &mut Diagnostics) -> Checked {
    let settings = &ast.settings;
    let mut pieces = pieces::pieces(&settings.pieces, diagnostics);
    let forward = pieces::forward(&settings.forward, &mut pieces, diagnostics);
    let board = board(settings, diagnostics);
    let named_board = board.map(|board| named(board, &settings.names, diagnostics));
    let named = named_board.as_ref();
    let game = Game {
        board,
        regions: regions::regions(settings.regions.items(), &pieces, named, diagnostics),
        relations: relations::relations(settings.relations.items(), &pieces, named, diagnostics),
        kings: match settings.kings {
            Entry::Given(_, rule) => Some(rule),
            Entry::Absent => Some(KingRule::Apart),
            Entry::Broken => None,
        },
        forward,
        scheme: settings.scheme.given().and_then(|scheme| options::scheme(scheme, diagnostics)),
        pieces,
    };
    if ast.materials.is_empty() && diagnostics.is_empty() {
        let message = "no material is declared";
        let help = "add one or several, such as `pub KRRvK, KRvK;`";
        diagnostics.push(Diagnostic::new(Span::call_site(), message).help(help));
    }
    let span = |material: &MaterialAst| material.material.span().into();
    let count =
        limits::allowed(&ast.materials, limits::MATERIALS, "materials", span, diagnostics).len();
    ast.materials.truncate(count);
    let registry = settings.registry.given();
    let materials = each_once(std::mem::take(&mut ast.materials), registry, diagnostics);
    let declare = |material| declare(&settings.scheme, &game, material, diagnostics);
    let declared = materials.into_iter().map(declare).collect();
    diagnostics.once();
    let facade = settings.facade.given().cloned().unwrap_or_else(|| quote!(::quadrille));
    Checked { facade, registry: registry.cloned(), declared }
}

fn board(settings: &Settings, diagnostics: &mut Diagnostics) -> Option<Board> {
    let missing = || {
        let error = Diagnostic::new(Span::call_site(), "`index!` has no `board`");
        error.help("add `board: 8 x 8;`, files x ranks")
    };
    let BoardAst { size, squares } = settings.board.required(missing, diagnostics)?;
    let board = match squares {
        None => diagnostics.take(board::full(size, BoardUse::Index)),
        Some(Squares::Where(condition)) => diagnostics.take(board::allowed_by(size, condition)),
        Some(Squares::Drawn(table)) => diagnostics.take(board::drawn_in(size, table)),
    };
    board.map(|board| directed(board, &settings.directions, diagnostics))
}

/// Leaves out materials whose type has the name of an earlier one, or of the registry.
fn each_once(
    materials: Vec<MaterialAst>,
    registry: Option<&RegistryAst>,
    diagnostics: &mut Diagnostics,
) -> Vec<MaterialAst> {
    let mut once: Vec<MaterialAst> = Vec::new();
    for material in materials {
        if registry.is_some_and(|registry| registry.name == material.name) {
            let message = format!("`{}` is the name of the registry as well", material.name);
            let help = "rename the registry, or name the material: `pub Other = KRvK`";
            diagnostics.push(Diagnostic::new(material.name.span(), message).help(help));
        } else if once.iter().any(|earlier| earlier.name == material.name) {
            let message = format!("`{}` is declared twice", material.name);
            let help = "leave one out, or name it: `pub Other = KRvK: kings`";
            diagnostics.push(Diagnostic::new(material.name.span(), message).help(help));
        } else {
            once.push(material);
        }
    }
    once
}

fn declare(
    shared: &Entry<SchemeAst>,
    game: &Game,
    said: MaterialAst,
    diagnostics: &mut Diagnostics,
) -> Declared {
    let span = said.material.span();
    let men = material::men(&said.material, &game.pieces);
    let letters = men.as_ref().map_or_else(|_| b"Kk".to_vec(), Clone::clone);
    let scheme = match &said.scheme {
        Some(own) => options::scheme(own, diagnostics),
        None => {
            diagnostics.extend(shared.is_absent().then(|| no_scheme(&said)));
            game.scheme
        }
    };
    let request =
        diagnostics.take(men).and_then(|men| game.request(&men, scheme, span, diagnostics));
    let scheme = said.scheme.as_ref().or(shared.given());
    let scheme = scheme.map_or(span, |scheme| scheme.name.extent.start);
    Declared { scheme, men: letters, request, said }
}

impl Game {
    /// The request for an index of some men, if everything it needs is known and the men fit the board.
    fn request(
        &self,
        men: &[u8],
        scheme: Option<Scheme>,
        span: Span,
        diagnostics: &mut Diagnostics,
    ) -> Option<IndexRequest> {
        let material = Material::new(men).ok()?.with_forward(&self.forward);
        let before = diagnostics.len();
        let Game { board, kings, regions, .. } = self;
        material::fits(&material, *board, *kings, regions, span, diagnostics);
        let (board, kings, scheme) = (self.board?, self.kings?, scheme?);
        let (regions, relations) = (regions.clone(), self.relations.clone());
        let request = IndexRequest { board, material, kings, scheme, regions, relations };
        (diagnostics.len() == before).then_some(request)
    }
}

fn no_scheme(material: &MaterialAst) -> Diagnostic {
    let message = format!("`{}` has no scheme", material.material);
    let help = "add `scheme: exact;`, or `: exact` after the material";
    Diagnostic::new(material.material.span(), message).help(help)
}
