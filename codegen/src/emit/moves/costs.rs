//! What the functions of pieces of any movement cost.

use super::super::pieces;
use super::super::squares;
use super::Emitter;
use crate::layout::WordSize;
use crate::lower::Function;
use crate::lower::cost::Counter;
use crate::lower::function_cost::FunctionCost;
use crate::lower::moves::{hopper_name, ride_name};
use crate::model::movement::Rule;
use crate::solve::moves::routes::range;

/// The bytes of a way to move in the lists that are walked, where addresses have 64 bits.
const TAKEN: usize = 64;

/// Operations on a square that is walked over: its file and rank, whether the board has it, its bit.
const WALKED: u32 = 12;

impl Emitter<'_> {
    /// What a lowered function costs.
    pub(super) fn cost(&self, function: &Function<'_>) -> FunctionCost {
        let packing = self.emission.layout.packing(WordSize::U64.bits());
        let elsewhere = |name: &str| self.of_rider(name);
        let functions = self.functions;
        Counter { functions, tables: &[], packing: &packing, elsewhere: &elsewhere }.cost(function)
    }

    /// What a function costs that looks up a rider, or a hopper in its tables.
    fn of_rider(&self, name: &str) -> FunctionCost {
        let (emission, bitboards) = (self.emission, self.bitboards);
        let mut rides = bitboards.sliders.iter().map(|solved| solved.ride);
        if let Some(ride) = rides.find(|&ride| ride_name(ride) == name) {
            return pieces::cost_of_ride(emission, bitboards, ride);
        }
        let hopper = bitboards.hoppers.iter().find(|hopper| hopper_name(hopper) == name);
        hopper.map_or(FunctionCost::default(), |hopper| {
            pieces::cost_of_hopper(emission, bitboards, hopper)
        })
    }

    /// What is walked at most, over lists of ways to move.
    pub(super) fn cost_of_routes(&self) -> FunctionCost {
        let board = self.emission.layout.board();
        let longest = u32::from(board.files().max(board.ranks())) - 1;
        let of_rule = |rule: &Rule| {
            let Some(range) = range(&rule.manner) else { return Vec::new() };
            let range = u32::from(range).min(longest);
            let steps = rule.steps.iter();
            steps.map(|(_, path)| range + 1 + path.len() as u32).collect::<Vec<_>>()
        };
        let ways: [Vec<u32>; 2] = match &self.piece.sides {
            Some(sides) => sides.each_ref().map(|rules| rules.iter().flat_map(of_rule).collect()),
            None => {
                let steps = self.piece.rides.iter().flat_map(|ride| ride.steps());
                let ways: Vec<u32> = steps.map(|_| longest + 1).collect();
                [ways.clone(), ways]
            }
        };
        let walked = ways.iter().map(|ways| ways.iter().sum::<u32>()).max().unwrap_or(0);
        let list = TAKEN * ways.iter().map(Vec::len).sum::<usize>();
        let places = squares::places(board.places());
        FunctionCost::loads(walked, "STEPS", list)
            .and(&FunctionCost::loads(walked, "PLACES", places))
            .and(&FunctionCost::loads(2, "COORDS", 2 * self.emission.entries()))
            .plus(WALKED * walked)
            .at_most()
    }
}
