//! The standard layouts, whose descriptions are part of the library.

/// Pairs of a name and the text of `layouts/<name>.layout`.
macro_rules! standard {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../layouts/", $name, ".layout")))),*]
    };
}

/// Names and descriptions, in the order of their names.
const LAYOUTS: &[(&str, &str)] = &standard!(
    "a8",
    "board10x8",
    "board12x10",
    "board16x16",
    "board5x5",
    "board6x6",
    "capablanca",
    "checkers",
    "chu_shogi",
    "courier",
    "draughts",
    "file_major",
    "glinski",
    "grand",
    "gray",
    "h1",
    "janggi",
    "lerf",
    "mailbox",
    "makruk",
    "minishogi",
    "omega",
    "pinwheel",
    "ring",
    "rotary",
    "shako",
    "shogi",
    "shuuro",
    "tori_shogi",
    "turntable",
    "w",
    "x88",
    "xiangqi",
);

/// The names of the standard layouts, in their order.
pub fn names() -> impl Iterator<Item = &'static str> {
    LAYOUTS.iter().map(|(name, _)| *name)
}

/// The description of the standard layout with this name, such as `lerf`.
pub fn text(name: &str) -> Option<&'static str> {
    LAYOUTS.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_standard_layout_is_here() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/layouts");
        let files = std::fs::read_dir(folder).expect("the layouts");
        let names = files.map(|file| file.expect("a file").file_name().into_string());
        let names = names.map(|name| name.expect("a name"));
        let mut names: Vec<String> = names.filter(|name| name.ends_with(".layout")).collect();
        names.sort();
        let known: Vec<String> = LAYOUTS.iter().map(|(name, _)| format!("{name}.layout")).collect();
        assert_eq!(known, names);
    }

    #[test]
    fn the_documentation_of_each_links_to_the_page() {
        for (name, text) in LAYOUTS {
            let link = format!(
                "/// [Seen in the browser]({}#layout={name}).\n",
                crate::page_address::SITE
            );
            assert!(text.contains(&link), "{name}");
        }
    }
}
