//! The layout as a type of C++, for templates: `Lerf<>::rook_attacks`, and with an engine's own type of squares
//! `Lerf<Square>`.

use std::fmt::Write as _;

use quadrille_codegen::layout::Layout;
use quadrille_runtime::{Color, Direction, Symmetry};

use super::code::{Code, Member, parameters};
use crate::export::exported::Exported;

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
    let members: Vec<String> = code.members().map(function).collect();
    let constants = constants(exported);
    code.lines(&format!(
        "#ifdef __cplusplus
template <class Square = @square> struct {name} {{
    using square = Square;
    using color = @color;
    using direction = @direction;
    using symmetry = @symmetry;
{constants}{}}};
#endif",
        members.concat()
    ));
}

/// The numbers of a board, and its squares.
fn constants(exported: &Exported<'_>) -> String {
    let mut text = String::new();
    if exported.bitboards().is_some() {
        text += "    using bitboard = @bitboard;\n    static constexpr bitboard ALL = @ALL;\n";
    }
    for name in ["FILES", "RANKS", "SQUARES", "NUMBERS"] {
        let _ = writeln!(text, "    static constexpr unsigned {name} = @{name};");
    }
    let mut constant = |ty: &str, name: &str| {
        let digit = if name.starts_with(|first: char| first.is_ascii_digit()) { "_" } else { "" };
        let _ =
            writeln!(text, "    static constexpr {ty} {digit}{name} = static_cast<{ty}>(@{name});");
    };
    constant("Square", "NO_SQUARE");
    for name in squares(exported.layout()) {
        constant("Square", &name);
    }
    for color in Color::ALL {
        constant("color", &format!("{color:?}").to_uppercase());
    }
    for direction in Direction::ALL {
        constant("direction", &direction.name().to_uppercase());
    }
    for symmetry in Symmetry::ALL {
        constant("symmetry", &symmetry.name().to_uppercase());
    }
    text
}

fn squares(layout: &Layout) -> impl Iterator<Item = String> {
    let board = layout.board();
    board.squares().map(move |square| layout.names.square(board, square).to_ascii_uppercase())
}

/// A function that calls the one of C, under the targets that have it.
fn function(Member { signature, condition }: &Member) -> String {
    let (declared, _) = signature.split_once('(').unwrap_or((signature, ""));
    let (result, name) = declared.rsplit_once(' ').unwrap_or(("", declared));
    let own = |ty: &str| if ty == "@square" { "Square".to_owned() } else { ty.to_owned() };
    let parameters: Vec<(&str, &str)> = parameters(signature)
        .filter_map(|parameter| {
            let at = parameter.rfind([' ', '*'])? + 1;
            Some((parameter[..at].trim_end(), &parameter[at..]))
        })
        .collect();
    let taken = parameters.iter().map(|(ty, name)| {
        let space = if ty.ends_with('*') { "" } else { " " };
        format!("{}{space}{name}", own(ty))
    });
    let passed = parameters.iter().map(|(ty, name)| match *ty {
        "@square" => format!("static_cast<@square>({name})"),
        _ => (*name).to_owned(),
    });
    let call = format!("{name}({})", passed.collect::<Vec<_>>().join(", "));
    let body = match result {
        "void" => format!("{call};"),
        "@square" => format!("return static_cast<Square>({call});"),
        _ => format!("return {call};"),
    };
    let taken = taken.collect::<Vec<_>>().join(", ");
    let text = format!(
        "    static constexpr {} {}({taken}) {{ {body} }}\n",
        own(result),
        name.trim_start_matches('@')
    );
    match condition {
        None => text,
        Some(condition) => format!("#if {condition}\n{text}#endif\n"),
    }
}
