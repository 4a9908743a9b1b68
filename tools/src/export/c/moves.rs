//! Pieces of any movement: what they attack, where they move, from where they are attacked.
//!
//! For each piece there is a function for each colour with everything that matters as parameters. The
//! functions for programs call it with what they need.

use quadrille_codegen::layout::{Piece, WordSize};
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::moves::{
    Hop, LamePaths, MaskedRider, Over, PieceLookUps, Rays, ShiftedLameLeaps, ShiftedSets,
    UnitedLookUps,
};
use quadrille_runtime::moves::LameKey;

use super::code::{Code, Kind, literals};
use super::pieces::{spoken, xrays_function};
use super::sliders;

/// One of the functions of a piece.
struct Function<'a> {
    /// What comes behind the piece's name: `attacks`.
    suffix: &'static str,
    doc: String,
    /// The look-ups for White and Black, or for both.
    sides: Vec<&'a UnitedLookUps>,
    /// Whether the squares are empty ones.
    is_quiet: bool,
}

/// The functions of a piece.
pub fn write(code: &mut Code, bitboards: &Bitboards, piece: &Piece, sides: &[PieceLookUps]) {
    let spoken = spoken(piece);
    let of = |part: fn(&PieceLookUps) -> &UnitedLookUps| sides.iter().map(part).collect::<Vec<_>>();
    let attacks = Function {
        suffix: "attacks",
        doc: format!("What {spoken} attacks: where it captures what an enemy has there."),
        sides: of(|moves| &moves.attacks),
        is_quiet: false,
    };
    let moves = Function {
        suffix: "moves",
        doc: format!("The empty squares where {spoken} goes without capturing."),
        sides: of(|moves| &moves.moves),
        is_quiet: true,
    };
    let attackers = Function {
        suffix: "attackers",
        doc: format!("The squares from which {spoken} attacks a square."),
        sides: of(|moves| &moves.attackers),
        is_quiet: false,
    };
    let writer = Writer { word: bitboards.word, bitboards, piece };
    let differs = sides.iter().any(|side| side.attacks != side.moves);
    let functions = [Some(&attacks), differs.then_some(&moves), Some(&attackers)];
    for function in functions.into_iter().flatten() {
        writer.function(code, function);
    }
    writer.on_empty(code, &attacks);
    writer.xrays(code, sides);
}

struct Writer<'a> {
    word: WordSize,
    bitboards: &'a Bitboards,
    piece: &'a Piece,
}

impl Writer<'_> {
    fn function(&self, code: &mut Code, function: &Function<'_>) {
        for color in 0..function.sides.len() {
            code.parts(|code| self.of_color(code, function, color));
        }
        let Function { suffix, doc, sides, is_quiet } = function;
        let name = format!("@{}_{suffix}", self.piece.name);
        let is_blocked = *is_quiet || sides.iter().any(|side| side.is_blocked());
        let hops = sides.iter().any(|side| !side.hops.is_empty());
        let (parameter, argument) =
            if is_blocked { (", @bitboard occupancy", "occupancy") } else { ("", "0") };
        let color = color_parameter(sides.len());
        code.function(
            Kind::Inline,
            doc,
            &format!("@bitboard {name}({color}@square square{parameter})"),
            &self.call(function, argument, argument),
        );
        if hops {
            code.function(
                Kind::Inline,
                &format!("{doc}\nOf all that stands on the board only `hurdles` may be hopped over."),
                &format!(
                    "@bitboard {name}_over({color}@square square, @bitboard occupancy, @bitboard hurdles)"
                ),
                &self.call(function, "occupancy", "hurdles"),
            );
        }
    }

    /// The statement that returns what the function of the colour gives.
    fn call(&self, function: &Function<'_>, occupancy: &str, hurdles: &str) -> String {
        let call = |color: usize| {
            let name = format!("@{}_{}_of_{color}", self.piece.name, function.suffix);
            format!("{name}(square, {occupancy}, {hurdles})")
        };
        let called = match function.sides.len() {
            1 => call(0),
            _ => format!("(color == @WHITE ? {} : {})", call(0), call(1)),
        };
        let only_empty = if function.is_quiet { " & @ALL & ~occupancy" } else { "" };
        format!("return {called}{only_empty};")
    }

    /// The function of one colour, with the tables that it reads.
    fn of_color(&self, code: &mut Code, function: &Function<'_>, color: usize) {
        let Function { suffix, sides, .. } = function;
        let name = format!("@{}_{suffix}_of_{color}", self.piece.name);
        let mut body = Body { code, writer: self, name: &name, statements: Vec::new(), tables: 0 };
        body.look_ups(sides[color]);
        let statements = body.statements.concat();
        let of = if sides.len() == 1 { "either side" } else { ["White", "Black"][color] };
        code.function(
            Kind::Inline,
            &format!("What @{}_{suffix} gives {of}.", self.piece.name),
            &format!("@bitboard {name}(@square square, @bitboard occupancy, @bitboard hurdles)"),
            &format!("@bitboard reached = 0;\n{statements}return reached;"),
        );
    }

    /// The attacks on an empty board, where what stands on it matters.
    fn on_empty(&self, code: &mut Code, attacks: &Function<'_>) {
        if !attacks.sides.iter().any(|side| side.is_blocked()) {
            return;
        }
        let color = color_parameter(attacks.sides.len());
        code.function(
            Kind::Inline,
            &format!("What {} attacks on the empty board.", spoken(self.piece)),
            &format!("@bitboard @{}_attacks_empty({color}@square square)", self.piece.name),
            &self.call(attacks, "0", "0"),
        );
    }

    fn xrays(&self, code: &mut Code, sides: &[PieceLookUps]) {
        let has_lines =
            |side: &PieceLookUps| side.attacks.slides.len() + side.attacks.rays.len() > 0;
        if !sides.iter().any(has_lines) {
            return;
        }
        let mut statements = Vec::new();
        for (color, side) in sides.iter().enumerate() {
            let name = format!("@{}_xrays_of_{color}", self.piece.name);
            let mut body =
                Body { code, writer: self, name: &name, statements: Vec::new(), tables: 0 };
            body.sight(&side.attacks);
            statements.push(body.statements.concat());
        }
        let body = match &statements[..] {
            [white, black] => {
                format!("if (color == @WHITE) {{\n{white}}} else {{\n{black}}}\nreturn sight;")
            }
            _ => format!("{}return sight;", statements.concat()),
        };
        let color = color_parameter(sides.len());
        xrays_function(code, self.piece, color, &format!("@bitboard sight = 0;\n{body}"));
    }
}

/// The parameter of functions of pieces that differ by colour.
fn color_parameter(sides: usize) -> &'static str {
    if sides == 2 { "@color color, " } else { "" }
}

/// The statements of a function, written part by part, and its tables before it.
struct Body<'a, 'b> {
    code: &'a mut Code,
    writer: &'a Writer<'b>,
    /// What the tables' names begin with.
    name: &'a str,
    statements: Vec<String>,
    tables: usize,
}

impl Body<'_, '_> {
    fn look_ups(&mut self, look_ups: &UnitedLookUps) {
        // All of them by name, so that none is forgotten.
        let UnitedLookUps { always, slides, rays, hops, shifted, lame } = look_ups;
        if !always.is_empty() {
            let always = self.row("always", always);
            self.reach(&always);
        }
        for MaskedRider { ride, mask } in slides {
            let ride = sliders::name(*ride);
            let mask = self.mask(mask.as_ref());
            self.reach(&format!("{ride}(square, occupancy){mask}"));
        }
        for rays in rays {
            let ray = self.row("ray", &rays.rays);
            let way = way(rays);
            self.reach(&format!("{way}({ray}, occupancy)"));
        }
        for hop in hops {
            self.hop(hop);
        }
        if let Some(shifted) = shifted {
            self.shifted(shifted);
        }
        for LamePaths { paths, targets } in lame {
            let [path, targets] = [self.row("path", paths), self.row("targets", targets)];
            self.reach(&format!("(occupancy & {path}) == 0 ? {targets} : 0"));
        }
    }

    fn reach(&mut self, part: &str) {
        self.statements.push(format!("reached |= {part};\n"));
    }

    /// A table by number, and the expression of its entry.
    fn row(&mut self, suffix: &str, words: &[u128]) -> String {
        let word = self.writer.word;
        format!("{}[square]", self.table(suffix, "@bitboard", words.len(), literals(word, words)))
    }

    /// A table by number, and its name.
    fn table(
        &mut self,
        suffix: &str,
        element: &str,
        length: usize,
        values: impl Iterator<Item = String>,
    ) -> String {
        let name = format!("{}_{suffix}_{}", self.name, self.tables);
        self.tables += 1;
        self.code.table("", element, &name, &[length], values);
        name
    }

    /// The end of an expression that leaves what a mask has.
    fn mask(&mut self, mask: Option<&Vec<u128>>) -> String {
        mask.map_or(String::new(), |mask| format!(" & {}", self.row("mask", mask)))
    }

    fn hop(&mut self, Hop { ride, over, mask }: &Hop) {
        let hopper = self.writer.bitboards.hopper(*ride, over);
        let ride = sliders::name(*ride);
        let mask = self.mask(mask.as_ref());
        let second = match over {
            // The first pieces are taken away where they are hurdles.
            Over::Any => "occupancy ^ (first & occupancy & hurdles)".to_owned(),
            // All but what was seen is taken for occupied, and hurdles for empty.
            Over::Next => "~first | (occupancy & ~hurdles)".to_owned(),
            Over::Near(near) => {
                let near = self.row("near", near);
                format!("occupancy ^ (first & occupancy & hurdles & {near})")
            }
        };
        // Callers that pass one set for both leave nothing of the comparison.
        let at_once = hopper.map(|hopper| {
            let look_up = sliders::hopper_name(hopper);
            format!("if (hurdles == occupancy) {{\nreached |= {look_up}(square, occupancy){mask};\n}} else ")
        });
        self.statements.push(format!(
            "{}{{
             const @bitboard first = {ride}(square, occupancy);
             reached |= {ride}(square, {second}) & ~first{mask};
             }}\n",
            at_once.unwrap_or_default()
        ));
    }

    /// Lame leapers whose keys all squares share: what stands around the square is shifted to where
    /// keys see it, and the set turned by the square's number, for both halves of a word alike.
    fn shifted(&mut self, leaps: &ShiftedLameLeaps) {
        let &ShiftedLameLeaps { word, below, ref keys, ref sets, ref targets } = leaps;
        let (bits, last) = (word.bits(), word.bits() - 1);
        let is_wide = matches!(sets, ShiftedSets::Wide(_));
        let (width, ty) = if is_wide { (word, "@bitboard") } else { (WordSize::U64, "uint64_t") };
        let sets = sets.to_words();
        let sets = self.table("sets", ty, sets.len(), literals(width, &sets));
        let targets = self.row("targets", targets);
        let set = |LameKey { mask, magic, shift, first }: &LameKey| {
            format!("{sets}[{first} + (((window & {mask:#x}ull) * {magic:#x}ull) >> {shift})]")
        };
        let near = keys.iter().map(set).collect::<Vec<_>>().join(" | ");
        let turn = width.bits();
        let both = match (word, is_wide) {
            (WordSize::U128, false) => "((@bitboard)turned << 64 | turned)",
            _ => "turned",
        };
        self.statements.push(format!(
            "{{
             const unsigned up = (square + {}u) & {last}u, down = ({bits}u - up) & {last}u;
             const uint64_t window = (uint64_t)((occupancy >> up) | (occupancy << down));
             const {ty} turned = @rotate_left_{turn}({near}, square);
             reached |= {both} & {targets};
             }}\n",
            bits - below
        ));
    }

    /// What comes into sight along the lines of a piece.
    fn sight(&mut self, look_ups: &UnitedLookUps) {
        for MaskedRider { ride, mask } in &look_ups.slides {
            let ride = sliders::name(*ride);
            let mask = self.mask(mask.as_ref());
            self.statements.push(format!(
                "{{
                 const @bitboard first = {ride}(square, occupancy);
                 sight |= {ride}(square, occupancy & ~first) & ~first{mask};
                 }}\n"
            ));
        }
        for rays in &look_ups.rays {
            let (ray, way) = (self.row("ray", &rays.rays), way(rays));
            self.statements.push(format!(
                "{{
                 const @bitboard first = {way}({ray}, occupancy);
                 sight |= {way}({ray}, occupancy & ~first) & ~first;
                 }}\n"
            ));
        }
    }
}

/// The function of a ray whose numbers rise, or of one whose numbers fall.
fn way(rays: &Rays) -> &'static str {
    if rays.rise { "@rising" } else { "@falling" }
}

/// The functions of single rays.
pub fn helpers(code: &mut Code, word: WordSize) {
    code.inline(
        "What is attacked along a ray whose numbers rise: up to the lowest occupied square.",
        "@bitboard @rising(@bitboard ray, @bitboard occupancy)",
        "const @bitboard occupied = ray & occupancy;
         return ray & (occupied ^ (occupied - 1));",
    );
    code.inline(
        "What is attacked along a ray whose numbers fall: down to the highest occupied square.",
        "@bitboard @falling(@bitboard ray, @bitboard occupancy)",
        &format!(
            "return ray & (~(@bitboard)0 << @highest_{}((ray & occupancy) | 1));",
            word.bits()
        ),
    );
}
