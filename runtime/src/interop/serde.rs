//! Serialization: names in readable formats, numbers in binary ones.
//!
//! A bitboard is serialized as the names of its squares or as its word, and a map as its values, in the order of
//! the board or White's first. Input is checked: numbers must be squares, and bits must be on the board.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde_core::de::{Error, SeqAccess, Unexpected, Visitor};
use serde_core::ser::SerializeTuple;
use serde_core::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::{Bitboard, BitboardLayout, Layout, Square};
use crate::color::{Color, ColorMap};
use crate::direction::Direction;
use crate::square_map::SquareMap;
use crate::symmetry::Symmetry;
use crate::u256::U256;
use crate::word::Word;

/// Reads a value from its name.
struct Named<T>(PhantomData<T>, &'static str);

impl<T: FromStr> Visitor<'_> for Named<T>
where
    T::Err: fmt::Display,
{
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.1)
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<T, E> {
        name.parse().map_err(|error| E::custom(format_args!("{name:?} is {error}")))
    }
}

const SQUARE: &str = "a square of the board";

/// Reads a set from the names of its squares.
struct SquareNames<L>(PhantomData<L>);

impl<L: BitboardLayout> Visitor<'_> for SquareNames<L> {
    type Value = Bitboard<L>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("names of squares")
    }

    fn visit_str<E: Error>(self, names: &str) -> Result<Bitboard<L>, E> {
        let square = |name| Named::<Square<L>>(PhantomData, SQUARE).visit_str(name);
        names.split_whitespace().map(square).collect()
    }
}

/// A value that has a name, and a number for binary formats.
macro_rules! named_or_numbered {
    ($([$($bounds:tt)*] $type:ty: $what:expr, $number:expr, $from_number:expr;)*) => { $(
        impl<$($bounds)*> Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.collect_str(self)
                } else {
                    let number: fn(Self) -> u8 = $number;
                    serializer.serialize_u8(number(*self))
                }
            }
        }

        impl<'de, $($bounds)*> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                if deserializer.is_human_readable() {
                    return deserializer.deserialize_str(Named(PhantomData, $what));
                }
                let number = u8::deserialize(deserializer)?;
                let from_number: fn(u8) -> Option<Self> = $from_number;
                let wrong = || D::Error::invalid_value(Unexpected::Unsigned(number.into()), &$what);
                from_number(number).ok_or_else(wrong)
            }
        }
    )* };
}

named_or_numbered! {
    [L: Layout] Square<L>: SQUARE, Square::number, Square::new;
    [] Color: "a colour", |color| color as u8, |number| Color::ALL.get(usize::from(number)).copied();
    [] Direction: "a direction", |direction| direction as u8,
        |number| Direction::ALL.get(usize::from(number)).copied();
    [] Symmetry: "a symmetry", |symmetry| symmetry as u8, Symmetry::from_discriminant;
}

/// A decimal number in readable formats, which may lack integers of this size, and four integers of 64 bits in others,
/// the lowest first.
impl Serialize for U256 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            self.to_words().serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for U256 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return deserializer.deserialize_str(Named(PhantomData, "a number below 2^256"));
        }
        <[u64; 4]>::deserialize(deserializer).map(U256::from_words)
    }
}

// There is no condition on the word, which types with a layout as their parameter would have to repeat.
impl<L: BitboardLayout> Serialize for Bitboard<L> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let word: U256 = self.word().into();
        match L::Word::BITS {
            _ if serializer.is_human_readable() => serializer.collect_str(&self.names()),
            64 => serializer.serialize_u64(word.low() as u64),
            128 => serializer.serialize_u128(word.low()),
            _ => word.serialize(serializer),
        }
    }
}

impl<'de, L: BitboardLayout> Deserialize<'de> for Bitboard<L> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return deserializer.deserialize_str(SquareNames(PhantomData));
        }
        let word = L::Word::truncated(match L::Word::BITS {
            64 => u64::deserialize(deserializer)?.into(),
            128 => u128::deserialize(deserializer)?.into(),
            _ => U256::deserialize(deserializer)?,
        });
        let set = Bitboard::new(word);
        let outside = || D::Error::custom("bits that are no square of the board");
        if set.word() == word { Ok(set) } else { Err(outside()) }
    }
}

impl<L: Layout, T: Serialize> Serialize for SquareMap<L, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut tuple = serializer.serialize_tuple(L::SQUARES)?;
        self.in_board_order().try_for_each(|(_, value)| tuple.serialize_element(value))?;
        tuple.end()
    }
}

/// Reads a value for each square.
struct Values<L, T>(PhantomData<(L, T)>);

impl<'de, L: Layout, T: Deserialize<'de> + Clone> Visitor<'de> for Values<L, T> {
    type Value = SquareMap<L, T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a value for each of {} squares", L::SQUARES)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Self::Value, A::Error> {
        let mut map = SquareMap::<L, Option<T>>::default();
        for (index, square) in Square::in_board_order().enumerate() {
            let value = values.next_element()?;
            map[square] = Some(value.ok_or_else(|| A::Error::invalid_length(index, &self))?);
        }
        // Values are cloned, since the border repeats the first square's value.
        Ok(SquareMap::from_fn(|square| map[square].clone().expect("each has a value")))
    }
}

impl<'de, L: Layout, T: Deserialize<'de> + Clone> Deserialize<'de> for SquareMap<L, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_tuple(L::SQUARES, Values(PhantomData))
    }
}

impl<T: Serialize> Serialize for ColorMap<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Color::ALL.map(|color| self.get(color)).serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ColorMap<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <[T; 2]>::deserialize(deserializer).map(|[white, black]| ColorMap::new(white, black))
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::string::ToString;

    use crate::u256::U256;

    #[test]
    fn integers_of_256_bits_are_decimal_numbers_in_json() {
        for number in [U256::MIN, U256::bit(128), U256::MAX] {
            let json = serde_json::to_string(&number).expect("text");
            assert_eq!(json, serde_json::to_string(&number.to_string()).expect("text"));
            assert_eq!(serde_json::from_str::<U256>(&json).expect("a number"), number);
        }
        let error = serde_json::from_str::<U256>("\"-1\"").expect_err("a sign").to_string();
        assert!(error.starts_with("\"-1\" is no decimal number below 2^256"), "{error}");
    }
}
