//! Many threads probe at once.

use std::thread;

use crate::support::slow::Slow;
use fastrand::Rng;

use crate::support::data;
use quadrille::layouts::Lerf;
use quadrille_syzygy::{Directory, Dtz, PositionedFile, Prober};

fn is_shared<T: Send + Sync>(_: &T) {}

#[test]
fn threads_that_open_and_probe_at_once_find_the_same() {
    // No file is kept in memory, so that all threads read the same files.
    let mut tables = Directory::with_opener(|path| PositionedFile::with_limit(path, 0));
    tables.add(data()).unwrap();
    let prober = Prober::new(tables);
    is_shared(&prober);
    let probe = |prober: &Prober<_>| -> Vec<Option<Dtz>> {
        let mut random = Rng::with_seed(21);
        let mut one = || {
            let men = ["KRk", "KQk", "KPk"][random.usize(..3)];
            let squares: Vec<usize> = men.bytes().map(|_| random.usize(..64)).collect();
            let position = Slow::new(men, &squares, random.usize(..2) == 0)?;
            Some(prober.probe_dtz(&position.placement::<Lerf>()).unwrap())
        };
        (0..300).map(|_| one()).collect()
    };
    let found: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..8).map(|_| scope.spawn(|| probe(&prober))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let mut held = Directory::with_opener(|path| std::fs::read(path));
    held.add(data()).unwrap();
    let held = Prober::new(held);
    let mut random = Rng::with_seed(21);
    for (place, expected) in found[0].iter().enumerate() {
        let men = ["KRk", "KQk", "KPk"][random.usize(..3)];
        let squares: Vec<usize> = men.bytes().map(|_| random.usize(..64)).collect();
        let position = Slow::new(men, &squares, random.usize(..2) == 0);
        let dtz = position.map(|position| held.probe_dtz(&position.placement::<Lerf>()).unwrap());
        assert_eq!(*expected, dtz, "{place}");
    }
    assert!(found.iter().all(|other| *other == found[0]));
}
