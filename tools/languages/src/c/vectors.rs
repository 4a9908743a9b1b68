//! A bishop's and a rook's lines side by side in a vector of AVX2, as Rust's runtime has them: two of the bishop, one of
//! the rook, and twice the square's bit. What other lines attack is joined as words.

use crate::lower::moves::ride_name;
use crate::lower::sliders::part_name;
use crate::lower::{Block, Expression, Type, call_private, square};
use quadrille_codegen::model::{Leap, WordSize};
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::sliders::{Method, ObstructionDifference};

use super::code::{Code, literal};
use super::sliders::BISHOP_AND_ROOK;

/// The rides whose lines the vector has, and how many of each; beside them it has the square's bit.
const IN_VECTOR: [(Leap, usize); 2] = [(BISHOP_AND_ROOK[0], 2), (BISHOP_AND_ROOK[1], 1)];

/// The condition of the preprocessor that holds where the target has AVX2.
const CONDITION: &str = "defined(@HAS_VECTORS)";

/// A bishop and a rook whose first lines a swap of bytes reverses.
pub struct Vectors<'a> {
    bishop: &'a ObstructionDifference,
    rook: &'a ObstructionDifference,
}

impl<'a> Vectors<'a> {
    /// The bishop and the rook of a layout, if vectors serve them.
    pub fn of(bitboards: &'a Bitboards) -> Option<Vectors<'a>> {
        let lines = |(ride, count)| {
            let solved = bitboards.sliders.iter().find(|solved| solved.ride == ride)?;
            match &solved.method {
                Method::ObstructionDifference(lines) => {
                    Some(lines).filter(|lines| lines.lines_in_vectors() >= count)
                }
                _ => None,
            }
        };
        let [bishop, rook] = IN_VECTOR.map(lines);
        Some(Vectors { bishop: bishop?, rook: rook? })
    }

    /// Writes the table of the lanes, and the attacks along them.
    pub fn write(&self, code: &mut Code) {
        code.lines("\n#if defined(@HAS_VECTORS) || defined(@IS_FOR_ALL)");
        let [bishop, rook] = [self.bishop, self.rook].map(ObstructionDifference::masks);
        let rows = bishop.chunks(self.bishop.lines.len()).zip(rook.chunks(self.rook.lines.len()));
        let lanes = rows.zip(0..).flat_map(|((bishop, rook), number)| {
            [bishop[0], bishop[1], rook[0], u128::from(2_u64.wrapping_shl(number)) & !1]
        });
        code.table(
            "By number: two lines of a bishop, one of a rook, and twice the square's bit.",
            "uint64_t",
            "@lanes",
            &[64, 4],
            lanes.map(|word| literal(WordSize::U64, word)),
        );
        code.lines("#endif\n");
        code.lines(&format!("#if {CONDITION}\n{ALONG}#endif"));
    }

    /// The attacks of both, as the lines of a function that begin it where there are vectors.
    pub fn both(&self) -> String {
        let [bishop, rook] = self.others().map(|others| {
            let call = |name: String| format!(" | @{name}(square, occupancy)");
            others.into_iter().map(call).collect::<String>()
        });
        format!(
            "#if {CONDITION}
             if (!@IS_CONSTANT()) {{
             const @vector_4 along = @along_lanes(square, occupancy);
             const struct @bishop_and_rook both = {{along[0] | along[1]{bishop}, along[2]{rook}}};
             return both;
             }}
             #endif\n"
        )
    }

    /// The attacks of a queen, in the same way.
    pub fn either(&self) -> Block {
        let set = Type::Set(WordSize::U64);
        let call = |name: String| {
            call_private(name, vec![square(), Expression::value("occupancy", set)], set)
        };
        let vector = ["along_any_lane".to_owned()];
        set.union(vector.into_iter().chain(self.others().into_iter().flatten()).map(call)).into()
    }

    /// The functions of the lines that the vector does not have.
    fn others(&self) -> [Vec<String>; 2] {
        let others = |((ride, count), own): ((Leap, usize), &ObstructionDifference)| {
            let parts = count..own.lines.len() + usize::from(own.rows.is_some());
            parts.map(|part| part_name(&ride_name(ride), part)).collect()
        };
        [(IN_VECTOR[0], self.bishop), (IN_VECTOR[1], self.rook)].map(others)
    }
}

/// Twice the square's bit is subtracted from the occupied squares of each line, and again with all
/// bytes swapped: the bits that differ lie between the nearest occupied squares.
const ALONG: &str = "\
typedef uint64_t @vector_4 __attribute__((vector_size(32)));
typedef uint64_t @vector_2 __attribute__((vector_size(16)));
typedef char @bytes_32 __attribute__((vector_size(32)));
@PLAIN @vector_4 @along_lanes(@square square, uint64_t occupancy)
{
    const @vector_4 swap = {0x0001020304050607ull, 0x08090a0b0c0d0e0full, 0x0001020304050607ull, 0x08090a0b0c0d0e0full};
    const uint64_t up = @lanes[square][3], down = @lanes[square ^ 56][3];
    @vector_4 masks;
    __builtin_memcpy(&masks, @lanes[square], sizeof masks);
    const @vector_4 occupied = masks & occupancy;
    const @vector_4 above = occupied - up;
    const @vector_4 swapped = (@vector_4)__builtin_ia32_pshufb256((@bytes_32)occupied, (@bytes_32)swap);
    const @vector_4 below = swapped - down;
    return masks & (above ^ (@vector_4)__builtin_ia32_pshufb256((@bytes_32)below, (@bytes_32)swap));
}
@PLAIN uint64_t @along_any_lane(@square square, uint64_t occupancy)
{
    const @vector_4 along = @along_lanes(square, occupancy);
    @vector_2 halves[2];
    __builtin_memcpy(halves, &along, sizeof halves);
    const @vector_2 of_rook = {halves[1][0], 0}, either = halves[0] | of_rook;
    return either[0] | either[1];
}
";
