//! Bit groups: a picture, and where the bits lie.

use super::keys::{keys, single};
use super::{Text, number_table, word};

keys! {
    /// Bit groups, as they are drawn.
    pub(crate) struct Groups {
        picture: Vec<Text> = single(|input| number_table::picture(input, "`[ \"...\", ... ]`")),
        bits: Text = single(|input| {
            word::text(input, "a string of groups, the most significant first")
        }),
    }
}
