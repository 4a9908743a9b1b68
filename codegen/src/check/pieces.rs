//! What Betza's atoms mean.

use proc_macro2::{Span, TokenStream};

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::layout::{Leap, Piece};
use crate::parse::{Atom, Entry, Movement, PieceMoves};
use crate::sort;

use super::item_names::{RESERVED_PIECES, item_name};

/// The pieces, and what is kept of how they were written.
#[derive(Default)]
pub(crate) struct Pieces {
    pub(crate) list: Vec<Piece>,
    pub(crate) spans: Vec<Span>,
    pub(crate) markers: Vec<Option<TokenStream>>,
}

/// The pieces that are described rightly; the others are reported and left out.
pub(crate) fn pieces(entry: &Entry<Vec<PieceMoves>>, diagnostics: &mut Diagnostics) -> Pieces {
    let mut pieces = Pieces::default();
    for said in entry.given().into_iter().flatten() {
        let piece = piece(said).and_then(|piece| {
            distinct(&piece, &pieces.list, said)?;
            Ok(piece)
        });
        if let Some(piece) = diagnostics.take(piece) {
            pieces.list.push(piece);
            pieces.spans.push(said.name.place.extent.start);
            pieces.markers.push(said.marker.clone());
        }
    }
    pieces
}

fn piece(said: &PieceMoves) -> Result<Piece, Diagnostic> {
    item_name(&said.name, "piece", RESERVED_PIECES)?;
    let (mut leaps, mut rides) = (Vec::new(), Vec::new());
    for (index, atom) in said.atoms.iter().enumerate() {
        if said.atoms[..index].iter().any(|earlier| earlier.movement == atom.movement) {
            let message = format!("the atom `{}` is repeated", atom.movement);
            let help = "once is enough; a rider has it doubled, side by side";
            return Err(Diagnostic::new(atom.place, message).help(help));
        }
        add(atom, &mut leaps, &mut rides)?;
    }
    for moves in [&mut leaps, &mut rides] {
        sort::by_key(moves, |&leap| leap);
        moves.dedup();
    }
    let marker = said.marker.as_ref().map(ToString::to_string);
    Ok(Piece { name: said.name.text.clone(), leaps, rides, marker })
}

fn add(atom: &Atom, leaps: &mut Vec<Leap>, rides: &mut Vec<Leap>) -> Result<(), Diagnostic> {
    let (once, always): (Vec<Leap>, Vec<Leap>) = match atom.movement {
        Movement::Letter('R') => (Vec::new(), vec![WAZIR]),
        Movement::Letter('B') => (Vec::new(), vec![FERZ]),
        Movement::Letter('Q') => (Vec::new(), vec![WAZIR, FERZ]),
        Movement::Letter('K') => (vec![WAZIR, FERZ], Vec::new()),
        Movement::Letter(letter) => (vec![letter_leap(letter, atom)?], Vec::new()),
        Movement::Leap(m, n) => (vec![leap(m, n, atom)?], Vec::new()),
    };
    match atom.times {
        1 => leaps.extend(once),
        2 if !always.is_empty() || once.len() > 1 => {
            let message = format!("`{}` cannot be doubled", atom.movement);
            let help = match atom.movement {
                Movement::Letter('K') => "a king that rides is `Q`",
                _ => "it rides already",
            };
            return Err(Diagnostic::new(atom.place, message).help(help));
        }
        2 => rides.extend(once),
        times => {
            let message = format!("the atom `{}` stands {times} times", atom.movement);
            let help = "once for a leaper, twice for a rider";
            return Err(Diagnostic::new(atom.place, message).help(help));
        }
    }
    rides.extend(always);
    Ok(())
}

const WAZIR: Leap = Leap { m: 0, n: 1 };
const FERZ: Leap = Leap { m: 1, n: 1 };

/// Ralph Betza's letters for leapers.
const LEAPERS: [(char, Leap); 9] = [
    ('W', WAZIR),
    ('F', FERZ),
    ('D', Leap { m: 0, n: 2 }),
    ('N', Leap { m: 1, n: 2 }),
    ('A', Leap { m: 2, n: 2 }),
    ('H', Leap { m: 0, n: 3 }),
    ('C', Leap { m: 1, n: 3 }),
    ('Z', Leap { m: 2, n: 3 }),
    ('G', Leap { m: 3, n: 3 }),
];

fn letter_leap(letter: char, atom: &Atom) -> Result<Leap, Diagnostic> {
    let known = LEAPERS.iter().find(|(known, _)| *known == letter);
    known.map(|&(_, leap)| leap).ok_or_else(|| {
        let (message, help) = match letter {
            'a'..='z' => (
                format!("`{letter}` is no atom, and pieces move the same in all directions"),
                "atoms are upper case: W F D N A H C Z G (m,n) R B Q K",
            ),
            '0'..='9' => {
                (format!("`{letter}` is no atom, and riders go as far as they can"), "leave it out")
            }
            _ => (
                format!("there is no atom `{letter}`"),
                "atoms are W F D N A H C Z G, (m,n), R B Q K, and doubled ones such as NN",
            ),
        };
        Diagnostic::new(atom.place, message).help(help)
    })
}

fn leap(m: u64, n: u64, atom: &Atom) -> Result<Leap, Diagnostic> {
    let distance = |distance: u64| u8::try_from(distance).ok().filter(|&distance| distance < 128);
    let leap = distance(m).zip(distance(n)).and_then(|(m, n)| Leap::new(m, n));
    leap.ok_or_else(|| {
        let message = match (m, n) {
            (0, 0) => "a leap of (0,0) goes nowhere",
            _ => "no board is large enough for this leap",
        };
        Diagnostic::new(atom.place, message).help("write two numbers, such as `(1,4)`")
    })
}

/// Generic code asks for a piece by the type that names it, which no two may share.
fn distinct(piece: &Piece, earlier: &[Piece], said: &PieceMoves) -> Result<(), Diagnostic> {
    let same = |other: &&Piece| match (&piece.marker, &other.marker) {
        (None, None) => (&piece.leaps, &piece.rides) == (&other.leaps, &other.rides),
        (mine, theirs) => mine == theirs,
    };
    earlier.iter().find(same).map_or(Ok(()), |other| {
        let (what, help) = match piece.marker {
            None => ("move alike", "keep one, or name a type for one of them: `as crate::Name`"),
            Some(_) => ("name the same type", "name another type after `as`"),
        };
        let message = format!("the pieces `{}` and `{}` {what}", other.name, piece.name);
        Err(Diagnostic::new(said.name.place, message).help(help))
    })
}

impl std::fmt::Display for Movement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Movement::Letter(letter) => write!(f, "{letter}"),
            Movement::Leap(m, n) => write!(f, "({m},{n})"),
        }
    }
}
