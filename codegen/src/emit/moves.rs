//! Pieces of any movement: where they attack and move, from where they are attacked, what stands in
//! between. Plain pieces, whose attacks are [`pieces`](super::pieces)' matter, have the rest here.

use proc_macro2::{Ident, Literal, Span, TokenStream};
use quote::{format_ident, quote};

use super::table::{Scalar, Table};
use super::{Emission, bitboards, literal, scalar};
use crate::layout::{Leap, Piece};
use crate::model::movement::{Manner, Rule, Step, UNLIMITED};
use crate::solve::Bitboards;
use crate::solve::moves::{Bars, Gates, Hop, Moves, Over, Plan, Rays, Slide};

/// What is emitted for one piece.
pub(super) struct Emitter<'a> {
    pub(super) emission: &'a Emission<'a>,
    pub(super) bitboards: &'a Bitboards,
    pub(super) piece: &'a Piece,
    pub(super) span: Span,
}

/// The function that looks up a rider.
pub(super) fn ride_function(ride: Leap) -> Ident {
    format_ident!("ride_{}_{}", ride.m, ride.n)
}

/// One of the functions of a piece.
struct Function<'a> {
    /// What comes behind the piece's name: `attacks`.
    suffix: &'static str,
    doc: String,
    /// The plans for White and Black, or for both.
    plans: Vec<&'a Plan>,
    /// Whether the squares are empty ones.
    is_quiet: bool,
}

impl Emitter<'_> {
    /// The functions of a piece whose movement is no plain one, and its trait.
    pub(super) fn emit(&self, sides: &[Moves], marker: Option<&TokenStream>) -> TokenStream {
        let name = self.spoken();
        let of = |plan: fn(&Moves) -> &Plan| sides.iter().map(plan).collect::<Vec<_>>();
        let attacks = Function {
            suffix: "attacks",
            doc: format!("What {name} attacks: where it captures what an enemy has there."),
            plans: of(|moves| &moves.attacks),
            is_quiet: false,
        };
        let moves = Function {
            suffix: "moves",
            doc: format!("The empty squares where {name} goes without capturing."),
            plans: of(|moves| &moves.moves),
            is_quiet: true,
        };
        let attackers = Function {
            suffix: "attackers",
            doc: format!("The squares from which {name} attacks a square."),
            plans: of(|moves| &moves.attackers),
            is_quiet: false,
        };
        let differs = sides.iter().any(|side| side.attacks != side.moves);
        let privates = [&attacks, &moves, &attackers].map(|function| self.privates(function));
        let xray_privates = self.xray_privates(&attacks);
        let empty = self.on_empty(&attacks);
        let functions = [Some(&attacks), differs.then_some(&moves), Some(&attackers)];
        let functions: Vec<_> =
            functions.into_iter().flatten().map(|function| self.public(function)).collect();
        let xrays = self.public_xrays(sides);
        let walks = self.walks();
        let layout = &self.emission.item.name;
        let implementation = marker.map(|marker| self.implementation(sides.len() == 2, marker));
        let attacks_trait =
            marker.filter(|_| sides.len() == 1).map(|marker| self.attacks_trait(&attacks, marker));
        quote! {
            #(#privates)*
            #xray_privates
            impl #layout {
                #(#functions)*
                #empty
                #xrays
            }
            #walks
            #implementation
            #attacks_trait
        }
    }

    /// What a plain piece has beside its attacks.
    pub(super) fn emit_plain(&self, marker: Option<&TokenStream>) -> TokenStream {
        let layout = &self.emission.item.name;
        let word = bitboards::word_type(self.bitboards.word);
        let attacks = self.public_name("attacks");
        let attackers = self.public_name("attackers");
        let occupancy = !self.piece.rides.is_empty();
        let (parameter, argument) = match occupancy {
            true => (quote!(, occupancy: q::Bitboard<Self>), quote!(, occupancy)),
            false => (TokenStream::new(), TokenStream::new()),
        };
        let doc = format!(
            "The squares from which {} attacks a square: those that it attacks from there.",
            self.spoken()
        );
        let private = self.private_name("xrays", 0);
        let slides: Vec<_> =
            self.piece.rides.iter().map(|&ride| xray(&ride_function(ride), None)).collect();
        let slides = if slides.is_empty() { vec![quote!(0)] } else { slides };
        let xrays = occupancy
            .then(|| self.xrays_function(&quote!(#private(square, occupancy.word())), false));
        let walks = self.walks();
        let implementation = marker.map(|marker| {
            let [path, relevant] = ["path", "relevant"].map(|suffix| self.private_name(suffix, 0));
            quote! {
                impl q::Moves<#marker> for #layout {
                    #[inline(always)]
                    fn attacks_of(_: q::Color, square: q::Square<Self>, occupancy: q::Bitboard<Self>, _: q::Bitboard<Self>) -> q::Bitboard<Self> {
                        <Self as q::Attacks<#marker>>::attacks(square, occupancy)
                    }
                    #[inline(always)]
                    fn moves_of(_: q::Color, square: q::Square<Self>, occupancy: q::Bitboard<Self>, _: q::Bitboard<Self>) -> q::Bitboard<Self> {
                        <Self as q::Attacks<#marker>>::attacks(square, occupancy) & !occupancy
                    }
                    #[inline(always)]
                    fn attackers_of(_: q::Color, square: q::Square<Self>, occupancy: q::Bitboard<Self>, _: q::Bitboard<Self>) -> q::Bitboard<Self> {
                        <Self as q::Attacks<#marker>>::attacks(square, occupancy)
                    }
                    #[inline(always)]
                    fn xrays_of(_: q::Color, square: q::Square<Self>, occupancy: q::Bitboard<Self>) -> q::Bitboard<Self> {
                        q::Bitboard::from_word_unchecked(#private(square, occupancy.word()))
                    }
                    #[inline]
                    fn relevant_of(_: q::Color, square: q::Square<Self>) -> q::Bitboard<Self> {
                        q::Bitboard::from_word_unchecked(#relevant(q::Color::White, square))
                    }
                    #[inline]
                    fn path_of(_: q::Color, from: q::Square<Self>, to: q::Square<Self>) -> q::Bitboard<Self> {
                        q::Bitboard::from_word_unchecked(#path(q::Color::White, from, to))
                    }
                }
            }
        });
        quote! {
            #[inline(always)]
            const fn #private(square: q::Square<#layout>, occupancy: #word) -> #word {
                let sight: #word = #(#slides)|*;
                sight
            }
            impl #layout {
                #[doc = #doc]
                #[inline(always)]
                pub const fn #attackers(square: q::Square<Self> #parameter) -> q::Bitboard<Self> {
                    Self::#attacks(square #argument)
                }
                #xrays
            }
            #walks
            #implementation
        }
    }

    /// `a red gold`, as sentences call the piece.
    fn spoken(&self) -> String {
        format!("a {}", self.piece.name.replace('_', " "))
    }

    fn public_name(&self, suffix: &str) -> Ident {
        Ident::new(&format!("{}_{suffix}", self.piece.name), self.span)
    }

    fn private_name(&self, suffix: &str, color: usize) -> Ident {
        format_ident!("{}_{suffix}_{color}", self.piece.name)
    }

    /// The functions on words, one for each plan.
    fn privates(&self, function: &Function<'_>) -> TokenStream {
        let plans = function.plans.iter().enumerate();
        plans
            .map(|(color, plan)| self.private(&self.private_name(function.suffix, color), plan))
            .collect()
    }

    fn private(&self, name: &Ident, plan: &Plan) -> TokenStream {
        let layout = &self.emission.item.name;
        let word = bitboards::word_type(self.bitboards.word);
        let parts = self.parts(plan);
        quote! {
            #[inline(always)]
            const fn #name(square: q::Square<#layout>, occupancy: #word, hurdles: #word) -> #word {
                let number = square.index().get();
                let reached: #word = #(#parts)|*;
                reached
            }
        }
    }

    /// The expressions that a plan is the union of.
    fn parts(&self, plan: &Plan) -> Vec<TokenStream> {
        let always = (!plan.always.is_empty()).then(|| {
            let read = self.row("ALWAYS", &plan.always);
            quote!({ #read })
        });
        let parts = always.into_iter();
        let parts = parts.chain(plan.slides.iter().map(|slide| self.slide(slide)));
        let parts = parts.chain(plan.rays.iter().map(|rays| self.ray(rays)));
        let parts = parts.chain(plan.hops.iter().map(|hop| self.hop(hop)));
        let parts = parts.chain(plan.gates.iter().map(|gates| self.gates(gates)));
        let parts: Vec<_> = parts.chain(plan.bars.iter().map(|bars| self.bars(bars))).collect();
        if parts.is_empty() { vec![quote!(0)] } else { parts }
    }

    /// A table by number, and the entry of `number`.
    fn row(&self, name: &str, words: &[u128]) -> TokenStream {
        let table = Table::row(self.scalar(), words, self.emission.entries(), 0);
        let (table, name) = (table.static_tokens(name), format_ident!("{name}"));
        quote!(#table #name[number])
    }

    fn scalar(&self) -> Scalar {
        scalar(self.bitboards.word)
    }

    fn slide(&self, Slide { ride, mask }: &Slide) -> TokenStream {
        let ride = ride_function(*ride);
        match mask {
            None => quote!(#ride(square, occupancy)),
            Some(mask) => {
                let mask = self.row("MASK", mask);
                quote!(({ #mask } & #ride(square, occupancy)))
            }
        }
    }

    fn ray(&self, Rays { rise, rays }: &Rays) -> TokenStream {
        let kernel = self.ray_kernel(*rise);
        let ray = self.row("RAY", rays);
        quote!(q::moves::#kernel({ #ray }, occupancy))
    }

    fn ray_kernel(&self, rise: bool) -> Ident {
        let way = if rise { "rising" } else { "falling" };
        format_ident!("{way}_{}", self.bitboards.word.bits())
    }

    fn hop(&self, Hop { ride, over, mask }: &Hop) -> TokenStream {
        let ride = ride_function(*ride);
        let mask = mask.as_ref().map(|mask| {
            let mask = self.row("MASK", mask);
            quote!(& { #mask })
        });
        let second = match over {
            // The first pieces are taken away where they are hurdles.
            Over::Any => quote!(occupancy ^ first & occupancy & hurdles),
            // All but what was seen is taken for occupied, and hurdles for empty.
            Over::Next => quote!(!first | occupancy & !hurdles),
            Over::Near(near) => {
                let near = self.row("NEAR", near);
                quote!(occupancy ^ first & occupancy & hurdles & { #near })
            }
        };
        quote! {{
            let first = #ride(square, occupancy);
            #ride(square, #second) & !first #mask
        }}
    }

    fn gates(&self, gates: &Gates) -> TokenStream {
        let (scalar, entries) = (self.scalar(), self.emission.entries());
        let gated = format_ident!("gated_{}", self.bitboards.word.bits());
        let masks = Table::row(scalar, &gates.masks, entries, 0).static_tokens("MASKS");
        let magic = |magic: &[u64; 2]| Table::row(Scalar::U64, magic, 2, 0);
        let padding = std::iter::repeat_n(&[0, 0], entries - gates.magics.len());
        let magics = Table::stack(gates.magics.iter().chain(padding).map(magic));
        let magics = magics.static_tokens("MAGICS");
        let places = Table::row(Scalar::U32, &gates.places, entries, 63).static_tokens("PLACES");
        let sets = Table::row(scalar, &gates.sets, gates.sets.len(), 0).static_tokens("SETS");
        quote! {{
            #masks
            #magics
            #places
            #sets
            q::moves::#gated(&MASKS, &MAGICS, &PLACES, &SETS, number, occupancy)
        }}
    }

    fn bars(&self, Bars { paths, targets }: &Bars) -> TokenStream {
        let barred = format_ident!("barred_{}", self.bitboards.word.bits());
        let [path, target] = [self.row("PATH", paths), self.row("TARGET", targets)];
        quote!(q::moves::#barred({ #path }, { #target }, occupancy))
    }

    /// The functions on squares and sets that a user calls.
    fn public(&self, function: &Function<'_>) -> TokenStream {
        let Function { suffix, doc, plans, is_quiet } = function;
        let is_blocked = *is_quiet || plans.iter().any(|plan| plan.is_blocked());
        let hops = plans.iter().any(|plan| !plan.hops.is_empty());
        let name = self.public_name(suffix);
        let (color, doc) = (color(plans.len()), self.with_bytes(doc, plans));
        let zero = quote!(0);
        let word = quote!(occupancy.word());
        let (parameter, argument) = match is_blocked {
            true => (quote!(, occupancy: q::Bitboard<Self>), &word),
            false => (TokenStream::new(), &zero),
        };
        let call = self.call(suffix, plans.len(), argument, argument);
        let call = if *is_quiet { quote!((#call) & !#word) } else { call };
        let over = hops.then(|| {
            let name = format_ident!("{name}_over");
            let doc = format!("{doc}\n\nOf all that stands on the board only `hurdles` may be hopped over.");
            let call = self.call(suffix, plans.len(), &word, &quote!(hurdles.word()));
            let call = if *is_quiet { quote!((#call) & !#word) } else { call };
            quote! {
                #[doc = #doc]
                #[inline(always)]
                pub const fn #name(
                    #color square: q::Square<Self>, occupancy: q::Bitboard<Self>, hurdles: q::Bitboard<Self>,
                ) -> q::Bitboard<Self> {
                    q::Bitboard::from_word_unchecked(#call)
                }
            }
        });
        quote! {
            #[doc = #doc]
            #[inline(always)]
            pub const fn #name(#color square: q::Square<Self> #parameter) -> q::Bitboard<Self> {
                q::Bitboard::from_word_unchecked(#call)
            }
            #over
        }
    }

    /// The attacks on an empty board, where what stands on it matters.
    fn on_empty(&self, attacks: &Function<'_>) -> Option<TokenStream> {
        attacks.plans.iter().any(|plan| plan.is_blocked()).then(|| {
            let name = self.public_name("attacks_empty");
            let color = color(attacks.plans.len());
            let doc = format!("What {} attacks on the empty board.", self.spoken());
            let zero = quote!(0);
            let call = self.call("attacks", attacks.plans.len(), &zero, &zero);
            quote! {
                #[doc = #doc]
                #[inline]
                pub const fn #name(#color square: q::Square<Self>) -> q::Bitboard<Self> {
                    q::Bitboard::from_word_unchecked(#call)
                }
            }
        })
    }

    /// A call of the private function, of the one for the colour where there are two.
    fn call(
        &self,
        suffix: &str,
        sides: usize,
        occupancy: &TokenStream,
        hurdles: &TokenStream,
    ) -> TokenStream {
        let white = self.private_name(suffix, 0);
        let black = self.private_name(suffix, 1);
        match sides {
            1 => quote!(#white(square, #occupancy, #hurdles)),
            _ => quote! {
                match color {
                    q::Color::White => #white(square, #occupancy, #hurdles),
                    q::Color::Black => #black(square, #occupancy, #hurdles),
                }
            },
        }
    }

    /// A documentation with the bytes of the tables that are the piece's own.
    fn with_bytes(&self, doc: &str, plans: &[&Plan]) -> String {
        let bytes: usize =
            plans.iter().map(|plan| bytes(plan, self.emission, self.bitboards)).sum();
        let rides = plans.iter().flat_map(|plan| plan.rides()).count();
        let riders = if rides > 0 { ", beside those of the riders that it looks up" } else { "" };
        format!("{doc}\n\n{bytes} bytes of tables{riders}.")
    }

    fn xray_privates(&self, attacks: &Function<'_>) -> TokenStream {
        let layout = &self.emission.item.name;
        let word = bitboards::word_type(self.bitboards.word);
        let private = |(color, plan): (usize, &&Plan)| {
            let name = self.private_name("xrays", color);
            let slides = plan.slides.iter().map(|Slide { ride, mask }| {
                let mask = mask.as_ref().map(|mask| self.row("MASK", mask));
                xray(&ride_function(*ride), mask.as_ref())
            });
            let rays = plan.rays.iter().map(|Rays { rise, rays }| {
                let (kernel, ray) = (self.ray_kernel(*rise), self.row("RAY", rays));
                quote! {{
                    let ray = { #ray };
                    let first = q::moves::#kernel(ray, occupancy);
                    q::moves::#kernel(ray, occupancy & !first) & !first
                }}
            });
            let mut parts: Vec<_> = slides.chain(rays).collect();
            if parts.is_empty() {
                parts.push(quote!(0));
            }
            quote! {
                #[inline(always)]
                const fn #name(square: q::Square<#layout>, occupancy: #word) -> #word {
                    let number = square.index().get();
                    let sight: #word = #(#parts)|*;
                    sight
                }
            }
        };
        attacks.plans.iter().enumerate().map(private).collect()
    }

    fn public_xrays(&self, sides: &[Moves]) -> Option<TokenStream> {
        let slides =
            |moves: &Moves| !moves.attacks.slides.is_empty() || !moves.attacks.rays.is_empty();
        sides.iter().any(slides).then(|| {
            let [white, black] = [0, 1].map(|color| self.private_name("xrays", color));
            let call = match sides.len() {
                1 => quote!(#white(square, occupancy.word())),
                _ => quote! {
                    match color {
                        q::Color::White => #white(square, occupancy.word()),
                        q::Color::Black => #black(square, occupancy.word()),
                    }
                },
            };
            self.xrays_function(&call, sides.len() == 2)
        })
    }

    fn xrays_function(&self, call: &TokenStream, is_colored: bool) -> TokenStream {
        let name = self.public_name("xrays");
        let color = color(if is_colored { 2 } else { 1 });
        let doc = format!(
            "The squares that come into the sight of {} when the first piece on each of its lines \
             is gone.",
            self.spoken()
        );
        quote! {
            #[doc = #doc]
            #[inline(always)]
            pub const fn #name(#color square: q::Square<Self>, occupancy: q::Bitboard<Self>) -> q::Bitboard<Self> {
                q::Bitboard::from_word_unchecked(#call)
            }
        }
    }

    /// The functions that walk: the squares that matter, and those between.
    fn walks(&self) -> TokenStream {
        let layout = &self.emission.item.name;
        let word = bitboards::word_type(self.bitboards.word);
        let board = self.emission.layout.board();
        let (files, ranks) = (literal(board.files()), literal(board.ranks()));
        let (lists, is_colored) = self.taken();
        let is_walked = lists.iter().any(|list| !list.is_empty());
        let [white, black] = [&lists[0], &lists[1]];
        let [path, relevant] = ["path", "relevant"].map(|suffix| self.private_name(suffix, 0));
        let steps = quote! {
            static WHITE: &[q::moves::Taken] = &[#(#white),*];
            static BLACK: &[q::moves::Taken] = &[#(#black),*];
            let steps = match color {
                q::Color::White => WHITE,
                q::Color::Black => BLACK,
            };
        };
        let grid = quote! {
            let grid = q::moves::Grid { files: #files, ranks: #ranks, numbers: <#layout as q::Layout>::PLACES };
        };
        let public = is_walked.then(|| {
            let color = color(if is_colored { 2 } else { 1 });
            let chosen = if is_colored { quote!(color) } else { quote!(q::Color::White) };
            let names = ["path", "relevant"].map(|suffix| self.public_name(suffix));
            let [path_name, relevant_name] = &names;
            let spoken = self.spoken();
            let path_doc = format!("What stands between {spoken} and a square that it may attack: the squares passed. Nothing where it never attacks the square.");
            let relevant_doc = format!("The squares on which a piece may change where {spoken} goes.");
            quote! {
                impl #layout {
                    #[doc = #path_doc]
                    pub const fn #path_name(#color from: q::Square<Self>, to: q::Square<Self>) -> q::Bitboard<Self> {
                        q::Bitboard::from_word_unchecked(#path(#chosen, from, to))
                    }
                    #[doc = #relevant_doc]
                    pub const fn #relevant_name(#color square: q::Square<Self>) -> q::Bitboard<Self> {
                        q::Bitboard::from_word_unchecked(#relevant(#chosen, square))
                    }
                }
            }
        });
        quote! {
            const fn #path(color: q::Color, from: q::Square<#layout>, to: q::Square<#layout>) -> #word {
                #steps
                #grid
                let at = COORDS[from.index().get()];
                let (from, to) = (1 << from.index().get(), 1 << to.index().get());
                q::moves::path(grid, steps, (at[0], at[1]), from, to) as #word
            }
            const fn #relevant(color: q::Color, square: q::Square<#layout>) -> #word {
                #steps
                #grid
                let at = COORDS[square.index().get()];
                q::moves::relevant(grid, steps, at[0], at[1], 1 << square.index().get()) as #word
            }
            #public
        }
    }

    /// The steps that something may hinder, for White and for Black, and whether these differ.
    fn taken(&self) -> ([Vec<TokenStream>; 2], bool) {
        match &self.piece.sides {
            Some(sides) => {
                let lists = sides.each_ref().map(|rules| self.taken_by(rules));
                let is_colored = self.bitboards_sides() == 2;
                (lists, is_colored)
            }
            None => {
                let steps = self.piece.rides.iter().flat_map(|ride| ride.steps());
                let list: Vec<_> = steps
                    .map(|step| taken(step, UNLIMITED, &[], true, u128::MAX, u128::MAX))
                    .collect();
                ([list.clone(), list], false)
            }
        }
    }

    fn bitboards_sides(&self) -> usize {
        let place = self.emission.layout.pieces.iter().position(|piece| piece == self.piece);
        place.and_then(|place| self.bitboards.moves[place].as_ref()).map_or(1, Vec::len)
    }

    fn taken_by(&self, rules: &[Rule]) -> Vec<TokenStream> {
        let numbering = self.emission.numbering();
        let word = |set| if set == u128::MAX { set } else { numbering.word(set) };
        let rule = |rule: &Rule| {
            let range = match rule.manner {
                Manner::Leap => return Vec::new(),
                Manner::Ride(range) => range,
                Manner::Hop(_) => UNLIMITED,
                Manner::Lame(_) => 1,
            };
            let (from, within) = (word(rule.from), word(rule.within));
            let steps = rule.steps.iter();
            let captures = rule.purpose.captures;
            steps.map(|(step, path)| taken(*step, range, path, captures, from, within)).collect()
        };
        rules.iter().flat_map(rule).collect()
    }

    /// The trait by which generic code asks for either colour's piece.
    fn implementation(&self, is_colored: bool, marker: &TokenStream) -> TokenStream {
        let layout = &self.emission.item.name;
        let sides = if is_colored { 2 } else { 1 };
        let (occupancy, hurdles) = (quote!(occupancy.word()), quote!(hurdles.word()));
        let [attacks, moves, attackers] = ["attacks", "moves", "attackers"]
            .map(|suffix| self.call(suffix, sides, &occupancy, &hurdles));
        let [white, black] = [0, 1].map(|color| self.private_name("xrays", color));
        let xrays = match sides {
            1 => quote!(#white(square, occupancy.word())),
            _ => quote!(match color {
                q::Color::White => #white(square, occupancy.word()),
                q::Color::Black => #black(square, occupancy.word()),
            }),
        };
        let [path, relevant] = ["path", "relevant"].map(|suffix| self.private_name(suffix, 0));
        quote! {
            impl q::Moves<#marker> for #layout {
                #[inline(always)]
                fn attacks_of(color: q::Color, square: q::Square<Self>, occupancy: q::Bitboard<Self>, hurdles: q::Bitboard<Self>) -> q::Bitboard<Self> {
                    q::Bitboard::from_word_unchecked(#attacks)
                }
                #[inline(always)]
                fn moves_of(color: q::Color, square: q::Square<Self>, occupancy: q::Bitboard<Self>, hurdles: q::Bitboard<Self>) -> q::Bitboard<Self> {
                    q::Bitboard::from_word_unchecked((#moves) & !occupancy.word())
                }
                #[inline(always)]
                fn attackers_of(color: q::Color, square: q::Square<Self>, occupancy: q::Bitboard<Self>, hurdles: q::Bitboard<Self>) -> q::Bitboard<Self> {
                    q::Bitboard::from_word_unchecked(#attackers)
                }
                #[inline(always)]
                fn xrays_of(color: q::Color, square: q::Square<Self>, occupancy: q::Bitboard<Self>) -> q::Bitboard<Self> {
                    q::Bitboard::from_word_unchecked(#xrays)
                }
                #[inline]
                fn relevant_of(color: q::Color, square: q::Square<Self>) -> q::Bitboard<Self> {
                    q::Bitboard::from_word_unchecked(#relevant(color, square))
                }
                #[inline]
                fn path_of(color: q::Color, from: q::Square<Self>, to: q::Square<Self>) -> q::Bitboard<Self> {
                    q::Bitboard::from_word_unchecked(#path(color, from, to))
                }
            }
        }
    }

    /// The trait for pieces of which both colours attack alike.
    fn attacks_trait(&self, attacks: &Function<'_>, marker: &TokenStream) -> TokenStream {
        let layout = &self.emission.item.name;
        let word = quote!(occupancy.word());
        let call = self.call(attacks.suffix, 1, &word, &word);
        quote! {
            impl q::Attacks<#marker> for #layout {
                #[inline(always)]
                fn attacks(square: q::Square<Self>, occupancy: q::Bitboard<Self>) -> q::Bitboard<Self> {
                    q::Bitboard::from_word_unchecked(#call)
                }
            }
        }
    }
}

/// The parameter of functions of pieces that differ by colour.
fn color(sides: usize) -> Option<TokenStream> {
    (sides == 2).then(|| quote!(color: q::Color,))
}

/// What comes into a rider's sight, masked.
fn xray(ride: &Ident, mask: Option<&TokenStream>) -> TokenStream {
    let mask = mask.map(|mask| quote!(& { #mask }));
    quote! {{
        let first = #ride(square, occupancy);
        #ride(square, occupancy & !first) & !first #mask
    }}
}

fn taken(
    step: Step,
    range: u8,
    path: &[Step],
    captures: bool,
    from: u128,
    within: u128,
) -> TokenStream {
    let pair = |&(files, ranks): &Step| {
        let (files, ranks) = (Literal::i16_unsuffixed(files), Literal::i16_unsuffixed(ranks));
        quote!((#files, #ranks))
    };
    let (step, path) = (pair(&step), path.iter().map(pair));
    let range = literal(range);
    quote! {
        q::moves::Taken {
            step: #step, range: #range, path: &[#(#path),*], captures: #captures, from: #from, within: #within,
        }
    }
}

/// The bytes of a plan's own tables.
pub(super) fn bytes(plan: &Plan, emission: &Emission<'_>, bitboards: &Bitboards) -> usize {
    let word = bitboards.word.bits() as usize / 8;
    let row = emission.entries() * word;
    let near = |hop: &Hop| usize::from(matches!(hop.over, Over::Near(_)));
    let rows = usize::from(!plan.always.is_empty())
        + plan.slides.iter().filter(|slide| slide.mask.is_some()).count()
        + plan.rays.len()
        + 2 * plan.bars.len()
        + plan.hops.iter().map(|hop| usize::from(hop.mask.is_some()) + near(hop)).sum::<usize>();
    let gates = plan.gates.iter();
    let gates = gates.map(|gates| row + emission.entries() * 20 + gates.sets.len() * word);
    rows * row + gates.sum::<usize>()
}
