// What `layouts/rotary.layout` expands to.

const TABLES_OF_ROTARY: &[u8; 54368] = include_bytes!("rotary.bin");

/// A quarter turn of the board adds 16: rotations of a bitboard are one rotation of the word.
///
/// The quadrant a1-d4 is numbered 4 * rank + file, and each clockwise quarter turn of it follows
/// on, modulo 64.
///
/// Tables of rook and bishop: 40,240 bytes. With `sets: per_line` 30,848, less than a first-level data
/// cache holds.
///
/// [Seen in the browser](https://quadrille.github.io/quadrille/#layout=rotary).
///
///
/// A layout of the 8 x 8 board; bitboards are `u64`; numbers take 6 bits, `quadrant: 2`, `rank: 2`, `file: 2`.
///
/// ```text
/// 8 | 16 20 24 28 35 34 33 32
/// 7 | 17 21 25 29 39 38 37 36
/// 6 | 18 22 26 30 43 42 41 40
/// 5 | 19 23 27 31 47 46 45 44
/// 4 | 12 13 14 15 63 59 55 51
/// 3 |  8  9 10 11 62 58 54 50
/// 2 |  4  5  6  7 61 57 53 49
/// 1 |  0  1  2  3 60 56 52 48
///   +------------------------
///      a  b  c  d  e  f  g  h
/// ```
///
/// Attacks of `rook` are looked up in 16 indexes: squares with one letter share theirs.
///
/// ```text
/// A G F E D C B A
/// B H L K J I H G
/// C I M O N M L F
/// D J N P P O K E
/// E K O P P N J D
/// F L M N O M I C
/// G H I J K L H B
/// A B C D E F G A
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
pub struct Rotary;
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
    impl Rotary {
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
    impl Rotary {
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
    /// 35784 bytes: 1225 attack sets, an index of 25600 bytes that name them, and 384 bytes of masks and magics.
    static RIDE_0_1_TABLES: q::sliders::Magic64<16, 1, 1225, 25600> = q::sliders::Magic64::new(
        q::table::part::<384>(TABLES_OF_ROTARY, 0),
        q::table::part::<9800>(TABLES_OF_ROTARY, 384),
        q::table::part::<25600>(TABLES_OF_ROTARY, 10184),
        q::table::part::<0>(TABLES_OF_ROTARY, 35784),
    );
    static RIDE_0_1_BASES: [u8; 16] = q::table::read(
        q::table::part::<16>(TABLES_OF_ROTARY, 35784),
    );
    const RIDE_0_1_FRAMES: q::sliders::Frames<'static> = q::sliders::Frames::RotatedFrom(
        &RIDE_0_1_BASES,
    );
    const RIDE_0_1: q::sliders::Rider<'static> = RIDE_0_1_TABLES.rider();
    /// 4424 bytes: 357 attack sets, an index of 1184 bytes that name them, and 384 bytes of masks and magics.
    static RIDE_1_1_TABLES: q::sliders::Magic64<16, 1, 357, 1184> = q::sliders::Magic64::new(
        q::table::part::<384>(TABLES_OF_ROTARY, 35800),
        q::table::part::<2856>(TABLES_OF_ROTARY, 36184),
        q::table::part::<1184>(TABLES_OF_ROTARY, 39040),
        q::table::part::<0>(TABLES_OF_ROTARY, 40224),
    );
    static RIDE_1_1_BASES: [u8; 16] = q::table::read(
        q::table::part::<16>(TABLES_OF_ROTARY, 40224),
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
        q::table::part::<512>(TABLES_OF_ROTARY, 40240),
    );
    impl q::Moves<q::piece::Rook> for Rotary {
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
    impl q::Attacks<q::piece::Rook> for Rotary {}
    /// # Rook
    ///
    impl Rotary {
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
                frames: RIDE_1_1_FRAMES,
                riders: &[RIDE_1_1],
                mask: &[],
            },
        ],
        ..q::look_ups::LookUps::NONE
    };
    static BISHOP_ON_EMPTY: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_ROTARY, 40752),
    );
    impl q::Moves<q::piece::Bishop> for Rotary {
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
    impl q::Attacks<q::piece::Bishop> for Rotary {}
    /// # Bishop
    ///
    impl Rotary {
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
                riders: &[RIDE_0_1],
                mask: &[],
            },
            q::look_ups::Slide {
                frames: RIDE_1_1_FRAMES,
                riders: &[RIDE_1_1],
                mask: &[],
            },
        ],
        ..q::look_ups::LookUps::NONE
    };
    static QUEEN_ON_EMPTY: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_ROTARY, 41264),
    );
    impl q::Moves<q::piece::Queen> for Rotary {
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
    impl q::Attacks<q::piece::Queen> for Rotary {}
    /// # Queen
    ///
    impl Rotary {
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
        q::table::part::<512>(TABLES_OF_ROTARY, 41776),
    );
    const KNIGHT_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        always: &KNIGHT_TABLE_0,
        ..q::look_ups::LookUps::NONE
    };
    impl q::Moves<q::piece::Knight> for Rotary {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            ..q::look_ups::Movement::plain(&[KNIGHT_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::Knight> for Rotary {}
    /// # Knight
    ///
    impl Rotary {
        /// The squares a knight attacks.
        #[inline(always)]
        pub const fn knight_attacks(square: q::Square<Self>) -> q::Bitboard<Self> {
            square.attacks_by::<q::piece::Knight>(q::Color::White, q::Bitboard::EMPTY)
        }
    }
    static KING_TABLE_0: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_ROTARY, 42288),
    );
    const KING_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        always: &KING_TABLE_0,
        ..q::look_ups::LookUps::NONE
    };
    impl q::Moves<q::piece::King> for Rotary {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            ..q::look_ups::Movement::plain(&[KING_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::King> for Rotary {}
    /// # King
    ///
    impl Rotary {
        /// The squares a king attacks.
        #[inline(always)]
        pub const fn king_attacks(square: q::Square<Self>) -> q::Bitboard<Self> {
            square.attacks_by::<q::piece::King>(q::Color::White, q::Bitboard::EMPTY)
        }
    }
    /// # Pawns
    ///
    /// Captures and single steps of pawns.
    impl Rotary {
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
    impl Rotary {
        /// The set, ranks mirrored: 17 operations, 15 deep, best found; no table.
        ///
        /// Masks and factors: `0xffff0000ffff0000`, `0xcc00cc00cc00cc`, `0xa0a0a0a0a0a0a0a`.
        ///
        /// In generic code with AVX-512 BITALG: 3 operations, no table.
        #[inline(always)]
        pub const fn flip_vertical(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t5 = set.word()
                ^ ((set.word() ^ set.word().rotate_left(32)) & 0xffff0000ffff0000);
            let t9 = (t5 ^ (t5 >> 6)) & 0xcc00cc00cc00cc;
            let t12 = t5 ^ t9 ^ (t9 << 6);
            let t16 = (t12 ^ (t12 >> 3)) & 0xa0a0a0a0a0a0a0a;
            q::Bitboard::from_word_unchecked((t12 ^ t16 ^ (t16 << 3)).rotate_left(16))
        }
        /// The set, files mirrored: 17 operations, 15 deep, best found; no table.
        ///
        /// Masks and factors: `0xffff0000ffff0000`, `0xcc00cc00cc00cc`, `0xa0a0a0a0a0a0a0a`.
        ///
        /// In generic code with AVX-512 BITALG: 3 operations, no table.
        #[inline(always)]
        pub const fn flip_horizontal(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t5 = set.word()
                ^ ((set.word() ^ set.word().rotate_left(32)) & 0xffff0000ffff0000);
            let t9 = (t5 ^ (t5 >> 6)) & 0xcc00cc00cc00cc;
            let t12 = t5 ^ t9 ^ (t9 << 6);
            let t16 = (t12 ^ (t12 >> 3)) & 0xa0a0a0a0a0a0a0a;
            q::Bitboard::from_word_unchecked((t12 ^ t16 ^ (t16 << 3)).rotate_left(48))
        }
        /// The set, mirrored at the a1-h8 diagonal: 16 operations, 14 deep, best found; no table.
        ///
        /// Masks and factors: `0xffff0000ffff0000`, `0xcc00cc00cc00cc`, `0xa0a0a0a0a0a0a0a`.
        ///
        /// In generic code with AVX-512 BITALG: 3 operations, no table.
        #[inline(always)]
        pub const fn flip_diagonal(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t5 = set.word()
                ^ ((set.word() ^ set.word().rotate_left(32)) & 0xffff0000ffff0000);
            let t9 = (t5 ^ (t5 >> 6)) & 0xcc00cc00cc00cc;
            let t12 = t5 ^ t9 ^ (t9 << 6);
            let t16 = (t12 ^ (t12 >> 3)) & 0xa0a0a0a0a0a0a0a;
            q::Bitboard::from_word_unchecked(t12 ^ t16 ^ (t16 << 3))
        }
        /// The set, mirrored at the a8-h1 diagonal: 16 operations, 14 deep, best found; no table.
        ///
        /// Masks and factors: `0xffff0000ffff`, `0xcc00cc00cc00cc`, `0xa0a0a0a0a0a0a0a`.
        ///
        /// In generic code with AVX-512 BITALG: 3 operations, no table.
        #[inline(always)]
        pub const fn flip_anti_diagonal(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t5 = set.word()
                ^ ((set.word() ^ set.word().rotate_left(32)) & 0xffff0000ffff);
            let t9 = (t5 ^ (t5 >> 6)) & 0xcc00cc00cc00cc;
            let t12 = t5 ^ t9 ^ (t9 << 6);
            let t16 = (t12 ^ (t12 >> 3)) & 0xa0a0a0a0a0a0a0a;
            q::Bitboard::from_word_unchecked(t12 ^ t16 ^ (t16 << 3))
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
                q::table::part::<64>(TABLES_OF_ROTARY, 42800),
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
                q::table::part::<64>(TABLES_OF_ROTARY, 42864),
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
                q::table::part::<64>(TABLES_OF_ROTARY, 42928),
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
                q::table::part::<64>(TABLES_OF_ROTARY, 42992),
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
    impl Rotary {
        /// All squares one step north; those that leave the board are dropped: 20 operations, 6 deep, best found; no table.
        ///
        /// Masks and factors: `0x7777000000008000`, `0x10002`, `0x7000`, `0x2480`, `0xeeee000088880000`, `0xfff000000000`, `0xfff`, `0xeeee0000`, `0x4444`, `0x49200000000`, `0xf00000000000`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_north(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                (((set.word() & 0x7777000000008000).wrapping_mul(0x10002)
                    | (set.word() & 0x7000).wrapping_mul(0x2480)) & 0xeeee000088880000)
                    | ((set.word() & 0xfff000000000) >> 4) | ((set.word() & 0xfff) << 4)
                    | ((set.word() & 0xeeee0000) >> 1)
                    | ((set.word().rotate_left(15) & 0x4444).wrapping_mul(0x49200000000)
                        & 0xf00000000000),
            )
        }
        /// All squares one step north-east; those that leave the board are dropped: 19 operations, 6 deep, best found; no table.
        ///
        /// Masks and factors: `0x777`, `0xeee8888`, `0x490000100000008`, `0xe000800077700000`, `0x8000eee02`, `0x400800800`, `0x477f00000000`, `0x8800000c`, `0x12000024000`, `0x3bb800000000380`, `0x490004`, `0xeee388088800000`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_north_east(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(36);
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0x777) << 5)
                    | ((set.word() & 0xeee8888).wrapping_mul(0x490000100000008)
                        & 0xe000800077700000)
                    | ((t1 & 0x8000eee02).wrapping_mul(0x400800800) & 0x477f00000000)
                    | (((t1 & 0x8800000c).wrapping_mul(0x12000024000)
                        | (set.word().rotate_left(59) & 0x3bb800000000380)
                            .wrapping_mul(0x490004)) & 0xeee388088800000),
            )
        }
        /// All squares one step east; those that leave the board are dropped: 16 operations, 5 deep, best found; no table.
        ///
        /// Masks and factors: `0xfff0000000000000`, `0xeeee00000000`, `0x80007777`, `0x10002`, `0x80000000eeee`, `0x70000000`, `0x2480`, `0xfff8888`, `0x249000000000010`, `0xf0000888fff00000`.
        #[inline(always)]
        pub const fn shift_east(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0xfff0000000000000) >> 4)
                    | ((set.word() & 0xeeee00000000) >> 1)
                    | ((set.word() & 0x80007777).wrapping_mul(0x10002) & 0x80000000eeee)
                    | (((set.word() & 0x70000000).wrapping_mul(0x2480)
                        | (set.word() & 0xfff8888).wrapping_mul(0x249000000000010))
                        & 0xf0000888fff00000),
            )
        }
        /// All squares one step south-east; those that leave the board are dropped: 18 operations, 6 deep, best found; no table.
        ///
        /// Masks and factors: `0x1c0001110`, `0x9200248`, `0x88800000000e000`, `0xeee00000000`, `0x7770`, `0xc7770880`, `0x24000100020020`, `0xb0008000eee00000`, `0x1ddc000006001`, `0x4000000024000400`, `0x4777088000000000`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_south_east(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(49);
            q::Bitboard::from_word_unchecked(
                ((t1 & 0x1c0001110).wrapping_mul(0x9200248) & 0x88800000000e000)
                    | ((set.word() & 0xeee00000000) << 3) | ((set.word() & 0x7770) >> 3)
                    | ((set.word() & 0xc7770880).wrapping_mul(0x24000100020020)
                        & 0xb0008000eee00000)
                    | ((t1 & 0x1ddc000006001).wrapping_mul(0x4000000024000400)
                        & 0x4777088000000000),
            )
        }
        /// All squares one step south; those that leave the board are dropped: 18 operations, 6 deep, best found; no table.
        ///
        /// Masks and factors: `0x7ff0`, `0xeeee000000000000`, `0xe0001111`, `0x12400924`, `0x888000000007800`, `0x8fff00000000`, `0x10010`, `0xf777`, `0x20001`, `0x8000fff0eeee8000`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_south(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0x7ff0) >> 4) | ((set.word() & 0xeeee000000000000) >> 1)
                    | ((set.word().rotate_left(49) & 0xe0001111).wrapping_mul(0x12400924)
                        & 0x888000000007800)
                    | (((set.word() & 0x8fff00000000).wrapping_mul(0x10010)
                        | (set.word().rotate_left(48) & 0xf777).wrapping_mul(0x20001))
                        & 0x8000fff0eeee8000),
            )
        }
        /// All squares one step south-west; those that leave the board are dropped: 23 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x7`, `0x248`, `0x8eee110`, `0x1001000120`, `0x8000eee000003888`, `0xeee0`, `0x4001eee`, `0x200010004`, `0x80000000eee4000`, `0xeee8800`, `0x800100001`, `0x1088`, `0x80004800000`, `0x77f00000e0008000`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_south_west(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(45);
            let t2 = set.word().rotate_left(32);
            q::Bitboard::from_word_unchecked(
                (((set.word().rotate_left(3) & 7).wrapping_mul(0x248)
                    | (t1 & 0x8eee110).wrapping_mul(0x1001000120)) & 0x8000eee000003888)
                    | ((set.word() & 0xeee0) >> 5)
                    | ((t1 & 0x4001eee).wrapping_mul(0x200010004) & 0x80000000eee4000)
                    | (((t2 & 0xeee8800).wrapping_mul(0x800100001)
                        | (t2 & 0x1088).wrapping_mul(0x80004800000))
                        & 0x77f00000e0008000),
            )
        }
        /// All squares one step west; those that leave the board are dropped: 21 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x1111`, `0x9240000`, `0xfff0000000000008`, `0x1001`, `0xfff0000078008000`, `0x7ff00000`, `0xeeee`, `0x1eeee`, `0x100008000`, `0x7`, `0x248`, `0xeeee80000888`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_west(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(4);
            let t2 = set.word().rotate_left(33);
            q::Bitboard::from_word_unchecked(
                (((t2 & 0x1111).wrapping_mul(0x9240000)
                    | (t1 & 0xfff0000000000008).wrapping_mul(0x1001))
                    & 0xfff0000078008000) | ((set.word() & 0x7ff00000) >> 4)
                    | ((set.word() & 0xeeee) >> 1)
                    | (((t2 & 0x1eeee).wrapping_mul(0x100008000)
                        | (t1 & 7).wrapping_mul(0x248)) & 0xeeee80000888),
            )
        }
        /// All squares one step north-west; those that leave the board are dropped: 23 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x1ddc220`, `0x8000900000`, `0x8001c`, `0x921`, `0xeee0000030088880`, `0x88800000000c`, `0x1200049`, `0xe00008800000`, `0xeee00000`, `0xeee`, `0x20003ddc`, `0x80020004`, `0xeeec0000000`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_north_west(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(30);
            q::Bitboard::from_word_unchecked(
                (((t1 & 0x1ddc220).wrapping_mul(0x8000900000)
                    | (set.word().rotate_left(6) & 0x8001c).wrapping_mul(0x921))
                    & 0xeee0000030088880)
                    | ((set.word().rotate_left(52) & 0x88800000000c)
                        .wrapping_mul(0x1200049) & 0xe00008800000)
                    | ((set.word() & 0xeee00000) >> 5) | ((set.word() & 0xeee) << 3)
                    | ((t1 & 0x20003ddc).wrapping_mul(0x80020004) & 0xeeec0000000),
            )
        }
    }
    /// # Conversions
    ///
    /// The same squares in the layouts that are described together with this one.
    impl Rotary {
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
        #[cfg(feature = "pinwheel")]
        /// The same squares in [`Pinwheel`]: 11 look-ups in a table of 5632 bytes.
        #[inline(always)]
        pub const fn to_pinwheel(set: q::Bitboard<Self>) -> q::Bitboard<Pinwheel> {
            q::renumbered::<Self, Pinwheel>(set)
        }
        #[cfg(feature = "ring")]
        /// The same squares in [`Ring`]: 11 look-ups in a table of 5632 bytes.
        #[inline(always)]
        pub const fn to_ring(set: q::Bitboard<Self>) -> q::Bitboard<Ring> {
            q::renumbered::<Self, Ring>(set)
        }
        #[cfg(feature = "turntable")]
        /// The same squares in [`Turntable`]: 12 operations, 10 deep, best found; no table.
        ///
        /// Masks and factors: `0xcc00cc00cc00cc`, `0xa0a0a0a0a0a0a0a`.
        #[inline(always)]
        pub const fn to_turntable(set: q::Bitboard<Self>) -> q::Bitboard<Turntable> {
            let t4 = (set.word() ^ (set.word() >> 6)) & 0xcc00cc00cc00cc;
            let t7 = set.word() ^ t4 ^ (t4 << 6);
            let t11 = (t7 ^ (t7 >> 3)) & 0xa0a0a0a0a0a0a0a;
            q::Bitboard::from_word_unchecked(t7 ^ t11 ^ (t11 << 3))
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
    impl Rotary {
        /// The square a1, number 0.
        pub const A1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(0));
        /// The square b1, number 1.
        pub const B1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(1));
        /// The square c1, number 2.
        pub const C1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(2));
        /// The square d1, number 3.
        pub const D1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(3));
        /// The square e1, number 60.
        pub const E1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(60));
        /// The square f1, number 56.
        pub const F1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(56));
        /// The square g1, number 52.
        pub const G1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(52));
        /// The square h1, number 48.
        pub const H1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(48));
        /// The square a2, number 4.
        pub const A2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(4));
        /// The square b2, number 5.
        pub const B2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(5));
        /// The square c2, number 6.
        pub const C2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(6));
        /// The square d2, number 7.
        pub const D2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(7));
        /// The square e2, number 61.
        pub const E2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(61));
        /// The square f2, number 57.
        pub const F2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(57));
        /// The square g2, number 53.
        pub const G2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(53));
        /// The square h2, number 49.
        pub const H2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(49));
        /// The square a3, number 8.
        pub const A3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(8));
        /// The square b3, number 9.
        pub const B3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(9));
        /// The square c3, number 10.
        pub const C3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(10));
        /// The square d3, number 11.
        pub const D3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(11));
        /// The square e3, number 62.
        pub const E3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(62));
        /// The square f3, number 58.
        pub const F3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(58));
        /// The square g3, number 54.
        pub const G3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(54));
        /// The square h3, number 50.
        pub const H3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(50));
        /// The square a4, number 12.
        pub const A4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(12));
        /// The square b4, number 13.
        pub const B4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(13));
        /// The square c4, number 14.
        pub const C4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(14));
        /// The square d4, number 15.
        pub const D4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(15));
        /// The square e4, number 63.
        pub const E4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(63));
        /// The square f4, number 59.
        pub const F4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(59));
        /// The square g4, number 55.
        pub const G4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(55));
        /// The square h4, number 51.
        pub const H4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(51));
        /// The square a5, number 19.
        pub const A5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(19));
        /// The square b5, number 23.
        pub const B5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(23));
        /// The square c5, number 27.
        pub const C5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(27));
        /// The square d5, number 31.
        pub const D5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(31));
        /// The square e5, number 47.
        pub const E5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(47));
        /// The square f5, number 46.
        pub const F5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(46));
        /// The square g5, number 45.
        pub const G5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(45));
        /// The square h5, number 44.
        pub const H5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(44));
        /// The square a6, number 18.
        pub const A6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(18));
        /// The square b6, number 22.
        pub const B6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(22));
        /// The square c6, number 26.
        pub const C6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(26));
        /// The square d6, number 30.
        pub const D6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(30));
        /// The square e6, number 43.
        pub const E6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(43));
        /// The square f6, number 42.
        pub const F6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(42));
        /// The square g6, number 41.
        pub const G6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(41));
        /// The square h6, number 40.
        pub const H6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(40));
        /// The square a7, number 17.
        pub const A7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(17));
        /// The square b7, number 21.
        pub const B7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(21));
        /// The square c7, number 25.
        pub const C7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(25));
        /// The square d7, number 29.
        pub const D7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(29));
        /// The square e7, number 39.
        pub const E7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(39));
        /// The square f7, number 38.
        pub const F7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(38));
        /// The square g7, number 37.
        pub const G7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(37));
        /// The square h7, number 36.
        pub const H7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(36));
        /// The square a8, number 16.
        pub const A8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(16));
        /// The square b8, number 20.
        pub const B8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(20));
        /// The square c8, number 24.
        pub const C8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(24));
        /// The square d8, number 28.
        pub const D8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(28));
        /// The square e8, number 35.
        pub const E8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(35));
        /// The square f8, number 34.
        pub const F8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(34));
        /// The square g8, number 33.
        pub const G8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(33));
        /// The square h8, number 32.
        pub const H8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(32));
    }
    /// # Packed positions in a `u64`
    ///
    /// Squares of several pieces in one word, flipped all at once.
    impl Rotary {
        /// The packed position of `N` pieces, piece 0 first, as a `u64`.
        ///
        /// Cost: 18 operations for each piece, no table.
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
        /// Cost: 17 operations for each piece, no table.
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
        /// Cost: 17 operations, no table.
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
        /// Cost: 36 operations, no table.
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
        /// Cost: 71 operations, no table.
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
        /// The packed position of `pieces` pieces, ranks mirrored: 8 operations, 4 deep, 4 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_vertical_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let t11 = (<Self as q::Layout>::PACKING.mask_u64(0b10000, pieces)
                ^ (index & <Self as q::Layout>::PACKING.mask_u64(0b110000, pieces)))
                ^ ((index << (2 * pieces as u32))
                    & <Self as q::Layout>::PACKING.mask_u64(0b1100, pieces));
            ((index >> (2 * pieces as u32))
                & <Self as q::Layout>::PACKING.mask_u64(0b11, pieces)) ^ t11
        }
        /// The packed position of `N` pieces, ranks mirrored: 8 operations, 4 deep, 4 masks, best found; for any number of pieces; no table.
        #[inline(always)]
        pub const fn flip_vertical_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_vertical_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, files mirrored: 7 operations, 4 deep, 3 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_horizontal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let t9 = (<Self as q::Layout>::PACKING.mask_u64(0b110000, pieces) & !index)
                ^ ((index << (2 * pieces as u32))
                    & <Self as q::Layout>::PACKING.mask_u64(0b1100, pieces));
            ((index >> (2 * pieces as u32))
                & <Self as q::Layout>::PACKING.mask_u64(0b11, pieces)) ^ t9
        }
        /// The packed position of `N` pieces, files mirrored: 7 operations, 4 deep, 3 masks, best found; for any number of pieces; no table.
        #[inline(always)]
        pub const fn flip_horizontal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_horizontal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a1-h8 diagonal: 10 operations, 4 deep, 4 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_diagonal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let t12 = (index & <Self as q::Layout>::PACKING.mask_u64(0b110000, pieces))
                ^ ((index << 1)
                    & <Self as q::Layout>::PACKING.mask_u64(0b100000, pieces));
            let t13 = ((index << (2 * pieces as u32))
                & <Self as q::Layout>::PACKING.mask_u64(0b1100, pieces))
                ^ ((index >> (2 * pieces as u32))
                    & <Self as q::Layout>::PACKING.mask_u64(0b11, pieces));
            t13 ^ t12
        }
        /// The packed position of `N` pieces, mirrored at the a1-h8 diagonal: 10 operations, 4 deep, 4 masks, best found; for any number of pieces; no table.
        #[inline(always)]
        pub const fn flip_diagonal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_diagonal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a8-h1 diagonal: 10 operations, 4 deep, 4 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_anti_diagonal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let t12 = (index & <Self as q::Layout>::PACKING.mask_u64(0b110000, pieces))
                ^ (<Self as q::Layout>::PACKING.mask_u64(0b100000, pieces)
                    & !(index << 1));
            let t13 = ((index << (2 * pieces as u32))
                & <Self as q::Layout>::PACKING.mask_u64(0b1100, pieces))
                ^ ((index >> (2 * pieces as u32))
                    & <Self as q::Layout>::PACKING.mask_u64(0b11, pieces));
            t13 ^ t12
        }
        /// The packed position of `N` pieces, mirrored at the a8-h1 diagonal: 10 operations, 4 deep, 4 masks, best found; for any number of pieces; no table.
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
    impl Rotary {
        /// The packed position of `N` pieces, piece 0 first, as a `u128`.
        ///
        /// Cost: 18 operations for each piece, no table.
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
        /// Cost: 17 operations for each piece, no table.
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
        /// Cost: 17 operations, no table.
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
        /// Cost: 36 operations, no table.
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
        /// Cost: 71 operations, no table.
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
        /// The packed position of `pieces` pieces, ranks mirrored: 8 operations, 4 deep, 4 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_vertical_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let t11 = (<Self as q::Layout>::PACKING.mask_u128(0b10000, pieces)
                ^ (index & <Self as q::Layout>::PACKING.mask_u128(0b110000, pieces)))
                ^ ((index << (2 * pieces as u32))
                    & <Self as q::Layout>::PACKING.mask_u128(0b1100, pieces));
            ((index >> (2 * pieces as u32))
                & <Self as q::Layout>::PACKING.mask_u128(0b11, pieces)) ^ t11
        }
        /// The packed position of `N` pieces, ranks mirrored: 8 operations, 4 deep, 4 masks, best found; for any number of pieces; no table.
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
        /// The packed position of `pieces` pieces, files mirrored: 7 operations, 4 deep, 3 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_horizontal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let t9 = (<Self as q::Layout>::PACKING.mask_u128(0b110000, pieces) & !index)
                ^ ((index << (2 * pieces as u32))
                    & <Self as q::Layout>::PACKING.mask_u128(0b1100, pieces));
            ((index >> (2 * pieces as u32))
                & <Self as q::Layout>::PACKING.mask_u128(0b11, pieces)) ^ t9
        }
        /// The packed position of `N` pieces, files mirrored: 7 operations, 4 deep, 3 masks, best found; for any number of pieces; no table.
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
        /// The packed position of `pieces` pieces, mirrored at the a1-h8 diagonal: 10 operations, 4 deep, 4 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_diagonal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let t12 = (index & <Self as q::Layout>::PACKING.mask_u128(0b110000, pieces))
                ^ ((index << 1)
                    & <Self as q::Layout>::PACKING.mask_u128(0b100000, pieces));
            let t13 = ((index << (2 * pieces as u32))
                & <Self as q::Layout>::PACKING.mask_u128(0b1100, pieces))
                ^ ((index >> (2 * pieces as u32))
                    & <Self as q::Layout>::PACKING.mask_u128(0b11, pieces));
            t13 ^ t12
        }
        /// The packed position of `N` pieces, mirrored at the a1-h8 diagonal: 10 operations, 4 deep, 4 masks, best found; for any number of pieces; no table.
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
        /// The packed position of `pieces` pieces, mirrored at the a8-h1 diagonal: 10 operations, 4 deep, 4 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_anti_diagonal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let t12 = (index & <Self as q::Layout>::PACKING.mask_u128(0b110000, pieces))
                ^ (<Self as q::Layout>::PACKING.mask_u128(0b100000, pieces)
                    & !(index << 1));
            let t13 = ((index << (2 * pieces as u32))
                & <Self as q::Layout>::PACKING.mask_u128(0b1100, pieces))
                ^ ((index >> (2 * pieces as u32))
                    & <Self as q::Layout>::PACKING.mask_u128(0b11, pieces));
            t13 ^ t12
        }
        /// The packed position of `N` pieces, mirrored at the a8-h1 diagonal: 10 operations, 4 deep, 4 masks, best found; for any number of pieces; no table.
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
    /// # Bit planes
    ///
    /// Squares of several pieces as one word for each bit of their numbers.
    impl Rotary {
        /// Up to 64 squares as bit planes: bit `n` of plane `b` is bit `b` of square `n`'s number.
        ///
        /// Cost: 24 operations for each piece, no table.
        #[inline]
        pub const fn pack_planes<const N: usize>(
            squares: [q::Square<Self>; N],
        ) -> [u64; 6] {
            const { ::core::assert!(N <= 64, "a plane has 64 bits") };
            let (mut planes, mut piece) = ([0; 6], 0);
            while piece < N {
                planes = q::packed::with_number(
                    planes,
                    squares[piece].index().number(),
                    piece,
                );
                piece += 1;
            }
            planes
        }
        /// The first `N` squares of bit planes.
        ///
        /// Cost: 24 operations for each piece, no table.
        ///
        /// # Panics
        /// When one of them has a number that is no square's.
        #[inline]
        pub const fn unpack_planes<const N: usize>(
            planes: [u64; 6],
        ) -> [q::Square<Self>; N] {
            const { ::core::assert!(N <= 64, "a plane has 64 bits") };
            let mut squares = [q::Square::from_index(q::index::U6::masked(0)); N];
            let mut piece = 0;
            while piece < N {
                let number = q::packed::number_at(planes, piece);
                squares[piece] = q::Square::from_index(q::index::U6::masked(number));
                piece += 1;
            }
            squares
        }
        /// The bit planes of up to 64 squares, ranks mirrored: 1 operation, proved minimal among and, and-not, or, xor and not; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn flip_vertical_planes(planes: [u64; 6]) -> [u64; 6] {
            [planes[2], planes[3], planes[0], planes[1], !planes[4], planes[5]]
        }
        /// The bit planes of up to 64 squares, files mirrored: 2 operations, 1 deep, proved minimal among and, and-not, or, xor and not; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn flip_horizontal_planes(planes: [u64; 6]) -> [u64; 6] {
            [planes[2], planes[3], planes[0], planes[1], !planes[4], !planes[5]]
        }
        /// The bit planes of up to 64 squares, mirrored at the a1-h8 diagonal: 1 operation, proved minimal among and, and-not, or, xor and not; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn flip_diagonal_planes(planes: [u64; 6]) -> [u64; 6] {
            [
                planes[2],
                planes[3],
                planes[0],
                planes[1],
                planes[4],
                planes[4] ^ planes[5],
            ]
        }
        /// The bit planes of up to 64 squares, mirrored at the a8-h1 diagonal: 2 operations, 2 deep, best found; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn flip_anti_diagonal_planes(planes: [u64; 6]) -> [u64; 6] {
            [
                planes[2],
                planes[3],
                planes[0],
                planes[1],
                planes[4],
                planes[4] ^ (!planes[5]),
            ]
        }
        /// The bit planes of up to 64 squares, turned clockwise by a quarter: 2 operations, 1 deep, proved minimal among and, and-not, or, xor and not; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn rotate_90_planes(planes: [u64; 6]) -> [u64; 6] {
            [
                planes[0],
                planes[1],
                planes[2],
                planes[3],
                !planes[4],
                planes[4] ^ planes[5],
            ]
        }
        /// The bit planes of up to 64 squares, turned by half: 1 operation, proved minimal among and, and-not, or, xor and not; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn rotate_180_planes(planes: [u64; 6]) -> [u64; 6] {
            [planes[0], planes[1], planes[2], planes[3], planes[4], !planes[5]]
        }
        /// The bit planes of up to 64 squares, turned anticlockwise by a quarter: 2 operations, 2 deep, proved minimal among and, and-not, or, xor and not; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn rotate_270_planes(planes: [u64; 6]) -> [u64; 6] {
            let t6 = !planes[4];
            [planes[0], planes[1], planes[2], planes[3], t6, planes[5] ^ t6]
        }
    }
    static COORDS: [[u8; 2]; 64] = q::table::read(
        q::table::part::<128>(TABLES_OF_ROTARY, 43056),
    );
    static NUMBER_AT: [u8; 64] = q::table::read(
        q::table::part::<64>(TABLES_OF_ROTARY, 43184),
    );
    impl q::Layout for Rotary {
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
                name: "quadrant",
                width: 2,
                shift: 4,
            },
            q::Field {
                name: "rank",
                width: 2,
                shift: 2,
            },
            q::Field {
                name: "file",
                width: 2,
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
                name: "flip_vertical_planes",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "flip_vertical_packed",
                bytes: 0,
                operations: 8,
                loads: 0,
                depth: 4,
            },
            q::Cost {
                name: "flip_horizontal_planes",
                bytes: 0,
                operations: 2,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "flip_horizontal_packed",
                bytes: 0,
                operations: 7,
                loads: 0,
                depth: 4,
            },
            q::Cost {
                name: "flip_diagonal_planes",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "flip_diagonal_packed",
                bytes: 0,
                operations: 10,
                loads: 0,
                depth: 4,
            },
            q::Cost {
                name: "flip_anti_diagonal_planes",
                bytes: 0,
                operations: 2,
                loads: 0,
                depth: 2,
            },
            q::Cost {
                name: "flip_anti_diagonal_packed",
                bytes: 0,
                operations: 10,
                loads: 0,
                depth: 4,
            },
            q::Cost {
                name: "rotate_90_planes",
                bytes: 0,
                operations: 2,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "rotate_90_packed",
                bytes: 0,
                operations: 4,
                loads: 0,
                depth: 3,
            },
            q::Cost {
                name: "rotate_180_planes",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "rotate_180_packed",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "rotate_270_planes",
                bytes: 0,
                operations: 2,
                loads: 0,
                depth: 2,
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
                    operations: 17,
                    loads: 0,
                    depth: 15,
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
                    operations: 17,
                    loads: 0,
                    depth: 15,
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
                    operations: 20,
                    loads: 0,
                    depth: 6,
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
                    operations: 19,
                    loads: 0,
                    depth: 6,
                }
            },
            q::Cost {
                name: "shift_east",
                bytes: 0,
                operations: 16,
                loads: 0,
                depth: 5,
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
                    operations: 18,
                    loads: 0,
                    depth: 6,
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
                    operations: 18,
                    loads: 0,
                    depth: 6,
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
                    operations: 23,
                    loads: 0,
                    depth: 7,
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
                    operations: 21,
                    loads: 0,
                    depth: 7,
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
                    operations: 23,
                    loads: 0,
                    depth: 7,
                }
            },
            q::Cost {
                name: "rook_attacks",
                bytes: 35800,
                operations: 9,
                loads: 8,
                depth: 8,
            },
            q::Cost {
                name: "bishop_attacks",
                bytes: 4440,
                operations: 9,
                loads: 8,
                depth: 8,
            },
            q::Cost {
                name: "queen_attacks",
                bytes: 40240,
                operations: 19,
                loads: 16,
                depth: 9,
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
                    width: 2,
                    fixed: 0,
                    per_piece: 0,
                    stride: 2,
                },
                q::packed::PackedField {
                    shift: 2,
                    width: 2,
                    fixed: 0,
                    per_piece: 2,
                    stride: 2,
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
    impl q::SquareBoard for Rotary {}
    static FILE_SETS: [u64; 8] = q::table::read(
        q::table::part::<64>(TABLES_OF_ROTARY, 43248),
    );
    static RANK_SETS: [u64; 8] = q::table::read(
        q::table::part::<64>(TABLES_OF_ROTARY, 43312),
    );
    static DIAGONAL_SETS: [u64; 15] = q::table::read(
        q::table::part::<120>(TABLES_OF_ROTARY, 43376),
    );
    static ANTI_DIAGONAL_SETS: [u64; 15] = q::table::read(
        q::table::part::<120>(TABLES_OF_ROTARY, 43496),
    );
    static RAYS: [[u64; 64]; 8] = q::table::read(
        q::table::part::<4096>(TABLES_OF_ROTARY, 43616),
    );
    static NEIGHBOURS: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_ROTARY, 47712),
    );
    static DIRECTIONS: [[u8; 64]; 64] = q::table::read(
        q::table::part::<4096>(TABLES_OF_ROTARY, 48224),
    );
    static PAWN_ATTACKS: [[u64; 64]; 2] = q::table::read(
        q::table::part::<1024>(TABLES_OF_ROTARY, 52320),
    );
    static PAWN_PUSHES: [[u64; 64]; 2] = q::table::read(
        q::table::part::<1024>(TABLES_OF_ROTARY, 53344),
    );
    static BETWEEN_SETS: [[u64; 64usize]; 64usize] = q::lines::between_64(&RAYS);
    static LINE_SETS: [[u64; 64usize]; 64usize] = q::lines::through_64(&RAYS);
    impl q::BitboardLayout for Rotary {
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
                                        0x1d1915111c181410, 0x1f1b17131e1a1612, 0xd0905010c080400,
                                        0xf0b07030e0a0602, 0x3d3935313c383430, 0x3f3b37333e3a3632,
                                        0x2d2925212c282420, 0x2f2b27232e2a2622,
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
                                        0x3d3935313c383430, 0x3f3b37333e3a3632, 0x2d2925212c282420,
                                        0x2f2b27232e2a2622, 0x1d1915111c181410, 0x1f1b17131e1a1612,
                                        0xd0905010c080400, 0xf0b07030e0a0602,
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
                                        0xd0905010c080400, 0xf0b07030e0a0602, 0x3d3935313c383430,
                                        0x3f3b37333e3a3632, 0x2d2925212c282420, 0x2f2b27232e2a2622,
                                        0x1d1915111c181410, 0x1f1b17131e1a1612,
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
                                        0x2d2925212c282420, 0x2f2b27232e2a2622, 0x1d1915111c181410,
                                        0x1f1b17131e1a1612, 0xd0905010c080400, 0xf0b07030e0a0602,
                                        0x3d3935313c383430, 0x3f3b37333e3a3632,
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
                                    0x302010000000000, 0xb0a090807060504, 0xd1716150c131211,
                                    0xf1f1e1d0e1b1a19, 0x2b2a292827262524, 0x3f3b37332f2e2d2c,
                                    0x3635340032313000, 0x3e3d3c003a393800,
                                ],
                                0xeeeefffffffffff0,
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
                                    0x201000000000000, 0xa09080006050400, 0xc13121100000000,
                                    0xe1b1a190d171615, 0x1e2b2a291d272625, 0xf3f3b371f2f2e2d,
                                    0x3a39380036353400, 0xb0703003e3d3c00,
                                ],
                                0xeeeefffffff0eee0,
                            ),
                        )
                    } else {
                        Self::shift_north_east(set)
                    }
                }
                q::Direction::East => Self::shift_east(set),
                q::Direction::SouthEast => {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0xa09080006050400, 0x1b1713000e0d0c00, 0x1211100000000000,
                                    0x1a19180016151400, 0x1c23222100000000, 0x1e2b2a291d272625,
                                    0x2e3b3a392d373635, 0x1f0f0b072f3f3e3d,
                                ],
                                0xfffffff0eee0eeee,
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
                                    0xb0a090807060504, 0x1f1b17130f0e0d0c, 0x1615140012111000,
                                    0x1e1d1c001a191800, 0x2322212000000000, 0x2b2a292827262524,
                                    0x2d3736352c333231, 0x2f3f3e3d2e3b3a39,
                                ],
                                0xfffffff0eeeeffff,
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
                                    0x3e0b0a093d070605, 0x2f1f1b173f0f0e0d, 0x1a19180016151400,
                                    0x2b2723001e1d1c00, 0x2221200000000000, 0x2a29280026252400,
                                    0x2c33323100000000, 0x2e3b3a392d373635,
                                ],
                                0xfff0eee0eeeeffff,
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
                                    0x3d0706053c030201, 0x3f0f0e0d3e0b0a09, 0x1b1a191817161514,
                                    0x2f2b27231f1e1d1c, 0x2625240022212000, 0x2e2d2c002a292800,
                                    0x3332313000000000, 0x3b3a393837363534,
                                ],
                                0xfff0eeeeffffffff,
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
                                    0x3c03020100000000, 0x3e0b0a093d070605, 0xe1b1a190d171615,
                                    0x3f2f2b270f1f1e1d, 0x2a29280026252400, 0x3b3733002e2d2c00,
                                    0x3231300000000000, 0x3a39380036353400,
                                ],
                                0xeee0eeeefffffff0,
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
                                    0x202122231c181410, 0x242526271d191511, 0x28292a2b1e1a1612,
                                    0x2c2d2e2f1f1b1713, 0x33373b3f0f0e0d0c, 0x32363a3e0b0a0908,
                                    0x3135393d07060504, 0x3034383c03020100,
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
                                    0x101112130c080400, 0x141516170d090501, 0x18191a1b0e0a0602,
                                    0x1c1d1e1f0f0b0703, 0x23272b2f3f3e3d3c, 0x22262a2e3b3a3938,
                                    0x2125292d37363534, 0x2024282c33323130,
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
                                    0x383c343002030100, 0x393d353106070504, 0x3b3f37330e0f0d0c,
                                    0x3a3e36320a0b0908, 0x22232120181c1410, 0x26272524191d1511,
                                    0x2e2f2d2c1b1f1713, 0x2a2b29281a1e1612,
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
                                    0x102033c383430, 0x40506073d393531, 0x8090a0b3e3a3632,
                                    0xc0d0e0f3f3b3733, 0x13171b1f2f2e2d2c, 0x12161a1e2b2a2928,
                                    0x1115191d27262524, 0x1014181c23222120,
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
                                    0x3034383c03020100, 0x3135393d07060504, 0x32363a3e0b0a0908,
                                    0x33373b3f0f0e0d0c, 0x2c2d2e2f1f1b1713, 0x28292a2b1e1a1612,
                                    0x242526271d191511, 0x202122231c181410,
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
                                    0x3034383c03020100, 0x3135393d07060504, 0x32363a3e0b0a0908,
                                    0x33373b3f0f0e0d0c, 0x2c2d2e2f1f1b1713, 0x28292a2b1e1a1612,
                                    0x242526271d191511, 0x202122231c181410,
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
            #[cfg(feature = "pinwheel")]
            if const { q::same_bitboards::<__Target, Pinwheel>() } {
                let converted: q::Bitboard<Pinwheel> = {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x2906031c373d152f, 0x3a32081e1b011400, 0x3916132c070d253f,
                                    0xa02182e2b112410, 0x926233c171d350f, 0x1a12283e3b213420,
                                    0x1936330c272d051f, 0x2a22380e0b310430,
                                ],
                                0xffffffffffffffff,
                            ),
                        )
                    } else {
                        Self::to_pinwheel(set)
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
                                    0x2421111431340401, 0x2822121832380802, 0x2c23131c333c0c03,
                                    0x2926161936390906, 0x2d27171d373d0d07, 0x2e2b1b1e3b3e0e0b,
                                    0x2520151035300500, 0x2f2a1f1a3f3a0f0a,
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
            #[cfg(feature = "turntable")]
            if const { q::same_bitboards::<__Target, Turntable>() } {
                let converted: q::Bitboard<Turntable> = { Self::to_turntable(set) };
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
                                    0x203313233212223, 0x1e353a3f11121301, 0x14181c2d262b1719,
                                    0x363b27292e050a0f, 0x3e151a1f24282c3d, 0x34383c0d060b3739,
                                    0x161b07090e252a2f, 0x1000302004080c1d,
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
