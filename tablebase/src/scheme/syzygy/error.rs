//! The reasons why an arrangement of a material is refused.

use core::fmt;

use crate::men::material::MaterialError;

/// The reason why a material does not have a sequence or an order.
///
/// ```
/// use quadrille::tablebase::{Material, Syzygy};
/// let material = Material::parse("KRvK").unwrap();
/// let error = Syzygy::CHESS.arrange(&material, "RKQ", 0, None).unwrap_err();
/// assert_eq!(error.to_string(), "the sequence has a `Q` more than the material");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArrangementError {
    /// The game does not have such a material.
    Material(MaterialError<'static>),
    /// Fewer than two men are on the board.
    TooFew,
    /// "K3" is asked for, and the material has pawns or no third man without a like, or the game's
    /// kings do not stay apart.
    K3,
    /// The sequence has a man that the material does not have, or has him more often.
    Extra(char),
    /// The sequence lacks a man of the material.
    Missing(char),
    /// The sequence does not begin with men that may lead.
    Lead,
    /// These like men do not stand together in the sequence.
    LikeMenApart(char),
    /// The pawns that do not lead do not follow those that do.
    Pawns,
    /// The order does not give each group an index of its own.
    Order {
        /// The number of groups, the leading one included.
        groups: usize,
    },
    /// A second order is given although only one side has pawns, or is missing although both have.
    SecondOrder,
}

impl fmt::Display for ArrangementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match *self {
            ArrangementError::Material(error) => return error.fmt(f),
            ArrangementError::TooFew => "the scheme `syzygy` needs at least two men",
            ArrangementError::K3 => {
                "`K3` needs both kings apart and a third man that has no like, and no pawns"
            }
            ArrangementError::Extra(man) => {
                return write!(f, "the sequence has a `{man}` more than the material");
            }
            ArrangementError::Missing(man) => {
                return write!(f, "the sequence lacks a `{man}` of the material");
            }
            ArrangementError::Lead => "the sequence does not begin with men that may lead",
            ArrangementError::LikeMenApart(man) => {
                return write!(f, "the men `{man}` do not stand together in the sequence");
            }
            ArrangementError::Pawns => {
                "the pawns that do not lead do not follow those that do in the sequence"
            }
            ArrangementError::Order { groups } => {
                return write!(
                    f,
                    "the order does not give each of the {groups} groups an index of its own: \
                     indexes count from 0"
                );
            }
            ArrangementError::SecondOrder => {
                "a second order is for materials with pawns on both sides, and for those alone"
            }
        })
    }
}

impl core::error::Error for ArrangementError {}
