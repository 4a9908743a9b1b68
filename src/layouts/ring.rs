// What `layouts/ring.layout` expands to.

const TABLES_OF_RING: &[u8; 143712] = include_bytes!("ring.bin");

/// Squares by orbit: `hi` is the same for squares that mirroring and turning the board exchange,
/// and `lo` says which of them it is.
///
/// The second numbering of the puzzle "Bit Manipulation Problem", which asks how to flip the
/// board for all pieces of a packed position at once.
///
/// Tables of rook and bishop: 129,584 bytes. With `method: auto` 83,200: the bishop by shared magics.
///
/// [Seen in the browser](https://quadrille.github.io/quadrille/#layout=ring).
///
///
/// A layout of the 8 x 8 board; bitboards are `u64`; numbers take 6 bits, `hi: 3`, `lo: 3`.
///
/// ```text
/// 8 | 52  4 12 20 22 14  6 54
/// 7 |  5 53 28 36 38 30 55  7
/// 6 | 13 29 60 44 46 62 31 15
/// 5 | 21 37 45 61 63 47 39 23
/// 4 | 17 33 41 57 59 43 35 19
/// 3 |  9 25 56 40 42 58 27 11
/// 2 |  1 49 24 32 34 26 51  3
/// 1 | 48  0  8 16 18 10  2 50
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
pub struct Ring;
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
    impl Ring {
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
    impl Ring {
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
    /// 67584 bytes: 64 attack sets for each line through each square, and 2048 bytes of masks and magics.
    static RIDE_0_1_TABLES: q::sliders::Split64<64, 2, 64> = q::sliders::Split64::new(
        q::table::part::<2048>(TABLES_OF_RING, 0),
        q::table::part::<65536>(TABLES_OF_RING, 2048),
    );
    const RIDE_0_1: q::sliders::Rider<'static> = RIDE_0_1_TABLES.rider();
    /// 62000 bytes: 7558 attack sets, one for each key, and 1536 bytes of masks and magics.
    static RIDE_1_1_TABLES: q::sliders::Fancy64<64, 7558, 54> = q::sliders::Fancy64::new(
        q::table::part::<1536>(TABLES_OF_RING, 67584),
        q::table::part::<60464>(TABLES_OF_RING, 69120),
        q::table::part::<0>(TABLES_OF_RING, 129584),
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
        q::table::part::<512>(TABLES_OF_RING, 129584),
    );
    impl q::Moves<q::piece::Rook> for Ring {
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
    impl q::Attacks<q::piece::Rook> for Ring {}
    /// # Rook
    ///
    impl Ring {
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
        q::table::part::<512>(TABLES_OF_RING, 130096),
    );
    impl q::Moves<q::piece::Bishop> for Ring {
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
    impl q::Attacks<q::piece::Bishop> for Ring {}
    /// # Bishop
    ///
    impl Ring {
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
        q::table::part::<512>(TABLES_OF_RING, 130608),
    );
    impl q::Moves<q::piece::Queen> for Ring {
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
    impl q::Attacks<q::piece::Queen> for Ring {}
    /// # Queen
    ///
    impl Ring {
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
        q::table::part::<512>(TABLES_OF_RING, 131120),
    );
    const KNIGHT_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        always: &KNIGHT_TABLE_0,
        ..q::look_ups::LookUps::NONE
    };
    impl q::Moves<q::piece::Knight> for Ring {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            ..q::look_ups::Movement::plain(&[KNIGHT_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::Knight> for Ring {}
    /// # Knight
    ///
    impl Ring {
        /// The squares a knight attacks.
        #[inline(always)]
        pub const fn knight_attacks(square: q::Square<Self>) -> q::Bitboard<Self> {
            square.attacks_by::<q::piece::Knight>(q::Color::White, q::Bitboard::EMPTY)
        }
    }
    static KING_TABLE_0: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_RING, 131632),
    );
    const KING_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        always: &KING_TABLE_0,
        ..q::look_ups::LookUps::NONE
    };
    impl q::Moves<q::piece::King> for Ring {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            ..q::look_ups::Movement::plain(&[KING_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::King> for Ring {}
    /// # King
    ///
    impl Ring {
        /// The squares a king attacks.
        #[inline(always)]
        pub const fn king_attacks(square: q::Square<Self>) -> q::Bitboard<Self> {
            square.attacks_by::<q::piece::King>(q::Color::White, q::Bitboard::EMPTY)
        }
    }
    /// # Pawns
    ///
    /// Captures and single steps of pawns.
    impl Ring {
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
    impl Ring {
        /// The set, ranks mirrored: 5 operations, 3 deep, best found; no table.
        ///
        /// Masks and factors: `0xf0f0f0f0f0f0f0f`, `0xf0f0f0f0f0f0f0f0`.
        #[inline(always)]
        pub const fn flip_vertical(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0xf0f0f0f0f0f0f0f0) >> 4)
                    | ((set.word() & 0xf0f0f0f0f0f0f0f) << 4),
            )
        }
        /// The set, files mirrored: 5 operations, 3 deep, best found; no table.
        ///
        /// Masks and factors: `0x3333333333333333`, `0xcccccccccccccccc`.
        #[inline(always)]
        pub const fn flip_horizontal(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0xcccccccccccccccc) >> 2)
                    | ((set.word() & 0x3333333333333333) << 2),
            )
        }
        /// The set, mirrored at the a1-h8 diagonal: 12 operations, 10 deep, best found; no table.
        ///
        /// Masks and factors: `0xc0c0c0c0c0c0c0c`, `0x555555555555`.
        #[inline(always)]
        pub const fn flip_diagonal(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t4 = (set.word() ^ (set.word() >> 2)) & 0xc0c0c0c0c0c0c0c;
            let t7 = set.word() ^ t4 ^ (t4 << 2);
            let t11 = (t7 ^ (t7 >> 1)) & 0x555555555555;
            q::Bitboard::from_word_unchecked(t7 ^ t11 ^ (t11 << 1))
        }
        /// The set, mirrored at the a8-h1 diagonal: 12 operations, 10 deep, best found; no table.
        ///
        /// Masks and factors: `0x303030303030303`, `0x555555555555`.
        #[inline(always)]
        pub const fn flip_anti_diagonal(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t4 = (set.word() ^ (set.word() >> 6)) & 0x303030303030303;
            let t7 = set.word() ^ t4 ^ (t4 << 6);
            let t11 = (t7 ^ (t7 >> 1)) & 0x555555555555;
            q::Bitboard::from_word_unchecked(t7 ^ t11 ^ (t11 << 1))
        }
        /// The set, turned clockwise by a quarter: 17 operations, 13 deep, best found; no table.
        ///
        /// Masks and factors: `0xf0f0f0f0f0f0f0f`, `0xf0f0f0f0f0f0f0f0`, `0x303030303030303`, `0x555555555555`.
        ///
        /// In generic code with AVX-512 BITALG: 3 operations, no table.
        #[inline(always)]
        pub const fn rotate_90(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t7 = ((set.word() & 0xf0f0f0f0f0f0f0f0) >> 4)
                | ((set.word() & 0xf0f0f0f0f0f0f0f) << 4);
            let t11 = (t7 ^ (t7 >> 6)) & 0x303030303030303;
            let t14 = t7 ^ t11 ^ (t11 << 6);
            let t18 = (t14 ^ (t14 >> 1)) & 0x555555555555;
            q::Bitboard::from_word_unchecked(t14 ^ t18 ^ (t18 << 1))
        }
        /// The set, turned by half: 11 operations, 4 deep, best found; no table.
        ///
        /// Masks and factors: `0xc0c0c0c0c0c0c0c`, `0x303030303030303`, `0xc0c0c0c0c0c0c0c0`, `0x3030303030303030`.
        #[inline(always)]
        pub const fn rotate_180(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0x303030303030303) << 6)
                    | ((set.word() & 0xc0c0c0c0c0c0c0c) << 2)
                    | ((set.word() & 0x3030303030303030) >> 2)
                    | ((set.word() & 0xc0c0c0c0c0c0c0c0) >> 6),
            )
        }
        /// The set, turned anticlockwise by a quarter: 17 operations, 13 deep, best found; no table.
        ///
        /// Masks and factors: `0xf0f0f0f0f0f0f0f`, `0xf0f0f0f0f0f0f0f0`, `0xc0c0c0c0c0c0c0c`, `0x555555555555`.
        ///
        /// In generic code with AVX-512 BITALG: 3 operations, no table.
        #[inline(always)]
        pub const fn rotate_270(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t7 = ((set.word() & 0xf0f0f0f0f0f0f0f0) >> 4)
                | ((set.word() & 0xf0f0f0f0f0f0f0f) << 4);
            let t11 = (t7 ^ (t7 >> 2)) & 0xc0c0c0c0c0c0c0c;
            let t14 = t7 ^ t11 ^ (t11 << 2);
            let t18 = (t14 ^ (t14 >> 1)) & 0x555555555555;
            q::Bitboard::from_word_unchecked(t14 ^ t18 ^ (t18 << 1))
        }
        /// The square, ranks mirrored: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        ///
        /// Masks and factors: `0x4`.
        #[inline(always)]
        pub const fn flip_vertical_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U6::masked(((number ^ 4_u32) & 0xff_u32) as u8),
            )
        }
        /// The square, files mirrored: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        ///
        /// Masks and factors: `0x2`.
        #[inline(always)]
        pub const fn flip_horizontal_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U6::masked(((number ^ 2_u32) & 0xff_u32) as u8),
            )
        }
        /// The square, mirrored at the a1-h8 diagonal.
        ///
        /// Cost: no operation, 1 load from 64 bytes of tables.
        #[inline(always)]
        pub const fn flip_diagonal_square(square: q::Square<Self>) -> q::Square<Self> {
            static FLIP_DIAGONAL_SQUARES: [u8; 64] = q::table::read(
                q::table::part::<64>(TABLES_OF_RING, 132144),
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
                q::table::part::<64>(TABLES_OF_RING, 132208),
            );
            q::Square::from_index(
                q::index::U6::masked(FLIP_ANTI_DIAGONAL_SQUARES[square.index().get()]),
            )
        }
        /// The square, turned clockwise by a quarter.
        ///
        /// Cost: no operation, 1 load from 64 bytes of tables.
        #[inline(always)]
        pub const fn rotate_90_square(square: q::Square<Self>) -> q::Square<Self> {
            static ROTATE_90_SQUARES: [u8; 64] = q::table::read(
                q::table::part::<64>(TABLES_OF_RING, 132272),
            );
            q::Square::from_index(
                q::index::U6::masked(ROTATE_90_SQUARES[square.index().get()]),
            )
        }
        /// The square, turned by half: 1 operation, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; no table.
        ///
        /// Masks and factors: `0x6`.
        #[inline(always)]
        pub const fn rotate_180_square(square: q::Square<Self>) -> q::Square<Self> {
            let number = (square.index().number() as u32);
            q::Square::from_index(
                q::index::U6::masked(((number ^ 6_u32) & 0xff_u32) as u8),
            )
        }
        /// The square, turned anticlockwise by a quarter.
        ///
        /// Cost: no operation, 1 load from 64 bytes of tables.
        #[inline(always)]
        pub const fn rotate_270_square(square: q::Square<Self>) -> q::Square<Self> {
            static ROTATE_270_SQUARES: [u8; 64] = q::table::read(
                q::table::part::<64>(TABLES_OF_RING, 132336),
            );
            q::Square::from_index(
                q::index::U6::masked(ROTATE_270_SQUARES[square.index().get()]),
            )
        }
    }
    /// # Sets moved by a step
    ///
    /// Squares that leave the board are dropped.
    impl Ring {
        /// All squares one step north; those that leave the board are dropped: 22 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x500a5000000500f`, `0x1010102`, `0xfa000005a00000a`, `0x50a000a0a000`, `0xa0000000000000a0`, `0x5050000000`, `0xa000a0f0a0a0a0a`, `0x110`, `0xa000a5aa00aa0a00`, `0x50000002828282d`, `0x4000000030`, `0x500a0a0505000050`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_north(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                ((set.word().rotate_left(16) & 0x500a5000000500f).wrapping_mul(0x1010102)
                    & 0xfa000005a00000a) | ((set.word() & 0x50a000a0a000) >> 8)
                    | (set.word() & 0xa0000000000000a0).rotate_left(47)
                    | ((set.word() & 0x5050000000) >> 16)
                    | ((set.word() & 0xa000a0f0a0a0a0a).wrapping_mul(0x110)
                        & 0xa000a5aa00aa0a00)
                    | ((set.word().rotate_left(11) & 0x50000002828282d)
                        .wrapping_mul(0x4000000030) & 0x500a0a0505000050),
            )
        }
        /// All squares one step north-east; those that leave the board are dropped: 35 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x202000400002303`, `0x100010000c0`, `0x200818`, `0x1402000001`, `0x852040c303000800`, `0x101040104240004`, `0x502`, `0x2020c002c000008`, `0x20003030400`, `0x20000150000`, `0x181800`, `0x114`, `0x2008032400d80000`, `0x10901c24040`, `0x440000400081`, `0x58401008d0000000`, `0x200000000582`, `0x210010000801`, `0x80a01000001000`, `0xc0c0000000`, `0x20`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_north_east(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                (((set.word() & 0x20003030400).wrapping_mul(0x20000150000)
                    | (set.word().rotate_left(48) & 0x181800).wrapping_mul(0x114))
                    & 0x2008032400d80000)
                    | (((set.word() & 0x202000400002303).wrapping_mul(0x100010000c0)
                        | (set.word().rotate_left(24) & 0x200818)
                            .wrapping_mul(0x1402000001)) & 0x852040c303000800)
                    | ((set.word().rotate_left(41) & 0x10901c24040)
                        .wrapping_mul(0x440000400081) & 0x58401008d0000000)
                    | ((set.word() & 0x20) >> 1) | ((set.word() & 0xc0c0000000) >> 24)
                    | ((set.word() & 0x101040104240004).wrapping_mul(0x502)
                        & 0x2020c002c000008)
                    | ((set.word().rotate_left(12) & 0x200000000582)
                        .wrapping_mul(0x210010000801) & 0x80a01000001000),
            )
        }
        /// All squares one step east; those that leave the board are dropped: 19 operations, 6 deep, best found; no table.
        ///
        /// Masks and factors: `0x6699000088aa00`, `0x800000000001`, `0x1166990000888800`, `0x4400000000000000`, `0x884400444400`, `0x2200113311111111`, `0x104`, `0x8800665500551100`, `0x66004422220000bb`, `0x800201`, `0x6688002233000099`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_east(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                ((set.word().rotate_left(48) & 0x6699000088aa00)
                    .wrapping_mul(0x800000000001) & 0x1166990000888800)
                    | ((set.word() & 0x4400000000000000) >> 31)
                    | ((set.word() & 0x884400444400) >> 8)
                    | ((set.word() & 0x2200113311111111).wrapping_mul(0x104)
                        & 0x8800665500551100)
                    | ((set.word().rotate_left(16) & 0x66004422220000bb)
                        .wrapping_mul(0x800201) & 0x6688002233000099),
            )
        }
        /// All squares one step south-east; those that leave the board are dropped: 29 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x200c81000`, `0x8000051`, `0x2000000005`, `0x4010000020`, `0x100004404c0c0000`, `0x100200004000c08a`, `0x800012000188`, `0x1800010001`, `0xa21`, `0x81844a8002008101`, `0x24008100810`, `0x47100`, `0x808000c00810000`, `0x1010604040203070`, `0x1001002`, `0x62208032b0000080`, `0x100048001061f`, `0x20001000002`, `0x402310101000c0c`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_south_east(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(44);
            q::Bitboard::from_word_unchecked(
                (((t1 & 0x200c81000).wrapping_mul(0x8000051)
                    | (t1 & 0x2000000005).wrapping_mul(0x4010000020))
                    & 0x100004404c0c0000)
                    | (((set.word().rotate_left(16) & 0x100200004000c08a)
                        .wrapping_mul(0x800012000188)
                        | (set.word().rotate_left(63) & 0x1800010001)
                            .wrapping_mul(0xa21)) & 0x81844a8002008101)
                    | ((t1 & 0x24008100810).wrapping_mul(0x47100) & 0x808000c00810000)
                    | ((set.word() & 0x1010604040203070).wrapping_mul(0x1001002)
                        & 0x62208032b0000080)
                    | ((set.word().rotate_left(39) & 0x100048001061f)
                        .wrapping_mul(0x20001000002) & 0x402310101000c0c),
            )
        }
        /// All squares one step south; those that leave the board are dropped: 21 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x50a000a0a00`, `0x142800283c14`, `0x80000000004`, `0xa0f0a000a0a000`, `0x500002828050505`, `0x100000003`, `0x505055050000005`, `0x280028294168`, `0x4004`, `0xa000a0a000f0500`, `0x28002d00000002f8`, `0x2020204`, `0xf00a0000a50000a0`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_south(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(15);
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0x50a000a0a00) >> 8)
                    | ((set.word().rotate_left(6) & 0x142800283c14)
                        .wrapping_mul(0x80000000004) & 0xa0f0a000a0a000)
                    | ((t1 & 0x500002828050505).wrapping_mul(0x100000003)
                        & 0x505055050000005)
                    | ((set.word().rotate_left(46) & 0x280028294168).wrapping_mul(0x4004)
                        & 0xa000a0a000f0500)
                    | ((t1 & 0x28002d00000002f8).wrapping_mul(0x2020204)
                        & 0xf00a0000a50000a0),
            )
        }
        /// All squares one step south-west; those that leave the board are dropped: 30 operations, 8 deep, best found; no table.
        ///
        /// Masks and factors: `0x103`, `0x11000000004`, `0x8000c000000b`, `0x808001`, `0x40000120c4000403`, `0x10c01024004`, `0x20000000002025`, `0xa0001820030000`, `0x44400500c`, `0x80021010005`, `0xe00060000000024`, `0x8000080702201`, `0x2008002001001`, `0x200b280200002000`, `0xc0182403000000`, `0xc050070046`, `0x280000100004100`, `0x9100d00503000000`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_south_west(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().swap_bytes();
            q::Bitboard::from_word_unchecked(
                (((t1.rotate_left(61) & 0x103).wrapping_mul(0x11000000004)
                    | (t1.rotate_left(32) & 0x8000c000000b).wrapping_mul(0x808001))
                    & 0x40000120c4000403)
                    | ((t1.rotate_left(52) & 0x10c01024004)
                        .wrapping_mul(0x20000000002025) & 0xa0001820030000)
                    | ((t1.rotate_left(7) & 0x44400500c).wrapping_mul(0x80021010005)
                        & 0xe00060000000024)
                    | ((t1 & 0x8000080702201).wrapping_mul(0x2008002001001)
                        & 0x200b280200002000) | ((t1 & 0xc0182403000000) >> 16)
                    | ((t1 & 0xc050070046).wrapping_mul(0x280000100004100)
                        & 0x9100d00503000000),
            )
        }
        /// All squares one step west; those that leave the board are dropped: 20 operations, 6 deep, best found; no table.
        ///
        /// Masks and factors: `0x1100000000000000`, `0x8855004444`, `0x2000100`, `0x22884400444400`, `0x4c80004444004477`, `0x800001000002`, `0xbb000088cc000066`, `0x6655005511`, `0x41`, `0x132cc00004554`, `0x40000000000080`, `0x4499773311333311`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_west(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0x1100000000000000) >> 31)
                    | ((set.word() & 0x8855004444).wrapping_mul(0x2000100)
                        & 0x22884400444400)
                    | ((set.word().rotate_left(15) & 0x4c80004444004477)
                        .wrapping_mul(0x800001000002) & 0xbb000088cc000066)
                    | (((set.word().rotate_left(56) & 0x6655005511).wrapping_mul(0x41)
                        | (set.word().rotate_left(41) & 0x132cc00004554)
                            .wrapping_mul(0x40000000000080)) & 0x4499773311333311),
            )
        }
        /// All squares one step north-west; those that leave the board are dropped: 29 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x808200023204020`, `0x40402`, `0x80008018000`, `0x2040`, `0x10124c02f1000040`, `0x202000300010000`, `0x14310`, `0x72`, `0x10001`, `0x2400810100420030`, `0x4000210021390`, `0x20a0820`, `0x80207000303000`, `0x404090101080c0d`, `0x1100002`, `0x8908028c0e000002`, `0x2000000000242081`, `0x200000800800006`, `0x4220100000004200`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_north_west(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(62);
            let t2 = set.word().rotate_left(35);
            q::Bitboard::from_word_unchecked(
                (((t1 & 0x808200023204020).wrapping_mul(0x40402)
                    | (t2 & 0x80008018000).wrapping_mul(0x2040)) & 0x10124c02f1000040)
                    | (((t1 & 0x202000300010000).wrapping_mul(0x14310)
                        | (set.word().rotate_left(40) & 0x72).wrapping_mul(0x10001))
                        & 0x2400810100420030)
                    | ((t2 & 0x4000210021390).wrapping_mul(0x20a0820) & 0x80207000303000)
                    | ((set.word() & 0x404090101080c0d).wrapping_mul(0x1100002)
                        & 0x8908028c0e000002)
                    | ((set.word().rotate_left(22) & 0x2000000000242081)
                        .wrapping_mul(0x200000800800006) & 0x4220100000004200),
            )
        }
    }
    /// # Conversions
    ///
    /// The same squares in the layouts that are described together with this one.
    impl Ring {
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
    impl Ring {
        /// The square a1, number 48.
        pub const A1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(48));
        /// The square b1, number 0.
        pub const B1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(0));
        /// The square c1, number 8.
        pub const C1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(8));
        /// The square d1, number 16.
        pub const D1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(16));
        /// The square e1, number 18.
        pub const E1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(18));
        /// The square f1, number 10.
        pub const F1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(10));
        /// The square g1, number 2.
        pub const G1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(2));
        /// The square h1, number 50.
        pub const H1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(50));
        /// The square a2, number 1.
        pub const A2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(1));
        /// The square b2, number 49.
        pub const B2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(49));
        /// The square c2, number 24.
        pub const C2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(24));
        /// The square d2, number 32.
        pub const D2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(32));
        /// The square e2, number 34.
        pub const E2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(34));
        /// The square f2, number 26.
        pub const F2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(26));
        /// The square g2, number 51.
        pub const G2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(51));
        /// The square h2, number 3.
        pub const H2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(3));
        /// The square a3, number 9.
        pub const A3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(9));
        /// The square b3, number 25.
        pub const B3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(25));
        /// The square c3, number 56.
        pub const C3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(56));
        /// The square d3, number 40.
        pub const D3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(40));
        /// The square e3, number 42.
        pub const E3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(42));
        /// The square f3, number 58.
        pub const F3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(58));
        /// The square g3, number 27.
        pub const G3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(27));
        /// The square h3, number 11.
        pub const H3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(11));
        /// The square a4, number 17.
        pub const A4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(17));
        /// The square b4, number 33.
        pub const B4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(33));
        /// The square c4, number 41.
        pub const C4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(41));
        /// The square d4, number 57.
        pub const D4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(57));
        /// The square e4, number 59.
        pub const E4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(59));
        /// The square f4, number 43.
        pub const F4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(43));
        /// The square g4, number 35.
        pub const G4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(35));
        /// The square h4, number 19.
        pub const H4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(19));
        /// The square a5, number 21.
        pub const A5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(21));
        /// The square b5, number 37.
        pub const B5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(37));
        /// The square c5, number 45.
        pub const C5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(45));
        /// The square d5, number 61.
        pub const D5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(61));
        /// The square e5, number 63.
        pub const E5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(63));
        /// The square f5, number 47.
        pub const F5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(47));
        /// The square g5, number 39.
        pub const G5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(39));
        /// The square h5, number 23.
        pub const H5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(23));
        /// The square a6, number 13.
        pub const A6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(13));
        /// The square b6, number 29.
        pub const B6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(29));
        /// The square c6, number 60.
        pub const C6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(60));
        /// The square d6, number 44.
        pub const D6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(44));
        /// The square e6, number 46.
        pub const E6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(46));
        /// The square f6, number 62.
        pub const F6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(62));
        /// The square g6, number 31.
        pub const G6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(31));
        /// The square h6, number 15.
        pub const H6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(15));
        /// The square a7, number 5.
        pub const A7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(5));
        /// The square b7, number 53.
        pub const B7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(53));
        /// The square c7, number 28.
        pub const C7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(28));
        /// The square d7, number 36.
        pub const D7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(36));
        /// The square e7, number 38.
        pub const E7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(38));
        /// The square f7, number 30.
        pub const F7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(30));
        /// The square g7, number 55.
        pub const G7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(55));
        /// The square h7, number 7.
        pub const H7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(7));
        /// The square a8, number 52.
        pub const A8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(52));
        /// The square b8, number 4.
        pub const B8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(4));
        /// The square c8, number 12.
        pub const C8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(12));
        /// The square d8, number 20.
        pub const D8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(20));
        /// The square e8, number 22.
        pub const E8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(22));
        /// The square f8, number 14.
        pub const F8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(14));
        /// The square g8, number 6.
        pub const G8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(6));
        /// The square h8, number 54.
        pub const H8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(54));
    }
    /// # Packed positions in a `u64`
    ///
    /// Squares of several pieces in one word, flipped all at once.
    impl Ring {
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
            <Self as q::Layout>::PACKING.mask_u64(0b100, pieces) ^ index
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
            <Self as q::Layout>::PACKING.mask_u64(0b10, pieces) ^ index
        }
        /// The packed position of `N` pieces, files mirrored: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        #[inline(always)]
        pub const fn flip_horizontal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_horizontal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a1-h8 diagonal: 9 operations, 5 deep, 2 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_diagonal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let t1 = index >> 1;
            let t6 = index
                .wrapping_sub(t1 & <Self as q::Layout>::PACKING.mask_u64(0b10, pieces))
                .wrapping_add(
                    index & <Self as q::Layout>::PACKING.mask_u64(0b10, pieces),
                );
            let t10 = <Self as q::Layout>::PACKING.mask_u64(0b1, pieces)
                & !((index & t1) >> (3 * pieces as u32 + 1));
            t10 ^ t6
        }
        /// The packed position of `N` pieces, mirrored at the a1-h8 diagonal: 9 operations, 5 deep, 2 masks, best found; for any number of pieces; no table.
        #[inline(always)]
        pub const fn flip_diagonal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_diagonal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a8-h1 diagonal: 10 operations, 5 deep, 3 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_anti_diagonal_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let t1 = index >> 1;
            let t6 = index
                .wrapping_add(
                    index & <Self as q::Layout>::PACKING.mask_u64(0b10, pieces),
                )
                .wrapping_sub(t1 & <Self as q::Layout>::PACKING.mask_u64(0b10, pieces));
            let t10 = <Self as q::Layout>::PACKING.mask_u64(0b1, pieces)
                & !((index & t1) >> (3 * pieces as u32 + 1));
            (<Self as q::Layout>::PACKING.mask_u64(0b110, pieces) ^ t6) ^ t10
        }
        /// The packed position of `N` pieces, mirrored at the a8-h1 diagonal: 10 operations, 5 deep, 3 masks, best found; for any number of pieces; no table.
        #[inline(always)]
        pub const fn flip_anti_diagonal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_anti_diagonal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, turned clockwise by a quarter: 10 operations, 5 deep, 3 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_90_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let t1 = index >> 1;
            let t6 = index
                .wrapping_add(
                    index & <Self as q::Layout>::PACKING.mask_u64(0b10, pieces),
                )
                .wrapping_sub(t1 & <Self as q::Layout>::PACKING.mask_u64(0b10, pieces));
            let t10 = <Self as q::Layout>::PACKING.mask_u64(0b1, pieces)
                & !((index & t1) >> (3 * pieces as u32 + 1));
            (<Self as q::Layout>::PACKING.mask_u64(0b100, pieces) ^ t6) ^ t10
        }
        /// The packed position of `N` pieces, turned clockwise by a quarter: 10 operations, 5 deep, 3 masks, best found; for any number of pieces; no table.
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
            <Self as q::Layout>::PACKING.mask_u64(0b110, pieces) ^ index
        }
        /// The packed position of `N` pieces, turned by half: 1 operation, 1 mask, proved minimal among and, and-not, or, xor, not, sums, differences, products, shifts, rotations and bytes or bits in opposite order; for any number of pieces; no table.
        #[inline(always)]
        pub const fn rotate_180_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::rotate_180_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, turned anticlockwise by a quarter: 10 operations, 5 deep, 2 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_270_pieces(index: u64, pieces: usize) -> u64 {
            <Self as q::Layout>::PACKING.check(pieces, 64);
            let t1 = index >> 1;
            let t6 = index
                .wrapping_add(
                    index & <Self as q::Layout>::PACKING.mask_u64(0b10, pieces),
                )
                .wrapping_sub(t1 & <Self as q::Layout>::PACKING.mask_u64(0b10, pieces));
            let t10 = <Self as q::Layout>::PACKING.mask_u64(0b1, pieces)
                & !((index & t1) >> (3 * pieces as u32 + 1));
            (<Self as q::Layout>::PACKING.mask_u64(0b10, pieces) ^ t6) ^ t10
        }
        /// The packed position of `N` pieces, turned anticlockwise by a quarter: 10 operations, 5 deep, 2 masks, best found; for any number of pieces; no table.
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
    impl Ring {
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
            <Self as q::Layout>::PACKING.mask_u128(0b100, pieces) ^ index
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
            <Self as q::Layout>::PACKING.mask_u128(0b10, pieces) ^ index
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
        /// The packed position of `pieces` pieces, mirrored at the a1-h8 diagonal: 9 operations, 5 deep, 2 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_diagonal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let t1 = index >> 1;
            let t6 = index
                .wrapping_sub(t1 & <Self as q::Layout>::PACKING.mask_u128(0b10, pieces))
                .wrapping_add(
                    index & <Self as q::Layout>::PACKING.mask_u128(0b10, pieces),
                );
            let t10 = <Self as q::Layout>::PACKING.mask_u128(0b1, pieces)
                & !((index & t1) >> (3 * pieces as u32 + 1));
            t10 ^ t6
        }
        /// The packed position of `N` pieces, mirrored at the a1-h8 diagonal: 9 operations, 5 deep, 2 masks, best found; for any number of pieces; no table.
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
        /// The packed position of `pieces` pieces, mirrored at the a8-h1 diagonal: 10 operations, 5 deep, 3 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn flip_anti_diagonal_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let t1 = index >> 1;
            let t6 = index
                .wrapping_add(
                    index & <Self as q::Layout>::PACKING.mask_u128(0b10, pieces),
                )
                .wrapping_sub(t1 & <Self as q::Layout>::PACKING.mask_u128(0b10, pieces));
            let t10 = <Self as q::Layout>::PACKING.mask_u128(0b1, pieces)
                & !((index & t1) >> (3 * pieces as u32 + 1));
            (<Self as q::Layout>::PACKING.mask_u128(0b110, pieces) ^ t6) ^ t10
        }
        /// The packed position of `N` pieces, mirrored at the a8-h1 diagonal: 10 operations, 5 deep, 3 masks, best found; for any number of pieces; no table.
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
        /// The packed position of `pieces` pieces, turned clockwise by a quarter: 10 operations, 5 deep, 3 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_90_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let t1 = index >> 1;
            let t6 = index
                .wrapping_add(
                    index & <Self as q::Layout>::PACKING.mask_u128(0b10, pieces),
                )
                .wrapping_sub(t1 & <Self as q::Layout>::PACKING.mask_u128(0b10, pieces));
            let t10 = <Self as q::Layout>::PACKING.mask_u128(0b1, pieces)
                & !((index & t1) >> (3 * pieces as u32 + 1));
            (<Self as q::Layout>::PACKING.mask_u128(0b100, pieces) ^ t6) ^ t10
        }
        /// The packed position of `N` pieces, turned clockwise by a quarter: 10 operations, 5 deep, 3 masks, best found; for any number of pieces; no table.
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
            <Self as q::Layout>::PACKING.mask_u128(0b110, pieces) ^ index
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
        /// The packed position of `pieces` pieces, turned anticlockwise by a quarter: 10 operations, 5 deep, 2 masks, best found; for any number of pieces; no table.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_270_pieces_u128(index: u128, pieces: usize) -> u128 {
            <Self as q::Layout>::PACKING.check(pieces, 128);
            let t1 = index >> 1;
            let t6 = index
                .wrapping_add(
                    index & <Self as q::Layout>::PACKING.mask_u128(0b10, pieces),
                )
                .wrapping_sub(t1 & <Self as q::Layout>::PACKING.mask_u128(0b10, pieces));
            let t10 = <Self as q::Layout>::PACKING.mask_u128(0b1, pieces)
                & !((index & t1) >> (3 * pieces as u32 + 1));
            (<Self as q::Layout>::PACKING.mask_u128(0b10, pieces) ^ t6) ^ t10
        }
        /// The packed position of `N` pieces, turned anticlockwise by a quarter: 10 operations, 5 deep, 2 masks, best found; for any number of pieces; no table.
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
    impl Ring {
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
            let mut squares = [q::Square::from_index(q::index::U6::masked(48)); N];
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
            [planes[0], planes[1], !planes[2], planes[3], planes[4], planes[5]]
        }
        /// The bit planes of up to 64 squares, files mirrored: 1 operation, proved minimal among and, and-not, or, xor and not; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn flip_horizontal_planes(planes: [u64; 6]) -> [u64; 6] {
            [planes[0], !planes[1], planes[2], planes[3], planes[4], planes[5]]
        }
        /// The bit planes of up to 64 squares, mirrored at the a1-h8 diagonal: 3 operations, 3 deep, best found; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn flip_diagonal_planes(planes: [u64; 6]) -> [u64; 6] {
            let t9 = planes[0] ^ (!0 ^ (planes[4] & planes[5]));
            [t9, planes[2], planes[1], planes[3], planes[4], planes[5]]
        }
        /// The bit planes of up to 64 squares, mirrored at the a8-h1 diagonal: 5 operations, 3 deep, best found; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn flip_anti_diagonal_planes(planes: [u64; 6]) -> [u64; 6] {
            let t11 = planes[0] ^ (!0 ^ (planes[4] & planes[5]));
            [t11, !planes[2], !planes[1], planes[3], planes[4], planes[5]]
        }
        /// The bit planes of up to 64 squares, turned clockwise by a quarter: 4 operations, 3 deep, best found; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn rotate_90_planes(planes: [u64; 6]) -> [u64; 6] {
            let t10 = planes[0] ^ (!0 ^ (planes[4] & planes[5]));
            [t10, planes[2], !planes[1], planes[3], planes[4], planes[5]]
        }
        /// The bit planes of up to 64 squares, turned by half: 2 operations, 1 deep, proved minimal among and, and-not, or, xor and not; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn rotate_180_planes(planes: [u64; 6]) -> [u64; 6] {
            [planes[0], !planes[1], !planes[2], planes[3], planes[4], planes[5]]
        }
        /// The bit planes of up to 64 squares, turned anticlockwise by a quarter: 4 operations, 3 deep, best found; no table. Places that hold no square may become anything: [`unpack_planes`](Self::unpack_planes) does not look at them.
        #[inline(always)]
        pub const fn rotate_270_planes(planes: [u64; 6]) -> [u64; 6] {
            let t10 = planes[0] ^ (!0 ^ (planes[4] & planes[5]));
            [t10, !planes[2], planes[1], planes[3], planes[4], planes[5]]
        }
    }
    static COORDS: [[u8; 2]; 64] = q::table::read(
        q::table::part::<128>(TABLES_OF_RING, 132400),
    );
    static NUMBER_AT: [u8; 64] = q::table::read(
        q::table::part::<64>(TABLES_OF_RING, 132528),
    );
    impl q::Layout for Ring {
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
                bytes: 64,
                operations: 0,
                loads: 1,
                depth: 0,
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
                bytes: 64,
                operations: 0,
                loads: 1,
                depth: 0,
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
                operations: 1,
                loads: 0,
                depth: 1,
            },
            q::Cost {
                name: "flip_horizontal_planes",
                bytes: 0,
                operations: 1,
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
                operations: 3,
                loads: 0,
                depth: 3,
            },
            q::Cost {
                name: "flip_diagonal_packed",
                bytes: 0,
                operations: 9,
                loads: 0,
                depth: 5,
            },
            q::Cost {
                name: "flip_anti_diagonal_planes",
                bytes: 0,
                operations: 5,
                loads: 0,
                depth: 3,
            },
            q::Cost {
                name: "flip_anti_diagonal_packed",
                bytes: 0,
                operations: 10,
                loads: 0,
                depth: 5,
            },
            q::Cost {
                name: "rotate_90_planes",
                bytes: 0,
                operations: 4,
                loads: 0,
                depth: 3,
            },
            q::Cost {
                name: "rotate_90_packed",
                bytes: 0,
                operations: 10,
                loads: 0,
                depth: 5,
            },
            q::Cost {
                name: "rotate_180_planes",
                bytes: 0,
                operations: 2,
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
                operations: 4,
                loads: 0,
                depth: 3,
            },
            q::Cost {
                name: "rotate_270_packed",
                bytes: 0,
                operations: 10,
                loads: 0,
                depth: 5,
            },
            q::Cost {
                name: "flip_vertical",
                bytes: 0,
                operations: 5,
                loads: 0,
                depth: 3,
            },
            q::Cost {
                name: "flip_horizontal",
                bytes: 0,
                operations: 5,
                loads: 0,
                depth: 3,
            },
            q::Cost {
                name: "flip_diagonal",
                bytes: 0,
                operations: 12,
                loads: 0,
                depth: 10,
            },
            q::Cost {
                name: "flip_anti_diagonal",
                bytes: 0,
                operations: 12,
                loads: 0,
                depth: 10,
            },
            if q::target::BITALG {
                q::Cost {
                    name: "rotate_90",
                    bytes: 0,
                    operations: 3,
                    loads: 0,
                    depth: 3,
                }
            } else {
                q::Cost {
                    name: "rotate_90",
                    bytes: 0,
                    operations: 17,
                    loads: 0,
                    depth: 13,
                }
            },
            q::Cost {
                name: "rotate_180",
                bytes: 0,
                operations: 11,
                loads: 0,
                depth: 4,
            },
            if q::target::BITALG {
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
                    operations: 17,
                    loads: 0,
                    depth: 13,
                }
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
                    operations: 22,
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
                    operations: 35,
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
                    operations: 19,
                    loads: 0,
                    depth: 6,
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
                    operations: 29,
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
                    operations: 21,
                    loads: 0,
                    depth: 7,
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
                    operations: 30,
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
                    operations: 20,
                    loads: 0,
                    depth: 6,
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
                    operations: 29,
                    loads: 0,
                    depth: 7,
                }
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
                bytes: 62000,
                operations: 3,
                loads: 4,
                depth: 3,
            },
            q::Cost {
                name: "queen_attacks",
                bytes: 129584,
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
    impl q::SquareBoard for Ring {}
    static FILE_SETS: [u64; 8] = q::table::read(
        q::table::part::<64>(TABLES_OF_RING, 132592),
    );
    static RANK_SETS: [u64; 8] = q::table::read(
        q::table::part::<64>(TABLES_OF_RING, 132656),
    );
    static DIAGONAL_SETS: [u64; 15] = q::table::read(
        q::table::part::<120>(TABLES_OF_RING, 132720),
    );
    static ANTI_DIAGONAL_SETS: [u64; 15] = q::table::read(
        q::table::part::<120>(TABLES_OF_RING, 132840),
    );
    static RAYS: [[u64; 64]; 8] = q::table::read(
        q::table::part::<4096>(TABLES_OF_RING, 132960),
    );
    static NEIGHBOURS: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_RING, 137056),
    );
    static DIRECTIONS: [[u8; 64]; 64] = q::table::read(
        q::table::part::<4096>(TABLES_OF_RING, 137568),
    );
    static PAWN_ATTACKS: [[u64; 64]; 2] = q::table::read(
        q::table::part::<1024>(TABLES_OF_RING, 141664),
    );
    static PAWN_PUSHES: [[u64; 64]; 2] = q::table::read(
        q::table::part::<1024>(TABLES_OF_RING, 142688),
    );
    static BETWEEN_SETS: [[u64; 64usize]; 64usize] = q::lines::between_64(&RAYS);
    static LINE_SETS: [[u64; 64usize]; 64usize] = q::lines::through_64(&RAYS);
    impl q::BitboardLayout for Ring {
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
                    ::core::option::Option::Some({ Self::flip_vertical(set) })
                }
                q::Symmetry::FlipHorizontal => {
                    ::core::option::Option::Some({ Self::flip_horizontal(set) })
                }
                q::Symmetry::FlipDiagonal => {
                    ::core::option::Option::Some({ Self::flip_diagonal(set) })
                }
                q::Symmetry::FlipAntiDiagonal => {
                    ::core::option::Option::Some({ Self::flip_anti_diagonal(set) })
                }
                q::Symmetry::Rotate90 => {
                    ::core::option::Option::Some({
                        if q::target::BITALG {
                            q::Bitboard::from_word_unchecked(
                                q::bits::gathered(
                                    set.word(),
                                    [
                                        0x405000106070203, 0xc0d08090e0f0a0b, 0x1415101116171213,
                                        0x1c1d18191e1f1a1b, 0x2425202126272223, 0x2c2d28292e2f2a2b,
                                        0x3534313037363332, 0x3d3c39383f3e3b3a,
                                    ],
                                    0xffffffffffffffff,
                                ),
                            )
                        } else {
                            Self::rotate_90(set)
                        }
                    })
                }
                q::Symmetry::Rotate180 => {
                    ::core::option::Option::Some({ Self::rotate_180(set) })
                }
                q::Symmetry::Rotate270 => {
                    ::core::option::Option::Some({
                        if q::target::BITALG {
                            q::Bitboard::from_word_unchecked(
                                q::bits::gathered(
                                    set.word(),
                                    [
                                        0x203060700010405, 0xa0b0e0f08090c0d, 0x1213161710111415,
                                        0x1a1b1e1f18191c1d, 0x2223262720212425, 0x2a2b2e2f28292c2d,
                                        0x3332373631303534, 0x3b3a3f3e39383d3c,
                                    ],
                                    0xffffffffffffffff,
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
                q::Direction::North => {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0xf370d3532003000, 0x171e151c03000100, 0x132611240b000900,
                                    0x273e253c330a3108, 0x232e212c1b121910, 0x2b3f293d3a223820,
                                    0x1f071d0502000000, 0x3b2f392d2a1a2818,
                                ],
                                0xfffafffffffafafa,
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
                                    0x1f1e000502000000, 0x2726003533000000, 0x2324001c1b000000,
                                    0x2f2e151d1a120100, 0x2b2c113c3a100908, 0x3b3d212d2a201918,
                                    0x3e370d000a003000, 0x393f292528223831,
                                ],
                                0xffeaffffffd8d8d8,
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
                                    0x370e0034330a0030, 0x1f1600041b120000, 0x2714000c23100008,
                                    0x3e260d353a220931, 0x2f24151c2b201118, 0x3f2c253c3b282138,
                                    0x1e0605001a020100, 0x3d2e2d1d392a2919,
                                ],
                                0xffeeffffffdddddd,
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
                                    0x60000001b1a0001, 0x3700000023220031, 0x1f00000027200018,
                                    0x1e1605042b2a1119, 0x3e140d0c2f281538, 0x2e241d1c3f392529,
                                    0xe0034003a330900, 0x2c263c353d3b2d21,
                                ],
                                0xffaeffffff8d8d8d,
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
                                    0x360034000b330931, 0x7000500131a1118, 0xf000d0017221520,
                                    0x370e350c233a2138, 0x1f161d14272a2528, 0x3e263c242f3b2d39,
                                    0x60004001b031901, 0x2e1e2c1c3f2b3d29,
                                ],
                                0xffafffffffafafaf,
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
                                    0x40000031918, 0x350000332120, 0x1d00001a2522,
                                    0x7061c14131b2928, 0xf0e3c16173a2d2a, 0x1f1e2c26272b3d3b,
                                    0x36000c000b003831, 0x3e372e242f233f39,
                                ],
                                0xffabffffff272727,
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
                                    0x36350c00323108, 0x61d1400021910, 0xe2516000a2112,
                                    0xf373c240b333820, 0x171e2d26131a2922, 0x273e3d2e233a392a,
                                    0x7001c0403001800, 0x2f1f3f2c2b1b3b28,
                                ],
                                0xffbbffffff777777,
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
                                    0x71d1c00000000, 0x37252400003100, 0x1e212600001900,
                                    0x171f2d2c03021810, 0x133e292e0b0a3812, 0x232f393f1b1a2822,
                                    0xf003c3532000800, 0x2b273b3d3a332a20,
                                ],
                                0xffbaffffff727272,
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
                                    0x36060e16140c0434, 0x7371e26241c3505, 0xf1f3e2e2c3c1d0d,
                                    0x17272f3f3d2d2515, 0x13232b3b39292111, 0xb1b3a2a28381909,
                                    0x3331a2220183101, 0x32020a1210080030,
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
                                    0x34050d1511090130, 0x4351d2521193100, 0xc1c3c2d29381808,
                                    0x14242c3d39282010, 0x16262e3f3b2a2212, 0xe1e3e2f2b3a1a0a,
                                    0x6371f27231b3302, 0x36070f17130b0332,
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
                                    0xa12023208100030, 0x1a22330318203101, 0x2b3b231329392111,
                                    0x3a2a1b0b38281909, 0xe1606360c140434, 0x1e2637071c243505,
                                    0x2f3f27172d3d2515, 0x3e2e1f0f3c2c1d0d,
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
                                    0x30000810120a0232, 0x1311820221a3303, 0x91938282a3a1b0b,
                                    0x112129393b2b2313, 0x15252d3d3f2f2717, 0xd1d3c2c2e3e1f0f,
                                    0x5351c24261e3707, 0x34040c14160e0636,
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
                                    0x32020a1210080030, 0x3331a2220183101, 0xb1b3a2a28381909,
                                    0x13232b3b39292111, 0x17272f3f3d2d2515, 0xf1f3e2e2c3c1d0d,
                                    0x7371e26241c3505, 0x36060e16140c0434,
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
                                    0x32020a1210080030, 0x3331a2220183101, 0xb1b3a2a28381909,
                                    0x13232b3b39292111, 0x17272f3f3d2d2515, 0xf1f3e2e2c3c1d0d,
                                    0x7371e26241c3505, 0x36060e16140c0434,
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
                                    0x1f1810142322353f, 0x3a0b092c2d000430, 0x1a1d15172021373b,
                                    0x38080c2f2e050734, 0x191e161225243339, 0x3c0d0f2a2b060236,
                                    0x1c1b13112627313d, 0x3e0e0a2928030132,
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
            #[cfg(feature = "rotary")]
            if const { q::same_bitboards::<__Target, Rotary>() } {
                let converted: q::Bitboard<Rotary> = {
                    if q::target::BITALG {
                        q::Bitboard::from_word_unchecked(
                            q::bits::gathered(
                                set.word(),
                                [
                                    0x2018310110080030, 0x3929211128381909, 0x251d3504150d0534,
                                    0x3d2c24142d3c1c0c, 0x261e3707160e0636, 0x3f2f27172e3e1f0f,
                                    0x231b3302130b0332, 0x3b2a22122b3a1a0a,
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
                                    0x2119310011090130, 0x3928201029381808, 0x241c3505140c0434,
                                    0x3d2d25152c3c1d0d, 0x271f3706170f0736, 0x3f2e26162f3e1e0e,
                                    0x221a3303120a0232, 0x3b2b23132a3a1b0b,
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
                                    0x810030b13060e16, 0x2c333a3b050d1500, 0x40c14271e2e251c,
                                    0x1b2b261f2f313839, 0x2a353c3d070f1722, 0x20a12211828231a,
                                    0x1d2d201929373e3f, 0x3430323601091124,
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
