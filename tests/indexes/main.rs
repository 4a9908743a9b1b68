//! Tablebase indexes as their users see them.

mod encoders;
mod tablebase;
