//! Addresses of the page for a description. Everything is in the part after `#`, which browsers do not send.
//!
//! A standard layout is given by its name, and another text is compressed: `#layout=w&shared=rook`,
//! `#file=mine.layout&code=...&radix=hex`. The settings after it are named after the options of `quadrille show`.

use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use percent_encoding::{
    AsciiSet, NON_ALPHANUMERIC, PercentEncode, percent_decode_str, utf8_percent_encode,
};

use crate::{Source, standard};

/// The project's own page.
pub const SITE: &str = "https://quadrille.github.io/quadrille/";

/// The greatest length of a link's text in bytes. There is a limit, since anybody can make a link.
const TEXT: usize = 1_000_000;
/// The highest level of compression.
const LEVEL: u8 = 9;

/// The contents of a link.
#[derive(Clone, Debug)]
pub struct Link {
    /// The description.
    pub source: Source,
    /// The settings of the view: names and values, such as `shared` and `rook`.
    pub settings: Vec<(String, String)>,
}

impl Link {
    /// The address on a site.
    ///
    /// ```
    /// use quadrille_tools::Source;
    /// use quadrille_tools::page_address::{Link, SITE};
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
        let code = URL_SAFE_NO_PAD.encode(compress_to_vec(text.as_bytes(), LEVEL));
        vec![("file", name.clone()), ("code", code)]
    }

    /// The contents of an address, or of its part after `#`; `None` if it names no description.
    ///
    /// # Errors
    /// If it names a layout that does not exist, or was cut off.
    pub fn read(address: &str) -> Result<Option<Link>, String> {
        let fragment = address.split_once('#').map_or(address, |(_, fragment)| fragment);
        let pairs = fragment.split('&').filter_map(|pair| pair.split_once('='));
        let mut settings: Vec<(String, String)> =
            pairs.map(|(name, value)| (unescaped(name), unescaped(value))).collect();
        let mut take = |name: &str| {
            let index = settings.iter().position(|(known, _)| known == name)?;
            Some(settings.remove(index).1)
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
    let bytes = URL_SAFE_NO_PAD.decode(code).map_err(|_| broken())?;
    let text = decompress_to_vec_with_limit(&bytes, TEXT).map_err(|_| broken())?;
    String::from_utf8(text).map_err(|_| broken())
}

/// The characters that an address cannot contain or uses as separators.
const ESCAPED: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b',').remove(b':');

/// A name or a value in an address.
fn escaped(text: &str) -> PercentEncode<'_> {
    utf8_percent_encode(text, ESCAPED)
}

fn unescaped(text: &str) -> String {
    percent_decode_str(text).decode_utf8_lossy().into_owned()
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
        // A short text that decompresses to megabytes.
        let bomb = URL_SAFE_NO_PAD.encode(compress_to_vec(&vec![b' '; 50 << 20], LEVEL));
        assert!(Link::read(&format!("#code={bomb}")).is_err());
    }
}
