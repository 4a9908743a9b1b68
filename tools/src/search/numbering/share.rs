//! Shares of a search, for a cluster's own scheduler to spread over machines.

use std::fmt;
use std::str::FromStr;

/// One of several shares: `3/16`. Every task is in exactly one of them, on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    number: u64,
    of: u64,
}

impl Share {
    /// Whether a task, by a text that says what it is, belongs to this share.
    pub fn has(self, task: &str) -> bool {
        hash(task) % self.of == self.number - 1
    }
}

/// FNV-1a: the same on every machine and with every compiler.
fn hash(text: &str) -> u64 {
    let step = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    let mixed = text.bytes().fold(0xcbf2_9ce4_8422_2325, step);
    // Its low bits depend on those of the bytes alone.
    mixed ^ mixed >> 32
}

impl FromStr for Share {
    type Err = String;

    fn from_str(text: &str) -> Result<Share, String> {
        let wrong = || "a share is written as `3/16`, from 1/16 to 16/16".to_owned();
        let (number, of) = text.split_once('/').ok_or_else(wrong)?;
        let number: u64 = number.parse().map_err(|_| wrong())?;
        let of: u64 = of.parse().map_err(|_| wrong())?;
        if (1..=of).contains(&number) { Ok(Share { number, of }) } else { Err(wrong()) }
    }
}

/// `3-of-16`, as a part of file names.
impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-of-{}", self.number, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_task_is_in_one_share_and_no_share_is_much_larger() {
        let shares: Vec<Share> =
            (1..=16).map(|share| format!("{share}/16").parse().unwrap()).collect();
        let mut tasks = [0; 16];
        for task in 0..1600 {
            let task = format!("(0,1)\t{}\t{:x}\t{}", task % 7, task, task % 12);
            let owners: Vec<usize> = (0..16).filter(|&at| shares[at].has(&task)).collect();
            assert_eq!(owners.len(), 1);
            tasks[owners[0]] += 1;
        }
        assert!(tasks.iter().all(|tasks| (60..=150).contains(tasks)), "{tasks:?}");
    }

    #[test]
    fn shares_that_are_none_are_refused() {
        for text in ["0/3", "4/3", "1/0", "1", "a/b", "-1/3", "1/3/3", ""] {
            assert!(text.parse::<Share>().is_err(), "{text}");
        }
    }
}
