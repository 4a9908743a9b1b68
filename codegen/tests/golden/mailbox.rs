q::packed_flips! {
    flip_vertical_packed FlipVertical { index };
}
