#![doc = include_str!("counterparts.md")]
