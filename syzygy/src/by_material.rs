//! A hash table of materials.

use alloc::vec::Vec;

use crate::MaterialKey;

/// A map with materials as keys. A material and the same with colours exchanged share an entry.
#[derive(Debug)]
pub(crate) struct ByMaterial<T> {
    /// The slots, a power of two in number, of which some are free.
    slots: Vec<Option<(MaterialKey, T)>>,
    len: usize,
}

impl<T> Default for ByMaterial<T> {
    fn default() -> Self {
        ByMaterial { slots: Vec::new(), len: 0 }
    }
}

impl<T> ByMaterial<T> {
    /// The entry of a material, if there is one.
    #[inline]
    pub(crate) fn get(&self, material: MaterialKey) -> Option<&T> {
        if self.slots.is_empty() {
            return None;
        }
        match &self.slots[self.slot(material)] {
            Some((_, value)) => Some(value),
            None => None,
        }
    }

    /// The entry of a material, made if there is none.
    pub(crate) fn entry(&mut self, material: MaterialKey, make: impl FnOnce() -> T) -> &mut T {
        if 2 * self.len >= self.slots.len() {
            self.grow();
        }
        let slot = self.slot(material);
        self.len += usize::from(self.slots[slot].is_none());
        &mut self.slots[slot].get_or_insert_with(|| (material, make())).1
    }

    #[cfg(feature = "std")]
    pub(crate) fn values(&self) -> impl Iterator<Item = &T> {
        self.slots.iter().flatten().map(|(_, value)| value)
    }

    /// The slot of a material, or the free slot where it belongs; there is always a free one.
    #[inline]
    fn slot(&self, material: MaterialKey) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = (material.hash() >> 32) as usize & mask;
        while let Some((found, _)) = &self.slots[slot]
            && *found != material
            && *found != material.exchanged()
        {
            slot = (slot + 1) & mask;
        }
        slot
    }

    fn grow(&mut self) {
        let slots = (2 * self.slots.len()).max(16);
        let old = core::mem::take(&mut self.slots);
        self.slots.resize_with(slots, || None);
        for (material, value) in old.into_iter().flatten() {
            let slot = self.slot(material);
            self.slots[slot] = Some((material, value));
        }
    }
}
