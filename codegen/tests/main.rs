//! The compiler, in one program: each program of its own would take as long to link.

mod bitboards;
mod boards;
mod builder;
mod dependencies;
mod emitted_docs;
mod equal_keys;
mod fewer_bits;
mod instructions;
mod language;
mod limits;
mod movements;
mod mutants;
mod number_maps;
mod numberings;
mod packed;
mod packed_places;
mod random_movements;
mod riders;
mod security;
mod sliders;
mod slots;
mod stages;
mod tablebase;
mod turned;
mod w_in_words;
mod w_system;
