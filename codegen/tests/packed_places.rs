//! Where the compiler believes the bits of packed positions to lie is where the runtime puts them.

use quadrille_codegen::layout::{Field, PackedOrder};
use quadrille_codegen::model::Packing;
use quadrille_runtime::packed::PackedField;

/// Orders of fields of 3 and 3 bits, of 4, 2 and 1 and of one of 7.
fn orders() -> Vec<PackedOrder> {
    let field = |width, shift| Field { name: format!("f{shift}"), width, shift };
    let numbers = [
        vec![field(3, 3), field(3, 0)],
        vec![field(1, 6), field(2, 4), field(4, 0)],
        vec![field(7, 0)],
    ];
    let orders = [PackedOrder::by_fields, PackedOrder::by_piece, PackedOrder::by_plane];
    numbers.iter().flat_map(|fields| orders.map(|order| order(fields))).collect()
}

/// The packing as it is emitted, for ever: the runtime's has static fields.
fn emitted(packing: &Packing) -> quadrille_runtime::Packing {
    let fields: &'static [PackedField] = packing.fields().to_vec().leak();
    quadrille_runtime::Packing::new(fields, packing.span())
}

#[test]
fn every_number_of_every_piece_is_where_the_runtime_puts_it() {
    for order in orders() {
        let (narrow, wide) = (Packing::new(&order, 64), Packing::new(&order, 128));
        let runtime = emitted(&narrow);
        for pieces in 1..=narrow.most_pieces() as usize {
            for piece in 0..pieces {
                for number in 0..1 << narrow.bits() {
                    let mut numbers = vec![0; pieces];
                    numbers[piece] = number;
                    let spread = runtime.spread_u64(number, piece, pieces);
                    assert_eq!(narrow.pack(&numbers), spread.into());
                    assert_eq!(wide.pack(&numbers), runtime.spread_u128(number, piece, pieces));
                    assert_eq!(runtime.number_u64(spread, piece, pieces), number);
                }
            }
            for bits in 0..1_u8 << narrow.bits() {
                let mask = runtime.mask_u64(bits, pieces);
                assert_eq!(narrow.mask(bits.into(), pieces as u32), mask.into());
            }
        }
    }
}
