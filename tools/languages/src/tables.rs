//! Values of tables as text.

/// The width of lines, which can be broken between any two values: nobody reads them, and C99 has 4095 characters.
const WIDTH: usize = 4000;

/// Values in as many brackets as there are dimensions, the outermost first.
pub fn nested(values: &[String], dimensions: &[usize], [open, close]: [&str; 2]) -> String {
    let mut values = values.to_vec();
    let Some(last) = values.len().checked_sub(1) else { return open.to_owned() + close };
    for inner in (0..dimensions.len()).rev() {
        let length = dimensions[inner..].iter().product::<usize>().max(1);
        let length = if inner == 0 { last + 1 } else { length };
        for row in values.chunks_mut(length) {
            row[0].insert_str(0, open);
            row[row.len() - 1] += close;
        }
    }
    wrapped_within(&values, "", WIDTH)
}

/// Values with commas between them, on lines that people read.
pub fn wrapped(values: &[String], beginning: &str) -> String {
    wrapped_within(values, beginning, 100)
}

/// Values with commas between them, on lines with this beginning.
fn wrapped_within(values: &[String], beginning: &str, most: usize) -> String {
    let (mut text, mut width) = (beginning.to_owned(), beginning.len());
    for (index, value) in values.iter().enumerate() {
        let length = value.chars().count() + 2;
        if index > 0 && width + length > most {
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
