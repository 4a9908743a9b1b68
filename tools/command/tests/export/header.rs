//! The functions of an exported header, and a table by which C calls them by their names.

/// A function that programs call: its result, name and parameters as the header has them.
pub struct Function {
    result: String,
    pub name: String,
    /// Types and names.
    pub parameters: Vec<(String, String)>,
}

/// The ends of the names of a piece's functions, after the name of the piece.
pub const ENDS: [&str; 10] = [
    "attacks",
    "attacks_empty",
    "attacks_over",
    "moves",
    "moves_over",
    "attackers",
    "attackers_over",
    "xrays",
    "attacks_of_set",
    "attacks_by_fill",
];

/// The functions in a header whose names begin with a layout's, or with `quadrille`; what is compiled by one of two branches
/// stands there twice.
pub fn functions(header: &str, prefix: &str) -> Vec<Function> {
    let signature = |line: &str| {
        let (_, rest) = line.strip_prefix("QUADRILLE_")?.split_once(' ')?;
        let (declared, parameters) = rest.split_once(") {")?.0.split_once('(')?;
        let (result, name) = declared.rsplit_once(' ')?;
        name.strip_prefix(prefix)?.strip_prefix('_')?;
        let parameters = parameters.split(", ").filter(|parameter| *parameter != "void");
        let parameters = parameters.map(|parameter| {
            let name = parameter.rsplit([' ', '*']).next().unwrap_or_default();
            (parameter[..parameter.len() - name.len()].trim().to_owned(), name.to_owned())
        });
        let (result, name) = (result.to_owned(), name.to_owned());
        Some(Function { result, name, parameters: parameters.collect() })
    };
    let mut functions: Vec<Function> =
        header.lines().filter_map(signature).filter(|it| !it.name.ends_with("_failed")).collect();
    functions.sort_by(|a, b| a.name.cmp(&b.name));
    functions.dedup_by(|a, b| a.name == b.name);
    functions
}

impl Function {
    /// The statements of a call with what `cpp/calls.h` was given, and the name by which it is called, without the
    /// layout's; `None` for what programs in C test. The bits of words are
    /// those of a set, or in its type.
    fn call(&self, prefix: &str, bits_of_sets: u32) -> Option<(String, String)> {
        let Function { name, parameters, .. } = self;
        let own = name.strip_prefix(prefix)?.strip_prefix('_')?;
        let square = format!("{prefix}_square");
        let set = format!("{prefix}_bitboard");
        let bits = |ty: &str| match ty {
            "uint64_t" => 64,
            "quadrille_u128" => 128,
            "quadrille_u256" => 256,
            // Sets are converted to those of layouts with the same word.
            ty if ty.ends_with("_bitboard") => bits_of_sets,
            _ => 0,
        };
        let given = |ty: &str, index: usize| match bits(ty) {
            0 => format!("({ty})NUMBER({index})"),
            bits => format!("WORD_{bits}({index})"),
        };
        let cast = |index: usize| given(&parameters[index].0, index);
        let value = |ty: &str| match bits(ty) {
            0 => "OF_NUMBER".to_owned(),
            bits => format!("OF_WORD_{bits}"),
        };
        let statements = match own {
            "pack" | "pack_u128" => format!(
                "{square} list[128]; for (unsigned n = 0; n < count; n++) list[n] = ({square})NUMBER(n); \
                 return {}({name}(list, count));",
                value(&self.result)
            ),
            "unpack" | "unpack_u128" => format!(
                "{square} list[128]; {name}({}, (unsigned)NUMBER(1), list); return OF_NUMBER(list[NUMBER(2)]);",
                cast(0)
            ),
            "pop" => format!(
                "{set} set = {}; {square} last = 0; \
                 for (unsigned n = 0; n <= NUMBER(1); n++) last = {name}(&set); return OF_NUMBER(last);",
                given(&set, 0)
            ),
            "parse" => format!(
                "const {square} it = {name}(text); \
                 return OF_NUMBER(it != {}_NO_SQUARE && strcmp({prefix}_names[it], text) != 0 ? 999 : it);",
                prefix.to_uppercase()
            ),
            "bishop_and_rook_attacks" => format!(
                "const {} both = {name}({}, {}); return {}(NUMBER(2) == 0 ? both.bishop : both.rook);",
                self.result,
                cast(0),
                cast(1),
                value(&set)
            ),
            _ if parameters.iter().any(|(ty, _)| ty.contains('*')) => return None,
            _ => {
                let arguments: Vec<String> = (0..parameters.len()).map(cast).collect();
                format!("return {}({name}({}));", value(&self.result), arguments.join(", "))
            }
        };
        let called = match own {
            "pop" => "member",
            "parse" => "named",
            own => own,
        };
        Some((statements, called.to_owned()))
    }
}

/// Returns whether all arguments are whole numbers of 32 bits; other arguments are for languages without types.
pub fn is_typed(line: &&str) -> bool {
    let is_number = |word: &str| {
        word.strip_prefix('n')
            .is_none_or(|it| it.parse().is_ok_and(|it: i64| it.unsigned_abs() < 1 << 32))
    };
    line.split(' ').skip(1).all(is_number)
}

/// A program in C that makes calls of functions of these layouts, whose prefixes and headers these are.
pub fn program(headers: &[(&str, &str)]) -> String {
    let (mut wrappers, mut rows) = (String::new(), String::new());
    for (prefix, header) in headers {
        let bits = [128, 256]
            .into_iter()
            .find(|bits| header.contains(&format!("typedef quadrille_u{bits} {prefix}_bitboard;")));
        for function in functions(header, prefix) {
            let Some((statements, called)) = function.call(prefix, bits.unwrap_or(64)) else {
                continue;
            };
            let call = format!("call_{}", function.name);
            wrappers.extend(["static value ", &call, "(void) { ", &statements, " }\n"]);
            rows.extend(["    {\"", prefix, "_", &called, "\", ", &call, "},\n"]);
        }
    }
    format!(
        "#include \"calls.h\"\n{wrappers}static const struct function functions[] = {{\n{rows}    {{0, 0}}\n}};\n\
         int main(void) {{ return make_calls(functions); }}\n"
    )
}
