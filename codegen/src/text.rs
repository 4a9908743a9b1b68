//! Numbers as text.

use std::fmt::Display;

use crate::list::list;

/// A whole number with its thousands apart, such as 12,345.
pub fn thousands(number: impl Display) -> String {
    let digits = number.to_string();
    list(digits.as_bytes().rchunks(3).rev(), String::from_utf8_lossy).join(",")
}
