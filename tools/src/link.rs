//! Addresses of the page in which a description is seen: everything is in the part behind `#`, which browsers
//! keep to themselves.
//!
//! A standard layout goes by its name, and another text is compressed: `#layout=w&shared=rook`,
//! `#file=mine.layout&code=...&radix=hex`. The settings behind are named after the options of `quadrille show`.

use std::fmt::Write as _;

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use crate::{Source, standard};

/// The project's own page.
pub const SITE: &str = "https://quadrille.github.io/quadrille/";

/// The longest text that a link may hold, in bytes: a link is made by anybody.
const TEXT: usize = 1_000_000;
/// The best that compression can do.
const LEVEL: u8 = 9;

/// The contents of a link.
#[derive(Clone, Debug)]
pub struct Link {
    /// The description.
    pub source: Source,
    /// How it is seen: names and values, such as `shared` and `rook`.
    pub settings: Vec<(String, String)>,
}

impl Link {
    /// The address on a site.
    ///
    /// ```
    /// use quadrille_tools::Source;
    /// use quadrille_tools::link::{Link, SITE};
    ///
    /// let source = Source::standard("w").expect("a standard layout");
    /// let link = Link { source, settings: vec![("piece".to_owned(), "rook".to_owned())] };
    /// let address = link.address(SITE);
    /// assert_eq!(address, format!("{SITE}#layout=w&piece=rook"));
    /// assert_eq!(Link::read(&address)?.expect("a link").settings, link.settings);
    /// # Ok::<(), String>(())
    /// ```
    pub fn address(&self, site: &str) -> String {
        let site = site.split('#').next().unwrap_or_default();
        let settings = self.settings.iter().map(|(name, value)| (name.as_str(), value.clone()));
        let pairs = self.description().into_iter().chain(settings);
        let pairs = pairs.map(|(name, value)| format!("{}={}", escaped(name), escaped(&value)));
        format!("{site}#{}", pairs.collect::<Vec<_>>().join("&"))
    }

    fn description(&self) -> Vec<(&'static str, String)> {
        let Source { name, text } = &self.source;
        if standard::text(name) == Some(text) {
            return vec![("layout", name.clone())];
        }
        let code = letters(&compress_to_vec(text.as_bytes(), LEVEL));
        vec![("file", name.clone()), ("code", code)]
    }

    /// The contents of an address, or of its part behind `#`; `None` if it names no description.
    ///
    /// # Errors
    /// When it names one that is not there, or was cut off.
    pub fn read(address: &str) -> Result<Option<Link>, String> {
        let fragment = address.split_once('#').map_or(address, |(_, fragment)| fragment);
        let pairs = fragment.split('&').filter_map(|pair| pair.split_once('='));
        let mut settings: Vec<(String, String)> =
            pairs.map(|(name, value)| (unescaped(name), unescaped(value))).collect();
        let mut take = |name: &str| {
            let place = settings.iter().position(|(known, _)| known == name)?;
            Some(settings.remove(place).1)
        };
        let (layout, file, code) = (take("layout"), take("file"), take("code"));
        let source = match (layout, code) {
            (Some(name), _) => Source::standard(&name)
                .ok_or_else(|| format!("the link is to `{name}`, which is no standard layout"))?,
            (None, Some(code)) => Source::new(&file.unwrap_or_default(), text(&code)?),
            (None, None) => return Ok(None),
        };
        Ok(Some(Link { source, settings }))
    }
}

/// The text of a compressed description.
fn text(code: &str) -> Result<String, String> {
    let broken = || "the link is broken: copy all of it".to_owned();
    let bytes = bytes(code).ok_or_else(broken)?;
    let text = decompress_to_vec_with_limit(&bytes, TEXT).map_err(|_| broken())?;
    String::from_utf8(text).map_err(|_| broken())
}

/// The signs of RFC 4648's code for addresses, six bits each.
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn letters(bytes: &[u8]) -> String {
    let three = |three: &[u8]| {
        let bits = three.iter().fold(0, |bits, &byte| bits << 8 | u32::from(byte));
        let bits = bits << (8 * (3 - three.len()));
        (0..=three.len()).map(move |at| char::from(SIGNS[(bits >> (18 - 6 * at) & 63) as usize]))
    };
    bytes.chunks(3).flat_map(three).collect()
}

fn bytes(letters: &str) -> Option<Vec<u8>> {
    let sixes = letters.bytes().map(|letter| SIGNS.iter().position(|&sign| sign == letter));
    let sixes: Vec<u32> = sixes.map(|six| six.map(|six| six as u32)).collect::<Option<_>>()?;
    let four = |four: &[u32]| {
        let bits = four.iter().fold(0, |bits, six| bits << 6 | six) << (6 * (4 - four.len()));
        bits.to_be_bytes().into_iter().skip(1).take(four.len() * 6 / 8).collect::<Vec<u8>>()
    };
    Some(sixes.chunks(4).flat_map(four).collect())
}

/// A name or a value, with characters escaped that an address cannot contain or uses as separators.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b',' | b':' => {
                escaped.push(char::from(byte));
            }
            _ => {
                let _ = write!(escaped, "%{byte:02X}");
            }
        }
    }
    escaped
}

fn unescaped(text: &str) -> String {
    let mut parts = text.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        match part.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                bytes.extend(&part.as_bytes()[2..]);
            }
            None => bytes.extend(format!("%{part}").as_bytes()),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let text = "/// <b>ä & 馬</b>\r\npub struct A { board: 2 x 2, number: rank * 2 + file }\n";
        for length in 0..text.len() {
            let Some(text) = text.get(..length) else { continue };
            let settings = vec![("occupied".to_owned(), "a1 b2&=#%é".to_owned())];
            let source = Source::new("mein brett.layout", text.to_owned());
            let address =
                Link { source, settings: settings.clone() }.address("https://a.example/#x");
            assert!(address.starts_with("https://a.example/#file=mein%20brett.layout&code="));
            let read = Link::read(&address).unwrap().unwrap();
            assert_eq!((read.source.text.as_str(), read.settings), (text, settings));
        }
    }

    #[test]
    fn broken_links_are_refused() {
        let source = Source::new("a", "struct A { board: 8 x 8 }".repeat(20));
        let address = Link { source, settings: Vec::new() }.address("");
        for wrong in [&address[..address.len() - 4], "#code=%3C", "#code=____", "#layout=chess"] {
            assert!(Link::read(wrong).is_err(), "{wrong}");
        }
        assert!(Link::read("").unwrap().is_none());
        assert!(Link::read("#piece=rook").unwrap().is_none());
        // Megabytes of zeros in a short text.
        let bomb = letters(&compress_to_vec(&vec![b' '; 50 << 20], LEVEL));
        assert!(Link::read(&format!("#code={bomb}")).is_err());
    }
}
