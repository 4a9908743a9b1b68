//! Schemes: their names and options.

use quadrille_tablebase::{Letters, MAX_MEN, Scheme, SyzygyOptions};

use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::did_you_mean::did_you_mean;
use crate::parse::Name;
use crate::tablebase::parse::{OptionAst, SchemeAst};

/// The named scheme, with its options.
pub(super) fn scheme(ast: &SchemeAst, diagnostics: &mut Diagnostics) -> Option<Scheme> {
    let before = diagnostics.len();
    let known = [
        ("naive", Scheme::Naive { skip: false }),
        ("kings", Scheme::Kings),
        ("syzygy", Scheme::Syzygy(SyzygyOptions::default())),
        ("exact", Scheme::Exact { leads: None }),
    ];
    let mut scheme = diagnostics.take(ast.name.one_of(&known, "there is no scheme"))?;
    for (i, option) in ast.options.iter().enumerate() {
        if ast.options[..i].iter().any(|earlier| earlier.name.text == option.name.text) {
            let message = format!("the option `{}` is given twice", option.name.text);
            diagnostics.push(Diagnostic::new(option.name.extent, message).help("keep one of them"));
        }
        diagnostics.take(set(&mut scheme, option));
    }
    (diagnostics.len() == before).then_some(scheme)
}

fn set(scheme: &mut Scheme, option: &OptionAst) -> Result<(), Diagnostic> {
    let name = option.name.text.as_str();
    match (scheme, name) {
        (Scheme::Naive { skip }, "skip") => *skip = flag(option)?,
        (Scheme::Syzygy(choices), "K3") => choices.k3 = flag(option)?,
        (Scheme::Syzygy(choices), "sequence") => choices.sequence = Some(letters(option)?),
        (Scheme::Syzygy(choices), "order") => choices.order = Some(number(option)?),
        (Scheme::Syzygy(choices), "order2") => choices.order2 = Some(number(option)?),
        (Scheme::Exact { leads }, "leads") => *leads = Some(letters(option)?),
        (scheme, unknown) => {
            let message = format!("the scheme `{}` has no option `{unknown}`", scheme.name());
            let help = match options(scheme) {
                [] => "it has none".to_owned(),
                options => did_you_mean(unknown, options),
            };
            return Err(Diagnostic::new(option.name.extent, message).help(help));
        }
    }
    Ok(())
}

fn options(scheme: &Scheme) -> &'static [&'static str] {
    match scheme {
        Scheme::Naive { .. } => &["skip"],
        Scheme::Kings => &[],
        Scheme::Syzygy(_) => &["K3", "sequence", "order", "order2"],
        Scheme::Exact { .. } => &["leads"],
    }
}

fn flag(option: &OptionAst) -> Result<bool, Diagnostic> {
    match &option.value {
        None => Ok(true),
        Some(value) => {
            let message = format!("the option `{}` has no value", option.name.text);
            Err(Diagnostic::new(value.extent, message).help("leave the value out"))
        }
    }
}

fn value(option: &OptionAst) -> Result<&Name, Diagnostic> {
    option.value.as_ref().ok_or_else(|| {
        let name = &option.name.text;
        Diagnostic::new(option.name.extent, format!("the option `{name}` needs a value"))
            .help(format!("write `{name}: ...`"))
    })
}

fn letters(option: &OptionAst) -> Result<Letters, Diagnostic> {
    let value = value(option)?;
    let error = |message| {
        let help = "write the men's letters, Black's in lower case: `KkRR`";
        Err(Diagnostic::new(value.extent, message).help(help))
    };
    if !value.text.chars().all(|letter| letter.is_ascii_alphabetic()) {
        return error(format!("`{}` are no men", value.text));
    }
    if value.text.len() > MAX_MEN {
        return error(format!("`{}` are more than {MAX_MEN} men", value.text));
    }
    Ok(Letters::from_slice(value.text.as_bytes(), 0))
}

fn number(option: &OptionAst) -> Result<u8, Diagnostic> {
    let value = value(option)?;
    value.text.parse().map_err(|_| {
        let message = format!("`{}` is no count of groups", value.text);
        Diagnostic::new(value.extent, message).help("write how many groups come before, from 0")
    })
}
