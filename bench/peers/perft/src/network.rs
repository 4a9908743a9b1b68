//! A network in the format of Stockfish 18 with random weights, which suffices to compare two programs that read
//! such networks.

use quadrille_bench::Random;

/// The numbers of inputs: threats, and men by the king's square.
const THREATS: usize = 79_856;
const MEN: usize = 22_528;

/// The number of networks, by men and phase of the game.
const BUCKETS: usize = 8;

/// The bytes of a file with accumulators of `width` numbers, which are the same at every run.
pub fn random_network(width: usize) -> Vec<u8> {
    let mut random = Random::new(width as u64);
    let mut file = Vec::new();
    // A version, an unchecked hash, and no description; then the hash that tells which inputs there are.
    let kind = 0x8f23_4cb8 ^ (2 * width as u32);
    for word in [0x7af3_2f20, 0, 0, kind] {
        file.extend(u32::to_le_bytes(word));
    }
    numbers::<1>(&mut file, width, &mut random);
    bytes(&mut file, THREATS * width, &mut random);
    numbers::<1>(&mut file, MEN * width, &mut random);
    numbers::<2>(&mut file, (THREATS + MEN) * BUCKETS, &mut random);
    for _ in 0..BUCKETS {
        let hash = 1;
        words(&mut file, hash + 16, &mut random);
        bytes(&mut file, 16 * width, &mut random);
        words(&mut file, 32, &mut random);
        bytes(&mut file, 32 * 32, &mut random);
        words(&mut file, 1, &mut random);
        bytes(&mut file, 32, &mut random);
    }
    file
}

/// Numbers that LEB128 writes in this many bytes each, with seven bits in a byte.
fn numbers<const BYTES: usize>(file: &mut Vec<u8>, count: usize, random: &mut Random) {
    file.extend(b"COMPRESSED_LEB128");
    file.extend(((count * BYTES) as u32).to_le_bytes());
    for _ in 0..count {
        let mut number = random.word().to_le_bytes().map(|byte| byte | 0x80);
        number[BYTES - 1] &= 0x7f;
        file.extend(&number[..BYTES]);
    }
}

/// Words from 0 to 255.
fn words(file: &mut Vec<u8>, count: usize, random: &mut Random) {
    file.extend((0..count).flat_map(|_| (random.word() as u32 & 0xff).to_le_bytes()));
}

/// Bytes from -8 to 7, so that sums stay within their words.
fn bytes(file: &mut Vec<u8>, count: usize, random: &mut Random) {
    file.extend((0..count).map(|_| (random.word() as u8 & 15).wrapping_sub(8)));
}

/// The positions of random games, as FEN texts, in a list for each game.
pub fn random_games(count: usize) -> Vec<Vec<String>> {
    let mut random = Random::new(7);
    let mut game = || {
        let mut board = cozy_chess::Board::default();
        let mut positions = vec![board.to_string()];
        for _ in 0..80 {
            let mut moves = Vec::new();
            board.generate_moves(|of_piece| {
                moves.extend(of_piece);
                false
            });
            if moves.is_empty() {
                break;
            }
            board.play_unchecked(moves[random.below(moves.len() as u32) as usize]);
            positions.push(board.to_string());
        }
        positions
    };
    (0..count).map(|_| game()).collect()
}
