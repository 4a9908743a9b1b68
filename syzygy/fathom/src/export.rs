//! Functions under the names that Fathom gives them.

/// Exports functions for C, each `[]` or `[unsafe]`.
macro_rules! exported {
    ($(
        $(#[$attribute:meta])*
        [$($unsafe:tt)?] fn $name:ident($($argument:ident: $type:ty),* $(,)?) -> $result:ty $body:block
    )*) => {$(
        $(#[$attribute])*
        #[allow(unsafe_code)]
        // Safety: no other library has this name, or the program chose between the two.
        #[unsafe(no_mangle)]
        pub $($unsafe)? extern "C" fn $name($($argument: $type),*) -> $result $body
    )*};
}

/// Exports functions whose first arguments are the sets of a position, which `men` holds.
macro_rules! probes {
    ($(
        $(#[$attribute:meta])*
        [$($unsafe:tt)?] fn $name:ident($men:ident, $($argument:ident: $type:ty),* $(,)?) -> $result:ty $body:block
    )*) => {
        $crate::export::exported! {$(
            $(#[$attribute])*
            [$($unsafe)?] fn $name(
                white: u64,
                black: u64,
                kings: u64,
                queens: u64,
                rooks: u64,
                bishops: u64,
                knights: u64,
                pawns: u64,
                $($argument: $type),*
            ) -> $result {
                let $men = $crate::position::Men {
                    colors: [white, black],
                    roles: [pawns, knights, bishops, rooks, queens, kings],
                    rule50: 0,
                    ep: 0,
                    white_to_move: true,
                };
                $body
            }
        )*}
    };
}

pub(crate) use {exported, probes};
