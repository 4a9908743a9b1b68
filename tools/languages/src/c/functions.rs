//! Lowered functions as C.

use crate::lower::print::{Spelling, Text, body, expression, indexed};
use crate::lower::{
    Binary, Callee, Expression, Field, Function, Loop, LoopKind, Lowered, Part, Quicker, Table,
    Target, Type, Unary, When,
};
use quadrille_circuits::{BitMatrix, Instruction};
use quadrille_codegen::model::WordSize;
use quadrille_runtime::{Direction, Symmetry, U256};

use super::code::{Code, entry, literal, word_type};
use super::names::upper;
use crate::names::Prefixes;

/// Writes a function; `to` is the prefix of the layout that conversions lead to.
pub fn write(code: &mut Code, function: &Function, to: &str) {
    let parameters =
        function.parameters.iter().map(|(name, ty)| format!("{} {name}", spelled(*ty)));
    let parameters = parameters.collect::<Vec<_>>().join(", ");
    let parameters = if parameters.is_empty() { "void" } else { &parameters };
    let result = match function.result() {
        // The type is that of the layout that the conversion leads to.
        ty @ (Type::Square | Type::Set(_)) => spelled(ty).replace('@', to),
        ty => spelled(ty).to_owned(),
    };
    let signature = format!("{result} @{}({parameters})", function.name);
    let c = C { to };
    let (opening, closing) = quicker(&c, &function.quicker);
    let lines = opening + &body(&c, &function.body).join("\n") + &closing;
    let check = |condition: &Expression| {
        let condition = expression(&c, condition).loose();
        format!("QUADRILLE_CHECK({condition});\n")
    };
    let check = function.requires.as_ref().map_or(String::new(), check);
    code.inline(&function.doc, &signature, &(check + &lines));
}

/// The lines before and after a function's body for bodies that are quicker on some targets. Bits are extracted in
/// constant expressions too, by loops: no other body is compiled if the target has the instruction.
fn quicker(c: &C<'_>, bodies: &[Quicker]) -> (String, String) {
    let of_target = |Quicker { target, body: own }: &Quicker| {
        let own = body(c, own);
        match target {
            Target::Bmi2 => {
                (format!("#if {}\n{}\n#else\n", has(*target), own.join("\n")), "\n#endif")
            }
            _ => (format!("QUADRILLE_IF_{}({})\n", ability(*target), own.join(" ")), ""),
        }
    };
    bodies.iter().map(of_target).unzip()
}

/// The end of the runtime's macros that tell of a target's instructions.
fn ability(target: Target) -> &'static str {
    match target {
        Target::Bmi2 => "HAS_PEXT",
        Target::Gfni => "MULTIPLIES_BITS",
        Target::Bitalg => "GATHERS_BITS",
        Target::Avx2 => "HAS_VECTORS",
        Target::ReversesBits => "REVERSES_BITS",
    }
}

/// The condition under which the runtime has the instructions of a target.
fn has(target: Target) -> String {
    format!("defined(QUADRILLE_{})", ability(target))
}

/// Writes functions, and before them the tables that they read. The implementation file (`@IMPLEMENTATION`) has the
/// tables for all targets.
pub fn write_all(code: &mut Code, lowered: &Lowered, to: &str) {
    for tables in lowered.tables.chunk_by(|a, b| a.when == b.when) {
        let condition = tables[0].when.map(|when| match when {
            When::With(target) => format!("{} || defined(@IS_FOR_ALL)", has(target)),
            When::Without(target) => format!("!{} || defined(@IS_FOR_ALL)", has(target)),
        });
        let write = |code: &mut Code| {
            for table in tables {
                write_table(code, table);
            }
        };
        match condition {
            Some(condition) => code.when(&condition, write),
            None => write(code),
        }
    }
    for function in &lowered.functions {
        let write = |code: &mut Code| write(code, function, to);
        if function.is_public { write(code) } else { code.private(write) }
    }
}

/// An expression of tables that functions share.
pub fn expression_text(of: &Expression) -> String {
    expression(&C { to: "@" }, of).loose()
}

/// A row of one field is a value, a row of several a structure.
fn write_table(code: &mut Code, table: &Table) {
    let Table { doc, fields, values, .. } = table;
    let (rows, dimensions) = (values.len() / fields.len(), table.dimensions());
    let value = |row: usize, field: &Field| written(*field, table.value(row, *field));
    let name = format!("@{}", table.name);
    if let [field] = &fields[..] {
        let values = (0..rows).map(|row| value(row, field));
        return code.table(doc, (stored(*field), ""), &name, &dimensions, values);
    }
    let (row_type, structure) = match &table.row {
        Some(record) => (format!("quadrille_{record}"), String::new()),
        None => {
            let members = fields.iter().map(|field| format!("{} {};", stored(*field), field.name));
            let members = members.collect::<Vec<_>>().join(" ");
            (format!("{name}_row"), format!("struct {name}_row {{ {members} }};\n"))
        }
    };
    let row = |row: usize| {
        let fields = fields.iter().map(|field| value(row, field)).collect::<Vec<_>>();
        format!("{{{}}}", fields.join(", "))
    };
    let element = format!("struct {row_type}");
    let rows = (0..rows).map(row).collect::<Vec<_>>();
    code.table(doc, (&element, &structure), &name, &dimensions, rows);
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

fn written(field: Field, value: U256) -> String {
    match field.ty.width() {
        bits @ 65.. => entry(bits, value),
        64 => format!("{value:#x}"),
        _ if field.ty == Type::Steps => (value.low() as u32).cast_signed().to_string(),
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
        Type::Rows => unreachable!("no value has rows"),
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
    to: &'a str,
}

impl Spelling for C<'_> {
    fn constant(&self, value: U256, ty: Type) -> Text {
        Text::atom(match ty {
            Type::Word(word) | Type::Set(word) if !value.down(64).is_zero() => literal(word, value),
            Type::Word(word) | Type::Set(word) if word != WordSize::U64 => {
                format!("quadrille_wide_{word}({value:#x}ull)", word = word.bits())
            }
            Type::Word(_) | Type::Set(_) => format!("{value:#x}ull"),
            Type::Color => if value.is_zero() { "@WHITE" } else { "@BLACK" }.to_owned(),
            // Functions name no other square.
            Type::Square => "(@square)@NO_SQUARE".to_owned(),
            Type::Direction => {
                named(Direction::ALL, |it| it as u128 == value.low(), Direction::name)
            }
            Type::Symmetry => named(Symmetry::ALL, |it| it as u128 == value.low(), Symmetry::name),
            Type::Truth => (!value.is_zero()).to_string(),
            // Beyond `int`, or where its bits are meant.
            _ if value.low() > 0xffff => format!("{value:#x}u"),
            _ => value.to_string(),
        })
    }

    fn unary(&self, op: Unary, operand: Text, ty: Type) -> Text {
        Text::atom(match op {
            Unary::Not if ty.width() <= 64 => format!("~{}", operand.tight()),
            _ => format!("quadrille_{}_{}({})", op.name(), ty.width(), operand.loose()),
        })
    }

    fn binary(&self, op: Binary, operands: [Text; 2], ty: Type) -> Text {
        let width = ty.width();
        if op != Binary::RotateLeft && width <= 64 {
            return Text::infix(op, operands);
        }
        let [a, b] = operands.map(Text::loose);
        Text::atom(format!("quadrille_{}_{width}({a}, {b})", op.name()))
    }

    fn and_not(&self, [a, b]: [Text; 2], ty: Type) -> Text {
        self.binary(Binary::And, [a, self.unary(Unary::Not, b, ty)], ty)
    }

    fn convert(&self, operand: Text, from: Type, to: Type) -> Text {
        match (from.width(), to.width()) {
            (33.., width) if from.width() == width => operand,
            (from @ 65.., width) => {
                let low = format!("quadrille_low_{from}({})", operand.loose());
                Text::atom(if width == 64 { low } else { format!("({}){low}", spelled(to)) })
            }
            (_, to @ 65..) => Text::atom(format!("quadrille_wide_{to}({})", operand.loose())),
            _ => Text::atom(format!("({}){}", spelled(to), operand.tight())),
        }
    }

    fn runtime(&self, name: &str, width: Option<u32>) -> String {
        match width.filter(|_| !name.ends_with(|last: char| last.is_ascii_digit())) {
            Some(width) => format!("quadrille_{name}_{width}"),
            None => format!("quadrille_{name}"),
        }
    }

    fn rows(&self, table: &str, at: &[String], part: Part) -> String {
        let entry = format!("@{table}{}", indexed(at));
        match part {
            Part::List => entry,
            Part::Record => format!("&{entry}"),
            Part::Field(Field { name, ty, bits }, _) => {
                let dot = if name.is_empty() { "" } else { "." };
                // Arithmetic is on the type, not on the stored width.
                let is_cast =
                    matches!(ty, Type::Small | Type::Index) && (ty, bits) != (Type::Small, 32);
                let cast = if is_cast { format!("({})", spelled(ty)) } else { String::new() };
                format!("{cast}{entry}{dot}{name}")
            }
        }
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
                format!("quadrille_{function}({word}, {bytes:#x}ull, {matrix:#x}ull)")
            }
            Instruction::Gather(gather) => {
                format!(
                    "quadrille_gathered({word}, {}, {:#x}ull)",
                    listed(gather.words()),
                    gather.mask
                )
            }
        })
    }

    fn repeated(
        &self,
        Loop { kind, item, each: value, .. }: &Loop,
        items: &str,
        each: &str,
    ) -> String {
        let (name, width) = (kind.name().to_uppercase(), value.ty().width());
        let ty = if *kind == LoopKind::Squares { "@square, " } else { "" };
        format!("QUADRILLE_{name}_{width}({ty}{item}, {items}, {each});")
    }

    fn define(&self, name: &str, ty: Type, value: &str) -> String {
        format!("const {} {name} = {value};", spelled(ty))
    }
}
