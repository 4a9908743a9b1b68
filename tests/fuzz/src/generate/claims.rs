//! True claims of symmetry, about groups and about fields.

use std::collections::BTreeMap;

use crate::random::Random;

use super::truth::Board;

/// Claims by symmetry.
#[derive(Clone, Debug, Default)]
pub(super) struct Claims(BTreeMap<&'static str, Vec<String>>);

/// A field of numbers: its name, shift and width.
pub(super) type Field = (&'static str, u32, u32);

impl Claims {
    pub(super) fn add(&mut self, symmetry: &'static str, claim: String) {
        self.0.entry(symmetry).or_default().push(claim);
    }

    /// The key, if anything is claimed.
    pub(super) fn key(&self) -> Option<String> {
        let of = |(symmetry, claims): (&&str, &Vec<String>)| {
            format!("{symmetry}: \"{}\"", claims.join(", "))
        };
        let claims: Vec<String> = self.0.iter().map(of).collect();
        (!claims.is_empty()).then(|| format!("symmetry: {{ {} }}", claims.join(", ")))
    }

    /// Claims what a symmetry makes of each field.
    pub(super) fn add_fields(&mut self, random: &mut Random, board: &Board, fields: &[Field]) {
        let symmetries = board.symmetries();
        let symmetry = symmetries[random.below(symmetries.len())];
        if symmetry == "identity" {
            return;
        }
        let number = |cell| board.number(cell).map_or(0, u64::from);
        let images: Vec<(u64, u64)> =
            board.cells().map(|cell| (number(cell), number(board.image(symmetry, cell)))).collect();
        // The truth has no sides of 128 squares.
        if images.is_empty() {
            return;
        }
        let claims = fields.iter().map(|&field| {
            let all = about(field, fields, &images);
            (!all.is_empty()).then(|| all[random.below(all.len())].clone())
        });
        // Fields without a claim would have to stay where another one changes.
        let claims: Option<Vec<String>> = claims.collect();
        claims.into_iter().flatten().for_each(|claim| self.add(symmetry, claim));
    }
}

const fn value(number: u64, (_, shift, width): Field) -> u64 {
    number >> shift & ((1 << width) - 1)
}

/// The most squares for which an expression names each number.
const MOST_NAMED: usize = 36;

/// The true claims about a field of the images of all numbers.
fn about(field: Field, fields: &[Field], images: &[(u64, u64)]) -> Vec<String> {
    let name = field.0;
    let is_made = |of: &dyn Fn(u64) -> u64| {
        images.iter().all(|&(number, image)| of(number) == value(image, field))
    };
    let mut claims = Vec::new();
    for &other in fields.iter().filter(|other| other.2 == field.2) {
        if is_made(&|number| value(number, other)) {
            claims.push(format!("{} -> {name}", other.0));
            claims.push(format!("{name} = {}", other.0));
        }
        let last = (1 << field.2) - 1;
        if is_made(&|number| last - value(number, other)) {
            claims.push(format!("{name} = {last} - {}", other.0));
            claims.push(format!("{name} = -1 - {} & {last:#x}", other.0));
        }
    }
    let (first, image) = images[0];
    let (from, to, end) = (value(first, field), value(image, field), 1 << field.2);
    if is_made(&|number| value(number, field) ^ from ^ to) {
        claims.push(format!("{name} ^ {}", from ^ to));
    }
    let added = (to + end - from) % end;
    // A whole number is added to modulo the greatest one.
    if name != "number" && is_made(&|number| (value(number, field) + added) % end) {
        claims.push(format!("{name} + {added}"));
    }
    claims.extend(by_bits(field, fields, images));
    if images.len() <= MOST_NAMED {
        let term = |&(number, image): &(u64, u64)| {
            format!("{} * (1 / (1 + (number ^ {number})))", value(image, field))
        };
        let terms: Vec<String> = images.iter().map(term).collect();
        claims.push(format!("{name} = {}", terms.join(" + ")));
    }
    claims
}

/// The field as its bits, each of which is a bit of some field.
fn by_bits((name, shift, width): Field, fields: &[Field], images: &[(u64, u64)]) -> Option<String> {
    let bit = |to: u32| {
        let bits = fields.iter().flat_map(|field| (0..field.2).map(move |bit| (field, bit)));
        let is_source = |&(field, from): &(&Field, u32)| {
            images
                .iter()
                .all(|&(number, image)| number >> (field.1 + from) & 1 == image >> (shift + to) & 1)
        };
        let mut sources = bits.filter(is_source);
        sources.next().map(|(field, from)| format!("({} >> {from} & 1) << {to}", field.0))
    };
    let bits: Option<Vec<String>> = (0..width).map(bit).collect();
    bits.map(|bits| format!("{name} = {}", bits.join(" | ")))
}
