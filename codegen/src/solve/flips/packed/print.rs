//! Writes a program on packed positions as Rust.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::packing::{Distance, Packing};
use super::program::{Action, Program, Step};
use crate::circuit::print::Value;

impl Program {
    /// An expression that computes the result from the variable `input`, a `u64` or `u128` as wide
    /// as the packing's word, for `pieces` pieces: a `u32` expression, at least 1, constant or not.
    ///
    /// Masks are computed from the number of pieces; where that is a constant, so are they.
    pub fn to_tokens(&self, packing: &Packing, input: &Ident, pieces: &TokenStream) -> TokenStream {
        let printer = Printer { packing, input, pieces };
        let mut lets = TokenStream::new();
        let mut values: Vec<Value> = Vec::with_capacity(self.actions().len());
        let uses = self.uses();
        for (index, &action) in self.actions().iter().enumerate() {
            let value = printer.value(action, &values);
            if uses[index] <= 1 || action == Action::Input {
                values.push(value);
            } else {
                let (name, tokens) = (format_ident!("t{index}"), value.tokens);
                lets.extend(quote!(let #name = #tokens;));
                values.push(Value::atom(quote!(#name)));
            }
        }
        let result = &values[self.output().index()].tokens;
        if lets.is_empty() { result.clone() } else { quote!({ #lets #result }) }
    }

    /// How often each action's result is read.
    fn uses(&self) -> Vec<u32> {
        let mut uses = vec![0; self.actions().len()];
        for step in self.actions().iter().flat_map(|action| action.operands()) {
            uses[step.index()] += 1;
        }
        uses
    }
}

struct Printer<'a> {
    packing: &'a Packing,
    input: &'a Ident,
    pieces: &'a TokenStream,
}

impl Printer<'_> {
    fn value(&self, action: Action, values: &[Value]) -> Value {
        let v = |step: Step| values[step.index()].operand();
        let plain = |step: Step| values[step.index()].tokens.clone();
        let infix = |a: Step, operator: TokenStream, b: TokenStream| {
            let a = v(a);
            Value { tokens: quote!(#a #operator #b), is_atom: false }
        };
        let method = |a: Step, name: &str, b: Step| {
            let (a, b, name) = (v(a), plain(b), format_ident!("{name}"));
            Value::atom(quote!(#a.#name(#b)))
        };
        match action {
            Action::Input => {
                let input = self.input;
                Value::atom(quote!(#input))
            }
            Action::Mask(bits) => self.mask(bits),
            Action::Spread { from, to } => self.spread(from, to),
            Action::And(a, b) => infix(a, quote!(&), v(b)),
            Action::AndNot(a, b) => infix(a, quote!(&!), v(b)),
            Action::Or(a, b) => infix(a, quote!(|), v(b)),
            Action::Xor(a, b) => infix(a, quote!(^), v(b)),
            Action::Add(a, b) => method(a, "wrapping_add", b),
            Action::Sub(a, b) => method(a, "wrapping_sub", b),
            Action::Mul(a, b) => method(a, "wrapping_mul", b),
            Action::Move(a, distance) => self.moved(&v(a), distance),
        }
    }

    /// A shift; its direction is the same for any number of pieces.
    fn moved(&self, word: &TokenStream, distance: Distance) -> Value {
        let is_right = distance.of(self.packing.most_pieces()) < 0;
        let by = self.amount(if is_right { -distance } else { distance });
        let operator = if is_right { quote!(>>) } else { quote!(<<) };
        Value { tokens: quote!(#word #operator #by), is_atom: false }
    }

    /// `per_piece * pieces + fixed`, without what is 0.
    fn amount(&self, Distance { fixed, per_piece }: Distance) -> TokenStream {
        let (pieces, size) = (self.pieces, Literal::u32_unsuffixed(fixed.unsigned_abs()));
        let factor = Literal::i32_unsuffixed(per_piece);
        match (per_piece, fixed) {
            (0, _) => quote!(#size),
            (1, 0) => quote!(#pieces),
            (_, 0) => quote!((#factor * #pieces)),
            (_, 1..) => quote!((#factor * #pieces + #size)),
            _ => quote!((#factor * #pieces - #size)),
        }
    }

    /// For each field: its bits once for every piece, and moved to where the field lies.
    fn mask(&self, bits: u8) -> Value {
        let parts = self.packing.fields().iter().filter_map(|field| {
            let pattern = u32::from(bits) >> field.shift & ((1 << field.width) - 1);
            let ones = (pattern != 0).then(|| self.repeated(pattern, field.stride))?;
            let start = Distance { fixed: field.fixed as i32, per_piece: field.per_piece as i32 };
            if start == Distance::default() {
                return Some(ones);
            }
            let (ones, by) = (ones.operand(), self.amount(start));
            Some(Value { tokens: quote!(#ones << #by), is_atom: false })
        });
        let mut parts: Vec<Value> = parts.collect();
        if parts.len() > 1 {
            let operands = parts.iter().map(Value::operand);
            return Value { tokens: quote!(#(#operands)|*), is_atom: false };
        }
        parts.pop().unwrap_or_else(|| Value::atom(self.literal(0)))
    }

    /// A pattern once for every piece: the ones of all pieces, divided by those of one.
    fn repeated(&self, pattern: u32, stride: u32) -> Value {
        let word = format_ident!("u{}", self.packing.width());
        let width = Literal::u32_unsuffixed(self.packing.width());
        let bits = self.amount(Distance { fixed: 0, per_piece: stride as i32 });
        let all = quote!((#word::MAX >> (#width - #bits)));
        let one = (1_u128 << stride) - 1;
        let pattern = u128::from(pattern);
        if one == pattern {
            return Value::atom(all);
        }
        let (one, pattern) = (self.literal(one), self.literal(pattern));
        Value { tokens: quote!(#all / #one * #pattern), is_atom: false }
    }

    /// The sum of 1 shifted by the distances from one bit to several.
    fn spread(&self, from: u32, to: u8) -> Value {
        let one = self.literal(1);
        let bits = (0..self.packing.bits()).filter(|bit| to >> bit & 1 == 1);
        let terms = bits.filter_map(|bit| self.packing.distance(from, bit)).map(|distance| {
            let by = self.amount(distance);
            quote!(#one << #by)
        });
        Value { tokens: quote!(#((#terms))|*), is_atom: false }
    }

    fn literal(&self, value: u128) -> TokenStream {
        format!("{value:#x}_u{}", self.packing.width()).parse().expect("a literal")
    }
}
