//! Tablebase indexes, tested through the public interface.

mod encoders;
mod tablebase;
