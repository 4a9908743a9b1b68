//! The places of bits in packed positions, by the runtime, against the definition of an order: its runs
//! from the top down, in each the last piece first, and the fields of a piece in written order.

use quadrille_circuits::packing::Packing;
use quadrille_codegen::model::{Field, PackedOrder};

/// Orders of fields of 3 and 3 bits, of 4, 2 and 1 and of one of 7, and some that mix them.
fn orders() -> Vec<PackedOrder> {
    let field = |width, shift| Field { name: format!("f{shift}"), width, shift };
    let numbers = [
        vec![field(3, 3), field(3, 0)],
        vec![field(1, 6), field(2, 4), field(4, 0)],
        vec![field(7, 0)],
    ];
    let orders = [PackedOrder::by_fields, PackedOrder::by_piece, PackedOrder::by_plane];
    let mixed = [
        PackedOrder(vec![vec![field(3, 0)], vec![field(3, 3)]]),
        PackedOrder(vec![vec![field(4, 0), field(1, 6)], vec![field(2, 4)]]),
    ];
    numbers.iter().flat_map(|fields| orders.map(|order| order(fields))).chain(mixed).collect()
}

/// The packing in the runtime's form, leaked, since its fields are static.
fn emitted(packing: &Packing) -> quadrille_runtime::Packing {
    quadrille_runtime::Packing::new(packing.fields().to_vec().leak(), packing.span())
}

/// The content of each bit of a word, least significant first: a piece, and a bit of its number.
fn bits(order: &PackedOrder, pieces: usize) -> Vec<(usize, u32)> {
    let mut bits = Vec::new();
    for run in order.0.iter().rev() {
        for piece in 0..pieces {
            let fields = run.iter().rev();
            let numbers = fields.flat_map(|field| field.shift..field.shift + field.width);
            bits.extend(numbers.map(|bit| (piece, bit)));
        }
    }
    bits
}

/// The word of a number for one piece and 0 for the others.
fn word(bits: &[(usize, u32)], piece: usize, number: u8) -> u128 {
    let is_set = |&(other, bit): &(usize, u32)| other == piece && number >> bit & 1 == 1;
    bits.iter().enumerate().fold(0, |word, (place, bit)| word | u128::from(is_set(bit)) << place)
}

#[test]
fn every_number_of_every_piece_is_where_the_order_says() {
    for order in orders() {
        let (narrow, wide) = (order.packing(64), order.packing(128));
        let runtime = emitted(&narrow);
        for pieces in 1..=wide.most_pieces() as usize {
            let is_narrow = pieces <= narrow.most_pieces() as usize;
            let bits = bits(&order, pieces);
            let all: u128 = (0..pieces).fold(0, |all, piece| all | word(&bits, piece, u8::MAX));
            for piece in 0..pieces {
                for number in 0..1 << wide.bits() {
                    let mut numbers = vec![0; pieces];
                    numbers[piece] = number;
                    let word = word(&bits, piece, number);
                    let others = all ^ word;
                    let rest = number ^ ((1 << wide.bits()) - 1);
                    assert_eq!(runtime.spread::<u128>(number, piece, pieces), word);
                    assert_eq!(runtime.number(word, piece, pieces), number);
                    assert_eq!(runtime.number(others, piece, pieces), rest);
                    assert_eq!(wide.pack(&numbers), word);
                    if is_narrow {
                        let (word, others) = (word as u64, others as u64);
                        assert_eq!(runtime.spread::<u64>(number, piece, pieces), word);
                        assert_eq!(runtime.number(word, piece, pieces), number);
                        assert_eq!(runtime.number(others, piece, pieces), rest);
                        assert_eq!(narrow.pack(&numbers), word.into());
                    }
                }
            }
            for set in 0..1_u8 << wide.bits() {
                let mask = (0..pieces).fold(0, |mask, piece| mask | word(&bits, piece, set));
                assert_eq!(runtime.mask::<u128>(set, pieces), mask);
                assert_eq!(wide.mask(set.into(), pieces as u32), mask);
                if is_narrow {
                    assert_eq!(runtime.mask::<u64>(set, pieces), mask as u64);
                    assert_eq!(narrow.mask(set.into(), pieces as u32), mask);
                }
            }
        }
    }
}
