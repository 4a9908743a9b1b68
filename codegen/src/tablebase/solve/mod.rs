//! A request to the plan of its index, which the runtime computes. Its tables are owned here.

use quadrille_tablebase::{
    ArrangementError, BoardOrder, ByBoth, ClassKind, Confined, Draft, IndexBuffers, IndexError,
    KingRule, LeadTable, Material, Numbers, Outline, Plan, Scheme, Section, Sections, Syzygy,
    SyzygyOptions, plan,
};

use super::request::IndexRequest;
use crate::model::Board;

/// A plan that owns its tables.
#[derive(Debug)]
pub struct OwnedPlan {
    draft: Draft<'static>,
    board: Box<Numbers>,
    entries: Vec<u32>,
    squares: Vec<[u8; 2]>,
    by_both: Option<&'static ByBoth>,
    confined: Option<Confined>,
    sections: Vec<Section>,
    size: u64,
}

impl OwnedPlan {
    /// The plan with its tables.
    pub fn plan(&self) -> Plan<'_> {
        let OwnedPlan { entries, squares, by_both, sections, .. } = self;
        let table = LeadTable { entries, squares, by_both: *by_both };
        let draft = self.draft.over(&self.board, self.confined.as_ref());
        draft.plan(table, Sections::Lent(sections), self.size)
    }

    /// A plan with copies of its tables.
    fn of(plan: &Plan<'_>) -> OwnedPlan {
        let LeadTable { entries, squares, by_both } = plan.lead().table;
        OwnedPlan {
            draft: plan.draft().over(BoardOrder::<8, 8>::NUMBERS, None),
            board: Box::new(Numbers::board_order(&plan.board().outline)),
            entries: entries.to_vec(),
            squares: squares.to_vec(),
            by_both,
            confined: plan.confined().copied(),
            sections: plan.sections().to_vec(),
            size: plan.size(),
        }
    }

    /// A substitute without indexes, for a type that is emitted beside an error.
    pub(super) fn substitute(men: &[u8]) -> OwnedPlan {
        let board = Board::new(8, 8).expect("64 squares are not too many");
        let material = Material::new(men).expect("between one and eight men");
        let scheme = Scheme::Naive { skip: false };
        let request = IndexRequest {
            board,
            material,
            kings: KingRule::Ordinary,
            scheme,
            regions: Vec::new(),
            relations: Vec::new(),
        };
        let mut owned = solve(&request).expect("all men have a square");
        owned.size = 0;
        owned
    }
}

/// Computes the plan of a checked request.
///
/// # Errors
/// If the sequence or order that it asks for is none of Syzygy's for the material, or no position
/// is left.
pub fn solve(request: &IndexRequest) -> Result<OwnedPlan, IndexError> {
    // Few materials have more kinds of classes than this.
    match solve_with(request, 64) {
        Err(IndexError::Table { .. }) => solve_with(request, MOST_KINDS),
        plan => plan,
    }
}

fn solve_with(request: &IndexRequest, kinds: usize) -> Result<OwnedPlan, IndexError> {
    let board = Numbers::board_order(&outline(&request.board));
    let pairs = request.board.len().pow(2);
    let buffers = IndexBuffers {
        entries: &mut vec![0; pairs],
        squares: &mut vec![[0; 2]; pairs],
        kinds: &mut vec![ClassKind::NONE; kinds],
        sections: &mut vec![Section::ONE; kinds],
        confined: &mut Confined::NOWHERE.clone(),
    };
    let IndexRequest { material, kings, scheme, regions, relations, .. } = request;
    let plan = plan(&board, material, *kings, *scheme, regions, relations, buffers)?;
    Ok(OwnedPlan::of(&plan))
}

/// The greatest number of kinds of classes: an entry of a table has twelve bits for its section.
const MOST_KINDS: usize = 4096;

/// The help text for a scheme that cannot number the material.
pub(super) fn help(error: &IndexError, request: &IndexRequest) -> String {
    let help = match error {
        IndexError::Regions => "take `exact` or `kings`, or declare the material without `regions`",
        IndexError::RegionLeads => "begin with both kings, such as `leads: Kk`",
        IndexError::NoKings => "take `exact`, which any men may lead",
        IndexError::Board { .. } => "take `exact` or `kings`, which are for any board",
        IndexError::Forward => "take `exact` or `kings`",
        IndexError::Leads(_) => {
            "name all men of a sort, one after another, Black's in lower case: `leads: Kk`"
        }
        IndexError::ManyLeads(_) => {
            "begin with one man or two, such as `leads: Kk`; more may follow them"
        }
        IndexError::Arrangement(ArrangementError::K3) => "leave `K3` out",
        IndexError::Arrangement(ArrangementError::TooFew) => "take `exact`",
        _ => return arrangement_help(request),
    };
    help.to_owned()
}

/// The help text for an arrangement that is not one of Syzygy's.
fn arrangement_help(request: &IndexRequest) -> String {
    match plain_sequence(request) {
        Some(sequence) => {
            format!("the plainest sequence is `{sequence}`, and orders count groups from 0")
        }
        None => "leave the options out".to_owned(),
    }
}

/// The default sequence.
fn plain_sequence(request: &IndexRequest) -> Option<String> {
    let Scheme::Syzygy(SyzygyOptions { k3, .. }) = request.scheme else { return None };
    let plain = Syzygy { kings: request.kings, k3 }.plain(&request.material).ok()?;
    Some(String::from_utf8_lossy(&plain.sequence?).into_owned())
}

fn outline(board: &Board) -> Outline {
    let mut cells = [0; 2];
    for cell in board.squares().map(|square| board.cell(square)) {
        cells[cell / 128] |= 1 << (cell % 128);
    }
    Outline { files: board.files(), ranks: board.ranks(), cells, steps: board.steps() }
}
