//! The ranges of indexes, with the sizes and strides of groups, against published numbers, and against decoded
//! positions.

use quadrille_codegen::model::Board;
use quadrille_codegen::tablebase::docs;
use quadrille_codegen::tablebase::request::IndexRequest;
use quadrille_codegen::tablebase::solve::{OwnedPlan, solve};
use quadrille_tablebase::{IndexGroup, KingRule, Letters, Material, Scheme, SyzygyOptions};

fn request(material: &str, kings: KingRule, scheme: Scheme) -> IndexRequest {
    let board = Board::new(8, 8).expect("a board");
    let material = Material::parse(material).expect("a material");
    IndexRequest { board, material, kings, scheme, regions: Vec::new(), relations: Vec::new() }
}

fn solved(material: &str, kings: KingRule, scheme: Scheme) -> (IndexRequest, OwnedPlan) {
    let request = request(material, kings, scheme);
    let plan = solve(&request).expect("a plan");
    (request, plan)
}

const SYZYGY: Scheme = Scheme::Syzygy(SyzygyOptions::PLAIN);
const EXACT: Scheme = Scheme::Exact { leads: None };

/// The ranges as text: each with its end, and its groups with sizes and strides.
fn listed(material: &str, scheme: Scheme) -> Vec<String> {
    let (request, owned) = solved(material, KingRule::Apart, scheme);
    let group = |group: &IndexGroup| {
        let letters = docs::letters(&request, group);
        format!("{letters} {} {}", group.size(), group.stride())
    };
    let plan = owned.plan();
    let range = plan.ranges().map(|range| {
        let groups: Vec<_> = range.groups().iter().map(group).collect();
        format!("{}: {}", range.indexes().end, groups.join(", "))
    });
    range.collect()
}

#[test]
fn sizes_and_strides_are_the_published_ones() {
    // There are 462 pairs of kings, and pairs of rooks on 62 squares.
    assert_eq!(listed("KRRvK", SYZYGY), ["873642: Kk 462 1891, RR 1891 1"]);
    assert_eq!(listed("KRvK", SYZYGY), ["31332: KRk 31332 1"]);
    assert_eq!(listed("KRBvK", SYZYGY), ["1911252: KRB 31332 61, k 61 1"]);
    // A leading pawn has four files with six squares each.
    let files: Vec<_> =
        (1..=4).map(|file| format!("{}: P 6 3906, k 62 63, K 63 1", file * 23_436)).collect();
    assert_eq!(listed("KPvK", SYZYGY), files);
    // 21 of the 462 pairs of kings are on the diagonal, where half of the sets of rooks are images of others.
    assert_eq!(
        listed("KRRvK", EXACT),
        ["833931: Kk 441 1891, RR 1891 1", "854238: Kk 21 967, RR 967 1"],
    );
}

/// A step by a group's stride moves this group's men, and no men earlier in the sequence.
#[test]
fn strides_move_the_men_of_their_group() {
    for (material, scheme) in [
        ("KRRvKB", SYZYGY),
        ("KPPvKP", SYZYGY),
        ("KQRBvKN", EXACT),
        ("KRPvKP", Scheme::Kings),
        ("KRRvK", Scheme::Naive { skip: true }),
        ("KRvK", Scheme::Exact { leads: Some(Letters::from_slice(b"kRK", 0)) }),
    ] {
        let (_, owned) = solved(material, KingRule::Apart, scheme);
        let plan = owned.plan();
        let sequence = &plan.sequence()[..plan.men()];
        let mut end = 0;
        for range in plan.ranges() {
            assert_eq!(range.indexes().start, end);
            end = range.indexes().end;
            let product: u64 = range.groups().iter().map(IndexGroup::size).product();
            assert_eq!(product, end - range.indexes().start, "{material}");
            let first = plan.decode_board(range.indexes().start);
            for group in range.groups().iter().filter(|group| group.size() > 1) {
                let moved = plan.decode_board(range.indexes().start + group.stride());
                let begins = sequence.iter().position(|man| *man == group.men()[0]).expect("a man");
                let stays = |man: &u8| moved[usize::from(*man)] == first[usize::from(*man)];
                assert!(sequence[..begins].iter().all(stays), "{material}: {group:?}");
                assert!(!group.men().iter().all(stays), "{material}: {group:?}");
            }
        }
        assert_eq!(end, plan.size());
    }
}

#[test]
fn documentation_names_groups_and_options() {
    let leads = Scheme::Exact { leads: Some(Letters::from_slice(b"kRK", 0)) };
    let (request, owned) = solved("KRvK", KingRule::Apart, leads);
    let text = docs::text(&request, &owned.plan());
    assert!(text.contains("scheme `exact(leads: kRK)`: 28,056 positions."), "{text}");
    assert!(text.contains("`kR` (leading, "), "{text}");
    let (request, owned) = solved("KRRvK", KingRule::Apart, SYZYGY);
    let text = docs::text(&request, &owned.plan());
    let groups = "- 0..873,642: `Kk` (leading, 462 placements, stride 1,891), \
                  `RR` (1,891 placements, stride 1)\n";
    assert!(text.contains(groups), "{text}");
}
