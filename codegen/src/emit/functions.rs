//! Lowered functions as Rust. The runtime's functions are called where a body is one of them.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quadrille_runtime::moves::LameKey;
use quote::{format_ident, quote};

use super::bitboards::{hexadecimal, static_name, word_type};
use super::emitted_table::{EmittedTable, Scalar};
use super::pieces::ride_table;
use super::{Emission, scalar, sliders, tokens};
use crate::emit::template::{joined, listed, template};
use crate::layout::WordSize;
use crate::list::list;
use crate::lower::print::{Language, Sink, Text, body};
use crate::lower::{
    Binary, Callee, Field, Function, Kernel, KernelKind, Runtime, Table, Target, Type, Unary,
};
use crate::solve::moves::{ShiftedLameLeaps, ShiftedSets};
use crate::solve::spread::{ShiftedStep, SpreadingSide};
use quadrille_circuits::program::{Bits, Constant, Distance, Notation, Program, written};
use quadrille_circuits::{BitMatrix, Instruction};

/// The function of the type that users call, whose name is theirs; or that beside the type which only others call.
pub(super) fn function(
    emission: &Emission<'_>,
    function: &Function<'_>,
    doc: &str,
    span: Span,
) -> TokenStream {
    let layout = &emission.item.name;
    let own = if function.is_public { quote!(Self) } else { quote!(#layout) };
    let parameters = function.parameters.iter().map(|(name, ty)| {
        let (name, ty) = (format_ident!("{name}"), type_tokens(*ty, &own, function.is_public));
        quote!(#name: #ty)
    });
    let parameters = listed(parameters);
    let body = body_tokens(emission, function, &quote!(Self));
    let name =
        Ident::new(&function.name, if function.is_public { span } else { Span::call_site() });
    let result = type_tokens(function.result(), &own, function.is_public);
    if !function.is_public {
        return template! {
            [name, parameters, result, body]
            #[inline(always)]
            const fn #name(#parameters) -> #result { #body }
        };
    }
    template! {
        [doc, name, parameters, result, body]
        #[doc = #doc]
        #[inline(always)]
        pub const fn #name(#parameters) -> #result { #body }
    }
}

/// A function with these as its own tables, which have an entry for every value of a number's type.
pub(super) fn reading<'a>(
    emission: &Emission<'_>,
    lowered: &Function<'a>,
    tables: &[Table<'a>],
) -> Function<'a> {
    let length = emission.entries();
    let tables = tables.iter().map(|table| Table { length, ..table.clone() });
    Function { tables: tables.collect(), ..lowered.clone() }
}

/// The tables and the statements of a function; `to` is the layout that conversions lead to.
pub(super) fn body_tokens(
    emission: &Emission<'_>,
    function: &Function<'_>,
    to: &TokenStream,
) -> TokenStream {
    let tables = function.tables.iter().map(static_table);
    let statements = match function.runtime {
        Some(Runtime::ShiftedLameLeaps(leaps)) => shifted_lame_leaps(leaps),
        Some(Runtime::Fill(..)) => {
            let fill = fill_name(&function.name);
            quote!(#fill.attacks(set, occupancy))
        }
        Some(Runtime::Turned(rides, turns)) => {
            let tables = list(rides.iter(), |&ride| ride_table(ride));
            let turned = sliders::turned(&tables, &turns.tables());
            template!([turned] let number = square.index().get(); #turned)
        }
        None => {
            let index = emission.index();
            let rust = Rust { function, index: index.to_string(), to: to.to_string() };
            let statements = |block| tokens(&body(&rust, block).concat());
            let own = function.quicker.iter().filter(|own| own.target.is_for_const_functions());
            let own = own.map(|own| (own.target, statements(&own.body)));
            chosen(own, &statements(&function.body))
        }
    };
    joined(tables.chain([statements]))
}

/// The first that is for the target, or else another one.
pub(super) fn chosen(
    by_target: impl DoubleEndedIterator<Item = (Target, TokenStream)>,
    otherwise: &TokenStream,
) -> TokenStream {
    by_target.rev().fold(otherwise.clone(), |otherwise, (target, own)| {
        let target = format_ident!("{}", target.constant());
        template!([target, own, otherwise] if q::target::#target { #own } else { #otherwise })
    })
}

fn static_table(table: &Table<'_>) -> TokenStream {
    let scalar = match table.fields[0].ty {
        Type::Set(word) | Type::Word(word) => scalar(word),
        Type::Square => Scalar::U8,
        _ => Scalar::U32,
    };
    let words: Vec<u128> = list(0..table.values.len(), |place| table.values.at(place));
    EmittedTable::row(scalar, &words, table.length, 0).static_tokens(&table.name.to_uppercase())
}

fn type_tokens(ty: Type, layout: &TokenStream, is_public: bool) -> TokenStream {
    match ty {
        Type::Square => quote!(q::Square<#layout>),
        Type::Color => quote!(q::Color),
        Type::Direction => quote!(q::Direction),
        Type::Symmetry => quote!(q::Symmetry),
        Type::Steps => quote!(i8),
        Type::Small if is_public => quote!(u8),
        Type::Small | Type::Place => quote!(usize),
        Type::Set(_) if is_public => quote!(q::Bitboard<#layout>),
        Type::Word(word) | Type::Set(word) => word_type(word),
        Type::Truth => quote!(bool),
    }
}

/// The runtime's function over the function's tables, which are named as its body has them.
fn shifted_lame_leaps(leaps: &ShiftedLameLeaps) -> TokenStream {
    let wide = if matches!(leaps.sets, ShiftedSets::Wide(_)) { "wide_" } else { "" };
    let function = format_ident!("{wide}shifted_lame_{}", leaps.word.bits());
    let below = Literal::u32_unsuffixed(leaps.below);
    let keys = leaps.keys.iter().map(|LameKey { mask, magic, shift, first }| {
        let [mask, magic] = [*mask, *magic].map(Literal::u64_unsuffixed);
        let [shift, first] = [*shift, *first].map(Literal::u32_unsuffixed);
        template!([mask, magic, shift, first] q::moves::LameKey { mask: #mask, magic: #magic, shift: #shift, first: #first })
    });
    quote! {
        const KEYS: &[q::moves::LameKey] = &[#(#keys),*];
        let number = square.index().get();
        q::moves::#function(KEYS, &SETS, TARGETS[number], number, #below, occupancy)
    }
}

/// The name of the directions that a function fills in.
pub(super) fn fill_name(function: &str) -> Ident {
    format_ident!("{}", function.to_uppercase())
}

/// The directions of a side that the function of this name fills in, as the runtime takes them.
pub(super) fn fill(function: &str, side: &SpreadingSide, word: WordSize) -> TokenStream {
    let name = fill_name(function);
    let ways = side.up_and_down().map(|ways| {
        listed(ways.into_iter().map(|ShiftedStep { by, entered, .. }| {
            let by = Literal::u16_unsuffixed(by.unsigned_abs());
            let entered = hexadecimal(*entered);
            template!([by, entered] q::fill::Shift { by: #by, entered: #entered })
        }))
    });
    let counts = side.up_and_down().map(|ways| Literal::usize_unsuffixed(ways.len()));
    let ([up, down], [ups, downs]) = (ways, counts);
    let ty = format_ident!("Fill{}", word.bits());
    let rounds = Literal::u32_unsuffixed(side.rounds);
    template! {
        [name, ty, ups, downs, up, down, rounds]
        const #name: q::fill::#ty<#ups, #downs> =
            q::fill::#ty { up: [#up], down: [#down], rounds: #rounds };
    }
}

/// How Rust spells a function.
struct Rust<'f, 'a> {
    function: &'f Function<'a>,
    /// The type of a square's number.
    index: String,
    /// The layout that conversions lead to.
    to: String,
}

impl Rust<'_, '_> {
    fn packing(&self, kernel: Kernel) -> String {
        let of = if kernel.kind.is_of_target() { &self.to } else { "Self" };
        format!("<{of} as q::Layout>::PACKING.{}", kernel.name())
    }

    /// Whether it maps the number of a square, which circuits do in 32 bits.
    fn is_of_number(&self) -> bool {
        let is_number = matches!(self.function.result(), Type::Small | Type::Square);
        is_number && matches!(self.function.parameters[..], [(_, Type::Square)])
    }

    /// The square with a number.
    fn square(&self, number: &str) -> Text {
        Text::atom(format!("q::Square::from_index({}::masked({number}))", self.index))
    }
}

impl Language for Rust<'_, '_> {
    fn value(&self, name: &str, ty: Type) -> Text {
        let is_given = || self.function.parameters.iter().any(|(parameter, _)| parameter == name);
        Text::atom(match ty {
            Type::Set(_) if self.function.is_public && is_given() => format!("{name}.word()"),
            Type::Color => format!("({name} as u8)"),
            _ => name.to_owned(),
        })
    }

    fn handed_on(&self, name: &str, _: Type) -> Text {
        Text::atom(name)
    }

    fn constant(&self, value: u128, ty: Type) -> Text {
        let width = if ty == Type::Small && self.is_of_number() { "_u32" } else { "" };
        // Distances and counts read best as they are counted, masks by their digits.
        let is_counted = ty == Type::Small && !self.is_of_number();
        Text::atom(if value < 10 || is_counted {
            format!("{value}{width}")
        } else {
            format!("{value:#x}{width}")
        })
    }

    fn unary(&self, op: Unary, operand: Text, ty: Type) -> Text {
        match op {
            Unary::Not => Text::atom(format!("!{}", operand.tight())),
            Unary::Highest => {
                Text::atom(format!("({} - {}.leading_zeros())", ty.width() - 1, operand.tight()))
            }
            Unary::Lowest => Text::atom(format!("{}.trailing_zeros()", operand.tight())),
            Unary::Count => Text::atom(format!("{}.count_ones()", operand.tight())),
            Unary::ReverseBits => Text::atom(format!("{}.reverse_bits()", operand.tight())),
            Unary::SwapBytes => Text::atom(format!("{}.swap_bytes()", operand.tight())),
        }
    }

    fn binary(&self, op: Binary, operands: [Text; 2], ty: Type) -> Text {
        let [a, b] = operands;
        let method = |name: &str, a: Text, b: Text| {
            Text::atom(format!("{}.{name}({})", a.tight(), b.loose()))
        };
        let called = |name: &str, a: Text, b: Text| {
            Text::atom(format!("q::bits::{name}({}, {})", a.loose(), b.loose()))
        };
        let sign = match op {
            // Only circuits have small numbers that wrap.
            Binary::Add if ty == Type::Small && !self.is_of_number() => "+",
            Binary::Sub if ty == Type::Small && !self.is_of_number() => "-",
            Binary::AndNot => {
                let b = Text::atom(format!("!{}", b.tight()));
                return Text::infix(Binary::And, a, "&", b);
            }
            Binary::Add => return method("wrapping_add", a, b),
            Binary::Sub => return method("wrapping_sub", a, b),
            Binary::Mul => return method("wrapping_mul", a, b),
            Binary::RotateLeft => return method("rotate_left", a, b),
            Binary::Extract => return called("extracted", a, b),
            Binary::Deposit => return called("deposited", a, b),
            Binary::And => "&",
            Binary::Or => "|",
            Binary::Xor => "^",
            Binary::Shl => "<<",
            Binary::Shr => ">>",
            Binary::Equal => "==",
            Binary::AtMost => "<=",
        };
        Text::infix(op, a, sign, b)
    }

    fn convert(&self, operand: Text, from: Type, to: Type) -> Text {
        let operand = operand.tight();
        Text::atom(match (from, to) {
            (Type::Square, Type::Small) if self.is_of_number() => {
                format!("({operand}.index().number() as u32)")
            }
            (Type::Square, _) => format!("{operand}.index().number()"),
            (_, Type::Square) if self.is_of_number() => {
                return self.square(&format!("{operand} as u8"));
            }
            (_, Type::Square) => return self.square(&operand),
            (_, Type::Set(WordSize::U64) | Type::Word(WordSize::U64)) => {
                format!("({operand} as u64)")
            }
            (_, Type::Set(_) | Type::Word(_)) => format!("({operand} as u128)"),
            _ => format!("({operand} as usize)"),
        })
    }

    fn load(&self, table: &str, field: Field, at: Vec<(Text, Type)>) -> Text {
        let place = |(at, from): (Text, Type)| match from {
            Type::Square => format!("[{}.index().get()]", at.tight()),
            _ => format!("[{} as usize]", at.tight()),
        };
        let at: String = at.into_iter().map(place).collect();
        let entry = format!("{}{at}", static_name(table));
        if field.ty == Type::Square { self.square(&entry) } else { Text::atom(entry) }
    }

    fn call(&self, callee: &Callee, arguments: &[String]) -> Text {
        let arguments = arguments.join(", ");
        Text::atom(match callee {
            Callee::Kernel(kernel) if KernelKind::ON_SETS.contains(&kernel.kind) => {
                format!("q::moves::{}_{}({arguments})", kernel.name(), kernel.word.bits())
            }
            Callee::Kernel(kernel) => format!("{}({arguments})", self.packing(*kernel)),
            Callee::Private(name) => format!("{name}({arguments})"),
            Callee::Public(name) => format!("Self::{name}({arguments})"),
            Callee::Piece(name) => format!("Self::{name}({arguments}).word()"),
            Callee::OfTarget(name) => format!(
                "match <{}>::{name}({arguments}) {{
                    ::core::option::Option::Some(square) => square,
                    ::core::option::Option::None => q::no_such_square(),
                }}",
                self.to
            ),
        })
    }

    fn choose(&self, [condition, a, b]: [Text; 3]) -> Text {
        let [condition, a, b] = [condition, a, b].map(Text::loose);
        Text::atom(format!("(if {condition} {{ {a} }} else {{ {b} }})"))
    }

    fn at_once(&self, instruction: &Instruction, operand: Text) -> Text {
        let word = operand.loose();
        Text::atom(match instruction {
            Instruction::Matrix(BitMatrix { bytes, matrix, is_turned }) => {
                let function = if *is_turned { "turned_by_matrix" } else { "by_matrix" };
                let bytes = u64::from_le_bytes(*bytes);
                format!("q::bits::{function}({word}, {bytes:#x}, {matrix:#x})")
            }
            Instruction::Gather(gather) => {
                format!("q::bits::gathered({word}, {:#x?}, {:#x})", gather.words(), gather.mask)
            }
        })
    }

    fn on_pieces(&self, program: &Program, word: WordSize) -> Option<(String, Text)> {
        let (definitions, results) = written(program, &OnPieces { to: &self.to, word });
        Some((definitions, Text::atom(results.concat())))
    }

    fn define(&self, name: &str, _: Type, value: &str) -> String {
        format!("let {name} = {value};")
    }

    fn declare(&self, name: &str, _: Type, is_united: bool) -> String {
        if is_united { format!("let mut {name} = 0;") } else { format!("let {name};") }
    }

    fn sink(&self, sink: Sink<'_>, value: &str) -> String {
        match sink {
            Sink::Result
                if self.function.is_public && matches!(self.function.result(), Type::Set(_)) =>
            {
                format!("q::Bitboard::from_word_unchecked({value})")
            }
            Sink::Result if self.is_of_number() && self.function.result() == Type::Small => {
                format!("({value}) as u8")
            }
            Sink::Result => value.to_owned(),
            Sink::Assign(name) => format!("{name} = {value};"),
            Sink::Unite(name) => format!("{name} |= {value};"),
        }
    }

    fn branch(&self, ways: &[(String, Vec<String>)], otherwise: &[String]) -> Vec<String> {
        let way = |(condition, lines): &(String, Vec<String>)| {
            format!("if {condition} {{ {} }} else ", lines.concat())
        };
        let ways: String = ways.iter().map(way).collect();
        vec![format!("{ways}{{ {} }}", otherwise.concat())]
    }

    fn walk(
        &self,
        (place, _): (&str, Type),
        first: &str,
        goes_on: &str,
        lines: &[String],
    ) -> Vec<String> {
        let lines = lines.concat();
        vec![format!("let mut {place} = {first}; while {goes_on} {{ {lines} }}")]
    }

    fn step(&self, place: &str, next: &str) -> String {
        format!("{place} = {next};")
    }

    fn repeat(&self, round: &str, count: &str, lines: &[String]) -> Vec<String> {
        let lines = lines.concat();
        vec![format!("let mut {round} = 0; while {round} < {count} {{ {lines} {round} += 1; }}")]
    }

    fn each_square(&self, square: &str, set: &str, _: Type, lines: &[String]) -> Vec<String> {
        let (lines, index) = (lines.concat(), &self.index);
        vec![format!(
            "let mut rest = {set};
             while rest != 0 {{
                 let {square} = q::Square::from_index({index}::masked(rest.trailing_zeros() as u8));
                 {lines}
                 rest &= rest - 1;
             }}"
        )]
    }
}

/// The notation of circuits on packed positions, where `index` is the index and `pieces` the
/// number of pieces; what depends on it only is constant where that is.
struct OnPieces<'a> {
    /// The layout that the indexes lead to.
    to: &'a str,
    word: WordSize,
}

impl OnPieces<'_> {
    fn mask(&self, layout: &str, bits: Bits) -> String {
        format!("<{layout} as q::Layout>::PACKING.mask_{}(0b{bits:b}, pieces)", self.word)
    }
}

impl Notation for OnPieces<'_> {
    fn input(&self, _: u32) -> String {
        "index".to_owned()
    }

    fn constant(&self, constant: Constant) -> String {
        match constant {
            Constant::Word(value) => {
                format!("{:#x}_{}", value & u128::MAX >> (128 - self.word.bits()), self.word)
            }
            Constant::Each(0) => "0".to_owned(),
            Constant::Each(bits) if bits >> u8::BITS == 0 => self.mask("Self", bits),
            Constant::Each(bits) => self.mask(self.to, bits >> u8::BITS),
        }
    }

    fn distance(&self, distance: Distance) -> String {
        distance.in_pieces(self.word.bits(), "pieces as u32")
    }
}
