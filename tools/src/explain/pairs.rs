//! The number of pairs of each attacker and each victim.

use quadrille_codegen::model::{Couples, Layout, PairRelation, PairSet};
use quadrille_codegen::solve::Bitboards;
use quadrille_codegen::solve::pairs::{PairRanks, PairTables};
use quadrille_codegen::text::thousands;

use super::section;

/// The explanation of each set of pairs, or of one.
pub fn text(layout: &Layout, bitboards: &Bitboards, is_meant: impl Fn(&str) -> bool) -> String {
    let sets = layout.pairs.iter().zip(&bitboards.pairs);
    let sets = sets.filter(|(set, _)| is_meant(&set.name));
    sets.map(|(set, tables)| self::set(layout, set, tables)).collect()
}

fn set(layout: &Layout, set: &PairSet, tables: &PairTables) -> String {
    let ranks = match tables.ranks {
        PairRanks::Table(_) => "looked up",
        PairRanks::Counted(_) => "counted",
    };
    let heading = format!(
        "{}: {} numbers, {} of them possible; ranks are {ranks}, tables take {} bytes",
        set.name,
        thousands(set.count() as usize),
        thousands(set.possible() as usize),
        thousands(tables.bytes(layout.word)),
    );
    let of_attacks = |sum: fn(&PairRelation) -> u64| set.relations.iter().map(sum).sum::<u64>();
    let saved = of_attacks(PairRelation::count) - of_attacks(PairRelation::possible);
    let is_by_step = set.relations.iter().any(|relation| relation.planes.is_some());
    let saved_by = if is_by_step { "`order` without `step`" } else { "`numbers: dense`" };
    let dense = format!("{saved_by} would save {}", thousands(saved as usize));
    let attacker = |man: usize| {
        let relations = set.relations.iter().filter(|relation| relation.attacker == man);
        let relations: Vec<&PairRelation> = relations.collect();
        let sum: u64 = relations.iter().map(|relation| relation.count()).sum();
        let victims: Vec<String> = relations.iter().map(|relation| victim(set, relation)).collect();
        format!("{}: {} ({})", set.man(man), thousands(sum as usize), victims.join(", "))
    };
    let attacks = |man: &usize| set.relations.iter().any(|relation| relation.attacker == *man);
    let couples = |couples: &Couples| {
        let men: Vec<String> = couples.men.iter().map(|(man, _)| set.man(*man)).collect();
        let [count, possible] =
            [couples.count(), couples.possible()].map(|it| thousands(it as usize));
        format!("couples of {}: {count}, {possible} possible", men.join(", "))
    };
    let lines = (0..set.men()).filter(attacks).map(attacker);
    let lines = lines.chain(set.couples.iter().map(couples));
    let lines: Vec<String> = lines.chain((saved > 0).then_some(dense)).collect();
    section(&heading, &lines)
}

/// A victim with its count, and the number of possible pairs if not all are: `black knight 336`.
fn victim(set: &PairSet, relation: &PairRelation) -> String {
    let victim = relation.victim.map_or_else(|| "any".to_owned(), |victim| set.man(victim));
    match (relation.count(), relation.possible()) {
        (count, possible) if count == possible => format!("{victim} {count}"),
        (count, possible) => format!("{victim} {count}, {possible} possible"),
    }
}

#[cfg(test)]
mod tests {
    use crate::{Document, Source, explain};

    /// The way to save numbers that no position has depends on how they are numbered.
    #[test]
    fn numbers_that_could_be_saved() {
        let explained = |keys: &str| {
            let text = format!(
                "struct A {{ board: 3 x 3, number: rank * 3 + file, pieces: {{ king: K }}, \
                 pairs: {{ Kings: {{ {keys} }} }} }}"
            );
            let layouts = Document::new(Source::new("a.layout", text)).layouts();
            explain::text(&layouts.expect("no mistakes")[0], Some("Kings")).expect("a set")
        };
        let like = explained("attacks: { king: [king] }, like: descending");
        assert!(like.contains("`numbers: dense` would save 80"), "{like}");
        // Four kings' steps beyond each edge and corner, of 9 x 8 for each colour.
        let steps = explained("attacks: { king: any }, order: [kind, squares, step]");
        assert!(steps.contains("`order` without `step` would save 64"), "{steps}");
    }
}
