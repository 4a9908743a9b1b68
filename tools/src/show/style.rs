//! The colours and fonts of SVG pictures, light or dark by the reader's preference.

/// The style of light pictures. Classes have letters and roles have signs, so colours only help.
const LIGHT: &str = "\
text{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:#1f2328}\
.t{font-size:13px;font-weight:600}.l{font-size:11px;fill:#59636e}\
.c{font-size:16px;text-anchor:middle}.m{font-size:9px;text-anchor:end}.n{font-size:9px}\
.h{text-anchor:middle}.q{fill:#4a535c}\
.r{font-size:12px;fill:#59636e;text-anchor:middle}\
.s{stroke:#d1d9e0;stroke-width:1}\
.p0{fill:#c8d3e0}.p1{fill:#ffffff}.p2{fill:#e2e9f0}\
.from{fill:#ffe58a}.att{fill:#dafbe1}.cap{fill:#ffd9d6}.occ{fill:#eaeef2}.ent{fill:#ddf4ff}\
.da{fill:#1a7f37}.de{fill:none;stroke:#0969da;stroke-width:2.5}.dx{fill:none;stroke:#d1242f;stroke-width:3}\
.o{fill:#818b98}.wm{fill:#ffffff;stroke:#1f2328;stroke-width:1.5;stroke-linejoin:round}\
.bm{fill:#1f2328;stroke:#ffffff;stroke-width:1.5;stroke-linejoin:round}.wmt{fill:#1f2328}.bmt{fill:#ffffff}\
.k0{fill:#ffc9c9}.k1{fill:#bfdcff}.k2{fill:#c3efc9}.k3{fill:#ffe9a6}.k4{fill:#e3cdfb}.k5{fill:#b5ecec}\
.k6{fill:#ffd6ae}.k7{fill:#c9ccff}.k8{fill:#dfeeb0}.k9{fill:#ffc4e6}.k10{fill:#d9dee3}.k11{fill:#f1dcb9}\
.k12{fill:#ff9d9d}.k13{fill:#86b8f5}.k14{fill:#86d695}.k15{fill:#f5cf4d}.k16{fill:#c79bf2}.k17{fill:#6fd3d3}\
.k18{fill:#f7aa63}.k19{fill:#b3bac2}";

/// The rules that differ in dark pictures.
const DARK: &str = "\
text{fill:#f0f6fc}.l{fill:#9198a1}.q{fill:#d1d7e0}.r{fill:#9198a1}.s{stroke:#3d444d}\
.p0{fill:#161b22}.p1{fill:#323b47}.p2{fill:#242b34}\
.from{fill:#735300}.att{fill:#12361f}.cap{fill:#5a1e1b}.occ{fill:#2f3742}.ent{fill:#0c2d4f}\
.da{fill:#3fb950}.de{stroke:#58a6ff}.dx{stroke:#ff7b72}.o{fill:#9198a1}\
.bm{fill:#0d1117;stroke:#f0f6fc}.wmt{fill:#1f2328}.bmt{fill:#f0f6fc}\
.k0{fill:#7d2b2b}.k1{fill:#1b4b82}.k2{fill:#1f6131}.k3{fill:#6f5a00}.k4{fill:#57308c}.k5{fill:#0b5e63}\
.k6{fill:#7f4310}.k7{fill:#383d91}.k8{fill:#4b5c12}.k9{fill:#7f2a5e}.k10{fill:#444c56}.k11{fill:#63491d}\
.k12{fill:#a83a3a}.k13{fill:#2765ad}.k14{fill:#26753b}.k15{fill:#786200}.k16{fill:#7a4bc0}.k17{fill:#0f7074}\
.k18{fill:#9a5115}.k19{fill:#5f6770}";

/// The number of classes with a colour of their own.
pub const CLASSES: usize = 20;

/// The style sheet. Selectors begin with the picture's own class, so that a page around the picture keeps its style.
pub fn sheet() -> String {
    let scoped = |rules: &str| -> String {
        rules.split_inclusive('}').flat_map(|rule| [".quadrille ", rule]).collect()
    };
    format!("{}@media(prefers-color-scheme:dark){{{}}}", scoped(LIGHT), scoped(DARK))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// The fill colours of classes.
    fn fills(rules: &str) -> BTreeMap<&str, &str> {
        rules
            .split_terminator('}')
            .filter_map(|rule| {
                let (class, body) = rule.split_once('{')?;
                Some((class, body.split_once("fill:#")?.1.get(..6)?))
            })
            .collect()
    }

    /// The relative luminance of a colour, as defined by the Web Content Accessibility Guidelines.
    fn luminance(color: &str) -> f64 {
        let part = |at: usize| {
            let value = u8::from_str_radix(&color[at..at + 2], 16).expect("hexadecimal digits");
            let value = f64::from(value) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(0) + 0.7152 * part(2) + 0.0722 * part(4)
    }

    /// The contrast of two colours, from 1 to 21, as defined by the same guidelines.
    fn contrast(one: &str, other: &str) -> f64 {
        let [a, b] = [one, other].map(|color| luminance(color) + 0.05);
        a.max(b) / a.min(b)
    }

    /// The same guidelines ask for a contrast of 4.5 for small text, and of 3 for signs.
    #[test]
    fn text_and_signs_stand_out_from_their_grounds() {
        let light = fills(LIGHT);
        let mut dark = light.clone();
        dark.extend(fills(DARK));
        let grounds = |classes: &str| classes.split(' ').map(String::from).collect::<Vec<_>>();
        let classes = (0..CLASSES).map(|class| format!(".k{class}")).collect();
        let plain = grounds(".p0 .p1 .p2 .from .att .cap .occ .ent");
        let pairs = [
            ("text", classes, 4.5),
            (".q", plain.clone(), 4.5),
            ("text", plain, 4.5),
            (".da", grounds(".att"), 3.0),
            (".o", grounds(".cap .occ"), 2.5),
            (".wmt", grounds(".wm"), 4.5),
            (".bmt", grounds(".bm"), 4.5),
        ];
        for colors in [light, dark] {
            for (text, grounds, least) in &pairs {
                for ground in grounds {
                    let contrast = contrast(colors[*text], colors[ground.as_str()]);
                    assert!(contrast >= *least, "{text} on {ground}: {contrast:.2}");
                }
            }
        }
    }

    #[test]
    fn light_and_dark_squares_are_told_apart() {
        for colors in [fills(LIGHT), fills(DARK)] {
            let [dark, light, between] = [".p0", ".p1", ".p2"].map(|class| colors[class]);
            assert!(luminance(dark) < luminance(light));
            assert!(contrast(dark, light) >= 1.5);
            // The third shade of hexagons stands out from the other two.
            assert!(contrast(dark, between).min(contrast(between, light)) >= 1.2);
        }
    }
}
