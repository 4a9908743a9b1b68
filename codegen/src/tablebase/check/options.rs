//! Schemes: their names and options, and whether they fit the board and the material.

use proc_macro2::Span;
use quadrille_tablebase::{KingRule, Letters, MAX_MEN, Scheme, SyzygyOptions, is_pawn, tabled};

use crate::board::Board;
use crate::check::one_of;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::did_you_mean::did_you_mean;
use crate::parse::Word;
use crate::tablebase::parse::{OptionAst, SchemeAst};
use crate::tablebase::reference::{has_region, is_confined};
use crate::tablebase::request::IndexRequest;

/// The scheme that was named.
pub(super) fn scheme(ast: &SchemeAst, diagnostics: &mut Diagnostics) -> Option<Scheme> {
    let before = diagnostics.len();
    let known = [
        ("naive", Scheme::Naive { skip: false }),
        ("kings", Scheme::Kings),
        ("syzygy", Scheme::Syzygy(SyzygyOptions::default())),
        ("exact", Scheme::Exact { leads: None }),
    ];
    let mut scheme = diagnostics.take(one_of(&known, &ast.name, "there is no scheme"))?;
    for (i, option) in ast.options.iter().enumerate() {
        if ast.options[..i].iter().any(|earlier| earlier.name.text == option.name.text) {
            let message = format!("the option `{}` is given twice", option.name.text);
            diagnostics.push(Diagnostic::new(option.name.place, message).help("keep one of them"));
        }
        diagnostics.take(set(&mut scheme, option));
    }
    (diagnostics.len() == before).then_some(scheme)
}

/// Sets an option of a scheme.
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
                options => did_you_mean(unknown, options.iter().copied()),
            };
            return Err(Diagnostic::new(option.name.place, message).help(help));
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
            Err(Diagnostic::new(value.place, message).help("leave the value out"))
        }
    }
}

fn value(option: &OptionAst) -> Result<&Word, Diagnostic> {
    option.value.as_ref().ok_or_else(|| {
        let name = &option.name.text;
        Diagnostic::new(option.name.place, format!("the option `{name}` needs a value"))
            .help(format!("write `{name}: ...`"))
    })
}

fn letters(option: &OptionAst) -> Result<Letters, Diagnostic> {
    let value = value(option)?;
    let error = |message| {
        let help = "write the men's letters, Black's in lower case: `KkRR`";
        Err(Diagnostic::new(value.place, message).help(help))
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
        Diagnostic::new(value.place, message).help("write how many groups come before, from 0")
    })
}

/// Whether the scheme can number the material on its board.
pub(super) fn fits(request: &IndexRequest, span: Span) -> Result<(), Diagnostic> {
    let error = |message: &str, help: &str| Err(Diagnostic::new(span, message).help(help));
    let no_regions = || {
        error(
            &format!("the scheme `{}` knows no regions", request.scheme.name()),
            "take `exact` or `kings`, or declare the material without `regions`",
        )
    };
    match &request.scheme {
        Scheme::Naive { .. } if has_region(request) => no_regions(),
        Scheme::Syzygy(_) if is_confined(request) => no_regions(),
        Scheme::Kings if request.kings == KingRule::Ordinary => error(
            "the scheme `kings` needs a king on each side",
            "take `exact`, which any men may lead",
        ),
        Scheme::Syzygy(_) if Some(request.board) != Board::new(8, 8) => error(
            "the scheme `syzygy` is for the board of 8 x 8 alone",
            "take `exact` or `kings`, which are for any board",
        ),
        Scheme::Syzygy(_) if request.material.goes_forward() != request.material.has_pawns() => {
            error(
                "the scheme `syzygy` knows no men that go forward but pawns",
                "take `exact` or `kings`",
            )
        }
        Scheme::Syzygy(choices) => syzygy(request, choices, span),
        Scheme::Exact { leads: Some(leads) } => exact(request, leads, span),
        Scheme::Naive { .. } | Scheme::Kings | Scheme::Exact { leads: None } => Ok(()),
    }
}

fn syzygy(request: &IndexRequest, choices: &SyzygyOptions, span: Span) -> Result<(), Diagnostic> {
    let error = |message: &str, help: &str| Err(Diagnostic::new(span, message).help(help));
    let material = &request.material;
    let leadless = material.singles().len() < 2 && material.sorts().len() == material.len();
    if choices.k3
        && (material.has_pawns()
            || material.singles().len() < 3
            || request.kings != KingRule::Apart)
    {
        return error(
            "`K3` needs both kings apart and a third man that has no like, and no pawns",
            "leave `K3` out",
        );
    }
    if leadless && !material.has_pawns() {
        return error("the scheme `syzygy` needs at least two men", "take `exact`");
    }
    Ok(())
}

fn exact(request: &IndexRequest, leads: &[u8], span: Span) -> Result<(), Diagnostic> {
    let error = |message: String, help: &str| Err(Diagnostic::new(span, message).help(help));
    if let Some(&stranger) = leads.iter().find(|&&man| request.material.count(man) == 0) {
        let message = format!("`{}` is not among the men that could lead", char::from(stranger));
        return error(message, "name men of the material, Black's in lower case: `leads: Kk`");
    }
    let mut runs = leads.chunk_by(|a, b| a == b);
    if let Some(part) = runs.find(|run| run.len() != request.material.count(run[0])) {
        return error(
            format!("the men `{}` lead together or not at all", char::from(part[0])),
            "name all men of a sort, one after another",
        );
    }
    let both = |man| tabled(&request.material, leads).contains(man);
    if is_confined(request) && request.kings == KingRule::Apart && !(both(&b'K') && both(&b'k')) {
        let message = "where men have regions, kings that stay apart lead".to_owned();
        return error(message, "begin with both kings, such as `leads: Kk`");
    }
    let many = leads.first().filter(|_| tabled(&request.material, leads).is_empty());
    if let Some(&man) = many
        && (request.kings == KingRule::Apart || request.material.has_pawns() && !is_pawn(man))
    {
        let men = String::from_utf8(vec![man; request.material.count(man)]).unwrap_or_default();
        let message = format!(
            "`{men}` cannot lead: kings that stay apart and pawns come after two men at most"
        );
        return error(
            message,
            "begin with one man or two, such as `leads: Kk`; more may follow them",
        );
    }
    Ok(())
}
