//! All numberings of a material: every scheme with every order of men that it allows.

use std::collections::HashSet;

use quadrille_codegen::tablebase::coding::fingerprint;
use quadrille_codegen::tablebase::request::IndexRequest;
use quadrille_codegen::tablebase::solve::{OwnedPlan, solve};
use quadrille_tablebase::{Scheme, Syzygy, SyzygyOptions};

/// The requests with these schemes (all, if none is named) that have an index. If several are the same numbering, the
/// plainest stays. The board, the men and their regions are those of `request`.
pub fn candidates(request: &IndexRequest, among: &[String]) -> Vec<IndexRequest> {
    let mut known = HashSet::new();
    let is_asked_for =
        |scheme: &Scheme| among.is_empty() || among.iter().any(|name| name == scheme.name());
    let with = |scheme| IndexRequest { scheme, ..request.clone() };
    let all = schemes(request).into_iter().filter(is_asked_for).map(with);
    let mut is_new =
        |plan: OwnedPlan| known.insert(fingerprint(&plan.plan(), request.material.men()));
    all.filter(|other| solve(other).is_ok_and(&mut is_new)).collect()
}

/// All schemes, including those that cannot number the material.
fn schemes(request: &IndexRequest) -> Vec<Scheme> {
    let mut schemes = vec![
        Scheme::Exact { leads: None },
        Scheme::Kings,
        Scheme::Naive { skip: false },
        Scheme::Naive { skip: true },
    ];
    // Men named first lead; the others follow in the order of their names, as far as that is free.
    let leads = request.material.sequences();
    schemes.extend(leads.map(|leads| Scheme::Exact { leads: Some(leads) }));
    for k3 in [false, true] {
        schemes.push(Scheme::Syzygy(SyzygyOptions { k3, ..SyzygyOptions::PLAIN }));
        let arrangements = Syzygy { kings: request.kings, k3 }.arrangements(&request.material);
        schemes.extend(arrangements.into_iter().flatten().map(Scheme::Syzygy));
    }
    schemes
}
