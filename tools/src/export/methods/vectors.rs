//! Obstruction difference of two lines at once, on x86-64 with AVX2.

use quadrille_codegen::solve::sliders::ObstructionDifference;

use super::super::c::code::{Code, Kind};

/// Whether there are vectors.
pub fn switches(code: &mut Code) {
    code.lines("");
    code.comment(
        "Where the target has AVX2, two lines are looked up at once, but with @NO_VECTORS.",
    );
    code.lines(
        "#if defined(__AVX2__) && defined(__x86_64__) && defined(__GNUC__) && defined(@IS_CONSTANT) \\
    && !defined(@NO_VECTORS)
#define @HAS_VECTORS 1
typedef uint64_t @pair __attribute__((vector_size(16)));
#endif",
    );
}

/// What is done in vectors.
pub fn instructions(code: &mut Code) {
    code.when("defined(@HAS_VECTORS)", |code| {
        code.function(
            Kind::Plain,
            "What is attacked along two lines, by their masks and the strides of their numbers. Squares\n\
             above reach up to the lowest occupied bit; those below lose what lies beyond an occupied\n\
             one, which shifts by one, two and four times the stride blot out.",
            "uint64_t @along_two(unsigned number, uint64_t occupancy, const uint64_t *masks, unsigned first, unsigned second)",
            "const uint64_t lower = ((uint64_t)1 << number) - 1;
             const @pair both = {masks[0], masks[1]};
             const @pair stride = {first, second};
             const @pair below = {lower, lower};
             const @pair ones = {1, 1};
             const @pair all = {occupancy, occupancy};
             const @pair occupied = all & both;
             const @pair above = occupied & ~below;
             const @pair up = above ^ (above - ones);
             const @pair once = (below & occupied) >> stride;
             const @pair two = once | once >> stride;
             const @pair four = two | two >> (stride + stride);
             const @pair beyond = four | four >> (stride + stride + stride + stride);
             const @pair attacks = both & up & ~beyond;
             return attacks[0] | attacks[1];",
        );
    });
}

/// The statements that look a slot up in vectors, where there are some; `masks` is the table.
pub fn look_up(masks: &str, lines: &ObstructionDifference) -> String {
    let stride = |line: usize| lines.kinds[line].stride.unwrap_or_default();
    format!(
        "#if defined(@HAS_VECTORS)
         if (!@IS_CONSTANT()) {{
             return @along_two(slot, occupancy, {masks}[slot], {}, {});
         }}
         #endif\n",
        stride(0),
        stride(1)
    )
}
