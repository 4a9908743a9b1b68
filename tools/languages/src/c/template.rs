//! The layout as a type of C++, for templates: `Lerf<>::rook_attacks`, and with an engine's own type of squares
//! `Lerf<Square>`. No class has a member of its own name, so that a layout named like a square gets an underscore:
//! `A8_<>::A8`. Layouts begin with a capital, as no keyword does.

use quadrille_runtime::{Color, Direction, Symmetry};

use super::code::{Code, Member, Signature};
use crate::exported::Exported;
use crate::tables::wrapped;

/// The structure, with the constants and all functions that were written for programs.
pub fn write(code: &mut Code, exported: &Exported<'_>) {
    let name = exported.described.item.name.to_string();
    // No name of C++: the functions alone have to do.
    if !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        return;
    }
    code.section("The layout as a type of C++");
    code.comment(
        "For templates that name a numbering by a type. Squares have the type that is given: an `enum` of an\n\
         engine, or what else is converted to and from numbers. Arrays of squares are those of the functions\n\
         above.",
    );
    let list = constants(exported);
    let name = class_name(name, &list);
    code.define(&name);
    let members: Vec<String> = code.members().map(function).collect();
    let of_type = list.chunk_by(|a, b| a.ty == b.ty);
    let constants: String = of_type.map(Constant::declared).collect();
    let definitions: Vec<String> = list.iter().map(|constant| constant.defined(&name)).collect();
    let definitions = joined(&definitions);
    let bitboard = exported.bitboards().map_or("", |_| "    using bitboard = @bitboard;\n");
    code.lines(&format!(
        "#ifdef __cplusplus
template <class Square = @square> struct {name} {{
    using square = Square;
    using color = @color;
    using direction = @direction;
    using symmetry = @symmetry;
{bitboard}{constants}{}}};
#ifndef __cpp_inline_variables
// Before C++17 a reference to a constant, as std::max takes it, needs these.
{definitions}#endif
#endif",
        members.concat()
    ));
}

/// The layout's name, followed by an underscore if a constant or the parameter has that name.
fn class_name(layout: String, constants: &[Constant]) -> String {
    let mut members = constants.iter().map(|constant| &*constant.name).chain(["Square"]);
    if members.any(|member| member == layout) { layout + "_" } else { layout }
}

/// A constant of the structure.
struct Constant {
    /// Its type in the structure, and outside.
    ty: [&'static str; 2],
    name: String,
    value: String,
}

impl Constant {
    /// Constants of one type.
    fn declared(all: &[Constant]) -> String {
        let values = all.iter().map(|Constant { name, value, .. }| format!("{name} = {value}"));
        let values = wrapped(&values.collect::<Vec<_>>(), "        ");
        format!("    static constexpr {}\n{values};\n", all[0].ty[0])
    }

    fn defined(&self, of: &str) -> String {
        let Constant { ty: [_, ty], name, .. } = self;
        format!("template <class Square> constexpr {ty} {of}<Square>::{name};")
    }
}

/// Statements, many on a line, which nobody reads.
fn joined(statements: &[String]) -> String {
    let of = |statements: &[String]| statements.join(" ") + "\n";
    statements.chunks(32).map(of).collect()
}

/// The numbers of a board, and its squares.
fn constants(exported: &Exported<'_>) -> Vec<Constant> {
    let plain = |ty: [&'static str; 2], name: &str| {
        let (name, value) = (name.to_owned(), format!("@{name}"));
        Constant { ty, name, value }
    };
    let all = exported.bitboards().map(|_| plain(["bitboard", "@bitboard"], "ALL"));
    let numbers = ["FILES", "RANKS", "SQUARES", "NUMBERS"];
    let numbers = numbers.map(|name| plain(["unsigned", "unsigned"], name));
    let constant = |ty: &'static str, of: &'static str, name: String| {
        let digit = if name.starts_with(|first: char| first.is_ascii_digit()) { "_" } else { "" };
        let value = format!("{ty}(@{name})");
        Constant { ty: [ty, of], name: format!("{digit}{name}"), value }
    };
    let square = |name| constant("Square", "Square", name);
    let (board, names) = (exported.layout().board(), &exported.layout().names);
    let squares = board.squares().map(|square| names.square(board, square).to_ascii_uppercase());
    let names = std::iter::once("NO_SQUARE".to_owned()).chain(squares);
    let colors = Color::ALL.map(|color| format!("{color:?}").to_uppercase());
    let directions = Direction::ALL.map(|direction| direction.name().to_uppercase());
    let symmetries = Symmetry::ALL.map(|symmetry| symmetry.name().to_uppercase());
    let constants = all.into_iter().chain(numbers).chain(names.map(square));
    let constants = constants.chain(colors.map(|name| constant("color", "@color", name)));
    let constants = constants.chain(directions.map(|it| constant("direction", "@direction", it)));
    constants.chain(symmetries.map(|it| constant("symmetry", "@symmetry", it))).collect()
}

/// A function that calls the one of C, under the targets that have it.
fn function(Member { signature, condition, is_constant }: &Member) -> String {
    let Signature { result, name, parameters } = signature;
    let own = |ty: &str| if ty == "@square" { "Square".to_owned() } else { ty.to_owned() };
    let taken = parameters.iter().map(|(ty, name)| {
        let space = if ty.ends_with('*') { "" } else { " " };
        format!("{}{space}{name}", own(ty))
    });
    let passed = parameters.iter().map(|(ty, name)| match &**ty {
        "@square" => format!("static_cast<@square>({name})"),
        _ => name.clone(),
    });
    let call = format!("{name}({})", passed.collect::<Vec<_>>().join(", "));
    let body = match &**result {
        "void" => format!("{call};"),
        "@square" => format!("return static_cast<Square>({call});"),
        _ => format!("return {call};"),
    };
    let taken = taken.collect::<Vec<_>>().join(", ");
    let constant = if *is_constant { "constexpr " } else { "" };
    let text = format!(
        "    QUADRILLE_ALWAYS static {constant}{} {}({taken}) {{ {body} }}\n",
        own(result),
        name.trim_start_matches('@')
    );
    match condition {
        None => text,
        Some(condition) => format!("#if {condition}\n{text}#endif\n"),
    }
}
