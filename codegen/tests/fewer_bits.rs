//! Keys with one bit less than there are relevant squares, with a1 = 0, found by a search. Others had
//! found such magics for eleven squares of the rook and six of the bishop.

use std::collections::BTreeMap;

use quadrille_codegen::model::{Board, Leap, Square};
use quadrille_codegen::reference;

use crate::riders::{BISHOP, ROOK};

/// The square, the bits of the key, and the magic.
const ROOKS: [(&str, u32, u64); 14] = [
    ("a7", 10, 0x00ff_fce5_e2ad_9600),
    ("a8", 11, 0x00ff_ff9d_ffae_f52e),
    ("b7", 9, 0x007f_f878_98e5_9200),
    ("b8", 10, 0x007f_ffbf_ffc4_c2b3),
    ("c7", 9, 0x003f_ff61_ff4e_de00),
    ("c8", 10, 0x003f_ffb1_ffad_7d6e),
    ("d7", 9, 0x001f_fe29_fe34_ea00),
    ("d8", 10, 0x001f_ff49_ff47_2d26),
    ("e7", 9, 0x000f_ff59_ff54_3600),
    ("e8", 10, 0x000f_ffd9_ffd7_d2ca),
    ("f7", 9, 0x0007_ffb5_ffb2_a600),
    ("g7", 9, 0x0003_ff95_e5e6_a4c0),
    ("g8", 10, 0x0003_fff8_8f69_c88c),
    ("h8", 11, 0x0001_fffc_b3fc_c99a),
];

const BISHOPS: [(&str, u32, u64); 17] = [
    ("a1", 5, 0x0018_e8a4_71fc_bbfd),
    ("a2", 4, 0x0000_7473_33bd_6fec),
    ("a3", 4, 0x0040_134a_f679_afe1),
    ("a7", 4, 0x0007_f6ce_3aa5_2c2c),
    ("a8", 5, 0x0003_fede_0984_3aac),
    ("b1", 4, 0x0005_f015_6e6f_f5ca),
    ("b2", 4, 0x0000_2599_e7ce_b7fa),
    ("b7", 4, 0x0003_ff0d_b927_7407),
    ("b8", 4, 0x0000_03fd_6b0d_212c),
    ("g1", 4, 0x0006_475b_9aff_c031),
    ("g2", 4, 0x0000_05ba_7cf7_7d81),
    ("g7", 4, 0x007e_d946_62ad_a792),
    ("g8", 4, 0x0000_7ff7_dc16_7a86),
    ("h1", 5, 0x0000_888a_ac57_ff79),
    ("h2", 4, 0x0000_01a8_d2a6_3f9f),
    ("h7", 4, 0x003f_da3c_ec4c_49b6),
    ("h8", 5, 0x007f_edf7_0dda_8e02),
];

/// True if all occupancies with the same key have the same attack set.
fn tells_apart(square: Square, ride: Leap, key_bits: u32, magic: u64) -> bool {
    let board = Board::new(8, 8).expect("a board");
    let mut attacks = BTreeMap::new();
    reference::subsets(reference::relevant(board, square, ride)).all(|occupied| {
        // The numbers are those of squares in board order.
        let key = (occupied.low() as u64).wrapping_mul(magic) >> (64 - key_bits);
        let attacked = reference::rides(board, square, ride, occupied);
        *attacks.entry(key).or_insert(attacked) == attacked
    })
}

fn square(name: &str) -> Square {
    let [file, rank] = name.as_bytes() else { panic!("a name") };
    Square(file - b'a' + 8 * (rank - b'1'))
}

fn check(ride: Leap, magics: &[(&str, u32, u64)]) {
    let board = Board::new(8, 8).expect("a board");
    for &(name, key_bits, magic) in magics {
        let from = square(name);
        assert_eq!(reference::relevant(board, from, ride).count_ones(), key_bits + 1, "{name}");
        assert!(tells_apart(from, ride, key_bits, magic), "{name}");
        // With another bit less the magic fails.
        assert!(!tells_apart(from, ride, key_bits - 1, magic), "{name}");
    }
}

#[test]
fn harmless_collisions_of_rooks() {
    check(ROOK, &ROOKS);
}

#[test]
fn harmless_collisions_of_bishops() {
    check(BISHOP, &BISHOPS);
}
