//! Functions of a document, run as its schema says and in no other way.

use serde_json::Value;

/// The functions of a layout, and those to another one.
pub struct Programs<'d> {
    /// The layout.
    pub layout: &'d Value,
    /// The functions to another layout, and that layout.
    pub other: Option<[&'d Value; 2]>,
}

/// A value, and the bits that arithmetic with it wraps within.
type Given = (u128, u32);

/// The names that a block sees.
type Scope<'d> = Vec<(&'d str, Given)>;

fn text(value: &Value) -> &str {
    value.as_str().expect("a string")
}

fn all(value: &Value) -> &[Value] {
    value.as_array().expect("a list")
}

fn word(value: &Value) -> u128 {
    let digits = text(value).strip_prefix("0x").expect("hexadecimal");
    u128::from_str_radix(digits, 16).expect("hexadecimal")
}

fn width(ty: &Value) -> u32 {
    match ty.as_str() {
        None => ty[1].as_u64().expect("bits") as u32,
        Some("truth") => 1,
        Some(_) => 32,
    }
}

fn ones(width: u32) -> u128 {
    u128::MAX >> (128 - width)
}

fn named<'d>(list: &'d Value, name: &str) -> Option<&'d Value> {
    all(list).iter().find(|it| it["name"] == name)
}

impl<'d> Programs<'d> {
    /// The layout that has a function, and the function's name there. Names of several layouts begin with the layout's.
    pub fn of<'n>(document: &'d Value, name: &'n str) -> Option<(Programs<'d>, &'n str)> {
        let layouts = all(&document["layouts"]);
        if let [layout] = layouts {
            return named(&layout["functions"], name)
                .map(|_| (Programs { layout, other: None }, name));
        }
        let own = |layout: &Value| name.strip_prefix(text(&layout["prefix"]))?.strip_prefix('_');
        let (layout, own) = layouts.iter().find_map(|layout| Some((layout, own(layout)?)))?;
        let mut conversions = all(&layout["conversions"]).iter();
        let to_other = conversions.find(|it| named(&it["functions"], own).is_some())?;
        let other = layouts.iter().find(|other| other["name"] == to_other["to"])?;
        Some((Programs { layout, other: Some([to_other, other]) }, own))
    }

    /// The result of a function.
    pub fn call(&self, name: &str, arguments: &[u128]) -> u128 {
        let [to_other, other] = self.other.unwrap_or([self.layout; 2]);
        let own = named(&self.layout["functions"], name).map(|it| (it, self.layout));
        let own = own.or_else(|| named(&to_other["functions"], name).map(|it| (it, to_other)));
        if let Some((function, of)) = own {
            return self.run(function, of, arguments);
        }
        let name = name.strip_prefix("to_").expect("a function of the other layout");
        Programs { layout: other, other: None }.call(name, arguments)
    }

    fn run(&self, function: &'d Value, of: &'d Value, arguments: &[u128]) -> u128 {
        let parameters = all(&function["parameters"]).iter().zip(arguments);
        let parameters = parameters.map(|(it, &value)| (text(&it[0]), (value, width(&it[1]))));
        Run { programs: self, tables: [&function["tables"], &of["tables"]] }
            .block(&function["body"], &mut parameters.collect())
            .0
    }

    fn result(&self, name: &str) -> u32 {
        let other = self.other.map(|[to_other, _]| to_other);
        let mut lists = [Some(self.layout), other].into_iter().flatten();
        let function = lists.find_map(|list| named(&list["functions"], name));
        let of_other = || self.other.map(|[_, other]| Programs { layout: other, other: None });
        function.map_or_else(
            || of_other().expect("another layout").result(&name[3..]),
            |it| width(&it["result"]),
        )
    }
}

/// A function that is run.
struct Run<'p, 'd> {
    programs: &'p Programs<'d>,
    /// The function's own, and those that it shares.
    tables: [&'d Value; 2],
}

impl<'d> Run<'_, 'd> {
    fn block(&self, block: &'d Value, scope: &mut Scope<'d>) -> Given {
        let outside = scope.len();
        for definition in all(&block[0]) {
            let name = text(&definition[0]);
            let value = self.meaning(name, &definition[1], scope);
            scope.push((name, value));
        }
        let value = self.value(&block[1], scope);
        scope.truncate(outside);
        value
    }

    fn meaning(&self, name: &'d str, of: &'d Value, scope: &mut Scope<'d>) -> Given {
        match text(&of[0]) {
            "if" if self.value(&of[1], scope).0 != 0 => self.block(&of[2], scope),
            "if" => self.block(&of[3], scope),
            "walk" => self.walk(name, of, scope),
            _ => self.value(of, scope),
        }
    }

    fn walk(&self, name: &'d str, walk: &'d Value, scope: &mut Scope<'d>) -> Given {
        let (mut state, mut given) = (self.value(&walk[2], scope), (0, 128));
        loop {
            scope.push((text(&walk[1]), state));
            let goes_on = self.value(&walk[3], scope).0 != 0;
            if goes_on && !walk[4].is_null() {
                let each = self.block(&walk[4], scope);
                given = (given.0 | each.0, each.1);
            }
            scope.push((name, if walk[4].is_null() { state } else { given }));
            let next = goes_on.then(|| self.value(&walk[5], scope));
            scope.truncate(scope.len() - 2);
            match next {
                Some(next) => state = next,
                None => return if walk[4].is_null() { state } else { given },
            }
        }
    }

    fn value(&self, of: &'d Value, scope: &Scope<'d>) -> Given {
        let operand = |at: usize| self.value(&of[at], scope);
        match text(&of[0]) {
            "value" => scope.iter().rev().find(|(name, _)| *name == of[1]).expect("a value").1,
            "constant" => (word(&of[1]), width(&of[2])),
            "convert" => (operand(1).0 & ones(width(&of[2])), width(&of[2])),
            "load" => self.load(of, scope),
            "call" => {
                let arguments: Vec<u128> =
                    all(&of[2]).iter().map(|it| self.value(it, scope).0).collect();
                let name = text(&of[1]);
                (self.programs.call(name, &arguments), self.programs.result(name))
            }
            "choose" => operand(if operand(1).0 != 0 { 2 } else { 3 }),
            name if all(of).len() == 2 => unary(name, operand(1)),
            name => binary(name, operand(1), operand(2)),
        }
    }

    fn load(&self, of: &'d Value, scope: &Scope<'d>) -> Given {
        let name = text(&of[1]);
        let table = self.tables.iter().find_map(|list| named(list, name)).expect("a table");
        let indices = all(&of[3]).iter().map(|at| self.value(at, scope).0 as usize);
        let row = indices.zip(all(&table["length"])).fold(0, |row, (index, length)| {
            let length = length.as_u64().expect("a length") as usize;
            assert!(index < length, "{name} has {length} entries");
            row * length + index
        });
        let fields = all(&table["fields"]);
        let at = fields.iter().position(|field| field[0] == of[2]).expect("a field");
        let value = table["values"].get(row * fields.len() + at);
        (value.map_or(0, word), width(&fields[at][1]))
    }
}

fn unary(name: &str, (a, width): Given) -> Given {
    match name {
        "not" => (!a & ones(width), width),
        "highest" => (a.ilog2().into(), 32),
        "lowest" => (a.trailing_zeros().into(), 32),
        "count" => (a.count_ones().into(), 32),
        "swap_bytes" => (a.swap_bytes() >> (128 - width), width),
        "reverse_bits" => (a.reverse_bits() >> (128 - width), width),
        other => panic!("the schema has no {other}"),
    }
}

fn binary(name: &str, (a, width): Given, (b, _): Given) -> Given {
    let by = b as u32;
    let value = match name {
        "and" => a & b,
        "and_not" => a & !b,
        "or" => a | b,
        "xor" => a ^ b,
        "add" => a.wrapping_add(b),
        "sub" => a.wrapping_sub(b),
        "mul" => a.wrapping_mul(b),
        "shift_up" => a << by,
        "shift_down" => a >> by,
        "rotate_left" => a << (by % width) | a.checked_shr(width - by % width).unwrap_or(0),
        "equal" => return (u128::from(a == b), 1),
        "at_most" => return (u128::from(a <= b), 1),
        other => panic!("the schema has no {other}"),
    };
    (value & ones(width), width)
}
