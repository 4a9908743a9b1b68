#[layout]
pub struct Name;
