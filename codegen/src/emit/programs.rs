//! Circuits as Rust, for the runtime's macros: straight-line code over a variable that the macro binds.

use quadrille_circuits::circuit::{Bits, Circuit, Constant, Distance, Notation, Op, written};
use quadrille_circuits::packing::PackingPair;
use quadrille_circuits::solve::PackedMap;
use quadrille_circuits::{BitGather, BitMatrix};

use super::tokens::separated;
use crate::list::{both, collected, list};
use crate::model::WordSize;
use crate::solve::{Instructions, VectorPermutation};

/// A circuit on the word in a variable: statements, and the result.
pub(super) fn on_word(circuit: &Circuit, variable: &'static str) -> String {
    let notation = OnWord { variable, width: circuit.width(), is_typed: has_typed(circuit) };
    let (definitions, result) = written(circuit, &notation);
    definitions + &result
}

/// Whether a literal needs a type suffix, because a method is called on it.
fn has_typed(circuit: &Circuit) -> bool {
    circuit.ops().iter().any(|op| match op {
        Op::Add(a, _)
        | Op::Sub(a, _)
        | Op::Mul(a, _)
        | Op::SwapBytes(a)
        | Op::ReverseBits(a)
        | Op::RotateLeft(a, _) => matches!(circuit.ops()[a.index()], Op::Const(_)),
        _ => false,
    })
}

struct OnWord {
    variable: &'static str,
    width: u32,
    is_typed: bool,
}

impl Notation for OnWord {
    fn input(&self) -> String {
        self.variable.to_owned()
    }

    fn constant(&self, constant: Constant) -> String {
        let Constant::Word(value) = constant else { return String::new() };
        let value = value & u128::MAX >> (128 - self.width);
        let suffix = if self.is_typed { format!("_u{}", self.width) } else { String::new() };
        if value < 10 { format!("{value}{suffix}") } else { format!("{value:#x}{suffix}") }
    }
}

/// For each target that does a map at once, its name in the runtime and its expression for the word `set`:
/// `GFNI { q::bits::by_matrix(set, ...) }`, with something before the name.
pub(super) fn by_target(before: &str, ways: &[VectorPermutation], word: WordSize) -> String {
    let way = |VectorPermutation { target, by, .. }: &VectorPermutation| {
        let image = match by {
            Instructions::Matrix(BitMatrix { bytes, matrix, is_turned }) => {
                let function = if *is_turned { "turned_by_matrix" } else { "by_matrix" };
                let bytes = u64::from_le_bytes(*bytes);
                format!("q::bits::{function}(set, {bytes:#x}, {matrix:#x})")
            }
            Instructions::Gathers(gathers) => list(gathers, |it| gathered(it, word)).join(" | "),
        };
        format!("{before}{} {{ {image} }}", target.constant())
    };
    list(ways, way).concat()
}

fn gathered(gather: &BitGather, word: WordSize) -> String {
    let origins = separated(gather.words(), |word| format!("{word:#x}"));
    let mask = gather.mask;
    let [from, to] = both(gather.halves, |half| 64 * half);
    match word {
        WordSize::U64 => format!("q::bits::gathered(set, [{origins}], {mask:#x})"),
        WordSize::U128 => format!(
            "(q::bits::gathered((set >> {from}) as u64, [{origins}], {mask:#x}) as u128) << {to}"
        ),
    }
}

/// A map of packed positions: the image of the position in `index`, given the number of `pieces`, for words of 64 and of
/// 128 bits.
pub(super) struct OnPieces<'a> {
    pub(super) map: &'a PackedMap,
    /// The packings before and after, in words of 64 and of 128 bits.
    pub(super) packings: &'a [PackingPair; 2],
    /// The layouts before and after.
    pub(super) layouts: [&'a String; 2],
    /// The expression of the image of a `square`.
    pub(super) square: String,
}

impl OnPieces<'_> {
    /// A circuit for few pieces where there is one, otherwise all at once or one after another.
    pub(super) fn text(&self) -> String {
        let Some(few) = &self.map.few else { return self.of_any_number() };
        let at_once = self.at_once(&few.circuit);
        let most = both(self.packings.each_ref(), |packings| few.most_in(packings));
        if most == both(self.packings.each_ref(), |it| it.most_pieces()) {
            return at_once;
        }
        let (most, others) = (of_word(most), self.of_any_number());
        format!("if pieces <= {most} {{ {at_once} }} else {{ {others} }}")
    }

    fn of_any_number(&self) -> String {
        // No position has so many pieces.
        const NEVER: u32 = u8::MAX as u32;
        let least = both(self.packings.each_ref(), |packings| self.map.least_pieces(packings));
        let Some(circuit) = self.map.circuit.as_ref().filter(|_| least != [None; 2]) else {
            return self.piece_by_piece();
        };
        let (at_once, least) = (self.at_once(circuit), both(least, |least| least.unwrap_or(NEVER)));
        if least == [1; 2] {
            return at_once;
        }
        let (least, others) = (of_word(least), self.piece_by_piece());
        format!("if pieces < {least} {{ {others} }} else {{ {at_once} }}")
    }

    fn piece_by_piece(&self) -> String {
        format!("q::piece_by_piece!({}, index, pieces, square => {})", self.layouts[0], self.square)
    }

    fn at_once(&self, circuit: &Circuit) -> String {
        let notation = OnIndex { layouts: self.layouts, is_typed: has_typed(circuit) };
        let (definitions, result) = written(circuit, &notation);
        definitions + &result
    }
}

/// A number of pieces in words of 64 and of 128 bits.
fn of_word([narrow, wide]: [u32; 2]) -> String {
    if narrow == wide { narrow.to_string() } else { format!("either({narrow}, {wide})") }
}

/// Writes circuits on packed positions as Rust. `mask`, `cut` and `BITS` are the runtime's, which
/// exist for `u64` and `u128`.
struct OnIndex<'a> {
    layouts: [&'a String; 2],
    is_typed: bool,
}

impl OnIndex<'_> {
    fn mask(&self, layout: usize, bits: Bits) -> String {
        format!("mask::<{}>(0b{bits:b}, pieces)", self.layouts[layout])
    }
}

impl Notation for OnIndex<'_> {
    fn input(&self) -> String {
        "index".to_owned()
    }

    fn constant(&self, constant: Constant) -> String {
        match constant {
            Constant::Each(0) if self.is_typed => "cut(0)".to_owned(),
            Constant::Each(0) => "0".to_owned(),
            Constant::Word(value) if value >> 64 == 0 && !self.is_typed => format!("{value:#x}"),
            Constant::Word(value) => format!("cut({value:#x})"),
            // The bits of the packing that the circuit leads to are above those it starts from.
            Constant::Each(bits) if bits >> u8::BITS == 0 => self.mask(0, bits),
            Constant::Each(bits) => self.mask(1, bits >> u8::BITS),
        }
    }

    /// Subtracted terms come last.
    fn distance(&self, Distance { fixed, per_piece, widths }: Distance) -> String {
        let parts = [
            (fixed, String::new()),
            (per_piece, "pieces as u32".to_owned()),
            (widths, "BITS".to_owned()),
        ];
        let part = |(factor, of): &(i32, String)| match (factor.unsigned_abs(), of.as_str()) {
            (factor, "") => factor.to_string(),
            (1, "BITS") => of.clone(),
            (factor, of) => format!("{factor} * {of}"),
        };
        let of_sign = |is_negative: bool| {
            let parts = parts.iter().filter(move |(factor, _)| *factor != 0);
            parts.filter(move |(factor, _)| (*factor < 0) == is_negative)
        };
        let added: Vec<String> = collected(of_sign(false).map(part));
        let taken = of_sign(true).map(|it| format!(" - {}", part(it)));
        if added.is_empty() {
            return "0".to_owned();
        }
        format!("({}{})", added.join(" + "), taken.collect::<String>())
    }
}
