//! A run reports all mistakes: of two mistakes planted anywhere, neither hides the other, unless the language's
//! documentation says so.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::ops::Range;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quadrille_codegen::diagnostic::{Diagnostic, Diagnostics};
use quadrille_codegen::random::SplitMix64;
use quadrille_codegen::read::read_source;
use quadrille_codegen::tablebase::compile;

use super::common::sources;

/// The number of tokens under each key that are misspelt.
const MISTAKES: u64 = 4;
/// The number of pairs of mistakes of which one is tried.
const PAIRS: u64 = 16;

/// A token that can be misspelt.
#[derive(Clone, Debug)]
struct Token {
    range: Range<usize>,
    /// The key under which it is.
    key: String,
    /// The number of its statement; commas separate statements, under a key or within its braces.
    statement: usize,
}

/// A token, its misspelling, and the errors of that alone.
#[derive(Clone, Debug)]
struct Mistake {
    token: Token,
    instead: String,
    errors: Vec<(usize, String)>,
}

/// Collects the tokens of a description in their order.
#[derive(Default)]
struct Collector {
    tokens: Vec<Token>,
    key: String,
    statement: usize,
}

impl Collector {
    fn keys(&mut self, body: TokenStream) {
        let body: Vec<TokenTree> = body.into_iter().collect();
        for (tree, next) in body.iter().zip(body.iter().skip(1).map(Some).chain([None])) {
            if let (TokenTree::Ident(name), Some(TokenTree::Punct(next))) = (tree, next)
                && next.as_char() == ':'
            {
                self.key = name.to_string();
                self.statement += 1;
            }
            self.collect(tree.clone(), 0);
        }
    }

    fn collect(&mut self, tree: TokenTree, depth: usize) {
        match tree {
            TokenTree::Group(group) => {
                group.stream().into_iter().for_each(|tree| self.collect(tree, depth + 1));
            }
            TokenTree::Punct(mark) => {
                self.statement += usize::from(mark.as_char() == ',' && depth < 2);
            }
            tree => {
                let (range, key) = (tree.span().byte_range(), self.key.clone());
                self.tokens.push(Token { range, key, statement: self.statement });
            }
        }
    }
}

/// The tokens of the struct that a description is.
fn tokens(source: &str) -> Vec<Token> {
    let mut collector = Collector::default();
    for tree in source.parse::<TokenStream>().expect("tokens") {
        if let TokenTree::Group(group) = tree
            && group.delimiter() == Delimiter::Brace
        {
            collector.keys(group.stream());
        }
    }
    collector.tokens
}

/// A misspelling: a name or text with another letter, or another number.
fn misspelt(text: &str, random: &mut SplitMix64) -> String {
    if let Some(digits) = text.strip_prefix("0x") {
        let number = u64::from_str_radix(digits, 16).expect("hexadecimal");
        return format!("{:#x}", number ^ 1 << (random.word() % 64));
    }
    if let Ok(number) = text.parse::<u64>() {
        return (number + 1 + random.word() % 2 * 200).to_string();
    }
    let mut letters: Vec<char> = text.chars().collect();
    let quotes = usize::from(text.starts_with('"'));
    let index = quotes + random.word() as usize % (letters.len() - 2 * quotes);
    letters[index] = if random.word().is_multiple_of(2) { 'z' } else { 'q' };
    letters.into_iter().collect()
}

fn planted(source: &str, mut slips: Vec<(&Token, &str)>) -> String {
    slips.sort_by_key(|(token, _)| Reverse(token.range.start));
    let mut text = source.to_owned();
    for (token, instead) in slips {
        text.replace_range(token.range.clone(), instead);
    }
    text
}

/// The line and the message of each error.
fn lines(errors: &Diagnostics) -> Vec<(usize, String)> {
    let line = |error: &Diagnostic| (error.extent().start.start().line, error.message().to_owned());
    errors.iter().map(line).collect()
}

/// Some mistakes under each key that are errors by themselves.
fn mistakes(source: &str, random: &mut SplitMix64) -> Vec<Mistake> {
    let tokens = tokens(source);
    let keys: BTreeSet<&str> = tokens.iter().map(|token| token.key.as_str()).collect();
    let mut mistakes = Vec::new();
    for key in keys {
        let of_key: Vec<&Token> = tokens.iter().filter(|token| token.key == key).collect();
        for _ in 0..MISTAKES {
            let token = of_key[random.word() as usize % of_key.len()].clone();
            let instead = misspelt(&source[token.range.clone()], random);
            let read = read_source(&planted(source, vec![(&token, &instead)]));
            if !read.diagnostics.is_empty() {
                mistakes.push(Mistake { token, instead, errors: lines(&read.diagnostics) });
            }
        }
    }
    mistakes
}

/// True if, by the language's documentation, one mistake may hide the other.
fn may_hide(one: &Token, other: &Token, source: &str) -> bool {
    let keys = [one.key.as_str(), other.key.as_str()];
    let has = |key| keys.contains(&key);
    let is_table = source.contains("number: [");
    let is_statement = one.statement == other.statement && !(keys == ["number"; 2] && is_table);
    // A single error names all squares where a table and groups differ.
    let is_one_error = keys == ["number"; 2] && source.contains("groups: {");
    let is_proved = has("magics") || has("circuits");
    let is_of_numbers = has("index") || has("symmetry");
    is_statement
        || is_one_error
        || has("board") && !["pieces", "bitboard", "sliders", "pawns"].iter().any(|&key| has(key))
        || is_proved && keys[0] != keys[1] && !has("names") && !has("regions")
        || keys == ["circuits"; 2]
        || keys == ["index"; 2]
        || has("number") && !is_table && (is_of_numbers || has("names"))
        || has("groups") && (is_of_numbers || has("number"))
        || has("index") && has("symmetry")
}

#[test]
fn neither_of_two_mistakes_hides_the_other() {
    let mut random = SplitMix64::new(6);
    let (mut tried, mut excused, mut hidden) = (0, 0, Vec::new());
    for source in sources() {
        let mistakes = mistakes(&source, &mut random);
        let pairs = mistakes.iter().enumerate();
        let pairs = pairs.flat_map(|(end, one)| mistakes[..end].iter().map(move |two| (one, two)));
        for (one, two) in pairs.filter(|(one, two)| one.token.range != two.token.range) {
            if !random.word().is_multiple_of(PAIRS) {
                continue;
            }
            tried += 1;
            let text =
                planted(&source, vec![(&one.token, &one.instead), (&two.token, &two.instead)]);
            let errors = read_source(&text).diagnostics;
            let both = lines(&errors);
            let is_there = |mistake: &Mistake| {
                let is_it = |error: &(usize, String)| {
                    both.iter().any(|other| other.0 == error.0 || other.1 == error.1)
                };
                mistake.errors.iter().any(is_it)
            };
            if both.len() >= 2 && is_there(one) && is_there(two) {
                continue;
            }
            // A single error names the gaps below the greatest number, even if other numbers are too large.
            let is_too_great = |mistake: &Mistake| {
                mistake.errors.iter().any(|(_, what)| what.starts_with("the numbers go up to"))
            };
            // An unknown key may be `index`, whose fields claims are about.
            let is_no_key = |mistake: &Mistake| {
                mistake.errors.iter().any(|(_, what)| what.starts_with("there is no key"))
            };
            let is_claim = |mistake: &Mistake| mistake.token.key == "symmetry";
            let is_field_unknown =
                [one, two].into_iter().any(is_no_key) && [one, two].into_iter().any(is_claim);
            if may_hide(&one.token, &two.token, &source)
                || is_field_unknown
                || [one, two].into_iter().all(is_too_great)
            {
                excused += 1;
            } else {
                let slips = [one, two].map(|slip| (&slip.token.key, &slip.instead));
                hidden.push(format!("{slips:?}:\n{}", errors.render("planted", &text)));
            }
        }
    }
    assert!(hidden.is_empty(), "{} of {tried}:\n{}", hidden.len(), hidden.join("\n"));
    assert!(tried > 150 && excused * 4 < tried, "{excused} of {tried} are excused");
}

/// Statements that contradict each other, or leave numbers unknown, beside a mistake in something that depends on
/// numbers.
#[test]
fn wrong_numbers_hide_neither_fields_nor_claims() {
    fn check(number: &str, rest: &str, wanted: &[&str]) {
        let source = format!("struct Name {{ board: 4 x 4, number: {number}, {rest} }}");
        let errors = read_source(&source).diagnostics;
        let found: Vec<&str> = errors.iter().map(Diagnostic::message).collect();
        let each = found.iter().zip(wanted);
        let are_wanted = each.into_iter().all(|(found, wanted)| found.contains(wanted));
        assert!(are_wanted && found.len() == wanted.len(), "{number}, {rest}: {found:#?}");
    }
    let table = "[12 13 14 15; 8 9 10 11; 4 5 6 7; 0 1 2 3]";
    let twice = "[12 12 14 15; 8 9 10 11; 4 5 6 7; 0 1 2 3]";
    let large = "[12 13 14 15; 8 9 10 11; 4 5 6 7; 0 1 2 300]";
    let hole = "[12 13 14 15; 8 9 10 11; 4 5 6 7; 0 1 2 77]";
    let fields =
        "index: { hi: 2, lo: 2 }, symmetry: { flip_vertical: hi ^ 3, rotate_180: number ^ 15 }";
    let short = fields.replace("lo: 2", "lo: 1");
    let false_claim = fields.replace("hi ^ 3", "hi ^ 2");
    let misspelt = fields.replace("flip_vertical", "flip_vertica").replace("number ^", "numbe ^");
    for (number, wrong) in
        [(twice, "12 is used twice"), (large, "300 is out of range"), (hole, "go up to 77 without")]
    {
        check(number, fields, &[wrong]);
        let width = "the fields have 3 bits";
        check(number, &short, &[wrong, width]);
        check(number, &false_claim, &[wrong, "`flip_vertical` is not `hi ^ 2`"]);
        let names = ["there is no symmetry `flip_vertica`", "there is no group or field `numbe`"];
        check(number, &misspelt, &[wrong, names[0], names[1]]);
    }
    check("rank * 4 + fil", &misspelt, &["not `fil`", "`flip_vertica`", "`numbe`"]);
    check(table, fields, &[]);
    let groups = "groups: { picture: [ \"AABB\" \"AABB\" \"CCDD\" \"CCDD\" ], bits: \"ABCD\" }";
    let claims = |claim| format!("{groups}, symmetry: {{ flip_vertical: \"{claim}\" }}");
    let grouped = "[15 14 11 10; 13 12 9 8; 5 4 1 0; 7 6 3 2]";
    let wrong_groups = grouped.replace("15 14 11", "11 14 15");
    check(grouped, &claims("C <-> A, D <-> B"), &[]);
    check(&wrong_groups, &claims("C <-> A, D <-> B"), &["the table and the groups differ on a4"]);
    let wanted = ["the table and the groups differ on a4", "does not carry `C` to `B`"];
    check(&wrong_groups, &claims("C <-> B"), &wanted);
    check(&wrong_groups, &claims("C <-> E"), &[wanted[0], "there is no group or field `E`"]);
}

/// A scheme that materials share is reported once, even if only the plan shows the mistake.
#[test]
fn a_shared_scheme_is_wrong_once() {
    for scheme in ["exat", "exact(leads: P)", "syzygy(order: 9)"] {
        let text = format!("board: 8 x 8; scheme: {scheme}; KRvK, KQvK, KBvK;");
        let errors = compile(text.parse().expect("tokens"), None).1;
        assert_eq!(errors.len(), 1, "{}", errors.render("index", &text));
    }
}

/// Any two mistakes of an `index!` are both reported, and no error twice.
#[test]
fn mistakes_of_an_index_are_reported_once() {
    let source = "board: 8 x 8; kings: apart; scheme: exact; KRvK, KPvK, KNvK, KRRvKN: kings;";
    let slips = [
        ("board: 8", "board: 0", "at least one file"),
        ("apart", "apar", "about kings `apar`"),
        ("exact", "exat", "no scheme `exat`"),
        ("exact", "exact(lead: K)", "no option `lead`"),
        ("exact", "exact(leads: Q)", "the men `Q` lead together"),
        ("KRvK", "KRRRvKKKKK", "9 men"),
        ("KPvK", "KXvK", "no piece `X`"),
        ("KNvK", "NvK", "White has no king"),
        (": kings;", ": kngs;", "no scheme `kngs`"),
    ];
    for (index, one) in slips.iter().enumerate() {
        for other in &slips[..index] {
            let is_same = one.0 == other.0;
            // Without a board or a rule about kings it is unknown which men may lead, and which side needs kings.
            let keys = [one.0, other.0];
            let is_unknown = keys.contains(&"apart")
                && [one.2, other.2].contains(&"White has no king")
                || (keys.contains(&"apart") || keys.contains(&"board: 8"))
                    && [one.2, other.2].contains(&"the men `Q` lead together");
            if is_same || is_unknown {
                continue;
            }
            let text = source.replacen(one.0, one.1, 1).replacen(other.0, other.1, 1);
            let errors = compile(text.parse().expect("tokens"), None).1;
            let found = lines(&errors);
            let has = |wanted: &str| found.iter().any(|error| error.1.contains(wanted));
            let shown = errors.render("index", &text);
            assert!(has(one.2) && has(other.2), "{text}:\n{shown}");
            let shown_at = errors.iter().map(|error| {
                let start = error.extent().start.start();
                (start.line, start.column, error.to_string())
            });
            assert_eq!(shown_at.collect::<BTreeSet<_>>().len(), found.len(), "{shown}");
        }
    }
}
