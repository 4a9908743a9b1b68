//! Names of materials, with advice about misspelt ones.

use quadrille_tablebase::Material;

/// The material of this name.
///
/// # Errors
/// If the text is not a material; the error names the one that was probably meant.
pub fn parse(text: &str) -> Result<Material, String> {
    Material::parse(text).map_err(|error| match meant(text) {
        Some(meant) => format!("{error}: did you mean `{meant}`?"),
        None => error.to_string(),
    })
}

/// The material that was probably meant: with a `v` in place of the only character that may separate the sides, as in
/// `KQVK` or `kq-k`; or else with a `v` before the last king, who leads his side.
fn meant(text: &str) -> Option<String> {
    let letters = text.to_ascii_uppercase();
    let mut signs = letters.match_indices(|c: char| c == 'V' || !c.is_ascii_alphabetic());
    let (start, len) = match (signs.next(), signs.next()) {
        (Some((start, sign)), None) => (start, sign.len()),
        (None, None) => (letters.rfind('K')?, 0),
        _ => return None,
    };
    let meant = format!("{}v{}", &letters[..start], &letters[start + len..]);
    let has_sides = !meant.starts_with('v') && !meant.ends_with('v');
    (has_sides && Material::parse(&meant).is_ok()).then_some(meant)
}
