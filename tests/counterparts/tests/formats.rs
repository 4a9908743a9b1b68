//! serde in a readable format and in a binary one.

use quadrille::layouts::{Board5x5, Lerf, Shogi, W};
use quadrille::{Bitboard, Chess, Color, ColorMap, Direction, Square, SquareMap, Symmetry};
use serde::{Deserialize, Serialize};
use serde::de::DeserializeOwned;

/// Writes a value and reads it back in both formats, and returns the text and the bytes.
fn round_trip<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(
    value: &T,
) -> (String, Vec<u8>) {
    let json = serde_json::to_string(value).expect("JSON");
    assert_eq!(&serde_json::from_str::<T>(&json).expect("what was written"), value);
    let bytes = postcard::to_stdvec(value).expect("bytes");
    assert_eq!(&postcard::from_bytes::<T>(&bytes).expect("what was written"), value);
    (json, bytes)
}

#[test]
fn squares_are_names_or_numbers() {
    for &square in Square::<W>::ALL {
        let (json, bytes) = round_trip(&square);
        assert_eq!((json, bytes), (format!("\"{square}\""), vec![square.number()]));
    }
    let error = serde_json::from_str::<Square<W>>("\"i9\"").unwrap_err().to_string();
    assert!(error.starts_with(r#""i9" is not a square of this 8 x 8 board"#), "{error}");
    assert!(serde_json::from_str::<Square<W>>("3").is_err());
    assert!(postcard::from_bytes::<Square<W>>(&[64]).is_err());
    round_trip(&Some(Shogi::_5E));
}

#[test]
fn sets_are_names_or_words() {
    let set = Lerf::A1 | Lerf::B1;
    assert_eq!(round_trip(&set), ("\"a1 b1\"".to_owned(), vec![3]));
    round_trip(&Bitboard::<Shogi>::FULL);
    round_trip(&Bitboard::<W>::EMPTY);
    assert!(
        postcard::from_bytes::<Bitboard<Board5x5>>(&postcard::to_stdvec(&(1_u64 << 25)).unwrap())
            .is_err()
    );
    let error = serde_json::from_str::<Bitboard<Board5x5>>("\"a1 h8\"").unwrap_err().to_string();
    assert!(error.starts_with(r#""h8" is not a square of this 5 x 5 board"#), "{error}");
}

/// A user's position, in which only `bound` is written by hand.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
struct Position<L: Chess> {
    colors: ColorMap<Bitboard<L>>,
    pieces: [Bitboard<L>; 6],
    board: SquareMap<L, Option<char>>,
    en_passant: Option<Square<L>>,
}

/// Writes and reads the position of a layout by code that knows only the layout's traits.
fn position_round_trip<L: Chess>() -> (String, Vec<u8>) {
    let mut board = SquareMap::default();
    board[L::E1] = Some('K');
    round_trip(&Position {
        colors: ColorMap::new(L::E1.bitboard(), L::E8.bitboard()),
        pieces: [L::E1 | L::A8 | L::H1; 6],
        board,
        en_passant: Some(L::D6),
    })
}

#[test]
fn types_with_a_layout_derive_serde() {
    let (json, bytes) = position_round_trip::<W>();
    assert!(json.starts_with(r#"{"colors":["e1","e8"],"#), "{json}");
    assert!(json.ends_with(r#""en_passant":"d6"}"#), "{json}");
    assert_eq!(json, position_round_trip::<Lerf>().0);
    assert_eq!(bytes.last(), Some(&W::D6.number()));
}

#[test]
fn names_of_fieldless_types() {
    assert_eq!(round_trip(&Color::Black), ("\"black\"".to_owned(), vec![1]));
    assert_eq!(round_trip(&Direction::SouthWest), ("\"south_west\"".to_owned(), vec![5]));
    for symmetry in Symmetry::ALL {
        round_trip(&symmetry);
    }
    assert!(postcard::from_bytes::<Color>(&[2]).is_err());
}

#[test]
fn maps_are_lists_of_values() {
    let ranks = SquareMap::<W, u8>::from_fn(|square| square.rank());
    let (json, bytes) = round_trip(&ranks);
    assert!(json.starts_with("[0,0,0,0,0,0,0,0,1,"), "{json}");
    assert!(
        bytes.len() == 64 && bytes.is_sorted(),
        "in the order of the board, whatever the numbers"
    );
    let missing = json.replace("[0,", "[");
    let error = serde_json::from_str::<SquareMap<W, u8>>(&missing).unwrap_err();
    assert!(error.to_string().starts_with("invalid length 63"), "{error}");
    let (json, bytes) = round_trip(&ColorMap::new(3_u8, 4));
    assert_eq!((json.as_str(), bytes), ("[3,4]", vec![3, 4]));
}
