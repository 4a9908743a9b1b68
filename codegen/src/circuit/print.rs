//! Writes a circuit as Rust.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};

use super::{Circuit, Node, Op};

impl Circuit {
    /// A block expression that computes the result from the variable `input`, which has the
    /// circuit's width: `u8`, `u16`, `u32`, `u64` or `u128`.
    pub fn to_tokens(&self, input: &Ident) -> TokenStream {
        let mut lets = TokenStream::new();
        let mut uses = vec![0; self.ops().len()];
        self.ops().iter().flat_map(|op| op.operands()).for_each(|node| uses[node.index()] += 1);
        let mut values: Vec<TokenStream> = Vec::with_capacity(self.ops().len());
        for (index, &op) in self.ops().iter().enumerate() {
            let value = self.expression(op, input, &values);
            if op.is_free() || uses[index] <= 1 {
                values.push(value);
            } else {
                let name = format_ident!("t{index}");
                lets.extend(quote!(let #name = #value;));
                values.push(quote!(#name));
            }
        }
        let result = &values[self.output().index()];
        if lets.is_empty() { quote!(#result) } else { quote!({ #lets #result }) }
    }

    fn expression(&self, op: Op, input: &Ident, values: &[TokenStream]) -> TokenStream {
        let v = |node: Node| &values[node.index()];
        let binary = |a: Node, operator: TokenStream, b: Node| {
            let (a, b) = (v(a), v(b));
            quote!((#a #operator #b))
        };
        let method = |a: Node, name: &str, argument: TokenStream| {
            let (a, name) = (v(a), Ident::new(name, Span::call_site()));
            quote!(#a.#name(#argument))
        };
        match op {
            Op::Input => quote!(#input),
            Op::Const(value) => self.literal(value),
            Op::And(a, b) => binary(a, quote!(&), b),
            Op::Or(a, b) => binary(a, quote!(|), b),
            Op::Xor(a, b) => binary(a, quote!(^), b),
            Op::AndNot(a, b) => binary(a, quote!(&!), b),
            Op::Not(a) => {
                let a = v(a);
                quote!((!#a))
            }
            Op::Add(a, b) => method(a, "wrapping_add", v(b).clone()),
            Op::Sub(a, b) => method(a, "wrapping_sub", v(b).clone()),
            Op::Mul(a, b) => method(a, "wrapping_mul", v(b).clone()),
            Op::Shl(a, by) => {
                let (a, by) = (v(a), Literal::u32_unsuffixed(by));
                quote!((#a << #by))
            }
            Op::Shr(a, by) => {
                let (a, by) = (v(a), Literal::u32_unsuffixed(by));
                quote!((#a >> #by))
            }
            Op::RotateLeft(a, by) => {
                method(a, "rotate_left", Literal::u32_unsuffixed(by).into_token_stream())
            }
            Op::SwapBytes(a) => method(a, "swap_bytes", TokenStream::new()),
            Op::ReverseBits(a) => method(a, "reverse_bits", TokenStream::new()),
        }
    }

    /// A constant in hexadecimal, with the width's suffix.
    fn literal(&self, value: u128) -> TokenStream {
        format!("0x{value:x}_u{}", self.width()).parse().expect("a literal")
    }
}
