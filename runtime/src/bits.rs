//! Moves or numbers all bits of a word at once, by vector instructions of x86-64. Other targets compute the same bit by
//! bit; there, emitted code uses circuits instead.
//!
//! `quadrille-circuits` finds the matrices and source bits, and its tests hold these functions against maps of single bits.
#![allow(unsafe_code)]

/// Shuffles the bytes of a word, and multiplies each by a matrix of 8 x 8 bits: bit j of the product is the parity of
/// the bits that the byte has in common with byte `7 - j` of the matrix. Byte i of `bytes` is the number of the byte
/// that comes to place i; from 128 on it is cleared.
#[inline(always)]
pub fn by_matrix(word: u64, bytes: u64, matrix: u64) -> u64 {
    product(word, bytes, matrix, false)
}

/// The same with the factors exchanged: the bytes of the word become bits, and its bits bytes.
#[inline(always)]
pub fn turned_by_matrix(word: u64, bytes: u64, matrix: u64) -> u64 {
    product(word, bytes, matrix, true)
}

/// The shuffle that leaves every byte in place.
#[cfg(all(target_arch = "x86_64", target_feature = "gfni", target_feature = "ssse3"))]
const IN_ORDER: u64 = 0x0706_0504_0302_0100;

#[cfg(all(target_arch = "x86_64", target_feature = "gfni", target_feature = "ssse3"))]
#[inline(always)]
fn product(word: u64, bytes: u64, matrix: u64, is_turned: bool) -> u64 {
    use core::arch::x86_64 as x86;
    // SAFETY: this function is compiled for targets with GFNI and SSSE3 only.
    unsafe {
        let [word, bytes_at, matrix] =
            [word, bytes, matrix].map(|word| x86::_mm_cvtsi64_si128(word.cast_signed()));
        let word = if bytes == IN_ORDER { word } else { x86::_mm_shuffle_epi8(word, bytes_at) };
        let [word, matrix] = if is_turned { [matrix, word] } else { [word, matrix] };
        let product = x86::_mm_gf2p8affine_epi64_epi8::<0>(word, matrix);
        x86::_mm_cvtsi128_si64(product).cast_unsigned()
    }
}

#[cfg(not(all(target_arch = "x86_64", target_feature = "gfni", target_feature = "ssse3")))]
fn product(word: u64, bytes: u64, matrix: u64, is_turned: bool) -> u64 {
    let all = word.to_le_bytes();
    let from = |byte: u8| if byte < 128 { all[usize::from(byte & 7)] } else { 0 };
    let (word, matrix) = (bytes.to_le_bytes().map(from), matrix.to_le_bytes());
    let [word, matrix] = if is_turned { [matrix, word] } else { [word, matrix] };
    let row = |byte: u8| {
        let bit = |j: usize| ((byte & matrix[7 - j]).count_ones() as u8 % 2) << j;
        (0..8).fold(0, |row, j| row | bit(j))
    };
    u64::from_le_bytes(word.map(row))
}

/// Bit n of the result is the bit of the word whose number is byte n of `sources`; bits outside `mask` are 0.
#[cfg(all(target_arch = "x86_64", target_feature = "avx512bitalg"))]
#[inline(always)]
pub fn gathered(word: u64, sources: [u64; 8], mask: u64) -> u64 {
    use core::arch::x86_64 as x86;
    let [a, b, c, d, e, f, g, h] = sources.map(u64::cast_signed);
    // SAFETY: this function is compiled for targets with AVX-512 BITALG only.
    let bits = unsafe {
        let sources = x86::_mm512_set_epi64(h, g, f, e, d, c, b, a);
        x86::_mm512_bitshuffle_epi64_mask(x86::_mm512_set1_epi64(word.cast_signed()), sources)
    };
    bits & mask
}

/// Bit n of the result is the bit of the word whose number is byte n of `sources`; bits outside `mask` are 0.
#[cfg(not(all(target_arch = "x86_64", target_feature = "avx512bitalg")))]
pub fn gathered(word: u64, sources: [u64; 8], mask: u64) -> u64 {
    let source = |bit: usize| sources[bit / 8] >> (bit % 8 * 8) & 63;
    (0..64).fold(0, |bits, bit| bits | (word >> source(bit) & 1) << bit) & mask
}

/// The numbers of a word's set bits in ascending order, in a register.
#[cfg(all(target_arch = "x86_64", target_feature = "avx512vbmi2"))]
#[derive(Clone, Copy)]
pub(crate) struct Numbers(core::arch::x86_64::__m512i);

#[cfg(all(target_arch = "x86_64", target_feature = "avx512vbmi2"))]
impl Numbers {
    /// The numbers of the bits, and after them `spare`.
    #[inline(always)]
    pub(crate) fn new(word: u64, spare: u8) -> Self {
        use core::arch::x86_64 as x86;
        const NUMBERS: [u8; 64] = {
            let (mut numbers, mut bit) = ([0; 64], 0);
            while bit < 64 {
                numbers[bit as usize] = bit;
                bit += 1;
            }
            numbers
        };
        // SAFETY: this function is compiled for targets with AVX-512 VBMI2 only, which have F and BW too; a vector of 64
        // bytes is an array of 64 bytes.
        unsafe {
            let spare = x86::_mm512_set1_epi8(spare.cast_signed());
            let all = core::mem::transmute::<[u8; 64], x86::__m512i>(NUMBERS);
            Numbers(x86::_mm512_mask_compress_epi8(spare, word, all))
        }
    }

    /// The first numbers: 8, 16 or 32.
    #[inline(always)]
    pub(crate) fn first<const COUNT: usize>(self) -> [u8; COUNT] {
        use core::arch::x86_64 as x86;
        // SAFETY: as above; each array has the size of its vector or integer.
        unsafe {
            match COUNT {
                8 => {
                    let low = x86::_mm_cvtsi128_si64(x86::_mm512_castsi512_si128(self.0));
                    core::mem::transmute_copy(&low)
                }
                16 => core::mem::transmute_copy(&x86::_mm512_castsi512_si128(self.0)),
                _ => core::mem::transmute_copy(&x86::_mm512_castsi512_si256(self.0)),
            }
        }
    }

    /// The numbers after the first 8, 16 or 32.
    #[inline(always)]
    #[must_use]
    pub(crate) fn after<const COUNT: usize>(self) -> Self {
        use core::arch::x86_64 as x86;
        // SAFETY: as above.
        Numbers(unsafe {
            match COUNT {
                8 => x86::_mm512_alignr_epi64::<1>(self.0, self.0),
                16 => x86::_mm512_alignr_epi64::<2>(self.0, self.0),
                _ => x86::_mm512_alignr_epi64::<4>(self.0, self.0),
            }
        })
    }
}

/// The numbers of a word's set bits in ascending order, where no instruction moves them together.
#[cfg(not(all(target_arch = "x86_64", target_feature = "avx512vbmi2")))]
#[derive(Clone, Copy)]
pub(crate) struct Numbers([u8; 64]);

#[cfg(not(all(target_arch = "x86_64", target_feature = "avx512vbmi2")))]
impl Numbers {
    /// The numbers of the bits, and after them `spare`.
    pub(crate) fn new(word: u64, spare: u8) -> Self {
        let mut numbers = [spare; 64];
        let bits = (0..64).filter(|bit| word >> bit & 1 == 1);
        for (number, bit) in numbers.iter_mut().zip(bits) {
            *number = bit;
        }
        Numbers(numbers)
    }

    /// The first numbers.
    pub(crate) fn first<const COUNT: usize>(self) -> [u8; COUNT] {
        core::array::from_fn(|index| self.0[index])
    }

    /// The numbers after the first ones.
    #[must_use]
    pub(crate) fn after<const COUNT: usize>(mut self) -> Self {
        self.0.rotate_left(COUNT);
        self
    }
}
