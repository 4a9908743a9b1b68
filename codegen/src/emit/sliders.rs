//! The tables of a rider's attacks, as tokens.

use proc_macro2::{Ident, Literal, TokenStream};
use quadrille_runtime::Symmetry;
use quote::{format_ident, quote};

use crate::layout::WordSize;
use crate::solve::sliders::{
    Direct, Extract, Frame, Lines, Method, Multiplier, Part, Sliders, Split, Storage, Tables, Turn,
    Walk,
};

/// The type and the initial value of the static that holds a rider's tables.
///
/// Both `Sliders64`, `Sliders128`, `Walk64` and `Walk128` of the runtime have
/// `const fn attacks(&self, number: usize, occupancy: Word) -> Word` and
/// `const fn bytes(&self) -> usize`.
#[derive(Clone, Debug)]
pub struct Emitted {
    /// The type, such as `::quadrille::sliders::Sliders64<64, 1, 4900, 102400>`.
    pub ty: TokenStream,
    /// The constructor's call, a constant expression.
    pub value: TokenStream,
    /// The bytes of the tables, records included.
    pub bytes: usize,
    /// What the tables are, for the doc comment.
    pub doc: String,
    /// The expression that looks up the number `number` and the word `occupancy`, where that
    /// takes more than the table's `attacks`.
    pub look_up: Option<LookUp>,
    /// Other tables, for targets with an instruction that these need.
    pub faster: Option<Box<Faster>>,
    /// Whether AVX2 looks up several lines at once: `attacks_avx2`.
    pub is_vector: bool,
}

/// Tables for targets with a feature.
#[derive(Clone, Debug)]
pub struct Faster {
    /// The feature, as `#[cfg(target_feature = "...")]` names it.
    pub feature: &'static str,
    /// The tables.
    pub tables: Emitted,
}

/// What is done before and after a look-up.
#[derive(Clone, Debug)]
pub enum LookUp {
    /// The occupancy is turned into the frame of the base of each slot, and the set back.
    Turned(Turn),
    /// The set, which is that of the first square of a class, is carried to the number's square.
    Carried(Vec<Symmetry>),
}

impl Emitted {
    /// `static NAME: Type = value;`, documented.
    pub fn to_static(&self, name: &Ident) -> TokenStream {
        let Emitted { ty, value, doc, .. } = self;
        quote! {
            #[doc = #doc]
            static #name: #ty = #value;
        }
    }
}

impl Emitted {
    /// The expression that looks up the number and the word that these variables hold.
    pub fn look_up(&self, table: &Ident) -> TokenStream {
        match &self.look_up {
            None => quote!(#table.attacks(number, occupancy)),
            Some(LookUp::Turned(turn)) => turned(std::slice::from_ref(table), turn),
            Some(LookUp::Carried(images)) => carried(table, images),
        }
    }
}

/// What several rides whose bases are the same attack together: one turn of the occupancy serves
/// all, and one turn back.
pub fn turned(tables: &[Ident], turn: &Turn) -> TokenStream {
    if turn.is_rotation() { rotated(tables, &turn.bases) } else { swapped(tables, turn) }
}

/// [`turned`] where words are swapped, or swapped and rotated: by tables over all numbers.
fn swapped(tables: &[Ident], turn: &Turn) -> TokenStream {
    let slot = |&(slot, frame): &(u8, Frame)| slot | u8::from(frame.is_swapped) << 7;
    let slots = Literal::byte_string(&turn.numbers.iter().map(slot).collect::<Vec<_>>());
    let last = Literal::u8_unsuffixed(turn.bases.len().next_power_of_two() as u8 - 1);
    let rotations: Vec<u8> = turn.numbers.iter().map(|(_, frame)| frame.rotation).collect();
    let rotates = rotations.iter().any(|&rotation| rotation != 0).then(|| {
        let rotations = Literal::byte_string(&rotations);
        (
            quote! {
                static ROTATIONS: &[u8; 64] = #rotations;
                let rotation = ROTATIONS[number & 63] as u32;
                let occupancy = occupancy.rotate_right(rotation);
            },
            quote!(.rotate_left(rotation)),
        )
    });
    let (before, after) = rotates.unzip();
    quote! {{
        static SLOTS: &[u8; 64] = #slots;
        let slot = SLOTS[number & 63];
        #before
        // All bits where bytes are swapped.
        let swap = ((slot >> 7) as u64).wrapping_neg();
        let slot = (slot & #last) as usize;
        let occupancy = occupancy ^ (occupancy ^ occupancy.swap_bytes()) & swap;
        let attacks = #(#tables.attacks(slot, occupancy))|*;
        (attacks ^ (attacks ^ attacks.swap_bytes()) & swap)#after
    }}
}

/// [`turned`] where words are rotated: slots are the numbers' low bits.
fn rotated(tables: &[Ident], bases: &[u8]) -> TokenStream {
    let mask = Literal::usize_unsuffixed(bases.len() - 1);
    let turn = if are_slots(bases) {
        let turns = Literal::usize_unsuffixed(64 - bases.len());
        quote!(let turn = (number & #turns) as u32;)
    } else {
        let (slots, bases) = (Literal::usize_unsuffixed(bases.len()), Literal::byte_string(bases));
        quote! {
            static BASES: &[u8; #slots] = #bases;
            let turn = (number as u32).wrapping_sub(BASES[slot] as u32) & 63;
        }
    };
    quote! {{
        let slot = number & #mask;
        #turn
        let occupancy = occupancy.rotate_right(turn);
        (#(#tables.attacks(slot, occupancy))|*).rotate_left(turn)
    }}
}

/// The bytes that are read to turn a word.
fn turn_bytes(turn: &Turn) -> usize {
    let rotates = turn.numbers.iter().any(|(_, frame)| frame.rotation != 0);
    match turn.is_rotation() {
        true if are_slots(&turn.bases) => 0,
        true => turn.bases.len(),
        false => 64 + if rotates { 64 } else { 0 },
    }
}

/// Whether each base is its slot's number: then a turn is what a number has above its slot.
fn are_slots(bases: &[u8]) -> bool {
    bases.iter().copied().eq(0..bases.len() as u8)
}

/// The tables, where `sliders` is the path of the runtime's module `sliders`.
pub fn tables(solution: &Sliders, sliders: &TokenStream) -> Emitted {
    let look_up = solution.turn.clone().map(LookUp::Turned);
    let emitted = method(solution.word, &solution.method, sliders);
    let added = solution.turn.as_ref().map_or(0, turn_bytes);
    let faster = emitted.faster.map(|faster| {
        let tables = Emitted { look_up: look_up.clone(), ..faster.tables };
        Box::new(Faster { tables, ..*faster })
    });
    Emitted {
        bytes: emitted.bytes + added,
        look_up: emitted.look_up.or(look_up),
        faster,
        ..emitted
    }
}

fn method(word: WordSize, method: &Method, sliders: &TokenStream) -> Emitted {
    match method {
        Method::Magic(tables) => magic(word, tables, sliders),
        Method::Fancy(tables) => fancy(tables, sliders),
        Method::Split(tables) => split(tables, sliders),
        Method::Pext(tables, instead) => {
            let instead = self::method(word, instead, sliders);
            let faster = Faster { feature: "bmi2", tables: pext(tables, sliders) };
            Emitted { faster: Some(Box::new(faster)), ..instead }
        }
        Method::Hyperbola(tables) => lines(word, tables, sliders),
        Method::Vectors(tables, instead) => {
            let instead = self::method(word, instead, sliders);
            let faster = Faster { feature: "avx2", tables: lines(word, tables, sliders) };
            Emitted { faster: Some(Box::new(faster)), ..instead }
        }
        Method::Walk(walk) => walked(word, walk, sliders),
    }
}

/// Carries a set from the first square of a class to that of the number, by the layout's own
/// flips.
fn carried(table: &Ident, images: &[Symmetry]) -> TokenStream {
    let place = |symmetry: &Symmetry| {
        Symmetry::ALL.iter().position(|other| other == symmetry).unwrap_or(0) as u8
    };
    let places = Literal::byte_string(&images.iter().map(place).collect::<Vec<_>>());
    let count = Literal::usize_unsuffixed(images.len());
    let moving = Symmetry::ALL.iter().filter(|symmetry| **symmetry != Symmetry::Identity);
    let arms = moving.filter(|symmetry| images.contains(symmetry)).map(|symmetry| {
        let (place, flip) = (Literal::u8_unsuffixed(place(symmetry)), symmetry.name());
        let flip = format_ident!("{flip}");
        quote!(#place => Self::#flip(q::Bitboard::from_word_unchecked(set)).word(),)
    });
    quote! {{
        static IMAGES: &[u8; #count] = #places;
        let set = #table.attacks(number, occupancy);
        match IMAGES[number] {
            #(#arms)*
            _ => set,
        }
    }}
}

fn fancy(Direct { is_black, squares, sets }: &Direct, sliders: &TokenStream) -> Emitted {
    let mut records = Vec::with_capacity(3 * squares.len());
    for part in squares {
        let Multiplier { magic, shift } = part.multiplier;
        let place = u64::from(part.offset) | u64::from(shift) << 32;
        let mask = if *is_black { !part.mask } else { part.mask };
        records.extend([u128::from(mask), magic, u128::from(place)]);
    }
    let sets_as_words: Vec<u128> = sets.iter().map(|&set| set.into()).collect();
    let strings = [string(8, &records), string(8, &sets_as_words)];
    let header = 24 * squares.len();
    let bytes = header + 8 * sets.len();
    let counts = [squares.len(), sets.len()].map(Literal::usize_unsuffixed);
    let shift = squares[0].multiplier.shift;
    let is_fixed = squares.iter().all(|part| part.multiplier.shift == shift);
    let shift = Literal::u32_unsuffixed(if is_fixed { shift } else { 0 });
    Emitted {
        ty: quote!(#sliders::Fancy64<#(#counts),*, #is_black, #shift>),
        value: quote!(#sliders::Fancy64::new(#(#strings),*)),
        bytes,
        doc: format!(
            "{bytes} bytes: {} attack sets, one for each key, and {header} bytes of masks and magics.",
            sets.len()
        ),
        look_up: None,
        faster: None,
        is_vector: false,
    }
}

fn split(Split { key_bits, squares, sets }: &Split, sliders: &TokenStream) -> Emitted {
    let records = squares.iter().flatten().flat_map(|&(mask, magic)| [mask, magic].map(u128::from));
    let sets: Vec<u128> = sets.iter().map(|&set| set.into()).collect();
    let strings = [string(8, &records.collect::<Vec<_>>()), string(8, &sets)];
    let lines = squares[0].len();
    let header = 16 * squares.len() * lines;
    let bytes = header + 8 * sets.len();
    let counts = [squares.len(), lines, 1 << key_bits].map(Literal::usize_unsuffixed);
    Emitted {
        ty: quote!(#sliders::Split64<#(#counts),*>),
        value: quote!(#sliders::Split64::new(#(#strings),*)),
        bytes,
        doc: format!(
            "{bytes} bytes: {} attack sets for each line through each square, and {header} bytes of \
             masks and magics.",
            1 << key_bits
        ),
        look_up: None,
        faster: None,
        is_vector: false,
    }
}

fn pext(Extract { squares, sets }: &Extract, sliders: &TokenStream) -> Emitted {
    let mut records = Vec::with_capacity(3 * squares.len());
    for &(mask, all, offset) in squares {
        records.extend([u128::from(mask), u128::from(all), u128::from(offset)]);
    }
    let sets_as_words: Vec<u128> = sets.iter().map(|&set| set.into()).collect();
    let strings = [string(8, &records), string(2, &sets_as_words)];
    let header = 24 * squares.len();
    let bytes = (header + 2 * sets.len()).next_multiple_of(8);
    let counts = [squares.len(), sets.len()].map(Literal::usize_unsuffixed);
    Emitted {
        ty: quote!(#sliders::Pext64<#(#counts),*>),
        value: quote!(#sliders::Pext64::new(#(#strings),*)),
        bytes,
        doc: format!(
            "{bytes} bytes: {} attack sets of 16 bits, and {header} bytes of masks.",
            sets.len()
        ),
        look_up: None,
        faster: None,
        is_vector: false,
    }
}

fn lines(word: WordSize, lines: &Lines, sliders: &TokenStream) -> Emitted {
    match word {
        WordSize::U64 => lines_64(lines, sliders),
        WordSize::U128 => lines_128(lines, sliders),
    }
}

fn lines_64(lines: &Lines, sliders: &TokenStream) -> Emitted {
    let Lines { squares, kinds } = lines;
    let mut masks = Vec::with_capacity(kinds.len() * squares.len());
    for lines in squares {
        masks.extend(lines.iter().map(|line| line.all()));
    }
    let string = string(8, &masks);
    let bytes = (8 * squares.len() * kinds.len()).next_multiple_of(64);
    let counts = [squares.len(), kinds.len()].map(Literal::usize_unsuffixed);
    let swapped = kinds.iter().rev().fold(0, |bits, kind| bits << 1 | u32::from(kind.is_swapped));
    let swapped = Literal::u32_unsuffixed(swapped);
    let is_vector = lines.fit_vectors();
    let strides: Option<Vec<u8>> = kinds.iter().map(|kind| kind.stride).collect();
    let packed =
        |strides: Vec<u8>| strides.into_iter().rev().fold(0, |all, s| all << 8 | u64::from(s));
    let strides = Literal::u64_unsuffixed(strides.map_or(0, packed));
    Emitted {
        ty: quote!(#sliders::Lines64<#(#counts),*, #swapped, #strides>),
        value: quote!(#sliders::Lines64::new(#string)),
        bytes,
        doc: format!("{bytes} bytes: the other squares of each line through each square."),
        look_up: None,
        faster: None,
        is_vector,
    }
}

fn lines_128(Lines { squares, kinds }: &Lines, sliders: &TokenStream) -> Emitted {
    let mut masks = Vec::with_capacity(2 * kinds.len() * squares.len());
    for line in squares.iter().flatten() {
        masks.extend([line.lower, line.upper]);
    }
    let bytes = 16 * masks.len();
    let string = string(16, &masks);
    let counts = [squares.len(), kinds.len()].map(Literal::usize_unsuffixed);
    Emitted {
        ty: quote!(#sliders::Lines128<#(#counts),*>),
        value: quote!(#sliders::Lines128::new(#string)),
        bytes,
        doc: format!("{bytes} bytes: the squares below and above each on every line."),
        look_up: None,
        faster: None,
        is_vector: false,
    }
}

fn magic(word: WordSize, tables: &Tables, sliders: &TokenStream) -> Emitted {
    let Tables { groups, squares, storage, index, sets } = tables;
    let is_paired = *storage == Storage::Lines;
    let (name, record_bytes) = match word {
        WordSize::U64 if is_paired => (quote!(Pairs64), 24),
        WordSize::U64 => (quote!(Sliders64), 24),
        WordSize::U128 => (quote!(Sliders128), 40),
    };
    let word_bytes = word.bits() as usize / 8;
    let header = squares.len() * groups.len() * record_bytes;
    let body = sets.len() * word_bytes + index.len();
    // The structure is as aligned as its words.
    let look_up = match storage {
        Storage::Classes(images) => Some(LookUp::Carried(images.clone())),
        _ => None,
    };
    let carried = if look_up.is_some() { squares.len() } else { 0 };
    let bytes = (header + body).next_multiple_of(word_bytes) + carried;
    // All lines are one part where their sets are stored by themselves.
    let parts = (!is_paired).then_some(groups.len());
    let counts = [Some(squares.len()), parts, Some(sets.len()), Some(index.len())];
    let counts = counts.into_iter().flatten().map(Literal::usize_unsuffixed);
    let mut records = Vec::with_capacity(header);
    squares.iter().flatten().for_each(|part| records.extend(record(word, part)));
    let strings =
        [Literal::byte_string(&records), string(word_bytes, sets), Literal::byte_string(index)];
    Emitted {
        ty: quote!(#sliders::#name<#(#counts),*>),
        value: quote!(#sliders::#name::new(#(#strings),*)),
        bytes,
        doc: format!(
            "{bytes} bytes: {} attack sets{}, an index of {} bytes that name them, and {header} \
             bytes of masks and magics.",
            sets.len(),
            if is_paired { " along single lines" } else { "" },
            index.len(),
        ),
        look_up,
        faster: None,
        is_vector: false,
    }
}

/// A part as the runtime's records are written: its words, least significant byte first.
/// Words of `size` bytes each, as a byte string.
fn string(size: usize, words: &[u128]) -> Literal {
    let mut bytes = Vec::with_capacity(size * words.len());
    for word in words {
        bytes.extend_from_slice(&word.to_le_bytes()[..size]);
    }
    Literal::byte_string(&bytes)
}

fn record(word: WordSize, part: &Part) -> Vec<u8> {
    let place = u64::from(part.offset)
        | u64::from(part.sets) << 32
        | u64::from(part.multiplier.shift) << 48
        | u64::from(part.second) << 56;
    let word_bytes = word.bits() as usize / 8;
    let mut bytes = part.mask.to_le_bytes()[..word_bytes].to_vec();
    bytes.extend(&part.multiplier.magic.to_le_bytes()[..word_bytes]);
    bytes.extend(place.to_le_bytes());
    bytes
}

fn walked(word: WordSize, walk: &Walk, sliders: &TokenStream) -> Emitted {
    let name = match word {
        WordSize::U64 => quote!(Walk64),
        WordSize::U128 => quote!(Walk128),
    };
    let next = walk.next.concat();
    let rays = Literal::usize_unsuffixed(walk.next[0].len());
    let bytes = next.len();
    let next = Literal::byte_string(&next);
    Emitted {
        ty: quote!(#sliders::#name<#rays>),
        value: quote!(#sliders::#name::new(#next)),
        bytes,
        doc: format!(
            "{bytes} bytes: the next square along each ray, as lines of more than 16 squares are \
             walked along."
        ),
        look_up: None,
        faster: None,
        is_vector: false,
    }
}
