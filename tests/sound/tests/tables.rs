//! Every safe constructor of tables that are read without checks, with hostile tables: arbitrary masks and magics,
//! offsets at the very end of the data, lists of random bytes. Most pass the constructor, and then all their
//! answers equal those of checked reads of the same records. Miri watches that no other memory is read.

use std::panic;
use std::sync::Once;

use quadrille::__private::sliders::{
    Magic, MagicPerLine64, MagicRecord, OverlappedRecord, OverlappedSplit64, Reader,
};

/// The number of tables of each type to try. Miri takes a second or two for each: `.ci/long` sets the variable.
const TRIES: u32 = match option_env!("QUADRILLE_LONG") {
    _ if !cfg!(miri) => 4000,
    Some(_) => 40,
    None => 12,
};

/// Words that tables must withstand, by `SplitMix64`.
pub(super) struct HostileWords(pub(super) u64);

impl HostileWords {
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    pub(super) fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }

    fn bytes<const N: usize>(&mut self) -> [u8; N] {
        [(); N].map(|()| self.next() as u8)
    }

    /// A word with many bits, few, none or all.
    pub(super) fn word(&mut self) -> u64 {
        match self.below(6) {
            0 => self.next() & self.next() & self.next(),
            1 => 0,
            2 => u64::MAX,
            _ => self.next(),
        }
    }

    pub(super) fn wide(&mut self) -> u128 {
        u128::from(self.word()) << 64 | u128::from(self.word())
    }

    /// The offset of the first key, and the shift from product to key. Some keys end within `keys`, often exactly
    /// at its end, seldom beyond.
    fn keys(&mut self, keys: u64) -> [u64; 2] {
        let bits = 1 + self.below(u64::from(keys.ilog2()));
        let last = keys - (1 << bits);
        let offset = match self.below(8) {
            0 => last + self.below(2),
            1 | 2 => last,
            _ => self.below(last + 1),
        };
        [offset, 64 - bits]
    }

    /// An offset, chosen in the same way; `last` is the last one that the table allows.
    fn offset(&mut self, last: u64) -> u64 {
        match self.below(16) {
            0 => last + self.below(2),
            1..6 => last,
            _ => self.below(last + 1),
        }
    }

    /// Sometimes changes one bit of a record.
    fn mutate<const N: usize>(&mut self, mut record: [u64; N]) -> [u64; N] {
        if self.below(24) == 0 {
            record[self.below(N as u64) as usize] ^= 1 << self.below(64);
        }
        record
    }
}

fn bytes_of<const WORDS: usize, const BYTES: usize>(words: [u64; WORDS]) -> [u8; BYTES] {
    let mut bytes = [0; BYTES];
    for (bytes, word) in bytes.chunks_exact_mut(8).zip(words) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    bytes
}

/// The words of a byte string.
fn words(bytes: &[u8]) -> Vec<u64> {
    let word = |bytes: &[u8]| u64::from_le_bytes(bytes.try_into().expect("eight bytes"));
    bytes.chunks_exact(8).map(word).collect()
}

/// Tries tables, and asserts that more than a third pass.
fn most_pass(name: &str, one: impl Fn(&mut HostileWords) -> bool) {
    static QUIET: Once = Once::new();
    QUIET.call_once(silence_refusals);
    let mut random = HostileWords(26);
    let passed = (0..TRIES).filter(|_| one(&mut random)).count();
    println!("{name}: {passed} of {TRIES} tables pass");
    assert!(passed * 3 > TRIES as usize, "{passed} of {TRIES} tables of {name}");
}

/// Silences the messages of constructors that refuse tables.
fn silence_refusals() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if info.payload().downcast_ref() != Some(&"a key leads astray") {
            usual(info);
        }
    }));
}

/// A table, unless its constructor refuses it.
fn made<T>(make: impl FnOnce() -> T + panic::UnwindSafe) -> Option<T> {
    panic::catch_unwind(make).ok()
}

#[test]
fn overlapped_split() {
    const SETS: usize = 33;
    const SHIFT: u32 = 60;
    fn one(random: &mut HostileWords) -> bool {
        let record = |random: &mut HostileWords| {
            // The last offset that 16 sets follow.
            let words = [random.word(), random.word(), random.offset(SETS as u64 - 16)];
            random.mutate(words)
        };
        let records = [record(random), record(random)];
        let sets = random.bytes::<{ 8 * SETS }>();
        let strings = bytes_of::<6, 48>(records.concat().try_into().expect("two records"));
        let table = made(|| OverlappedSplit64::<2, SETS, SHIFT>::new(&strings, &sets));
        let Some(table) = table else { return false };
        let sets = words(&sets);
        for (number, words) in records.into_iter().enumerate() {
            let record = OverlappedRecord::new(words);
            for _ in 0..4 {
                let occupied = random.word();
                let expected = record.attacks::<true>(Reader::checked(&sets), SHIFT, occupied);
                assert_eq!(Some(table.rider().attacks(number, occupied)), expected);
            }
        }
        true
    }
    most_pass("OverlappedSplit64", one);
}

#[test]
fn magic_per_line() {
    const SETS: usize = 40;
    const KEYS: usize = 72;
    fn one<const ROTATED: bool>(random: &mut HostileWords) -> bool {
        let record = |random: &mut HostileWords| {
            let [offset, shift] = random.keys(KEYS as u64);
            let lists = random.offset(20) | random.offset(13) << MagicRecord::<u64>::FIRST_LIST;
            let offsets = offset | lists << 32 | shift << 48 | random.below(64) << 56;
            let words = [random.word(), random.word(), offsets];
            random.mutate(words)
        };
        let records = [record(random), record(random)];
        let (sets, index) = (random.bytes::<{ 8 * SETS }>(), random.bytes::<KEYS>());
        let strings = bytes_of::<6, 48>(records.concat().try_into().expect("two records"));
        let table =
            made(|| MagicPerLine64::<2, SETS, KEYS, ROTATED>::new(&strings, &sets, &index, &[]));
        let Some(table) = table else { return false };
        // The index lies after the sets, and bytes may name it too.
        let mut all = words(&sets);
        all.extend(
            index
                .chunks_exact(8)
                .map(|bytes| u64::from_ne_bytes(bytes.try_into().expect("a word"))),
        );
        for (number, words) in records.into_iter().enumerate() {
            let [mask, magic, offsets] = words;
            let record = MagicRecord::new(mask, magic, offsets);
            for _ in 0..4 {
                let occupied = random.word();
                let (sets, index) = (Reader::checked(&all), Reader::checked(&index));
                let expected = record.attacks_per_line::<true, ROTATED>(sets, index, 0, occupied);
                assert_eq!(Some(table.rider().attacks(number, occupied)), expected);
            }
        }
        true
    }
    most_pass("MagicPerLine64", one::<false>);
    most_pass("MagicPerLine64, rotated", one::<true>);
}

/// Tables of two numbers with two parts each, and the look-ups of hoppers in them.
macro_rules! magic {
    ($test:ident, $words:literal, $word:ident, $random:ident, $mask:expr) => {
        #[test]
        #[expect(clippy::too_many_lines, reason = "functions within see the constants of the word")]
        fn $test() {
            const SETS: usize = 250;
            const KEYS: usize = 160;
            const BYTES: usize = size_of::<$word>();
            fn record(random: &mut HostileWords) -> [u64; $words] {
                let [offset, shift] = random.keys(KEYS as u64);
                // The last offset from which 256 words follow, within the sets and the index.
                let last = (SETS + KEYS / BYTES).saturating_sub(256) as u64;
                let sets = random.offset(last.min(SETS as u64 - 1));
                let offsets = offset | sets << 32 | shift << 48 | random.below(64) << 56;
                let mut words = [(); $words].map(|()| random.word());
                words[$words - 1] = offsets;
                random.mutate(words)
            }
            fn one<const ROTATED: bool>(random: &mut HostileWords) -> bool {
                let records = [(); 4].map(|()| record(random));
                let strings = bytes_of::<{ 4 * $words }, { 32 * $words }>(
                    records.concat().try_into().expect("four records"),
                );
                let (sets, index) = (random.bytes::<{ BYTES * SETS }>(), random.bytes::<KEYS>());
                let table = made(|| {
                    Magic::<$word, 2, 2, SETS, KEYS, ROTATED>::new(&strings, &sets, &index, &[])
                });
                let Some(table) = table else { return false };
                let word = |bytes: &[u8]| <[u8; BYTES]>::try_from(bytes).expect("a word");
                let sets =
                    sets.chunks_exact(BYTES).map(|bytes| <$word>::from_le_bytes(word(bytes)));
                let behind =
                    index.chunks_exact(BYTES).map(|bytes| <$word>::from_ne_bytes(word(bytes)));
                let all: Vec<$word> = sets.chain(behind).collect();
                let (past, next) = (random.bytes::<KEYS>(), random.bytes::<{ SETS + 255 }>());
                for number in 0..2 {
                    let parts = [records[2 * number], records[2 * number + 1]].map(|words| {
                        let mask: fn(&[u64]) -> $word = $mask;
                        MagicRecord::new(mask(&words), words[$words - 2], words[$words - 1])
                    });
                    for _ in 0..3 {
                        let occupied = random.$random();
                        let (sets, index) = (Reader::checked(&all), Reader::checked(&index));
                        let look_up = |part: &MagicRecord<$word>| {
                            part.attacks::<true, ROTATED>(sets, index, 0, occupied)
                        };
                        let [one, other] = parts.each_ref().map(look_up);
                        let expected = one.expect("a set") | other.expect("a set");
                        assert_eq!(table.rider().attacks(number, occupied), expected);
                        let behind = |part: &MagicRecord<$word>| {
                            let past = Reader::checked(&past);
                            part.behind::<true, ROTATED, false>(sets, index, past, 0, occupied)
                        };
                        let [one, other] = parts.each_ref().map(behind);
                        let expected = one.expect("a set") | other.expect("a set");
                        assert_eq!(table.rider().hops(number, occupied, &past, false), expected);
                        let landed = |part: &MagicRecord<$word>| {
                            let next = Reader::checked(&next);
                            part.behind::<true, ROTATED, true>(sets, index, next, 0, occupied)
                        };
                        let [one, other] = parts.each_ref().map(landed);
                        let expected = one.expect("a set") | other.expect("a set");
                        assert_eq!(table.rider().hops(number, occupied, &next, true), expected);
                    }
                }
                true
            }
            most_pass(stringify!($test), one::<false>);
            most_pass(concat!(stringify!($test), ", rotated"), one::<true>);
        }
    };
}

magic!(magic_64, 3, u64, word, |words| words[0]);
magic!(magic_128, 4, u128, wide, |words| u128::from(words[1]) << 64 | u128::from(words[0]));

#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[test]
fn pext() {
    use quadrille::__private::sliders::{Loops, Pext64, PextRecord};

    const SETS: usize = 70;
    fn one(random: &mut HostileWords) -> bool {
        let record = |random: &mut HostileWords| {
            let bits = random.below(7);
            let mut mask = 0_u64;
            while u64::from(mask.count_ones()) < bits {
                mask |= 1 << random.below(64);
            }
            let words = [mask, random.word(), random.offset(SETS as u64 - (1 << bits))];
            random.mutate(words)
        };
        let records = [record(random), record(random)];
        let sets = random.bytes::<{ 2 * SETS }>();
        let strings = bytes_of::<6, 48>(records.concat().try_into().expect("two records"));
        let Some(table) = made(|| Pext64::<2, SETS>::new(&strings, &sets)) else { return false };
        let all: Vec<u16> =
            sets.chunks_exact(2).map(|bytes| u16::from_le_bytes([bytes[0], bytes[1]])).collect();
        for (number, words) in records.into_iter().enumerate() {
            let record = PextRecord::new(words);
            for _ in 0..4 {
                let occupied = random.word();
                let expected = record.attacks::<Loops, true>(Reader::checked(&all), occupied);
                assert_eq!(Some(table.extractions().attacks(number, occupied)), expected);
            }
        }
        true
    }
    most_pass("Pext64", one);
}
