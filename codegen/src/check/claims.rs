//! Claims of symmetry, checked on every square.

use quadrille_runtime::Symmetry;

use crate::diagnostic::{Diagnostic, Diagnostics, Extent};
use crate::did_you_mean::did_you_mean;
use crate::limits;
use crate::list::{both, collected, list};
use crate::model::{Field, Numbering, Square};
use crate::parse::expression::{Expr, NodeKind};
use crate::parse::{Change, Claim, Constant, Entry, LayoutKeys, Name};
use crate::text::counted;

use super::NamedBoard;
use super::fields::WHOLE;
use super::formula;
use super::groups::BitGroup;
use super::numbering::CheckedNumbering;
use super::symmetries::board_symmetry;

/// Checks the claims of `symmetry`. Without a numbering only names and forms can be checked.
pub(crate) fn check(
    keys: &LayoutKeys,
    checked: Option<&CheckedNumbering>,
    fields: Option<&[Field]>,
    named_board: &NamedBoard,
    diagnostics: &mut Diagnostics,
) {
    for (name, claims) in keys.symmetry.items() {
        let symmetry = diagnostics.take(board_symmetry(name, named_board));
        let extent = |_: &Claim| name.extent;
        let claims = limits::allowed(claims, limits::CLAIMS, "claims", extent, diagnostics);
        let checked = checked.filter(|_| symmetry.is_some());
        let symmetry = symmetry.unwrap_or_default();
        let checker = Checker { symmetry, checked, keys, fields, named_board };
        for error in checker.errors(claims) {
            // A name misspelt in its definition makes every claim with it wrong, and one error is enough.
            let is_new = diagnostics.iter().all(|other| other.to_string() != error.to_string());
            diagnostics.extend(is_new.then_some(error));
        }
    }
}

/// The group or field that a name in a claim refers to.
#[derive(Clone, Copy)]
enum Claimed<'a> {
    Group(&'a BitGroup),
    Field(&'a Field),
}

struct Checker<'a> {
    symmetry: Symmetry,
    /// The numbering. If it is `None`, only names are checked, and not the effect of symmetries.
    checked: Option<&'a CheckedNumbering>,
    keys: &'a LayoutKeys,
    /// The fields, or `None` if they are wrong.
    fields: Option<&'a [Field]>,
    named_board: &'a NamedBoard,
}

impl<'a> Checker<'a> {
    /// The errors of all claims, or else those of fields that no claim mentions.
    fn errors(&self, claims: &[Claim]) -> Vec<Diagnostic> {
        let mut errors = list(claims.iter(), |claim| self.claim(claim)).concat();
        if errors.is_empty() {
            errors.extend(self.others_stay(claims).err());
        }
        errors
    }

    fn claim(&self, claim: &Claim) -> Vec<Diagnostic> {
        match claim {
            Claim::Carries { from, to, both_ways } => {
                match (self.claimed(from), self.claimed(to)) {
                    (Ok(Some(one)), Ok(Some(other))) => {
                        let there = self.carries((from, one), (to, other));
                        let back = || {
                            if *both_ways { self.carries((to, other), (from, one)) } else { Ok(()) }
                        };
                        collected(there.and_then(|()| back()).err())
                    }
                    (one, other) => collected([one.err(), other.err()].into_iter().flatten()),
                }
            }
            Claim::Becomes { name, expression, extent } => {
                let becomes = self.changed(name).and_then(|field| match field {
                    Some(field) => self.becomes(*extent, &field, expression),
                    None => Ok(()),
                });
                collected(becomes.err())
            }
            Claim::Changes { name, change, constant, extent } => {
                let changes = self.changed(name).and_then(|field| match field {
                    Some(field) => self.changes(*extent, &field, *change, constant),
                    None => Ok(()),
                });
                collected(changes.err())
            }
        }
    }

    /// The group or field of that name, or `None` if the name may belong to one whose description is wrong.
    fn claimed(&self, word: &Name) -> Result<Option<Claimed<'a>>, Diagnostic> {
        let groups = self.groups();
        let group = groups.unwrap_or(&[]).iter().find(|group| group.name == word.text);
        let field = self.fields().iter().find(|field| field.name == word.text);
        match (group, field) {
            (Some(group), None) => Ok(Some(Claimed::Group(group))),
            (None, Some(field)) => Ok(Some(Claimed::Field(field))),
            (Some(_), Some(_)) => {
                let message = format!("`{}` is both a group and a field", word.text);
                Err(Diagnostic::new(word.extent, message).help("rename one of them"))
            }
            (None, None) if groups.is_none() || self.may_be_field(&word.text) => Ok(None),
            (None, None) => Err(self.unknown(word)),
        }
    }

    /// The groups, or `None` if they are not known.
    fn groups(&self) -> Option<&'a [BitGroup]> {
        match self.checked {
            Some(checked) => checked.groups.as_deref(),
            None => self.keys.groups.is_absent().then_some(&[]),
        }
    }

    fn fields(&self) -> &'a [Field] {
        self.fields.unwrap_or_default()
    }

    /// True if the name may be that of a field whose width is unknown.
    fn may_be_field(&self, name: &str) -> bool {
        self.fields.is_none()
            && match &self.keys.index {
                Entry::Absent => name == WHOLE,
                Entry::Broken => true,
                Entry::Given(_, said) => said.iter().any(|field| field.name.text == name),
            }
    }

    /// True if the numbers of a square and of its image are known.
    fn is_certain(&self, square: Square) -> bool {
        !self.is_disputed(square) && !self.is_disputed(self.image(square))
    }

    fn is_disputed(&self, square: Square) -> bool {
        self.checked.is_none_or(|checked| checked.disputed.contains(&square))
    }

    fn unknown(&self, word: &Name) -> Diagnostic {
        let message = format!("there is no group or field `{}`", word.text);
        let mut names = list(self.fields(), |field| field.name.as_str());
        names.extend(list(self.groups().unwrap_or(&[]), |group| group.name.as_str()));
        Diagnostic::new(word.extent, message).help(did_you_mean(&word.text, &names))
    }

    fn carries(
        &self,
        (from, one): (&Name, Claimed<'_>),
        (to, other): (&Name, Claimed<'_>),
    ) -> Result<(), Diagnostic> {
        match (one, other) {
            (Claimed::Group(one), Claimed::Group(other)) => self.carries_group(one, other, to),
            (Claimed::Field(one), Claimed::Field(other)) => self.carries_field(one, other, to),
            _ => {
                let message = format!("one of `{}` and `{}` is a group", from.text, to.text);
                let help = "groups are carried to groups, and fields to fields";
                Err(Diagnostic::new(to.extent, format!("{message}, the other a field")).help(help))
            }
        }
    }

    fn image(&self, square: Square) -> Square {
        self.named_board.board.image(square, self.symmetry)
    }

    /// The numbers, if they are known.
    fn numbering(&self) -> Option<&'a Numbering> {
        self.checked.map(|checked| &checked.numbering)
    }

    fn number(&self, square: Square) -> u8 {
        self.numbering().map_or(0, |numbering| numbering.number(square))
    }

    fn carries_group(&self, one: &BitGroup, other: &BitGroup, at: &Name) -> Result<(), Diagnostic> {
        if one.squares.len() != other.squares.len() {
            let (here, there) = (one.squares.len(), other.squares.len());
            let (a, b) = (&one.name, &other.name);
            let message = format!("`{a}` has {}, but `{b}` has {there}", counted(here, "square"));
            let help = "only groups of the same width are carried to one another";
            return Err(Diagnostic::new(at.extent, message).help(help));
        }
        // Numbers decide the order within a group, so one disputed number makes all its numbers doubtful.
        let has_disputed =
            |group: &BitGroup| group.squares.iter().any(|&square| self.is_disputed(square));
        let is_ordered = !has_disputed(one) && !has_disputed(other);
        let wrong = |&(&square, &target): &(&Square, &Square)| match is_ordered {
            true => self.image(square) != target,
            false => self.is_certain(square) && !other.squares.contains(&self.image(square)),
        };
        let Some((&square, &target)) = one.squares.iter().zip(&other.squares).find(wrong) else {
            return Ok(());
        };
        let bit =
            |square| format!("{} (bit {})", self.named_board.name(square), self.number(square));
        let (on, goes_to, wanted) = (bit(square), bit(self.image(square)), bit(target));
        let false_claim =
            format!("`{}` does not carry `{}` to `{}`", self.symmetry, one.name, other.name);
        let message = format!("{false_claim}: {on} goes to {goes_to}, not to {wanted}");
        let is_image = |group: &&BitGroup| {
            let images = one.squares.iter().map(|&square| self.image(square));
            images.eq(group.squares.iter().copied())
        };
        let help = match self.groups().unwrap_or(&[]).iter().find(is_image) {
            Some(group) => true_claim(&format!("{} -> {}", one.name, group.name)),
            None => "correct the claim, or the order of the groups".to_owned(),
        };
        Err(Diagnostic::new(at.extent, message).help(help))
    }

    fn carries_field(&self, one: &Field, other: &Field, at: &Name) -> Result<(), Diagnostic> {
        if one.width != other.width {
            let (a, b) = (&one.name, &other.name);
            let message = format!("`{a}` has {}, but `{b}` has {}", bits(one.width), other.width);
            let help = "only fields of the same width are carried to one another";
            return Err(Diagnostic::new(at.extent, message).help(help));
        }
        let what = format!("does not carry `{}` to `{}`", one.name, other.name);
        self.each_square(at.extent, &what, other, &|number| value(one, number), &|| {
            let carries = |field: &&Field| {
                field.width == one.width && self.holds(field, |number| value(one, number))
            };
            let field = self.fields().iter().find(carries)?;
            Some(true_claim(&format!("{} -> {}", one.name, field.name)))
        })
    }

    /// True if the field of every square's image has the value that `wanted` computes from the square's number.
    fn holds(&self, field: &Field, wanted: impl Fn(u8) -> u64) -> bool {
        self.wrong_square(field, wanted).is_none()
    }

    /// The first square whose image has another value of the field than wanted.
    fn wrong_square(&self, field: &Field, wanted: impl Fn(u8) -> u64) -> Option<Square> {
        let is_wrong = |&square: &Square| {
            self.is_certain(square)
                && value(field, self.number(self.image(square))) != wanted(self.number(square))
        };
        self.named_board.board.squares().find(is_wrong)
    }

    /// A true claim about this field, or else about another, in the claimed form if possible.
    fn change_near(&self, field: &Field, claimed: Change) -> Option<String> {
        let others = self.fields().iter().filter(|other| other.name != field.name);
        let mut fields = std::iter::once(field).chain(others);
        fields.find_map(|field| self.change_of(field, claimed))
    }

    /// A true claim about a field of the form `field ^ constant` or `field + constant`; if both hold, the claimed form.
    /// `None` if neither holds, or the field does not change.
    fn change_of(&self, field: &Field, claimed: Change) -> Option<String> {
        let first = self.named_board.board.squares().next()?;
        let modulus = self.modulus(field);
        let [from, to] =
            both([first, self.image(first)], |square| value(field, self.number(square)));
        let claim = |change: Change| {
            let constant = change.between(from, to, modulus);
            let apply = |number| change.apply(value(field, number), constant, modulus);
            let is_claim = constant != 0 && self.holds(field, apply);
            is_claim.then(|| format!("{} {} {constant}", field.name, change.symbol()))
        };
        let other = if matches!(claimed, Change::Xor) { Change::Add } else { Change::Xor };
        claim(claimed).or_else(|| claim(other))
    }

    fn modulus(&self, field: &Field) -> u64 {
        let numbers = self.numbering().map_or(256, Numbering::len) as u64;
        if field.name == WHOLE { numbers } else { 1 << field.width }
    }

    /// Checks that the field of every square's image has the wanted value. The error says what to write instead, where
    /// that is known.
    fn each_square(
        &self,
        at: Extent,
        what: &str,
        field: &Field,
        wanted: &dyn Fn(u8) -> u64,
        instead: &dyn Fn() -> Option<String>,
    ) -> Result<(), Diagnostic> {
        let Some(square) = self.wrong_square(field, wanted) else { return Ok(()) };
        let image = self.image(square);
        let (number, goes_to) = (self.number(square), self.number(image));
        let message = format!(
            "`{}` {what}: {} ({number}) goes to {} ({goes_to}), whose `{}` is {}, not {}",
            self.symmetry,
            self.named_board.name(square),
            self.named_board.name(image),
            field.name,
            value(field, goes_to),
            // An expression may be negative.
            wanted(number) as i64,
        );
        let help = instead().unwrap_or_else(|| "correct the claim, or the numbers".to_owned());
        Err(Diagnostic::new(at, message).help(help))
    }

    /// The field that changes, or the whole number of a square.
    fn changed(&self, name: &Name) -> Result<Option<Field>, Diagnostic> {
        if name.text == WHOLE {
            let width = self.numbering().map_or(8, Numbering::bits);
            return Ok(Some(Field { name: WHOLE.to_owned(), width, shift: 0 }));
        }
        match self.claimed(name)? {
            None => Ok(None),
            Some(Claimed::Field(field)) => Ok(Some(field.clone())),
            Some(Claimed::Group(group)) => {
                let message = format!("`{}` is a group, and only fields change", group.name);
                Err(Diagnostic::new(name.extent, message).help("write `a -> b` for groups"))
            }
        }
    }

    fn changes(
        &self,
        at: Extent,
        field: &Field,
        change: Change,
        constant: &Constant,
    ) -> Result<(), Diagnostic> {
        let modulus = self.modulus(field);
        let small = u64::try_from(constant.value).ok().filter(|&value| value < 1 << field.width);
        let Some(constant) = small else {
            let (written, name) = (&constant.written, &field.name);
            let message = format!("{written} does not fit the {} of `{name}`", bits(field.width));
            let help = format!("write 0 to {}", (1 << field.width) - 1);
            return Err(Diagnostic::new(at, message).help(help));
        };
        let what = format!("is not `{} {} {constant}`", field.name, change.symbol());
        let apply = |number| change.apply(value(field, number), constant, modulus);
        self.each_square(at, &what, field, &apply, &|| {
            self.change_near(field, change).map(|claim| true_claim(&claim))
        })
    }

    /// Checks that the field of each square's image is an expression over the fields of the square.
    fn becomes(&self, at: Extent, field: &Field, expression: &Expr) -> Result<(), Diagnostic> {
        formula::check_integers(expression)?;
        let mut names = Vec::new();
        for node in expression.nodes() {
            let NodeKind::Name(name) = &node.kind else { continue };
            match self.changed(&Name::new(name.clone(), node.extent))? {
                Some(field) => names.push(field),
                // The name may be that of a field whose width is unknown.
                None => return Ok(()),
            }
        }
        let becomes = |number: u8| {
            let of_field = |name: &str| {
                let field = names.iter().find(|field| field.name == name);
                field.map_or(0, |field| value(field, number) as i64)
            };
            formula::evaluate(expression, &of_field)
        };
        for square in self.named_board.board.squares().filter(|&square| self.is_certain(square)) {
            becomes(self.number(square)).map_err(|error| {
                error.prefixed(format!("on {}, ", self.named_board.name(square)))
            })?;
        }
        let what = format!("does not make `{}` what is claimed", field.name);
        let wanted = |number| becomes(number).map_or(u64::MAX, |value| value as u64);
        self.each_square(at, &what, field, &wanted, &|| None)
    }

    /// If a field changes, the fields that no claim mentions must stay.
    fn others_stay(&self, claims: &[Claim]) -> Result<(), Diagnostic> {
        let change = |claim: &Claim| match claim {
            Claim::Changes { name, extent, .. } | Claim::Becomes { name, extent, .. }
                if name.text != WHOLE =>
            {
                Some(*extent)
            }
            _ => None,
        };
        let Some(extent) = claims.iter().find_map(change) else { return Ok(()) };
        let is_other = |field: &&Field| !claims.iter().any(|claim| claim.is_about(&field.name));
        self.fields().iter().filter(is_other).try_for_each(|field| {
            let what = format!("does not leave `{}` as it is", field.name);
            self.each_square(extent, &what, field, &|number| value(field, number), &|| {
                let claim = self.change_of(field, Change::Xor)?;
                Some(format!("claim `{claim}` too, which holds"))
            })
        })
    }
}

impl Change {
    const fn symbol(self) -> char {
        match self {
            Change::Xor => '^',
            Change::Add => '+',
        }
    }

    fn apply(self, value: u64, constant: u64, modulus: u64) -> u64 {
        match self {
            Change::Xor => value ^ constant,
            Change::Add => (value + constant) % modulus,
        }
    }

    /// The constant that changes one value to another.
    fn between(self, from: u64, to: u64, modulus: u64) -> u64 {
        match self {
            Change::Xor => from ^ to,
            Change::Add => (to + modulus - from % modulus) % modulus,
        }
    }
}

impl Claim {
    /// True if the claim is about the field of that name.
    fn is_about(&self, field: &str) -> bool {
        match self {
            Claim::Carries { from, to, both_ways } => {
                to.text == field || *both_ways && from.text == field
            }
            Claim::Changes { name, .. } | Claim::Becomes { name, .. } => {
                name.text == field || name.text == WHOLE
            }
        }
    }
}

/// The help text for a wrong claim: the claim that holds.
fn true_claim(claim: &str) -> String {
    format!("`{claim}` holds: correct the claim, or the numbers")
}

fn bits(width: u32) -> String {
    counted(width as usize, "bit")
}

fn value(field: &Field, number: u8) -> u64 {
    u64::from((number & field.mask()) >> field.shift)
}
