//! Sets of 129 to 256 squares, of which 255 may be one. What all boards have in common is tested in `geometry`, `sets`,
//! `lists`, `walks` and `bent`; here are words of 256 bits alone.

use quadrille::{Bitboard, BitboardLayout, Square, U256};
use support::RandomSets;

quadrille::layout! {
    /// Row by row: every bit is a square.
    pub struct Sets16 {
        board: 16 x 16,
        number: rank * 16 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K, nightrider: NN as quadrille::piece::Nightrider },
    }

    /// The same board without order, so that no numbers rise along lines.
    pub struct ScatteredSets16 {
        board: 16 x 16,
        number: (rank * 16 + file) * 37 % 256,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K, nightrider: NN as quadrille::piece::Nightrider },
    }

    /// Chu shogi's board.
    pub struct Sets12 {
        board: 12 x 12,
        number: rank * 12 + file,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K, nightrider: NN as quadrille::piece::Nightrider },
    }

    /// A board that lacks corners: 252 squares.
    pub struct TornSets16 {
        board: 16 x 16,
        number: 255 - (rank * 16 + file) where file % 15 != 0 || rank % 15 != 0,
        pieces: { rook: R, bishop: B, queen: Q, knight: N, king: K, nightrider: NN as quadrille::piece::Nightrider },
    }
}

fn naive<L: BitboardLayout>(set: Bitboard<L>) -> Vec<bool> {
    (0..=255).map(|number| Square::new(number).is_some_and(|square| set.contains(square))).collect()
}

/// Bits, words, counts, the order of iteration and subsets, by single bits.
fn bits_are_squares<L: BitboardLayout<Word = U256>>() {
    let mut random = RandomSets::new(256);
    for round in 0..60 {
        let (set, other) = (random.set::<L>(round % 8), random.set::<L>(2));
        let bits = naive(set);
        let numbers: Vec<u8> = (0..=255).filter(|&number| bits[usize::from(number)]).collect();
        assert!(set.into_iter().map(Square::number).eq(numbers.iter().copied()));
        assert!(set.into_iter().rev().map(Square::number).eq(numbers.iter().rev().copied()));
        assert_eq!((set.count() as usize, set.is_empty()), (numbers.len(), numbers.is_empty()));
        assert_eq!(set.first().map(Square::number), numbers.first().copied());
        assert_eq!(set.last().map(Square::number), numbers.last().copied());
        assert_eq!(set.into_iter().nth(5).map(Square::number), numbers.get(5).copied());
        let word = numbers.iter().fold(U256::MIN, |word, &n| word | U256::bit(n.into()));
        assert_eq!((U256::from(set), Bitboard::try_from(word)), (word, Ok(set)));
        assert_eq!(format!("{set:x} {set:#b}"), format!("{word:x} {word:#b}"));
        assert_eq!(set.names().to_string().parse(), Ok(set));
        assert_eq!(
            naive(!set),
            Square::<L>::ALL.iter().fold(vec![false; 256], |mut all, it| {
                all[usize::from(it.number())] = !bits[usize::from(it.number())];
                all
            })
        );
        let by = |of: fn(bool, bool) -> bool| -> Vec<bool> {
            bits.iter().zip(naive(other)).map(|(&a, b)| of(a, b)).collect()
        };
        assert_eq!([naive(set | other), naive(set & other)], [by(|a, b| a | b), by(|a, b| a & b)]);
        assert_eq!(
            [naive(set ^ other), naive(set - other)],
            [by(|a, b| a ^ b), by(|a, b| a && !b)]
        );
        let few: Bitboard<L> = set.into_iter().step_by(40).collect();
        let subsets: Vec<Bitboard<L>> = few.subsets().collect();
        assert_eq!(subsets.len(), 1 << few.count());
        assert!(
            subsets.is_sorted() && subsets.iter().all(|&subset| subset - few == Bitboard::EMPTY)
        );
    }
    let outside = U256::MAX & !U256::from(Bitboard::<L>::FULL);
    assert_eq!(Bitboard::<L>::try_from(outside).is_ok(), outside == U256::MIN);
    assert_eq!(Bitboard::<L>::new(U256::MAX), Bitboard::FULL);
}

#[test]
fn bits_are_squares_on_each_board() {
    bits_are_squares::<Sets16>();
    bits_are_squares::<ScatteredSets16>();
    bits_are_squares::<Sets12>();
    bits_are_squares::<TornSets16>();
    assert_eq!(Bitboard::<Sets16>::FULL.word(), U256::MAX);
    assert_eq!(Bitboard::<TornSets16>::FULL.count(), 252);
}

/// Sets in other numberings: renumbered one by one, by exchanges, and in words of other programs.
#[test]
fn sets_are_renumbered() {
    use quadrille::numbering::{FileMajor, RankMajor, RankMajorFromTop};
    fn check<L: BitboardLayout<Word = U256>, M: BitboardLayout<Word = U256>>() {
        let mut random = RandomSets::new(3);
        for set in (0..20).map(|round| random.set::<L>(round % 5)) {
            let converted: Bitboard<M> = set.convert();
            let expected = set.into_iter().map(Square::convert::<M>).collect();
            assert_eq!(converted, expected);
            assert_eq!(converted.convert::<L>(), set);
            let by_files = set.into_iter().map(Square::number_in::<FileMajor>);
            let word = by_files.fold(U256::MIN, |word, number| word | U256::bit(number.into()));
            assert_eq!(set.word_in::<FileMajor>(), word);
            assert_eq!(Bitboard::<L>::from_word_in::<FileMajor>(word), set);
        }
    }
    check::<Sets16, ScatteredSets16>();
    check::<ScatteredSets16, Sets16>();
    let mut random = RandomSets::new(4);
    let set = random.set::<Sets16>(1);
    assert_eq!(set.word_in::<RankMajor>(), set.word());
    assert_eq!(set.word_in::<RankMajorFromTop>(), set.flip_vertical().word());
    let torn = random.set::<TornSets16>(1);
    let bits =
        torn.into_iter().map(|it| U256::bit(16 * u32::from(it.rank()) + u32::from(it.file())));
    assert_eq!(torn.word_in::<RankMajor>(), bits.fold(U256::MIN, |word, bit| word | bit));
}
