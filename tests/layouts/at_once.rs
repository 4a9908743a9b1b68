//! Instructions that take bits to their places, as the runtime has them, against what they are said to give.
//! `.ci/long instructions` runs this for a target that has them, where the processor does.

use quadrille_circuits::{BitGather, BitMatrix};
use quadrille_runtime::bits::{by_matrix, gathered, turned_by_matrix};
use support::Random;

/// Calls `check` with words, each of them random.
fn random<const N: usize>(check: impl Fn([u64; N])) {
    let mut random = Random::new(23);
    (0..10_000).for_each(|_| check([(); N].map(|()| random.next())));
}

#[test]
fn matrices_are_multiplied_as_said() {
    random(|[word, matrix, bytes]| {
        // Bytes that are there, and some that are none; each tenth as they stand.
        let shuffled = bytes.to_le_bytes().map(|byte| byte & 0x87);
        let bytes = if matrix % 10 == 0 { [0, 1, 2, 3, 4, 5, 6, 7] } else { shuffled };
        let said = |is_turned| BitMatrix { bytes, matrix, is_turned }.eval(word);
        let bytes = u64::from_le_bytes(bytes);
        assert_eq!(by_matrix(word, bytes, matrix), said(false));
        assert_eq!(turned_by_matrix(word, bytes, matrix), said(true));
    });
}

#[test]
fn bits_are_gathered_as_said() {
    random(|[word, mask, places @ ..]: [u64; 10]| {
        let places = places.map(|places| places & 0x3f3f_3f3f_3f3f_3f3f);
        let bytes = places.map(u64::to_le_bytes).concat().try_into().expect("64 places");
        let said = BitGather { halves: [0, 0], sources: bytes, mask }.eval(word);
        assert_eq!(gathered(word, places, mask), said);
    });
}
