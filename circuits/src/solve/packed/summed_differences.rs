//! Maps as the bits that they change, which one sum and one product compute:
//! `x ^ ((sums - (x & fields)) & wanted) * factor >> shift`.
//!
//! The bits of a constant less a short number are functions of that number's bits. Of two bits, 4 less
//! their number is 4, 3, 2 or 1, whose middle bit is their exclusive-or and whose upper one is 1 where
//! both are 0; the upper bit of 6 less their number is 0 where both are 1. So one difference makes
//! several functions in several places of every piece. A product then copies each to where the map
//! changes bits by it. Copies that are not wanted fall off the word at either end, or are masked out.
//!
//! What a difference borrows may lie in the place of another piece for a while, and where a copy
//! falls off depends on the number of pieces. So programs are proposed here, and proved elsewhere.

use super::algebraic_normal_form::{Polynomial, Polynomials};
use crate::packing::PackingPair;
use crate::program::{Bits, Distance, Domain, Node, Op, Program};
use crate::sort;

/// The most bits of the word, from its lowest to its highest, that a field may take up. A choice that bounds the
/// constants which are tried.
const MOST_BITS: usize = 4;

/// The most sums of a field that are tried. A choice that bounds the programs: they are this number to the power of
/// the fields, and each that may be right is proved for every number of pieces.
const MOST_SUMS: usize = 4;

/// Programs that may do it; `changes` says for every bit when it changes.
pub(super) fn programs(changes: &Polynomials, packings: &PackingPair) -> Vec<Program> {
    let (changes, always) = distinct(changes);
    // Changes are joined to the word by `x ^ ...`, so each bit must have one place before and after.
    if !packings.is_one() || changes.is_empty() {
        return Vec::new();
    }
    let forms = [Form::Difference, Form::Sum].into_iter().flat_map(|form| {
        let choices = fields(&changes, packings).map(|fields| choices(&fields, &changes, form));
        choices.unwrap_or_default().into_iter().map(move |choice| (form, choice))
    });
    forms
        .flat_map(|(form, sums)| {
            Proposal { form, sums, changes: &changes, always, packings }.programs()
        })
        .collect()
}

/// A function of a number, and the bits that it inverts.
struct Change {
    /// When it does; without a constant term.
    polynomial: Polynomial,
    /// The bits that it changes.
    targets: Bits,
    /// The targets that change when the polynomial is 0.
    inverted: Bits,
}

/// The different functions that change bits, and the bits that always change.
fn distinct(changes: &Polynomials) -> (Vec<Change>, Bits) {
    let (mut distinct, mut always): (Vec<Change>, Bits) = (Vec::new(), 0);
    for (bit, &polynomial) in changes.0.iter().enumerate() {
        let is_inverted = polynomial.contains(0);
        let polynomial = if is_inverted { polynomial.inverted() } else { polynomial };
        let (target, inverted) = (1 << bit, Bits::from(is_inverted) << bit);
        if polynomial.len() == 0 {
            always |= inverted;
            continue;
        }
        match distinct.iter_mut().find(|change| change.polynomial == polynomial) {
            Some(change) => {
                change.targets |= target;
                change.inverted |= inverted;
            }
            None => distinct.push(Change { polynomial, targets: target, inverted }),
        }
    }
    (distinct, always)
}

/// Bits of a number that some changes depend on, near each other in the word.
struct FieldOfChanges {
    /// The bits, with how far each is above the lowest.
    bits: Vec<(u32, u32)>,
    /// The changes, by their places in the list.
    changes: Vec<usize>,
}

/// The fields that the changes depend on; `None` where one is too large, or not in one place.
fn fields(changes: &[Change], packings: &PackingPair) -> Option<Vec<FieldOfChanges>> {
    let mut supports: Vec<(u8, Vec<usize>)> = Vec::new();
    for (place, change) in changes.iter().enumerate() {
        let (mut support, mut members) = (change.polynomial.support(), vec![place]);
        // Fields that share a bit are one.
        supports.retain(|(other, others)| {
            let is_apart = other & support == 0;
            if !is_apart {
                support |= other;
                members.extend(others);
            }
            is_apart
        });
        supports.push((support, members));
    }
    let field = |(support, changes): (u8, Vec<usize>)| {
        let low = support.trailing_zeros();
        let bits = (0..8).filter(|bit| support >> bit & 1 == 1).map(|bit| {
            let Distance { fixed, per_piece, widths } = packings.distance(low, bit)?;
            let above = u32::try_from(fixed).ok().filter(|above| *above < MOST_BITS as u32)?;
            (per_piece == 0 && widths == 0).then_some((bit, above))
        });
        Some(FieldOfChanges { bits: bits.collect::<Option<_>>()?, changes })
    };
    supports.into_iter().map(field).collect()
}

/// How the word is made that has all changes somewhere.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// `sums - (x & fields)`.
    Difference,
    /// `sums + (x & fields)`.
    Sum,
}

/// A constant, and where the changes are once it is added to a field or that taken away from it.
#[derive(Clone)]
struct FieldSum {
    bits: Vec<(u32, u32)>,
    constant: u32,
    /// For each change, by its place in the list: how far above the lowest bit it is, and whether it
    /// is inverted there.
    sources: Vec<(usize, u32, bool)>,
}

impl FieldOfChanges {
    /// The sums that have all changes of the field as bits.
    fn sums(&self, changes: &[Change], form: Form) -> Vec<FieldSum> {
        let span = self.bits.iter().map(|(_, above)| above + 1).max().unwrap_or(0);
        // A bit more than the field has: what a sum carries is a function of the field, too.
        let most = 2 << span;
        let sums = (0..most).filter_map(|constant: u32| {
            let total = |assigned: u32| {
                let value = self.value(assigned);
                match form {
                    Form::Difference => constant.checked_sub(value),
                    Form::Sum => Some(constant + value).filter(|total| *total < most),
                }
            };
            let totals: Vec<u32> = (0..1 << self.bits.len()).map(total).collect::<Option<_>>()?;
            // A change is made by a bit of the total that is the same function of the field, or its inverse.
            let source = |&change: &usize| {
                let ones = self.ones(changes[change].polynomial);
                let bit = |(place, is_inverted): &(u32, bool)| {
                    let is = |(total, one): (&u32, &bool)| {
                        (total >> place & 1 == 1) ^ is_inverted == *one
                    };
                    totals.iter().zip(&ones).all(is)
                };
                let mut places = (0..=span).flat_map(|place| [(place, false), (place, true)]);
                places.find(bit).map(|(place, is_inverted)| (change, place, is_inverted))
            };
            let sources = self.changes.iter().map(source).collect::<Option<_>>()?;
            Some(FieldSum { bits: self.bits.clone(), constant, sources })
        });
        sums.take(MOST_SUMS).collect()
    }

    /// The number that the field holds, given its bits in order.
    fn value(&self, assigned: u32) -> u32 {
        let ones = (0..).zip(&self.bits).filter(|(n, _)| assigned >> n & 1 == 1);
        ones.fold(0, |value, (_, (_, above))| value | 1 << above)
    }

    /// A function, by the field's bits in order.
    fn ones(&self, polynomial: Polynomial) -> Vec<bool> {
        let table = polynomial.table();
        let number = |assigned: u32| {
            let ones = (0..).zip(&self.bits).filter(|(n, _)| assigned >> n & 1 == 1);
            ones.fold(0, |number, (_, (bit, _))| number | 1 << bit)
        };
        (0..1 << self.bits.len()).map(|assigned| table.at(number(assigned))).collect()
    }
}

/// All choices of a sum for each field.
fn choices(fields: &[FieldOfChanges], changes: &[Change], form: Form) -> Vec<Vec<FieldSum>> {
    fields.iter().fold(vec![Vec::new()], |choices: Vec<Vec<FieldSum>>, field| {
        let sums = field.sums(changes, form);
        let with = |choice: &Vec<FieldSum>, sum: &FieldSum| {
            let mut choice = choice.clone();
            choice.push(sum.clone());
            choice
        };
        choices.iter().flat_map(|choice| sums.iter().map(move |sum| with(choice, sum))).collect()
    })
}

/// A sum for each field, of which programs are made.
struct Proposal<'a> {
    form: Form,
    sums: Vec<FieldSum>,
    changes: &'a [Change],
    /// The bits that always change.
    always: Bits,
    packings: &'a PackingPair,
}

/// Where the product is cut to what is wanted. All three are proposed: which mask is needed depends on which copies
/// meet in the product, and that is for the proof to find out. The cheapest program that is right is taken.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cut {
    Before,
    After,
    Both,
}

impl Proposal<'_> {
    fn programs(&self) -> Vec<Program> {
        let Some(moves) = self.moves() else { return Vec::new() };
        let ways = self.shifts(&moves).into_iter().flat_map(|shift| {
            [Cut::Before, Cut::After, Cut::Both].map(|cut| self.program(&moves, shift, cut))
        });
        ways.collect()
    }

    /// How far the changes are from the bits that they change, the farthest to the right first.
    fn moves(&self) -> Option<Vec<Distance>> {
        let mut moves: Vec<Distance> = Vec::new();
        for sum in &self.sums {
            let low = sum.bits[0].0;
            for &(change, above, _) in &sum.sources {
                let targets = self.changes[change].targets;
                for target in (0..8).filter(|bit| targets >> bit & 1 == 1) {
                    let by = self.packings.distance(low, target)? - Distance::fixed(above as i32);
                    if !moves.contains(&by) {
                        moves.push(by);
                    }
                }
            }
        }
        sort::by_key(&mut moves, |by| (by.per_piece, by.fixed));
        Some(moves)
    }

    /// How far all of a product may be moved up before it is moved down: as little as can be, or so
    /// far that the highest change is in the highest place of the word.
    fn shifts(&self, moves: &[Distance]) -> Vec<Distance> {
        let least = moves.first().filter(|by| by.is_right()).map_or(Distance::ZERO, |by| -*by);
        let targets = self.changes.iter().fold(0, |targets, change| targets | change.targets);
        let highest = (0..8).filter(|bit| targets >> bit & 1 == 1).map(|bit| {
            // The last piece's, which grows evenly with their number.
            let place = |pieces| self.packings.place(bit, pieces - 1, pieces) as i32;
            let per_piece = place(2) - place(1);
            (per_piece, place(1) - per_piece)
        });
        let (per_piece, fixed) = highest.max().unwrap_or_default();
        // width - 1 - (fixed + per_piece * pieces)
        vec![least, Distance { fixed: -1 - fixed, per_piece: -per_piece, widths: 1 }]
    }

    fn program(&self, moves: &[Distance], shift: Distance, cut: Cut) -> Program {
        let mut program = Program::over(Domain::Pieces);
        let mut word = self.total(&mut program);
        if cut != Cut::After {
            let wanted = self.wanted(&mut program);
            word = program.and(word, wanted);
        }
        let one = program.constant(1);
        let copies = moves.iter().map(|by| program.moved(one, shift + *by)).collect();
        let factor = program.or_all(copies);
        word = program.mul(word, factor);
        word = program.moved(word, -shift);
        if cut != Cut::Before {
            let targets = self.changes.iter().fold(0, |targets, change| targets | change.targets);
            word = program.mask_each(word, targets);
        }
        let changed = program.xor(program.input(), word);
        let output = self.inverted(&mut program, changed);
        program.finish(output)
    }

    fn total(&self, program: &mut Program) -> Node {
        let fields = self.sums.iter().flat_map(|sum| &sum.bits);
        let fields = fields.fold(0, |fields, (bit, _)| fields | 1 << bit);
        let masked = program.mask_each(program.input(), fields);
        let constant = self.constant(program, |sum| sum.constant);
        program.push(match self.form {
            Form::Difference => Op::Sub(constant, masked),
            Form::Sum => Op::Add(constant, masked),
        })
    }

    fn wanted(&self, program: &mut Program) -> Node {
        let sources = |sum: &FieldSum| sum.sources.iter().fold(0, |all, (_, at, _)| all | 1 << at);
        self.constant(program, sources)
    }

    /// A number for every field, in its place in every piece: bits of the field itself, or moved up
    /// from it where it has no such bit.
    fn constant(&self, program: &mut Program, number: impl Fn(&FieldSum) -> u32) -> Node {
        let mut ups: Vec<(u32, Bits)> = Vec::new();
        for sum in &self.sums {
            let number = number(sum);
            for place in (0..32).filter(|place| number >> place & 1 == 1) {
                let below = sum.bits.iter().rfind(|(_, above)| *above <= place);
                let (bit, above) = below.copied().unwrap_or_default();
                match ups.iter_mut().find(|(up, _)| *up == place - above) {
                    Some((_, bits)) => *bits |= 1 << bit,
                    None => ups.push((place - above, 1 << bit)),
                }
            }
        }
        sort::by_key(&mut ups, |(up, _)| *up);
        let words = ups.into_iter().map(|(up, bits)| {
            let each = program.each(bits);
            program.shl(each, up)
        });
        let words = words.collect();
        program.or_all(words)
    }

    /// The changed bits, of which some are inverted: where the sums have a change inverted, and where bits always
    /// change.
    fn inverted(&self, program: &mut Program, changed: Node) -> Node {
        let sources = self.sums.iter().flat_map(|sum| &sum.sources);
        let inverted = sources.fold(self.always, |all, &(change, _, is_inverted)| {
            let Change { targets, inverted, .. } = self.changes[change];
            all | if is_inverted { targets & !inverted } else { inverted }
        });
        if inverted == 0 {
            return changed;
        }
        let inverted = program.each(inverted);
        program.xor(changed, inverted)
    }
}
