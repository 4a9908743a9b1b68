//! The fields of a position's notation, each with its column, for errors.

use std::fmt;

use quadrille::Color;

/// A mistake in a position's notation, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    /// The column of the first character that is wrong, counted from 1.
    column: usize,
    message: String,
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {} of the FEN: {}", self.column, self.message)
    }
}

impl std::error::Error for FenError {}

/// A fragment of the notation, with its column.
#[derive(Clone, Copy)]
pub struct Fragment<'a> {
    pub text: &'a str,
    pub column: usize,
}

impl<'a> Fragment<'a> {
    /// The fragments between separators.
    pub fn split(self, separator: char) -> impl Iterator<Item = Fragment<'a>> {
        self.text.split(separator).scan(self.column, |next, text| {
            let column = *next;
            *next += text.chars().count() + 1;
            Some(Fragment { text, column })
        })
    }

    /// The given number of bytes, which must end a character, and the rest.
    pub fn split_at(self, bytes: usize) -> (Fragment<'a>, Fragment<'a>) {
        let (first, rest) = self.text.split_at(bytes);
        let column = self.column + first.chars().count();
        (Fragment { text: first, ..self }, Fragment { text: rest, column })
    }

    /// The characters, each with its column.
    pub fn chars(self) -> impl Iterator<Item = (usize, char)> {
        (self.column..).zip(self.text.chars())
    }

    /// The column after the fragment.
    fn end(self) -> usize {
        self.column + self.text.chars().count()
    }

    /// An error at the beginning of the fragment.
    pub fn error(self, message: impl Into<String>) -> FenError {
        error_at(self.column, message)
    }

    /// The side to move, given the letters of White and Black.
    pub fn side(self, [white, black]: [&str; 2]) -> Result<Color, FenError> {
        match self.text {
            text if text == white => Ok(Color::White),
            text if text == black => Ok(Color::Black),
            other => {
                let message = format!("'{other}' is no side to move: {white} and {black} are");
                Err(self.error(message))
            }
        }
    }

    fn number(self, name: &str) -> Result<u32, FenError> {
        self.text.parse().map_err(|_| self.error(format!("'{}' is not the {name}", self.text)))
    }
}

pub fn error_at(column: usize, message: impl Into<String>) -> FenError {
    FenError { column, message: message.into() }
}

/// The fields that are still to be read, with any number of spaces between them.
pub struct Fields<'a> {
    rest: Vec<Fragment<'a>>,
    end: usize,
}

impl<'a> Fields<'a> {
    pub fn of(text: &'a str) -> Self {
        let whole = Fragment { text, column: 1 };
        let mut rest: Vec<_> = whole.split(' ').filter(|field| !field.text.is_empty()).collect();
        rest.reverse();
        Fields { rest, end: whole.end() }
    }

    /// The next field, which must be there.
    pub fn next(&mut self, name: &str) -> Result<Fragment<'a>, FenError> {
        let missing = || error_at(self.end, format!("the {name} is missing"));
        self.rest.pop().ok_or_else(missing)
    }

    /// Drops a number that may be missing.
    pub fn skip_number(&mut self, name: &str) -> Result<(), FenError> {
        self.rest.pop().map_or(Ok(()), |field| field.number(name).map(|_| ()))
    }

    /// Drops the last two fields of a FEN, which may be missing: no rule of these programs looks at them.
    pub fn skip_clocks(&mut self) -> Result<(), FenError> {
        self.skip_number("number of halfmoves since a capture or pawn move")?;
        self.skip_number("number of the move")?;
        self.finish("a FEN has no more than six fields")
    }

    /// Drops a field of other games, which may be missing and holds nothing.
    pub fn skip_dash(&mut self) -> Result<(), FenError> {
        match self.rest.pop() {
            Some(field) if field.text != "-" => {
                Err(field.error(format!("'{}' where this game has '-'", field.text)))
            }
            _ => Ok(()),
        }
    }

    /// Refuses remaining fields.
    pub fn finish(&mut self, message: &str) -> Result<(), FenError> {
        self.rest.pop().map_or(Ok(()), |extra| Err(extra.error(message)))
    }
}
