//! Writes a plan as tokens; decides nothing.
//!
//! - [`functions`]: the functions of a material's type
//! - [`values`]: numbers, records and variants as Rust

mod functions;
mod values;

use proc_macro2::{Ident, Literal, TokenStream};
use quadrille_runtime::U256;
use quadrille_tablebase::{KINGS_APART, Lead, LeadTable, Outline, Plan, Section, UNLIKE};
use quote::{format_ident, quote};

use super::check::Declared;
use super::coding::fingerprint;
use super::docs;
use super::parse::{MaterialAst, RegistryAst};
use super::solve::OwnedPlan;
use crate::emit::emitted_table::EmittedTable;
use crate::emit::tokens::derived;
use crate::list::list;
use values::{Value, fields};

/// The type of a material and all its implementations. A wrong declaration has no plan: its type is emitted without
/// indexes.
pub(super) fn material(
    facade: &TokenStream,
    declared: &Declared,
    plan: Option<&OwnedPlan>,
) -> TokenStream {
    let Declared { said, men, request, .. } = declared;
    let MaterialAst { attributes, visibility, name, .. } = said;
    let request = request.as_ref().zip(plan);
    let docs =
        request.map_or_else(String::new, |(request, plan)| docs::text(request, &plan.plan()));
    let substitute = plan.is_none().then(|| OwnedPlan::substitute(men));
    let plan = &plan.or(substitute.as_ref()).expect("one of them is there").plan();
    let count = men.len();
    let letters: String = men.iter().copied().map(char::from).collect();
    let tables = tables(plan);
    let plan_tokens = plan_tokens(plan);
    let functions = functions::functions(count);
    let (fingerprint, derived) = (fingerprint(plan, men), derived());
    quote! {
        #attributes
        #[doc = #docs]
        #derived
        #visibility struct #name;
        #[allow(clippy::all, clippy::pedantic, clippy::nursery, clippy::restriction, unused)]
        const _: () = {
            use #facade::__private as q;
            use #facade::__tablebase as t;
            use ::core::primitive::{bool, str, u8, u32, u64, usize};
            #tables
            static PLAN: t::Plan<'static> = #plan_tokens;
            impl t::Declared for #name {
                type Squares<L: q::Layout> = [q::Square<L>; #count];
                const PLAN: &'static t::Plan<'static> = &PLAN;
                const LETTERS: &'static str = #letters;
                const FINGERPRINT: u64 = #fingerprint;
                #[inline(always)]
                fn encode_packed<const CHECKED: bool>(men: t::PackedMen) -> t::Encoded {
                    t::encode_declared::<Self, #count, CHECKED>(men)
                }
            }
            impl #name { #functions }
        };
    }
}

/// The statics that the plan refers to.
fn tables(plan: &Plan<'_>) -> TokenStream {
    let table = match plan.lead().table {
        table if matches!(shared(&table), Some((_, true))) => LeadTable::EMPTY,
        table => table,
    };
    let entries = array("ENTRIES", size_of::<u32>(), table.entries, 1);
    let squares = array("SQUARES", 1, table.squares.as_flattened(), 2);
    let groups = plan.groups().iter().map(Value::written);
    let groups_len = plan.groups().len();
    let sections = plan.sections().iter().map(section);
    let sections_len = plan.sections().len();
    let confined = confined(plan);
    let lead = lead(plan.lead());
    quote! {
        #entries
        #squares
        static GROUPS: [t::Group; #groups_len] = [#(#groups),*];
        #confined
        static SECTIONS: [t::Section; #sections_len] = [#(#sections),*];
        static LEAD: t::Lead<'static> = #lead;
    }
}

/// The squares of each group, if some man is confined to a region.
fn confined(plan: &Plan<'_>) -> Option<TokenStream> {
    let confined = plan.confined()?;
    let domains = (0..plan.groups().len()).map(|group| confined.domain(group));
    let domains = domains.map(Literal::u128_unsuffixed);
    let (rows, groups) = confined.relation();
    let relation = (groups > 0).then(|| {
        let rows = rows[..plan.board().squares()].iter().map(|row| Literal::u128_unsuffixed(*row));
        quote!(.with_relation(&[#(#rows),*], #groups))
    });
    Some(quote! {
        static CONFINED: t::Confined =
            ::core::option::Option::unwrap(t::Confined::new(&[#(#domains),*]))
            #relation;
    })
}

/// A table from a byte string, as rows of `width` entries if that is more than 1.
fn array<T: Copy + Into<U256>>(name: &str, size: usize, values: &[T], width: usize) -> TokenStream {
    if values.is_empty() {
        return TokenStream::new();
    }
    let row = |row: &[T]| EmittedTable::row(size, row, width, 0);
    let table = match width {
        1 => EmittedTable::row(size, values, values.len(), 0),
        _ => EmittedTable::stack(list(values.chunks(width), row)),
    };
    table.static_tokens(&format_ident!("{name}"))
}

fn plan_tokens(plan: &Plan<'_>) -> TokenStream {
    let board = board(&plan.board().outline);
    let folding = plan.folding().written();
    let kings = plan.kings().written();
    let confined = match plan.confined() {
        Some(_) => quote!(::core::option::Option::Some(&CONFINED)),
        None => quote!(::core::option::Option::None),
    };
    let fields = fields!(plan.draft(), men sequence pawns crowded apart exchanges);
    let size = plan.size();
    quote! {
        t::Draft {
            board: #board,
            folding: #folding,
            lead: LEAD.kind,
            kings: #kings,
            groups: t::Groups::from_slice(&GROUPS, t::Group::NOBODY),
            confined: #confined,
            #fields
        }
        .plan(LEAD.table, t::Sections::Lent(&SECTIONS), #size)
    }
}

fn board(outline: &Outline) -> TokenStream {
    let Outline { files, ranks, cells, .. } = outline;
    if outline.is_plain() {
        return quote!(t::BoardOrder::<#files, #ranks>::NUMBERS);
    }
    let [low, high, steps] =
        [cells[0], cells[1], outline.step_bits()].map(Literal::u128_unsuffixed);
    quote!(t::ShapeOrder::<#files, #ranks, #low, #high, #steps>::NUMBERS)
}

/// The runtime's table with the same classes, if there is one, and true if its entries are equal too.
fn shared(table: &LeadTable<'_>) -> Option<(Ident, bool)> {
    let by_both = table.by_both?;
    let all = [("KINGS_APART", KINGS_APART), ("UNLIKE", UNLIKE)];
    let (name, other) = all
        .into_iter()
        .find(|(_, other)| other.by_both.is_some_and(|other| core::ptr::eq(other, by_both)))?;
    Some((format_ident!("{name}"), other.entries == table.entries))
}

fn lead(lead: &Lead<'_>) -> TokenStream {
    let own = |by_both: TokenStream| quote!(t::LeadTable { entries: &ENTRIES, squares: &SQUARES, by_both: #by_both });
    let table = match shared(&lead.table) {
        _ if lead.table.squares.is_empty() => quote!(t::LeadTable::EMPTY),
        Some((name, true)) => quote!(t::#name),
        Some((name, false)) => own(quote!(t::#name.by_both)),
        None => own(quote!(::core::option::Option::None)),
    };
    let kind = lead.kind.written();
    quote!(t::Lead { kind: #kind, table: #table })
}

fn section(section: &Section) -> TokenStream {
    let fields = fields!(
        section,
        start first_class lead_stride kings_stride strides order stabiliser low fixed pairs alone
    );
    quote!(t::Section { #fields, ..t::Section::ONE }.with_steps(&LEAD, &GROUPS))
}

/// The registry of the materials with these names.
pub(super) fn registry(
    facade: &TokenStream,
    registry: &RegistryAst,
    materials: &[&Ident],
) -> TokenStream {
    let RegistryAst { visibility, name } = registry;
    let labels = materials.iter().map(ToString::to_string);
    let entries =
        materials.iter().zip(labels).map(|(name, label)| quote!(t::Entry::of::<#name>(#label)));
    let len = materials.len();
    // Each material has a second slot for exchanged colours, and half of all slots stay empty.
    let slots = (4 * len).next_power_of_two();
    let docs = format!("The registry of {len} materials.");
    quote! {
        #[doc = #docs]
        #visibility static #name: #facade::__tablebase::Registry = {
            use #facade::__tablebase as t;
            static ENTRIES: [t::Entry; #len] = [#(#entries),*];
            static SLOTS: [t::Slot; #slots] = t::Registry::slots(&ENTRIES);
            t::Registry::new(&ENTRIES, &SLOTS)
        };
    }
}
