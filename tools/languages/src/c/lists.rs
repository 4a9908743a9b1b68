//! Sets written into lists, mostly as the moves that lead to their squares.

use quadrille_codegen::model::WordSize;

use super::code::Code;

/// The integers that moves are made of, by their bits.
const MOVES: [u32; 2] = [16, 32];

/// A function for each size of moves.
pub fn write(code: &mut Code, word: WordSize) {
    code.lines(SWITCHES);
    for bits in MOVES {
        let ty = format!("uint{bits}_t");
        code.private(|code| {
            code.inline(
                "Writes a number for each bit of a word.",
                &format!(
                    "unsigned @write_word_{bits}(uint64_t word, {ty} first, {ty} factor, {ty} *list)"
                ),
                &BODY.replace("$ty", &ty).replace("$at_once", &(256 / bits).to_string()),
            );
        });
        let body = match word {
            WordSize::U64 => format!("return @write_word_{bits}(set, first, factor, list);"),
            WordSize::U128 => format!(
                "const unsigned low = @write_word_{bits}((uint64_t)set, first, factor, list);
                 const {ty} above = ({ty})(first + 64u * factor);
                 return low + @write_word_{bits}((uint64_t)(set >> 64), above, factor, list + low);"
            ),
        };
        code.inline(
            &format!(
                "Writes `first + factor * square` for each square of a set, in the order of their numbers, and gives\n\
                 how many. The list has room for {room} entries; those behind the last may be written, too. A move of a\n\
                 piece on `from` may be `from | to << 6`: first `from`, factor 64. If pawns came from `to - 8`: first\n\
                 `({ty})-8`, factor 65.",
                room = word.bits(),
            ),
            &format!("unsigned @write_{bits}(@bitboard set, {ty} first, {ty} factor, {ty} *list)"),
            &body,
        );
    }
}

/// The conditions under which lists are written by an instruction that counts bits, or moves bytes
/// of a vector together.
const SWITCHES: &str = "
#if defined(@IS_CONSTANT) && defined(__GNUC__) && defined(__x86_64__) && !defined(@NO_VECTORS)
#if defined(__AVX512VBMI2__) && defined(__AVX512BW__)
#define @MOVES_BYTES_TOGETHER 1
typedef char @vector_of_bytes __attribute__((vector_size(64)));
#endif
#endif
#if !defined(__x86_64__) || defined(__POPCNT__)
#define @COUNTS_BITS 1
#endif";

/// Two entries at a time, the last one twice if their number is odd; or as many as fill 32 bytes, with entries of bit 0
/// past the last. As in Rust, a word of one bit has a branch of its own.
const BODY: &str = "\
unsigned count = 0;
if (word == 0) {
    return 0;
}
if ((word & (word - 1)) == 0) {
    list[0] = ($ty)(first + factor * @lowest_64(word));
    return 1;
}
#if defined(@MOVES_BYTES_TOGETHER)
if (!@IS_CONSTANT()) {
    @vector_of_bytes numbers = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
        48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63};
    const @vector_of_bytes none = {0};
    unsigned char chosen[64] = {0};
    numbers = (@vector_of_bytes)__builtin_ia32_compressqi512_mask(numbers, none, word);
    __builtin_memcpy(chosen, &numbers, sizeof chosen);
    count = @count_64(word);
    for (unsigned done = 0; done < count; done += $at_once) {
        for (unsigned index = done; index < done + $at_once; index++) {
            list[index] = ($ty)(first + factor * chosen[index]);
        }
    }
    return count;
}
#endif
#if defined(@COUNTS_BITS)
count = @count_64(word);
for (; word != 0; list += 2) {
    list[0] = ($ty)(first + factor * @lowest_64(word));
    const uint64_t rest = word & (word - 1);
    list[1] = ($ty)(first + factor * @lowest_64(rest != 0 ? rest : word));
    word = rest & (rest - 1);
}
#else
for (; word != 0; word &= word - 1) {
    list[count++] = ($ty)(first + factor * @lowest_64(word));
}
#endif
return count;";
