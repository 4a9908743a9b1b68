//! Obstruction difference of two lines at once, on x86-64 with AVX2.

use quadrille_codegen::layout::Leap;
use quadrille_codegen::solve::sliders::ObstructionDifference;

use super::super::c::code::{Code, Kind};
use super::super::c::sliders::{name, slot_function};
use super::obstruction_difference;

/// Whether there are vectors.
pub fn switches(code: &mut Code) {
    code.lines("");
    code.comment("Where the target has AVX2, two lines are looked up at once.");
    code.lines(
        "#if defined(__AVX2__) && defined(__x86_64__)
#include <immintrin.h>
#define @HAS_VECTORS 1
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
            "uint64_t @along_two(unsigned number, uint64_t occupancy, __m128i masks, __m128i stride)",
            "const __m128i below = _mm_set1_epi64x((long long)(((uint64_t)1 << number) - 1));
             const __m128i occupied = _mm_and_si128(_mm_set1_epi64x((long long)occupancy), masks);
             const __m128i above = _mm_andnot_si128(below, occupied);
             const __m128i up = _mm_xor_si128(above, _mm_add_epi64(above, _mm_set1_epi64x(-1)));
             const __m128i twice = _mm_add_epi64(stride, stride);
             const __m128i once = _mm_srlv_epi64(_mm_and_si128(below, occupied), stride);
             const __m128i two = _mm_or_si128(once, _mm_srlv_epi64(once, stride));
             const __m128i four = _mm_or_si128(two, _mm_srlv_epi64(two, twice));
             const __m128i beyond =
             _mm_or_si128(four, _mm_srlv_epi64(four, _mm_add_epi64(twice, twice)));
             const __m128i attacks = _mm_andnot_si128(beyond, _mm_and_si128(masks, up));
             const __m128i both = _mm_or_si128(attacks, _mm_unpackhi_epi64(attacks, attacks));
             return (uint64_t)_mm_cvtsi128_si64(both);",
        );
    });
}

/// The masks and the look-up.
pub fn write(code: &mut Code, ride: Leap, lines: &ObstructionDifference) {
    let name = name(ride);
    obstruction_difference::masks(code, &name, lines);
    let stride = |line: usize| lines.kinds[line].stride.unwrap_or_default();
    let body = format!(
        "const __m128i masks = _mm_set_epi64x(
         (long long){name}_masks[slot][1], (long long){name}_masks[slot][0]);
         return @along_two(slot, occupancy, masks, _mm_set_epi64x({}, {}));",
        stride(1),
        stride(0)
    );
    slot_function(code, ride, Kind::Rider, &body);
}
