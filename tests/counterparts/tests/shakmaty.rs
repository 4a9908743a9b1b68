//! The methods of shakmaty.

use quadrille::layouts::{Lerf, W};
use quadrille::{Bitboard, Chess, Color, Direction, Square};
use shakmaty::{Bitboard as TheirSet, Color as TheirColor, Square as Theirs};

fn sets() -> impl Iterator<Item = TheirSet> {
    let scattered = (0..64).map(|step| {
        0x9e37_79b9_7f4a_7c15_u64.rotate_left(step) & 0x0f3c_5a99_6601_8410 << step % 7
    });
    scattered.chain([0, 1, u64::MAX]).map(TheirSet)
}

fn color(color: Color) -> TheirColor {
    TheirColor::from_white(color.is_white())
}

macro_rules! flips {
    ($of:ident) => {
        [
            $of.flip_horizontal(),
            $of.flip_vertical(),
            $of.flip_diagonal(),
            $of.flip_anti_diagonal(),
            $of.rotate_90(),
            $of.rotate_180(),
            $of.rotate_270(),
        ]
    };
}

fn check_squares<L: Chess<Word = u64>>() {
    for theirs in Theirs::ALL {
        let square = Square::<L>::from(theirs);
        assert_eq!(Theirs::from(square), theirs);
        assert_eq!(square.is_dark(), theirs.is_dark());
        assert_eq!(flips!(square).map(Theirs::from), flips!(theirs));
        for other in Theirs::ALL {
            assert_eq!(u32::from(square.distance(Square::from(other))), theirs.distance(other));
            let between = shakmaty::attacks::between(theirs, other);
            assert_eq!(TheirSet::from(square.between(Square::from(other))), between);
            let line = shakmaty::attacks::ray(theirs, other);
            assert_eq!(TheirSet::from(square.line_through(Square::from(other))), line);
            for third in [Theirs::A1, Theirs::D4, Theirs::H5] {
                let line = square.line_through(Square::from(other));
                let is_aligned = shakmaty::attacks::aligned(theirs, other, third);
                assert_eq!(line.contains(Square::from(third)), is_aligned);
            }
        }
        for side in Color::ALL {
            let attacks = shakmaty::attacks::pawn_attacks(color(side), theirs);
            assert_eq!(TheirSet::from(square.pawn_attacks(side)), attacks);
        }
    }
}

/// Methods that depend on the order of numbers agree if the numbers do.
fn check_order() {
    for theirs in sets() {
        let set = Bitboard::<Lerf>::from(theirs);
        assert_eq!(set.first().map(Theirs::from), theirs.first());
        assert_eq!(set.last().map(Theirs::from), theirs.last());
        assert_eq!(TheirSet::from(set.without_first()), theirs.without_first());
        assert!(set.iter().map(Theirs::from).eq(theirs));
        assert!(set.iter().rev().map(Theirs::from).eq(theirs.into_iter().rev()));
        if set.count() < 12 {
            assert!(set.subsets().map(TheirSet::from).eq(theirs.carry_rippler()));
        }
        assert_eq!(
            format!("{set:x} {set:X} {set:o} {set:b}"),
            format!("{theirs:x} {theirs:X} {theirs:o} {theirs:b}")
        );
        assert_eq!(format!("{set:#018x}"), format!("{theirs:#018x}"));
        assert_eq!(u64::from(set), u64::from(theirs));
        let mut sorted: Vec<_> = sets().collect();
        sorted.sort();
        assert!(sorted.into_iter().map(Bitboard::<Lerf>::from).is_sorted());
    }
}

fn check_two_sets<L: Chess<Word = u64>>(theirs: TheirSet) {
    let set = Bitboard::<L>::from(theirs);
    for other in [TheirSet(0), TheirSet::DARK_SQUARES, !theirs, theirs] {
        let ours = Bitboard::<L>::from(other);
        assert_eq!(set.is_disjoint(ours), theirs.is_disjoint(other));
        assert_eq!(set.intersects(ours), theirs.intersects(other));
        assert_eq!(set.is_subset(ours), theirs.is_subset(other));
        assert_eq!(TheirSet::from(set.union(ours)), theirs.with_const(other));
        assert_eq!(TheirSet::from(set.intersection(ours)), theirs.intersect_const(other));
        assert_eq!(TheirSet::from(set.difference(ours)), theirs.without_const(other));
        assert_eq!(TheirSet::from(set.symmetric_difference(ours)), theirs.toggled_const(other));
        assert_eq!(TheirSet::from(set.complement()), !theirs);
    }
}

fn check_squares_of<L: Chess<Word = u64>>(theirs: TheirSet) {
    let set = Bitboard::<L>::from(theirs);
    for square in Theirs::ALL {
        let ours = Square::<L>::from(square);
        assert_eq!(set.contains(ours), theirs.contains(square));
        let attacks = [ours.rook_attacks(set), ours.bishop_attacks(set), ours.queen_attacks(set)];
        let their_attacks = [
            shakmaty::attacks::rook_attacks(square, theirs),
            shakmaty::attacks::bishop_attacks(square, theirs),
            shakmaty::attacks::queen_attacks(square, theirs),
        ];
        assert_eq!(attacks.map(TheirSet::from), their_attacks);
        assert_eq!(TheirSet::from(set | ours), theirs | square);
        assert_eq!(TheirSet::from(set & ours), theirs & square);
        assert_eq!(TheirSet::from(set ^ ours), theirs ^ square);
        assert_eq!(TheirSet::from(set.with(ours)), theirs.with(square));
        assert_eq!(TheirSet::from(set.without(ours)), theirs.without(square));
        let (mut a, mut b) = (set, theirs);
        a ^= ours;
        b.toggle(square);
        assert_eq!(TheirSet::from(a), b);
        a.add(ours);
        b.add(square);
        assert_eq!(TheirSet::from(a), b);
        a.discard(ours);
        b.discard(square);
        assert_eq!(TheirSet::from(a), b);
    }
}

fn check_sets<L: Chess<Word = u64>>() {
    for theirs in sets() {
        let set = Bitboard::<L>::from(theirs);
        assert_eq!(set.count() as usize, theirs.count());
        assert_eq!((set.any(), set.more_than_one()), (theirs.any(), theirs.more_than_one()));
        assert_eq!(set.single_square().map(Theirs::from), theirs.single_square());
        assert_eq!(flips!(set).map(TheirSet::from), flips!(theirs));
        let north = TheirSet(theirs.0 << 8);
        assert_eq!(TheirSet::from(set.shift(Direction::North)), north);
        let mut visited = Vec::new();
        theirs.for_each(|square| visited.push(square));
        assert_eq!(set.iter().map(Theirs::from).collect::<TheirSet>(), theirs);
        assert_eq!(visited.into_iter().map(Square::<L>::from).collect::<Bitboard<L>>(), set);
        check_two_sets::<L>(theirs);
        check_squares_of::<L>(theirs);
    }
    assert_eq!(TheirSet::from(Bitboard::<L>::BACK_RANKS), TheirSet::BACKRANKS);
    assert_eq!(TheirSet::from(Bitboard::<L>::from_ranks(4, 7)), TheirSet::NORTH);
}

#[test]
fn squares_agree() {
    check_squares::<Lerf>();
    check_squares::<W>();
}

#[test]
fn sets_agree() {
    check_sets::<Lerf>();
    check_sets::<W>();
    check_order();
}

#[test]
fn files_ranks_and_leapers_agree() {
    for theirs in Theirs::ALL {
        let square = Square::<W>::from(theirs);
        let (file, rank) = theirs.coords();
        assert_eq!(square.coords(), (u8::from(file), u8::from(rank)));
        assert_eq!(Square::<W>::from_coords(u8::from(file), u8::from(rank)), Some(square));
        assert_eq!(
            TheirSet::from(square.knight_attacks()),
            shakmaty::attacks::knight_attacks(theirs)
        );
        assert_eq!(TheirSet::from(square.king_attacks()), shakmaty::attacks::king_attacks(theirs));
        assert_eq!(TheirSet::from(square.bitboard()), TheirSet::from_square(theirs));
        assert_eq!(
            TheirSet::from(Bitboard::<W>::from_file(u8::from(file))),
            TheirSet::from_file(file)
        );
        assert_eq!(
            TheirSet::from(Bitboard::<W>::from_rank(u8::from(rank))),
            TheirSet::from_rank(rank)
        );
        for side in Color::ALL {
            let relative = color(side).relative_rank(rank);
            let ours = Bitboard::<W>::from_relative_rank(side, u8::from(rank));
            assert_eq!(TheirSet::from(ours), TheirSet::from_rank(relative));
        }
    }
}

#[test]
fn values_by_color_agree() {
    use quadrille::ColorMap;
    use shakmaty::ByColor;
    let (ours, theirs) = (ColorMap::new(3, 5), ByColor { white: 3, black: 5 });
    for side in Color::ALL {
        assert_eq!(ours[side], *theirs.get(color(side)));
    }
}

#[test]
fn colors_agree() {
    for side in Color::ALL {
        let theirs = color(side);
        assert_eq!(side.letter(), theirs.char());
        assert_eq!(side.to_string(), theirs.to_string());
        assert_eq!(color(side.other()), theirs.other());
        let back_rank = Bitboard::<W>::from_relative_rank(side, 0);
        assert_eq!(TheirSet::from(back_rank), TheirSet::from_rank(theirs.backrank()));
        assert_eq!(theirs.to_string().parse(), Ok(side));
        assert_eq!(theirs.char().to_string().parse(), Ok(side));
    }
}
