//! Circuits as Rust, for the runtime's macros: straight-line code over a variable that the macro binds.

use proc_macro2::{Ident, Literal, TokenStream};
use quadrille_circuits::circuit::{Bits, Circuit, Constant, Distance, Notation, Op, written};
use quadrille_circuits::packing::PackingPair;
use quadrille_circuits::solve::PackedMap;
use quadrille_circuits::{BitGather, BitMatrix};
use quote::{format_ident, quote};

use super::tokens::{hex, ident, number};
use crate::list::{both, collected, list};
use crate::model::WordSize;
use crate::solve::{Instructions, VectorPermutation};

/// A circuit on the word in a variable: statements, and the result.
pub(super) fn on_word(circuit: &Circuit, variable: &'static str) -> TokenStream {
    let notation = OnWord { variable, width: circuit.width(), is_typed: has_typed(circuit) };
    tokens(circuit, &notation)
}

/// The tokens of a circuit in a notation, or an error for the user's compiler if they are not Rust.
fn tokens(circuit: &Circuit, notation: &impl Notation) -> TokenStream {
    let (definitions, result) = written(circuit, notation);
    let message = "Quadrille wrote what is not Rust: please report it with the description";
    (definitions + &result).parse().unwrap_or_else(|_| quote!(::core::compile_error! { #message }))
}

/// Returns whether a literal needs a type suffix, because a method is called on it.
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

/// A row for each target with instructions for the whole map: its name in the runtime, and the image of the word `set`, as
/// in `GFNI { q::bits::by_matrix(set, ...) }`.
pub(super) fn by_target(vectors: &[VectorPermutation], word: WordSize) -> Vec<TokenStream> {
    list(vectors, |VectorPermutation { target, by, .. }| {
        let target = ident(target.constant());
        let image = match by {
            Instructions::Matrix(BitMatrix { bytes, matrix, is_turned }) => {
                let function = ident(if *is_turned { "turned_by_matrix" } else { "by_matrix" });
                let [bytes, matrix] =
                    both([u64::from_le_bytes(*bytes), *matrix], |it| hex(it.into()));
                quote!(q::bits::#function(set, #bytes, #matrix))
            }
            Instructions::Gathers(gathers) => {
                let gathers =
                    list(gathers.iter().enumerate(), |(index, it)| gathered(index, it, word));
                let (sources, bits) =
                    (gathers.iter().map(|[it, _]| it), gathers.iter().map(|[_, it]| it));
                quote!(#(#sources)* #(#bits)|*)
            }
        };
        quote!(#target { #image })
    })
}

/// The constant of a gather's sources, and its bits.
fn gathered(index: usize, gather: &BitGather, word: WordSize) -> [TokenStream; 2] {
    let name = format_ident!("SOURCES_{index}");
    let (bytes, mask) = (Literal::byte_string(&gather.sources), hex(gather.mask.into()));
    let sources = quote!(const #name: [u64; 8] = q::table::read(#bytes););
    let [from, to] = both(gather.halves, |half| number(64 * half));
    let bits = match word {
        WordSize::U64 => quote!(q::bits::gathered(set, #name, #mask)),
        _ => quote!((q::bits::gathered((set >> #from) as u64, #name, #mask) as u128) << #to),
    };
    [sources, bits]
}

/// A map of packed positions: the image of the position in `index`, given the number of `pieces`, for words of 64 and of
/// 128 bits.
pub(super) struct OnPieces<'a> {
    pub(super) map: &'a PackedMap,
    /// The packings before and after, in words of 64 and of 128 bits.
    pub(super) packings: &'a [PackingPair; 2],
    /// The layouts before and after.
    pub(super) layouts: [&'a Ident; 2],
    /// The expression of the image of a `square`.
    pub(super) square: TokenStream,
}

impl OnPieces<'_> {
    /// A circuit for few pieces where there is one, otherwise all at once or one after another.
    pub(super) fn tokens(&self) -> TokenStream {
        let Some(few) = &self.map.few else { return self.of_any_number() };
        let at_once = self.at_once(&few.circuit);
        let most = both(self.packings.each_ref(), |packings| few.most_in(packings));
        if most == both(self.packings.each_ref(), |it| it.most_pieces()) {
            return at_once;
        }
        let (most, others) = (of_word(most), self.of_any_number());
        quote!(if pieces <= #most { #at_once } else { #others })
    }

    fn of_any_number(&self) -> TokenStream {
        // More pieces than any position has.
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
        quote!(if pieces < #least { #others } else { #at_once })
    }

    fn piece_by_piece(&self) -> TokenStream {
        let OnPieces { layouts: [layout, _], square, .. } = self;
        quote!(q::piece_by_piece!(#layout, index, pieces, square => #square))
    }

    fn at_once(&self, circuit: &Circuit) -> TokenStream {
        let layouts = both(self.layouts, Ident::to_string);
        tokens(circuit, &OnIndex { layouts, is_typed: has_typed(circuit) })
    }
}

/// A number of pieces in words of 64 and of 128 bits.
fn of_word([narrow, wide]: [u32; 2]) -> TokenStream {
    let [few, many] = both([narrow, wide], number);
    if narrow == wide { quote!(#few) } else { quote!(either::<word>(#few, #many)) }
}

/// Writes circuits on packed positions as Rust. `mask` and `cut` are the runtime's; its macro names `word` the type for
/// which it compiles the program, `u64` or `u128`.
struct OnIndex {
    layouts: [String; 2],
    is_typed: bool,
}

impl OnIndex {
    fn mask(&self, layout: usize, bits: Bits) -> String {
        format!("mask::<{}, word>(0b{bits:b}, pieces)", self.layouts[layout])
    }
}

impl Notation for OnIndex {
    fn input(&self) -> String {
        "index".to_owned()
    }

    fn constant(&self, constant: Constant) -> String {
        match constant {
            Constant::Each(0) if self.is_typed => "cut::<word>(0)".to_owned(),
            Constant::Each(0) => "0".to_owned(),
            Constant::Word(value) if value >> 64 == 0 && !self.is_typed => format!("{value:#x}"),
            Constant::Word(value) => format!("cut::<word>({value:#x})"),
            // The bits of the packing that the circuit leads to are above those it starts from.
            Constant::Each(bits) if bits >> u8::BITS == 0 => self.mask(0, bits),
            Constant::Each(bits) => self.mask(1, bits >> u8::BITS),
        }
    }

    /// The text of a distance. Subtracted terms come last, so that no partial sum is negative.
    fn distance(&self, Distance { fixed, per_piece, widths }: Distance) -> String {
        let parts = [
            (fixed, String::new()),
            (per_piece, "pieces as u32".to_owned()),
            (widths, "word::BITS".to_owned()),
        ];
        let part = |(factor, of): &(i32, String)| match (factor.unsigned_abs(), of.as_str()) {
            (factor, "") => factor.to_string(),
            (1, "word::BITS") => of.clone(),
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
