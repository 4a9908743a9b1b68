//! Keys in letters: `"22'1'1"`, the groups of bits that a key consists of, the most significant first.
//!
//! | written | in the key |
//! | --- | --- |
//! | `2'` | the bits of the group |
//! | `(h7)` | the bit of one square |
//! | `{2'b}` | groups or squares that share bits, as no occupancy has both |
//! | `.` | as many bits as each group of the key has, for which nothing is claimed |
//! | `_` | one bit for which nothing is claimed |

use crate::diagnostic::{Diagnostic, Extent};
use crate::did_you_mean::did_you_mean;
use crate::list::{collected, list};
use crate::model::{Group, Square};
use crate::parse::{Name, Text};
use crate::proof::magics::KEY_BITS;
use crate::text::counted;

use super::{NamedBoard, square_named};

/// A key, read from its letters.
pub(crate) struct WrittenKey {
    /// The squares named at each bit, least significant bit first.
    pub(crate) bits: Vec<Vec<Letter>>,
    /// The groups and squares that are written, with their squares.
    pub(crate) names: Vec<(Name, Vec<Square>)>,
}

/// A square named at a bit of a key.
#[derive(Clone)]
pub(crate) struct Letter {
    /// The written group or square.
    pub(crate) name: Name,
    pub(crate) square: Square,
}

/// An item of a key: some of its bits.
enum Item {
    /// Groups that share their bits, each with its squares, most significant first.
    Named(Vec<(Name, Vec<Square>)>),
    /// A gap as wide as the key's groups.
    Gap(Extent),
    /// A gap of one bit.
    Bit,
}

/// Reads a key in letters.
pub(crate) fn written(
    text: &Text,
    groups: &[Group],
    named_board: &NamedBoard,
) -> Result<WrittenKey, Diagnostic> {
    let characters = collected(text.text.chars());
    let mut reader = Reader { text, characters, next: 0, groups, named_board };
    let items = reader.items()?;
    once(&items)?;
    let mut bits = Vec::new();
    for item in items.iter().rev() {
        match item {
            Item::Bit => bits.push(Vec::new()),
            Item::Gap(at) => bits.extend(vec![Vec::new(); gap(&items, *at)?]),
            Item::Named(merged) => {
                let width = merged[0].1.len();
                let letter = |bit: usize, (name, squares): &(Name, Vec<Square>)| Letter {
                    name: name.clone(),
                    square: squares[width - 1 - bit],
                };
                bits.extend((0..width).map(|bit| list(merged, |part| letter(bit, part))));
            }
        }
    }
    if KEY_BITS.contains(&(bits.len() as u32)) {
        let named = items.into_iter().filter_map(|item| match item {
            Item::Named(merged) => Some(merged),
            Item::Gap(_) | Item::Bit => None,
        });
        return Ok(WrittenKey { bits, names: collected(named.flatten()) });
    }
    Err(wrong_length(&bits.len().to_string(), text))
}

fn wrong_length(bits: &str, text: &Text) -> Diagnostic {
    let help = format!("a key has {} to {} bits", KEY_BITS.start(), KEY_BITS.end());
    Diagnostic::new(text.extent, format!("a key of {bits} bits is written")).help(help)
}

/// Checks that each group occurs once; groups that share bits with others may repeat.
fn once(items: &[Item]) -> Result<(), Diagnostic> {
    let alone = list(items, |item| match item {
        Item::Named(merged) if merged.len() == 1 && merged[0].1.len() > 1 => Some(&merged[0].0),
        _ => None,
    });
    let alone: Vec<&Name> = collected(alone.into_iter().flatten());
    for (index, name) in alone.iter().enumerate() {
        if alone[..index].iter().any(|earlier| earlier.text == name.text) {
            let message = format!("the group `{}` stands in the key twice", name.text);
            let help = "keep one of them, or write braces where it shares bits: `{2'b}`";
            return Err(Diagnostic::new(name.extent, message).help(help));
        }
    }
    Ok(())
}

/// The width of `.` in bits: that of the key's groups of several bits.
fn gap(items: &[Item], at: Extent) -> Result<usize, Diagnostic> {
    let mut widths = Vec::new();
    for item in items {
        if let Item::Named(merged) = item
            && merged[0].1.len() > 1
            && !widths.contains(&merged[0].1.len())
        {
            widths.push(merged[0].1.len());
        }
    }
    match widths[..] {
        [] => Ok(1),
        [width] => Ok(width),
        [first, second, ..] => {
            let message = format!(
                "`.` is as wide as a group, but the key has one of {first} bits and one of {second}"
            );
            Err(Diagnostic::new(at, message).help("write `_` for each bit"))
        }
    }
}

struct Reader<'a> {
    text: &'a Text,
    characters: Vec<char>,
    next: usize,
    groups: &'a [Group],
    named_board: &'a NamedBoard,
}

impl Reader<'_> {
    fn items(&mut self) -> Result<Vec<Item>, Diagnostic> {
        let mut items = Vec::new();
        // An item takes at least one bit, so reading stops after the most bits that a key may have. At each item names of
        // groups are compared, which may be long, so a long text would take quadratic time.
        let most = *KEY_BITS.end() as usize;
        while let Some(&character) = self.characters.get(self.next) {
            if items.len() > most {
                return Err(wrong_length(&format!("more than {most}"), self.text));
            }
            match character {
                '.' => items.push(Item::Gap(self.step())),
                '_' => {
                    self.step();
                    items.push(Item::Bit);
                }
                '{' => items.push(Item::Named(self.merged()?)),
                _ if character.is_whitespace() => {
                    self.step();
                }
                _ => items.push(Item::Named(vec![self.name()?])),
            }
        }
        Ok(items)
    }

    /// Consumes a character and returns its extent.
    fn step(&mut self) -> Extent {
        self.next += 1;
        self.column(self.next)
    }

    fn column(&self, column: usize) -> Extent {
        Extent { column: Some(column), ..self.text.extent }
    }

    /// Groups or squares in braces, which share their bits.
    fn merged(&mut self) -> Result<Vec<(Name, Vec<Square>)>, Diagnostic> {
        let brace = self.step();
        let mut merged: Vec<(Name, Vec<Square>)> = Vec::new();
        loop {
            match self.characters.get(self.next) {
                Some('}') if !merged.is_empty() => {
                    self.step();
                    return Ok(merged);
                }
                Some(character) if character.is_whitespace() => {
                    self.step();
                }
                Some('.' | '_' | '{' | '}') | None => {
                    let message = "braces hold groups that share bits of the key, and end with `}`";
                    return Err(Diagnostic::new(brace, message).help("write `{2'b}`"));
                }
                Some(_) => {
                    let (name, squares) = self.name()?;
                    if merged.iter().any(|(earlier, _)| earlier.text == name.text) {
                        let message = format!("`{}` stands in these braces twice", name.text);
                        return Err(Diagnostic::new(name.extent, message).help("keep one of them"));
                    }
                    if let Some((first, others)) = merged.first()
                        && others.len() != squares.len()
                    {
                        let message = format!(
                            "`{}` has {} and `{}` has {}, which cannot share them",
                            first.text,
                            others.len(),
                            name.text,
                            counted(squares.len(), "bit"),
                        );
                        let help = "only groups of one width share bits of a key";
                        return Err(Diagnostic::new(name.extent, message).help(help));
                    }
                    merged.push((name, squares));
                }
            }
        }
    }

    /// Reads a square in parentheses, or the longest group name that matches.
    fn name(&mut self) -> Result<(Name, Vec<Square>), Diagnostic> {
        if self.characters[self.next] == '(' {
            return self.square();
        }
        let rest = &self.characters[self.next..];
        let is_next = |group: &&Group| {
            let mut rest = rest.iter().copied();
            group.name.chars().all(|character| rest.next() == Some(character))
        };
        let length = |group: &&Group| group.name.chars().count();
        let extent = self.column(self.next + 1);
        let Some(group) = self.groups.iter().filter(is_next).max_by_key(length) else {
            let word: String = rest.iter().take(crate::parse::name_length(rest)).collect();
            let names = list(self.groups, |group| group.name.as_str());
            let message = format!("there is no group `{word}`");
            return Err(Diagnostic::new(extent, message).help(did_you_mean(&word, &names)));
        };
        self.next += length(&group);
        Ok((Name::new(group.name.clone(), extent), group.squares.clone()))
    }

    /// Reads a square in parentheses: `(h7)`.
    fn square(&mut self) -> Result<(Name, Vec<Square>), Diagnostic> {
        let open = self.step();
        let rest = &self.characters[self.next..];
        let Some(length) = rest.iter().position(|&character| character == ')') else {
            let message = "this parenthesis is not closed";
            return Err(Diagnostic::new(open, message).help("write a square: `(h7)`"));
        };
        let word: String = rest[..length].iter().collect();
        let name = Name::new(word.trim(), self.column(self.next + 1));
        let names = self.named_board.all_names();
        let help = || "write the name of a square between the parentheses".to_owned();
        let square = square_named(&names, &name.text, name.extent, help)?;
        self.next += length + 1;
        Ok((name, vec![square]))
    }
}
