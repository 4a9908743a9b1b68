//! What is emitted, for people to review: an outline of all items of a layout, and a few of its
//! functions and of its programs, which macros of the runtime take, in full, held as files.
//!
//! `BLESS=1 cargo test -p quadrille-codegen --test golden` writes them anew; read the difference
//! before committing it.

use std::path::{Path, PathBuf};
use std::{env, fs};

use proc_macro2::{Span, TokenStream, TokenTree};
use quadrille_codegen::{Builder, expand_layout};
use quote::ToTokens;
use syn::{Ident, ImplItem, Item, ItemImpl, ItemMacro, Macro, StmtMacro, Visibility};

/// The functions and programs that are shown in full, one of each kind.
const SHOWN: [&str; 7] = [
    "rotate_90_square",
    "flip_diagonal_packed",
    "flip_vertical_packed",
    "flip_diagonal",
    "shift_north_east",
    "rook_attacks",
    "knight_attacks",
];

fn descriptions() -> Vec<PathBuf> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut paths: Vec<PathBuf> = fs::read_dir(directory)
        .expect("the golden files are there")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "layout"))
        .collect();
    paths.sort();
    assert!(!paths.is_empty());
    paths
}

fn expansion(path: &Path) -> TokenStream {
    let text = fs::read_to_string(path).expect("the description can be read");
    expand_layout(text.parse().expect("tokens"))
}

/// All items, those within the anonymous constant that holds most of them in its place.
fn items(path: &Path) -> Vec<Item> {
    let file: syn::File = syn::parse2(expansion(path)).expect("emitted code is Rust");
    let mut items = Vec::new();
    for item in file.items {
        let Item::Const(constant) = item else {
            items.push(item);
            continue;
        };
        let syn::Expr::Block(block) = *constant.expr else { panic!("a block of items") };
        items.extend(block.block.stmts.into_iter().filter_map(|statement| match statement {
            syn::Stmt::Item(item) => Some(item),
            syn::Stmt::Macro(StmtMacro { mac, attrs, .. }) => {
                Some(Item::Macro(ItemMacro { attrs, ident: None, mac, semi_token: None }))
            }
            _ => None,
        }));
    }
    items
}

/// Tokens on one line.
fn line(tokens: &impl ToTokens) -> String {
    tokens.to_token_stream().to_string()
}

/// A line for each item and each member, without their contents.
fn outline(items: &[Item]) -> String {
    let mut lines = Vec::new();
    for item in items {
        match item {
            Item::Struct(item) => lines.push(format!("struct {}", item.ident)),
            Item::Const(item) => lines.push(format!("const {}: {}", item.ident, line(&item.ty))),
            Item::Macro(item) => {
                lines.push(format!("{}!", line(&item.mac.path)));
                lines.extend(rows(&item.mac).map(|row| format!("    {}", words(row).join(" "))));
            }
            Item::Static(item) => lines.push(format!("static {}: {}", item.ident, line(&item.ty))),
            Item::Impl(item) => {
                let of = item.trait_.as_ref().map(|(path, _)| line(path) + " for ");
                lines.push(format!("impl {}{}", of.unwrap_or_default(), line(&item.self_ty)));
                lines.extend(item.items.iter().map(|member| match member {
                    ImplItem::Fn(member) => format!("    {}", line(&member.sig)),
                    ImplItem::Const(member) => {
                        format!("    const {}: {}", member.ident, line(&member.ty))
                    }
                    ImplItem::Type(member) => format!("    type {}", member.ident),
                    _ => "    ?".to_owned(),
                }));
            }
            _ => {}
        }
    }
    lines.join("\n") + "\n"
}

/// The rows of a macro's call, the first of which names the layout.
fn rows(call: &Macro) -> impl Iterator<Item = Vec<TokenTree>> {
    let is_end = |token: &TokenTree| matches!(token, TokenTree::Punct(it) if it.as_char() == ';');
    let tokens: Vec<TokenTree> = call.tokens.clone().into_iter().collect();
    let rows: Vec<_> = tokens.split(is_end).map(<[_]>::to_vec).collect();
    rows.into_iter().filter(|row| !row.is_empty())
}

/// The words of a row, without its programs.
fn words(row: Vec<TokenTree>) -> Vec<String> {
    let words =
        row.into_iter().filter(|it| matches!(it, TokenTree::Ident(_) | TokenTree::Literal(_)));
    words.map(|word| word.to_string()).collect()
}

/// A call with the rows of [`SHOWN`] only, if it has some.
fn shown_rows(call: &Macro) -> Option<Item> {
    let is_shown =
        |row: &Vec<TokenTree>| words(row.clone()).iter().any(|word| SHOWN.contains(&word.as_str()));
    let rows: Vec<TokenStream> =
        rows(call).filter(is_shown).map(|row| row.into_iter().collect()).collect();
    let path = &call.path;
    let shown = quote::quote!(#path! { #(#rows;)* });
    (!rows.is_empty()).then(|| syn::parse2(shown).expect("a call of a macro"))
}

/// The functions of [`SHOWN`] that users call by the layout's name.
fn shown(items: Vec<Item>) -> String {
    let is_shown = |member: &ImplItem| {
        matches!(member, ImplItem::Fn(member) if matches!(member.vis, Visibility::Public(_))
            && SHOWN.iter().any(|name| member.sig.ident == Ident::new(name, Span::call_site())))
    };
    let items = items.into_iter().filter_map(|item| match item {
        Item::Impl(ItemImpl { trait_: None, items, self_ty, .. }) => {
            let members: Vec<ImplItem> = items.into_iter().filter(is_shown).collect();
            let shown = quote::quote!(impl #self_ty { #(#members)* });
            (!members.is_empty()).then(|| syn::parse2(shown).expect("members in an `impl`"))
        }
        Item::Macro(item) => shown_rows(&item.mac),
        _ => None,
    });
    let items: Vec<Item> = items.collect();
    let file = syn::parse2(quote::quote!(#(#items)*)).expect("items");
    prettyplease::unparse(&file)
}

/// Compares a text with that of a file, or writes it there.
fn check(golden: &Path, found: &str) {
    if env::var_os("BLESS").is_some() {
        fs::write(golden, found).expect("the golden file can be written");
    }
    let expected = fs::read_to_string(golden).unwrap_or_default();
    let same = found.lines().zip(expected.lines()).take_while(|(new, old)| new == old);
    let line = same.count() + 1;
    assert!(found == expected, "{}:{line} differs; bless it if it should", golden.display());
}

#[test]
fn expansions_are_as_they_were() {
    for path in descriptions() {
        let items = items(&path);
        check(&path.with_extension("outline"), &outline(&items));
        check(&path.with_extension("rs"), &shown(items));
    }
}

/// Tokens as people read them: with `pretty`, a build script's source is formatted, which adds and
/// leaves out commas.
fn formatted(tokens: proc_macro2::TokenStream) -> String {
    prettyplease::unparse(&syn::parse2(tokens).expect("emitted code is Rust"))
}

#[test]
fn macro_and_build_script_emit_the_same_tokens() {
    for path in descriptions() {
        let built = Builder::new().file(&path).generate().expect("a right description");
        let same = formatted(built.parse().expect("tokens")) == formatted(expansion(&path));
        assert!(same, "{}", path.display());
    }
}

#[test]
fn the_same_description_gives_the_same_bytes() {
    for path in descriptions() {
        assert_eq!(expansion(&path).to_string(), expansion(&path).to_string());
    }
}
