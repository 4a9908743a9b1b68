//! The generator writes all that the language has, and nothing that is not true.

use quadrille_fuzz::generate::{Description, Ground};
use quadrille_fuzz::random::Random;
use quadrille_fuzz::{Case, Ending, EntryPoint, grammar};

/// A description of a small board: its keys.
fn description(number: u64) -> Vec<String> {
    let mut random = Random::new(3, number);
    let size = (random.between(1, 5), random.between(1, 5));
    let ground = Ground::new(&mut random, size);
    Description::new(&mut random, &ground, "crate::P").keys
}

#[test]
fn what_is_written_is_true() {
    // Directions are drawn by chance, and may lead to one square; a method may not fit the riders.
    let is_chance = |key: &String| key.starts_with("directions: ") || key.starts_with("sliders: ");
    for (number, keys) in (0..120).map(|number| (number, description(number))) {
        if keys.iter().any(is_chance) {
            continue;
        }
        let text = format!("struct X {{ {} }}", keys.join(", "));
        let case = Case { entry: EntryPoint::Layout, text };
        assert_eq!(case.run().expect("no panic").0, Ending::Emitted, "{number}: {}", case.text);
    }
}

#[test]
fn all_forms_are_written() {
    let written: Vec<String> = (0..12_000).flat_map(description).collect();
    for (key, form) in [
        ("groups: ", "order: {"),
        ("groups: ", "spread: \""),
        ("symmetry: ", "A -> "),
        ("symmetry: ", "<->"),
        ("symmetry: ", "hi -> "),
        ("symmetry: ", "hi = "),
        ("symmetry: ", "& 1) << 1 | "),
        ("symmetry: ", "number ^ "),
        ("magics: ", ": ["),
        ("magics: ", " >> "),
        ("magics: ", " rotated "),
        ("magics: ", " as \"("),
        ("pieces: ", "{ white: "),
        ("pieces: ", "pB3"),
        ("pieces: ", "nN0"),
        ("pieces: ", "zB"),
        ("patterns: ", "\"xor "),
        ("sliders: ", "per_line"),
    ] {
        let has = |said: &String| said.starts_with(key) && said.contains(form);
        assert!(written.iter().any(has), "{key}{form}");
    }
    let is_said_without = |key: &str| {
        (0..4000).map(description).any(|keys| {
            keys.iter().any(|said| said.starts_with("groups: "))
                && !keys.iter().any(|said| said.starts_with(key))
        })
    };
    assert!(is_said_without("number: "), "numbers that follow from groups");
}

/// Changed texts are mostly wrong; some keys in letters have no magic beside them.
#[test]
fn what_is_not_true_is_written_too() {
    let keys = |number| {
        let mut random = Random::new(4, number);
        let ground = Ground::new(&mut random, (4, 4));
        grammar::keys(&mut random, &ground)
    };
    let is_bare = |key: &String| key.starts_with("magics: ") && key.contains(": \"(");
    assert!((0..8000).any(|number| keys(number).iter().any(is_bare)), "a key in letters alone");
    let mut endings = [0; 2];
    for keys in (0..400).map(keys) {
        if keys.iter().any(|key| key.starts_with("groups: ") || key.starts_with("magics: ")) {
            let text = format!("struct X {{ {} }}", keys.join(", "));
            let ending = Case { entry: EntryPoint::Layout, text }.run().expect("no panic").0;
            endings[usize::from(ending == Ending::Emitted)] += 1;
        }
    }
    assert!(endings[0] > 5 && endings[1] > 20, "{endings:?}");
}
