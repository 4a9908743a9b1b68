//! Writes a circuit as Rust.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{ToTokens, format_ident, quote};

use super::{Circuit, Node, Op};

impl Circuit {
    /// An expression that computes the result from the variable `input`, which has the circuit's
    /// width: `u8`, `u16`, `u32`, `u64` or `u128`. It is a block where a value is used twice.
    pub fn to_tokens(&self, input: &Ident) -> TokenStream {
        let mut lets = TokenStream::new();
        let mut values: Vec<Value> = Vec::with_capacity(self.ops().len());
        let uses = self.uses();
        for (index, &op) in self.ops().iter().enumerate() {
            let value = self.value(op, input, &values);
            if op.is_free() || uses[index] <= 1 {
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

    /// How often each operation's result is read.
    pub(super) fn uses(&self) -> Vec<u32> {
        let mut uses = vec![0; self.ops().len()];
        self.ops().iter().flat_map(|op| op.operands()).for_each(|node| uses[node.index()] += 1);
        uses
    }

    fn value(&self, op: Op, input: &Ident, values: &[Value]) -> Value {
        let v = |node: Node| values[node.index()].operand();
        let infix = |a: Node, operator: TokenStream, b: TokenStream| {
            let a = v(a);
            Value { tokens: quote!(#a #operator #b), is_atom: false }
        };
        let method = |a: Node, name: &str, argument: TokenStream| {
            let (a, name) = (v(a), Ident::new(name, Span::call_site()));
            Value::atom(quote!(#a.#name(#argument)))
        };
        // An argument in brackets of its own needs no more.
        let plain = |node: Node| values[node.index()].tokens.clone();
        let count = |by: u32| Literal::u32_unsuffixed(by).into_token_stream();
        match op {
            Op::Input => Value::atom(quote!(#input)),
            Op::Const(value) => Value::atom(self.literal(value)),
            Op::And(a, b) => infix(a, quote!(&), v(b)),
            Op::Or(a, b) => infix(a, quote!(|), v(b)),
            Op::Xor(a, b) => infix(a, quote!(^), v(b)),
            Op::AndNot(a, b) => infix(a, quote!(&!), v(b)),
            Op::Not(a) => {
                let a = v(a);
                Value { tokens: quote!(!#a), is_atom: false }
            }
            Op::Add(a, b) => method(a, "wrapping_add", plain(b)),
            Op::Sub(a, b) => method(a, "wrapping_sub", plain(b)),
            Op::Mul(a, b) => method(a, "wrapping_mul", plain(b)),
            Op::Shl(a, by) => infix(a, quote!(<<), count(by)),
            Op::Shr(a, by) => infix(a, quote!(>>), count(by)),
            Op::RotateLeft(a, by) => method(a, "rotate_left", count(by)),
            Op::SwapBytes(a) => method(a, "swap_bytes", TokenStream::new()),
            Op::ReverseBits(a) => method(a, "reverse_bits", TokenStream::new()),
        }
    }

    /// A constant in hexadecimal, with the width's suffix.
    fn literal(&self, value: u128) -> TokenStream {
        format!("0x{value:x}_u{}", self.width()).parse().expect("a literal")
    }
}

/// A printed operation.
struct Value {
    tokens: TokenStream,
    /// Whether it needs no parentheses as an operand.
    is_atom: bool,
}

impl Value {
    fn atom(tokens: TokenStream) -> Value {
        Value { tokens, is_atom: true }
    }

    fn operand(&self) -> TokenStream {
        let tokens = &self.tokens;
        if self.is_atom { tokens.clone() } else { quote!((#tokens)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parentheses_only_where_needed() {
        let mut circuit = Circuit::new(32);
        let x = circuit.input();
        let high = circuit.shr(x, 3);
        let low = circuit.mask_with(x, 7);
        let up = circuit.shl(low, 3);
        let either = circuit.or(high, up);
        let text = circuit.finish(either).to_tokens(&format_ident!("n")).to_string();
        assert_eq!(text, "(n >> 3) | ((n & 0x7_u32) << 3)");
    }

    #[test]
    fn what_is_used_twice_is_named() {
        let mut circuit = Circuit::new(64);
        let turned = circuit.rotate_left(circuit.input(), 4);
        let product = circuit.push(Op::Mul(turned, turned));
        let text = circuit.finish(product).to_tokens(&format_ident!("x")).to_string();
        assert_eq!(text, "{ let t1 = x . rotate_left (4) ; t1 . wrapping_mul (t1) }");
    }
}
