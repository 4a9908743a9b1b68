// What `layouts/pinwheel.layout` expands to.

const TABLES_OF_PINWHEEL: &[u8; 45696] = include_bytes!("pinwheel.bin");

/// A quarter turn adds 16, as in Rotary, in an order whose squares share as much as squares can: in all twenty
/// classes of rook and bishop that mirrors and turns exchange, one index serves the whole class.
///
/// `quadrille search numbering` looks for such orders, among all of sixteen squares and those that they turn
/// into. No key has more bits than there are relevant squares.
///
/// Tables of rook and bishop: 31,568 bytes. With `sets: per_line` 21,632, less than a first-level data
/// cache holds.
///
/// [Seen in the browser](https://quadrille.github.io/quadrille/#layout=pinwheel).
///
///
/// A layout of the 8 x 8 board; bitboards are `u64`; numbers take 6 bits, `turn: 2`, `orbit: 4`.
///
/// ```text
/// 8 | 24  9 29  4 37 62 42 40
/// 7 | 26  1 55 34 51 38 17 25
/// 6 | 46 22 47 12 27 63  7 45
/// 5 | 21 35 11 48  0 28 50 20
/// 4 | 52 18 60 32 16 43  3 53
/// 3 | 13 39 31 59 44 15 54 14
/// 2 | 57 49  6 19  2 23 33 58
/// 1 |  8 10 30  5 36 61 41 56
///   +------------------------
///      a  b  c  d  e  f  g  h
/// ```
///
/// Attacks of `rook` are looked up in 10 indexes: squares with one letter share theirs.
///
/// ```text
/// G A B C C B A G
/// A H D E E D H A
/// B D I F F I D B
/// C E F J J F E C
/// C E F J J F E C
/// B D I F F I D B
/// A H D E E D H A
/// G A B C C B A G
/// ```
///
/// Attacks of `bishop` are looked up in 10 indexes: squares with one letter share theirs.
///
/// ```text
/// G A B C C B A G
/// A H D E E D H A
/// B D I F F I D B
/// C E F J J F E C
/// C E F J J F E C
/// B D I F F I D B
/// A H D E E D H A
/// G A B C C B A G
/// ```
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::cmp::PartialOrd,
    ::core::cmp::Ord,
    ::core::hash::Hash,
    ::core::default::Default
)]
pub struct Pinwheel;
#[allow(
    clippy::all,
    clippy::pedantic,
    clippy::nursery,
    clippy::restriction,
    unused,
    non_upper_case_globals
)]
const _: () = {
    use crate::__private as q;
    use ::core::primitive::{bool, i8, str, u8, u32, u64, u128, usize};
    /// # Squares
    ///
    /// Files, ranks and numbers, all counted from 0; steps, distances, and values by square.
    impl Pinwheel {
        /// The file of a square, counted from 0.
        ///
        /// Cost: no operation, 1 load from 128 bytes of tables.
        #[inline(always)]
        pub const fn file(square: q::Square<Self>) -> u8 {
            (COORDS[square.index().get()][0 as usize]) as u8
        }
        /// The rank of a square, counted from 0.
        ///
        /// Cost: no operation, 1 load from 128 bytes of tables.
        #[inline(always)]
        pub const fn rank(square: q::Square<Self>) -> u8 {
            (COORDS[square.index().get()][1 as usize]) as u8
        }
        /// The square on a file and a rank, both counted from 0, or `None` off the board.
        ///
        /// Cost: 2 operations, 1 load from 64 bytes of tables.
        #[inline(always)]
        pub const fn at(file: u8, rank: u8) -> ::core::option::Option<q::Square<Self>> {
            if file < 8 && rank < 8 {
                let number = NUMBER_AT[q::index::U6::masked(
                        (rank as u32 * 8 + file as u32) as u8,
                    )
                    .get()];
                ::core::option::Option::Some(
                    q::Square::from_index(q::index::U6::masked(number)),
                )
            } else {
                ::core::option::Option::None
            }
        }
        /// The square with this number, or `None` if no square has it.
        ///
        /// Cost: 1 operation, no table.
        #[inline(always)]
        pub const fn square(number: u8) -> ::core::option::Option<q::Square<Self>> {
            if number < 64 {
                ::core::option::Option::Some(
                    q::Square::from_index(q::index::U6::masked(number)),
                )
            } else {
                ::core::option::Option::None
            }
        }
        /// The number of king steps between two squares.
        ///
        /// Cost: 10 operations, 4 loads from 128 bytes of tables.
        #[inline(always)]
        pub const fn distance(a: q::Square<Self>, b: q::Square<Self>) -> u8 {
            let file_a = Self::file(a);
            let file_b = Self::file(b);
            let files = (if file_b <= file_a {
                file_a - file_b
            } else {
                file_b - file_a
            });
            let rank_a = Self::rank(a);
            let rank_b = Self::rank(b);
            let ranks = (if rank_b <= rank_a {
                rank_a - rank_b
            } else {
                rank_b - rank_a
            });
            (if ranks <= files { files } else { ranks })
        }
        /// The square this many files right and ranks up, or `None` off the board.
        ///
        /// Cost: 4 operations, 3 loads from 192 bytes of tables.
        #[inline]
        pub const fn offset(
            square: q::Square<Self>,
            files: i8,
            ranks: i8,
        ) -> ::core::option::Option<q::Square<Self>> {
            Self::at(
                Self::file(square).wrapping_add_signed(files),
                Self::rank(square).wrapping_add_signed(ranks),
            )
        }
        /// The next square in a direction, or `None` off the board.
        ///
        /// Cost: 4 operations, 5 loads from 208 bytes of tables.
        #[inline]
        pub const fn step(
            square: q::Square<Self>,
            direction: q::Direction,
        ) -> ::core::option::Option<q::Square<Self>> {
            let (files, ranks) = direction.delta();
            Self::offset(square, files, ranks)
        }
        /// The map of values in the order of the board: a1, b1, and so on, rank by rank.
        ///
        /// Unused entries repeat the first square's value.
        ///
        /// Cost: no operation, 1 load from 64 bytes of tables for each square.
        pub const fn map<T: ::core::marker::Copy>(
            values: [T; 64],
        ) -> q::SquareMap<Self, T> {
            let mut entries = [values[0]; 64];
            let mut place = 0;
            while place < 64 {
                entries[NUMBER_AT[place] as usize] = values[place];
                place += 1;
            }
            q::SquareMap::new(entries)
        }
        /// The map of values drawn as the board is seen: the last rank first.
        ///
        /// Unused entries repeat the value of the square at the lower left.
        ///
        /// Cost: no operation, 1 load from 64 bytes of tables for each square.
        pub const fn map_as_drawn<T: ::core::marker::Copy>(
            values: [T; 64],
        ) -> q::SquareMap<Self, T> {
            let mut ranks = values;
            let mut place = 0;
            let mut rank = 8;
            while rank > 0 {
                rank -= 1;
                let mut file = 0;
                while file < 8 {
                    ranks[rank * 8 + file] = values[place];
                    place += 1;
                    file += 1;
                }
            }
            Self::map(ranks)
        }
    }
    /// # Sets of squares
    ///
    /// Bitboards, lines and regions, and operations on sets in const contexts.
    impl Pinwheel {
        /// The set with these bits; bits that belong to no square are dropped.
        ///
        /// Cost: no operation, no table.
        #[inline(always)]
        pub const fn bitboard(word: u64) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(word & <Self as q::BitboardLayout>::ALL)
        }
        /// Whether a square is in a set.
        ///
        /// Cost: 3 operations, no table.
        #[inline(always)]
        pub const fn contains(set: q::Bitboard<Self>, square: q::Square<Self>) -> bool {
            ((set.word() >> square.index().number()) & 1) == 1
        }
        /// The squares of either set.
        ///
        /// Cost: 1 operation, no table.
        #[inline(always)]
        pub const fn union(
            a: q::Bitboard<Self>,
            b: q::Bitboard<Self>,
        ) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(a.word() | b.word())
        }
        /// The squares of both sets.
        ///
        /// Cost: 1 operation, no table.
        #[inline(always)]
        pub const fn intersection(
            a: q::Bitboard<Self>,
            b: q::Bitboard<Self>,
        ) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(a.word() & b.word())
        }
        /// The squares of the first set that are not in the second.
        ///
        /// Cost: 1 operation, no table.
        #[inline(always)]
        pub const fn difference(
            a: q::Bitboard<Self>,
            b: q::Bitboard<Self>,
        ) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(a.word() & !b.word())
        }
        /// The squares of the board that are not in the set.
        ///
        /// Cost: 1 operation, no table.
        #[inline(always)]
        pub const fn complement(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(!set.word())
        }
        /// The squares from one, itself excluded, to the edge.
        ///
        /// Cost: no operation, 1 load from 4096 bytes of tables.
        #[inline(always)]
        pub const fn ray(
            square: q::Square<Self>,
            direction: q::Direction,
        ) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                RAYS[direction as usize][square.index().get()],
            )
        }
        /// The squares of a file, which the board must have.
        ///
        /// Cost: no operation, 1 load from 64 bytes of tables.
        ///
        /// # Panics
        /// If the board has no such file.
        #[inline(always)]
        pub const fn file_set(file: u8) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(FILE_SETS[file as usize])
        }
        /// The squares of a rank, which the board must have.
        ///
        /// Cost: no operation, 1 load from 64 bytes of tables.
        ///
        /// # Panics
        /// If the board has no such rank.
        #[inline(always)]
        pub const fn rank_set(rank: u8) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(RANK_SETS[rank as usize])
        }
        /// The diagonal through a square in the direction of a1-h8.
        ///
        /// Cost: 1 operation, 3 loads from 248 bytes of tables.
        #[inline(always)]
        pub const fn diagonal_set(square: q::Square<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                DIAGONAL_SETS[(Self::file(square) + (7 - Self::rank(square))) as usize],
            )
        }
        /// The diagonal through a square in the direction of a8-h1.
        ///
        /// Cost: no operation, 3 loads from 248 bytes of tables.
        #[inline(always)]
        pub const fn anti_diagonal_set(square: q::Square<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                ANTI_DIAGONAL_SETS[(Self::file(square) + Self::rank(square)) as usize],
            )
        }
        /// The squares next to one, up to eight.
        ///
        /// Cost: no operation, 1 load from 512 bytes of tables.
        #[inline(always)]
        pub const fn neighbours(square: q::Square<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(NEIGHBOURS[square.index().get()])
        }
        /// The squares strictly between two on a common file, rank or diagonal; empty if they share none.
        ///
        /// Cost: no operation, 1 load from 32768 bytes of tables.
        #[inline(always)]
        pub const fn between(
            a: q::Square<Self>,
            b: q::Square<Self>,
        ) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                BETWEEN_SETS[a.index().get()][b.index().get()],
            )
        }
        /// The whole file, rank or diagonal through two squares, both included; empty if they share none.
        ///
        /// Cost: no operation, 1 load from 32768 bytes of tables.
        #[inline(always)]
        pub const fn line_through(
            a: q::Square<Self>,
            b: q::Square<Self>,
        ) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(LINE_SETS[a.index().get()][b.index().get()])
        }
    }
    /// 26568 bytes: 1225 attack sets, an index of 16384 bytes that name them, and 384 bytes of masks and magics.
    static RIDE_0_1_TABLES: q::sliders::Magic64<16, 1, 1225, 16384, true> = q::sliders::Magic64::new(
        q::table::part::<384>(TABLES_OF_PINWHEEL, 0),
        q::table::part::<9800>(TABLES_OF_PINWHEEL, 384),
        q::table::part::<16384>(TABLES_OF_PINWHEEL, 10184),
        q::table::part::<0>(TABLES_OF_PINWHEEL, 26568),
    );
    static RIDE_0_1_BASES: [u8; 16] = q::table::read(
        q::table::part::<16>(TABLES_OF_PINWHEEL, 26568),
    );
    const RIDE_0_1_FRAMES: q::sliders::Frames<'static> = q::sliders::Frames::RotatedFrom(
        &RIDE_0_1_BASES,
    );
    const RIDE_0_1: q::sliders::Rider<'static> = RIDE_0_1_TABLES.rider();
    /// 4968 bytes: 357 attack sets, an index of 1728 bytes that name them, and 384 bytes of masks and magics.
    static RIDE_1_1_TABLES: q::sliders::Magic64<16, 1, 357, 1728, true> = q::sliders::Magic64::new(
        q::table::part::<384>(TABLES_OF_PINWHEEL, 26584),
        q::table::part::<2856>(TABLES_OF_PINWHEEL, 26968),
        q::table::part::<1728>(TABLES_OF_PINWHEEL, 29824),
        q::table::part::<0>(TABLES_OF_PINWHEEL, 31552),
    );
    static RIDE_1_1_BASES: [u8; 16] = q::table::read(
        q::table::part::<16>(TABLES_OF_PINWHEEL, 31552),
    );
    const RIDE_1_1_FRAMES: q::sliders::Frames<'static> = q::sliders::Frames::RotatedFrom(
        &RIDE_1_1_BASES,
    );
    const RIDE_1_1: q::sliders::Rider<'static> = RIDE_1_1_TABLES.rider();
    const ROOK_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        slides: &[
            q::look_ups::Slide {
                frames: RIDE_0_1_FRAMES,
                riders: &[RIDE_0_1],
                mask: &[],
            },
        ],
        ..q::look_ups::LookUps::NONE
    };
    static ROOK_ON_EMPTY: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_PINWHEEL, 31568),
    );
    impl q::Moves<q::piece::Rook> for Pinwheel {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            on_empty: &ROOK_ON_EMPTY,
            routes: &[
                &[
                    q::moves::Route::ride(0, 1),
                    q::moves::Route::ride(1, 0),
                    q::moves::Route::ride(0, -1),
                    q::moves::Route::ride(-1, 0),
                ],
            ],
            ..q::look_ups::Movement::plain(&[ROOK_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::Rook> for Pinwheel {}
    /// # Rook
    ///
    impl Pinwheel {
        /// The squares a rook attacks.
        #[inline(always)]
        pub const fn rook_attacks(
            square: q::Square<Self>,
            occupancy: q::Bitboard<Self>,
        ) -> q::Bitboard<Self> {
            square.attacks_by::<q::piece::Rook>(q::Color::White, occupancy)
        }
    }
    const BISHOP_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        slides: &[
            q::look_ups::Slide {
                frames: RIDE_0_1_FRAMES,
                riders: &[RIDE_1_1],
                mask: &[],
            },
        ],
        ..q::look_ups::LookUps::NONE
    };
    static BISHOP_ON_EMPTY: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_PINWHEEL, 32080),
    );
    impl q::Moves<q::piece::Bishop> for Pinwheel {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            on_empty: &BISHOP_ON_EMPTY,
            routes: &[
                &[
                    q::moves::Route::ride(1, 1),
                    q::moves::Route::ride(1, -1),
                    q::moves::Route::ride(-1, -1),
                    q::moves::Route::ride(-1, 1),
                ],
            ],
            ..q::look_ups::Movement::plain(&[BISHOP_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::Bishop> for Pinwheel {}
    /// # Bishop
    ///
    impl Pinwheel {
        /// The squares a bishop attacks.
        #[inline(always)]
        pub const fn bishop_attacks(
            square: q::Square<Self>,
            occupancy: q::Bitboard<Self>,
        ) -> q::Bitboard<Self> {
            square.attacks_by::<q::piece::Bishop>(q::Color::White, occupancy)
        }
    }
    const QUEEN_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        slides: &[
            q::look_ups::Slide {
                frames: RIDE_0_1_FRAMES,
                riders: &[RIDE_0_1, RIDE_1_1],
                mask: &[],
            },
        ],
        ..q::look_ups::LookUps::NONE
    };
    static QUEEN_ON_EMPTY: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_PINWHEEL, 32592),
    );
    impl q::Moves<q::piece::Queen> for Pinwheel {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            on_empty: &QUEEN_ON_EMPTY,
            routes: &[
                &[
                    q::moves::Route::ride(0, 1),
                    q::moves::Route::ride(1, 0),
                    q::moves::Route::ride(0, -1),
                    q::moves::Route::ride(-1, 0),
                    q::moves::Route::ride(1, 1),
                    q::moves::Route::ride(1, -1),
                    q::moves::Route::ride(-1, -1),
                    q::moves::Route::ride(-1, 1),
                ],
            ],
            ..q::look_ups::Movement::plain(&[QUEEN_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::Queen> for Pinwheel {}
    /// # Queen
    ///
    impl Pinwheel {
        /// The squares a queen attacks.
        #[inline(always)]
        pub const fn queen_attacks(
            square: q::Square<Self>,
            occupancy: q::Bitboard<Self>,
        ) -> q::Bitboard<Self> {
            square.attacks_by::<q::piece::Queen>(q::Color::White, occupancy)
        }
    }
    static KNIGHT_TABLE_0: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_PINWHEEL, 33104),
    );
    const KNIGHT_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        always: &KNIGHT_TABLE_0,
        ..q::look_ups::LookUps::NONE
    };
    impl q::Moves<q::piece::Knight> for Pinwheel {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            ..q::look_ups::Movement::plain(&[KNIGHT_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::Knight> for Pinwheel {}
    /// # Knight
    ///
    impl Pinwheel {
        /// The squares a knight attacks.
        #[inline(always)]
        pub const fn knight_attacks(square: q::Square<Self>) -> q::Bitboard<Self> {
            square.attacks_by::<q::piece::Knight>(q::Color::White, q::Bitboard::EMPTY)
        }
    }
    static KING_TABLE_0: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_PINWHEEL, 33616),
    );
    const KING_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        always: &KING_TABLE_0,
        ..q::look_ups::LookUps::NONE
    };
    impl q::Moves<q::piece::King> for Pinwheel {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            ..q::look_ups::Movement::plain(&[KING_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::King> for Pinwheel {}
    /// # King
    ///
    impl Pinwheel {
        /// The squares a king attacks.
        #[inline(always)]
        pub const fn king_attacks(square: q::Square<Self>) -> q::Bitboard<Self> {
            square.attacks_by::<q::piece::King>(q::Color::White, q::Bitboard::EMPTY)
        }
    }
    /// # Pawns
    ///
    /// Captures and single steps of pawns.
    impl Pinwheel {
        /// The squares a pawn attacks; White's is drawn.
        ///
        /// From e4 on the empty board:
        ///
        /// ```text
        /// 8 | - - - - - - - -
        /// 7 | - - - - - - - -
        /// 6 | - - - - - - - -
        /// 5 | - - - x - x - -
        /// 4 | - - - - o - - -
        /// 3 | - - - - - - - -
        /// 2 | - - - - - - - -
        /// 1 | - - - - - - - -
        ///   +----------------
        ///     a b c d e f g h
        /// ```
        ///
        /// Cost: no operation, 1 load from 1024 bytes of tables.
        #[inline(always)]
        pub const fn pawn_attacks(
            color: q::Color,
            square: q::Square<Self>,
        ) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                PAWN_ATTACKS[(color as u8) as usize][square.index().get()],
            )
        }
        /// The square to which a pawn steps if it is empty; White's is drawn.
        ///
        /// From e4 on the empty board:
        ///
        /// ```text
        /// 8 | - - - - - - - -
        /// 7 | - - - - - - - -
        /// 6 | - - - - - - - -
        /// 5 | - - - - x - - -
        /// 4 | - - - - o - - -
        /// 3 | - - - - - - - -
        /// 2 | - - - - - - - -
        /// 1 | - - - - - - - -
        ///   +----------------
        ///     a b c d e f g h
        /// ```
        ///
        /// Cost: no operation, 1 load from 1024 bytes of tables.
        #[inline(always)]
        pub const fn pawn_pushes(
            color: q::Color,
            square: q::Square<Self>,
        ) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                PAWN_PUSHES[(color as u8) as usize][square.index().get()],
            )
        }
    }
    /// # Flips
    ///
    /// Sets mirrored and turned, and single squares.
    impl Pinwheel {
        /// The set, ranks mirrored: 16 operations, 14 deep, best found; no table.
        ///
        /// Masks and factors: `0x9efef8ce9efef8ce`, `0x99cf000099cf`, `0x2a542a542a542a54`.
        ///
        /// In generic code with AVX-512 BITALG: 3 operations, no table.
        #[inline(always)]
        pub const fn flip_vertical(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t5 = set.word()
                ^ ((set.word() ^ set.word().rotate_left(32)) & 0x9efef8ce9efef8ce);
            let t9 = (t5 ^ (t5 >> 16)) & 0x99cf000099cf;
            let t12 = t5 ^ t9 ^ (t9 << 16);
            let t16 = (t12 ^ (t12 >> 1)) & 0x2a542a542a542a54;
            q::Bitboard::from_word_unchecked(t12 ^ t16 ^ (t16 << 1))
        }
        /// The set, files mirrored: 16 operations, 14 deep, best found; no table.
        ///
        /// Masks and factors: `0x6101073161010731`, `0x99cf000099cf`, `0x2a542a542a542a54`.
        ///
        /// In generic code with AVX-512 BITALG: 3 operations, no table.
        #[inline(always)]
        pub const fn flip_horizontal(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t5 = set.word()
                ^ ((set.word() ^ set.word().rotate_left(32)) & 0x6101073161010731);
            let t9 = (t5 ^ (t5 >> 16)) & 0x99cf000099cf;
            let t12 = t5 ^ t9 ^ (t9 << 16);
            let t16 = (t12 ^ (t12 >> 1)) & 0x2a542a542a542a54;
            q::Bitboard::from_word_unchecked(t12 ^ t16 ^ (t16 << 1))
        }
        /// The set, mirrored at the a1-h8 diagonal: 16 operations, 14 deep, best found; no table.
        ///
        /// Masks and factors: `0x7319efe07319efe`, `0x663000006630`, `0x2a542a542a542a54`.
        ///
        /// In generic code with AVX-512 BITALG: 3 operations, no table.
        #[inline(always)]
        pub const fn flip_diagonal(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t5 = set.word()
                ^ ((set.word() ^ set.word().rotate_left(32)) & 0x7319efe07319efe);
            let t9 = (t5 ^ (t5 >> 16)) & 0x663000006630;
            let t12 = t5 ^ t9 ^ (t9 << 16);
            let t16 = (t12 ^ (t12 >> 1)) & 0x2a542a542a542a54;
            q::Bitboard::from_word_unchecked(t12 ^ t16 ^ (t16 << 1))
        }
        /// The set, mirrored at the a8-h1 diagonal: 16 operations, 14 deep, best found; no table.
        ///
        /// Masks and factors: `0xf8ce6101f8ce6101`, `0x663000006630`, `0x2a542a542a542a54`.
        ///
        /// In generic code with AVX-512 BITALG: 3 operations, no table.
        #[inline(always)]
        pub const fn flip_anti_diagonal(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t5 = set.word()
                ^ ((set.word() ^ set.word().rotate_left(32)) & 0xf8ce6101f8ce6101);
            let t9 = (t5 ^ (t5 >> 16)) & 0x663000006630;
            let t12 = t5 ^ t9 ^ (t9 << 16);
            let t16 = (t12 ^ (t12 >> 1)) & 0x2a542a542a542a54;
            q::Bitboard::from_word_unchecked(t12 ^ t16 ^ (t16 << 1))
        }
        /// The set, turned clockwise by a quarter: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        #[inline(always)]
        pub const fn rotate_90(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(set.word().rotate_left(16))
        }
        /// The set, turned by half: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        #[inline(always)]
        pub const fn rotate_180(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(set.word().rotate_left(32))
        }
        /// The set, turned anticlockwise by a quarter: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        #[inline(always)]
        pub const fn rotate_270(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(set.word().rotate_left(48))
        }
        /// The square, ranks mirrored.
        ///
        /// Cost: no operation, 1 load from 64 bytes of tables.
        #[inline(always)]
        pub const fn flip_vertical_square(square: q::Square<Self>) -> q::Square<Self> {
            static FLIP_VERTICAL_SQUARES: [u8; 64] = q::table::read(
                q::table::part::<64>(TABLES_OF_PINWHEEL, 34128),
            );
            q::Square::from_index(
                q::index::U6::masked(FLIP_VERTICAL_SQUARES[square.index().get()]),
            )
        }
        /// The square, files mirrored.
        ///
        /// Cost: no operation, 1 load from 64 bytes of tables.
        #[inline(always)]
        pub const fn flip_horizontal_square(square: q::Square<Self>) -> q::Square<Self> {
            static FLIP_HORIZONTAL_SQUARES: [u8; 64] = q::table::read(
                q::table::part::<64>(TABLES_OF_PINWHEEL, 34192),
            );
            q::Square::from_index(
                q::index::U6::masked(FLIP_HORIZONTAL_SQUARES[square.index().get()]),
            )
        }
        /// The square, mirrored at the a1-h8 diagonal.
        ///
        /// Cost: no operation, 1 load from 64 bytes of tables.
        #[inline(always)]
        pub const fn flip_diagonal_square(square: q::Square<Self>) -> q::Square<Self> {
            static FLIP_DIAGONAL_SQUARES: [u8; 64] = q::table::read(
                q::table::part::<64>(TABLES_OF_PINWHEEL, 34256),
            );
            q::Square::from_index(
                q::index::U6::masked(FLIP_DIAGONAL_SQUARES[square.index().get()]),
            )
        }
        /// The square, mirrored at the a8-h1 diagonal.
        ///
        /// Cost: no operation, 1 load from 64 bytes of tables.
        #[inline(always)]
        pub const fn flip_anti_diagonal_square(
            square: q::Square<Self>,
        ) -> q::Square<Self> {
            static FLIP_ANTI_DIAGONAL_SQUARES: [u8; 64] = q::table::read(
                q::table::part::<64>(TABLES_OF_PINWHEEL, 34320),
            );
            q::Square::from_index(
                q::index::U6::masked(FLIP_ANTI_DIAGONAL_SQUARES[square.index().get()]),
            )
        }
        /// The square, turned clockwise by a quarter: 2 operations, 2 deep, best found; no table.
        ///
        /// Masks and factors: `0x10`, `0x3f`.
        #[inline(always)]
        pub const fn rotate_90_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U6::masked(
                    (number.wrapping_add(0x10_u32) & 0x3f_u32 & 0xff_u32) as u8,
                ),
            )
        }
        /// The square, turned by half: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        ///
        /// Masks and factors: `0x20`.
        #[inline(always)]
        pub const fn rotate_180_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U6::masked(((number ^ 0x20_u32) & 0xff_u32) as u8),
            )
        }
        /// The square, turned anticlockwise by a quarter: 2 operations, 2 deep, best found; no table.
        ///
        /// Masks and factors: `0x30`, `0x3f`.
        #[inline(always)]
        pub const fn rotate_270_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U6::masked(
                    (number.wrapping_add(0x30_u32) & 0x3f_u32 & 0xff_u32) as u8,
                ),
            )
        }
    }
    /// # Sets moved by a step
    ///
    /// Squares that leave the board are dropped.
    impl Pinwheel {
        /// All squares one step north; those that leave the board are dropped: 42 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x80101020000102c`, `0x8a008a`, `0x4808000426001000`, `0x201508`, `0x810403`, `0x210240010`, `0x400000`, `0x1000000000`, `0x8000000064c3`, `0x800a000500`, `0xb2000088020200`, `0x24064`, `0x40000106`, `0x100000086008`, `0x8000a000154`, `0x800010000404481`, `0x800500a001000040`, `0x800b7`, `0x20200000109`, `0x640800408001`, `0x82008000990`, `0x4000000a030008`, `0x1400094100000800`, `0x40000120040482`, `0x10008421`, `0x240800000910080`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_north(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(21);
            let t2 = set.word().rotate_left(12);
            q::Bitboard::from_word_unchecked(
                ((t1 & 0x80101020000102c).wrapping_mul(0x8a008a) & 0x4808000426001000)
                    | ((set.word().rotate_left(33) & 0x201508).wrapping_mul(0x810403)
                        & 0x210240010) | ((set.word() & 0x400000) >> 21)
                    | ((set.word() & 0x1000000000) >> 34)
                    | ((set.word() & 0x8000000064c3).wrapping_mul(0x800a000500)
                        & 0xb2000088020200)
                    | ((t2 & 0x24064).wrapping_mul(0x40000106) & 0x100000086008)
                    | ((set.word().rotate_left(40) & 0x8000a000154)
                        .wrapping_mul(0x800010000404481) & 0x800500a001000040)
                    | ((set.word().rotate_left(48) & 0x800b7).wrapping_mul(0x20200000109)
                        & 0x640800408001)
                    | ((t2 & 0x82008000990).wrapping_mul(0x4000000a030008)
                        & 0x1400094100000800)
                    | ((t1 & 0x40000120040482).wrapping_mul(0x10008421)
                        & 0x240800000910080),
            )
        }
        /// All squares one step north-east; those that leave the board are dropped: 37 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x2008020290c`, `0x20000022022`, `0x402000100549000`, `0x4010400801042`, `0x1810b`, `0x200c4010000044`, `0x101110`, `0x121`, `0x1001200000001`, `0x8000089`, `0x8008000202030090`, `0x18013`, `0x82801`, `0x408804001`, `0x30800080829`, `0x20000001000a422`, `0x40c00180a0000002`, `0x201008081`, `0x100004400004`, `0x4102800000200`, `0x100401002210012`, `0x80400028c`, `0x1801a00000080808`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_north_east(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0x2008020290c).wrapping_mul(0x20000022022)
                    & 0x402000100549000)
                    | ((set.word().rotate_left(60) & 0x4010400801042)
                        .wrapping_mul(0x1810b) & 0x200c4010000044)
                    | (((set.word().rotate_left(13) & 0x101110).wrapping_mul(0x121)
                        | (set.word().rotate_left(36) & 0x1001200000001)
                            .wrapping_mul(0x8000089)) & 0x8008000202030090)
                    | ((set.word().rotate_left(32) & 0x18013).wrapping_mul(0x82801)
                        & 0x408804001)
                    | ((set.word().rotate_left(18) & 0x30800080829)
                        .wrapping_mul(0x20000001000a422) & 0x40c00180a0000002)
                    | ((set.word().rotate_left(45) & 0x201008081)
                        .wrapping_mul(0x100004400004) & 0x4102800000200)
                    | ((set.word().rotate_left(50) & 0x100401002210012)
                        .wrapping_mul(0x80400028c) & 0x1801a00000080808),
            )
        }
        /// All squares one step east; those that leave the board are dropped: 39 operations, 8 deep, best found; no table.
        ///
        /// Masks and factors: `0x10000001c00`, `0x8000448`, `0x84000140000`, `0x1000000100000000`, `0x40100000c098`, `0x20010084003`, `0x4900500004080`, `0x8001020`, `0x1a0`, `0x3100800336`, `0x2008000000020021`, `0x9002060812021032`, `0x6404000040631`, `0x20041024`, `0x6500009208000404`, `0x80051003`, `0x210000029`, `0x808000000018041`, `0x4e060`, `0x44001000202`, `0xa0000060880000`, `0x202200002213`, `0x10000068005`, `0x41210080400808`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_east(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().swap_bytes();
            let t2 = t1.rotate_left(46);
            q::Bitboard::from_word_unchecked(
                ((t1 & 0x10000001c00).wrapping_mul(0x8000448) & 0x84000140000)
                    | ((t1 & 0x1000000100000000) >> 23)
                    | ((t1 & 0x40100000c098).wrapping_mul(0x20010084003)
                        & 0x4900500004080)
                    | (((t2 & 0x8001020).wrapping_mul(0x1a0)
                        | (t1.rotate_left(31) & 0x3100800336)
                            .wrapping_mul(0x2008000000020021)) & 0x9002060812021032)
                    | ((t1.rotate_left(21) & 0x6404000040631).wrapping_mul(0x20041024)
                        & 0x6500009208000404)
                    | ((t1.rotate_left(56) & 0x80051003).wrapping_mul(0x210000029)
                        & 0x808000000018041)
                    | ((t1.rotate_left(20) & 0x4e060).wrapping_mul(0x44001000202)
                        & 0xa0000060880000)
                    | ((t2 & 0x202200002213).wrapping_mul(0x10000068005)
                        & 0x41210080400808),
            )
        }
        /// All squares one step south-east; those that leave the board are dropped: 37 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x4808000080a008`, `0x1000041810`, `0x8442020200004000`, `0x400000421004`, `0x8b`, `0x20000000448020`, `0x61`, `0x100000000000005`, `0x10024200002`, `0x415`, `0x1040080408000c2`, `0xa000022140c`, `0x4000004104101`, `0x3008004812000008`, `0x580401`, `0x1000023`, `0x100008080801`, `0x400c0102b`, `0x400004000804105`, `0x800280480120004`, `0x1014040503`, `0x1000020008011`, `0x81801100011400`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_south_east(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0x4808000080a008).wrapping_mul(0x1000041810)
                    & 0x8442020200004000)
                    | ((set.word().rotate_left(60) & 0x400000421004).wrapping_mul(0x8b)
                        & 0x20000000448020)
                    | (((set.word().rotate_left(31) & 0x61)
                        .wrapping_mul(0x100000000000005)
                        | (set.word().rotate_left(41) & 0x10024200002)
                            .wrapping_mul(0x415)) & 0x1040080408000c2)
                    | ((set.word().rotate_left(39) & 0xa000022140c)
                        .wrapping_mul(0x4000004104101) & 0x3008004812000008)
                    | ((set.word().rotate_left(52) & 0x580401).wrapping_mul(0x1000023)
                        & 0x100008080801)
                    | ((set.word().rotate_left(5) & 0x400c0102b)
                        .wrapping_mul(0x400004000804105) & 0x800280480120004)
                    | ((set.word().rotate_left(17) & 0x1014040503)
                        .wrapping_mul(0x1000020008011) & 0x81801100011400),
            )
        }
        /// All squares one step south; those that leave the board are dropped: 40 operations, 8 deep, best found; no table.
        ///
        /// Masks and factors: `0x8100040003280`, `0x200200202`, `0x9020000010006400`, `0x201620000112`, `0x9401080`, `0x18680180000100`, `0x400020000680`, `0x100008000218`, `0x42001200010000`, `0x10044266049`, `0x209000020002`, `0x4120`, `0x1050`, `0x10582404c881802`, `0x2401815`, `0x22000001000205`, `0x2080000c00400041`, `0x100000000600f`, `0x102000000844`, `0xe001080000000a0`, `0x6504`, `0x20082`, `0x2320008`, `0x206`, `0x4201`, `0x48004`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_south(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().swap_bytes();
            let t2 = t1.rotate_left(46);
            let t3 = t1.rotate_left(15);
            q::Bitboard::from_word_unchecked(
                ((t1 & 0x8100040003280).wrapping_mul(0x200200202) & 0x9020000010006400)
                    | ((t1 & 0x201620000112).wrapping_mul(0x9401080) & 0x18680180000100)
                    | ((t3 & 0x400020000680).wrapping_mul(0x100008000218)
                        & 0x42001200010000)
                    | (((t3 & 0x10044266049).wrapping_mul(0x209000020002)
                        | (t2 & 0x4120).wrapping_mul(0x1050)) & 0x10582404c881802)
                    | ((t1.rotate_left(29) & 0x2401815).wrapping_mul(0x22000001000205)
                        & 0x2080000c00400041)
                    | ((t1.rotate_left(24) & 0x100000000600f)
                        .wrapping_mul(0x102000000844) & 0xe001080000000a0)
                    | ((t1.rotate_left(56) & 0x6504).wrapping_mul(0x20082) & 0x2320008)
                    | ((t2 & 0x206).wrapping_mul(0x4201) & 0x48004),
            )
        }
        /// All squares one step south-west; those that leave the board are dropped: 34 operations, 8 deep, best found; no table.
        ///
        /// Masks and factors: `0x504000000280c`, `0x10102005`, `0xc02005`, `0x1051`, `0x2010100648080909`, `0x880089`, `0x100000d`, `0x48008112`, `0x1080100800`, `0xc084110808424`, `0x201002028702`, `0x48000000200248`, `0x8840409004002080`, `0x20000011020312`, `0x800000200104104`, `0x1281000080421000`, `0x800480000c`, `0x8000201408`, `0x8403`, `0x10809`, `0x2820800250042`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_south_west(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().swap_bytes();
            let t2 = t1.rotate_left(57);
            let t3 = t1.rotate_left(9);
            q::Bitboard::from_word_unchecked(
                (((t1.rotate_left(23) & 0x504000000280c).wrapping_mul(0x10102005)
                    | (t2 & 0xc02005).wrapping_mul(0x1051)) & 0x2010100648080909)
                    | (((t3 & 0x880089).wrapping_mul(0x100000d)
                        | (t3 & 0x48008112).wrapping_mul(0x1080100800))
                        & 0xc084110808424)
                    | ((t1.rotate_left(32) & 0x201002028702)
                        .wrapping_mul(0x48000000200248) & 0x8840409004002080)
                    | ((t2 & 0x20000011020312).wrapping_mul(0x800000200104104)
                        & 0x1281000080421000)
                    | (((t1 & 0x800480000c).wrapping_mul(0x8000201408)
                        | (t1.rotate_left(28) & 0x8403).wrapping_mul(0x10809))
                        & 0x2820800250042),
            )
        }
        /// All squares one step west; those that leave the board are dropped: 41 operations, 8 deep, best found; no table.
        ///
        /// Masks and factors: `0x4000051`, `0x1002`, `0x4000010082`, `0x24101008001`, `0x8400d4`, `0x2800000480080040`, `0x80404080000040f4`, `0x80104003`, `0x804040b208048000`, `0x1000000000`, `0x100004010501`, `0x20024040048`, `0x84060010000800`, `0x110010002842`, `0x100000000000c94`, `0x4001800100c00008`, `0x800100044400313`, `0x4000000042012`, `0x1208180800020610`, `0x640d`, `0x410024`, `0x65000104`, `0x8000081130`, `0x200020421`, `0x12000000203020`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_west(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().swap_bytes();
            q::Bitboard::from_word_unchecked(
                ((t1.rotate_left(49) & 0x4000051).wrapping_mul(0x1002) & 0x4000010082)
                    | ((t1.rotate_left(21) & 0x24101008001).wrapping_mul(0x8400d4)
                        & 0x2800000480080040)
                    | ((t1 & 0x80404080000040f4).wrapping_mul(0x80104003)
                        & 0x804040b208048000) | ((t1 & 0x1000000000) >> 36)
                    | ((t1 & 0x100004010501).wrapping_mul(0x20024040048)
                        & 0x84060010000800)
                    | ((t1.rotate_left(52) & 0x110010002842)
                        .wrapping_mul(0x100000000000c94) & 0x4001800100c00008)
                    | ((t1.rotate_left(35) & 0x800100044400313)
                        .wrapping_mul(0x4000000042012) & 0x1208180800020610)
                    | ((t1.rotate_left(17) & 0x640d).wrapping_mul(0x410024) & 0x65000104)
                    | ((t1.rotate_left(41) & 0x8000081130).wrapping_mul(0x200020421)
                        & 0x12000000203020),
            )
        }
        /// All squares one step north-west; those that leave the board are dropped: 36 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x2000020001`, `0x40801`, `0x1000800000001`, `0x12022030`, `0x20004a1`, `0x4000200828800`, `0x4008800040848`, `0x202002808`, `0x8010408010600000`, `0x800000002889025`, `0x200080000221002`, `0x1880140080011040`, `0x100541`, `0x8800800`, `0x802028080000`, `0x110040022041`, `0x20040e`, `0x40080500040088`, `0x404204022`, `0xa0000088003`, `0x4202000005000004`, `0x1010115`, `0x800004803`, `0x8004000002212`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_north_west(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(36);
            q::Bitboard::from_word_unchecked(
                ((set.word().rotate_left(21) & 0x2000020001).wrapping_mul(0x40801)
                    & 0x1000800000001)
                    | ((t1 & 0x12022030).wrapping_mul(0x20004a1) & 0x4000200828800)
                    | ((set.word() & 0x4008800040848).wrapping_mul(0x202002808)
                        & 0x8010408010600000)
                    | ((set.word() & 0x800000002889025).wrapping_mul(0x200080000221002)
                        & 0x1880140080011040)
                    | ((t1 & 0x100541).wrapping_mul(0x8800800) & 0x802028080000)
                    | ((set.word().rotate_left(50) & 0x110040022041)
                        .wrapping_mul(0x20040e) & 0x40080500040088)
                    | ((set.word().rotate_left(4) & 0x404204022)
                        .wrapping_mul(0xa0000088003) & 0x4202000005000004)
                    | ((set.word().rotate_left(17) & 0x1010115).wrapping_mul(0x800004803)
                        & 0x8004000002212),
            )
        }
    }
    /// # Conversions
    ///
    /// The same squares in the layouts that are described together with this one.
    impl Pinwheel {
        #[cfg(feature = "a8")]
        /// The same squares in [`A8`]: 11 look-ups in a table of 5632 bytes.
        #[inline(always)]
        pub const fn to_a8(set: q::Bitboard<Self>) -> q::Bitboard<A8> {
            q::renumbered::<Self, A8>(set)
        }
        #[cfg(feature = "file_major")]
        /// The same squares in [`FileMajor`]: 11 look-ups in a table of 5632 bytes.
        #[inline(always)]
        pub const fn to_file_major(set: q::Bitboard<Self>) -> q::Bitboard<FileMajor> {
            q::renumbered::<Self, FileMajor>(set)
        }
        #[cfg(feature = "gray")]
        /// The same squares in [`Gray`]: 11 look-ups in a table of 5632 bytes.
        #[inline(always)]
        pub const fn to_gray(set: q::Bitboard<Self>) -> q::Bitboard<Gray> {
            q::renumbered::<Self, Gray>(set)
        }
        #[cfg(feature = "h1")]
        /// The same squares in [`H1`]: 11 look-ups in a table of 5632 bytes.
        #[inline(always)]
        pub const fn to_h1(set: q::Bitboard<Self>) -> q::Bitboard<H1> {
            q::renumbered::<Self, H1>(set)
        }
        #[cfg(feature = "lerf")]
        /// The same squares in [`Lerf`]: 11 look-ups in a table of 5632 bytes.
        #[inline(always)]
        pub const fn to_lerf(set: q::Bitboard<Self>) -> q::Bitboard<Lerf> {
            q::renumbered::<Self, Lerf>(set)
        }
        #[cfg(feature = "makruk")]
        /// The same squares in [`Makruk`]: 11 look-ups in a table of 5632 bytes.
        #[inline(always)]
        pub const fn to_makruk(set: q::Bitboard<Self>) -> q::Bitboard<Makruk> {
            q::renumbered::<Self, Makruk>(set)
        }
        #[cfg(feature = "ring")]
        /// The same squares in [`Ring`]: 11 look-ups in a table of 5632 bytes.
        #[inline(always)]
        pub const fn to_ring(set: q::Bitboard<Self>) -> q::Bitboard<Ring> {
            q::renumbered::<Self, Ring>(set)
        }
        #[cfg(feature = "rotary")]
        /// The same squares in [`Rotary`]: 11 look-ups in a table of 5632 bytes.
        #[inline(always)]
        pub const fn to_rotary(set: q::Bitboard<Self>) -> q::Bitboard<Rotary> {
            q::renumbered::<Self, Rotary>(set)
        }
        #[cfg(feature = "turntable")]
        /// The same squares in [`Turntable`]: 11 look-ups in a table of 5632 bytes.
        #[inline(always)]
        pub const fn to_turntable(set: q::Bitboard<Self>) -> q::Bitboard<Turntable> {
            q::renumbered::<Self, Turntable>(set)
        }
        #[cfg(feature = "w")]
        /// The same squares in [`W`]: 11 look-ups in a table of 5632 bytes.
        #[inline(always)]
        pub const fn to_w(set: q::Bitboard<Self>) -> q::Bitboard<W> {
            q::renumbered::<Self, W>(set)
        }
    }
    /// # Squares by name
    ///
    impl Pinwheel {
        /// The square a1, number 8.
        pub const A1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(8));
        /// The square b1, number 10.
        pub const B1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(10));
        /// The square c1, number 30.
        pub const C1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(30));
        /// The square d1, number 5.
        pub const D1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(5));
        /// The square e1, number 36.
        pub const E1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(36));
        /// The square f1, number 61.
        pub const F1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(61));
        /// The square g1, number 41.
        pub const G1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(41));
        /// The square h1, number 56.
        pub const H1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(56));
        /// The square a2, number 57.
        pub const A2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(57));
        /// The square b2, number 49.
        pub const B2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(49));
        /// The square c2, number 6.
        pub const C2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(6));
        /// The square d2, number 19.
        pub const D2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(19));
        /// The square e2, number 2.
        pub const E2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(2));
        /// The square f2, number 23.
        pub const F2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(23));
        /// The square g2, number 33.
        pub const G2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(33));
        /// The square h2, number 58.
        pub const H2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(58));
        /// The square a3, number 13.
        pub const A3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(13));
        /// The square b3, number 39.
        pub const B3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(39));
        /// The square c3, number 31.
        pub const C3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(31));
        /// The square d3, number 59.
        pub const D3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(59));
        /// The square e3, number 44.
        pub const E3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(44));
        /// The square f3, number 15.
        pub const F3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(15));
        /// The square g3, number 54.
        pub const G3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(54));
        /// The square h3, number 14.
        pub const H3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(14));
        /// The square a4, number 52.
        pub const A4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(52));
        /// The square b4, number 18.
        pub const B4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(18));
        /// The square c4, number 60.
        pub const C4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(60));
        /// The square d4, number 32.
        pub const D4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(32));
        /// The square e4, number 16.
        pub const E4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(16));
        /// The square f4, number 43.
        pub const F4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(43));
        /// The square g4, number 3.
        pub const G4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(3));
        /// The square h4, number 53.
        pub const H4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(53));
        /// The square a5, number 21.
        pub const A5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(21));
        /// The square b5, number 35.
        pub const B5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(35));
        /// The square c5, number 11.
        pub const C5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(11));
        /// The square d5, number 48.
        pub const D5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(48));
        /// The square e5, number 0.
        pub const E5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(0));
        /// The square f5, number 28.
        pub const F5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(28));
        /// The square g5, number 50.
        pub const G5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(50));
        /// The square h5, number 20.
        pub const H5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(20));
        /// The square a6, number 46.
        pub const A6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(46));
        /// The square b6, number 22.
        pub const B6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(22));
        /// The square c6, number 47.
        pub const C6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(47));
        /// The square d6, number 12.
        pub const D6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(12));
        /// The square e6, number 27.
        pub const E6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(27));
        /// The square f6, number 63.
        pub const F6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(63));
        /// The square g6, number 7.
        pub const G6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(7));
        /// The square h6, number 45.
        pub const H6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(45));
        /// The square a7, number 26.
        pub const A7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(26));
        /// The square b7, number 1.
        pub const B7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(1));
        /// The square c7, number 55.
        pub const C7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(55));
        /// The square d7, number 34.
        pub const D7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(34));
        /// The square e7, number 51.
        pub const E7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(51));
        /// The square f7, number 38.
        pub const F7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(38));
        /// The square g7, number 17.
        pub const G7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(17));
        /// The square h7, number 25.
        pub const H7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(25));
        /// The square a8, number 24.
        pub const A8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(24));
        /// The square b8, number 9.
        pub const B8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(9));
        /// The square c8, number 29.
        pub const C8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(29));
        /// The square d8, number 4.
        pub const D8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(4));
        /// The square e8, number 37.
        pub const E8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(37));
        /// The square f8, number 62.
        pub const F8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(62));
        /// The square g8, number 42.
        pub const G8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(42));
        /// The square h8, number 40.
        pub const H8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(40));
    }
    /// # Packed positions in a `u64`
    ///
    /// Squares of several pieces in one word, flipped all at once.
    impl Pinwheel {
        /// The packed position of `N` pieces, piece 0 first, as a `u64`.
        ///
        /// Cost: 11 operations for each piece, no table.
        #[inline]
        pub const fn pack<const N: usize>(squares: [q::Square<Self>; N]) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            let (mut index, mut piece) = (0, 0);
            while piece < N {
                index
                    |= <Self as q::Layout>::PACKING
                        .spread_u64(squares[piece].index().number(), piece, N);
                piece += 1;
            }
            index
        }
        /// The squares of a packed position of `N` pieces in a `u64`.
        ///
        /// Cost: 10 operations for each piece, no table.
        ///
        /// # Panics
        /// If a code is no square.
        #[inline]
        pub const fn unpack<const N: usize>(index: u64) -> [q::Square<Self>; N] {
            let (mut squares, mut piece) = ([Self::get_packed::<{ N }>(index, 0); N], 1);
            while piece < N {
                squares[piece] = Self::get_packed::<{ N }>(index, piece);
                piece += 1;
            }
            squares
        }
        /// The square of one of `N` pieces.
        ///
        /// Cost: 10 operations, no table.
        ///
        /// # Panics
        /// If there is no such piece, or its code is no square.
        #[inline]
        #[track_caller]
        pub const fn get_packed<const N: usize>(
            index: u64,
            piece: usize,
        ) -> q::Square<Self> {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            q::packed::exists(piece, N);
            let number = <Self as q::Layout>::PACKING.number_u64(index, piece, N);
            q::Square::from_index(q::index::U6::masked(number))
        }
        /// The index with one of `N` pieces moved.
        ///
        /// Cost: 22 operations, no table.
        ///
        /// # Panics
        /// If there is no such piece.
        #[inline]
        #[track_caller]
        pub const fn set_packed<const N: usize>(
            index: u64,
            piece: usize,
            square: q::Square<Self>,
        ) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            q::packed::exists(piece, N);
            let pieces = N;
            index
                ^ <Self as q::Layout>::PACKING
                    .spread_u64(
                        <Self as q::Layout>::PACKING.number_u64(index, piece, pieces)
                            ^ square.index().number(),
                        piece,
                        pieces,
                    )
        }
        /// The index with the squares of two of `N` pieces exchanged.
        ///
        /// Cost: 43 operations, no table.
        ///
        /// # Panics
        /// If there is no such piece.
        #[inline]
        #[track_caller]
        pub const fn swap_packed<const N: usize>(index: u64, a: usize, b: usize) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            q::packed::exists(a, N);
            q::packed::exists(b, N);
            let pieces = N;
            let change = <Self as q::Layout>::PACKING.number_u64(index, a, pieces)
                ^ <Self as q::Layout>::PACKING.number_u64(index, b, pieces);
            index ^ <Self as q::Layout>::PACKING.spread_u64(change, a, pieces)
                ^ <Self as q::Layout>::PACKING.spread_u64(change, b, pieces)
        }
        /// The packed position of `pieces` pieces, ranks mirrored: pieces one after another, 21 operations, 1 load from 64 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_vertical_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U6::masked(
                        <Self as q::Layout>::PACKING.number_u64(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u64(
                            Self::flip_vertical_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, ranks mirrored: pieces one after another, 21 operations, 1 load from 64 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_vertical_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_vertical_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, files mirrored: pieces one after another, 21 operations, 1 load from 64 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_horizontal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U6::masked(
                        <Self as q::Layout>::PACKING.number_u64(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u64(
                            Self::flip_horizontal_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, files mirrored: pieces one after another, 21 operations, 1 load from 64 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_horizontal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_horizontal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a1-h8 diagonal: pieces one after another, 21 operations, 1 load from 64 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_diagonal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U6::masked(
                        <Self as q::Layout>::PACKING.number_u64(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u64(
                            Self::flip_diagonal_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, mirrored at the a1-h8 diagonal: pieces one after another, 21 operations, 1 load from 64 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_diagonal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_diagonal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a8-h1 diagonal: pieces one after another, 21 operations, 1 load from 64 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_anti_diagonal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U6::masked(
                        <Self as q::Layout>::PACKING.number_u64(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u64(
                            Self::flip_anti_diagonal_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, mirrored at the a8-h1 diagonal: pieces one after another, 21 operations, 1 load from 64 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_anti_diagonal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_anti_diagonal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, turned clockwise by a quarter: 4 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_90_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            (<Self as q::Layout>::PACKING.mask_u64(0b10000, pieces) ^ index)
                ^ ((index << 1)
                    & <Self as q::Layout>::PACKING.mask_u64(0b100000, pieces))
        }
        /// The packed position of `N` pieces, turned clockwise by a quarter: 4 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        #[inline(always)]
        pub const fn rotate_90_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::rotate_90_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, turned by half: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_180_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            <Self as q::Layout>::PACKING.mask_u64(0b100000, pieces) ^ index
        }
        /// The packed position of `N` pieces, turned by half: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        #[inline(always)]
        pub const fn rotate_180_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::rotate_180_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, turned anticlockwise by a quarter: 4 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_270_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            (<Self as q::Layout>::PACKING.mask_u64(0b10000, pieces) ^ index)
                ^ (<Self as q::Layout>::PACKING.mask_u64(0b100000, pieces)
                    & !(index << 1))
        }
        /// The packed position of `N` pieces, turned anticlockwise by a quarter: 4 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        #[inline(always)]
        pub const fn rotate_270_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::rotate_270_pieces(index, N)
        }
        /// The least index of `N` pieces that a symmetry of the board makes of this one, and the
        /// first such symmetry.
        ///
        /// Cost: all flips of packed positions, 7 in number, and 21 operations, no table.
        #[inline]
        pub const fn canonical_packed<const N: usize>(index: u64) -> (u64, q::Symmetry) {
            let mut least = (index, q::Symmetry::Identity);
            let image = Self::flip_vertical_packed::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::FlipVertical);
            }
            let image = Self::flip_horizontal_packed::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::FlipHorizontal);
            }
            let image = Self::flip_diagonal_packed::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::FlipDiagonal);
            }
            let image = Self::flip_anti_diagonal_packed::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::FlipAntiDiagonal);
            }
            let image = Self::rotate_90_packed::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::Rotate90);
            }
            let image = Self::rotate_180_packed::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::Rotate180);
            }
            let image = Self::rotate_270_packed::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::Rotate270);
            }
            least
        }
    }
    /// # Packed positions in a `u128`
    ///
    /// Squares of several pieces in one word, flipped all at once.
    impl Pinwheel {
        /// The packed position of `N` pieces, piece 0 first, as a `u128`.
        ///
        /// Cost: 11 operations for each piece, no table.
        #[inline]
        pub const fn pack_u128<const N: usize>(squares: [q::Square<Self>; N]) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            let (mut index, mut piece) = (0, 0);
            while piece < N {
                index
                    |= <Self as q::Layout>::PACKING
                        .spread_u128(squares[piece].index().number(), piece, N);
                piece += 1;
            }
            index
        }
        /// The squares of a packed position of `N` pieces in a `u128`.
        ///
        /// Cost: 10 operations for each piece, no table.
        ///
        /// # Panics
        /// If a code is no square.
        #[inline]
        pub const fn unpack_u128<const N: usize>(index: u128) -> [q::Square<Self>; N] {
            let (mut squares, mut piece) = (
                [Self::get_packed_u128::<{ N }>(index, 0); N],
                1,
            );
            while piece < N {
                squares[piece] = Self::get_packed_u128::<{ N }>(index, piece);
                piece += 1;
            }
            squares
        }
        /// The square of one of `N` pieces.
        ///
        /// Cost: 10 operations, no table.
        ///
        /// # Panics
        /// If there is no such piece, or its code is no square.
        #[inline]
        #[track_caller]
        pub const fn get_packed_u128<const N: usize>(
            index: u128,
            piece: usize,
        ) -> q::Square<Self> {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            q::packed::exists(piece, N);
            let number = <Self as q::Layout>::PACKING.number_u128(index, piece, N);
            q::Square::from_index(q::index::U6::masked(number))
        }
        /// The index with one of `N` pieces moved.
        ///
        /// Cost: 22 operations, no table.
        ///
        /// # Panics
        /// If there is no such piece.
        #[inline]
        #[track_caller]
        pub const fn set_packed_u128<const N: usize>(
            index: u128,
            piece: usize,
            square: q::Square<Self>,
        ) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            q::packed::exists(piece, N);
            let pieces = N;
            index
                ^ <Self as q::Layout>::PACKING
                    .spread_u128(
                        <Self as q::Layout>::PACKING.number_u128(index, piece, pieces)
                            ^ square.index().number(),
                        piece,
                        pieces,
                    )
        }
        /// The index with the squares of two of `N` pieces exchanged.
        ///
        /// Cost: 43 operations, no table.
        ///
        /// # Panics
        /// If there is no such piece.
        #[inline]
        #[track_caller]
        pub const fn swap_packed_u128<const N: usize>(
            index: u128,
            a: usize,
            b: usize,
        ) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            q::packed::exists(a, N);
            q::packed::exists(b, N);
            let pieces = N;
            let change = <Self as q::Layout>::PACKING.number_u128(index, a, pieces)
                ^ <Self as q::Layout>::PACKING.number_u128(index, b, pieces);
            index ^ <Self as q::Layout>::PACKING.spread_u128(change, a, pieces)
                ^ <Self as q::Layout>::PACKING.spread_u128(change, b, pieces)
        }
        /// The packed position of `pieces` pieces, ranks mirrored: pieces one after another, 21 operations, 1 load from 64 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_vertical_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U6::masked(
                        <Self as q::Layout>::PACKING.number_u128(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u128(
                            Self::flip_vertical_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, ranks mirrored: pieces one after another, 21 operations, 1 load from 64 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_vertical_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            Self::flip_vertical_pieces_u128(index, N)
        }
        /// The packed position of `pieces` pieces, files mirrored: pieces one after another, 21 operations, 1 load from 64 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_horizontal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U6::masked(
                        <Self as q::Layout>::PACKING.number_u128(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u128(
                            Self::flip_horizontal_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, files mirrored: pieces one after another, 21 operations, 1 load from 64 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_horizontal_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            Self::flip_horizontal_pieces_u128(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a1-h8 diagonal: pieces one after another, 21 operations, 1 load from 64 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_diagonal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U6::masked(
                        <Self as q::Layout>::PACKING.number_u128(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u128(
                            Self::flip_diagonal_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, mirrored at the a1-h8 diagonal: pieces one after another, 21 operations, 1 load from 64 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_diagonal_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            Self::flip_diagonal_pieces_u128(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a8-h1 diagonal: pieces one after another, 21 operations, 1 load from 64 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_anti_diagonal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let mut image = 0;
            let mut piece = 0;
            while piece < pieces {
                let square = q::Square::from_index(
                    q::index::U6::masked(
                        <Self as q::Layout>::PACKING.number_u128(index, piece, pieces),
                    ),
                );
                image
                    |= <Self as q::Layout>::PACKING
                        .spread_u128(
                            Self::flip_anti_diagonal_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, mirrored at the a8-h1 diagonal: pieces one after another, 21 operations, 1 load from 64 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_anti_diagonal_packed_u128<const N: usize>(
            index: u128,
        ) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            Self::flip_anti_diagonal_pieces_u128(index, N)
        }
        /// The packed position of `pieces` pieces, turned clockwise by a quarter: 4 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_90_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            (<Self as q::Layout>::PACKING.mask_u128(0b10000, pieces) ^ index)
                ^ ((index << 1)
                    & <Self as q::Layout>::PACKING.mask_u128(0b100000, pieces))
        }
        /// The packed position of `N` pieces, turned clockwise by a quarter: 4 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        #[inline(always)]
        pub const fn rotate_90_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            Self::rotate_90_pieces_u128(index, N)
        }
        /// The packed position of `pieces` pieces, turned by half: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_180_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            <Self as q::Layout>::PACKING.mask_u128(0b100000, pieces) ^ index
        }
        /// The packed position of `N` pieces, turned by half: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        #[inline(always)]
        pub const fn rotate_180_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            Self::rotate_180_pieces_u128(index, N)
        }
        /// The packed position of `pieces` pieces, turned anticlockwise by a quarter: 4 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_270_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            (<Self as q::Layout>::PACKING.mask_u128(0b10000, pieces) ^ index)
                ^ (<Self as q::Layout>::PACKING.mask_u128(0b100000, pieces)
                    & !(index << 1))
        }
        /// The packed position of `N` pieces, turned anticlockwise by a quarter: 4 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        #[inline(always)]
        pub const fn rotate_270_packed_u128<const N: usize>(index: u128) -> u128 {
            const {
                <Self as q::Layout>::PACKING.check(N, 128);
                ::core::assert!(
                    N > < Self as q::Layout > ::PACKING.most_pieces(64),
                    "so few pieces are packed in a u64"
                );
            }
            Self::rotate_270_pieces_u128(index, N)
        }
        /// The least index of `N` pieces that a symmetry of the board makes of this one, and the
        /// first such symmetry.
        ///
        /// Cost: all flips of packed positions, 7 in number, and 21 operations, no table.
        #[inline]
        pub const fn canonical_packed_u128<const N: usize>(
            index: u128,
        ) -> (u128, q::Symmetry) {
            let mut least = (index, q::Symmetry::Identity);
            let image = Self::flip_vertical_packed_u128::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::FlipVertical);
            }
            let image = Self::flip_horizontal_packed_u128::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::FlipHorizontal);
            }
            let image = Self::flip_diagonal_packed_u128::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::FlipDiagonal);
            }
            let image = Self::flip_anti_diagonal_packed_u128::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::FlipAntiDiagonal);
            }
            let image = Self::rotate_90_packed_u128::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::Rotate90);
            }
            let image = Self::rotate_180_packed_u128::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::Rotate180);
            }
            let image = Self::rotate_270_packed_u128::<{ N }>(index);
            if image < least.0 {
                least = (image, q::Symmetry::Rotate270);
            }
            least
        }
    }
    static COORDS: [[u8; 2]; 64] = q::table::read(
        q::table::part::<128>(TABLES_OF_PINWHEEL, 34384),
    );
    static NUMBER_AT: [u8; 64] = q::table::read(
        q::table::part::<64>(TABLES_OF_PINWHEEL, 34512),
    );
    impl q::Layout for Pinwheel {
        type Index = q::index::U6;
        const FILES: u8 = 8;
        const RANKS: u8 = 8;
        const NUMBERS: usize = 64;
        const SYMMETRIES: &'static [q::Symmetry] = &[
            q::Symmetry::Identity,
            q::Symmetry::FlipVertical,
            q::Symmetry::FlipHorizontal,
            q::Symmetry::FlipDiagonal,
            q::Symmetry::FlipAntiDiagonal,
            q::Symmetry::Rotate90,
            q::Symmetry::Rotate180,
            q::Symmetry::Rotate270,
        ];
        const FILE_NAMES: &'static [&'static str] = &[
            "a",
            "b",
            "c",
            "d",
            "e",
            "f",
            "g",
            "h",
        ];
        const RANK_NAMES: &'static [&'static str] = &[
            "1",
            "2",
            "3",
            "4",
            "5",
            "6",
            "7",
            "8",
        ];
        const PAWNS: [q::Direction; 2] = [q::Direction::North, q::Direction::South];
        const FIELDS: &'static [q::Field] = &[
            q::Field {
                name: "turn",
                width: 2,
                shift: 4,
            },
            q::Field {
                name: "orbit",
                width: 4,
                shift: 0,
            },
        ];
        const COSTS: &'static [q::Cost] = &[
            q::Cost {
                name: "file",
                bytes: 128,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "rank",
                bytes: 128,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "at",
                bytes: 64,
                operations: 2,
                loads: 1,
                depth: 1,
            },
            q::Cost {
                name: "COORDS",
                bytes: 128,
                operations: 0,
                loads: 0,
                depth: 0,
            },
            q::Cost {
                name: "NUMBER_AT",
                bytes: 64,
                operations: 0,
                loads: 0,
                depth: 0,
            },
            q::Cost {
                name: "flip_vertical_square",
                bytes: 64,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "flip_horizontal_square",
                bytes: 64,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "flip_diagonal_square",
                bytes: 64,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "flip_anti_diagonal_square",
                bytes: 64,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "rotate_90_square",
                bytes: 0,
                operations: 2,
                loads: 0,
                depth: 2,
            },
            q::Cost {
                name: "rotate_180_square",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "rotate_270_square",
                bytes: 0,
                operations: 2,
                loads: 0,
                depth: 2,
            },
            q::Cost {
                name: "rotate_90_packed",
                bytes: 0,
                operations: 4,
                loads: 0,
                depth: 3,
            },
            q::Cost {
                name: "rotate_180_packed",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "rotate_270_packed",
                bytes: 0,
                operations: 4,
                loads: 0,
                depth: 3,
            },
            if q::target::BITALG {
                q::Cost {
                    name: "flip_vertical",
                    bytes: 0,
                    operations: 3,
                    loads: 0,
                    depth: 3,
                }
            } else {
                q::Cost {
                    name: "flip_vertical",
                    bytes: 0,
                    operations: 16,
                    loads: 0,
                    depth: 14,
                }
            },
            if q::target::BITALG {
                q::Cost {
                    name: "flip_horizontal",
                    bytes: 0,
                    operations: 3,
                    loads: 0,
                    depth: 3,
                }
            } else {
                q::Cost {
                    name: "flip_horizontal",
                    bytes: 0,
                    operations: 16,
                    loads: 0,
                    depth: 14,
                }
            },
            if q::target::BITALG {
                q::Cost {
                    name: "flip_diagonal",
                    bytes: 0,
                    operations: 3,
                    loads: 0,
                    depth: 3,
                }
            } else {
                q::Cost {
                    name: "flip_diagonal",
                    bytes: 0,
                    operations: 16,
                    loads: 0,
                    depth: 14,
                }
            },
            if q::target::BITALG {
                q::Cost {
                    name: "flip_anti_diagonal",
                    bytes: 0,
                    operations: 3,
                    loads: 0,
                    depth: 3,
                }
            } else {
                q::Cost {
                    name: "flip_anti_diagonal",
                    bytes: 0,
                    operations: 16,
                    loads: 0,
                    depth: 14,
                }
            },
            q::Cost {
                name: "rotate_90",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "rotate_180",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "rotate_270",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            if q::target::BITALG {
                q::Cost {
                    name: "shift_north",
                    bytes: 0,
                    operations: 4,
                    loads: 0,
                    depth: 4,
                }
            } else {
                q::Cost {
                    name: "shift_north",
                    bytes: 0,
                    operations: 42,
                    loads: 0,
                    depth: 7,
                }
            },
            if q::target::BITALG {
                q::Cost {
                    name: "shift_north_east",
                    bytes: 0,
                    operations: 4,
                    loads: 0,
                    depth: 4,
                }
            } else {
                q::Cost {
                    name: "shift_north_east",
                    bytes: 0,
                    operations: 37,
                    loads: 0,
                    depth: 7,
                }
            },
            if q::target::BITALG {
                q::Cost {
                    name: "shift_east",
                    bytes: 0,
                    operations: 4,
                    loads: 0,
                    depth: 4,
                }
            } else {
                q::Cost {
                    name: "shift_east",
                    bytes: 0,
                    operations: 39,
                    loads: 0,
                    depth: 8,
                }
            },
            if q::target::BITALG {
                q::Cost {
                    name: "shift_south_east",
                    bytes: 0,
                    operations: 4,
                    loads: 0,
                    depth: 4,
                }
            } else {
                q::Cost {
                    name: "shift_south_east",
                    bytes: 0,
                    operations: 37,
                    loads: 0,
                    depth: 7,
                }
            },
            if q::target::BITALG {
                q::Cost {
                    name: "shift_south",
                    bytes: 0,
                    operations: 4,
                    loads: 0,
                    depth: 4,
                }
            } else {
                q::Cost {
                    name: "shift_south",
                    bytes: 0,
                    operations: 40,
                    loads: 0,
                    depth: 8,
                }
            },
            if q::target::BITALG {
                q::Cost {
                    name: "shift_south_west",
                    bytes: 0,
                    operations: 4,
                    loads: 0,
                    depth: 4,
                }
            } else {
                q::Cost {
                    name: "shift_south_west",
                    bytes: 0,
                    operations: 34,
                    loads: 0,
                    depth: 8,
                }
            },
            if q::target::BITALG {
                q::Cost {
                    name: "shift_west",
                    bytes: 0,
                    operations: 4,
                    loads: 0,
                    depth: 4,
                }
            } else {
                q::Cost {
                    name: "shift_west",
                    bytes: 0,
                    operations: 41,
                    loads: 0,
                    depth: 8,
                }
            },
            if q::target::BITALG {
                q::Cost {
                    name: "shift_north_west",
                    bytes: 0,
                    operations: 4,
                    loads: 0,
                    depth: 4,
                }
            } else {
                q::Cost {
                    name: "shift_north_west",
                    bytes: 0,
                    operations: 36,
                    loads: 0,
                    depth: 7,
                }
            },
            q::Cost {
                name: "rook_attacks",
                bytes: 26584,
                operations: 10,
                loads: 9,
                depth: 9,
            },
            q::Cost {
                name: "bishop_attacks",
                bytes: 4984,
                operations: 10,
                loads: 9,
                depth: 9,
            },
            q::Cost {
                name: "queen_attacks",
                bytes: 31568,
                operations: 21,
                loads: 18,
                depth: 10,
            },
            q::Cost {
                name: "knight_attacks",
                bytes: 512,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "king_attacks",
                bytes: 512,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "rook_attacks_empty",
                bytes: 512,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "bishop_attacks_empty",
                bytes: 512,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "queen_attacks_empty",
                bytes: 512,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "FILE_SETS",
                bytes: 64,
                operations: 0,
                loads: 0,
                depth: 0,
            },
            q::Cost {
                name: "RANK_SETS",
                bytes: 64,
                operations: 0,
                loads: 0,
                depth: 0,
            },
            q::Cost {
                name: "DIAGONAL_SETS",
                bytes: 120,
                operations: 0,
                loads: 0,
                depth: 0,
            },
            q::Cost {
                name: "ANTI_DIAGONAL_SETS",
                bytes: 120,
                operations: 0,
                loads: 0,
                depth: 0,
            },
            q::Cost {
                name: "RAYS",
                bytes: 4096,
                operations: 0,
                loads: 0,
                depth: 0,
            },
            q::Cost {
                name: "NEIGHBOURS",
                bytes: 512,
                operations: 0,
                loads: 0,
                depth: 0,
            },
            q::Cost {
                name: "DIRECTIONS",
                bytes: 4096,
                operations: 0,
                loads: 0,
                depth: 0,
            },
            q::Cost {
                name: "PAWN_ATTACKS",
                bytes: 1024,
                operations: 0,
                loads: 0,
                depth: 0,
            },
            q::Cost {
                name: "PAWN_PUSHES",
                bytes: 1024,
                operations: 0,
                loads: 0,
                depth: 0,
            },
            q::Cost {
                name: "between",
                bytes: 32768,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "line_through",
                bytes: 32768,
                operations: 0,
                loads: 1,
                depth: 0,
            },
        ];
        const COORDS: &'static q::PerSquare<Self, [u8; 2]> = &COORDS;
        const NUMBER_AT: &'static [u8] = NUMBER_AT.split_at(64).0;
        const SQUARES_BY_NUMBER: &'static [q::Square<Self>] = &q::squares_by_number::<
            Self,
            64,
        >();
        #[inline(always)]
        fn file(square: q::Square<Self>) -> u8 {
            Self::file(square)
        }
        #[inline(always)]
        fn rank(square: q::Square<Self>) -> u8 {
            Self::rank(square)
        }
        #[inline(always)]
        fn square_at(file: u8, rank: u8) -> ::core::option::Option<q::Square<Self>> {
            Self::at(file, rank)
        }
        type NumberBits = q::packed::Bits<6>;
        const PACKING: q::Packing = q::Packing::new(
            &[
                q::packed::PackedField {
                    shift: 0,
                    width: 4,
                    fixed: 0,
                    per_piece: 0,
                    stride: 4,
                },
                q::packed::PackedField {
                    shift: 4,
                    width: 2,
                    fixed: 0,
                    per_piece: 4,
                    stride: 2,
                },
            ],
            6,
        );
        #[inline(always)]
        fn transform_packed<W: q::Word>(
            index: W,
            pieces: usize,
            symmetry: q::Symmetry,
        ) -> ::core::option::Option<W> {
            match symmetry {
                q::Symmetry::Identity => ::core::option::Option::Some(index),
                q::Symmetry::FlipVertical => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| Self::flip_vertical_pieces(index, pieces),
                            |index| Self::flip_vertical_pieces_u128(index, pieces),
                        ),
                    )
                }
                q::Symmetry::FlipHorizontal => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| Self::flip_horizontal_pieces(index, pieces),
                            |index| Self::flip_horizontal_pieces_u128(index, pieces),
                        ),
                    )
                }
                q::Symmetry::FlipDiagonal => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| Self::flip_diagonal_pieces(index, pieces),
                            |index| Self::flip_diagonal_pieces_u128(index, pieces),
                        ),
                    )
                }
                q::Symmetry::FlipAntiDiagonal => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| Self::flip_anti_diagonal_pieces(index, pieces),
                            |index| Self::flip_anti_diagonal_pieces_u128(index, pieces),
                        ),
                    )
                }
                q::Symmetry::Rotate90 => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| Self::rotate_90_pieces(index, pieces),
                            |index| Self::rotate_90_pieces_u128(index, pieces),
                        ),
                    )
                }
                q::Symmetry::Rotate180 => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| Self::rotate_180_pieces(index, pieces),
                            |index| Self::rotate_180_pieces_u128(index, pieces),
                        ),
                    )
                }
                q::Symmetry::Rotate270 => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| Self::rotate_270_pieces(index, pieces),
                            |index| Self::rotate_270_pieces_u128(index, pieces),
                        ),
                    )
                }
            }
        }
        #[inline(always)]
        fn transform(
            square: q::Square<Self>,
            symmetry: q::Symmetry,
        ) -> ::core::option::Option<q::Square<Self>> {
            match symmetry {
                q::Symmetry::Identity => ::core::option::Option::Some(square),
                q::Symmetry::FlipVertical => {
                    ::core::option::Option::Some(Self::flip_vertical_square(square))
                }
                q::Symmetry::FlipHorizontal => {
                    ::core::option::Option::Some(Self::flip_horizontal_square(square))
                }
                q::Symmetry::FlipDiagonal => {
                    ::core::option::Option::Some(Self::flip_diagonal_square(square))
                }
                q::Symmetry::FlipAntiDiagonal => {
                    ::core::option::Option::Some(Self::flip_anti_diagonal_square(square))
                }
                q::Symmetry::Rotate90 => {
                    ::core::option::Option::Some(Self::rotate_90_square(square))
                }
                q::Symmetry::Rotate180 => {
                    ::core::option::Option::Some(Self::rotate_180_square(square))
                }
                q::Symmetry::Rotate270 => {
                    ::core::option::Option::Some(Self::rotate_270_square(square))
                }
            }
        }
    }
    impl q::SquareBoard for Pinwheel {}
    static FILE_SETS: [u64; 8] = q::table::read(
        q::table::part::<64>(TABLES_OF_PINWHEEL, 34576),
    );
    static RANK_SETS: [u64; 8] = q::table::read(
        q::table::part::<64>(TABLES_OF_PINWHEEL, 34640),
    );
    static DIAGONAL_SETS: [u64; 15] = q::table::read(
        q::table::part::<120>(TABLES_OF_PINWHEEL, 34704),
    );
    static ANTI_DIAGONAL_SETS: [u64; 15] = q::table::read(
        q::table::part::<120>(TABLES_OF_PINWHEEL, 34824),
    );
    static RAYS: [[u64; 64]; 8] = q::table::read(
        q::table::part::<4096>(TABLES_OF_PINWHEEL, 34944),
    );
    static NEIGHBOURS: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_PINWHEEL, 39040),
    );
    static DIRECTIONS: [[u8; 64]; 64] = q::table::read(
        q::table::part::<4096>(TABLES_OF_PINWHEEL, 39552),
    );
    static PAWN_ATTACKS: [[u64; 64]; 2] = q::table::read(
        q::table::part::<1024>(TABLES_OF_PINWHEEL, 43648),
    );
    static PAWN_PUSHES: [[u64; 64]; 2] = q::table::read(
        q::table::part::<1024>(TABLES_OF_PINWHEEL, 44672),
    );
    static BETWEEN_SETS: [[u64; 64usize]; 64usize] = q::lines::between_64(&RAYS);
    static LINE_SETS: [[u64; 64usize]; 64usize] = q::lines::through_64(&RAYS);
    impl q::BitboardLayout for Pinwheel {
        type Word = u64;
        const ALL: u64 = 0xffffffffffffffff;
        const FILE_SETS: &'static [u64] = &FILE_SETS;
        const RANK_SETS: &'static [u64] = &RANK_SETS;
        const DIAGONAL_SETS: &'static [u64] = &DIAGONAL_SETS;
        const ANTI_DIAGONAL_SETS: &'static [u64] = &ANTI_DIAGONAL_SETS;
        const RAYS: &'static [q::PerSquare<Self, u64>; 8] = &RAYS;
        const NEIGHBOURS: &'static q::PerSquare<Self, u64> = &NEIGHBOURS;
        const DIRECTIONS: &'static q::PerSquare<Self, q::PerSquare<Self, u8>> = &DIRECTIONS;
        const SHIFTS: [(i8, u64); 8] = [
            (0, 0x0),
            (0, 0x0),
            (0, 0x0),
            (0, 0x0),
            (0, 0x0),
            (0, 0x0),
            (0, 0x0),
            (0, 0x0),
        ];
        const PAWN_ATTACKS: &'static [q::PerSquare<Self, u64>; 2] = &PAWN_ATTACKS;
        const PAWN_PUSHES: &'static [q::PerSquare<Self, u64>; 2] = &PAWN_PUSHES;
        const BETWEEN: ::core::option::Option<
            &'static q::PerSquare<Self, q::PerSquare<Self, u64>>,
        > = ::core::option::Option::Some(&BETWEEN_SETS);
        const LINES_THROUGH: ::core::option::Option<
            &'static q::PerSquare<Self, q::PerSquare<Self, u64>>,
        > = ::core::option::Option::Some(&LINE_SETS);
        #[inline(always)]
        fn transform_bitboard(
            set: q::Bitboard<Self>,
            symmetry: q::Symmetry,
        ) -> ::core::option::Option<q::Bitboard<Self>> {
            match symmetry {
                q::Symmetry::Identity => ::core::option::Option::Some(set),
                q::Symmetry::FlipVertical => {
                    ::core::option::Option::Some({
                        if q::target::BITALG {
                            q::Bitboard::from_word_unchecked(
                                q::bits::gathered(
                                    set.word(),
                                    [
                                        0x3637040532333110, 0x3f2d2e3b3c090a18, 0x2627343522232100,
                                        0x2f1d1e2b2c393a08, 0x1617242512131130, 0x1f0d0e1b1c292a38,
                                        0x607141502030120, 0xf3d3e0b0c191a28,
                                    ],
                                    0xffffffffffffffff,
                                ),
                            )
                        } else {
                            Self::flip_vertical(set)
                        }
                    })
                }
                q::Symmetry::FlipHorizontal => {
                    ::core::option::Option::Some({
                        if q::target::BITALG {
                            q::Bitboard::from_word_unchecked(
                                q::bits::gathered(
                                    set.word(),
                                    [
                                        0x1617242512131130, 0x1f0d0e1b1c292a38, 0x607141502030120,
                                        0xf3d3e0b0c191a28, 0x3637040532333110, 0x3f2d2e3b3c090a18,
                                        0x2627343522232100, 0x2f1d1e2b2c393a08,
                                    ],
                                    0xffffffffffffffff,
                                ),
                            )
                        } else {
                            Self::flip_horizontal(set)
                        }
                    })
                }
                q::Symmetry::FlipDiagonal => {
                    ::core::option::Option::Some({
                        if q::target::BITALG {
                            q::Bitboard::from_word_unchecked(
                                q::bits::gathered(
                                    set.word(),
                                    [
                                        0x2627343522232100, 0x2f1d1e2b2c393a08, 0x1617242512131130,
                                        0x1f0d0e1b1c292a38, 0x607141502030120, 0xf3d3e0b0c191a28,
                                        0x3637040532333110, 0x3f2d2e3b3c090a18,
                                    ],
                                    0xffffffffffffffff,
                                ),
                            )
                        } else {
                            Self::flip_diagonal(set)
                        }
                    })
                }
                q::Symmetry::FlipAntiDiagonal => {
                    ::core::option::Option::Some({
                        if q::target::BITALG {
                            q::Bitboard::from_word_unchecked(
                                q::bits::gathered(
                                    set.word(),
                                    [
                                        0x607141502030120, 0xf3d3e0b0c191a28, 0x3637040532333110,
                                        0x3f2d2e3b3c090a18, 0x2627343522232100, 0x2f1d1e2b2c393a08,
                                        0x1617242512131130, 0x1f0d0e1b1c292a38,
                                    ],
                                    0xffffffffffffffff,
                                ),
                            )
                        } else {
                            Self::flip_anti_diagonal(set)
                        }
                    })
                }
                q::Symmetry::Rotate90 => {
                    ::core::option::Option::Some({ Self::rotate_90(set) })
                }
                q::Symmetry::Rotate180 => {
                    ::core::option::Option::Some({ Self::rotate_180(set) })
                }
                q::Symmetry::Rotate270 => {
                    ::core::option::Option::Some({ Self::rotate_270(set) })
                }
            }
        }
        #[inline(always)]
        fn step_bitboard(
            set: q::Bitboard<Self>,
            direction: q::Direction,
        ) -> q::Bitboard<Self> {
            match direction {
                q::Direction::North => {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x321e002236241610, 0x173a39303c000100, 0x3d2334350527072c,
                                    0x600372b002e2d1a, 0x313f3300120c293b, 0xb1514020f110019,
                                    0x2f210e0d1b030a20, 0x1c26001f13380800,
                                ],
                                0xdefffdefbffffadf,
                            ),
                        )
                    } else {
                        Self::shift_north(set)
                    }
                }
                q::Direction::NorthEast => {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x1c0a00370f052e20, 0x221000b12001a00, 0x241500031e0d3f3b,
                                    0x3100011030000700, 0x391b2200342f3d1f, 0x230032132c260011,
                                    0x161736000c2b083c, 0x33002706290000,
                                ],
                                0xdcefbdefbadfdadf,
                            ),
                        )
                    } else {
                        Self::shift_north_east(set)
                    }
                }
                q::Direction::East => {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x3f311e1d2b131a30, 0x2c36002f23081800, 0x22e003206342620,
                                    0x270a09000c001100, 0xd3304051537173c, 0x1600073b103e3d2a,
                                    0x10f0300221c390b, 0x1b2524121f210029,
                                ],
                                0xfdefbffffadfdeff,
                            ),
                        )
                    } else {
                        Self::shift_east(set)
                    }
                }
                q::Direction::SouthEast => {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x262706001c3b180c, 0x1003003716390000, 0x2c1a00071f153e30,
                                    0x1231001b22002a00, 0x342500132e1d0f0b, 0x100112000001700,
                                    0x92b3200043f0d2f, 0x330002233c360021,
                                ],
                                0xbdefbadfdadfdcef,
                            ),
                        )
                    } else {
                        Self::shift_south_east(set)
                    }
                }
                q::Direction::South => {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x111f1300322c091b, 0x2b3534222f310039, 0xf012e2d3b232a00,
                                    0x3c06003f33182800, 0x123e000216043630, 0x371a19101c002100,
                                    0x1d0314152507270c, 0x2600170b200e0d3a,
                                ],
                                0xbffffadfdefffdef,
                            ),
                        )
                    } else {
                        Self::shift_south(set)
                    }
                }
                q::Direction::SouthWest => {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x193b0200140f1d3f, 0x30012330c060031, 0x363716002c0b281c,
                                    0x2013000726090000, 0x3c2a00172f250e00, 0x2201002b32003a00,
                                    0x43500233e2d1f1b, 0x1100213010002700,
                                ],
                                0xbadfdadfdcefbdef,
                            ),
                        )
                    } else {
                        Self::shift_south_west(set)
                    }
                }
                q::Direction::West => {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x2d1324253517371c, 0x3600271b301e1d0a, 0x212f2300023c192b,
                                    0x3b0504323f010009, 0x1f113e3d0b333a10, 0xc16000f03283800,
                                    0x220e001226140600, 0x72a29202c003100,
                                ],
                                0xfadfdefffdefbfff,
                            ),
                        )
                    } else {
                        Self::shift_west(set)
                    }
                }
                q::Direction::NorthWest => {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x140500330e3d2f2b, 0x2100310020003700, 0x290b1200241f2d0f,
                                    0x130022031c160001, 0x60726003c1b382c, 0x3023001736190000,
                                    0xc3a00273f351e10, 0x3211003b02000a00,
                                ],
                                0xdadfdcefbdefbadf,
                            ),
                        )
                    } else {
                        Self::shift_north_west(set)
                    }
                }
            }
        }
        #[inline(always)]
        fn convert_bitboard<__Target: q::BitboardLayout>(
            set: q::Bitboard<Self>,
        ) -> ::core::option::Option<q::Bitboard<__Target>> {
            #[cfg(feature = "a8")]
            if const { q::same_bitboards::<__Target, A8>() } {
                let converted: q::Bitboard<A8> = {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x282a3e25041d0918, 0x191126332237011a, 0x2d073f1b0c2f162e,
                                    0x14321c00300b2315, 0x35032b10203c1234, 0xe360f2c3b1f270d,
                                    0x3a21170213063139, 0x38293d24051e0a08,
                                ],
                                0xffffffffffffffff,
                            ),
                        )
                    } else {
                        Self::to_a8(set)
                    }
                };
                let word = converted.word();
                return ::core::option::Option::Some(
                    q::Bitboard::from_word_unchecked(q::Word::truncated(word as u128)),
                );
            }
            #[cfg(feature = "file_major")]
            if const { q::same_bitboards::<__Target, FileMajor>() } {
                let converted: q::Bitboard<FileMajor> = {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x181a2e15340d3908, 0x90116231227310a, 0x1d372f0b3c1f061e,
                                    0x4220c30203b1305, 0x25331b00102c0224, 0x3e263f1c2b0f173d,
                                    0x2a11073203362129, 0x28192d14350e3a38,
                                ],
                                0xffffffffffffffff,
                            ),
                        )
                    } else {
                        Self::to_file_major(set)
                    }
                };
                let word = converted.word();
                return ::core::option::Option::Some(
                    q::Bitboard::from_word_unchecked(q::Word::truncated(word as u128)),
                );
            }
            #[cfg(feature = "gray")]
            if const { q::same_bitboards::<__Target, Gray>() } {
                let converted: q::Bitboard<Gray> = {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x3d2429381e050a08, 0x1702213a06133139, 0x2b1003353c201234,
                                    0xf2c360e1f3b270d, 0x3e252a281d040918, 0x263311193722011a,
                                    0x1c0032140b302315, 0x3f1b072d2f0c162e,
                                ],
                                0xffffffffffffffff,
                            ),
                        )
                    } else {
                        Self::to_gray(set)
                    }
                };
                let word = converted.word();
                return ::core::option::Option::Some(
                    q::Bitboard::from_word_unchecked(q::Word::truncated(word as u128)),
                );
            }
            #[cfg(feature = "h1")]
            if const { q::same_bitboards::<__Target, H1>() } {
                let converted: q::Bitboard<H1> = {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x80a1e05243d2938, 0x393106130217213a, 0xd271f3b2c0f360e,
                                    0x34123c20102b0335, 0x15230b30001c3214, 0x2e162f0c1b3f072d,
                                    0x1a01372233261119, 0x18091d04253e2a28,
                                ],
                                0xffffffffffffffff,
                            ),
                        )
                    } else {
                        Self::to_h1(set)
                    }
                };
                let word = converted.word();
                return ::core::option::Option::Some(
                    q::Bitboard::from_word_unchecked(q::Word::truncated(word as u128)),
                );
            }
            #[cfg(feature = "lerf")]
            if const { q::same_bitboards::<__Target, Lerf>() } {
                let converted: q::Bitboard<Lerf> = {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x38293d24051e0a08, 0x3a21170213063139, 0xe360f2c3b1f270d,
                                    0x35032b10203c1234, 0x14321c00300b2315, 0x2d073f1b0c2f162e,
                                    0x191126332237011a, 0x282a3e25041d0918,
                                ],
                                0xffffffffffffffff,
                            ),
                        )
                    } else {
                        Self::to_lerf(set)
                    }
                };
                let word = converted.word();
                return ::core::option::Option::Some(
                    q::Bitboard::from_word_unchecked(q::Word::truncated(word as u128)),
                );
            }
            #[cfg(feature = "makruk")]
            if const { q::same_bitboards::<__Target, Makruk>() } {
                let converted: q::Bitboard<Makruk> = {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x38293d24051e0a08, 0x3a21170213063139, 0xe360f2c3b1f270d,
                                    0x35032b10203c1234, 0x14321c00300b2315, 0x2d073f1b0c2f162e,
                                    0x191126332237011a, 0x282a3e25041d0918,
                                ],
                                0xffffffffffffffff,
                            ),
                        )
                    } else {
                        Self::to_makruk(set)
                    }
                };
                let word = converted.word();
                return ::core::option::Option::Some(
                    q::Bitboard::from_word_unchecked(q::Word::truncated(word as u128)),
                );
            }
            #[cfg(feature = "ring")]
            if const { q::same_bitboards::<__Target, Ring>() } {
                let converted: q::Bitboard<Ring> = {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x192a1a093a29390a, 0x2d3e2e1d0e3d0d1e, 0x1425150435243405,
                                    0x726163736172706, 0x3233232203021213, 0x1c1b0b0c2b2c3c3b,
                                    0x1128011821383108, 0x3f302f100f201f,
                                ],
                                0xffffffffffffffff,
                            ),
                        )
                    } else {
                        Self::to_ring(set)
                    }
                };
                let word = converted.word();
                return ::core::option::Option::Some(
                    q::Bitboard::from_word_unchecked(q::Word::truncated(word as u128)),
                );
            }
            #[cfg(feature = "rotary")]
            if const { q::same_bitboards::<__Target, Rotary>() } {
                let converted: q::Bitboard<Rotary> = {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x13063139051e0a08, 0x203c12343b1f270d, 0x23160109152e1a18,
                                    0x300c22040b2f371d, 0x33261119253e2a28, 0x1c32141b3f072d,
                                    0x3362129350e3a38, 0x102c02242b0f173d,
                                ],
                                0xffffffffffffffff,
                            ),
                        )
                    } else {
                        Self::to_rotary(set)
                    }
                };
                let word = converted.word();
                return ::core::option::Option::Some(
                    q::Bitboard::from_word_unchecked(q::Word::truncated(word as u128)),
                );
            }
            #[cfg(feature = "turntable")]
            if const { q::same_bitboards::<__Target, Turntable>() } {
                let converted: q::Bitboard<Turntable> = {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x1227310a340d3908, 0x203b13053c1f061e, 0x2237011a041d0918,
                                    0x300b23150c2f162e, 0x3207112a142d1928, 0x1b33251c3f263e,
                                    0x217213a243d2938, 0x102b03352c0f360e,
                                ],
                                0xffffffffffffffff,
                            ),
                        )
                    } else {
                        Self::to_turntable(set)
                    }
                };
                let word = converted.word();
                return ::core::option::Option::Some(
                    q::Bitboard::from_word_unchecked(q::Word::truncated(word as u128)),
                );
            }
            #[cfg(feature = "w")]
            if const { q::same_bitboards::<__Target, W>() } {
                let converted: q::Bitboard<W> = {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x1e053a0e352a3e25, 0xc210f101a2e150a, 0x91d0432261b2337,
                                    0x362b33071c311f20, 0x2c012f30192d1402, 0x293d2412063b0317,
                                    0x160b13273c113f00, 0x18083828390d3422,
                                ],
                                0xffffffffffffffff,
                            ),
                        )
                    } else {
                        Self::to_w(set)
                    }
                };
                let word = converted.word();
                return ::core::option::Option::Some(
                    q::Bitboard::from_word_unchecked(q::Word::truncated(word as u128)),
                );
            }
            ::core::option::Option::None
        }
    }
};
