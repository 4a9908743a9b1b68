//! Flips of packed positions, against the board itself.

mod numberings;

use std::time::Instant;

use numberings::{Named, Random};
use quadrille_codegen::layout::{Field, PackedOrder};
use quadrille_codegen::solve::flips::Objective;
use quadrille_codegen::solve::flips::packed::{Packing, Solver};

fn octal(width: u32) -> Packing {
    let field = |name: &str, shift| Field { name: name.into(), width: 3, shift };
    Packing::new(&PackedOrder::by_fields(&[field("hi", 3), field("lo", 0)]), width)
}
#[test]
#[ignore = "a measurement"]
fn gates() {
    let mut numberings = numberings::standard();
    let mut random = Random(12);
    numberings.push(Named { name: "random", numbering: numberings::random(8, 8, 64, &mut random) });
    for Named { name, numbering } in numberings {
        let board = numbering.board();
        let start = Instant::now();
        let packing = if numbering.bits() == 6 {
            octal(64)
        } else {
            Packing::new(
                &PackedOrder::by_piece(&[Field {
                    name: "n".into(),
                    width: numbering.bits(),
                    shift: 0,
                }]),
                64,
            )
        };
        let mut out = vec![];
        for &symmetry in &board.symmetries()[1..] {
            let image = |sq| numbering.number(board.image(sq, symmetry));
            let map = Solver::new(&packing, &numbering, Objective::Latency).map(image);
            out.push((
                map.planes.cost().operations,
                map.program.is_some(),
                map.cost(&packing, 5).map(|c| (c.operations, c.depth)),
                map.least_pieces(&packing),
            ));
        }
        println!("{name:12} {:?} {out:?}", start.elapsed());
    }
}
