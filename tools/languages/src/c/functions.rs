//! Lowered functions as C.

use crate::lower::print::{Spelling, Text, body, expression, indexed};
use crate::lower::{
    Binary, Callee, Expression, Field, Function, Lowered, Quicker, Table, Type, Unary,
};
use quadrille_circuits::{BitMatrix, Instruction};
use quadrille_codegen::model::WordSize;
use quadrille_runtime::{Direction, Symmetry};

use super::code::{Code, literal, word_type};
use super::instructions;
use super::names::upper;
use crate::names::{Prefixes, table_name};

/// Writes a function, and its tables before it; `to` is the prefix of the layout that conversions lead to.
pub fn write(code: &mut Code, function: &Function, to: &str) {
    for table in &function.tables {
        write_table(code, &format!("{}_{}", function.name, table.name), table);
    }
    let parameters =
        function.parameters.iter().map(|(name, ty)| format!("{} {name}", spelled(*ty)));
    let parameters = parameters.collect::<Vec<_>>().join(", ");
    let parameters = if parameters.is_empty() { "void" } else { &parameters };
    let result = match function.result() {
        // Of the layout that it leads to.
        ty @ (Type::Square | Type::Set(_)) => spelled(ty).replace('@', to),
        ty => spelled(ty).to_owned(),
    };
    let signature = format!("{result} @{}({parameters})", function.name);
    let c = C { function, to };
    let quicker =
        function.quicker.iter().enumerate().map(|(index, Quicker { target, body: own })| {
            let (condition, lines) = (instructions::condition(*target), body(&c, own).join("\n"));
            let word = if index == 0 { "if" } else { "elif" };
            format!("#{word} {condition}\nif (!@IS_CONSTANT()) {{\n{lines}\n}}\n")
        });
    let quicker = quicker.collect::<String>();
    let quicker = if quicker.is_empty() { quicker } else { quicker + "#endif\n" };
    let lines = body(&c, &function.body).join("\n");
    let check = |condition: &Expression| {
        let condition = expression(&c, condition).loose();
        format!("@CHECK({condition});\n")
    };
    let check = function.requires.as_ref().map_or(String::new(), check);
    code.inline(&function.doc, &signature, &(check + &quicker + &lines));
}

/// Writes functions, and before them the tables that they share.
pub fn write_all(code: &mut Code, lowered: &Lowered, to: &str) {
    write_tables(code, lowered);
    write_functions(code, lowered, to);
}

/// Writes the tables that functions share.
pub fn write_tables(code: &mut Code, lowered: &Lowered) {
    for table in &lowered.tables {
        write_table(code, &table.name, table);
    }
}

/// Writes functions whose shared tables are written.
pub fn write_functions(code: &mut Code, lowered: &Lowered, to: &str) {
    for function in &lowered.functions {
        let write = |code: &mut Code| write(code, function, to);
        if function.is_public { write(code) } else { code.private(write) }
    }
}

/// A row of one field is a value, a row of several a structure.
fn write_table(code: &mut Code, name: &str, table: &Table) {
    let Table { doc, fields, values, .. } = table;
    let (rows, dimensions) = (values.len() / fields.len(), table.dimensions());
    let value = |row: usize, field: &Field| written(*field, table.value(row, *field));
    if let [field] = &fields[..] {
        let values = (0..rows).map(|row| value(row, field));
        return code.table(doc, stored(*field), &format!("@{name}"), &dimensions, values);
    }
    let members: Vec<String> =
        fields.iter().map(|field| format!("{} {}", stored(*field), field.name)).collect();
    let row_type = format!("@{name}_row");
    code.structure("", &row_type, &members.iter().map(String::as_str).collect::<Vec<_>>());
    let row = |row: usize| {
        let fields = fields.iter().map(|field| value(row, field)).collect::<Vec<_>>();
        format!("{{{}}}", fields.join(", "))
    };
    code.table(
        doc,
        &format!("struct {row_type}"),
        &format!("@{name}"),
        &dimensions,
        (0..rows).map(row).collect::<Vec<_>>(),
    );
}

/// The type that a field is stored as.
fn stored(field: Field) -> &'static str {
    match (field.ty, field.bits) {
        (Type::Small | Type::Index, 8) => "uint8_t",
        (Type::Small | Type::Index, 16) => "uint16_t",
        (Type::Small | Type::Index, 64) => "uint64_t",
        (Type::Small | Type::Index, _) => "uint32_t",
        (Type::Steps, _) => "int8_t",
        (ty, _) => spelled(ty),
    }
}

/// A value of a field.
fn written(field: Field, value: u128) -> String {
    match field.ty.width() {
        128 => literal(WordSize::U128, value),
        64 => literal(WordSize::U64, value),
        _ if field.ty == Type::Steps => (value as u32).cast_signed().to_string(),
        _ => value.to_string(),
    }
}

/// A type, as names are declared.
fn spelled(ty: Type) -> &'static str {
    match ty {
        Type::Square => "@square",
        Type::Color => "@color",
        Type::Direction => "@direction",
        Type::Symmetry => "@symmetry",
        Type::Steps => "int",
        Type::Small => "unsigned",
        Type::Index => "uintptr_t",
        Type::Word(word) => word_type(word),
        Type::Set(_) => "@bitboard",
        Type::Truth => "bool",
    }
}

/// The words of a list as arguments of a call: C has no arrays as values.
fn listed(words: [u64; 8]) -> String {
    words.map(|word| format!("{word:#x}ull")).join(", ")
}

/// The constant named after the one of these values for which `is_it` holds.
fn named<T: Copy, const N: usize>(
    all: [T; N],
    is_it: impl Fn(T) -> bool,
    name: impl Fn(T) -> &'static str,
) -> String {
    all.into_iter().find(|&it| is_it(it)).map_or(String::new(), |it| upper(name(it)))
}

/// The spelling of a function in C.
struct C<'a> {
    /// The function, after which its own tables are named.
    function: &'a Function,
    to: &'a str,
}

impl Spelling for C<'_> {
    fn constant(&self, value: u128, ty: Type) -> Text {
        Text::atom(match ty {
            Type::Word(word) | Type::Set(word) if value >> 64 != 0 => literal(word, value),
            Type::Word(WordSize::U128) | Type::Set(WordSize::U128) => {
                format!("(@u128){value:#x}ull")
            }
            Type::Word(_) | Type::Set(_) => format!("{value:#x}ull"),
            Type::Color => if value == 0 { "@WHITE" } else { "@BLACK" }.to_owned(),
            // Functions name no other square.
            Type::Square => "@NO_SQUARE".to_owned(),
            Type::Direction => named(Direction::ALL, |it| it as u128 == value, Direction::name),
            Type::Symmetry => named(Symmetry::ALL, |it| it as u128 == value, Symmetry::name),
            Type::Truth => (value != 0).to_string(),
            // Beyond `int`, or where its bits are meant.
            _ if value > 0xffff => format!("{value:#x}u"),
            _ => value.to_string(),
        })
    }

    fn unary(&self, op: Unary, operand: Text, ty: Type) -> Text {
        Text::atom(match op {
            Unary::Not => format!("~{}", operand.tight()),
            _ => format!("@{}_{}({})", op.name(), ty.width(), operand.loose()),
        })
    }

    fn binary(&self, op: Binary, operands: [Text; 2], ty: Type) -> Text {
        let name = match op {
            Binary::RotateLeft => format!("rotate_left_{}", ty.width()),
            Binary::Extract => "extract".to_owned(),
            Binary::Deposit => "deposit".to_owned(),
            _ => return Text::infix(op, operands),
        };
        let [a, b] = operands.map(Text::loose);
        Text::atom(format!("@{name}({a}, {b})"))
    }

    fn convert(&self, operand: Text, from: Type, to: Type) -> Text {
        if from.width() > 32 && from.width() == to.width() {
            return operand;
        }
        Text::atom(format!("({}){}", spelled(to), operand.tight()))
    }

    fn load(&self, table: &str, field: Field, at: &[String]) -> Text {
        let at = indexed(at);
        let table = table_name(Some(self.function), table);
        let member = if field.name.is_empty() { String::new() } else { format!(".{}", field.name) };
        // Arithmetic is on the type, not on the stored width.
        let cast = match (field.ty, field.bits) {
            (Type::Small, 32) => String::new(),
            (Type::Small | Type::Index, _) => format!("({})", spelled(field.ty)),
            _ => String::new(),
        };
        Text::atom(format!("{cast}@{table}{at}{member}"))
    }

    fn called(&self, callee: &Callee) -> String {
        Prefixes { own: "@", to: self.to }.called(callee).0
    }

    fn permuted(&self, instruction: &Instruction, operand: Text) -> Text {
        let word = operand.loose();
        Text::atom(match instruction {
            Instruction::Matrix(BitMatrix { bytes, matrix, is_turned }) => {
                let function = if *is_turned { "turned_by_matrix" } else { "by_matrix" };
                let bytes = u64::from_le_bytes(*bytes);
                format!("@{function}({word}, {bytes:#x}ull, {matrix:#x}ull)")
            }
            Instruction::Gather(gather) => {
                format!("@gathered({word}, {}, {:#x}ull)", listed(gather.words()), gather.mask)
            }
        })
    }

    fn define(&self, name: &str, ty: Type, value: &str) -> String {
        format!("const {} {name} = {value};", spelled(ty))
    }

    fn variable(&self, name: &str, ty: Type, value: Option<&str>) -> String {
        // In C++17 nothing may be without a value in a constant expression.
        format!("{} {name} = {};", spelled(ty), value.unwrap_or("0"))
    }
}
