//! The words that may stand somewhere in a description, for editors.

use quadrille_tools::words;

/// The words that may stand where a word is being written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The beginning of the word, in bytes.
    pub start: usize,
    /// The words.
    pub words: Vec<String>,
}

/// The words that may stand at a byte of a text, if the language has words there.
pub fn at(text: &str, byte: usize) -> Option<Offer> {
    let before = text.get(..byte)?;
    let start = before.trim_end_matches(is_of_word).len();
    let mut context = Context::default();
    context.read(&text[..start])?;
    let keys = context.keys()?;
    let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
    let mut all = Context::default();
    // The text after the word may be unfinished too.
    let _ = all.read(text);
    let known = words::words_after(&keys).unwrap_or_default();
    let mut words: Vec<String> = known.into_iter().map(str::to_owned).collect();
    if let ["sliders" | "magics" | "shared" | "patterns"] = keys[..] {
        words.extend(all.pieces);
    }
    (!words.is_empty()).then_some(Offer { start, words })
}

fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// A bracket that is open.
struct Open {
    sign: char,
    /// The key whose value is being written within it.
    key: Option<String>,
    /// Whether it is the body of a `struct`.
    is_body: bool,
}

/// The context of a word: the brackets around it.
#[derive(Default)]
struct Context {
    open: Vec<Open>,
    /// The last word, unless something else came after it.
    word: String,
    /// Whether `struct` and a name came before.
    is_head: bool,
    /// The names of the pieces so far.
    pieces: Vec<String>,
}

impl Context {
    /// Reads a text up to its end; `None` if that is within a string or a comment.
    fn read(&mut self, text: &str) -> Option<()> {
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let length = match c {
                '/' if rest.starts_with("//") => rest.find('\n')?,
                '/' if rest.starts_with("/*") => rest.find("*/")? + 2,
                '"' => string(rest)?,
                c if is_of_word(c) => {
                    self.word(&rest[..rest.find(|c| !is_of_word(c)).unwrap_or(rest.len())])
                }
                c => self.sign(c),
            };
            rest = &rest[length..];
        }
        Some(())
    }

    fn word(&mut self, word: &str) -> usize {
        self.is_head = self.is_head || word == "struct";
        word.clone_into(&mut self.word);
        word.len()
    }

    fn sign(&mut self, sign: char) -> usize {
        match sign {
            '{' | '[' | '(' => {
                let is_body = sign == '{' && std::mem::take(&mut self.is_head);
                self.open.push(Open { sign, key: None, is_body });
            }
            '}' | ']' | ')' => drop(self.open.pop()),
            ':' if !self.word.is_empty() => self.key(),
            ',' => {
                if let Some(open) = self.open.last_mut() {
                    open.key = None;
                }
            }
            _ => {}
        }
        if !sign.is_whitespace() {
            self.word.clear();
        }
        sign.len_utf8()
    }

    /// The last word was a key.
    fn key(&mut self) {
        if self.keys().is_some_and(|keys| keys == ["pieces"]) {
            self.pieces.push(self.word.clone());
        }
        if let Some(open) = self.open.last_mut().filter(|open| open.sign == '{') {
            open.key = Some(std::mem::take(&mut self.word));
        }
    }

    /// The keys around the word, the outermost first; `None` outside of layouts, and within lists.
    fn keys(&self) -> Option<Vec<String>> {
        let body = self.open.iter().rposition(|open| open.is_body)?;
        let within = &self.open[body..];
        let is_braced = within.iter().all(|open| open.sign == '{');
        let (last, outer) = within.split_last()?;
        let outer = outer.iter().map(|open| open.key.clone()).collect::<Option<Vec<_>>>()?;
        is_braced.then(|| outer.into_iter().chain(last.key.clone()).collect())
    }
}

/// The length of a string with its quotes.
fn string(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    text.char_indices().skip(1).find_map(|(at, c)| {
        let ends = c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        ends.then_some(at + 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first word that is offered at the sign `|`.
    fn first(text: &str) -> Option<String> {
        let byte = text.find('|').expect("a mark");
        Some(at(&text.replace('|', ""), byte)?.words.swap_remove(0))
    }

    #[test]
    fn words_suit_their_places() {
        let first = |text: &str| first(&format!("/// {{ \"\npub struct A {{ {text} }}"));
        for (text, word) in [
            ("|", "board"),
            ("board: 8 x 8, nu|", "board"),
            ("number: ra|", "rank"),
            ("symmetry: { |", "flip_vertical"),
            ("symmetry: { rotate_90: \"1 -> 2 {\", fl|", "flip_vertical"),
            ("sliders: { method: |magic }", "auto"),
            ("sliders: { sets: p|", "per_square"),
            ("circuits: { bitboard: { flip_vertical: \"x\", s|", "flip_vertical"),
            ("circuits: { square: {} }, opt|", "board"),
            ("pawns: { white: |", "north"),
            ("/* , { */ geometry: |", "compact"),
        ] {
            assert_eq!(first(text).as_deref(), Some(word), "{text}");
        }
        for text in [
            "board: |",
            "pieces: { |",
            "pieces: { rook: |",
            "names: { files: \"|",
            "number: [ |",
            "// |",
            "regions: { |",
        ] {
            assert_eq!(first(text), None, "{text}");
        }
        assert_eq!(super::at("struct A { é", 12), None);
        assert_eq!(super::at("", 0), None);
    }

    #[test]
    fn an_offer_says_where_its_word_begins() {
        let text = "struct A { board: 8 x 8, symmetry: { flip_v";
        let offer = at(text, text.len()).expect("symmetries");
        assert_eq!(&text[offer.start..], "flip_v");
        assert_eq!(offer.words[0], "flip_vertical");
    }

    #[test]
    fn pieces_have_methods_of_their_own() {
        let text = "struct A { sliders: { , }, pieces: { tower: R } }";
        let offer = at(text, 22).expect("words");
        assert!(offer.words.iter().any(|name| name == "tower"));
    }
}
