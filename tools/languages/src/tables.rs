//! Values of tables as text.

/// The width of lines, which can be broken between any two values.
const WIDTH: usize = 100;

/// Values in as many brackets as there are dimensions, the outermost first.
pub fn nested(values: &[String], dimensions: &[usize], [open, close]: [&str; 2]) -> String {
    match dimensions {
        [] | [_] => format!("{open}{}{close}", wrapped(values, "")),
        [_, inner @ ..] => {
            let rows = values.chunks(inner.iter().product::<usize>().max(1));
            let rows = rows.map(|row| nested(row, inner, [open, close]));
            format!("{open}{}{close}", rows.collect::<Vec<_>>().join(",\n"))
        }
    }
}

/// Values with commas between them, on lines with this beginning.
pub fn wrapped(values: &[String], beginning: &str) -> String {
    let (mut text, mut width) = (beginning.to_owned(), beginning.len());
    for (index, value) in values.iter().enumerate() {
        let length = value.chars().count() + 2;
        if index > 0 && width + length > WIDTH {
            text.extend([",\n", beginning]);
            width = beginning.len();
        } else if index > 0 {
            text += ", ";
        }
        text += value;
        width += length;
    }
    text
}
