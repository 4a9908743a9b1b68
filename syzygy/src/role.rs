//! The kinds of men.

/// A kind of man.
///
/// ```
/// use quadrille_syzygy::Role;
/// assert_eq!(Role::Knight.letter(), 'N');
/// assert!(Role::ALL.iter().enumerate().all(|(number, &role)| role as usize == number));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Role {
    /// A pawn.
    Pawn,
    /// A knight.
    Knight,
    /// A bishop.
    Bishop,
    /// A rook.
    Rook,
    /// A queen.
    Queen,
    /// A king.
    King,
}

impl Role {
    /// All six roles, in the order in which tables number them from 1.
    ///
    /// ```
    /// use quadrille_syzygy::Role;
    /// assert!(Role::ALL.iter().enumerate().all(|(number, &role)| role as usize == number));
    /// ```
    pub const ALL: [Role; 6] =
        [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

    /// The letter in names of materials.
    ///
    /// ```
    /// assert_eq!(quadrille_syzygy::Role::King.letter(), 'K');
    /// ```
    pub const fn letter(self) -> char {
        ['P', 'N', 'B', 'R', 'Q', 'K'][self as usize]
    }

    pub(crate) fn from_letter(letter: char) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.letter() == letter)
    }
}
