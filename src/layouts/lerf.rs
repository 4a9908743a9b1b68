// What `layouts/lerf.layout` expands to.

const TABLES_OF_LERF: &[u8; 131840] = include_bytes!("lerf.bin");

/// The usual numbering of bitboard programs: a1 = 0, b1 = 1, ..., h8 = 63, rank by rank.
///
/// Known as little-endian rank-file mapping; shakmaty, cozy-chess and Stockfish number so too.
///
/// Tables of rook and bishop: 117,968 bytes.
///
/// [Seen in the browser](https://quadrille.github.io/quadrille/#layout=lerf).
///
///
/// A layout of the 8 x 8 board; bitboards are `u64`; numbers take 6 bits, `hi: 3`, `lo: 3`.
///
/// ```text
/// 8 | 56 57 58 59 60 61 62 63
/// 7 | 48 49 50 51 52 53 54 55
/// 6 | 40 41 42 43 44 45 46 47
/// 5 | 32 33 34 35 36 37 38 39
/// 4 | 24 25 26 27 28 29 30 31
/// 3 | 16 17 18 19 20 21 22 23
/// 2 |  8  9 10 11 12 13 14 15
/// 1 |  0  1  2  3  4  5  6  7
///   +------------------------
///      a  b  c  d  e  f  g  h
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
pub struct Lerf;
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
    impl Lerf {
        /// The file of a square, counted from 0.
        ///
        /// Cost: 1 operation, no table.
        #[inline(always)]
        pub const fn file(square: q::Square<Self>) -> u8 {
            let number = (square.index().number() as u32);
            (number & 7_u32 & 0xff_u32) as u8
        }
        /// The rank of a square, counted from 0.
        ///
        /// Cost: 1 operation, no table.
        #[inline(always)]
        pub const fn rank(square: q::Square<Self>) -> u8 {
            let number = (square.index().number() as u32);
            ((number >> 3_u32) & 0xff_u32) as u8
        }
        /// The square on a file and a rank, both counted from 0, or `None` off the board.
        ///
        /// Cost: 4 operations, no table.
        #[inline(always)]
        pub const fn at(file: u8, rank: u8) -> ::core::option::Option<q::Square<Self>> {
            if file < 8 && rank < 8 {
                let number = {
                    let number = rank as u32 * 8 + file as u32;
                    (number) as u8
                };
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
        /// Cost: 14 operations, no table.
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
        /// Cost: 8 operations, no table.
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
        /// Cost: 8 operations, 2 loads from 16 bytes of tables.
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
    impl Lerf {
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
        /// Cost: 3 operations, 1 load from 120 bytes of tables.
        #[inline(always)]
        pub const fn diagonal_set(square: q::Square<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                DIAGONAL_SETS[(Self::file(square) + (7 - Self::rank(square))) as usize],
            )
        }
        /// The diagonal through a square in the direction of a8-h1.
        ///
        /// Cost: 2 operations, 1 load from 120 bytes of tables.
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
    /// 67584 bytes: 64 attack sets for each line through each square, and 2048 bytes of masks and magics.
    static RIDE_0_1_TABLES: q::sliders::Split64<64, 2, 64> = q::sliders::Split64::new(
        q::table::part::<2048>(TABLES_OF_LERF, 0),
        q::table::part::<65536>(TABLES_OF_LERF, 2048),
    );
    const RIDE_0_1: q::sliders::Rider<'static> = RIDE_0_1_TABLES.rider();
    /// 50384 bytes: 6106 attack sets, one for each key, and 1536 bytes of masks and magics.
    static RIDE_1_1_TABLES: q::sliders::Fancy64<64, 6106, 54> = q::sliders::Fancy64::new(
        q::table::part::<1536>(TABLES_OF_LERF, 67584),
        q::table::part::<48848>(TABLES_OF_LERF, 69120),
        q::table::part::<0>(TABLES_OF_LERF, 117968),
    );
    const RIDE_1_1: q::sliders::Rider<'static> = RIDE_1_1_TABLES.rider();
    const ROOK_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        slides: &[
            q::look_ups::Slide {
                frames: q::sliders::Frames::Own,
                riders: &[RIDE_0_1],
                mask: &[],
            },
        ],
        ..q::look_ups::LookUps::NONE
    };
    static ROOK_ON_EMPTY: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_LERF, 117968),
    );
    impl q::Moves<q::piece::Rook> for Lerf {
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
            fills: &[
                q::fill::Fill::Of64(q::fill::Fill64 {
                    leaps: &[],
                    up: &[
                        q::fill::Shift::new(8, 0xffffffffffffff00),
                        q::fill::Shift::new(1, 0xfefefefefefefefe),
                    ],
                    down: &[
                        q::fill::Shift::new(1, 0x7f7f7f7f7f7f7f7f),
                        q::fill::Shift::new(8, 0xffffffffffffff),
                    ],
                    rounds: 3,
                }),
            ],
            fill_from: [4, 3, 2],
            ..q::look_ups::Movement::plain(&[ROOK_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::Rook> for Lerf {}
    /// # Rook
    ///
    impl Lerf {
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
                frames: q::sliders::Frames::Own,
                riders: &[RIDE_1_1],
                mask: &[],
            },
        ],
        ..q::look_ups::LookUps::NONE
    };
    static BISHOP_ON_EMPTY: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_LERF, 118480),
    );
    impl q::Moves<q::piece::Bishop> for Lerf {
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
            fills: &[
                q::fill::Fill::Of64(q::fill::Fill64 {
                    leaps: &[],
                    up: &[
                        q::fill::Shift::new(7, 0x7f7f7f7f7f7f7f00),
                        q::fill::Shift::new(9, 0xfefefefefefefe00),
                    ],
                    down: &[
                        q::fill::Shift::new(9, 0x7f7f7f7f7f7f7f),
                        q::fill::Shift::new(7, 0xfefefefefefefe),
                    ],
                    rounds: 3,
                }),
            ],
            fill_from: [6, 4, 2],
            ..q::look_ups::Movement::plain(&[BISHOP_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::Bishop> for Lerf {}
    /// # Bishop
    ///
    impl Lerf {
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
                frames: q::sliders::Frames::Own,
                riders: &[RIDE_0_1, RIDE_1_1],
                mask: &[],
            },
        ],
        ..q::look_ups::LookUps::NONE
    };
    static QUEEN_ON_EMPTY: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_LERF, 118992),
    );
    impl q::Moves<q::piece::Queen> for Lerf {
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
            fills: &[
                q::fill::Fill::Of64(q::fill::Fill64 {
                    leaps: &[],
                    up: &[
                        q::fill::Shift::new(7, 0x7f7f7f7f7f7f7f00),
                        q::fill::Shift::new(8, 0xffffffffffffff00),
                        q::fill::Shift::new(1, 0xfefefefefefefefe),
                        q::fill::Shift::new(9, 0xfefefefefefefe00),
                    ],
                    down: &[
                        q::fill::Shift::new(9, 0x7f7f7f7f7f7f7f),
                        q::fill::Shift::new(1, 0x7f7f7f7f7f7f7f7f),
                        q::fill::Shift::new(8, 0xffffffffffffff),
                        q::fill::Shift::new(7, 0xfefefefefefefe),
                    ],
                    rounds: 3,
                }),
            ],
            fill_from: [9, 2, 1],
            ..q::look_ups::Movement::plain(&[QUEEN_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::Queen> for Lerf {}
    /// # Queen
    ///
    impl Lerf {
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
        q::table::part::<512>(TABLES_OF_LERF, 119504),
    );
    const KNIGHT_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        always: &KNIGHT_TABLE_0,
        ..q::look_ups::LookUps::NONE
    };
    impl q::Moves<q::piece::Knight> for Lerf {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            fills: &[
                q::fill::Fill::Of64(q::fill::Fill64 {
                    leaps: &[
                        q::fill::Leaps64 {
                            first: [
                                &[q::fill::Shift::new(2, 0xfcfcfcfcfcfcfcfc)],
                                &[q::fill::Shift::new(2, 0x3f3f3f3f3f3f3f3f)],
                            ],
                            stays: false,
                            then: &[-8, 8],
                            within: !0,
                        },
                        q::fill::Leaps64 {
                            first: [
                                &[q::fill::Shift::new(1, 0xfefefefefefefefe)],
                                &[q::fill::Shift::new(1, 0x7f7f7f7f7f7f7f7f)],
                            ],
                            stays: false,
                            then: &[-16, 16],
                            within: !0,
                        },
                    ],
                    up: &[],
                    down: &[],
                    rounds: 1,
                }),
            ],
            fill_from: [3, 3, 3],
            ..q::look_ups::Movement::plain(&[KNIGHT_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::Knight> for Lerf {}
    /// # Knight
    ///
    impl Lerf {
        /// The squares a knight attacks.
        #[inline(always)]
        pub const fn knight_attacks(square: q::Square<Self>) -> q::Bitboard<Self> {
            square.attacks_by::<q::piece::Knight>(q::Color::White, q::Bitboard::EMPTY)
        }
    }
    static KING_TABLE_0: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_LERF, 120016),
    );
    const KING_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        always: &KING_TABLE_0,
        ..q::look_ups::LookUps::NONE
    };
    impl q::Moves<q::piece::King> for Lerf {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            fills: &[
                q::fill::Fill::Of64(q::fill::Fill64 {
                    leaps: &[
                        q::fill::Leaps64 {
                            first: [
                                &[q::fill::Shift::new(1, 0xfefefefefefefefe)],
                                &[q::fill::Shift::new(1, 0x7f7f7f7f7f7f7f7f)],
                            ],
                            stays: false,
                            then: &[-8, 0, 8],
                            within: !0,
                        },
                        q::fill::Leaps64 {
                            first: [&[], &[]],
                            stays: true,
                            then: &[-8, 8],
                            within: !0,
                        },
                    ],
                    up: &[],
                    down: &[],
                    rounds: 1,
                }),
            ],
            fill_from: [2, 2, 2],
            ..q::look_ups::Movement::plain(&[KING_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::King> for Lerf {}
    /// # King
    ///
    impl Lerf {
        /// The squares a king attacks.
        #[inline(always)]
        pub const fn king_attacks(square: q::Square<Self>) -> q::Bitboard<Self> {
            square.attacks_by::<q::piece::King>(q::Color::White, q::Bitboard::EMPTY)
        }
    }
    /// # Pawns
    ///
    /// Captures and single steps of pawns.
    impl Lerf {
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
    impl Lerf {
        /// The set, ranks mirrored: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        #[inline(always)]
        pub const fn flip_vertical(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(set.word().swap_bytes())
        }
        /// The set, files mirrored: 13 operations, 10 deep, best found; no table.
        ///
        /// Masks and factors: `0x5555555555555555`, `0xaaaaaaaaaaaaaaaa`, `0x3333333333333333`, `0xcccccccccccccccc`, `0xf0f0f0f0f0f0f0f0`, `0xf0f0f0f0f0f0f0f`.
        ///
        /// In generic code with GFNI: 3 operations, no table.
        ///
        /// On 64-bit Arm: 2 operations, no table.
        #[inline(always)]
        pub const fn flip_horizontal(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            if q::target::REVERSES_BITS {
                q::Bitboard::from_word_unchecked(set.word().swap_bytes().reverse_bits())
            } else {
                let t1 = set.word().rotate_left(1);
                let t7 = (t1 & 0x5555555555555555)
                    | (t1 & 0xaaaaaaaaaaaaaaaa).rotate_left(2);
                let t13 = (t7 & 0x3333333333333333)
                    | (t7 & 0xcccccccccccccccc).rotate_left(4);
                q::Bitboard::from_word_unchecked(
                    (t13 & 0xf0f0f0f0f0f0f0f0)
                        | (t13 & 0xf0f0f0f0f0f0f0f).rotate_left(56),
                )
            }
        }
        /// The set, mirrored at the a1-h8 diagonal: 18 operations, 15 deep, best found; no table.
        ///
        /// Masks and factors: `0xf0f0f0f0`, `0xcccc0000cccc`, `0xaa00aa00aa00aa`.
        ///
        /// In generic code with GFNI: 4 operations, no table.
        #[inline(always)]
        pub const fn flip_diagonal(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t4 = (set.word() ^ (set.word() >> 28)) & 0xf0f0f0f0;
            let t7 = set.word() ^ t4 ^ (t4 << 28);
            let t11 = (t7 ^ (t7 >> 14)) & 0xcccc0000cccc;
            let t14 = t7 ^ t11 ^ (t11 << 14);
            let t18 = (t14 ^ (t14 >> 7)) & 0xaa00aa00aa00aa;
            q::Bitboard::from_word_unchecked(t14 ^ t18 ^ (t18 << 7))
        }
        /// The set, mirrored at the a8-h1 diagonal: 18 operations, 15 deep, best found; no table.
        ///
        /// Masks and factors: `0xf0f0f0f00f0f0f0f`, `0x333300003333`, `0x55005500550055`.
        ///
        /// In generic code with GFNI: 3 operations, no table.
        #[inline(always)]
        pub const fn flip_anti_diagonal(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t7 = set.word()
                ^ ((set.word() ^ (set.word() << 36) ^ (set.word() >> 36))
                    & 0xf0f0f0f00f0f0f0f);
            let t11 = (t7 ^ (t7 >> 18)) & 0x333300003333;
            let t14 = t7 ^ t11 ^ (t11 << 18);
            let t18 = (t14 ^ (t14 >> 9)) & 0x55005500550055;
            q::Bitboard::from_word_unchecked(t14 ^ t18 ^ (t18 << 9))
        }
        /// The set, turned clockwise by a quarter: 19 operations, 16 deep, best found; no table.
        ///
        /// Masks and factors: `0xf0f0f0f00f0f0f0f`, `0x333300003333`, `0x55005500550055`.
        ///
        /// In generic code with GFNI: 4 operations, no table.
        #[inline(always)]
        pub const fn rotate_90(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().swap_bytes();
            let t8 = t1 ^ ((t1 ^ (t1 << 36) ^ (t1 >> 36)) & 0xf0f0f0f00f0f0f0f);
            let t12 = (t8 ^ (t8 >> 18)) & 0x333300003333;
            let t15 = t8 ^ t12 ^ (t12 << 18);
            let t19 = (t15 ^ (t15 >> 9)) & 0x55005500550055;
            q::Bitboard::from_word_unchecked(t15 ^ t19 ^ (t19 << 9))
        }
        /// The set, turned by half: 14 operations, 11 deep, best found; no table.
        ///
        /// Masks and factors: `0x5555555555555555`, `0xaaaaaaaaaaaaaaaa`, `0x3333333333333333`, `0xcccccccccccccccc`, `0xf0f0f0f0f0f0f0f0`, `0xf0f0f0f0f0f0f0f`.
        ///
        /// In generic code with GFNI: 4 operations, no table.
        ///
        /// On 64-bit Arm: 1 operation, no table.
        #[inline(always)]
        pub const fn rotate_180(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            if q::target::REVERSES_BITS {
                q::Bitboard::from_word_unchecked(set.word().reverse_bits())
            } else {
                let t2 = set.word().swap_bytes().rotate_left(1);
                let t8 = (t2 & 0x5555555555555555)
                    | (t2 & 0xaaaaaaaaaaaaaaaa).rotate_left(2);
                let t14 = (t8 & 0x3333333333333333)
                    | (t8 & 0xcccccccccccccccc).rotate_left(4);
                q::Bitboard::from_word_unchecked(
                    (t14 & 0xf0f0f0f0f0f0f0f0)
                        | (t14 & 0xf0f0f0f0f0f0f0f).rotate_left(56),
                )
            }
        }
        /// The set, turned anticlockwise by a quarter: 19 operations, 16 deep, best found; no table.
        ///
        /// Masks and factors: `0xf0f0f0f0`, `0xcccc0000cccc`, `0xaa00aa00aa00aa`.
        ///
        /// In generic code with GFNI: 3 operations, no table.
        #[inline(always)]
        pub const fn rotate_270(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().swap_bytes();
            let t5 = (t1 ^ (t1 >> 28)) & 0xf0f0f0f0;
            let t8 = t1 ^ t5 ^ (t5 << 28);
            let t12 = (t8 ^ (t8 >> 14)) & 0xcccc0000cccc;
            let t15 = t8 ^ t12 ^ (t12 << 14);
            let t19 = (t15 ^ (t15 >> 7)) & 0xaa00aa00aa00aa;
            q::Bitboard::from_word_unchecked(t15 ^ t19 ^ (t19 << 7))
        }
        /// The square, ranks mirrored: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        ///
        /// Masks and factors: `0x38`.
        #[inline(always)]
        pub const fn flip_vertical_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U6::masked(((number ^ 0x38_u32) & 0xff_u32) as u8),
            )
        }
        /// The square, files mirrored: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        ///
        /// Masks and factors: `0x7`.
        #[inline(always)]
        pub const fn flip_horizontal_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U6::masked(((number ^ 7_u32) & 0xff_u32) as u8),
            )
        }
        /// The square, mirrored at the a1-h8 diagonal: 4 operations, 3 deep, best found; no table.
        ///
        /// Masks and factors: `0x38`.
        #[inline(always)]
        pub const fn flip_diagonal_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U6::masked(
                    (((number >> 3_u32) ^ ((number << 3_u32) & 0x38_u32)) & 0xff_u32)
                        as u8,
                ),
            )
        }
        /// The square, mirrored at the a8-h1 diagonal: 5 operations, 4 deep, best found; no table.
        ///
        /// Masks and factors: `0x38`, `0x3f`.
        #[inline(always)]
        pub const fn flip_anti_diagonal_square(
            square: q::Square<Self>,
        ) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U6::masked(
                    (((number >> 3_u32) ^ ((number << 3_u32) & 0x38_u32) ^ 0x3f_u32)
                        & 0xff_u32) as u8,
                ),
            )
        }
        /// The square, turned clockwise by a quarter: 5 operations, 4 deep, best found; no table.
        ///
        /// Masks and factors: `0x38`.
        #[inline(always)]
        pub const fn rotate_90_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U6::masked(
                    (((number >> 3_u32) ^ ((number << 3_u32) & 0x38_u32) ^ 0x38_u32)
                        & 0xff_u32) as u8,
                ),
            )
        }
        /// The square, turned by half: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        ///
        /// Masks and factors: `0x3f`.
        #[inline(always)]
        pub const fn rotate_180_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U6::masked((0x3f_u32.wrapping_sub(number) & 0xff_u32) as u8),
            )
        }
        /// The square, turned anticlockwise by a quarter: 5 operations, 4 deep, best found; no table.
        ///
        /// Masks and factors: `0x38`, `0x7`.
        #[inline(always)]
        pub const fn rotate_270_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U6::masked(
                    (((number >> 3_u32) ^ ((number << 3_u32) & 0x38_u32) ^ 7_u32)
                        & 0xff_u32) as u8,
                ),
            )
        }
    }
    /// # Sets moved by a step
    ///
    /// Squares that leave the board are dropped.
    impl Lerf {
        /// All squares one step north; those that leave the board are dropped: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        #[inline(always)]
        pub const fn shift_north(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(set.word() << 8)
        }
        /// All squares one step north-east; those that leave the board are dropped: 2 operations, 2 deep, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        ///
        /// Masks and factors: `0x7f7f7f7f7f7f7f`.
        #[inline(always)]
        pub const fn shift_north_east(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked((set.word() & 0x7f7f7f7f7f7f7f) << 9)
        }
        /// All squares one step east; those that leave the board are dropped: 2 operations, 2 deep, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        ///
        /// Masks and factors: `0x7f7f7f7f7f7f7f7f`.
        #[inline(always)]
        pub const fn shift_east(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked((set.word() & 0x7f7f7f7f7f7f7f7f) << 1)
        }
        /// All squares one step south-east; those that leave the board are dropped: 2 operations, 2 deep, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        ///
        /// Masks and factors: `0x7f7f7f7f7f7f7f00`.
        #[inline(always)]
        pub const fn shift_south_east(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked((set.word() & 0x7f7f7f7f7f7f7f00) >> 7)
        }
        /// All squares one step south; those that leave the board are dropped: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        #[inline(always)]
        pub const fn shift_south(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(set.word() >> 8)
        }
        /// All squares one step south-west; those that leave the board are dropped: 2 operations, 2 deep, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        ///
        /// Masks and factors: `0xfefefefefefefe00`.
        #[inline(always)]
        pub const fn shift_south_west(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked((set.word() & 0xfefefefefefefe00) >> 9)
        }
        /// All squares one step west; those that leave the board are dropped: 2 operations, 2 deep, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        ///
        /// Masks and factors: `0xfefefefefefefefe`.
        #[inline(always)]
        pub const fn shift_west(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked((set.word() & 0xfefefefefefefefe) >> 1)
        }
        /// All squares one step north-west; those that leave the board are dropped: 2 operations, 2 deep, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        ///
        /// Masks and factors: `0xfefefefefefefe`.
        #[inline(always)]
        pub const fn shift_north_west(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked((set.word() & 0xfefefefefefefe) << 7)
        }
    }
    /// # Conversions
    ///
    /// The same squares in the layouts that are described together with this one.
    impl Lerf {
        #[cfg(feature = "a8")]
        /// The same squares in [`A8`]: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        #[inline(always)]
        pub const fn to_a8(set: q::Bitboard<Self>) -> q::Bitboard<A8> {
            q::Bitboard::from_word_unchecked(set.word().swap_bytes())
        }
        #[cfg(feature = "file_major")]
        /// The same squares in [`FileMajor`]: 18 operations, 15 deep, best found; no table.
        ///
        /// Masks and factors: `0xf0f0f0f0`, `0xcccc0000cccc`, `0xaa00aa00aa00aa`.
        #[inline(always)]
        pub const fn to_file_major(set: q::Bitboard<Self>) -> q::Bitboard<FileMajor> {
            let t4 = (set.word() ^ (set.word() >> 28)) & 0xf0f0f0f0;
            let t7 = set.word() ^ t4 ^ (t4 << 28);
            let t11 = (t7 ^ (t7 >> 14)) & 0xcccc0000cccc;
            let t14 = t7 ^ t11 ^ (t11 << 14);
            let t18 = (t14 ^ (t14 >> 7)) & 0xaa00aa00aa00aa;
            q::Bitboard::from_word_unchecked(t14 ^ t18 ^ (t18 << 7))
        }
        #[cfg(feature = "gray")]
        /// The same squares in [`Gray`]: 11 look-ups in a table of 5632 bytes.
        #[inline(always)]
        pub const fn to_gray(set: q::Bitboard<Self>) -> q::Bitboard<Gray> {
            q::renumbered::<Self, Gray>(set)
        }
        #[cfg(feature = "h1")]
        /// The same squares in [`H1`]: 13 operations, 10 deep, best found; no table.
        ///
        /// Masks and factors: `0x5555555555555555`, `0xaaaaaaaaaaaaaaaa`, `0x3333333333333333`, `0xcccccccccccccccc`, `0xf0f0f0f0f0f0f0f0`, `0xf0f0f0f0f0f0f0f`.
        #[inline(always)]
        pub const fn to_h1(set: q::Bitboard<Self>) -> q::Bitboard<H1> {
            let t1 = set.word().rotate_left(1);
            let t7 = (t1 & 0x5555555555555555)
                | (t1 & 0xaaaaaaaaaaaaaaaa).rotate_left(2);
            let t13 = (t7 & 0x3333333333333333)
                | (t7 & 0xcccccccccccccccc).rotate_left(4);
            q::Bitboard::from_word_unchecked(
                (t13 & 0xf0f0f0f0f0f0f0f0) | (t13 & 0xf0f0f0f0f0f0f0f).rotate_left(56),
            )
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
    impl Lerf {
        /// The square a1, number 0.
        pub const A1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(0));
        /// The square b1, number 1.
        pub const B1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(1));
        /// The square c1, number 2.
        pub const C1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(2));
        /// The square d1, number 3.
        pub const D1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(3));
        /// The square e1, number 4.
        pub const E1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(4));
        /// The square f1, number 5.
        pub const F1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(5));
        /// The square g1, number 6.
        pub const G1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(6));
        /// The square h1, number 7.
        pub const H1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(7));
        /// The square a2, number 8.
        pub const A2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(8));
        /// The square b2, number 9.
        pub const B2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(9));
        /// The square c2, number 10.
        pub const C2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(10));
        /// The square d2, number 11.
        pub const D2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(11));
        /// The square e2, number 12.
        pub const E2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(12));
        /// The square f2, number 13.
        pub const F2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(13));
        /// The square g2, number 14.
        pub const G2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(14));
        /// The square h2, number 15.
        pub const H2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(15));
        /// The square a3, number 16.
        pub const A3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(16));
        /// The square b3, number 17.
        pub const B3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(17));
        /// The square c3, number 18.
        pub const C3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(18));
        /// The square d3, number 19.
        pub const D3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(19));
        /// The square e3, number 20.
        pub const E3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(20));
        /// The square f3, number 21.
        pub const F3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(21));
        /// The square g3, number 22.
        pub const G3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(22));
        /// The square h3, number 23.
        pub const H3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(23));
        /// The square a4, number 24.
        pub const A4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(24));
        /// The square b4, number 25.
        pub const B4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(25));
        /// The square c4, number 26.
        pub const C4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(26));
        /// The square d4, number 27.
        pub const D4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(27));
        /// The square e4, number 28.
        pub const E4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(28));
        /// The square f4, number 29.
        pub const F4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(29));
        /// The square g4, number 30.
        pub const G4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(30));
        /// The square h4, number 31.
        pub const H4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(31));
        /// The square a5, number 32.
        pub const A5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(32));
        /// The square b5, number 33.
        pub const B5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(33));
        /// The square c5, number 34.
        pub const C5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(34));
        /// The square d5, number 35.
        pub const D5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(35));
        /// The square e5, number 36.
        pub const E5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(36));
        /// The square f5, number 37.
        pub const F5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(37));
        /// The square g5, number 38.
        pub const G5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(38));
        /// The square h5, number 39.
        pub const H5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(39));
        /// The square a6, number 40.
        pub const A6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(40));
        /// The square b6, number 41.
        pub const B6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(41));
        /// The square c6, number 42.
        pub const C6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(42));
        /// The square d6, number 43.
        pub const D6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(43));
        /// The square e6, number 44.
        pub const E6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(44));
        /// The square f6, number 45.
        pub const F6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(45));
        /// The square g6, number 46.
        pub const G6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(46));
        /// The square h6, number 47.
        pub const H6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(47));
        /// The square a7, number 48.
        pub const A7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(48));
        /// The square b7, number 49.
        pub const B7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(49));
        /// The square c7, number 50.
        pub const C7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(50));
        /// The square d7, number 51.
        pub const D7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(51));
        /// The square e7, number 52.
        pub const E7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(52));
        /// The square f7, number 53.
        pub const F7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(53));
        /// The square g7, number 54.
        pub const G7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(54));
        /// The square h7, number 55.
        pub const H7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(55));
        /// The square a8, number 56.
        pub const A8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(56));
        /// The square b8, number 57.
        pub const B8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(57));
        /// The square c8, number 58.
        pub const C8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(58));
        /// The square d8, number 59.
        pub const D8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(59));
        /// The square e8, number 60.
        pub const E8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(60));
        /// The square f8, number 61.
        pub const F8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(61));
        /// The square g8, number 62.
        pub const G8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(62));
        /// The square h8, number 63.
        pub const H8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(63));
    }
    /// # Packed positions in a `u64`
    ///
    /// Squares of several pieces in one word, flipped all at once.
    impl Lerf {
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
        /// The packed position of `pieces` pieces, ranks mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_vertical_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            <Self as q::Layout>::PACKING.mask_u64(0b111000, pieces) ^ index
        }
        /// The packed position of `N` pieces, ranks mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        #[inline(always)]
        pub const fn flip_vertical_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_vertical_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, files mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_horizontal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            <Self as q::Layout>::PACKING.mask_u64(0b111, pieces) ^ index
        }
        /// The packed position of `N` pieces, files mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        #[inline(always)]
        pub const fn flip_horizontal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_horizontal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a1-h8 diagonal: 4 operations, 3 deep, 1 mask, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_diagonal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            (index >> (3 * pieces as u32))
                ^ ((index << (3 * pieces as u32))
                    & <Self as q::Layout>::PACKING.mask_u64(0b111000, pieces))
        }
        /// The packed position of `N` pieces, mirrored at the a1-h8 diagonal: 4 operations, 3 deep, 1 mask, best found; for any number of pieces; no table.
        #[inline(always)]
        pub const fn flip_diagonal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_diagonal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a8-h1 diagonal: 5 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_anti_diagonal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            (<Self as q::Layout>::PACKING.mask_u64(0b111, pieces)
                ^ (index >> (3 * pieces as u32)))
                ^ (<Self as q::Layout>::PACKING.mask_u64(0b111000, pieces)
                    & !(index << (3 * pieces as u32)))
        }
        /// The packed position of `N` pieces, mirrored at the a8-h1 diagonal: 5 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        #[inline(always)]
        pub const fn flip_anti_diagonal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_anti_diagonal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, turned clockwise by a quarter: 4 operations, 3 deep, 1 mask, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_90_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            (index >> (3 * pieces as u32))
                ^ (<Self as q::Layout>::PACKING.mask_u64(0b111000, pieces)
                    & !(index << (3 * pieces as u32)))
        }
        /// The packed position of `N` pieces, turned clockwise by a quarter: 4 operations, 3 deep, 1 mask, best found; for any number of pieces; no table.
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
            <Self as q::Layout>::PACKING.mask_u64(0b111111, pieces) ^ index
        }
        /// The packed position of `N` pieces, turned by half: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        #[inline(always)]
        pub const fn rotate_180_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::rotate_180_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, turned anticlockwise by a quarter: 5 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_270_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            (<Self as q::Layout>::PACKING.mask_u64(0b111, pieces)
                ^ (index >> (3 * pieces as u32)))
                ^ ((index << (3 * pieces as u32))
                    & <Self as q::Layout>::PACKING.mask_u64(0b111000, pieces))
        }
        /// The packed position of `N` pieces, turned anticlockwise by a quarter: 5 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
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
    impl Lerf {
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
        /// The packed position of `pieces` pieces, ranks mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_vertical_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            <Self as q::Layout>::PACKING.mask_u128(0b111000, pieces) ^ index
        }
        /// The packed position of `N` pieces, ranks mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
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
        /// The packed position of `pieces` pieces, files mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_horizontal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            <Self as q::Layout>::PACKING.mask_u128(0b111, pieces) ^ index
        }
        /// The packed position of `N` pieces, files mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
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
        /// The packed position of `pieces` pieces, mirrored at the a1-h8 diagonal: 4 operations, 3 deep, 1 mask, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_diagonal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            (index >> (3 * pieces as u32))
                ^ ((index << (3 * pieces as u32))
                    & <Self as q::Layout>::PACKING.mask_u128(0b111000, pieces))
        }
        /// The packed position of `N` pieces, mirrored at the a1-h8 diagonal: 4 operations, 3 deep, 1 mask, best found; for any number of pieces; no table.
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
        /// The packed position of `pieces` pieces, mirrored at the a8-h1 diagonal: 5 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_anti_diagonal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            (<Self as q::Layout>::PACKING.mask_u128(0b111, pieces)
                ^ (index >> (3 * pieces as u32)))
                ^ (<Self as q::Layout>::PACKING.mask_u128(0b111000, pieces)
                    & !(index << (3 * pieces as u32)))
        }
        /// The packed position of `N` pieces, mirrored at the a8-h1 diagonal: 5 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
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
        /// The packed position of `pieces` pieces, turned clockwise by a quarter: 4 operations, 3 deep, 1 mask, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_90_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            (index >> (3 * pieces as u32))
                ^ (<Self as q::Layout>::PACKING.mask_u128(0b111000, pieces)
                    & !(index << (3 * pieces as u32)))
        }
        /// The packed position of `N` pieces, turned clockwise by a quarter: 4 operations, 3 deep, 1 mask, best found; for any number of pieces; no table.
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
            <Self as q::Layout>::PACKING.mask_u128(0b111111, pieces) ^ index
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
        /// The packed position of `pieces` pieces, turned anticlockwise by a quarter: 5 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_270_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            (<Self as q::Layout>::PACKING.mask_u128(0b111, pieces)
                ^ (index >> (3 * pieces as u32)))
                ^ ((index << (3 * pieces as u32))
                    & <Self as q::Layout>::PACKING.mask_u128(0b111000, pieces))
        }
        /// The packed position of `N` pieces, turned anticlockwise by a quarter: 5 operations, 3 deep, 2 masks, best found; for any number of pieces; no table.
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
    impl Lerf {
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
        /// The bit planes of up to 64 squares, ranks mirrored: 3 operations, 1 deep, proved minimal among and, and-not, or, xor and not; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn flip_vertical_planes(planes: [u64; 6]) -> [u64; 6] {
            [planes[0], planes[1], planes[2], !planes[3], !planes[4], !planes[5]]
        }
        /// The bit planes of up to 64 squares, files mirrored: 3 operations, 1 deep, proved minimal among and, and-not, or, xor and not; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn flip_horizontal_planes(planes: [u64; 6]) -> [u64; 6] {
            [!planes[0], !planes[1], !planes[2], planes[3], planes[4], planes[5]]
        }
        /// The bit planes of up to 64 squares, mirrored at the a1-h8 diagonal: no operation, proved minimal; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn flip_diagonal_planes(planes: [u64; 6]) -> [u64; 6] {
            [planes[3], planes[4], planes[5], planes[0], planes[1], planes[2]]
        }
        /// The bit planes of up to 64 squares, mirrored at the a8-h1 diagonal: 6 operations, 1 deep, proved minimal among and, and-not, or, xor and not; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn flip_anti_diagonal_planes(planes: [u64; 6]) -> [u64; 6] {
            [!planes[3], !planes[4], !planes[5], !planes[0], !planes[1], !planes[2]]
        }
        /// The bit planes of up to 64 squares, turned clockwise by a quarter: 3 operations, 1 deep, proved minimal among and, and-not, or, xor and not; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn rotate_90_planes(planes: [u64; 6]) -> [u64; 6] {
            [planes[3], planes[4], planes[5], !planes[0], !planes[1], !planes[2]]
        }
        /// The bit planes of up to 64 squares, turned by half: 6 operations, 1 deep, proved minimal among and, and-not, or, xor and not; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn rotate_180_planes(planes: [u64; 6]) -> [u64; 6] {
            [!planes[0], !planes[1], !planes[2], !planes[3], !planes[4], !planes[5]]
        }
        /// The bit planes of up to 64 squares, turned anticlockwise by a quarter: 3 operations, 1 deep, proved minimal among and, and-not, or, xor and not; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn rotate_270_planes(planes: [u64; 6]) -> [u64; 6] {
            [!planes[3], !planes[4], !planes[5], planes[0], planes[1], planes[2]]
        }
    }
    static COORDS: [[u8; 2]; 64] = q::table::read(
        q::table::part::<128>(TABLES_OF_LERF, 120528),
    );
    static NUMBER_AT: [u8; 64] = q::table::read(
        q::table::part::<64>(TABLES_OF_LERF, 120656),
    );
    impl q::Layout for Lerf {
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
                name: "hi",
                width: 3,
                shift: 3,
            },
            q::Field {
                name: "lo",
                width: 3,
                shift: 0,
            },
        ];
        const COSTS: &'static [q::Cost] = &[
            q::Cost {
                name: "file",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "rank",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "at",
                bytes: 0,
                operations: 4,
                loads: 0,
                depth: 2,
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
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "flip_horizontal_square",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "flip_diagonal_square",
                bytes: 0,
                operations: 4,
                loads: 0,
                depth: 3,
            },
            q::Cost {
                name: "flip_anti_diagonal_square",
                bytes: 0,
                operations: 5,
                loads: 0,
                depth: 4,
            },
            q::Cost {
                name: "rotate_90_square",
                bytes: 0,
                operations: 5,
                loads: 0,
                depth: 4,
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
                operations: 5,
                loads: 0,
                depth: 4,
            },
            q::Cost {
                name: "flip_vertical_planes",
                bytes: 0,
                operations: 3,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "flip_vertical_packed",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "flip_horizontal_planes",
                bytes: 0,
                operations: 3,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "flip_horizontal_packed",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "flip_diagonal_planes",
                bytes: 0,
                operations: 0,
                loads: 0,
                depth: 0,
            },
            q::Cost {
                name: "flip_diagonal_packed",
                bytes: 0,
                operations: 4,
                loads: 0,
                depth: 3,
            },
            q::Cost {
                name: "flip_anti_diagonal_planes",
                bytes: 0,
                operations: 6,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "flip_anti_diagonal_packed",
                bytes: 0,
                operations: 5,
                loads: 0,
                depth: 3,
            },
            q::Cost {
                name: "rotate_90_planes",
                bytes: 0,
                operations: 3,
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
                operations: 6,
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
                operations: 3,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "rotate_270_packed",
                bytes: 0,
                operations: 5,
                loads: 0,
                depth: 3,
            },
            q::Cost {
                name: "flip_vertical",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            if q::target::GFNI {
                q::Cost {
                    name: "flip_horizontal",
                    bytes: 0,
                    operations: 3,
                    loads: 0,
                    depth: 3,
                }
            } else {
                if q::target::REVERSES_BITS {
                    q::Cost {
                        name: "flip_horizontal",
                        bytes: 0,
                        operations: 2,
                        loads: 0,
                        depth: 2,
                    }
                } else {
                    q::Cost {
                        name: "flip_horizontal",
                        bytes: 0,
                        operations: 13,
                        loads: 0,
                        depth: 10,
                    }
                }
            },
            if q::target::GFNI {
                q::Cost {
                    name: "flip_diagonal",
                    bytes: 0,
                    operations: 4,
                    loads: 0,
                    depth: 4,
                }
            } else {
                q::Cost {
                    name: "flip_diagonal",
                    bytes: 0,
                    operations: 18,
                    loads: 0,
                    depth: 15,
                }
            },
            if q::target::GFNI {
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
                    operations: 18,
                    loads: 0,
                    depth: 15,
                }
            },
            if q::target::GFNI {
                q::Cost {
                    name: "rotate_90",
                    bytes: 0,
                    operations: 4,
                    loads: 0,
                    depth: 4,
                }
            } else {
                q::Cost {
                    name: "rotate_90",
                    bytes: 0,
                    operations: 19,
                    loads: 0,
                    depth: 16,
                }
            },
            if q::target::GFNI {
                q::Cost {
                    name: "rotate_180",
                    bytes: 0,
                    operations: 4,
                    loads: 0,
                    depth: 4,
                }
            } else {
                if q::target::REVERSES_BITS {
                    q::Cost {
                        name: "rotate_180",
                        bytes: 0,
                        operations: 1,
                        loads: 0,
                        depth: 1,
                    }
                } else {
                    q::Cost {
                        name: "rotate_180",
                        bytes: 0,
                        operations: 14,
                        loads: 0,
                        depth: 11,
                    }
                }
            },
            if q::target::GFNI {
                q::Cost {
                    name: "rotate_270",
                    bytes: 0,
                    operations: 3,
                    loads: 0,
                    depth: 3,
                }
            } else {
                q::Cost {
                    name: "rotate_270",
                    bytes: 0,
                    operations: 19,
                    loads: 0,
                    depth: 16,
                }
            },
            q::Cost {
                name: "shift_north",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "shift_north_east",
                bytes: 0,
                operations: 2,
                loads: 0,
                depth: 2,
            },
            q::Cost {
                name: "shift_east",
                bytes: 0,
                operations: 2,
                loads: 0,
                depth: 2,
            },
            q::Cost {
                name: "shift_south_east",
                bytes: 0,
                operations: 2,
                loads: 0,
                depth: 2,
            },
            q::Cost {
                name: "shift_south",
                bytes: 0,
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "shift_south_west",
                bytes: 0,
                operations: 2,
                loads: 0,
                depth: 2,
            },
            q::Cost {
                name: "shift_west",
                bytes: 0,
                operations: 2,
                loads: 0,
                depth: 2,
            },
            q::Cost {
                name: "shift_north_west",
                bytes: 0,
                operations: 2,
                loads: 0,
                depth: 2,
            },
            q::Cost {
                name: "rook_attacks",
                bytes: 67584,
                operations: 7,
                loads: 6,
                depth: 4,
            },
            q::Cost {
                name: "bishop_attacks",
                bytes: 50384,
                operations: 3,
                loads: 4,
                depth: 3,
            },
            q::Cost {
                name: "queen_attacks",
                bytes: 117968,
                operations: 11,
                loads: 10,
                depth: 5,
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
                    width: 3,
                    fixed: 0,
                    per_piece: 0,
                    stride: 3,
                },
                q::packed::PackedField {
                    shift: 3,
                    width: 3,
                    fixed: 0,
                    per_piece: 3,
                    stride: 3,
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
    impl q::SquareBoard for Lerf {}
    static FILE_SETS: [u64; 8] = q::table::read(
        q::table::part::<64>(TABLES_OF_LERF, 120720),
    );
    static RANK_SETS: [u64; 8] = q::table::read(
        q::table::part::<64>(TABLES_OF_LERF, 120784),
    );
    static DIAGONAL_SETS: [u64; 15] = q::table::read(
        q::table::part::<120>(TABLES_OF_LERF, 120848),
    );
    static ANTI_DIAGONAL_SETS: [u64; 15] = q::table::read(
        q::table::part::<120>(TABLES_OF_LERF, 120968),
    );
    static RAYS: [[u64; 64]; 8] = q::table::read(
        q::table::part::<4096>(TABLES_OF_LERF, 121088),
    );
    static NEIGHBOURS: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_LERF, 125184),
    );
    static DIRECTIONS: [[u8; 64]; 64] = q::table::read(
        q::table::part::<4096>(TABLES_OF_LERF, 125696),
    );
    static PAWN_ATTACKS: [[u64; 64]; 2] = q::table::read(
        q::table::part::<1024>(TABLES_OF_LERF, 129792),
    );
    static PAWN_PUSHES: [[u64; 64]; 2] = q::table::read(
        q::table::part::<1024>(TABLES_OF_LERF, 130816),
    );
    static BETWEEN_SETS: [[u64; 64usize]; 64usize] = q::lines::between_64(&RAYS);
    static LINE_SETS: [[u64; 64usize]; 64usize] = q::lines::through_64(&RAYS);
    impl q::BitboardLayout for Lerf {
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
            (8, 0xffffffffffffff00),
            (9, 0xfefefefefefefe00),
            (1, 0xfefefefefefefefe),
            (-7, 0xfefefefefefefe),
            (-8, 0xffffffffffffff),
            (-9, 0x7f7f7f7f7f7f7f),
            (-1, 0x7f7f7f7f7f7f7f7f),
            (7, 0x7f7f7f7f7f7f7f00),
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
                    ::core::option::Option::Some({ Self::flip_vertical(set) })
                }
                q::Symmetry::FlipHorizontal => {
                    ::core::option::Option::Some({
                        if q::target::GFNI {
                            q::Bitboard::from_word_unchecked(
                                q::bits::by_matrix(
                                    set.word(),
                                    0x706050403020100,
                                    0x8040201008040201,
                                ),
                            )
                        } else {
                            Self::flip_horizontal(set)
                        }
                    })
                }
                q::Symmetry::FlipDiagonal => {
                    ::core::option::Option::Some({
                        if q::target::GFNI {
                            q::Bitboard::from_word_unchecked(
                                q::bits::turned_by_matrix(
                                    set.word(),
                                    0x1020304050607,
                                    0x8040201008040201,
                                ),
                            )
                        } else {
                            Self::flip_diagonal(set)
                        }
                    })
                }
                q::Symmetry::FlipAntiDiagonal => {
                    ::core::option::Option::Some({
                        if q::target::GFNI {
                            q::Bitboard::from_word_unchecked(
                                q::bits::turned_by_matrix(
                                    set.word(),
                                    0x706050403020100,
                                    0x102040810204080,
                                ),
                            )
                        } else {
                            Self::flip_anti_diagonal(set)
                        }
                    })
                }
                q::Symmetry::Rotate90 => {
                    ::core::option::Option::Some({
                        if q::target::GFNI {
                            q::Bitboard::from_word_unchecked(
                                q::bits::turned_by_matrix(
                                    set.word(),
                                    0x1020304050607,
                                    0x102040810204080,
                                ),
                            )
                        } else {
                            Self::rotate_90(set)
                        }
                    })
                }
                q::Symmetry::Rotate180 => {
                    ::core::option::Option::Some({
                        if q::target::GFNI {
                            q::Bitboard::from_word_unchecked(
                                q::bits::by_matrix(
                                    set.word(),
                                    0x1020304050607,
                                    0x8040201008040201,
                                ),
                            )
                        } else {
                            Self::rotate_180(set)
                        }
                    })
                }
                q::Symmetry::Rotate270 => {
                    ::core::option::Option::Some({
                        if q::target::GFNI {
                            q::Bitboard::from_word_unchecked(
                                q::bits::turned_by_matrix(
                                    set.word(),
                                    0x706050403020100,
                                    0x8040201008040201,
                                ),
                            )
                        } else {
                            Self::rotate_270(set)
                        }
                    })
                }
            }
        }
        #[inline(always)]
        fn step_bitboard(
            set: q::Bitboard<Self>,
            direction: q::Direction,
        ) -> q::Bitboard<Self> {
            match direction {
                q::Direction::North => Self::shift_north(set),
                q::Direction::NorthEast => Self::shift_north_east(set),
                q::Direction::East => Self::shift_east(set),
                q::Direction::SouthEast => Self::shift_south_east(set),
                q::Direction::South => Self::shift_south(set),
                q::Direction::SouthWest => Self::shift_south_west(set),
                q::Direction::West => Self::shift_west(set),
                q::Direction::NorthWest => Self::shift_north_west(set),
            }
        }
        #[inline(always)]
        fn convert_bitboard<__Target: q::BitboardLayout>(
            set: q::Bitboard<Self>,
        ) -> ::core::option::Option<q::Bitboard<__Target>> {
            #[cfg(feature = "a8")]
            if const { q::same_bitboards::<__Target, A8>() } {
                let converted: q::Bitboard<A8> = { Self::to_a8(set) };
                let word = converted.word();
                return ::core::option::Option::Some(
                    q::Bitboard::from_word_unchecked(q::Word::truncated(word as u128)),
                );
            }
            #[cfg(feature = "file_major")]
            if const { q::same_bitboards::<__Target, FileMajor>() } {
                let converted: q::Bitboard<FileMajor> = {
                    if q::target::GFNI {
                        q::Bitboard::from_word_unchecked(
                            q::bits::turned_by_matrix(
                                set.word(),
                                0x1020304050607,
                                0x8040201008040201,
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
                    if q::target::GFNI {
                        q::Bitboard::from_word_unchecked(
                            q::bits::by_matrix(
                                set.word(),
                                0x504060702030100,
                                0x102080480401020,
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
                    if q::target::GFNI {
                        q::Bitboard::from_word_unchecked(
                            q::bits::by_matrix(
                                set.word(),
                                0x706050403020100,
                                0x8040201008040201,
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
            #[cfg(feature = "pinwheel")]
            if const { q::same_bitboards::<__Target, Pinwheel>() } {
                let converted: q::Bitboard<Pinwheel> = {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x2e0a033b1e0c3124, 0x1517102b22013900, 0xd2920270b19361c,
                                    0x12023a252c303738, 0x11353c0421330e1b, 0x2a282f141d3e063f,
                                    0x32161f1834260923, 0x2d3d051a130f0807,
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
                                    0x373e30390f060801, 0x2f3d283a17051002, 0x273c203b1f041803,
                                    0x2e352932160d110a, 0x263421331e0c190b, 0x252c222b1d141a13,
                                    0x363f31380e070900, 0x242d232a1c151b12,
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
                                    0xb0a090803020100, 0x1b1a191813121110, 0x2129313920283038,
                                    0x232b333b222a323a, 0x343536373c3d3e3f, 0x242526272c2d2e2f,
                                    0x1e160e061f170f07, 0x1c140c041d150d05,
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
                                    0x1911090118100800, 0x1b130b031a120a02, 0x333231303b3a3938,
                                    0x232221202b2a2928, 0x262e363e272f373f, 0x242c343c252d353d,
                                    0xc0d0e0f04050607, 0x1c1d1e1f14151617,
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
                                    0x2030f171f3e3d3c, 0x2b0e151c30282001, 0x393a3b26352c2132,
                                    0x161d342e2509121b, 0x14312a23372f270c, 0x60504190a131e0d,
                                    0x29220b111a362d24, 0x3800073f08101833,
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
