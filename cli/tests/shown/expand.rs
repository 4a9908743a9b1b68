q::set_flips! {
    Lerf, |set|;
    flip_vertical FlipVertical { set.swap_bytes() };
}
