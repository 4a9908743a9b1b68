//! Checks the version of expansions that are kept in files.

/// Refuses an expansion that another version wrote: emitted code may change with any version.
///
/// # Panics
/// Fails to compile if the version is not this crate's.
pub const fn expanded_by(version: &str) {
    let (version, own) = (version.as_bytes(), env!("CARGO_PKG_VERSION").as_bytes());
    let mut is_same = version.len() == own.len();
    let mut index = 0;
    while is_same && index < own.len() {
        is_same = version[index] == own[index];
        index += 1;
    }
    assert!(is_same, "another version of Quadrille wrote this file: run `quadrille expand`");
}

#[cfg(test)]
mod tests {
    use super::expanded_by;

    #[test]
    #[should_panic = "run `quadrille expand`"]
    fn longer_versions_are_refused() {
        expanded_by(concat!(env!("CARGO_PKG_VERSION"), "-rc"));
    }
}
