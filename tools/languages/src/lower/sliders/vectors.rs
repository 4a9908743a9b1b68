//! A bishop's and a rook's lines side by side in a vector of AVX2, as in Rust's runtime: two of the bishop, one of
//! the rook, and twice the square's bit. The attacks of other lines are joined as words.

use super::super::expression::{Expression, Type, runtime, square};
use super::super::function::{Field, Quicker, Table, When};
use super::parts_of;
use quadrille_codegen::model::{Leap, WordSize};
use quadrille_codegen::solve::sliders::{Method, ObstructionDifference, RiderLookUp};
use quadrille_codegen::solve::{Bitboards, Target};
use quadrille_runtime::U256;

/// The rides with lines in the vector, and the number of these lines. The vector has the square's bit, too.
const IN_VECTOR: [(Leap, usize); 2] = [(Leap { m: 1, n: 1 }, 2), (Leap { m: 0, n: 1 }, 1)];

const SET: Type = Type::Set(WordSize::U64);

/// A bishop and a rook whose first lines a swap of bytes reverses.
pub struct Vectors<'a>([(&'a RiderLookUp, &'a ObstructionDifference); 2]);

impl<'a> Vectors<'a> {
    /// The bishop and the rook of a layout, if vectors serve them.
    pub fn of(bitboards: &'a Bitboards) -> Option<Vectors<'a>> {
        let lines = |(ride, count)| {
            let solved = bitboards.sliders.iter().find(|solved| solved.ride == ride)?;
            match &solved.method {
                Method::ObstructionDifference(lines) if lines.lines_in_vectors() >= count => {
                    Some((solved, lines))
                }
                _ => None,
            }
        };
        let [bishop, rook] = IN_VECTOR.map(lines);
        Some(Vectors([bishop?, rook?]))
    }

    pub fn lanes(&self) -> Table {
        let [bishop, rook] = self.0.map(|(_, lines)| (lines.masks(), lines.lines.len()));
        let rows = bishop.0.chunks(bishop.1).zip(rook.0.chunks(rook.1)).zip(0..);
        let lanes = rows.flat_map(|((bishop, rook), number)| {
            [bishop[0], bishop[1], rook[0], U256::from(2_u64.wrapping_shl(number) & !1)]
        });
        let doc = "By number: two lines of a bishop, one of a rook, and twice the square's bit.";
        let field = Field::whole("", Type::Word(WordSize::U64));
        let table =
            Table::list("lanes", doc, field, &lanes.collect::<Vec<U256>>()).in_rows(vec![4]);
        Table { when: Some(When::With(Target::Avx2)), ..table }
    }

    /// The attacks of a queen.
    pub fn of_queen(&self) -> Quicker {
        let given =
            vec![self.lanes().rows(Vec::new()), square(), Expression::value("occupancy", SET)];
        let in_vector = runtime("along_any_lane", given, SET);
        let others = self.others().into_iter().flatten();
        Quicker {
            target: Target::Avx2,
            body: SET.union([in_vector].into_iter().chain(others)).into(),
        }
    }

    /// The look-ups of the lines that the vector does not have, of the bishop and of the rook.
    pub fn others(&self) -> [Vec<Expression>; 2] {
        [0, 1].map(|which| parts_of(self.0[which].0).split_off(IN_VECTOR[which].1))
    }
}
