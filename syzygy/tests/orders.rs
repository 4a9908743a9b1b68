//! The orders of men that the authors of real tables chose, among all orders by the estimate of the command's search.
//!
//! Takes minutes and real tables of four men: `QUADRILLE_SYZYGY` names their directory.
//!
//! ```sh
//! QUADRILLE_SYZYGY=DIR cargo test --release -p quadrille-syzygy --test orders -- --ignored --nocapture
//! ```

use std::path::{Path, PathBuf};
use std::{fs, thread};

use quadrille::layouts::Lerf;
use quadrille::tablebase::{IndexTable, KingRule, Material, MaterialIndex, Scheme, Tablebase};
use quadrille::{Bitboard, Color, Square};
use quadrille_syzygy::{Directory, Placement, Position, Prober, Role, Wdl};
use quadrille_tools::index::{Index, Order, OrderSearch, Request, estimate};
use quadrille_tools::{Document, Source};

/// How much larger than the best order the one of a file may be in this estimate, in hundredths.
const MOST: u64 = 110;

/// What a table has chosen for a side to move and a file of the leading pawn.
struct Chosen {
    side: Color,
    file: usize,
    sequence: String,
    orders: Vec<u8>,
}

/// The value of a position that may have any: see [`value`].
const FREE: u8 = 255;

#[test]
#[ignore = "takes minutes and real tables"]
fn orders_of_real_tables_are_among_the_best() {
    let Some(directory) = std::env::var_os("QUADRILLE_SYZYGY").map(PathBuf::from) else {
        eprintln!(
            "QUADRILLE_SYZYGY names no directory of real tables: their orders are not compared"
        );
        return;
    };
    let prober = Prober::open(&directory).unwrap();
    let names = fs::read_dir(&directory).unwrap().filter_map(|entry| {
        let path = entry.unwrap().path();
        let is_wdl = path.extension().is_some_and(|extension| extension == "rtbw");
        is_wdl.then(|| path.file_stem().unwrap().to_string_lossy().into_owned())
    });
    let mut names: Vec<String> = names.filter(|name| name.len() > "KvK".len() + 1).collect();
    names.sort();
    assert!(!names.is_empty(), "{} has no tables", directory.display());
    println!("| table | to move | file | order of the file | bytes | place | best order | bytes |");
    println!("| --- | --- | --- | --- | --- | --- | --- | --- |");
    let (mut all, mut others) = (0, Vec::new());
    for name in names {
        let chosen = read(&directory, &name);
        for side in [Color::White, Color::Black] {
            let chosen: Vec<_> = chosen.iter().filter(|one| one.side == side).collect();
            if chosen.is_empty() {
                continue;
            }
            let orders = orders(&prober, &name, side);
            for one in chosen {
                all += 1;
                if compared(&name, one, &orders) > MOST {
                    others.push(format!("{name} {side:?} {}", one.file));
                }
            }
        }
    }
    println!("{} of {all} take more than {MOST} hundredths of the best: {others:?}", others.len());
    assert!(2 * others.len() < all, "most orders are among the best");
}

/// Prints how an order compares, and gives its size in hundredths of the best one's.
fn compared(name: &str, one: &Chosen, orders: &[Order]) -> u64 {
    let mut orders: Vec<_> =
        orders.iter().map(|order| (order.bytes[one.file], order.scheme.as_str())).collect();
    orders.sort_unstable();
    let second = one.orders.get(1).map_or(String::new(), |order| format!(", order2: {order}"));
    let scheme = format!("syzygy(sequence: {}, order: {}{second})", one.sequence, one.orders[0]);
    // The plainest order has no options.
    let found = orders.iter().find(|order| order.1 == scheme);
    let &(bytes, _) = found.or(orders.iter().find(|order| order.1 == "syzygy")).unwrap();
    let place = 1 + orders.iter().filter(|order| order.0 < bytes).count();
    let (best, best_scheme) = orders[0];
    let file =
        if orders.len() > 1 && name.contains('P') { "abcd".get(one.file..=one.file) } else { None };
    println!(
        "| {name} | {:?} | {} | {scheme} | {bytes} | {place} of {} | {best_scheme} | {best} |",
        one.side,
        file.unwrap_or(""),
        orders.len()
    );
    100 * bytes / best.max(1)
}

/// What all orders of Syzygy's take with the values of one side to move.
fn orders(prober: &Prober<Directory>, name: &str, side: Color) -> Vec<Order> {
    let material = Material::parse(name).unwrap();
    let mut table = IndexTable::new();
    let index =
        MaterialIndex::new::<Lerf>(&material, KingRule::Apart, Scheme::default(), &mut table)
            .unwrap();
    let values: Vec<u8> = (0..index.size())
        .map(|number| value(prober, &placed(&material, &index.decode::<Lerf>(number), side)))
        .collect();
    let lerf = Document::new(Source::standard("lerf").unwrap()).layouts().unwrap().remove(0);
    let request = Request {
        material: name,
        scheme: "exact",
        kings: "apart",
        forward: None,
        regions: &[],
        relations: &[],
    };
    let numbers = Index::new(&lerf.layout, &request).unwrap();
    let search = OrderSearch {
        among: vec!["syzygy".to_owned()],
        free: Some(FREE),
        sample: 1 << 20,
        threads: thread::available_parallelism().map_or(1, usize::from),
    };
    let value = |index: u64| Ok(values[index as usize]);
    let orders = numbers.orders(&search, &value, &|bytes| Ok(estimate(bytes)), |_, _, _| ());
    // No table that is around has "K3".
    orders.unwrap().into_iter().filter(|order| !order.scheme.contains("K3")).collect()
}

fn placed(material: &Material, squares: &[Square<Lerf>], turn: Color) -> Placement {
    let mut placement = Placement::new(turn);
    for (&man, &square) in material.men().iter().zip(squares) {
        let color = if man.is_ascii_uppercase() { Color::White } else { Color::Black };
        let is_it = |role: &Role| role.letter() == char::from(man.to_ascii_uppercase());
        placement.put(color, Role::ALL.into_iter().find(is_it).unwrap(), square);
    }
    placement
}

/// The value that a table has to have: any for positions that are not legal and for those whose best move may be a
/// capture, which probing code plays out first.
fn value(prober: &Prober<Directory>, position: &Placement) -> u8 {
    let us = position.turn();
    if is_checked(position, !us) {
        return FREE;
    }
    let wdl = prober.probe_wdl(position).unwrap();
    let by_capture = captures(position).any(|next| -prober.probe_wdl(&next).unwrap() >= wdl);
    if by_capture { FREE } else { Wdl::ALL.iter().position(|&other| other == wdl).unwrap() as u8 }
}

/// The positions after each legal capture by other men than pawns that promote.
fn captures(position: &Placement) -> impl Iterator<Item = Placement> + '_ {
    let us = position.turn();
    let moves = Role::ALL.into_iter().flat_map(move |role| {
        position.men(us, role).into_iter().flat_map(move |from| {
            let targets = attacks(role, us, from, occupied(position)) & side(position, !us);
            (targets - position.men(!us, Role::King)).into_iter().map(move |to| (role, from, to))
        })
    });
    moves
        .map(move |(role, from, to)| without(position, (role, from, to)))
        .filter(move |next| !is_checked(next, us))
}

fn without(
    position: &Placement,
    (moved, from, to): (Role, Square<Lerf>, Square<Lerf>),
) -> Placement {
    let us = position.turn();
    let mut next = Placement::new(!us);
    for (color, role) in
        Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| (color, role)))
    {
        for square in
            position.men(color, role).into_iter().filter(|&square| square != from && square != to)
        {
            next.put(color, role, square);
        }
    }
    let promotes = moved == Role::Pawn && matches!(to.rank(), 0 | 7);
    next.put(us, if promotes { Role::Queen } else { moved }, to);
    next
}

/// Whether the king of a side is attacked.
fn is_checked(position: &Placement, of: Color) -> bool {
    let king = position.men(of, Role::King);
    Role::ALL.into_iter().any(|role| {
        let mut men = position.men(!of, role).into_iter();
        men.any(|from| !(attacks(role, !of, from, occupied(position)) & king).is_empty())
    })
}

fn attacks(
    role: Role,
    side: Color,
    from: Square<Lerf>,
    occupied: Bitboard<Lerf>,
) -> Bitboard<Lerf> {
    match role {
        Role::Pawn => from.pawn_attacks(side),
        Role::Knight => from.knight_attacks(),
        Role::Bishop => from.bishop_attacks(occupied),
        Role::Rook => from.rook_attacks(occupied),
        Role::Queen => from.queen_attacks(occupied),
        Role::King => from.king_attacks(),
    }
}

fn side(position: &Placement, color: Color) -> Bitboard<Lerf> {
    Role::ALL.into_iter().fold(Bitboard::EMPTY, |men, role| men | position.men(color, role))
}

fn occupied(position: &Placement) -> Bitboard<Lerf> {
    side(position, Color::White) | side(position, Color::Black)
}

/// The letters of men by the numbers that tables give them: White's from 1, Black's from 9.
const LETTERS: &[u8; 16] = b" PNBRQK  pnbrqk ";

/// Reads what the head of a table of results has chosen.
fn read(directory: &Path, name: &str) -> Vec<Chosen> {
    let bytes = fs::read(directory.join(format!("{name}.rtbw"))).unwrap();
    let has_pawns = [b'P', b'p'].map(|pawn| Material::parse(name).unwrap().count(pawn) > 0);
    let files = if has_pawns.contains(&true) { 4 } else { 1 };
    let (sides, orders) = (1 + usize::from(bytes[4] & 1), 1 + usize::from(has_pawns == [true; 2]));
    let men = Material::parse(name).unwrap().len();
    let mut chosen = Vec::new();
    for (file, head) in bytes[5..].chunks(orders + men).enumerate().take(files) {
        for (number, side) in Color::ALL.into_iter().enumerate().take(sides) {
            // The lower half of each byte is for White to move, the upper one for Black.
            let half = |&byte: &u8| byte >> (4 * number) & 15;
            let letter = |byte: &u8| char::from(LETTERS[usize::from(half(byte))]);
            chosen.push(Chosen {
                side,
                file,
                sequence: head[orders..].iter().map(letter).collect(),
                orders: head[..orders].iter().map(half).collect(),
            });
        }
    }
    chosen
}
