//! The documents that the test `export` has left in `target/tmp/json` follow the committed schema.
#![cfg(test)]

use std::path::PathBuf;
use std::{env, fs};

use boon::{Compiler, Schemas};
use serde_json::Value;

const SCHEMA: &str = include_str!("../../../tools/languages/src/json/schema.json");

/// The documents, as exported.
fn documents() -> Vec<Value> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let folder = PathBuf::from(root).join(target).join("tmp/json");
    let files = fs::read_dir(folder).expect("`cargo test --workspace --test export` first");
    let texts = files.map(|file| fs::read_to_string(file.expect("a file").path()).expect("text"));
    texts.map(|text| serde_json::from_str(&text).expect("JSON")).collect()
}

#[test]
fn documents_follow_the_schema() {
    let mut schemas = Schemas::new();
    let mut compiler = Compiler::new();
    let schema = serde_json::from_str(SCHEMA).expect("JSON");
    compiler.add_resource("schema.json", schema).expect("a schema");
    let schema = compiler.compile("schema.json", &mut schemas).expect("a schema");
    let documents = documents();
    assert!(documents.len() >= 10);
    for document in documents {
        let layout = &document["layouts"][0];
        if let Err(error) = schemas.validate(&document, schema) {
            panic!("{}: {error:#}", layout["name"]);
        }
        // The schema is strict: unknown keys are refused, and so are missing ones. Small boards suffice for this,
        // as they take less time to validate again.
        let is_small = layout["squares"].as_object().is_some_and(|it| it.len() < 30);
        for broken in broken(&document).iter().filter(|_| is_small) {
            assert!(schemas.validate(broken, schema).is_err(), "{}", broken["layouts"][0]["name"]);
        }
    }
}

/// Documents with something added, removed or changed.
fn broken(document: &Value) -> [Value; 3] {
    let [mut more, mut less, mut other] = [document, document, document].map(Clone::clone);
    more["layouts"][0]["functions"][0]["extra"] = Value::Null;
    let function = less["layouts"][0]["functions"][0].as_object_mut().expect("an object");
    function.remove("body").expect("a body");
    other["layouts"][0]["squares"]["a1"] = "0x0".into();
    [more, less, other]
}
