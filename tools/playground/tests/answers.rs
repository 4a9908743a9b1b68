//! The answers that the page gets, tested without a browser.

use quadrille_playground::Session;
use serde_json::{Value, json};

/// The answer to a question, or the problem as an error.
fn ask(question: &Value) -> Result<Value, Value> {
    let answer = Session::default().answer_json(&question.to_string());
    let mut answer: Value = serde_json::from_str(&answer).expect("JSON");
    match answer.get_mut("Ok") {
        Some(answer) => Ok(answer.take()),
        None => Err(answer["Err"].take()),
    }
}

fn descriptions() -> Vec<Value> {
    ask(&json!({ "ask": "descriptions" })).unwrap().as_array().unwrap().clone()
}

fn standard(name: &str) -> Value {
    let all = descriptions();
    all.into_iter().find(|description| description["name"] == name).expect("a layout")
}

#[test]
fn all_descriptions_but_one_are_right() {
    for description in descriptions() {
        let checked = ask(&json!({ "ask": "check", "document": description })).unwrap();
        let mistakes: Vec<&Value> = checked["mistakes"].as_array().unwrap().iter().collect();
        if description["name"] == "wrong.layout" {
            assert_eq!(mistakes.len(), 4, "{mistakes:#?}");
        } else {
            assert!(mistakes.is_empty(), "{}: {mistakes:#?}", description["name"]);
            let verified = checked["verified"][0].as_str().expect("a line");
            assert!(verified.contains(" squares, "), "{verified}");
        }
    }
}

#[test]
fn mistakes_are_placed_in_units_of_javascript() {
    let text = "/// 🙂\nstruct A { board: 8 x 8, nunber: 1 }";
    let document = json!({ "name": "a.layout", "text": text });
    let problem = ask(&json!({ "ask": "read", "document": document })).unwrap_err();
    let mistake = &problem["mistakes"][0];
    let at = text.encode_utf16().count() - "nunber: 1 }".len();
    assert_eq!(
        (mistake["from"].as_u64(), mistake["to"].as_u64()),
        (Some(at as u64), Some(at as u64 + 6))
    );
    assert!(mistake["report"].as_str().unwrap().contains("did you mean `number`?"));
}

/// The page has the first picture before the compiler has come; `BLESS=1` draws it anew.
#[test]
fn the_page_has_the_first_board() {
    let descriptions = descriptions();
    let is_example = |it: &&Value| it["title"].as_str().is_some_and(|title| !title.is_empty());
    let first = descriptions.iter().find(is_example).expect("an example");
    assert_eq!(first["text"], include_str!("../examples/first.layout"));
    let facts = ask(&json!({ "ask": "read", "document": first })).unwrap();
    let view = json!({ "show": "piece", "of": facts[0]["pieces"][0] });
    let drawn = ask(&json!({ "ask": "boards", "documents": [first], "view": view })).unwrap();
    let picture = drawn["boards"][0]["svg"].as_str().unwrap();
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/page/first_board.svg");
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, picture).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap(), picture);
}

#[test]
fn a_clicked_rook_attacks_what_the_command_shows() {
    let view = json!({ "show": "piece", "of": "rook", "from": "e4", "occupied": "e6 c4" });
    let drawn =
        ask(&json!({ "ask": "boards", "documents": [standard("lerf")], "view": view })).unwrap();
    let squares = drawn["boards"][0]["squares"].as_array().unwrap();
    let of = |role: &str| -> Vec<&str> {
        let is_meant = |square: &&Value| square["role"].as_str().unwrap().ends_with(role);
        squares.iter().filter(is_meant).map(|square| square["name"].as_str().unwrap()).collect()
    };
    assert_eq!(of("attacked"), ["e6", "e5", "c4", "d4", "f4", "g4", "h4", "e3", "e2", "e1"]);
    assert_eq!(of("occupied, attacked"), ["e6", "c4"]);
    assert_eq!(of("piece"), ["e4"]);
    assert_eq!(squares[0]["rectangle"], json!([26, 34, 42, 42]));
}

#[test]
fn positions_are_indexed() {
    let lerf = standard("lerf");
    let request =
        json!({ "material": "KRvK", "scheme": "exact", "kings": "apart", "forward": null });
    let index = |position: &str| {
        ask(&json!({ "ask": "index", "document": lerf, "request": request, "position": position }))
            .unwrap()
    };
    let encoded = index("c2 d4 e5");
    let number = encoded["index"]["Ok"].as_str().unwrap().to_owned();
    assert_eq!(index(&number)["squares"], encoded["squares"]);
    assert!(index("c2 d4")["index"]["Err"].as_str().unwrap().contains("3 men"));
}

#[test]
fn two_layouts_are_converted_and_compared() {
    let [lerf, w] = ["lerf", "w"].map(standard);
    let convert =
        json!({ "ask": "convert", "from": lerf, "to": w, "form": "squares", "text": "e4 c6" });
    assert_eq!(ask(&convert).unwrap(), "12 37");
    let compared = ask(&json!({ "ask": "compare", "documents": [lerf, w] })).unwrap();
    assert!(compared.as_str().unwrap().contains("flip_vertical"));
    let explained = ask(&json!({ "ask": "explain", "document": w, "item": "rook" })).unwrap();
    assert!(explained.as_str().unwrap().contains("share"));
}

#[test]
fn links_lead_back() {
    let document = json!({ "name": "a.layout", "text": "/// <b>\nstruct A {}" });
    let question = json!({ "ask": "link", "site": "https://a.example/", "document": document, "settings": [["piece", "rook"]] });
    let address = ask(&question).unwrap();
    let followed = ask(&json!({ "ask": "follow", "address": address })).unwrap();
    assert_eq!(followed["text"], document["text"]);
    assert_eq!(followed["settings"], json!([["piece", "rook"]]));
    assert_eq!(ask(&json!({ "ask": "follow", "address": "" })).unwrap(), Value::Null);
}
