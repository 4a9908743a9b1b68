//! Costs of functions and tables: the list `COSTS`, and the table on the layout's page.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use super::Emission;
use super::tokens::{ident, joined, number};
use crate::list::collected;
use crate::solve::cost::Cost;
use crate::solve::costs::ListedCost;

/// The constant `COSTS`, by a macro of the runtime: each function once, followed by its target-specific costs. Rows with a
/// condition end with a semicolon, so that they are printed in lines of their own.
pub(super) fn list(Emission { costs, conversions, .. }: &Emission<'_>) -> TokenStream {
    let for_all = costs.iter().filter(|cost| cost.target.is_none());
    let entry = |ListedCost { name, cost, .. }: &ListedCost| {
        // A conversion has the `cfg` of the other layout.
        let conversion = conversions.iter().find(|it| it.to.item.conversion_name() == *name);
        let condition = conversion.map(|it| &it.to.item.condition);
        // The best target is last, as it overrides the others.
        let own = costs.iter().filter(|other| other.name == *name).rev();
        let own = own.filter_map(|ListedCost { target, cost, .. }| {
            let target = ident((*target)?.constant());
            Some(quote!(#target #cost))
        });
        let own = joined(collected(own));
        let end = if condition.is_none_or(TokenStream::is_empty) { quote!(,) } else { quote!(;) };
        quote!(#condition #name #cost #own #end)
    };
    let rows = joined(collected(for_all.map(entry)));
    quote!(q::costs! { COSTS; #rows })
}

/// Bytes, operations, loads and depth.
impl ToTokens for Cost {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Cost { bytes, operations, loads, depth } = self;
        let bytes = number(bytes);
        let [operations, loads, depth] = [operations, loads, depth].map(number);
        tokens.extend(quote!(#bytes #operations #loads #depth));
    }
}

/// The table on a layout's page, with one row for all functions of equal cost.
pub(super) fn table(costs: &[ListedCost]) -> String {
    let mut rows: Vec<([usize; 3], String)> = Vec::new();
    for cost in costs {
        let target = cost.target.map_or(String::new(), |target| format!(" ({})", target.name()));
        let name = format!("`{}`{target}", cost.name);
        let Cost { bytes, loads, operations, .. } = cost.cost;
        let row = [bytes, loads as usize, operations as usize];
        match rows.iter_mut().find(|(known, _)| *known == row) {
            Some((_, names)) => names.extend([", ", &name]),
            None => rows.push((row, name)),
        }
    }
    let row = |([bytes, loads, operations], names): &([usize; 3], String)| {
        format!("\n| {names} | {bytes} | {loads} | {operations} |")
    };
    format!(
        "\n\n| function or table | bytes | loads | operations |\n| --- | --- | --- | --- |{}",
        crate::list::list(&rows, row).concat()
    )
}
