// What `layouts/w.layout` expands to.

const TABLES_OF_W: &[u8; 95608] = include_bytes!("w.bin");

/// H. G. Muller's W system: twenty groups of three bits that a magic moves as one, so that squares
/// which mirroring and turning the board exchange can share their tables of sliding attacks.
///
/// Half-edges are `1` to `4'`, inner squares the letters, corners `-`. Groups follow one another
/// in the word as they do around the board, and the corners, which no occupancy needs, are on top.
///
/// The source is post 27402 of the WinBoard Forum, "OK, this is as good as it gets".
///
/// Tables of rook and bishop: 81,288 bytes. With `sets: per_line` 43,392.
///
/// [Seen in the browser](https://quadrille.github.io/quadrille/#layout=w).
///
///
/// A layout of the 8 x 8 board; bitboards are `u64`; numbers take 6 bits.
///
/// ```text
/// 8 | 63 23 22 21  0  1  2 60
/// 7 | 11 38 16 56 29 19 50 35
/// 6 | 10 55 37 15 18 49 28 34
/// 5 |  9 17 54 36 48 27 20 33
/// 4 | 57 44 51 24 12 30 41  3
/// 3 | 58 52 25 42 39 13 31  4
/// 2 | 59 26 43 53 32 40 14  5
/// 1 | 62  8  7  6 45 46 47 61
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
pub struct W;
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
    impl W {
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
    impl W {
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
    /// 66336 bytes: 4900 attack sets, an index of 25600 bytes that name them, and 1536 bytes of masks and magics.
    static RIDE_0_1_TABLES: q::sliders::Magic64<64, 1, 4900, 25600, true> = q::sliders::Magic64::new(
        q::table::part::<1536>(TABLES_OF_W, 0),
        q::table::part::<39200>(TABLES_OF_W, 1536),
        q::table::part::<25600>(TABLES_OF_W, 40736),
        q::table::part::<0>(TABLES_OF_W, 66336),
    );
    const RIDE_0_1: q::sliders::Rider<'static> = RIDE_0_1_TABLES.rider();
    /// 14952 bytes: 1428 attack sets, an index of 1992 bytes that name them, and 1536 bytes of masks and magics.
    static RIDE_1_1_TABLES: q::sliders::Magic64<64, 1, 1428, 1992> = q::sliders::Magic64::new(
        q::table::part::<1536>(TABLES_OF_W, 66336),
        q::table::part::<11424>(TABLES_OF_W, 67872),
        q::table::part::<1992>(TABLES_OF_W, 79296),
        q::table::part::<0>(TABLES_OF_W, 81288),
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
        q::table::part::<512>(TABLES_OF_W, 81288),
    );
    impl q::Moves<q::piece::Rook> for W {
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
    impl q::Attacks<q::piece::Rook> for W {}
    /// # Rook
    ///
    impl W {
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
        q::table::part::<512>(TABLES_OF_W, 81800),
    );
    impl q::Moves<q::piece::Bishop> for W {
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
    impl q::Attacks<q::piece::Bishop> for W {}
    /// # Bishop
    ///
    impl W {
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
        q::table::part::<512>(TABLES_OF_W, 82312),
    );
    impl q::Moves<q::piece::Queen> for W {
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
    impl q::Attacks<q::piece::Queen> for W {}
    /// # Queen
    ///
    impl W {
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
        q::table::part::<512>(TABLES_OF_W, 82824),
    );
    const KNIGHT_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        always: &KNIGHT_TABLE_0,
        ..q::look_ups::LookUps::NONE
    };
    impl q::Moves<q::piece::Knight> for W {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            ..q::look_ups::Movement::plain(&[KNIGHT_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::Knight> for W {}
    /// # Knight
    ///
    impl W {
        /// The squares a knight attacks.
        #[inline(always)]
        pub const fn knight_attacks(square: q::Square<Self>) -> q::Bitboard<Self> {
            square.attacks_by::<q::piece::Knight>(q::Color::White, q::Bitboard::EMPTY)
        }
    }
    static KING_TABLE_0: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_W, 83336),
    );
    const KING_LOOK_UPS_0: q::look_ups::LookUps<'static, u64> = q::look_ups::LookUps {
        always: &KING_TABLE_0,
        ..q::look_ups::LookUps::NONE
    };
    impl q::Moves<q::piece::King> for W {
        const MOVEMENT: &'static q::look_ups::Movement<'static, u64> = &q::look_ups::Movement {
            ..q::look_ups::Movement::plain(&[KING_LOOK_UPS_0])
        };
    }
    impl q::Attacks<q::piece::King> for W {}
    /// # King
    ///
    impl W {
        /// The squares a king attacks.
        #[inline(always)]
        pub const fn king_attacks(square: q::Square<Self>) -> q::Bitboard<Self> {
            square.attacks_by::<q::piece::King>(q::Color::White, q::Bitboard::EMPTY)
        }
    }
    /// # Pawns
    ///
    /// Captures and single steps of pawns.
    impl W {
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
    impl W {
        /// The set, ranks mirrored: 26 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x70381c0`, `0x8009000`, `0x71c0`, `0x40008`, `0x1c7007e38000`, `0x3f000003f`, `0x20020201`, `0xe07000000007007`, `0x500000001c7e`, `0x4000110004`, `0x50000381c00001c0`, `0x7ebc0`, `0x10000100020008`, `0xa000e00e00000e00`, `0x7e00e3f`, `0x208000201`, `0x1f80000381c0038`.
        ///
        /// In generic code with AVX-512 BITALG: 3 operations, no table.
        #[inline(always)]
        pub const fn flip_vertical(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(34);
            q::Bitboard::from_word_unchecked(
                (((set.word() & 0x70381c0).wrapping_mul(0x8009000)
                    | (t1 & 0x71c0).wrapping_mul(0x40008)) & 0x1c7007e38000)
                    | ((set.word().rotate_left(19) & 0x3f000003f)
                        .wrapping_mul(0x20020201) & 0xe07000000007007)
                    | ((set.word().rotate_left(47) & 0x500000001c7e)
                        .wrapping_mul(0x4000110004) & 0x50000381c00001c0)
                    | ((set.word().rotate_left(13) & 0x7ebc0)
                        .wrapping_mul(0x10000100020008) & 0xa000e00e00000e00)
                    | ((t1 & 0x7e00e3f).wrapping_mul(0x208000201) & 0x1f80000381c0038),
            )
        }
        /// The set, files mirrored: 29 operations, 8 deep, best found; no table.
        ///
        /// Masks and factors: `0x801c0760`, `0x280000010200800`, `0x70e0`, `0x11`, `0x600007f000007e00`, `0x800000000070e`, `0x10000000220`, `0x63807`, `0x10000401`, `0x1007600000e001c7`, `0x8000009c000f8`, `0x800010404`, `0xe200000201b8000`, `0xf80000f81e`, `0x800000000082004`, `0x81d80001d8000038`, `0x18000007f800`, `0x1000200201`, `0x980e07040000`.
        ///
        /// In generic code with AVX-512 BITALG: 3 operations, no table.
        #[inline(always)]
        pub const fn flip_horizontal(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().swap_bytes();
            let t2 = t1.rotate_left(44);
            let t3 = t1.rotate_left(27);
            q::Bitboard::from_word_unchecked(
                (((t1 & 0x801c0760).wrapping_mul(0x280000010200800)
                    | (t2 & 0x70e0).wrapping_mul(0x11)) & 0x600007f000007e00)
                    | (((t2 & 0x800000000070e).wrapping_mul(0x10000000220)
                        | (t1.rotate_left(19) & 0x63807).wrapping_mul(0x10000401))
                        & 0x1007600000e001c7)
                    | ((t3 & 0x8000009c000f8).wrapping_mul(0x800010404)
                        & 0xe200000201b8000)
                    | ((t1 & 0xf80000f81e).wrapping_mul(0x800000000082004)
                        & 0x81d80001d8000038)
                    | ((t3 & 0x18000007f800).wrapping_mul(0x1000200201) & 0x980e07040000),
            )
        }
        /// The set, mirrored at the a1-h8 diagonal: 26 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x1c0000000`, `0x5007038007038038`, `0x48001`, `0x51c70001c7e00000`, `0xe00000003f`, `0x100201`, `0xe00000000007007`, `0x70072000f`, `0x20400000002110`, `0x8020007e00000e00`, `0xe03000e3f`, `0x8000201`, `0x181c00381c0038`, `0x38023f`, `0x10008004000008`, `0x2000e380000001c0`.
        ///
        /// In generic code with AVX-512 BITALG: 3 operations, no table.
        #[inline(always)]
        pub const fn flip_diagonal(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0x1c0000000) >> 15)
                    | ((set.word() & 0x5007038007038038).wrapping_mul(0x48001)
                        & 0x51c70001c7e00000)
                    | ((set.word().rotate_left(31) & 0xe00000003f).wrapping_mul(0x100201)
                        & 0xe00000000007007)
                    | ((set.word().rotate_left(20) & 0x70072000f)
                        .wrapping_mul(0x20400000002110) & 0x8020007e00000e00)
                    | ((set.word().rotate_left(46) & 0xe03000e3f).wrapping_mul(0x8000201)
                        & 0x181c00381c0038)
                    | ((set.word().rotate_left(10) & 0x38023f)
                        .wrapping_mul(0x10008004000008) & 0x2000e380000001c0),
            )
        }
        /// The set, mirrored at the a8-h1 diagonal: 25 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0xe00000000000000`, `0xa000007038007e38`, `0x40000009001`, `0xa000fc7000e07000`, `0x7000fc7`, `0x40008000000048`, `0x1c70001c0000e00`, `0x4000703f`, `0x8100008008`, `0x40000380380001c0`, `0x380380000fc`, `0x81042`, `0x38000e07000038`, `0xe83f00`, `0x21000000410`, `0x1e000000001f8000`.
        ///
        /// In generic code with AVX-512 BITALG: 3 operations, no table.
        #[inline(always)]
        pub const fn flip_anti_diagonal(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(21);
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0xe00000000000000) >> 57)
                    | ((set.word() & 0xa000007038007e38).wrapping_mul(0x40000009001)
                        & 0xa000fc7000e07000)
                    | ((set.word().rotate_left(49) & 0x7000fc7)
                        .wrapping_mul(0x40008000000048) & 0x1c70001c0000e00)
                    | ((set.word().rotate_left(34) & 0x4000703f)
                        .wrapping_mul(0x8100008008) & 0x40000380380001c0)
                    | ((t1 & 0x380380000fc).wrapping_mul(0x81042) & 0x38000e07000038)
                    | ((t1 & 0xe83f00).wrapping_mul(0x21000000410) & 0x1e000000001f8000),
            )
        }
        /// The set, turned clockwise by a quarter: 17 operations, 5 deep, best found; no table.
        ///
        /// Masks and factors: `0x7000000000000000`, `0x1ff`, `0xfffffffff000`, `0xfff000000000000`, `0xe00`, `0x8000000000000000`.
        #[inline(always)]
        pub const fn rotate_90(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0x8000000000000000) >> 3) | ((set.word() & 0xe00) >> 9)
                    | ((set.word() & 0x1ff) << 3)
                    | ((set.word() & 0x7000000000000000) << 1)
                    | ((set.word() & 0xfff000000000000) >> 36)
                    | ((set.word() & 0xfffffffff000) << 12),
            )
        }
        /// The set, turned by half: 17 operations, 5 deep, best found; no table.
        ///
        /// Masks and factors: `0x3000000000000000`, `0x3f`, `0xffffff000`, `0xffffff000000000`, `0xfc0`, `0xc000000000000000`.
        #[inline(always)]
        pub const fn rotate_180(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0xc000000000000000) >> 2) | ((set.word() & 0xfc0) >> 6)
                    | ((set.word() & 0x3f) << 6)
                    | ((set.word() & 0x3000000000000000) << 2)
                    | ((set.word() & 0xffffff000000000) >> 24)
                    | ((set.word() & 0xffffff000) << 24),
            )
        }
        /// The set, turned anticlockwise by a quarter: 12 operations, 5 deep, best found; no table.
        ///
        /// Masks and factors: `0x1000000000fff007`, `0x1000000208`, `0x8fff000000000e00`, `0xfffffffff000000`, `0xff8`, `0xe000000000000000`.
        #[inline(always)]
        pub const fn rotate_270(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0xfffffffff000000) >> 12)
                    | ((set.word() & 0xe000000000000000) >> 1)
                    | ((set.word() & 0xff8) >> 3)
                    | ((set.word() & 0x1000000000fff007).wrapping_mul(0x1000000208)
                        & 0x8fff000000000e00),
            )
        }
        /// The square, ranks mirrored.
        ///
        /// Cost: no operation, 1 load from 64 bytes of tables.
        #[inline(always)]
        pub const fn flip_vertical_square(square: q::Square<Self>) -> q::Square<Self> {
            static FLIP_VERTICAL_SQUARES: [u8; 64] = q::table::read(
                q::table::part::<64>(TABLES_OF_W, 83848),
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
                q::table::part::<64>(TABLES_OF_W, 83912),
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
                q::table::part::<64>(TABLES_OF_W, 83976),
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
                q::table::part::<64>(TABLES_OF_W, 84040),
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
                q::table::part::<64>(TABLES_OF_W, 84104),
            );
            q::Square::from_index(
                q::index::U6::masked(ROTATE_90_SQUARES[square.index().get()]),
            )
        }
        /// The square, turned by half.
        ///
        /// Cost: no operation, 1 load from 64 bytes of tables.
        #[inline(always)]
        pub const fn rotate_180_square(square: q::Square<Self>) -> q::Square<Self> {
            static ROTATE_180_SQUARES: [u8; 64] = q::table::read(
                q::table::part::<64>(TABLES_OF_W, 84168),
            );
            q::Square::from_index(
                q::index::U6::masked(ROTATE_180_SQUARES[square.index().get()]),
            )
        }
        /// The square, turned anticlockwise by a quarter.
        ///
        /// Cost: no operation, 1 load from 64 bytes of tables.
        #[inline(always)]
        pub const fn rotate_270_square(square: q::Square<Self>) -> q::Square<Self> {
            static ROTATE_270_SQUARES: [u8; 64] = q::table::read(
                q::table::part::<64>(TABLES_OF_W, 84232),
            );
            q::Square::from_index(
                q::index::U6::masked(ROTATE_270_SQUARES[square.index().get()]),
            )
        }
    }
    /// # Sets moved by a step
    ///
    /// Squares that leave the board are dropped.
    impl W {
        /// All squares one step north; those that leave the board are dropped: 36 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x700007e80`, `0x10001000020082`, `0x8001088cc0000c00`, `0x809d82`, `0x4200104`, `0x10000813b000`, `0x800008100017`, `0x8000000414088`, `0x18000003`, `0x20001021`, `0x6003112400001a`, `0x200c9`, `0x8000018004`, `0x40200200204`, `0x60006241`, `0x40000010004801`, `0x1600000003800001`, `0x784400018`, `0x80000000110005`, `0x81e000010400020`, `0xa0000030e0`, `0x2091200`, `0x1800060000c4000`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_north(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(35);
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0x700007e80).wrapping_mul(0x10001000020082)
                    & 0x8001088cc0000c00)
                    | ((t1 & 0x809d82).wrapping_mul(0x4200104) & 0x10000813b000)
                    | (((set.word().rotate_left(60) & 0x800008100017)
                        .wrapping_mul(0x8000000414088)
                        | (set.word().rotate_left(46) & 0x18000003)
                            .wrapping_mul(0x20001021)) & 0x6003112400001a)
                    | ((set.word().rotate_left(14) & 0x200c9).wrapping_mul(0x8000018004)
                        & 0x40200200204)
                    | ((t1 & 0x60006241).wrapping_mul(0x40000010004801)
                        & 0x1600000003800001)
                    | ((set.word().rotate_left(6) & 0x784400018)
                        .wrapping_mul(0x80000000110005) & 0x81e000010400020)
                    | ((set.word().rotate_left(22) & 0xa0000030e0)
                        .wrapping_mul(0x2091200) & 0x1800060000c4000),
            )
        }
        /// All squares one step north-east; those that leave the board are dropped: 36 operations, 8 deep, best found; no table.
        ///
        /// Masks and factors: `0x240010c0410`, `0x8000811`, `0x248c0404000`, `0x200c`, `0x4000014`, `0x20020010`, `0x845`, `0x40002100001`, `0x104008`, `0x24400`, `0x103014002001`, `0x400008a0885`, `0x1200000080c`, `0x21010400340020`, `0x100308400804a`, `0x202141`, `0x5600010088000a`, `0x60006e`, `0x4010002048`, `0x8203019000`, `0x4010280000261`, `0x2004020040044`, `0x11880c0008000004`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_north_east(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().swap_bytes();
            let t2 = t1.rotate_left(43);
            let t3 = t1.rotate_left(52);
            q::Bitboard::from_word_unchecked(
                ((t3 & 0x240010c0410).wrapping_mul(0x8000811) & 0x248c0404000)
                    | ((t1.rotate_left(12) & 0x200c).wrapping_mul(0x4000014)
                        & 0x20020010)
                    | (((t1 & 0x845).wrapping_mul(0x40002100001)
                        | (t2 & 0x104008).wrapping_mul(0x24400)) & 0x103014002001)
                    | ((t2 & 0x400008a0885).wrapping_mul(0x1200000080c)
                        & 0x21010400340020)
                    | ((t1.rotate_left(28) & 0x100308400804a).wrapping_mul(0x202141)
                        & 0x5600010088000a)
                    | ((t3 & 0x60006e).wrapping_mul(0x4010002048) & 0x8203019000)
                    | ((t1.rotate_left(21) & 0x4010280000261)
                        .wrapping_mul(0x2004020040044) & 0x11880c0008000004),
            )
        }
        /// All squares one step east; those that leave the board are dropped: 38 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x23000000200000`, `0x601100003203`, `0x41102`, `0x1c100c0020006`, `0xc002008002060`, `0x100020059`, `0x28220200800100`, `0x401`, `0x24`, `0x7b000`, `0x4201000`, `0x103023001020`, `0xc16`, `0x200020021`, `0x400098010`, `0x2000000080f`, `0x100100a002`, `0x100008800006008`, `0x11811b`, `0x10000400000441`, `0x800040007400c0`, `0x40000307000206`, `0x8000041000480`, `0x30560c0004000000`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_east(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(25);
            let t2 = set.word().rotate_left(7);
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0x23000000200000) >> 21)
                    | ((set.word() & 0x601100003203).wrapping_mul(0x41102)
                        & 0x1c100c0020006)
                    | ((t2 & 0xc002008002060).wrapping_mul(0x100020059)
                        & 0x28220200800100)
                    | (((set.word().rotate_left(50) & 0x401).wrapping_mul(0x24)
                        | (t1 & 0x7b000).wrapping_mul(0x4201000)) & 0x103023001020)
                    | ((set.word().rotate_left(37) & 0xc16).wrapping_mul(0x200020021)
                        & 0x400098010)
                    | ((t1 & 0x2000000080f).wrapping_mul(0x100100a002)
                        & 0x100008800006008)
                    | ((set.word().rotate_left(57) & 0x11811b)
                        .wrapping_mul(0x10000400000441) & 0x800040007400c0)
                    | ((t2 & 0x40000307000206).wrapping_mul(0x8000041000480)
                        & 0x30560c0004000000),
            )
        }
        /// All squares one step south-east; those that leave the board are dropped: 34 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x21420005`, `0x600188000`, `0x4e`, `0x10000000808004`, `0x14a0088010c0100`, `0x80500c3800`, `0x100000000222`, `0x40400`, `0x1000100`, `0x8001069c006000`, `0x20080220e`, `0x140008808`, `0x304100100050`, `0x202231`, `0x2040000020a`, `0xc20040001020`, `0x2000060022184`, `0x21000018088`, `0x31003020028000`, `0x400200181000049`, `0x282a`, `0x20040c0002010088`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_south_east(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(24);
            q::Bitboard::from_word_unchecked(
                (((set.word() & 0x21420005).wrapping_mul(0x600188000)
                    | (set.word().rotate_left(11) & 0x4e).wrapping_mul(0x10000000808004))
                    & 0x14a0088010c0100)
                    | (((set.word() & 0x80500c3800).wrapping_mul(0x100000000222)
                        | (t1 & 0x40400).wrapping_mul(0x1000100)) & 0x8001069c006000)
                    | ((t1 & 0x20080220e).wrapping_mul(0x140008808) & 0x304100100050)
                    | ((set.word().rotate_left(37) & 0x202231)
                        .wrapping_mul(0x2040000020a) & 0xc20040001020)
                    | ((set.word().rotate_left(56) & 0x2000060022184)
                        .wrapping_mul(0x21000018088) & 0x31003020028000)
                    | ((set.word().rotate_left(44) & 0x400200181000049)
                        .wrapping_mul(0x282a) & 0x20040c0002010088),
            )
        }
        /// All squares one step south; those that leave the board are dropped: 36 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x4f`, `0x80000042001`, `0x200001006008`, `0x3235`, `0x800120002008`, `0x10000186001080`, `0x50008004021`, `0x100000220000848`, `0x2020c00060000000`, `0x60000000311821e`, `0x1000000240002`, `0xe040e3000080030`, `0x6000024`, `0x2044`, `0x18040100`, `0x200000918`, `0x8804801`, `0x100000800028800`, `0x60000e3000086`, `0x82000000048020`, `0x40cb118000000040`, `0x3043003`, `0x2000214`, `0x4600110600`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_south(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(12);
            q::Bitboard::from_word_unchecked(
                ((set.word().rotate_left(34) & 0x4f).wrapping_mul(0x80000042001)
                    & 0x200001006008)
                    | ((set.word().rotate_left(25) & 0x3235).wrapping_mul(0x800120002008)
                        & 0x10000186001080)
                    | ((set.word() & 0x50008004021).wrapping_mul(0x100000220000848)
                        & 0x2020c00060000000)
                    | ((set.word() & 0x60000000311821e).wrapping_mul(0x1000000240002)
                        & 0xe040e3000080030)
                    | ((set.word().rotate_left(40) & 0x6000024).wrapping_mul(0x2044)
                        & 0x18040100)
                    | ((t1 & 0x200000918).wrapping_mul(0x8804801) & 0x100000800028800)
                    | ((t1 & 0x60000e3000086).wrapping_mul(0x82000000048020)
                        & 0x40cb118000000040)
                    | ((set.word().rotate_left(54) & 0x3043003).wrapping_mul(0x2000214)
                        & 0x4600110600),
            )
        }
        /// All squares one step south-west; those that leave the board are dropped: 32 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x16002802c`, `0x200000002004010`, `0x400000168`, `0x10000002081`, `0x8c0a010a0002780`, `0x1003101010`, `0x40008402`, `0x10450`, `0x2001024`, `0x8060046015800`, `0x80002092290`, `0x2001002000808`, `0x434580001000000`, `0x300021825`, `0x200000200010008`, `0x203004008148000`, `0xc4002004`, `0x10000a0200`, `0x4040000a4`, `0xc00c10`, `0x410001a1100a0040`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_south_west(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(47);
            let t2 = set.word().rotate_left(29);
            q::Bitboard::from_word_unchecked(
                (((set.word().rotate_left(14) & 0x16002802c)
                    .wrapping_mul(0x200000002004010)
                    | (t2 & 0x400000168).wrapping_mul(0x10000002081))
                    & 0x8c0a010a0002780)
                    | (((set.word() & 0x1003101010).wrapping_mul(0x40008402)
                        | (t1 & 0x10450).wrapping_mul(0x2001024)) & 0x8060046015800)
                    | ((t2 & 0x80002092290).wrapping_mul(0x2001002000808)
                        & 0x434580001000000)
                    | ((t1 & 0x300021825).wrapping_mul(0x200000200010008)
                        & 0x203004008148000)
                    | (((set.word() & 0xc4002004).wrapping_mul(0x10000a0200)
                        | (set.word().rotate_left(34) & 0x4040000a4)
                            .wrapping_mul(0xc00c10)) & 0x410001a1100a0040),
            )
        }
        /// All squares one step west; those that leave the board are dropped: 38 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x200000000000`, `0x61e1c0`, `0x40000004400002`, `0x400001e000c00180`, `0x84000080803`, `0x6111`, `0x200040009000003`, `0x404000018`, `0x844`, `0x80000903`, `0x91008`, `0x80114000ba00`, `0xc09c0000600118`, `0x108201`, `0x9d80200800e0000`, `0x200000000033018`, `0x21022040`, `0x8000600016100000`, `0x200012301000422`, `0x10432`, `0x427000020204004`, `0x6a0`, `0x9000000042`, `0x180000010400`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_west(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            let t1 = set.word().rotate_left(34);
            let t2 = set.word().rotate_left(18);
            q::Bitboard::from_word_unchecked(
                ((set.word() & 0x200000000000) >> 39)
                    | ((set.word() & 0x61e1c0).wrapping_mul(0x40000004400002)
                        & 0x400001e000c00180)
                    | ((set.word().rotate_left(63) & 0x84000080803).wrapping_mul(0x6111)
                        & 0x200040009000003)
                    | (((set.word().rotate_left(50) & 0x404000018).wrapping_mul(0x844)
                        | (t1 & 0x80000903).wrapping_mul(0x91008)) & 0x80114000ba00)
                    | ((t2 & 0xc09c0000600118).wrapping_mul(0x108201)
                        & 0x9d80200800e0000)
                    | ((t1 & 0x200000000033018).wrapping_mul(0x21022040)
                        & 0x8000600016100000)
                    | ((set.word().rotate_left(5) & 0x200012301000422)
                        .wrapping_mul(0x10432) & 0x427000020204004)
                    | ((t2 & 0x6a0).wrapping_mul(0x9000000042) & 0x180000010400),
            )
        }
        /// All squares one step north-west; those that leave the board are dropped: 33 operations, 7 deep, best found; no table.
        ///
        /// Masks and factors: `0x104001c0042000`, `0x859`, `0x4020a0080420000`, `0x4084401`, `0x100008004801`, `0x8020000010200001`, `0x400c3001019000`, `0x41000282`, `0xd8007000810000`, `0x440102`, `0x20000010808`, `0x40023000000`, `0x1008000220825`, `0x8000000000006e`, `0x204100004104802`, `0x2040360198`, `0x100001000020a`, `0x1010180400c3400`, `0x2000002a41`, `0x600005`, `0x800000108008204`.
        ///
        /// In generic code with AVX-512 BITALG: 4 operations, no table.
        #[inline(always)]
        pub const fn shift_north_west(set: q::Bitboard<Self>) -> q::Bitboard<Self> {
            q::Bitboard::from_word_unchecked(
                ((set.word().rotate_left(26) & 0x104001c0042000).wrapping_mul(0x859)
                    & 0x4020a0080420000)
                    | ((set.word().rotate_left(45) & 0x4084401)
                        .wrapping_mul(0x100008004801) & 0x8020000010200001)
                    | ((set.word() & 0x400c3001019000).wrapping_mul(0x41000282)
                        & 0xd8007000810000)
                    | ((set.word().rotate_left(33) & 0x440102)
                        .wrapping_mul(0x20000010808) & 0x40023000000)
                    | ((set.word().rotate_left(14) & 0x1008000220825)
                        .wrapping_mul(0x8000000000006e) & 0x204100004104802)
                    | ((set.word().rotate_left(54) & 0x2040360198)
                        .wrapping_mul(0x100001000020a) & 0x1010180400c3400)
                    | ((set.word().rotate_left(29) & 0x2000002a41).wrapping_mul(0x600005)
                        & 0x800000108008204),
            )
        }
    }
    /// # Conversions
    ///
    /// The same squares in the layouts that are described together with this one.
    impl W {
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
    }
    /// # Squares by name
    ///
    impl W {
        /// The square a1, number 62.
        pub const A1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(62));
        /// The square b1, number 8.
        pub const B1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(8));
        /// The square c1, number 7.
        pub const C1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(7));
        /// The square d1, number 6.
        pub const D1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(6));
        /// The square e1, number 45.
        pub const E1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(45));
        /// The square f1, number 46.
        pub const F1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(46));
        /// The square g1, number 47.
        pub const G1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(47));
        /// The square h1, number 61.
        pub const H1: q::Square<Self> = q::Square::from_index(q::index::U6::masked(61));
        /// The square a2, number 59.
        pub const A2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(59));
        /// The square b2, number 26.
        pub const B2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(26));
        /// The square c2, number 43.
        pub const C2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(43));
        /// The square d2, number 53.
        pub const D2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(53));
        /// The square e2, number 32.
        pub const E2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(32));
        /// The square f2, number 40.
        pub const F2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(40));
        /// The square g2, number 14.
        pub const G2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(14));
        /// The square h2, number 5.
        pub const H2: q::Square<Self> = q::Square::from_index(q::index::U6::masked(5));
        /// The square a3, number 58.
        pub const A3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(58));
        /// The square b3, number 52.
        pub const B3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(52));
        /// The square c3, number 25.
        pub const C3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(25));
        /// The square d3, number 42.
        pub const D3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(42));
        /// The square e3, number 39.
        pub const E3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(39));
        /// The square f3, number 13.
        pub const F3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(13));
        /// The square g3, number 31.
        pub const G3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(31));
        /// The square h3, number 4.
        pub const H3: q::Square<Self> = q::Square::from_index(q::index::U6::masked(4));
        /// The square a4, number 57.
        pub const A4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(57));
        /// The square b4, number 44.
        pub const B4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(44));
        /// The square c4, number 51.
        pub const C4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(51));
        /// The square d4, number 24.
        pub const D4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(24));
        /// The square e4, number 12.
        pub const E4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(12));
        /// The square f4, number 30.
        pub const F4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(30));
        /// The square g4, number 41.
        pub const G4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(41));
        /// The square h4, number 3.
        pub const H4: q::Square<Self> = q::Square::from_index(q::index::U6::masked(3));
        /// The square a5, number 9.
        pub const A5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(9));
        /// The square b5, number 17.
        pub const B5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(17));
        /// The square c5, number 54.
        pub const C5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(54));
        /// The square d5, number 36.
        pub const D5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(36));
        /// The square e5, number 48.
        pub const E5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(48));
        /// The square f5, number 27.
        pub const F5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(27));
        /// The square g5, number 20.
        pub const G5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(20));
        /// The square h5, number 33.
        pub const H5: q::Square<Self> = q::Square::from_index(q::index::U6::masked(33));
        /// The square a6, number 10.
        pub const A6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(10));
        /// The square b6, number 55.
        pub const B6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(55));
        /// The square c6, number 37.
        pub const C6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(37));
        /// The square d6, number 15.
        pub const D6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(15));
        /// The square e6, number 18.
        pub const E6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(18));
        /// The square f6, number 49.
        pub const F6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(49));
        /// The square g6, number 28.
        pub const G6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(28));
        /// The square h6, number 34.
        pub const H6: q::Square<Self> = q::Square::from_index(q::index::U6::masked(34));
        /// The square a7, number 11.
        pub const A7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(11));
        /// The square b7, number 38.
        pub const B7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(38));
        /// The square c7, number 16.
        pub const C7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(16));
        /// The square d7, number 56.
        pub const D7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(56));
        /// The square e7, number 29.
        pub const E7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(29));
        /// The square f7, number 19.
        pub const F7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(19));
        /// The square g7, number 50.
        pub const G7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(50));
        /// The square h7, number 35.
        pub const H7: q::Square<Self> = q::Square::from_index(q::index::U6::masked(35));
        /// The square a8, number 63.
        pub const A8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(63));
        /// The square b8, number 23.
        pub const B8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(23));
        /// The square c8, number 22.
        pub const C8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(22));
        /// The square d8, number 21.
        pub const D8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(21));
        /// The square e8, number 0.
        pub const E8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(0));
        /// The square f8, number 1.
        pub const F8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(1));
        /// The square g8, number 2.
        pub const G8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(2));
        /// The square h8, number 60.
        pub const H8: q::Square<Self> = q::Square::from_index(q::index::U6::masked(60));
    }
    /// # Packed positions in a `u64`
    ///
    /// Squares of several pieces in one word, flipped all at once.
    impl W {
        /// The packed position of `N` pieces, piece 0 first, as a `u64`.
        ///
        /// Cost: 4 operations for each piece, no table.
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
        /// Cost: 3 operations for each piece, no table.
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
        /// Cost: 3 operations, no table.
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
        /// Cost: 8 operations, no table.
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
        /// Cost: 15 operations, no table.
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
        /// The packed position of `pieces` pieces, ranks mirrored: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
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
        /// The packed position of `N` pieces, ranks mirrored: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_vertical_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_vertical_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, files mirrored: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
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
        /// The packed position of `N` pieces, files mirrored: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_horizontal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_horizontal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a1-h8 diagonal: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
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
        /// The packed position of `N` pieces, mirrored at the a1-h8 diagonal: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_diagonal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_diagonal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, mirrored at the a8-h1 diagonal: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
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
        /// The packed position of `N` pieces, mirrored at the a8-h1 diagonal: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
        #[inline(always)]
        pub const fn flip_anti_diagonal_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::flip_anti_diagonal_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, turned clockwise by a quarter: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_90_pieces(index: u64, pieces: usize) -> u64 {
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
                            Self::rotate_90_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, turned clockwise by a quarter: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
        #[inline(always)]
        pub const fn rotate_90_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::rotate_90_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, turned by half: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_180_pieces(index: u64, pieces: usize) -> u64 {
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
                            Self::rotate_180_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, turned by half: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
        #[inline(always)]
        pub const fn rotate_180_packed<const N: usize>(index: u64) -> u64 {
            const { <Self as q::Layout>::PACKING.check(N, 64) }
            Self::rotate_180_pieces(index, N)
        }
        /// The packed position of `pieces` pieces, turned anticlockwise by a quarter: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_270_pieces(index: u64, pieces: usize) -> u64 {
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
                            Self::rotate_270_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, turned anticlockwise by a quarter: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
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
    impl W {
        /// The packed position of `N` pieces, piece 0 first, as a `u128`.
        ///
        /// Cost: 4 operations for each piece, no table.
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
        /// Cost: 3 operations for each piece, no table.
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
        /// Cost: 3 operations, no table.
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
        /// Cost: 8 operations, no table.
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
        /// Cost: 15 operations, no table.
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
        /// The packed position of `pieces` pieces, ranks mirrored: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
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
        /// The packed position of `N` pieces, ranks mirrored: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
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
        /// The packed position of `pieces` pieces, files mirrored: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
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
        /// The packed position of `N` pieces, files mirrored: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
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
        /// The packed position of `pieces` pieces, mirrored at the a1-h8 diagonal: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
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
        /// The packed position of `N` pieces, mirrored at the a1-h8 diagonal: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
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
        /// The packed position of `pieces` pieces, mirrored at the a8-h1 diagonal: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
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
        /// The packed position of `N` pieces, mirrored at the a8-h1 diagonal: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
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
        /// The packed position of `pieces` pieces, turned clockwise by a quarter: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_90_pieces_u128(index: u128, pieces: usize) -> u128 {
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
                            Self::rotate_90_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, turned clockwise by a quarter: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
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
        /// The packed position of `pieces` pieces, turned by half: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_180_pieces_u128(index: u128, pieces: usize) -> u128 {
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
                            Self::rotate_180_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, turned by half: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
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
        /// The packed position of `pieces` pieces, turned anticlockwise by a quarter: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
        ///
        /// # Panics
        /// If there are no pieces, or more than fit the word.
        #[inline(always)]
        #[track_caller]
        pub const fn rotate_270_pieces_u128(index: u128, pieces: usize) -> u128 {
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
                            Self::rotate_270_square(square).index().number(),
                            piece,
                            pieces,
                        );
                piece += 1;
            }
            image
        }
        /// The packed position of `N` pieces, turned anticlockwise by a quarter: pieces one after another, 7 operations, 1 load from 64 bytes of tables for each piece.
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
        q::table::part::<128>(TABLES_OF_W, 84296),
    );
    static NUMBER_AT: [u8; 64] = q::table::read(
        q::table::part::<64>(TABLES_OF_W, 84424),
    );
    impl q::Layout for W {
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
                name: "number",
                width: 6,
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
                bytes: 64,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "rotate_180_square",
                bytes: 64,
                operations: 0,
                loads: 1,
                depth: 0,
            },
            q::Cost {
                name: "rotate_270_square",
                bytes: 64,
                operations: 0,
                loads: 1,
                depth: 0,
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
                    operations: 26,
                    loads: 0,
                    depth: 7,
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
                    operations: 29,
                    loads: 0,
                    depth: 8,
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
                    operations: 26,
                    loads: 0,
                    depth: 7,
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
                    operations: 25,
                    loads: 0,
                    depth: 7,
                }
            },
            q::Cost {
                name: "rotate_90",
                bytes: 0,
                operations: 17,
                loads: 0,
                depth: 5,
            },
            q::Cost {
                name: "rotate_180",
                bytes: 0,
                operations: 17,
                loads: 0,
                depth: 5,
            },
            q::Cost {
                name: "rotate_270",
                bytes: 0,
                operations: 12,
                loads: 0,
                depth: 5,
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
                    operations: 36,
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
                    operations: 36,
                    loads: 0,
                    depth: 8,
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
                    operations: 38,
                    loads: 0,
                    depth: 7,
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
                    operations: 34,
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
                    operations: 36,
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
                    operations: 32,
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
                    operations: 38,
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
                    operations: 33,
                    loads: 0,
                    depth: 7,
                }
            },
            q::Cost {
                name: "rook_attacks",
                bytes: 66336,
                operations: 5,
                loads: 8,
                depth: 5,
            },
            q::Cost {
                name: "bishop_attacks",
                bytes: 14952,
                operations: 4,
                loads: 7,
                depth: 4,
            },
            q::Cost {
                name: "queen_attacks",
                bytes: 81288,
                operations: 10,
                loads: 15,
                depth: 6,
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
                    width: 6,
                    fixed: 0,
                    per_piece: 0,
                    stride: 6,
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
                            |index| {
                                if q::target::VBMI {
                                    if (4 <= pieces) & (pieces <= 8) {
                                        q::bits::extracted(
                                            q::bits::substituted(
                                                q::bits::deposited(index, 0x3f3f3f3f3f3f3f3f),
                                                [
                                                    0x16152322212f2e2d, 0x2a3231303b3a3917, 0x807062928272c2b,
                                                    0x1c1b201f1e262524, 0x121a19180504031d, 0x2010011100f1413,
                                                    0x34333837360e0d0c, 0x3e3f3c3d0b0a0935,
                                                ],
                                            ),
                                            0x3f3f3f3f3f3f3f3f >> (64 - pieces.wrapping_mul(8)),
                                        )
                                    } else {
                                        let mut image = 0;
                                        let mut piece = 0;
                                        while piece < pieces {
                                            let square = q::Square::from_index(
                                                q::index::U6::masked(
                                                    <Self as q::Layout>::PACKING
                                                        .number_u64(index, piece, pieces),
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
                                } else {
                                    Self::flip_vertical_pieces(index, pieces)
                                }
                            },
                            |index| Self::flip_vertical_pieces_u128(index, pieces),
                        ),
                    )
                }
                q::Symmetry::FlipHorizontal => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| {
                                if q::target::VBMI {
                                    if (4 <= pieces) & (pieces <= 8) {
                                        q::bits::extracted(
                                            q::bits::substituted(
                                                q::bits::deposited(index, 0x3f3f3f3f3f3f3f3f),
                                                [
                                                    0x2e2d3b3a39171615, 0x121a19182322212f, 0x2010011100f1413,
                                                    0x34333837360e0d0c, 0x2a3231300b0a0935, 0x807062928272c2b,
                                                    0x1c1b201f1e262524, 0x3c3d3e3f0504031d,
                                                ],
                                            ),
                                            0x3f3f3f3f3f3f3f3f >> (64 - pieces.wrapping_mul(8)),
                                        )
                                    } else {
                                        let mut image = 0;
                                        let mut piece = 0;
                                        while piece < pieces {
                                            let square = q::Square::from_index(
                                                q::index::U6::masked(
                                                    <Self as q::Layout>::PACKING
                                                        .number_u64(index, piece, pieces),
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
                                } else {
                                    Self::flip_horizontal_pieces(index, pieces)
                                }
                            },
                            |index| Self::flip_horizontal_pieces_u128(index, pieces),
                        ),
                    )
                }
                q::Symmetry::FlipDiagonal => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| {
                                if q::target::VBMI {
                                    if (4 <= pieces) & (pieces <= 8) {
                                        q::bits::extracted(
                                            q::bits::substituted(
                                                q::bits::deposited(index, 0x3f3f3f3f3f3f3f3f),
                                                [
                                                    0x3a39171615232221, 0x1e2625242f2e2d3b, 0x504031d1c1b201f,
                                                    0x100f1413121a1918, 0x360e0d0c02010011, 0xb0a093534333837,
                                                    0x28272c2b2a323130, 0x3d3e3f3c08070629,
                                                ],
                                            ),
                                            0x3f3f3f3f3f3f3f3f >> (64 - pieces.wrapping_mul(8)),
                                        )
                                    } else {
                                        let mut image = 0;
                                        let mut piece = 0;
                                        while piece < pieces {
                                            let square = q::Square::from_index(
                                                q::index::U6::masked(
                                                    <Self as q::Layout>::PACKING
                                                        .number_u64(index, piece, pieces),
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
                                } else {
                                    Self::flip_diagonal_pieces(index, pieces)
                                }
                            },
                            |index| Self::flip_diagonal_pieces_u128(index, pieces),
                        ),
                    )
                }
                q::Symmetry::FlipAntiDiagonal => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| {
                                if q::target::VBMI {
                                    if (4 <= pieces) & (pieces <= 8) {
                                        q::bits::extracted(
                                            q::bits::substituted(
                                                q::bits::deposited(index, 0x3f3f3f3f3f3f3f3f),
                                                [
                                                    0x22212f2e2d3b3a39, 0x360e0d0c17161523, 0xb0a093534333837,
                                                    0x28272c2b2a323130, 0x1e26252408070629, 0x504031d1c1b201f,
                                                    0x100f1413121a1918, 0x3f3c3d3e02010011,
                                                ],
                                            ),
                                            0x3f3f3f3f3f3f3f3f >> (64 - pieces.wrapping_mul(8)),
                                        )
                                    } else {
                                        let mut image = 0;
                                        let mut piece = 0;
                                        while piece < pieces {
                                            let square = q::Square::from_index(
                                                q::index::U6::masked(
                                                    <Self as q::Layout>::PACKING
                                                        .number_u64(index, piece, pieces),
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
                                } else {
                                    Self::flip_anti_diagonal_pieces(index, pieces)
                                }
                            },
                            |index| Self::flip_anti_diagonal_pieces_u128(index, pieces),
                        ),
                    )
                }
                q::Symmetry::Rotate90 => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| {
                                if q::target::VBMI {
                                    if (4 <= pieces) & (pieces <= 8) {
                                        q::bits::extracted(
                                            q::bits::substituted(
                                                q::bits::deposited(index, 0x3f3f3f3f3f3f3f3f),
                                                [
                                                    0xa09080706050403, 0x1b1a19180201000b, 0x232221201f1e1d1c,
                                                    0x2b2a292827262524, 0x333231302f2e2d2c, 0x3b3a393837363534,
                                                    0x131211100f0e0d0c, 0x3c3f3e3d17161514,
                                                ],
                                            ),
                                            0x3f3f3f3f3f3f3f3f >> (64 - pieces.wrapping_mul(8)),
                                        )
                                    } else {
                                        let mut image = 0;
                                        let mut piece = 0;
                                        while piece < pieces {
                                            let square = q::Square::from_index(
                                                q::index::U6::masked(
                                                    <Self as q::Layout>::PACKING
                                                        .number_u64(index, piece, pieces),
                                                ),
                                            );
                                            image
                                                |= <Self as q::Layout>::PACKING
                                                    .spread_u64(
                                                        Self::rotate_90_square(square).index().number(),
                                                        piece,
                                                        pieces,
                                                    );
                                            piece += 1;
                                        }
                                        image
                                    }
                                } else {
                                    Self::rotate_90_pieces(index, pieces)
                                }
                            },
                            |index| Self::rotate_90_pieces_u128(index, pieces),
                        ),
                    )
                }
                q::Symmetry::Rotate180 => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| {
                                if q::target::VBMI {
                                    if (4 <= pieces) & (pieces <= 8) {
                                        q::bits::extracted(
                                            q::bits::substituted(
                                                q::bits::deposited(index, 0x3f3f3f3f3f3f3f3f),
                                                [
                                                    0x1000b0a09080706, 0x2726252405040302, 0x2f2e2d2c2b2a2928,
                                                    0x3736353433323130, 0xf0e0d0c3b3a3938, 0x1716151413121110,
                                                    0x1f1e1d1c1b1a1918, 0x3d3c3f3e23222120,
                                                ],
                                            ),
                                            0x3f3f3f3f3f3f3f3f >> (64 - pieces.wrapping_mul(8)),
                                        )
                                    } else {
                                        let mut image = 0;
                                        let mut piece = 0;
                                        while piece < pieces {
                                            let square = q::Square::from_index(
                                                q::index::U6::masked(
                                                    <Self as q::Layout>::PACKING
                                                        .number_u64(index, piece, pieces),
                                                ),
                                            );
                                            image
                                                |= <Self as q::Layout>::PACKING
                                                    .spread_u64(
                                                        Self::rotate_180_square(square).index().number(),
                                                        piece,
                                                        pieces,
                                                    );
                                            piece += 1;
                                        }
                                        image
                                    }
                                } else {
                                    Self::rotate_180_pieces(index, pieces)
                                }
                            },
                            |index| Self::rotate_180_pieces_u128(index, pieces),
                        ),
                    )
                }
                q::Symmetry::Rotate270 => {
                    ::core::option::Option::Some(
                        q::Word::either(
                            index,
                            |index| {
                                if q::target::VBMI {
                                    if (4 <= pieces) & (pieces <= 8) {
                                        q::bits::extracted(
                                            q::bits::substituted(
                                                q::bits::deposited(index, 0x3f3f3f3f3f3f3f3f),
                                                [
                                                    0x4030201000b0a09, 0x3332313008070605, 0x3b3a393837363534,
                                                    0x131211100f0e0d0c, 0x1b1a191817161514, 0x232221201f1e1d1c,
                                                    0x2b2a292827262524, 0x3e3d3c3f2f2e2d2c,
                                                ],
                                            ),
                                            0x3f3f3f3f3f3f3f3f >> (64 - pieces.wrapping_mul(8)),
                                        )
                                    } else {
                                        let mut image = 0;
                                        let mut piece = 0;
                                        while piece < pieces {
                                            let square = q::Square::from_index(
                                                q::index::U6::masked(
                                                    <Self as q::Layout>::PACKING
                                                        .number_u64(index, piece, pieces),
                                                ),
                                            );
                                            image
                                                |= <Self as q::Layout>::PACKING
                                                    .spread_u64(
                                                        Self::rotate_270_square(square).index().number(),
                                                        piece,
                                                        pieces,
                                                    );
                                            piece += 1;
                                        }
                                        image
                                    }
                                } else {
                                    Self::rotate_270_pieces(index, pieces)
                                }
                            },
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
    impl q::SquareBoard for W {}
    static FILE_SETS: [u64; 8] = q::table::read(
        q::table::part::<64>(TABLES_OF_W, 84488),
    );
    static RANK_SETS: [u64; 8] = q::table::read(
        q::table::part::<64>(TABLES_OF_W, 84552),
    );
    static DIAGONAL_SETS: [u64; 15] = q::table::read(
        q::table::part::<120>(TABLES_OF_W, 84616),
    );
    static ANTI_DIAGONAL_SETS: [u64; 15] = q::table::read(
        q::table::part::<120>(TABLES_OF_W, 84736),
    );
    static RAYS: [[u64; 64]; 8] = q::table::read(
        q::table::part::<4096>(TABLES_OF_W, 84856),
    );
    static NEIGHBOURS: [u64; 64] = q::table::read(
        q::table::part::<512>(TABLES_OF_W, 88952),
    );
    static DIRECTIONS: [[u8; 64]; 64] = q::table::read(
        q::table::part::<4096>(TABLES_OF_W, 89464),
    );
    static PAWN_ATTACKS: [[u64; 64]; 2] = q::table::read(
        q::table::part::<1024>(TABLES_OF_W, 93560),
    );
    static PAWN_PUSHES: [[u64; 64]; 2] = q::table::read(
        q::table::part::<1024>(TABLES_OF_W, 94584),
    );
    static BETWEEN_SETS: [[u64; 64usize]; 64usize] = q::lines::between_64(&RAYS);
    static LINE_SETS: [[u64; 64usize]; 64usize] = q::lines::through_64(&RAYS);
    impl q::BitboardLayout for W {
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
                                        0x16152322212f2e2d, 0x2a3231303b3a3917, 0x807062928272c2b,
                                        0x1c1b201f1e262524, 0x121a19180504031d, 0x2010011100f1413,
                                        0x34333837360e0d0c, 0x3e3f3c3d0b0a0935,
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
                                        0x2e2d3b3a39171615, 0x121a19182322212f, 0x2010011100f1413,
                                        0x34333837360e0d0c, 0x2a3231300b0a0935, 0x807062928272c2b,
                                        0x1c1b201f1e262524, 0x3c3d3e3f0504031d,
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
                                        0x3a39171615232221, 0x1e2625242f2e2d3b, 0x504031d1c1b201f,
                                        0x100f1413121a1918, 0x360e0d0c02010011, 0xb0a093534333837,
                                        0x28272c2b2a323130, 0x3d3e3f3c08070629,
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
                                        0x22212f2e2d3b3a39, 0x360e0d0c17161523, 0xb0a093534333837,
                                        0x28272c2b2a323130, 0x1e26252408070629, 0x504031d1c1b201f,
                                        0x100f1413121a1918, 0x3f3c3d3e02010011,
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
                                    0x3d050432131d, 0x242f28270a093900, 0x2610382931302c25,
                                    0xe0d12141e082b2a, 0x203736182221032d, 0x3407351f2e,
                                    0x1133061a191c1b0c, 0xb0000233e3b3a0f,
                                ],
                                0x9fff1ffffffffe3f,
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
                                    0x2f0e1f131d38, 0x362e202a00000000, 0xb26101e12243937,
                                    0x28270f1b0c3e1a19, 0x350a11331c142906, 0x3a082b0d2d,
                                    0x92c073b34313018, 0x3200000025,
                                ],
                                0x11ff1ffffffff03f,
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
                                    0x8070e1f29010015, 0x252827180000003e, 0x3f17161b1d0f0926,
                                    0xd0c3831303b3433, 0x2a0b3736321c1435, 0x2e2d06391a191e20,
                                    0xa112b3a2c131224, 0x2f0200000010,
                                ],
                                0x31fffffffffff1ff,
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
                                    0x1a2b1f2914000000, 0x100d0c240000003b, 0x3100380a17,
                                    0x1e301513123a2c36, 0x183f262502321c2a, 0x2820350934331b27,
                                    0xb37193911011d0f, 0xe0000000016,
                                ],
                                0x21ffffffff1ff1f8,
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
                                    0x2b35040321000000, 0x381f1e303f0b0a1a, 0x1c011d3716,
                                    0x291b003231343324, 0xc17100f3c232227, 0xe2820111918140d,
                                    0x26252a2c36021312, 0x3b05003a390915,
                                ],
                                0x6fffffffff1ffff8,
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
                                    0x3520000000000000, 0x1d04291b1726372b, 0x2202132515,
                                    0x31401231c191830, 0x1e1638120000000d, 0x50e28362a0c211f,
                                    0x100f2733243c3231, 0x1a0000342c1100,
                                ],
                                0x4ffffff1ff1fffc0,
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
                                    0x62d0000003c0201, 0x12051f1e26371107, 0x1615002132313638,
                                    0x4291322142b2a0c, 0xd100f3000000028, 0x3d2f2e333527030e,
                                    0x2524201918231c1b, 0x170800001a342c1d,
                                ],
                                0xcffffff1ffffffc7,
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
                                    0x233213, 0x303d0e0d37112c00, 0x10381d031c1b330f,
                                    0x51f312129073527, 0x2825240c0000002e, 0x190620042f,
                                    0x36182d2b2a22141e, 0x26000000081a3412,
                                ],
                                0x8fff1ff1fffffe07,
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
                                    0x3c0201001516173f, 0x2332131d3810260b, 0x221c31120f25370a,
                                    0x21141b3024361109, 0x3291e0c18332c39, 0x41f0d272a19343a,
                                    0x50e2820352b1a3b, 0x3d2f2e2d0607083e,
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
                                    0x3f0b0a09393a3b3e, 0x172637112c341a08, 0x1610253633192b07,
                                    0x15380f24182a3506, 0x1d12300c27202d, 0x113311b1e0d282e,
                                    0x2321c14291f0e2f, 0x3c2322210304053d,
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
                                    0x2e2d2f3d0706083e, 0x28200e052b351a3b, 0x1e0c290333182c39,
                                    0xd271f04192a343a, 0x100023c1615173f, 0x131d32231038260b,
                                    0x1b30142136241109, 0x31121c22250f370a,
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
                                    0x3e0807062d2e2f3d, 0x3b1a2b3520280e05, 0x3a34192a270d1f04,
                                    0x392c33180c1e2903, 0x9113624301b1421, 0xa37250f12311c22,
                                    0xb2610381d133223, 0x3f1716150001023c,
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
                                    0x3d2f2e2d0607083e, 0x50e2820352b1a3b, 0x41f0d272a19343a,
                                    0x3291e0c18332c39, 0x21141b3024361109, 0x221c31120f25370a,
                                    0x2332131d3810260b, 0x3c0201001516173f,
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
                                    0x3d2f2e2d0607083e, 0x50e2820352b1a3b, 0x41f0d272a19343a,
                                    0x3291e0c18332c39, 0x21141b3024361109, 0x221c31120f25370a,
                                    0x2332131d3810260b, 0x3c0201001516173f,
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
                                    0x1c2b061529202630, 0xd043a0f3608173e, 0x28370921352c320c,
                                    0x1907161b120b233f, 0x3413002d11380e18, 0x250a22271e022f3c,
                                    0x101f03391d141a24, 0x31012e332a053b3d,
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
                                    0x23020b17052f3b08, 0x22010a16042e3a07, 0x21000915032d3906,
                                    0x1c1337101f28342b, 0x141d113829202c35, 0x1b12360f1e27332a,
                                    0x323c263f0e3d1a3e, 0x303124250c0d1819,
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
                                    0x352b1a3b0607083e, 0x18332c392a19343a, 0x11372617090a0b3f,
                                    0x240f381536251016, 0x1d1332230001023c, 0x301b142112311c22,
                                    0x291f0e2f0304053d, 0xc27202d1e0d282e,
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
                                    0x2c341a08393a3b3e, 0x182a350633192b07, 0x3810260b1516173f,
                                    0x243611090f25370a, 0x141c32022122233c, 0x30121d001b311301,
                                    0x20280e052d2e2f3d, 0xc1e2903270d1f04,
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
            ::core::option::Option::None
        }
    }
};
