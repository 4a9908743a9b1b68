//! Zones: squares, by the groups that may take them.

/// The most zones of a board: all that five groups can make. Xiangqi's men make ten.
pub(super) const ZONES: usize = 32;

/// Squares that the same groups may take. Each group is a bit, the first to be placed the lowest.
#[derive(Clone, Copy, Debug)]
pub(super) struct Zone {
    pub(super) groups: u8,
    pub(super) squares: u128,
}

/// Zones without squares in common, in the order of their groups.
#[derive(Clone, Copy, Debug)]
pub(super) struct Zones {
    pub(super) list: [Zone; ZONES],
    pub(super) len: usize,
}

impl Zones {
    pub(super) const NONE: Zones = Zones { list: [Zone { groups: 0, squares: 0 }; ZONES], len: 0 };

    /// Adds squares that these groups may take, and returns whether there was room.
    #[inline]
    pub(super) const fn add(&mut self, groups: u8, squares: u128) -> bool {
        if squares == 0 {
            return true;
        }
        let mut zone = 0;
        while zone < self.len && self.list[zone].groups < groups {
            zone += 1;
        }
        if zone < self.len && self.list[zone].groups == groups {
            self.list[zone].squares |= squares;
            return true;
        }
        if self.len == ZONES {
            return false;
        }
        let mut last = self.len;
        while last > zone {
            self.list[last] = self.list[last - 1];
            last -= 1;
        }
        self.list[zone] = Zone { groups, squares };
        self.len += 1;
        true
    }
}
