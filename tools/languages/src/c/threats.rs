//! Sets of pairs whose changes are found in vectors: their data, and functions that call `threats.h` with it. That file is
//! written by hand, as the runtime is.

use quadrille_codegen::solve::pair_vectors::PairVectors;

use super::code::Code;
use crate::exported::Exported;
use crate::lower::pairs::{Pairs, sets};
use crate::tables::nested;

/// The part of the runtime for these sets, which stands behind the rest.
pub const RUNTIME: &str = include_str!("../threats.h");

/// Returns whether a layout has such a set.
pub fn are_there(exported: &Exported<'_>) -> bool {
    let bitboards = exported.bitboards();
    bitboards.is_some_and(|it| it.pairs.iter().any(|tables| tables.vectors.is_some()))
}

/// The data and the functions of all such sets of a layout.
pub fn write(code: &mut Code, exported: &Exported<'_>) {
    let Some(bitboards) = exported.bitboards() else { return };
    for set in sets(exported.layout(), bitboards) {
        if let Some(vectors) = &set.tables.vectors {
            data(code, &set, vectors);
            men(code, &set);
            lists(code, &set);
            slots(code, &set);
        }
    }
}

/// The tables, as one structure, which has a pointer to the rows of `back`.
fn data(code: &mut Code, set: &Pairs<'_>, vectors: &PairVectors) {
    let PairVectors { men, attacks, moves, by_move, classes, variants, back, .. } = vectors;
    let (name, back_name) = (set.named("vectors"), set.named("back"));
    let doc = "By slot: the classes of men that reach the square from there.";
    let values = back.iter().flatten().map(u8::to_string);
    code.table(doc, ("uint8_t", ""), &format!("@{back_name}"), &[back.len(), 64], values);
    let bytes = |values: &[u8], lengths: &[usize]| {
        let values: Vec<String> = values.iter().map(u8::to_string).collect();
        nested(&values, lengths, ["{", "}"])
    };
    let slots = |values: &[u64]| {
        nested(&values.iter().map(|it| format!("{it:#x}")).collect::<Vec<_>>(), &[16], ["{", "}"])
    };
    let fields = [
        bytes(vectors.permutations.as_flattened(), &[64, 64]),
        bytes(&vectors.riders, &[64]),
        slots(attacks),
        slots(moves),
        bytes(by_move, &[16]),
        bytes(classes, &[16]),
        bytes(variants, &[16]),
        format!("@{back_name}, {}, {men}", back.len()),
    ];
    let doc = "The slots around each square, and the men that reach them.";
    let record = format!("{{{}}}", fields.join(",\n"));
    code.table(doc, ("struct quadrille_threats", ""), &format!("@{name}"), &[], [record]);
}

/// Parameters that functions share.
const MAILBOX: &str = "struct quadrille_mailbox *mailbox";
const LIST: &str = "struct quadrille_attack *list";

/// Functions that put men on a mailbox without lists.
fn men(code: &mut Code, set: &Pairs<'_>) {
    let (name, vectors, men) = (set.named(""), set.named("vectors"), set.tables.men);
    let kinds: Vec<&str> = set.kinds().collect();
    code.plain(
        &format!(
            "Puts a man on a square, or in the place of the man there, and writes no changes. Men are twice their kind, and 1\n\
             more if they are Black's; kinds from 0: {}. Any number from {men} on is a man that `{}` does not know, who\n\
             only blocks.",
            kinds.join(", "),
            set.name()
        ),
        &format!("void @{name}place({MAILBOX}, unsigned man, @square square)"),
        &format!("mailbox->codes[square] = quadrille_code(&@{vectors}, man);"),
    );
    code.plain(
        "Empties a square, and writes no changes.",
        &format!("void @{name}clear({MAILBOX}, @square square)"),
        "mailbox->codes[square] = QUADRILLE_EMPTY;",
    );
    code.plain(
        &format!("The man on a square, or a number from {men} on if the set knows none there."),
        &format!("unsigned @{name}man_at(const {MAILBOX}, @square square)"),
        "return mailbox->codes[square] - 1u;",
    );
}

/// Functions that write what changes into a list.
fn lists(code: &mut Code, set: &Pairs<'_>) {
    let (name, vectors) = (set.named(""), set.named("vectors"));
    let change = |code: &str| {
        format!("return quadrille_change(&@{vectors}, mailbox, square, {code}, list);")
    };
    let come = change(&format!("quadrille_code(&@{vectors}, man)"));
    code.plain(
        "Brings a man to a square, where he replaces any man, writes the attacks that begin and end, and gives how\n\
         many: his own, those on him, and those of riders through the square. The list has room for\n\
         QUADRILLE_MOST_CHANGES attacks. Their order depends on the target.",
        &format!("unsigned @{name}put({MAILBOX}, unsigned man, @square square, {LIST})"),
        &come,
    );
    code.plain(
        "Takes the man on a square away, writes the attacks that begin and end, and gives how many.",
        &format!("unsigned @{name}take({MAILBOX}, @square square, {LIST})"),
        &change("QUADRILLE_EMPTY"),
    );
    code.plain(
        "Replaces a man by another, by capture or promotion, writes the attacks that begin and end, and gives how many.",
        &format!("unsigned @{name}replace({MAILBOX}, unsigned man, @square square, {LIST})"),
        &come,
    );
    code.plain(
        "Moves the man on a square to another, where he captures any man, writes the attacks that begin and end, and\n\
         gives how many. One may do both, for example if a rider still attacks the man behind.",
        &format!("unsigned @{name}move_man({MAILBOX}, @square from, @square to, {LIST})"),
        &format!("return quadrille_move_man(&@{vectors}, mailbox, from, to, list);"),
    );
}

/// Functions of the men around a square.
fn slots(code: &mut Code, set: &Pairs<'_>) {
    let (name, vectors) = (set.named(""), set.named("vectors"));
    let around = "const struct quadrille_around *around";
    code.plain(
        "The men around a square, until the mailbox changes. Slots are bits: bit 8 * ray is the leap beside a ray, and\n\
         the seven after it are the steps along it, rays clockwise from north. `squares[slot]` of the result is a square.",
        &format!("struct quadrille_around @{name}around(const {MAILBOX}, @square square)"),
        &format!("return quadrille_men_around(&@{vectors}, mailbox, square);"),
    );
    for (what, doc) in [
        ("attacks", "The slots of the men that a man on the square attacks."),
        ("attackers", "The slots of the men that attack a man on the square."),
    ] {
        code.plain(
            doc,
            &format!("uint64_t @{name}{what}({around}, unsigned man)"),
            &format!(
                "return quadrille_{what}(&@{vectors}, around, quadrille_code(&@{vectors}, man));"
            ),
        );
    }
    code.plain(
        "The slots of the riders among the attackers: men whose rays lead through the square.",
        &format!("uint64_t @{name}riders({around})"),
        &format!("return quadrille_riders(&@{vectors}, around);"),
    );
    code.plain(
        "The slots of riders that attack a man through the square if it is empty, and of these men, on opposite rays.",
        &format!("struct quadrille_xrays @{name}xrays({around})"),
        &format!("return quadrille_xrays_through(&@{vectors}, around);"),
    );
}
