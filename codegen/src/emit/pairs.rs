//! Sets of pairs: a type for each, beside the layout's, with its tables.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quadrille_runtime::U256;
use quote::{format_ident, quote};

use super::emitted_table::EmittedTable;
use super::tokens::{array, derived, joined, number, option};
use super::{Emission, pieces};
use crate::list::{both, list};
use crate::model::{PairKind, PairRelation, PairSet};
use crate::solve::Bitboards;
use crate::solve::pair_vectors::PairVectors;
use crate::solve::pairs::{PairRanks, PairTables};

/// A set, its tables, and its name where the description has it.
struct Named<'a> {
    set: &'a PairSet,
    tables: &'a PairTables,
    name: Ident,
}

/// All sets, or none if the layout has no bitboards.
fn sets<'a>(emission: &'a Emission<'_>) -> Vec<Named<'a>> {
    let tables = emission.solution.bitboards.iter().flat_map(|bitboards| &bitboards.pairs);
    let sets = emission.layout.pairs.iter().zip(tables).zip(&emission.item.pairs);
    list(sets, |((set, tables), &span)| Named { set, tables, name: Ident::new(&set.name, span) })
}

/// The declarations of the sets' types.
pub(super) fn declarations(emission: &Emission<'_>) -> TokenStream {
    joined(list(sets(emission), |Named { set, tables, name }| {
        let (doc, visibility) = (doc(emission, set, tables), &emission.item.visibility);
        let derived = derived();
        quote!(#[doc = #doc] #derived #visibility struct #name;)
    }))
}

/// The documentation of a set: how many numbers each attacker adds.
fn doc(emission: &Emission<'_>, set: &PairSet, tables: &PairTables) -> String {
    let PairTables { count, possible, .. } = tables;
    let (layout, bytes) = (&emission.item.name, tables.bytes(emission.layout.word));
    let row = |(man, count, possible)| format!("| {man} | {count} | {possible} |\n");
    let sums = list(sums(set), row).concat();
    format!(
        "Numbers of pairs of men of [`{layout}`]: {count}, of which a position can have {possible}. Their tables take \
         {bytes} bytes.\n\n| attacker | numbers | possible |\n| --- | --- | --- |\n{sums}"
    )
}

/// For each attacker: its name, the count of its numbers, and the most of them that one position has.
fn sums(set: &PairSet) -> Vec<(String, u64, u64)> {
    let of = |man: usize| {
        let relations = || set.relations.iter().filter(move |relation| relation.attacker == man);
        let count = relations().map(PairRelation::count).sum();
        (set.man(man), count, relations().map(PairRelation::possible).sum())
    };
    let couples = set.couples.iter();
    let couples = couples.map(|it| ("couples".to_owned(), it.count(), it.possible()));
    (0..set.men()).map(of).chain(couples).filter(|(_, count, _)| *count > 0).collect()
}

/// The tables of all sets, with the traits and functions of their types.
pub(super) fn emit(emission: &Emission<'_>, bitboards: &Bitboards) -> TokenStream {
    let sets = sets(emission);
    let has_couples = sets.iter().any(|named| named.set.couples.is_some());
    let words = has_couples.then(|| {
        quote!(
            use ::core::primitive::u16;
        )
    });
    let sets = joined(list(&sets, |named| self::set(emission, bitboards, named)));
    quote!(#words #sets)
}

fn set(emission: &Emission<'_>, bitboards: &Bitboards, named: &Named<'_>) -> TokenStream {
    let (Named { set, tables, name }, word) = (named, bitboards.word);
    let mut statics = Vec::new();
    let mut table = |part: &str, size: usize, values: Vec<U256>| {
        let name = format_ident!("{}_{part}", set.name);
        let table = EmittedTable::row(size, &values, values.len(), 0);
        statics.push(table.static_tokens(&name));
        quote!(&#name)
    };
    let bases = table("bases", size_of::<u32>(), wide(tables.bases.as_flattened()));
    let rows = table("rows", size_of::<u32>(), wide(&tables.rows));
    let strides = table("strides", size_of::<u32>(), wide(&tables.strides));
    let offsets = table("offsets", size_of::<u32>(), wide(&tables.offsets));
    let order = table("order", 1, wide(&tables.order));
    let ranks = match &tables.ranks {
        PairRanks::Table(ranks) => {
            let ranks = table("ranks", 1, wide(ranks));
            quote!(Table(#ranks))
        }
        PairRanks::Counted(sets) => {
            let sets = table("sets", word.bytes(), wide(sets));
            quote!(Counted(#sets))
        }
    };
    let couples = option(tables.couples.as_ref().map(|couples| {
        let first = number(couples.first);
        let rows = table("couple_rows", size_of::<u32>(), wide(&couples.rows));
        let slots = table("couple_slots", size_of::<u16>(), wide(&couples.slots));
        let near = table("near", word.bytes(), couples.near.clone());
        quote!(tables::Couples { first: #first, rows: #rows, slots: #slots, near: #near })
    }));
    let PairTables { men, row, entries, ranked, count, possible, by_move, is_covered, .. } = tables;
    let (men, row, entries, ranked) = (number(men), number(row), number(entries), number(ranked));
    let (count, possible) = (number(count), number(possible));
    let data = quote! {
        {
            men: #men, row: #row, entries: #entries, ranked: #ranked, count: #count, possible: #possible,
            bases: #bases.as_chunks().0, rows: #rows, strides: #strides, by_move: &[#(#by_move),*],
            offsets: #offsets, ranks: tables::Ranks::#ranks, order: #order, is_covered: #is_covered,
            couples: #couples,
        }
    };
    let kinds = set.kinds.iter().enumerate();
    let kinds = list(kinds, |(index, kind)| self::kind(emission, bitboards, index, kind));
    let (statics, kinds) = (joined(statics), joined(kinds));
    let layout = &emission.item.name;
    let excluded = format_ident!("{}", if set.is_excluded_beyond { "beyond" } else { "none" });
    // Only the macro names the runtime's pairs, so that without the feature `pairs` the macro's own error is reported.
    let vectors = tables.vectors.as_ref().map_or_else(|| quote!({}), vectors);
    quote!(#statics q::pairs! { #name, #layout, #excluded, #data, #vectors; #kinds })
}

/// The slots around squares, as the data of the runtime.
fn vectors(vectors: &PairVectors) -> TokenStream {
    let PairVectors { men, attacks, moves, by_move, classes, variants, back, .. } = vectors;
    let (men, count) = (number(men), number(back.len()));
    let bytes = |rows: &[[u8; 64]]| Literal::byte_string(rows.as_flattened());
    let (back, riders) = (bytes(back), bytes(&[vectors.riders]));
    let permutations = bytes(&vectors.permutations);
    let [attacks, moves] = both([attacks, moves], |slots| array(slots));
    let [by_move, classes, variants] = [by_move, classes, variants].map(|row| array(row));
    quote! {
        {
            men: #men, permutations: vectors::rows(#permutations), attacks: #attacks, moves: #moves,
            by_move: #by_move, classes: #classes, variants: #variants,
            back: &vectors::rows::<#count>(#back), riders: vectors::rows::<1>(#riders)[0],
        }
    }
}

/// The entries of a table, whatever their integer type.
fn wide<'a, T: Copy + Into<U256> + 'a>(values: impl IntoIterator<Item = &'a T>) -> Vec<U256> {
    list(values, |&value| value.into())
}

/// A kind of men in the macro's syntax.
fn kind(
    emission: &Emission<'_>,
    bitboards: &Bitboards,
    index: usize,
    kind: &PairKind,
) -> TokenStream {
    let moves = match kind.piece {
        None => quote!(Pawn),
        Some(piece) => {
            let path = pieces::emitters(emission, bitboards)[piece].named_type();
            quote!(Piece<#path>)
        }
    };
    let constant = Ident::new(&kind.name.to_uppercase(), Span::call_site());
    let index = number(index);
    let (name, by_move) = (kind.name.replace('_', " "), kind.by_move);
    quote!(#index #constant #name #by_move #moves;)
}
