//! Movements against published ones: table 2 of H. G. Muller's "Betza notation and XBoard", the pieces of
//! Fairy-Stockfish, and the rules of games.

use quadrille_codegen::betza;
use quadrille_codegen::model::{Board, PassingStep, Rule, SquareSet, Step};
use quadrille_codegen::reference::moves::{self, Standing};
use quadrille_runtime::Direction;

/// The rules of a movement on a board, for a side with this forward direction.
fn rules(text: &str, board: Board, forward: Direction) -> Vec<Rule> {
    let movement = betza::parse(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    movement.rules(board, forward, |name| panic!("{text} names the region {name}"))
}

/// Compares the steps from the middle of a board with a picture, from the last rank down: `x` for attacks, `m` for
/// moves, `+` for both. The board has the size of the picture.
fn drawn(text: &str, picture: &str) {
    let rows: Vec<&str> = picture.split_whitespace().collect();
    let size = rows.len() as u8;
    let board = Board::new(size.into(), size.into()).unwrap();
    let middle = board.square(size / 2, size / 2);
    let hurdles = rows.iter().rev().zip(0..).flat_map(|(row, rank)| {
        let pieces = row.chars().zip(0..).filter(|(c, _)| matches!(c, 'o' | 'X'));
        pieces.map(move |(_, file)| board.square(file, rank).bit())
    });
    let standing = Standing::all(hurdles.fold(SquareSet::MIN, |set, bit| set | bit));
    let rules = rules(text, board, Direction::North);
    let attacks = moves::attacks(board, middle, &rules, standing);
    let quiet = moves::moves(board, middle, &rules, standing);
    let drawing: Vec<String> = (0..size)
        .rev()
        .map(|rank| {
            let square = |file| {
                let square = board.square(file, rank);
                let has = |set: SquareSet| square.is_in(set);
                match (has(attacks), has(quiet), has(standing.occupied)) {
                    _ if square == middle => '*',
                    (true, true, _) => '+',
                    (true, false, true) => 'X',
                    (true, false, false) => 'x',
                    (false, true, _) => 'm',
                    (false, false, true) => 'o',
                    (false, false, false) => '.',
                }
            };
            (0..size).map(square).collect()
        })
        .collect();
    assert_eq!(drawing, rows, "{text}");
}

#[test]
fn directions_of_oblique_atoms_are_those_of_xboards_table() {
    drawn("fhN", ".+.+. +...+ ..*.. ..... .....");
    drawn("bhN", "..... ..... ..*.. +...+ .+.+.");
    drawn("lhN", ".+... +.... ..*.. +.... .+...");
    drawn("rhN", "...+. ....+ ..*.. ....+ ...+.");
    drawn("fN", ".+.+. ..... ..*.. ..... .....");
    drawn("ffN", ".+.+. ..... ..*.. ..... .....");
    drawn("llN", "..... +.... ..*.. +.... .....");
    drawn("fsN", "..... +...+ ..*.. ..... .....");
    drawn("bsN", "..... ..... ..*.. +...+ .....");
    drawn("lvN", ".+... ..... ..*.. ..... .+...");
    drawn("lfN", ".+... ..... ..*.. ..... .....");
    drawn("flN", "..... +.... ..*.. ..... .....");
    drawn("rbN", "..... ..... ..*.. ..... ...+.");
    drawn("brN", "..... ..... ..*.. ....+ .....");
    drawn("vN", ".+.+. ..... ..*.. ..... .+.+.");
    drawn("sN", "..... +...+ ..*.. +...+ .....");
    drawn("hrN", "...+. +.... ..*.. ....+ .+...");
    drawn("hlN", ".+... ....+ ..*.. +.... ...+.");
    drawn("ffrrN", ".+.+. ....+ ..*.. ....+ .....");
}

#[test]
fn directions_of_other_atoms_are_those_of_xboards_table() {
    drawn("frW", "..... ..+.. ..*+. ..... .....");
    drawn("fsW", "..... ..+.. .+*+. ..... .....");
    drawn("vW", "..... ..+.. ..*.. ..+.. .....");
    drawn("sD", "..... ..... +.*.+ ..... .....");
    drawn("fF", "..... .+.+. ..*.. ..... .....");
    drawn("rF", "..... ...+. ..*.. ...+. .....");
    drawn("lfF", "..... .+... ..*.. ..... .....");
    drawn("flA", "+.... ..... ..*.. ..... .....");
    drawn("ffK", "..... ..+.. ..*.. ..... .....");
    drawn("fhK", "..... .+++. ..*.. ..... .....");
    drawn("fsK", "..... .+.+. ..*.. ..... .....");
    drawn("lK", "..... ..... .+*.. ..... .....");
    drawn("frQ", "....+ ...+. ..*.. ..... .....");
}

#[test]
fn pieces_of_shogi_move_as_its_rules_say() {
    drawn("fW", "..... ..+.. ..*.. ..... .....");
    drawn("WfF", "..... .+++. .+*+. ..+.. .....");
    drawn("FfW", "..... .+++. ..*.. .+.+. .....");
    drawn("fN", ".+.+. ..... ..*.. ..... .....");
    drawn("fR", "..+.. ..+.. ..*.. ..... .....");
    drawn("BW", "+...+ .+++. .+*+. .+++. +...+");
}

#[test]
fn ranges_end_where_they_say() {
    drawn("R2", "....... ...+... ...+... .++*++. ...+... ...+... .......");
    drawn("W3", "...+... ...+... ...+... +++*+++ ...+... ...+... ...+...");
    drawn("W0", "...+... ...+... ...+... +++*+++ ...+... ...+... ...+...");
    drawn("F2fR", "...+... .+.+.+. ..+++.. ...*... ..+.+.. .+...+. .......");
    drawn("R3", "....... ...X... ...+... +++*+++ ...+... ...+... ...+...");
    drawn(
        "fN0",
        "..+...+.. ......... ...+.+... ......... ....*.... ......... ......... ......... .........",
    );
    let pair =
        "......... ......... +........ ..+...X.. ....*.... ..+...+.. +.......+ ......... .........";
    drawn("sN0", pair);
}

#[test]
fn moves_and_captures_are_told_apart() {
    drawn("fmWfcF", "..... .xmx. ..*.. ..... .....");
    drawn("mNcB", "xm.mx mx.xm ..*.. mx.xm xm.mx");
    drawn("mRcpR", "..X.o ..o.. mm*oX ..m.. ..m..");
    drawn("cW", "..... ..x.. .x*x. ..x.. .....");
}

#[test]
fn lame_leapers_pass_the_longer_axis_first_and_then_diagonals() {
    drawn("nN", ".X.+. .o..+ .o*.. ....+ .+.+.");
    drawn("nD", "..... ..o.. +.*.+ ..... ..+..");
    drawn("nA", "+.... ...o. ..*.. ..... +...+");
    // The step (2,3) passes (0,1) and (1,2), the step (3,2) passes (1,0) and (2,1).
    drawn("nZ", ".+..... +...o.+ ....... ...*... ....... +.....+ .+...+.");
    drawn("nZ", ".+...+. +...... .....o. ...*... ....... +.....+ .+...+.");
    drawn("nZ", "....... +.....+ ...o... ...*... ....... +.....+ .+...+.");
    drawn("nZ", ".+...+. +.....+ ....o.. ...*... ....... +.....+ .+...+.");
    // The step (1,3) passes (0,1) and (0,2).
    drawn("nC", "....... ...o... +.....+ ...*... +.....+ ....... ..+.+..");
    drawn("nC", "..+.+.. ....... ......+ .o.*... ......+ ....... ..+.+..");
}

#[test]
fn hoppers_land_behind_one_hurdle() {
    drawn("pR", "...+... ...+... ...o... ++o*o+X ....... ...o... ...X...");
    drawn("gR", "....... ...+... ...o... .+o*oX. ....... ...o... ...+...");
    drawn("gB", "o...... .X..... ..o.... ...*... ....o.. .....+. .......");
    drawn(
        "gNN",
        "..+...+.. ......... ...o.o... ......... ....*.... ......... ......... ......... .........",
    );
}

#[test]
fn a_hoppers_range_counts_the_hurdles_square_too() {
    // Fairy-Stockfish 0.0.90: `pR2` on e1 attacks e3 over e2 and nothing over e4.
    drawn("pR2", "....... ...o... ....... .+o*.oo ....... ....... .......");
    drawn("pR2", "....... ...+... ...o... .+o*oX. ....... ....... .......");
    drawn("pR3", "...+... ...o... ....... ++o*oX. ....... ...o... ...X...");
    drawn("gR3", "...+... ...o... ....... .+o*oX. ....... ...o... ...X...");
    drawn("mRpRmFpB2", "...+... .+.o.o. ..omm.. mmm*moX ..mmm.. ...m... ...m...");
    drawn("mBpBmWpR2", "+.....m .o.+.m. ..mom.. ..m*mo. ..mmm.. .m...m. m.....m");
}

#[test]
fn a_leap_over_its_middle_is_a_hopper_of_two_squares() {
    for text in ["gD", "pD", "jD", "pR2", "gR2", "p(0,2)"] {
        drawn(text, "..+.. ..o.. Xo*.. ..o.. ..+..");
    }
    for text in ["gA", "pA", "jA", "gB2"] {
        drawn(text, "X...+ .o.o. ..*.. ..... .....");
    }
    drawn("fgD", "..+.. ..o.. .o*.. ..o.. .....");
    drawn("mjD", "..o.. ..o.. mo*.. ..... .....");
    drawn("[F-pD]", "....X.. ....o.. ....... ...*... ....... ....... .......");
}

/// The pictures of walks were drawn by a short program in another language, which goes square by square.
#[test]
fn each_step_of_a_lame_rider_is_lame() {
    drawn(
        "nAA",
        "+.......+ ......... ..+...+.. ......... ....*.... ......... ..+...+.. ......... +.......+",
    );
    drawn(
        "nAA",
        "......... .......o. ......+.. ...o..... ....*.... ......... ..X...+.. ......... ........+",
    );
    drawn(
        "nD2",
        "........... ........... .....o..... .....+..... ........... .X.+.*o.... ........... .....+..... ........... .....+..... ...........",
    );
    drawn(
        "fnNN",
        "..+...+.. ......... ...+.+... ......... ....*.... ......... ......... ......... .........",
    );
    drawn(
        "fnNN",
        "..+...... .....o... ...+.+... ......... ....*.... ......... ......... ......... .........",
    );
    drawn(
        "fnNN",
        "......... ......... ......... ....o.... ....*.... ......... ......... ......... .........",
    );
    drawn(
        "fnNN",
        "......+.. ......... ...X.+... ......... ....*.... ......... ......... ......... .........",
    );
}

#[test]
fn crooked_riders_turn_to_one_side_and_back() {
    drawn(
        "zB",
        "....+.... ...+.+... ....+.... .+.+.+.+. +.+.*.+.+ .+.+.+.+. ....+.... ...+.+... ....+....",
    );
    drawn(
        "zB",
        "....+.... ...+..... ....+.... ...+.X... ..X.*.+.+ ...+.+.+. ....+.... ...+.+... ....+....",
    );
    drawn(
        "zB3",
        "......... ...+.+... ....+.... .+.+.+.+. ..+.*.+.. .+.+.+.+. ....+.... ...+.+... .........",
    );
    drawn("zR", "++...++ +++.+++ .+++++. ..+*+.. .+++++. +++.+++ ++...++");
    drawn("zR", "+...... ++.o... .++X... ..+*X.. .++++.. +++.++. ++...++");
}

#[test]
fn a_rose_goes_around_the_circle_of_a_knights_leaps() {
    drawn(
        "qN",
        "...+...+... .+...+...+. ..+.....+.. +...+.+...+ ...+...+... .+...*...+. ...+...+... +...+.+...+ ..+.....+.. .+...+...+. ...+...+...",
    );
    drawn(
        "qN",
        "...+....... ........... ..+........ ....X.X.... ...+...X... .+...*...+. ...X...X... +...+.+...+ ..+.....+.. .+...+...+. ...+...+...",
    );
    drawn(
        "qN2",
        "....+.... .+.....+. ...+.+... ..+...+.. +...*...+ ..+...+.. ...+.+... .+.....+. ....+....",
    );
    for text in ["qNN", "qN0", "q(1,2)"] {
        drawn(
            text,
            "...+...+... .+...+...+. ..+.....+.. +...+.+...+ ...+...+... .+...*...+. ...+...+... +...+.+...+ ..+.....+.. .+...+...+. ...+...+...",
        );
    }
}

#[test]
fn crooked_and_circular_riders_are_lists_of_52_and_104_steps() {
    let steps = |text| rules(text, Board::new(8, 8).unwrap(), Direction::North)[0].steps.clone();
    assert_eq!((steps("zB").len(), steps("qN").len()), (52, 104));
    let ways = steps("qN").iter().map(listed).collect::<Vec<_>>().join(", ");
    assert_eq!(steps(&format!("[{ways}]")), steps("qN"));
}

/// A step in the notation of lists.
fn listed(it: &PassingStep) -> String {
    let &(files, ranks) = it.path.last().unwrap_or(&(0, 0));
    let target = (files + it.step.0, ranks + it.step.1);
    let squares =
        it.path.iter().chain([&target]).map(|(files, ranks)| format!("({files:+},{ranks:+})"));
    squares.collect::<Vec<_>>().join(" > ")
}

#[test]
fn legs_that_are_taken_again_are_paths() {
    let steps = |text| rules(text, Board::new(8, 8).unwrap(), Direction::North);
    assert_eq!(steps("afsW"), steps("nN"));
    assert_eq!(steps("mafsmafW"), steps("nZ"));
    assert_eq!(steps("afW"), steps("nD"));
    assert_eq!(steps("fafF"), steps("fnA"));
    assert_eq!(steps("afscW"), steps("cnN"));
    assert_eq!(steps("yafsF"), steps("[F-R]"));
    // `m` and `c` are of their leg, as in XBoard: an earlier leg moves anyway.
    assert_eq!(steps("myafsF"), steps("[F-R]"));
    assert_eq!(steps("yamfsF"), steps("m[F-R]"));
    assert_eq!(steps("myacfsF"), steps("c[F-R]"));
    // A step, a step aside, and a ride on.
    drawn("asyafW", "..+.+.. ..+.+.. ++...++ ...*... ++...++ ..+.+.. ..+.+..");
    drawn("asyafW", "..+.... ..+.... ++...++ ...*o.. ++...++ ..+.... ..+....");
    // The moa goes diagonally first.
    drawn("afsF", "...+. .o..+ ..*.. +...+ .+.+.");
    drawn("aK", "+++++ +++++ ++*++ +++++ +++++");
}

#[test]
fn listed_steps_are_taken_as_they_are() {
    drawn("[(+1,+2), (-1,+2)]", ".+.+. ..... ..*.. ..... .....");
    drawn("[(+1,+1)]0", "....+ ...+. ..*.. ..... .....");
    // A step to an adjacent square may pass another.
    drawn("[(+1,+0) > (+1,+1)]", "..... ...+. ..*.. ..... .....");
    drawn("[(+1,+0) > (+1,+1)]", "..... ..... ..*o. ..... .....");
    // The moa: diagonally first.
    drawn("[(+1,+1) > (+1,+2), (-1,+1) > (-1,+2)]", ".+... ...o. ..*.. ..... .....");
}

#[test]
fn the_other_side_turns_its_steps() {
    let step = |text: &str, forward| -> Vec<Step> {
        let mut steps: Vec<Step> = rules(text, Board::new(8, 8).unwrap(), forward)
            .iter()
            .flat_map(|rule| &rule.steps)
            .map(|it| it.step)
            .collect();
        steps.sort_unstable();
        steps
    };
    assert_eq!(step("rfN", Direction::South), [(-1, -2)]);
    assert_eq!(step("rfN", Direction::East), [(2, -1)]);
    assert_eq!(step("rfN", Direction::West), [(-2, 1)]);
    assert_eq!(step("fsW", Direction::South), [(-1, 0), (0, -1), (1, 0)]);
}

/// Refused movements that no description in `refused` has.
#[test]
fn what_means_nothing_is_refused_with_what_to_write() {
    for (text, message) in [
        ("pW", "`pW` hops over nothing: a leap has no line of squares"),
        ("ffmmW", "the modifier `m` stands with another that says how"),
        ("R999", "no board is large enough for this range"),
        ("f", "`f` is the direction forward, and no atom follows"),
        ("[]", "the list has no step"),
        ("f[(+1,0)]", "a list of steps has no directions"),
        ("[(+1,0),(+1,0)]", "the step (+1,+0) is listed twice"),
        ("F in a in b", "`in` stands twice"),
        ("npR", "a lame leaper does not hop"),
        ("FyfsF", "`y` is understood before `a` alone"),
        ("tFR", "`t` is understood before `[` alone"),
        ("FyaF", "`yaF` does not say how it rides on"),
        ("yafsN", "`yafsN` does not say how it rides on"),
        ("yafF2", "`yafF2` does not say how it rides on"),
        ("[F?nD]", "only the first leg is lame"),
        ("[mF?R]", "`m` and `c` belong to both legs"),
        ("pR1", "`pR1` hops over nothing: the square behind a hurdle is two steps away"),
        ("gH", "`gH` hops over nothing: any of the squares that it passes could be the hurdle"),
        ("[F?pG]", "`pG` hops over nothing: any of the squares that it passes could be the hurdle"),
        ("jN", "`jN` passes no single square that must be occupied"),
        ("jR", "`jR` passes no single square that must be occupied"),
        ("[nNN?B]", "the first leg is one step"),
        ("[F?nNN]", "only the first leg is lame"),
        ("zF", "`zF` takes one step, which has no turn"),
        ("zNN", "`zNN` turns by an angle that `z` does not say"),
        ("fzB", "`fzB` has directions, but its path turns"),
        ("nzB", "`nzB` turns after each step, and is hindered on each square"),
        ("qR", "`qR` goes around no circle"),
        ("[zF?R]", "a leg does not turn"),
        ("z[F?R]", "legs in brackets say themselves where they turn"),
        ("camK", "an earlier leg captures on its way"),
        ("cyafsF", "an earlier leg captures on its way"),
        ("abW", "this leg leads back over a square of its way"),
        ("afrN", "`r` differs for a step to the left and one to the right"),
        ("afR", "each leg is one step"),
        ("yafafW", "each leg is one step"),
        ("aaaaafW", "the piece has more legs than are understood"),
        ("a[F?R]", "legs in brackets are not taken again"),
        ("af[(+1,+2)]", "a list of steps is taken once"),
        ("afpW", "legs behind `a` take no letter for how they are hindered"),
        ("kmWcfF", "XBoard's modifier `k` (a rule of royal pieces) is not understood"),
        ("jgD", "the modifier `g` stands with another that says how"),
        ("[F?[W?R]]", "a leg is one atom"),
        ("[N?sR]", "only straight and diagonal legs have directions to each other"),
        ("l[vW?R]", "`l[vW?R]` goes nowhere"),
        ("[(+1,0)...,(+1,0)...]", "the step (+1,+0) is listed twice"),
        ("[(+1,0) > (+1,0)]", "`(+1,0) > (+1,0)` stays on a square"),
        ("p[(+1,+1) > (+1,+2)]0", "steps that list the squares they pass take no letter for that"),
    ] {
        let error = betza::parse(text).expect_err(text);
        assert_eq!(error.message, message, "{text}");
        assert!(!error.help.is_empty() && error.start < error.end, "{text}: {error:?}");
    }
}

#[test]
fn bent_riders_step_and_ride_on_outward() {
    let griffon = "..+.+.. ..+.+.. +++.+++ ...*... +++.+++ ..+.+.. ..+.+..";
    let steps = "[(+1,+1) > (0,+1)..., (+1,+1) > (+1,0)..., (-1,+1) > (0,+1)..., (-1,+1) > (-1,0)..., \
                  (+1,-1) > (0,-1)..., (+1,-1) > (+1,0)..., (-1,-1) > (0,-1)..., (-1,-1) > (-1,0)...]";
    for text in ["[F?R]", "[F?fR]", "[F ? R]", "t[FR]", "FyafsF", "F y afsF", "F[F-R]", steps] {
        drawn(text, griffon);
    }
    // A piece on the first square stops it there; a piece farther on stops one of its two rides.
    drawn("[F?R]", "..+.... ..+.... +++.X.. ...*... +++.+++ ..+.+.. ..+.+..");
    drawn("[F?R]", "..+.... ..+.X.. +++.+++ ...*... +++.+++ ..+.+.. ..+.+..");
    drawn("[F-R]", "..+.+.. ..+.+.. ++...++ ...*... ++...++ ..+.+.. ..+.+..");
    let manticore = ".+...+. +.+.+.+ .+.+.+. ..+*+.. .+.+.+. +.+.+.+ .+...+.";
    for text in ["[W?B]", "t[WB]", "WyafsW"] {
        drawn(text, manticore);
    }
    drawn("[W?B]", "....... +.....+ .+.X.+. ..+*+.. .+.+.+. +.+.+.+ .+...+.");
}

#[test]
fn bent_riders_of_other_legs() {
    // The ship rides along files alone, the snake steps along them first.
    let ship = "..+.+.. ..+.+.. ..+.+.. ...*... ..+.+.. ..+.+.. ..+.+..";
    drawn("v[F?R]", ship);
    let snake =
        "....... +.....+ .+...+. ..+.+.. ...+... ...*... ...+... ..+.+.. .+...+. +.....+ .......";
    let snake = &snake.split(' ').map(|row| format!("..{row}..")).collect::<Vec<_>>().join(" ");
    assert_eq!(snake.len(), 11 * 11 + 10);
    drawn("[vW?B3]", snake);
    drawn("v[W?B3]", snake);
    // The rhinoceros of Grant Acedrex leaps as a knight first; lame, it is blocked beside itself.
    drawn("[N?B]", ".+...+. +.+.+.+ .+...+. ...*... .+...+. +.+.+.+ .+...+.");
    drawn("[nN?B]", "....... +.....+ .+.o.+. ...*... .+...+. +.+.+.+ .+...+.");
    // The osprey, the picket, and a rook that turns at a right angle.
    drawn("[D?B]", "..+.+.. ...+... +.....+ .+.*.+. +.....+ ...+... ..+.+..");
    drawn("[F-B]", "+.....+ .+...+. ....... ...*... ....... .+...+. +.....+");
    drawn("t[(0,2)B]", "..+.+.. ...+... +.....+ .+.*.+. +.....+ ...+... ..+.+..");
    drawn("[W?sR]", "..+.+.. ..+.+.. +++++++ ..+*+.. +++++++ ..+.+.. ..+.+..");
    drawn("f[F?R]", "..+.+.. ..+.+.. ..+.+.. ...*... ....... ....... .......");
    drawn("m[F?R2]", "..m.m.. ..m.m.. mmm.mmm ...*... mmm.mmm ..m.m.. ..m.m..");
    // A hopper after its first step, and one that is stopped there.
    drawn("[F-pR]", "....X.. ....o.. ....... ...*... ....... ....... .......");
    drawn("[F-pR]", "....o.. ....o.. ....o.. ...*... ....... ....... .......");
    // Two paths to one square.
    drawn("[(0,+1) > (+1,+2), (+1,+1) > (+1,+2)]", "...+. ...o. ..*.. ..... .....");
}

#[test]
fn notes_tell_what_fairy_stockfish_reads() {
    let read = |text: &str| {
        let notes = betza::notes(text);
        let other = |note: &String| note.rsplit('`').nth(1).unwrap_or_default().to_owned();
        notes.iter().map(other).collect::<Vec<_>>()
    };
    // The moves that pyffish 0.0.90 lists for such pieces.
    assert_eq!(read("fsRbK"), ["bWbF"]);
    assert_eq!(read("fhNbKsW"), ["bWbF"]);
    assert_eq!(read("fKbR"), ["fWfF"]);
    assert_eq!(read("mfQ"), ["mfRmfB"]);
    assert_eq!(read("fQ3"), ["fR3fB3"]);
    assert_eq!(read("fsK"), ["[(-1,+0), (-1,+1), (+1,+0), (+1,+1)]"]);
    assert_eq!(read("clfK"), ["c[(-1,+1), (+0,+1)]"]);
    assert_eq!(read("fhQ"), ["[(-1,+0), (-1,+1), (+0,+1), (+1,+0), (+1,+1)]0"]);
    assert_eq!(read("fK in area + lK"), ["fWfF", "lWlF"]);
    assert_eq!(read("gR3"), ["pR3"]);
    for text in ["K", "Q", "fW", "fN", "[vK?R]", "mK", "gR", "gR2", "jD", "aK", "fsR", "nonsense"] {
        assert_eq!(betza::notes(text), [""; 0], "{text}");
    }
}
