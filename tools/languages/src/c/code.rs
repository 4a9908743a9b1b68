//! C source, put together item by item. Texts have `@` where a name begins with the layout's: see [`Names`].

use quadrille_runtime::U256;
use std::fmt::Write as _;

use quadrille_codegen::model::WordSize;

use super::names::Names;
use crate::comment;
use crate::lower::print::indented;
use crate::tables::{nested, wrapped};

/// Source of one layout.
#[derive(Default)]
pub struct Code {
    names: Names,
    text: String,
    /// The functions that programs call.
    members: Vec<Member>,
    /// The condition under which the items being written are compiled; `None` if always.
    condition: Option<String>,
    /// True if these items are for other items only.
    is_private: bool,
    /// All tables, which stand together.
    tables: Vec<Table>,
    /// The place of the tables in the text.
    place: Option<usize>,
}

/// A table, and the structure of its rows before it.
struct Table {
    condition: Option<String>,
    introduction: String,
    declared: String,
    values: String,
}

/// A function that programs call.
pub struct Member {
    /// Its result, name and parameters.
    pub signature: Signature,
    /// The targets that compile it, if not all do.
    pub condition: Option<String>,
    /// True if C++ may call it in constant expressions.
    pub is_constant: bool,
}

/// The beginning of a function: `@square @at(unsigned file, unsigned rank)`.
#[derive(Clone)]
pub struct Signature {
    /// The result's type.
    pub result: String,
    pub name: String,
    /// Types and names of the parameters.
    pub parameters: Vec<(String, String)>,
}

impl Signature {
    fn of(text: &str) -> Signature {
        let (declared, parameters) =
            text.trim_end_matches(')').split_once('(').unwrap_or((text, ""));
        let typed = |text: &str| {
            let (ty, name) = text.split_at(text.rfind([' ', '*']).map_or(0, |at| at + 1));
            (ty.trim_end().to_owned(), name.to_owned())
        };
        let parameters = parameters.split(", ").filter(|it| *it != "void");
        let (result, name) = typed(declared);
        Signature { result, name, parameters: parameters.map(typed).collect() }
    }
}

impl Code {
    /// Source without any items yet.
    pub fn new(prefix: String) -> Code {
        Code { names: Names::new(prefix), ..Code::default() }
    }

    /// The source, and its names.
    pub fn finish(mut self) -> (String, Names) {
        let tables = self.all_tables();
        self.text.insert_str(self.place.unwrap_or(0), &tables);
        (self.text, self.names)
    }

    /// Puts the tables here.
    pub fn tables_here(&mut self) {
        self.place = Some(self.text.len());
    }

    /// The tables, or, for files that take them from another one, their declarations.
    fn all_tables(&mut self) -> String {
        if self.tables.is_empty() {
            return String::new();
        }
        let [mut values, mut declarations] = [String::new(), String::new()];
        for tables in self.tables.chunk_by(|a, b| a.condition == b.condition) {
            let (open, close) = match &tables[0].condition {
                Some(condition) => (format!("#if {condition}\n"), "#endif\n"),
                None => (String::new(), ""),
            };
            let value = |Table { introduction, declared, values, .. }: &Table| {
                format!("{introduction}{declared} = {values};\n")
            };
            let declaration = |Table { introduction, declared, .. }: &Table| {
                let structure = introduction.lines().find(|line| line.starts_with("struct "));
                format!("{}{declared};", structure.map_or(String::new(), |it| it.to_owned() + " "))
            };
            // Several on a line, which nobody reads.
            let declared: Vec<String> = tables.iter().map(declaration).collect();
            let declared = declared.chunks(4).map(|some| some.join(" ") + "\n").collect::<String>();
            values += &(open.clone() + &tables.iter().map(value).collect::<String>() + close);
            declarations += &(open + &declared + close);
        }
        let is_elsewhere = self.named("@IS_ELSEWHERE");
        format!("\n// ---- Tables\n\n#ifndef {is_elsewhere}\n{values}#else\n{declarations}#endif\n")
    }

    /// The functions written so far that programs call.
    pub fn members(&self) -> impl Iterator<Item = &Member> {
        self.members.iter()
    }

    /// Items that other items are made of: programs do not call them.
    pub fn private(&mut self, items: impl FnOnce(&mut Code)) {
        let is_private = std::mem::replace(&mut self.is_private, true);
        items(self);
        self.is_private = is_private;
    }

    fn named(&mut self, text: &str) -> String {
        self.names.source(text)
    }

    /// Notes the name of an item whose lines are written as they are.
    pub fn define(&mut self, name: &str) {
        self.names.define(name);
    }

    /// Writes lines unchanged.
    pub fn lines(&mut self, text: &str) {
        let lines = self.named(text.trim_end());
        self.text += &lines;
        self.text.push('\n');
    }

    /// The title of a part of the header.
    pub fn section(&mut self, title: &str) {
        let _ = write!(self.text, "\n// ---- {title}\n");
    }

    pub fn comment(&mut self, text: &str) {
        self.quote(&self.names.named(text));
    }

    /// A comment that quotes a text, in which `@` is nothing special.
    pub fn quote(&mut self, text: &str) {
        self.text += &commented(text);
    }

    /// Lines that only some targets compile.
    pub fn when(&mut self, condition: &str, items: impl FnOnce(&mut Code)) {
        let condition = self.named(condition);
        let outer = self.condition.replace(condition.clone());
        let before = self.text.len();
        items(self);
        if self.text.len() > before {
            self.text.insert_str(before, &format!("\n#if {condition}\n"));
            self.lines(&format!("#endif // {condition}"));
        }
        self.condition = outer;
    }

    /// Integer constants.
    pub fn constants(&mut self, constants: impl IntoIterator<Item = (String, u32)>) {
        let constants: Vec<_> = constants.into_iter().collect();
        let listed = constants.iter().map(|(name, value)| format!("{name} = {value}"));
        let list = self.named(&wrapped(&listed.collect::<Vec<_>>(), "    "));
        let _ = write!(self.text, "enum {{\n{list}\n}};\n");
        for (name, _) in &constants {
            self.names.define(name);
        }
    }

    /// A type by another name.
    pub fn type_name(&mut self, doc: &str, name: &str, of: &str) {
        self.names.define(name);
        self.text.push('\n');
        self.comment(doc);
        self.lines(&format!("typedef {of} {name};"));
    }

    /// A structure, its members each with a type.
    pub fn structure(&mut self, doc: &str, name: &str, members: &[&str]) {
        self.names.define(name);
        let members = members.iter().map(|member| format!("    {member};\n"));
        let members = members.collect::<Vec<_>>().concat();
        let comment = commented(&self.names.named(doc));
        let structure = self.named(&format!("struct {name} {{\n{members}}};"));
        let _ = write!(self.text, "\n{comment}{structure}\n");
    }

    /// A table with the lengths of its dimensions, the outermost first, and the structure of its rows, if it has one of
    /// its own.
    pub fn table(
        &mut self,
        doc: &str,
        (element, structure): (&str, &str),
        name: &str,
        lengths: &[usize],
        values: impl IntoIterator<Item = String>,
    ) {
        self.names.define(name);
        let values: Vec<String> = values.into_iter().map(|value| self.named(&value)).collect();
        let dimensions = lengths.iter().map(|length| format!("[{length}]"));
        let dimensions = dimensions.collect::<Vec<_>>().concat();
        let table = Table {
            condition: self.condition.clone(),
            introduction: commented(&self.names.named(doc)) + &self.named(structure),
            declared: self.named(&format!("@TABLE {element} {name}{dimensions}")),
            values: nested(&values, lengths, ["{", "}"]),
        };
        self.tables.push(table);
    }

    /// A function that is inlined, for calls in innermost loops.
    pub fn inline(&mut self, doc: &str, signature: &str, body: &str) {
        self.declared("QUADRILLE_INLINE", doc, signature, body);
    }

    /// A function with loops: the compiler decides whether to inline it.
    pub fn function(&mut self, doc: &str, signature: &str, body: &str) {
        self.declared("QUADRILLE_FUNCTION", doc, signature, body);
    }

    /// A function of instructions, which is no constant expression.
    pub fn plain(&mut self, doc: &str, signature: &str, body: &str) {
        self.declared("QUADRILLE_PLAIN", doc, signature, body);
    }

    /// A function, declared by a macro; a body is indented by its braces.
    fn declared(&mut self, declaration: &str, doc: &str, signature: &str, body: &str) {
        let head = self.named(&format!("{declaration} {signature}"));
        let signature = Signature::of(signature);
        self.names.define(&signature.name);
        let body = unread(&signature, body) + &checks(&signature) + body;
        let lines = self.named(&indented(&body, "    "));
        let line = lines.lines().map(str::trim).collect::<Vec<_>>().join(" ");
        let is_plain = !lines.contains(['#', '{']) && head.len() + line.len() < WIDTH;
        self.comment(doc);
        let _ = match is_plain {
            true => writeln!(self.text, "{head} {{ {line} }}"),
            false => write!(self.text, "{head} {{\n{lines}}}\n"),
        };
        if !self.is_private {
            let (condition, is_constant) =
                (self.condition.clone(), declaration != "QUADRILLE_PLAIN");
            self.members.push(Member { signature, condition, is_constant });
        }
    }
}

/// The width of functions that stand on one line.
const WIDTH: usize = 280;

/// The lines of a comment.
fn commented(text: &str) -> String {
    let line = |line: String| format!("// {}", harmless(&line)).trim_end().to_owned() + "\n";
    comment::lines(text).into_iter().map(line).collect()
}

/// A line of a comment that is not continued on the next one, not even by a trigraph.
fn harmless(line: &str) -> String {
    let line = line.trim_end();
    let is_continued = line.ends_with('\\') || line.ends_with("??/");
    if is_continued { format!("{line} |") } else { line.to_owned() }
}

/// Statements that check the squares, colours and directions that a function takes.
fn checks(signature: &Signature) -> String {
    let check = |(ty, name): &(String, String)| match &**ty {
        "@square" => Some(format!("@ON_BOARD({name});")),
        "@color" => Some(format!("QUADRILLE_CHECK({name} < 2);")),
        "@direction" => Some(format!("QUADRILLE_CHECK({name} < 8);")),
        _ => None,
    };
    let checks: Vec<String> = signature.parameters.iter().filter_map(check).collect();
    if checks.is_empty() { String::new() } else { checks.join(" ") + "\n" }
}

/// Statements that read the parameters which a body does not read, so that no compiler warns.
fn unread(signature: &Signature, body: &str) -> String {
    let names = signature.parameters.iter().map(|(_, name)| name);
    // The names of the layout, which begin with `@`, are different ones.
    let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == '@';
    // Most programs compile nothing for a check.
    let is_check = |line: &&str| {
        ["QUADRILLE_CHECK(", "@ON_BOARD("].iter().any(|it| line.trim().starts_with(it))
    };
    let body: String = body.lines().filter(|line| !is_check(line)).collect::<Vec<_>>().join("\n");
    let reads = |name: &str| body.split(|c| !is_name(c)).any(|word| word == name);
    let read = |name: &String| format!("(void){name};\n");
    names.filter(|name| !reads(name)).map(read).collect()
}

pub fn literal(word: WordSize, value: U256) -> String {
    let [a, b, c, d] = value.to_words().map(|word| format!("{word:#x}ull"));
    match word {
        WordSize::U64 => a,
        WordSize::U128 => format!("QUADRILLE_U128({b}, {a})"),
        WordSize::U256 => {
            format!("QUADRILLE_U256(QUADRILLE_U128({d}, {c}), QUADRILLE_U128({b}, {a}))")
        }
    }
}

/// A word of 128 or 256 bits in a table.
pub fn entry(bits: u32, value: U256) -> String {
    let [a, b, c, d] = value.to_words().map(|word| format!("{word:#x}ull"));
    if bits > 128 {
        format!("QUADRILLE_256({d}, {c}, {b}, {a})")
    } else {
        format!("QUADRILLE_128({b}, {a})")
    }
}

pub fn word_type(word: WordSize) -> &'static str {
    match word {
        WordSize::U64 => "uint64_t",
        WordSize::U128 => "quadrille_u128",
        WordSize::U256 => "quadrille_u256",
    }
}
