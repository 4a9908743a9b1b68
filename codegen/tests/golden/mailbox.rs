q::squares! {
    Mailbox, 2
}
q::square_flips! {
    Mailbox, U6, | number |; flip_vertical_square FlipVertical { number.wrapping_add(0)
    }; flip_horizontal_square FlipHorizontal { 0xb_u32.wrapping_sub(number) };
    rotate_180_square Rotate180 { 0xb_u32.wrapping_sub(number) };
}
q::square_constants! {
    Mailbox, U6; A1 5, B1 6,
}
q::packed_flips! {
    Mailbox, | index, pieces |; flip_vertical_packed FlipVertical { index };
    flip_horizontal_packed FlipHorizontal { mask::< Mailbox > (0b11, pieces) ^ index };
    rotate_180_packed Rotate180 { mask::< Mailbox > (0b11, pieces) ^ index };
}
