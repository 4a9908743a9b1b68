//! Macros for packed positions: flips and conversions.

/// Flips of packed positions: programs on indexes of either word.
#[doc(hidden)]
#[macro_export]
macro_rules! packed_flips {
    (
        $layout:ident, |$index:ident, $pieces:ident|;
        $($flip:ident $symmetry:ident $image:block;)*
    ) => {
        $crate::packed_maps! { $layout, |$index, $pieces|; $($flip $image)* }

        /// # Flips of packed positions
        ///
        /// These are for const contexts; elsewhere [`Packed`] has methods that do the same.
        ///
        /// [`Packed`]: $crate::Packed
        impl $layout { $(
            #[doc = ::core::concat!("The packed position, ", $crate::does!($symmetry), ".")]
            #[inline(always)]
            pub const fn $flip<const N: ::core::primitive::usize>(
                position: $crate::Packed<Self, { N }>,
            ) -> $crate::Packed<Self, { N }>
            where
                Self: $crate::PackedLayout<{ N }>,
            {
                $crate::Packed::from_index_unchecked($flip(position.index(), N))
            }
        )* }

        impl $crate::programs::PackedFlips for $layout {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn transform_packed<W: $crate::Word>(
                index: W,
                pieces: ::core::primitive::usize,
                symmetry: $crate::Symmetry,
            ) -> ::core::option::Option<W> {
                ::core::option::Option::Some(match symmetry {
                    $crate::Symmetry::Identity => index,
                    $($crate::Symmetry::$symmetry => $flip(index, pieces),)*
                    _ => return ::core::option::Option::None,
                })
            }
        }
    };
}

/// Functions of a packed position's index and the number of its pieces. A program is compiled for either word, which it
/// names `word`, since it has operators of integers, which generic const functions lack.
#[doc(hidden)]
#[macro_export]
macro_rules! packed_maps {
    ($layout:ident, |$index:ident, $pieces:ident|; $($map:ident $image:block)*) => { $(
        #[allow(non_camel_case_types)]
        #[cfg_attr(not(debug_assertions), inline(always))]
        const fn $map<__Word: $crate::Word>(
            index: __Word,
            $pieces: ::core::primitive::usize,
        ) -> __Word {
            use $crate::packed::program::*;
            if <__Word as $crate::Word>::BITS == 64 {
                type word = ::core::primitive::u64;
                let $index = $crate::programs::narrow(index);
                $crate::programs::from_narrow($image)
            } else {
                type word = ::core::primitive::u128;
                let $index = $crate::programs::wide(index);
                $crate::programs::from_wide($image)
            }
        }
    )* };
}

/// The image of a packed position, mapped piece by piece by a function of squares: for programs on packed positions.
#[doc(hidden)]
#[macro_export]
macro_rules! piece_by_piece {
    ($layout:ident, $index:ident, $pieces:ident, $square:ident => $image:expr) => {{
        let (mut image, mut piece) = (0, 0);
        while piece < $pieces {
            let $square = square::<$layout, word>($index, piece, $pieces);
            image |= put::<_, word>($image, piece, $pieces);
            piece += 1;
        }
        image
    }};
}

/// Conversions of packed positions to layouts of the same file: programs on indexes of either word.
#[doc(hidden)]
#[macro_export]
macro_rules! packed_conversions {
    (
        $layout:ident, |$index:ident, $pieces:ident|;
        $($visibility:vis $to:ident $target:ident $image:block;)*
    ) => {
        $crate::packed_maps! { $layout, |$index, $pieces|; $($to $image)* }

        /// # Conversions of packed positions
        ///
        /// These convert to layouts that are described together with this one, in const contexts; elsewhere there
        /// is [`Packed::convert`].
        ///
        /// [`Packed::convert`]: $crate::Packed::convert
        impl $layout { $(
            #[doc = ::core::concat!(
                "The packed position in [`", ::core::stringify!($target), "`], which must take words of the same size."
            )]
            #[inline(always)]
            $visibility const fn $to<__Word: $crate::Word, const N: ::core::primitive::usize>(
                position: $crate::Packed<Self, { N }>,
            ) -> $crate::Packed<$target, { N }>
            where
                Self: $crate::PackedLayout<{ N }, PackedWord = __Word>,
                $target: $crate::PackedLayout<{ N }, PackedWord = __Word>,
            {
                $crate::Packed::from_index_unchecked($to(position.index(), N))
            }
        )* }

        impl $crate::programs::PackedConversions for $layout {
            #[cfg_attr(not(debug_assertions), inline(always))]
            fn convert_packed<__Target: $crate::Layout, __Word: $crate::Word>(
                index: __Word,
                pieces: ::core::primitive::usize,
            ) -> ::core::option::Option<__Word> {
                $(if const { $crate::packed::same_positions::<__Target, $target>() } {
                    return ::core::option::Option::Some($to(index, pieces));
                })*
                ::core::option::Option::None
            }
        }
    };
}
